/** Who may register, and each user's share, shown before a form is filled in rather than after. */
import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { invitationLink } from '#api/contracts/invitations.ts'
import { registrationMessages } from '#api/contracts/settings.ts'
import { defaultSettings } from '#db/limits.ts'
import type { RegistrationMode } from '#db/vocabulary.ts'
import { type Person, password } from '../app-installation.ts'
import { screenOf } from '../screen.ts'
import type { Stage } from '../stage.ts'
import { answerTo, wire } from './wire.ts'

const midnight = '; the count begins anew at midnight UTC.'
const said = {
  nearReviews: `82 of 100 reviews started today${midnight}`,
  nearCost: `The model has cost $16.40 of $20.00 for your reviews today${midnight}`,
  usedUp:
    'You have started 100 reviews today, which is the most there can be. The count begins anew at midnight (UTC).',
}

export function shares(stage: Stage): void {
  const set = (registration: RegistrationMode) => stage.admin.client.call('updateSettings', { body: { registration } })

  describe('who may register', () => {
    afterEach(() => set('open'))

    it('people with an invitation: its link opens the form, leaves the address, survives a reload, and is sent', async () => {
      await set('invitation')
      const { token } = await stage.admin.client.call('createInvitation', { body: {} })
      const { page } = await stage.open()
      const { field, button, heading, text, at } = screenOf(page)
      await page.goto('/auth?next=/projects#register')
      await text(registrationMessages.needed).waitFor()
      expect(await button('Create Account').count()).toBe(0)
      // Only the hash changes, as when somebody opens the link on this page.
      await page.goto(invitationLink('', token).replace('/auth', '/auth?next=/projects'))
      await heading('Create an account').waitFor()
      await expect.poll(() => new URL(page.url()).href).not.toContain(token)
      expect(new URL(page.url()).hash).toBe('#register')
      await page.reload()
      await field('Username').fill('invited')
      await field('Email').fill('invited@mosswick.example')
      await field('Password').fill(password)
      const request = await wire(page, 'POST /api/register', () => button('Create Account').click())
      expect(request.postDataJSON()).toMatchObject({ username: 'invited', invitation: token })
      await at('/projects')
      const [invitation] = await stage.admin.client.call('listInvitations')
      expect(invitation).toMatchObject({ usedBy: 'invited' })
    })

    it('nobody: a sentence instead of the form, while signing in still works', async () => {
      await set('closed')
      const { page } = await stage.open()
      const { field, button, text, tab } = screenOf(page)
      await page.goto('/auth#register')
      await text(registrationMessages.closed).waitFor()
      expect(await field('Email').count()).toBe(0)
      await tab('Sign In').click()
      await button('Sign In').waitFor()
    })
  })

  describe('a share', () => {
    let person: Person
    beforeAll(async () => {
      await stage.admin.client.call('updateSettings', { body: defaultSettings })
      person = await stage.installation.signUp({ firstName: 'Ines' })
    })
    const use = async (reviews: number, cost: number) => {
      const { sql } = stage.installation.database
      await sql`insert into daily_use (user_id, day, reviews, cost_micros)
        values (${person.id}, (now() at time zone 'utc')::date, ${reviews}, ${Math.round(cost * 1_000_000)})
        on conflict (user_id, day) do update set reviews = excluded.reviews, cost_micros = excluded.cost_micros`
    }
    const notes = (page: Page) => page.locator('.share-notes p').allTextContents()
    /** Whether the note with these words is above the element `what`. */
    const standsAbove = (page: Page, words: string, what: string) =>
      screenOf(page)
        .text(words)
        .evaluate(
          (note, selector) => Boolean(note.compareDocumentPosition(document.querySelector(selector) as Element) & 4),
          what,
        )

    it('is shown from four fifths on, on the dashboard and above the buttons; once used up, above the fields', async () => {
      const { page } = await stage.open({ as: person })
      const { heading, field, text } = screenOf(page)
      await use(79, 15.9)
      await answerTo(await wire(page, 'GET /api/user/use', () => page.goto('/dashboard')))
      await heading('Welcome back, Ines').waitFor()
      expect(await notes(page)).toEqual([])
      await use(82, 16.4)
      await page.reload()
      await text(said.nearReviews).waitFor()
      expect(await notes(page)).toEqual([said.nearReviews, said.nearCost])
      await page.goto('/projects/create')
      await field('Project name').waitFor()
      expect(await notes(page)).toEqual([said.nearReviews, said.nearCost])
      expect(await standsAbove(page, said.nearReviews, 'main form textarea')).toBe(false)
      expect(await standsAbove(page, said.nearReviews, 'main form .actions')).toBe(true)
      await use(100, 0)
      await page.reload()
      await field('Project name').waitFor()
      expect(await notes(page)).toEqual([said.usedUp])
      expect(await standsAbove(page, said.usedUp, 'main form input')).toBe(true)
    })

    it('is always shown in the profile', async () => {
      await use(82, 1.25)
      const { page } = await stage.open({ as: person })
      await page.goto('/profile')
      const share = page.getByRole('region', { name: 'Your share' })
      await share.getByRole('listitem').first().waitFor()
      expect(await share.getByRole('listitem').allInnerTexts()).toEqual([
        'Reviews started today\n82 of 100',
        'Model cost today\n$1.25 of $20.00',
        'Storage\n0 MiB of 2 GiB',
      ])
      const filled = await share
        .locator('progress')
        .evaluateAll(all => all.map(it => (it as HTMLProgressElement).value))
      expect(filled).toEqual([0.82, 0.0625, 0])
    })
  })
}
