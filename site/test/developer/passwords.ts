/** The password: asked for before something is made that outlasts the session, and changed with the keys revoked. */
import { describe, expect, it } from 'vitest'
import { isWholeKey } from '#api/contracts/key-format.ts'
import { faultsOf, twoViews } from '../accessibility/axe.ts'
import { type Person, password } from '../app-installation.ts'
import type { Stage } from '../stage.ts'
import { address, asked, atTab, phone } from './tab.ts'

export function passwords(stage: Stage): void {
  /** Makes the person's last confirmed password an hour old. */
  const age = ({ id }: Person) =>
    stage.installation.database.sql`update sessions set confirmed_at = now() - interval '1 hour' where user_id = ${id}`

  describe('the password, if it was given too long ago', () => {
    it('is asked for over the form, which then continues, on a phone too', async () => {
      const { person, page, screen } = await atTab(stage, { viewport: phone })
      const { button, dialog, field, heading, told } = screen
      await age(person)
      await button('Create Key').click()
      await field('Name').fill('Deploys')
      expect(await dialog().getByLabel('Admin').count()).toBe(0)
      await dialog().getByLabel('Submit').uncheck()
      await dialog().getByRole('button', { name: 'Create Key' }).click()
      await heading('Your password, please').waitFor()
      expect(await faultsOf(page, twoViews)).toEqual([])
      await button('Continue').click()
      await dialog().getByText('Password is required', { exact: true }).waitFor()
      await field('Password').fill('wrong horse')
      await page.keyboard.press('Enter')
      await dialog().getByText('The password is wrong.', { exact: true }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      await button('Cancel').click()
      await told('Failed to create key', 'Please enter your password again')

      // Nothing that was typed is lost.
      expect(await field('Name').inputValue()).toBe('Deploys')
      await dialog().getByRole('button', { name: 'Create Key' }).click()
      await field('Password').fill(password)
      await button('Continue').click()
      await heading('Your new key').waitFor()
      expect(isWholeKey(await field('Deploys').inputValue())).toBe(true)
      expect(await person.client.call('listKeys')).toMatchObject([{ name: 'Deploys', scopes: ['read'] }])
    })

    it('is asked for once for a webhook’s new secret, and not again for a deploy hook', async () => {
      const before = ({ client }: Person) =>
        client.call('createWebhook', { body: { url: address, events: ['review.completed'] } })
      const { person, screen } = await atTab(stage, { before })
      const { button, dialog, field, heading, question } = screen
      await age(person)
      await button(`Edit ${address}`).click()
      await button('Rotate Secret').click()
      await question().getByRole('button', { name: 'Rotate Secret' }).click()
      await field('Password').fill(password)
      await button('Continue').click()
      await heading('The new secret').waitFor()
      await button('Copy').click()
      await button('Done').click()
      await button('Add Deploy Hook').click()
      await field('Name').fill('Our website')
      await dialog().getByRole('button', { name: 'Add Deploy Hook' }).click()
      await heading('Your new deploy hook').waitFor()
    })
  })

  describe('a new password', () => {
    it('revokes the keys if its owner asks for that', async () => {
      const { person, page, screen } = await atTab(stage)
      const { token } = await person.client.call('createKey', { body: { name: 'Found', scopes: ['read'] } })
      await person.client.call('createHook', { body: { kind: 'generic', name: 'Deploys' } })
      await page.goto('/profile#security')
      const { button, field, told } = screen
      const change = async (from: string, to: string) => {
        await field('Current password').fill(from)
        await field('New password').fill(to)
        await field('Confirm new password').fill(to)
        await button('Update Password').click()
      }
      await change(password, 'battery staple')
      await told('Password updated', 'Your other sessions have been ended.')
      expect((await asked(stage, token)).status).toBe(200)
      await page.getByRole('checkbox', { name: /^Also revoke my API keys/ }).check()
      await change('battery staple', password)
      await told('Password updated', 'Your API keys are revoked, and your webhooks and deploy hooks disabled')
      expect((await asked(stage, token)).status).toBe(401)
      expect(await page.getByRole('checkbox').isChecked()).toBe(false)
      expect(await person.client.call('listHooks')).toMatchObject([{ disabledAt: expect.any(String) }])
    })
  })
}
