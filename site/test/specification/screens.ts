/** Section 2, the other screens: analysts by panel, and the profile. */
import { describe, expect, it } from 'vitest'
import { load, screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { day, failing } from './projects.ts'
import { opensOwn } from './routes.ts'

export function screens(stage: Stage): void {
  describe('/analysts', () => {
    const empty = {
      'All Analysts': 'No analysts found.',
      'Marketing Panel': 'No marketing analysts found.',
      'VC Strategy Panel': 'No VC strategy analysts found.',
    }

    it('says that analysts are loading, and on each tab if there are none', async () => {
      const { page } = await stage.open()
      const { tab, text } = screenOf(page)
      const held = Promise.withResolvers<void>()
      await page.route('**/api/analysts*', async route => {
        await held.promise
        await route.fulfill({ json: [] })
      })
      await page.goto('/analysts')
      await text('Loading analysts...').waitFor()
      held.resolve()
      for (const [name, words] of Object.entries(empty)) {
        await tab(name).click()
        await text(words).waitFor()
      }
      expect(await page.getByRole('tab').allTextContents()).toEqual(Object.keys(empty))
    })

    it("shows each analyst's mark or portrait, name, specialty and bio, and treats a 401 like any other error", async () => {
      const { page } = await stage.open()
      const { text } = screenOf(page)
      const [analyst] = await stage.user.client.call('listAnalysts')
      await page.goto('/analysts')
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: analyst?.name ?? '' }) })
      for (const words of [analyst?.specialty, analyst?.bio])
        await card.getByText(words ?? '', { exact: true }).waitFor()
      expect(await card.locator('img, svg').count()).toBe(1)
      await page.route('**/api/analysts*', route => route.fulfill({ ...failing, status: 401 }))
      await page.reload()
      await text('The analysts could not be loaded. Please try again.').waitFor()
    })
  })

  describe('/profile', () => {
    it.each(['user', 'admin'] as const)('shows a %s username, account type and joining date, read-only', async kind => {
      const { page } = await stage.visit(kind)
      await (kind === 'user' ? opensOwn(page, '/profile', 'Account Settings') : page.goto('/profile'))
      const facts = page.locator('main dl').locator('dt, dd')
      const type = kind === 'admin' ? 'Administrator' : 'Standard User'
      const { username } = stage[kind]
      await expect
        .poll(() => facts.allTextContents())
        .toEqual(['Username', username, 'Account Type', type, 'Member Since', day.format(new Date())])
      expect(await page.getByRole('tabpanel').getByRole('textbox').count()).toBe(3)
    })

    it('opens the Security tab by its hash, where two sections are disabled: Coming Soon', async () => {
      const { page } = await stage.visit('user')
      await load(page, '/profile#security')
      await page.getByRole('tab', { name: 'Security', exact: true, selected: true }).waitFor()
      await screenOf(page).heading('Change password').waitFor()
      const tabs = await page.getByRole('tab').allTextContents()
      expect(tabs.slice(0, 3)).toEqual(['Account Settings', 'Security', 'Sub-Accounts'])
      for (const name of ['Session Management', 'Two-Factor Authentication']) {
        const section = page.getByRole('tabpanel').locator('section').filter({ hasText: name })
        await section.getByText('Coming Soon', { exact: true }).waitFor()
        expect(await section.getByRole('button').isDisabled()).toBe(true)
      }
    })
  })
}
