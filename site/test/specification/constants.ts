/** Section 9: the defaults of queries in the browser: no polling, refetching or retries. */
import { expect, it } from 'vitest'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'

export function constants(stage: Stage): void {
  it('projects are read again when the window regains focus, but not the user or the sub-accounts', async () => {
    const { page } = await stage.open({ as: stage.user })
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) asked.push(pathname)
    })
    const focus = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await page.goto('/dashboard')
    await screenOf(page).heading('Welcome back, Ines').waitFor()
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

  it('failed reads and changes are not repeated, and nothing is polled', async () => {
    const { page } = await stage.open({ as: stage.user, fresh: true })
    await page.clock.install()
    const asked: string[] = []
    await page.route(
      url => url.pathname === '/api/projects',
      route => {
        asked.push(route.request().method())
        return route.abort()
      },
    )
    await page.goto('/projects')
    await screenOf(page).text('Error loading projects. Please try again.').waitFor()
    await page.clock.runFor(10 * 60_000)
    expect(asked).toEqual(['GET'])
    await page.goto('/projects/create')
    await screenOf(page).field('Project name').fill('Quillgate')
    await page.getByRole('radio', { name: 'Website' }).check()
    await screenOf(page).field('Website URL').fill('https://quillgate.example/')
    await screenOf(page).button('Save as draft').click()
    await expect.poll(() => asked).toEqual(['GET', 'POST'])
    await page.clock.runFor(10 * 60_000)
    expect(asked).toEqual(['GET', 'POST'])
  })
}
