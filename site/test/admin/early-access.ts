import { beforeAll, describe, expect, it } from 'vitest'
import { type Desk, today } from './desk.ts'

export function earlyAccess(desk: Desk): void {
  const { button, field, heading, text, row, columns, options, search, count, sent, told, refused } = desk

  describe('/admin/early-access', () => {
    const dialog = () => desk.page.getByRole('dialog', { name: 'Update Email Status' })

    beforeAll(async () => {
      for (const email of ['Ines@Mosswick.example', 'ops@tallow.example'])
        await desk.admin.client.call('requestEarlyAccess', { body: { email } })
      await desk.opens('/admin/early-access')
    })

    it("has the specification's words, columns and filters", async () => {
      await text('Manage early access email submissions').waitFor()
      await row('ops@tallow.example').waitFor()
      await sent('GET /api/admin/early-access', null)
      await desk.faultless({ whole: true })
      await expect.poll(columns).toEqual(['Email', 'Status', 'Date', 'Notes', 'Actions'])
      const cells = await row('ops@tallow.example').getByRole('cell').allTextContents()
      expect(cells).toEqual(['ops@tallow.example', 'New', today, '–', 'Update'])
      expect(await options('Status')).toEqual(['All Statuses', 'New', 'Contacted', 'Subscribed', 'Rejected'])
      expect(await desk.page.getByRole('searchbox').getAttribute('placeholder')).toBe('Search by email')
      await search('mossWICK')
      await count('1 request found')
      await row('Ines@Mosswick.example').waitFor()
      await search('')
      await field('Status').selectOption('Rejected')
      await heading('No early access emails found').waitFor()
      await field('Status').selectOption('all')
      await row('ops@tallow.example').waitFor()
    })

    it('updates status and notes in a dialog that names the email, and the list fits a phone', async () => {
      await button('Update ops@tallow.example').click()
      await dialog().getByText('ops@tallow.example').waitFor()
      await desk.faultless()
      const notes = dialog().getByRole('textbox', { name: 'Notes' })
      expect(await notes.getAttribute('placeholder')).toBe('Add notes about this email submission')
      expect(await notes.getAttribute('rows')).toBe('4')
      const long = 'Asked for the finance panel; call on Thursday at ten, not before, and bring the plan.'
      const save = () => dialog().getByRole('button', { name: 'Save Changes' }).click()
      await refused('admin/early-access/*', 'Error', save, 'Failed to update email status')
      await button('Update ops@tallow.example').click()
      await notes.fill(long)
      for (const status of ['Subscribed', 'Contacted']) {
        if (!(await dialog().isVisible())) await button('Update ops@tallow.example').click()
        await dialog().getByLabel('Status').selectOption(status)
        await save()
        await dialog().waitFor({ state: 'detached' })
        await told('Success', 'Email status updated successfully')
        await sent('PUT /api/admin/early-access/{id}', { status: status.toLowerCase(), notes: long })
        await row('ops@tallow.example').getByText(status, { exact: true }).waitFor()
      }
      const cell = await row('ops@tallow.example').getByTitle(long).boundingBox()
      expect(cell?.width).toBeLessThanOrEqual(200)
      await desk.fitsPhone()
      await button('Update ops@tallow.example').click()
      expect(await dialog().getByLabel('Notes').inputValue()).toBe(long)
      await dialog().getByRole('button', { name: 'Cancel' }).click()
      await dialog().waitFor({ state: 'detached' })
    })

    it('says that the requests could not be loaded', async () => {
      await desk.offline(true)
      await field('Status').selectOption('Subscribed')
      await text('Failed to load early access emails').waitFor()
      await desk.faultless()
      await desk.offline(false)
      await button('Try again').click()
      await heading('No early access emails found').waitFor()
    })
  })
}
