/** What the specification leaves open: a lost connection, an expired session. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { sampleReport } from '#api/test/made-report.ts'
import { type Person, password } from '../app-installation.ts'
import { reviewedOf } from '../reviewed.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { lineTo } from '../upload-proxy.ts'
import { bearer, sent, wire } from './wire.ts'

async function fillIn(page: Page): Promise<void> {
  const { field } = screenOf(page)
  await field('Project name').fill('Seed deck')
  await page.getByRole('radio', { name: 'VC Strategy Panel' }).check()
  await field('Notes (optional)').fill('For the partners.')
}

async function isFilledIn(page: Page): Promise<void> {
  const { field } = screenOf(page)
  expect(await field('Project name').inputValue()).toBe('Seed deck')
  expect(await page.getByRole('radio', { name: 'VC Strategy Panel' }).isChecked()).toBe(true)
  expect(await field('Notes (optional)').inputValue()).toBe('For the partners.')
}

export function interruptions(stage: Stage): void {
  it('a connection lost in the middle of an upload loses nothing that was typed', async () => {
    const line = await lineTo(stage.installation.url)
    const { page } = await stage.open({ as: stage.user, baseURL: line.url })
    const { button, told, text } = screenOf(page)
    await page.goto('/projects/create')
    await fillIn(page)
    const words = Buffer.from('The plan costs 12 euros a month. '.repeat(20_000))
    await page.locator('input[type=file]').setInputFiles({ name: 'memo.txt', mimeType: 'text/plain', buffer: words })
    line.cutAfter = 200_000
    await button('Save as draft').click()
    await told('Failed to create project')
    await isFilledIn(page)
    await text('memo.txt').waitFor()
    expect(await page.getByRole('progressbar').count()).toBe(0)
    line.cutAfter = null
    // Section 7: the project is sent as a form with the file.
    const created = await wire(page, 'POST /api/projects', () => button('Save as draft').click())
    expect(await bearer(created)).toBe(`Bearer ${stage.user.token}`)
    expect(await created.headerValue('content-type')).toMatch(/^multipart\/form-data; boundary=/)
    await page.waitForURL(/\/projects\/\d+$/)
    await told('Project created successfully')
    expect(line.uploaded()).toMatchObject({
      name: 'Seed deck',
      contentType: 'document',
      panelId: '2',
      contentUrl: '',
      notes: 'For the partners.',
      file: 'memo.txt',
    })
  })

  it('a page whose build has been replaced reloads once if a part of it is gone', async () => {
    const { page, faults } = await stage.open({ as: await stage.installation.signUp() })
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Save Changes' }).waitFor()
    let gone = 0
    await page.route('**/_astro/toaster*.js', route => {
      gone += 1
      return gone === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue()
    })
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await loaded
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile updated').waitFor()
    expect(faults).toEqual([])
  })

  it('sends someone whose rights were taken away meanwhile to /dashboard', async () => {
    const former = await stage.installation.signUp({ admin: true })
    const { page } = await stage.open({ as: former })
    await page.goto('/admin/users')
    await page.getByRole('table').waitFor()
    await stage.installation.database.sql`update users set role = 'user' where id = ${former.id}`
    await page.getByLabel('Role', { exact: true }).selectOption('Admin')
    await page.waitForURL(url => url.pathname === '/dashboard')
  })

  describe('an expired session', () => {
    const end = (person: Person) => stage.installation.database.sql`delete from sessions where user_id = ${person.id}`

    async function backIn(page: Page, username: string): Promise<void> {
      const { field, text, button } = screenOf(page)
      await page.waitForURL(url => url.pathname === '/auth')
      await text('Your session has ended. Sign in to go on where you were.').waitFor()
      expect(await page.evaluate(() => localStorage.getItem('panel.token'))).toBeNull()
      await field('Username').fill(username)
      await field('Password').fill(password)
      await button('Sign In').click()
    }

    it('leads back to the form, which is still filled in', async () => {
      const person = await stage.installation.signUp()
      const { page } = await stage.open({ as: person })
      const address = '/projects/create?from=mail'
      await page.goto(address)
      await fillIn(page)
      await page.getByRole('radio', { name: 'Website' }).check()
      await screenOf(page).field('Website URL').fill('https://quillgate.example/')
      await end(person)
      await screenOf(page).button('Save as draft').click()
      await backIn(page, person.username)
      await page.waitForURL(url => url.pathname + url.search === address)
      await isFilledIn(page)
      expect(await screenOf(page).field('Website URL').inputValue()).toBe('https://quillgate.example/')
    })

    it('leads back to a report, with the note and the reason that were being typed, until they are saved', async () => {
      const person = await stage.installation.signUp()
      const { page } = await stage.open({ as: person })
      const { button, field, told } = screenOf(page)
      const id = await reviewedOf(stage.installation, person, sampleReport)
      await page.goto(`/projects/${id}#report`)
      await button('The opening line sounds like nobody else').click()
      await button('Note on claim 2').last().click()
      await field('Your note').fill('Ask Davor.')
      await end(person)
      await button('Save note').click()
      await backIn(page, person.username)
      const note = page.locator('#claim-2').getByLabel('Your note')
      await expect.poll(() => note.inputValue()).toBe('Ask Davor.')
      expect(await field('Your note').count()).toBe(1)
      await note.press('Escape')
      await button('Save note').click()
      await told('Note saved', 'Claim 2')
      await page.reload()
      await button('The opening line sounds like nobody else').click()
      await page.locator('#claim-2').getByText('Ask Davor.').waitFor()
      expect(await field('Your note').count()).toBe(0)
      await button('Dismiss claim 2').last().click()
      await button('Dismiss').click()
      await field('Why dismiss it?').selectOption('In my own words')
      expect(await page.getByText(/^Please/).count(), 'not before it is refused').toBe(0)
      await field('Your reason').fill('It is measured now.')
      await page.reload()
      await expect.poll(() => field('Your reason').inputValue()).toBe('It is measured now.')
      await button('Dismiss').click()
      await told('Dismissed', 'Claim 2')
    })

    it('leads to /auth in every open tab after signing out in one', async () => {
      const person = await stage.installation.signUp()
      const { page } = await stage.open({ as: person })
      await sent(await wire(page, 'GET /api/projects', () => page.goto('/projects')), person.token, null)
      await screenOf(page).title('Projects').waitFor()
      const other = await page.context().newPage()
      await other.goto('/dashboard')
      await other.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true }).click()
      await other.waitForURL(url => url.pathname === '/auth')
      await page.waitForURL(url => url.pathname === '/auth')
    })
  })
}
