import { beforeAll, describe, expect, it } from 'vitest'
import { defaultSettings } from '#db/limits.ts'
import { type Desk, today } from './desk.ts'

export function settings(desk: Desk): void {
  const { button, field, heading, text, row, columns, question, sent, told } = desk
  const dialog = () => desk.page.getByRole('dialog')
  const saved = () => desk.admin.client.call('getSettings')

  describe('/admin/settings', () => {
    beforeAll(async () => {
      await desk.admin.client.call('updateSettings', { body: defaultSettings })
      await desk.opens('/admin/settings')
    })

    it('shows who may register, the shares, and what each number means', async () => {
      expect(await desk.page.getByRole('radio', { name: 'Open' }).isChecked()).toBe(true)
      for (const [label, value] of [
        ['Reviews at once', '2'],
        ['Reviews a day', '100'],
        ['Storage (MiB)', '2048'],
        ['Model cost a day (US dollars)', '20'],
      ] as const)
        expect(await field(label).inputValue()).toBe(value)
      for (const read of ['settings', 'invitations']) await sent(`GET /api/admin/${read}`, null)
      await heading('No invitations').waitFor()
      await desk.faultless({ whole: true })
      const hint = desk.page.getByText(/^2 GiB for /)
      await hint.waitFor()
      await field('Storage (MiB)').fill('512')
      await desk.page.getByText(/^512 MiB for /).waitFor()
    })

    it('saves what was changed here, and keeps what another administrator changed meanwhile', async () => {
      await desk.admin.client.call('updateSettings', { body: { reviewsPerDay: 40 } })
      await desk.page.getByRole('radio', { name: 'By invitation' }).check()
      await field('Model cost a day (US dollars)').fill('2.5')
      await desk.withPassword(() => button('Save Settings').click())
      await told('Settings saved', 'They hold from now on, for everybody.')
      await sent('PUT /api/admin/settings', { registration: 'invitation', storedMiB: 512, costPerDay: 2.5 })
      const changed = { registration: 'invitation', storedMiB: 512, costPerDay: 2.5, reviewsPerDay: 40 }
      expect(await saved()).toEqual({ ...defaultSettings, ...changed })
      expect(await field('Reviews a day').inputValue()).toBe('40')
      await text('Each link lets one person make an account, within 14 days.').waitFor()
    })

    it('makes an invitation whose link is shown once, and keeps it through an accidental close', async () => {
      await button('Invite Somebody').click()
      await dialog().getByLabel('For whom (optional)').fill('Ada, from the accelerator')
      await desk.page.route('**/invitations', route => route.abort())
      await dialog().getByRole('button', { name: 'Make Link' }).click()
      await told('Failed to make an invitation', 'Panel cannot be reached')
      await desk.page.unroute('**/invitations')
      // Above the dialog that it is about, a notice can be closed, and the dialog stays.
      await button('Close toast').click()
      await desk.withPassword(() => dialog().getByRole('button', { name: 'Make Link' }).click())
      const link = await dialog().getByLabel('Ada, from the accelerator').inputValue()
      await sent('POST /api/admin/invitations', { note: 'Ada, from the accelerator' })
      expect(link).toMatch(new RegExp(`^${desk.installation.url}/auth#invitation=[\\w-]{20,}$`))
      await desk.page.keyboard.press('Escape')
      await dialog().getByRole('alert').filter({ hasText: 'The link has not been copied yet.' }).waitFor()
      await desk.faultless()
      await dialog().getByRole('button', { name: 'Close without copying' }).click()
      await dialog().waitFor({ state: 'detached' })
      await row('Ada, from the accelerator').waitFor()
      expect(await desk.page.content()).not.toContain(link)
    })

    it('lists the recipient and the outcome of each invitation, and removes used ones', async () => {
      const { id, token } = await desk.admin.client.call('createInvitation', { body: { note: 'Bea' } })
      const body = { username: 'bea', email: 'bea@mosswick.example', password: 'correct horse', invitation: token }
      await desk.admin.client.call('register', { body })
      await desk.page.reload()
      await row('Bea').waitFor()
      await desk.faultless()
      expect(await columns()).toEqual(['For', 'State', 'Made', 'Expires', 'Actions'])
      const cells = (name: string) => row(name).getByRole('cell').allTextContents()
      expect((await cells('Bea')).slice(0, 3)).toEqual(['Bea', 'Used by bea', today])
      await button('Remove Bea').click()
      await question().getByText('The account that was made with it stays.').waitFor()
      await question().getByRole('button', { name: 'Remove' }).click()
      await told('Invitation removed', 'Bea is no longer listed.')
      await row('Bea').waitFor({ state: 'detached' })
      expect(await desk.admin.client.call('listInvitations')).not.toContainEqual(expect.objectContaining({ id }))
    })

    it('withdraws an invitation after a question, and moves the focus into the list', async () => {
      await button('Take back Ada, from the accelerator').click()
      await question().getByText('will no longer work').waitFor()
      await question().getByRole('button', { name: 'Take Back' }).click()
      await told('Invitation taken back', 'The link for Ada, from the accelerator no longer works.')
      await sent('DELETE /api/admin/invitations/{id}', null)
      await row('Ada, from the accelerator').waitFor({ state: 'detached' })
      await expect.poll(() => desk.page.evaluate(() => document.activeElement?.id)).toBe('list')
    })
  })
}
