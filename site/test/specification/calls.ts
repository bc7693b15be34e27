/**
 * Section 7: each call's method, path, body and credential. Section 8: what is said when the server refuses one; for forms in
 * `validation.ts`. Those of administrators are in `admin/`.
 */
import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pressOn, tabTo, write } from '../accessibility/keyboard.ts'
import { password } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import { draftOf, type Stage } from '../stage.ts'
import { opensOwn } from './routes.ts'
import { bearer, refused, sent, wire } from './wire.ts'

export function calls(stage: Stage): void {
  describe('accounts', () => {
    it('POST /api/register, GET /api/user, POST /api/logout, POST /api/login, by keyboard alone and to no other site', async () => {
      const { page } = await stage.open()
      const { field, tab, heading, at, told } = screenOf(page)
      const enter = () => page.keyboard.press('Enter')
      await page.goto('/auth?next=https://elsewhere.example/')
      await tabTo(page, tab('Sign In'))
      await page.keyboard.press('ArrowRight')
      await heading('Create an account').waitFor()
      const account = { username: 'alma', email: 'alma@mosswick.example', password, firstName: 'Alma', lastName: null }
      await write(page, field('Username'), account.username)
      await write(page, field('Email'), account.email)
      await write(page, field('Password'), password)
      await write(page, field('First name (optional)'), account.firstName)
      const registered = await wire(page, 'POST /api/register', enter)
      expect(registered.postDataJSON()).toEqual(account)
      // Nobody is signed in yet, so there is no credential.
      expect(await bearer(registered)).toBeNull()
      await at('/dashboard')
      await told('Registration successful', 'Welcome, Alma!')
      const token = (await page.evaluate(() => localStorage.getItem('panel.token'))) ?? ''
      expect(token.length).toBeGreaterThan(20)
      await sent(await wire(page, 'GET /api/user', () => page.reload()), token, null)
      await heading('Welcome back, Alma').waitFor()
      const signOut = page.getByRole('banner').getByRole('button', { name: 'Sign Out', exact: true })
      await refused(page, 'logout', 'Logout failed', () => pressOn(page, signOut))
      await sent(await wire(page, 'POST /api/logout', () => pressOn(page, signOut)), token, null)
      await at('/auth')
      await told('Logged out successfully')
      await screenOf(page).text('You have been logged out').waitFor()
      expect(await page.evaluate(() => localStorage.getItem('panel.token'))).toBeNull()
      await write(page, field('Username'), account.username)
      await write(page, field('Password'), password)
      const login = await wire(page, 'POST /api/login', enter)
      expect(login.postDataJSON()).toEqual({ username: account.username, password })
      await at('/dashboard')
      await told('Login successful', 'Welcome back, Alma!')
    })

    it('PUT /api/user and PUT /api/user/password', async () => {
      const person = await stage.installation.signUp()
      const { page } = await stage.open({ as: person })
      const { field, button, tab, told, notices } = screenOf(page)
      await page.goto('/profile')
      // What only the server can refuse is told beside the field as well.
      await field('Email').fill(`${stage.user.username}@example.org`)
      await button('Save Changes').click()
      const email = page.getByRole('textbox', { name: 'Email', description: /Another account uses this email/ })
      await email.waitFor()
      expect(await email.getAttribute('aria-invalid')).toBe('true')
      await told('Update failed', 'Another account uses this email')
      await email.fill(`${person.username}@example.org`)
      await field('First name').fill('Ines')
      await field('Last name').fill('Osei')
      const details = { firstName: 'Ines', lastName: 'Osei', email: `${person.username}@example.org` }
      await sent(await wire(page, 'PUT /api/user', () => button('Save Changes').click()), person.token, details)
      await told('Profile updated')
      // Screen readers announce it, and it can be closed.
      expect(await page.locator('[aria-live=polite]').filter({ has: notices }).count()).toBe(1)
      await page.getByRole('button', { name: 'Close toast' }).click()
      await notices.waitFor({ state: 'detached' })
      await tab('Security').click()
      await field('Current password').fill(password)
      await field('New password').fill('battery staple')
      await field('Confirm new password').fill('battery staple')
      await sent(await wire(page, 'PUT /api/user/password', () => button('Update Password').click()), person.token, {
        currentPassword: password,
        newPassword: 'battery staple',
      })
      await told('Password updated')
    })

    it('GET, POST and DELETE /api/subaccounts, and the list again after each', async () => {
      const { page } = await stage.open({ as: stage.user })
      const { button, dialog, row, told } = screenOf(page)
      const { token } = stage.user
      await sent(await wire(page, 'GET /api/subaccounts', () => page.goto('/profile#subaccounts')), token, null)
      await button('Add Sub-Account').click()
      await dialog().getByLabel('Name').fill('Alma')
      await dialog().getByLabel('Email').fill('alma@mosswick.example')
      const add = () => dialog().getByRole('button', { name: 'Add Sub-Account' }).click()
      const again = page.waitForRequest(request => request.method() === 'GET' && request.url().endsWith('/subaccounts'))
      const body = { name: 'Alma', email: 'alma@mosswick.example' }
      await sent(await wire(page, 'POST /api/subaccounts', add), token, body)
      await again
      await told('Sub-account created')
      await row('alma@mosswick.example').waitFor()
      const [account] = await stage.user.client.call('listSubAccounts')
      const remove = () => button('Remove Alma').click()
      page.once('dialog', question => question.dismiss())
      await remove()
      await row('alma@mosswick.example').waitFor()
      expect(await stage.user.client.call('listSubAccounts')).toHaveLength(1)
      page.on('dialog', question => question.accept())
      await refused(page, 'subaccounts/*', 'Failed to delete sub-account', remove)
      await sent(await wire(page, `DELETE /api/subaccounts/${account?.id}`, remove), token, null)
      await row('alma@mosswick.example').waitFor({ state: 'detached' })
      await told('Sub-account deleted')
    })
  })

  describe('projects', () => {
    it('GET and DELETE /api/projects/{id}, and its report only once it is completed', async () => {
      const { page } = await stage.open({ as: stage.user })
      const { button, question, link } = screenOf(page)
      const id = await draftOf(stage.user, 'Tallow pricing page')
      const asked: string[] = []
      page.on('request', request => asked.push(new URL(request.url()).pathname))
      const opened = () => opensOwn(page, `/projects/${id}`, 'Tallow pricing page')
      await sent(await wire(page, `GET /api/projects/${id}`, opened), stage.user.token, null)
      await wire(page, 'GET /api/analysts/panel/marketing', () => screenOf(page).tab('AI Analysts').click())
      expect(asked.filter(path => path.startsWith('/api/reports'))).toEqual([])

      await stage.admin.client.call('updateProject', { params: { id }, body: { status: 'completed' } })
      await wire(page, `GET /api/reports/project/${id}`, () => page.reload())
      expect(await link('Edit').count()).toBe(0)
      const ask = async () => {
        await button('More').click()
        await button('Delete').click()
        await question()
          .getByText('Are you sure you want to delete this project? This action cannot be undone.')
          .waitFor()
      }
      await ask()
      const remove = () => question().getByRole('button', { name: 'Delete' }).click()
      await refused(page, 'projects/*', 'Error deleting project', remove)
      await ask()
      await sent(await wire(page, `DELETE /api/projects/${id}`, remove), stage.user.token, null)
      await screenOf(page).told('Project deleted')
    })
  })

  it('a double press sends one request, and a project is deleted by keyboard after a question', async () => {
    const person = await stage.installation.signUp()
    const { page } = await stage.open({ as: person })
    const { button, question, notices, told, text, at } = screenOf(page)
    const id = await draftOf(person, 'Tallow pricing page')
    const sent: string[] = []
    page.on('request', request => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    })
    const twice = (pressed: Locator) =>
      pressed.evaluate((element: HTMLElement) => {
        element.click()
        element.click()
      })
    await page.goto(`/projects/${id}`)
    await twice(button('Submit to the panel'))
    await button('Cancel review').click()
    await question().getByText('“Tallow pricing page” becomes a draft again', { exact: false }).waitFor()
    // No second request, and so no notice of its failure.
    expect(await notices.count()).toBe(0)
    await twice(question().getByRole('button', { name: 'Cancel review' }))
    await told('Review cancelled', 'Tallow pricing page is a draft again.')
    await text('The last review was cancelled, so it has no report.').waitFor()
    // Cancel has the focus, so that nobody deletes by pressing Enter twice.
    await pressOn(page, button('Delete'))
    await question().getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Escape')
    await question().waitFor({ state: 'detached' })
    // The dialog gives the focus back one frame later.
    await button('Delete').and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await tabTo(page, question().getByRole('button', { name: 'Delete' }))
    await twice(question().getByRole('button', { name: 'Delete' }))
    await at('/projects')
    await told('Project deleted')
    const project = `/api/projects/${id}`
    expect(sent).toEqual([`POST ${project}/submit`, `POST ${project}/cancel`, `DELETE ${project}`])
  })
}
