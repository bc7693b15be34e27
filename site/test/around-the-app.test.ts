/** What surrounds the app: the theme that was chosen in it, portraits that do not load, parts of a build that is gone. */
import { describe, expect, it } from 'vitest'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })

describe('a theme that was chosen in the app', () => {
  it.each([
    ['/auth', true],
    ['/analysts', true],
    ['/nothing-here', true],
    ['/home', false],
  ])('%s shows it: %s', async (path, shows) => {
    const { page } = await stage.open({ colorScheme: 'light' })
    await page.goto('/auth')
    await page.evaluate(() => localStorage.setItem('panel.theme', 'dark'))
    await page.goto(path)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      shows ? 'dark' : 'light dark',
    )
  })
})

describe('what the server finds wrong with a form', () => {
  it('stands beside the field as well as in the notice', async () => {
    const [other, me] = await Promise.all([stage.installation.signUp(), stage.installation.signUp()])
    const { page } = await stage.open({ as: me })
    await page.goto('/profile')
    await page.getByLabel('Email').fill(`${other.username}@example.org`)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const field = page.getByRole('textbox', { name: 'Email', description: /Another account uses this email/ })
    await field.waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await page.locator('[data-sonner-toast]').getByText('Another account uses this email').waitFor()
    await field.fill('mine@example.org')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Profile updated').waitFor()
  })
})

describe('a page whose build has been replaced', () => {
  it('loads itself again, once, where a part of it is gone', async () => {
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
})
