import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { faultsOf, twoViews } from '../accessibility/axe.ts'
import type { Person } from '../app-installation.ts'
import type { Stage } from '../stage.ts'
import { address, atTab, item, overflow, phone } from './tab.ts'

export function webhooks(stage: Stage): void {
  describe('a webhook', () => {
    it('is added, its secret copied once, tested, disabled and deleted', async () => {
      const { page, screen } = await atTab(stage)
      await screen.heading('No webhooks yet').waitFor()
      await screen.button('Add Webhook').click()
      const dialog = screen.dialog()
      await dialog.getByRole('button', { name: 'Add Webhook' }).click()
      await dialog.getByText('Please enter the address that is to be told', { exact: true }).waitFor()
      await dialog.getByLabel('Address').fill(address)
      await dialog.getByLabel('A review failed').uncheck()
      await dialog.getByLabel('A report is ready').uncheck()
      await dialog.getByRole('button', { name: 'Add Webhook' }).click()
      await dialog.getByText('Please choose at least one event', { exact: true }).waitFor()
      await dialog.getByLabel('A report is ready').check()
      await dialog.getByRole('button', { name: 'Add Webhook' }).click()

      await screen.heading('Your new webhook').waitFor()
      expect(await dialog.getByLabel(address).inputValue()).toMatch(/^whsec_/)
      await page.keyboard.press('Escape')
      await dialog.getByText('The secret has not been copied yet', { exact: false }).waitFor()
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
      await dialog.getByRole('button', { name: 'Done' }).click()

      const row = item(page, address)
      await row.getByText('Enabled', { exact: true }).waitFor()
      expect(await page.content()).not.toContain('whsec_')
      await screen.button(`Deliveries to ${address}`).click()
      await dialog.getByText('The log keeps 30 days, and of those the newest 2,000.', { exact: false }).waitFor()
      await dialog.getByText('Nothing was sent yet.').waitFor()
      await dialog.getByRole('button', { name: 'Send Test Event' }).click()
      await screen.told('Test event sent')
      await dialog.getByRole('button', { name: /webhook.test/ }).click()
      await dialog.getByText('This is a test. Nothing has happened.', { exact: false }).waitFor()
      await page.keyboard.press('Escape')

      await screen.button(`Edit ${address}`).click()
      await dialog.getByRole('button', { name: 'Disable' }).click()
      await screen.told('Webhook disabled')
      await row.getByText('You disabled it. Nothing is sent until you enable it.').waitFor()
      await screen.button(`Edit ${address}`).click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      expect(await screen.question().textContent()).toContain(`Nothing is sent to ${address} any more`)
      await screen.question().getByRole('button', { name: 'Delete Webhook' }).click()
      await screen.told('Webhook deleted')
      await screen.heading('No webhooks yet').waitFor()
    })

    it('says that it was disabled for its failures, and shows the answers', async () => {
      const before = async ({ client }: Person) => {
        const { id } = await client.call('createWebhook', { body: { url: address, events: ['review.completed'] } })
        const { id: delivery } = await client.call('testWebhook', { params: { id } })
        const { sql } = stage.installation.database
        await sql`insert into webhook_attempts
        (delivery_id, number, url, request_headers, started_at, duration_ms, response_status, response_headers, response_body)
        values (${delivery}, 1, ${address}, '{"webhook-id":"x"}', now(), 120, 503, '{"server":"nginx"}', 'busy')`
        await sql`update webhook_deliveries set attempts = 1, next_attempt_at = now() + interval '1 day' where id = ${delivery}`
        await sql`update webhook_endpoints set disabled_at = now(), disabled_reason = 'failing' where id = ${id}`
      }
      const { page, screen } = await atTab(stage, { before })
      await item(page, address).getByText('Nothing got through for five days', { exact: false }).waitFor()
      await screen.button(`Deliveries to ${address}`).click()
      await screen
        .dialog()
        .getByRole('button', { name: /webhook.test 503 120 ms/ })
        .click()
      await screen.dialog().getByText('Answer', { exact: true }).click()
      await screen.dialog().getByText('busy', { exact: false }).waitFor()
      expect(await screen.dialog().getByRole('button', { name: 'Send Again' }).isDisabled()).toBe(true)
      expect(await faultsOf(page, twoViews)).toEqual([])

      await page.goto('/dashboard')
      await page.getByText('A webhook was disabled because nothing got through to it.').waitFor()
      await page.getByRole('link', { name: 'See why under Developer' }).click()
      await screen.button(`Edit ${address}`).click()
      await screen.dialog().getByRole('button', { name: 'Enable' }).click()
      await screen.told('Webhook enabled')
      await page.goto('/dashboard')
      await screen.heading('Nothing on the table yet').waitFor()
      expect(await page.getByText('was disabled').count()).toBe(0)
    })
  })

  describe('a deploy hook', () => {
    it('is added with an address and a secret, shows its calls, and is deleted', async () => {
      const { page, screen } = await atTab(stage)
      await screen.button('Add Deploy Hook').click()
      const dialog = screen.dialog()
      await dialog.getByLabel('Name').fill('Our website')
      await dialog.getByLabel('Who calls').selectOption('vercel')
      await dialog.getByText('Vercel takes the address, and then shows a secret of its own', { exact: false }).waitFor()
      await dialog.getByLabel('Who calls').selectOption('generic')
      await dialog.getByLabel('Page to review (optional)').fill('https://example.org/')
      await dialog.getByRole('button', { name: 'Add Deploy Hook' }).click()
      await screen.heading('Your new deploy hook').waitFor()
      const secret = await dialog.getByRole('textbox').inputValue()
      await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
      await dialog.getByRole('button', { name: 'Done' }).click()
      const row = item(page, 'Our website')
      const hook = (await row.locator('code').textContent()) ?? ''
      expect(new URL(hook).pathname).toMatch(/^\/api\/hooks\/[0-9a-f-]{36}$/)
      const deployment = randomUUID()
      const answer = await fetch(hook, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}` },
        body: JSON.stringify({ deployment }),
      })
      expect(answer.status).toBe(202)
      await screen.button('Calls of Our website').click()
      await dialog.getByText('The log keeps 30 days, and of those the newest 2,000.', { exact: false }).waitFor()
      const call = dialog.getByRole('listitem').filter({ hasText: deployment })
      await call.getByText('Review started').waitFor()
      await call.getByRole('link', { name: 'Open project' }).waitFor()
      await page.keyboard.press('Escape')
      await screen.button('Edit Our website').click()
      await dialog.getByRole('button', { name: 'Delete' }).click()
      await screen.question().getByRole('button', { name: 'Delete Deploy Hook' }).click()
      await screen.told('Deploy hook deleted')
      await screen.heading('No deploy hooks yet').waitFor()
    })

    it('shows Vercel its address first, then takes Vercel’s secret, at once or later', async () => {
      const { page, screen } = await atTab(stage)
      await screen.button('Add Deploy Hook').click()
      const dialog = screen.dialog()
      await dialog.getByLabel('Name').fill('Our shop')
      await dialog.getByLabel('Who calls').selectOption('vercel')
      expect(await dialog.getByLabel('Production only').isChecked()).toBe(true)
      await dialog.getByRole('button', { name: 'Add Deploy Hook' }).click()
      await screen.heading('Connect Vercel').waitFor()
      const address = await dialog.getByLabel('Copy the address').inputValue()
      await dialog.getByRole('button', { name: 'Later' }).click()

      const row = item(page, 'Our shop')
      await row.getByText('Needs its secret', { exact: true }).waitFor()
      const told = JSON.stringify({
        type: 'deployment.succeeded',
        payload: { target: 'production', deployment: { id: randomUUID(), url: 'shop.example.org' } },
      })
      const secret = 'what Vercel has shown'
      const signed = { 'x-vercel-signature': createHmac('sha1', secret).update(told).digest('hex') }
      const tell = async () => (await fetch(address, { method: 'POST', headers: signed, body: told })).status
      expect(await tell()).toBe(401)
      await screen.button('Connect Our shop').click()
      await dialog.getByRole('button', { name: 'Save Secret' }).click()
      await dialog.getByText('A secret has from 16 to 200 characters', { exact: true }).waitFor()
      await dialog.getByLabel('Paste the secret that Vercel shows then').fill(secret)
      await dialog.getByRole('button', { name: 'Save Secret' }).click()
      await screen.told('Vercel is connected')
      await row.getByText('Enabled', { exact: true }).waitFor()
      expect(await tell()).toBe(202)
    })
  })

  describe('the tab', () => {
    it('fits a phone, and axe finds nothing in it', async () => {
      const url = `https://example.org/${'a-long-path/'.repeat(12)}`
      const before = async ({ client }: Person) => {
        await client.call('createWebhook', {
          body: { url, events: ['review.started', 'opinion.completed', 'review.completed'], description: 'Ours' },
        })
        await client.call('createHook', { body: { kind: 'github', name: 'A long name '.repeat(8), url } })
        await client.call('createHook', { body: { kind: 'vercel', name: 'Our shop' } })
        await client.call('createKey', { body: { name: 'A long name '.repeat(8), scopes: ['read', 'submit'] } })
      }
      const { page, screen } = await atTab(stage, { viewport: phone, before })
      await screen.button(`Edit ${url}`).waitFor()
      expect(await overflow(page)).toBe(0)
      expect(await faultsOf(page, twoViews)).toEqual([])
      await screen.button(`Edit ${url}`).click()
      await screen.dialog().getByLabel('Address').waitFor()
      expect(await faultsOf(page, twoViews)).toEqual([])
    })
  })
}
