/** Section 9: no polling, refetching or retries in the browser, and how long a notice stays. */
import { expect, it } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { opensOwn } from './routes.ts'
import { reason, refusal } from './wire.ts'

export function constants(stage: Stage): void {
  it('projects are read again when the window regains focus, but not the user or the sub-accounts', async () => {
    const { page } = await stage.open({ as: stage.user })
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    const focus = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await opensOwn(page, '/dashboard', 'Dashboard', 'Welcome back, Ines')
    await expect.poll(() => asked.filter(path => path === '/api/projects').length).toBe(1)
    // While a request is pending, no second one is sent.
    await page.locator('.skeleton, .waiting').first().waitFor({ state: 'detached' })
    const user = asked.filter(path => path === '/api/user').length
    await focus()
    await expect.poll(() => asked.filter(path => path === '/api/projects').length).toBe(2)
    expect(asked.filter(path => path === '/api/user').length).toBe(user)
    await page.goto('/profile#subaccounts')
    await screenOf(page).tab('Sub-Accounts').waitFor()
    await expect.poll(() => asked.filter(path => path === '/api/subaccounts').length).toBe(1)
    await focus()
    // Loaded data never becomes stale: returning to a tab sends no request.
    await screenOf(page).tab('Security').click()
    await screenOf(page).tab('Sub-Accounts').click()
    await page
      .getByRole('tabpanel')
      .getByRole('heading', { name: 'No sub-accounts yet' })
      .or(page.getByRole('table'))
      .waitFor()
    expect(asked.filter(path => path === '/api/subaccounts').length).toBe(1)
  })

  it('failed reads and changes are not repeated, nothing is polled, and a notice stays 5000 ms or until the next', async () => {
    const { page } = await stage.open({ as: stage.user, fresh: true })
    await page.clock.install()
    const { field, button, text, told, notices } = screenOf(page)
    const asked: string[] = []
    await page.route(
      url => url.pathname === '/api/projects',
      route => {
        asked.push(route.request().method())
        return asked.length === 2 ? route.fulfill(refusal) : route.abort()
      },
    )
    await page.goto('/projects')
    await text('Error loading projects. Please try again.').waitFor()
    await page.clock.runFor(10 * 60_000)
    expect(asked).toEqual(['GET'])
    await page.goto('/projects/create')
    await field('Project name').fill('Quillgate')
    await page.getByRole('radio', { name: 'Website' }).check()
    await field('Website URL').fill('https://quillgate.example/')
    const failed = async (words: string) => {
      await button('Save as draft').click()
      await notices.first().waitFor()
      await page.clock.runFor(100)
      await told('Failed to create project', words)
    }
    await failed(reason)
    await page.clock.runFor(3000)
    await failed('You seem to be offline')
    // The second has its own five seconds: the end of the first does not remove it.
    await page.clock.runFor(4500)
    expect(await notices.count()).toBe(1)
    await page.clock.runFor(1500)
    await expect.poll(() => notices.count()).toBe(0)
    await page.clock.runFor(10 * 60_000)
    expect(asked).toEqual(['GET', 'POST', 'POST'])
  })
}
