import type { Page } from 'playwright-core'
import { screenOf } from '../../screen.ts'
import { desk, phone } from '../axe.ts'
import { again, asItComes, failing, leave, press, type State, type Step, said } from '../state.ts'

const question = (page: Page) => screenOf(page).question().waitFor()

/** Closes what is open first, because nothing behind an open menu or dialog can be reached. */
const left = (step: Step): Step => ({ ...step, act: page => leave(page).then(() => step.act(page)) })

const actions = (page: Page) =>
  page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()

const lists: Record<string, Step[]> = {
  users: [
    { name: asItComes, act: page => again(page).then(() => page.getByRole('table').waitFor()) },
    { name: 'a row’s menu', only: desk, act: actions },
    left({
      name: 'deleting somebody',
      act: page =>
        screenOf(page)
          .choose('person1', 'Delete User')
          .then(() => question(page)),
    }),
  ],
  projects: [
    {
      name: 'a row’s menu on a phone',
      only: phone,
      async act(page) {
        await page.setViewportSize(phone)
        await actions(page)
      },
    },
  ],
  'early-access': [
    {
      name: 'a request’s dialog',
      act: page => press('Update desk@vellum.example')(page).then(() => screenOf(page).dialog().waitFor()),
    },
  ],
  analysts: [
    {
      name: 'deleting an analyst',
      act: page =>
        page
          .getByRole('button', { name: /^Delete / })
          .first()
          .click()
          .then(() => question(page)),
    },
    left({
      name: 'a new analyst, with errors and no submission for a trial',
      async act(page) {
        await press('Add Analyst')(page)
        await press('Try it on a submission')(page)
        await page.getByText('Submit something first').waitFor()
        await screenOf(page).dialog().getByRole('button', { name: 'Create Analyst' }).click()
        await said(page)
      },
    }),
  ],
}

const settings: State = {
  name: asItComes,
  as: 'admin',
  path: '/admin/settings',
  act: page => screenOf(page).heading('No invitations').waitFor(),
  further: [
    {
      name: 'an invitation’s link, not yet copied',
      async act(page) {
        await press('Invite Somebody')(page)
        await screenOf(page).dialog().getByLabel('For whom (optional)').fill('Ada')
        await screenOf(page).dialog().getByRole('button', { name: 'Make Link' }).click()
        await press('Done')(page)
        await screenOf(page).dialog().getByRole('alert').waitFor()
      },
    },
    {
      name: 'the list, revoking an invitation',
      async act(page) {
        await press('Close without copying')(page)
        await press('Take back Ada')(page)
        await question(page)
      },
    },
  ],
}

const model: State = {
  name: 'not loaded',
  as: 'admin',
  path: '/admin/model',
  before: failing('/api/admin/model'),
  act: said,
  further: [{ name: asItComes, act: page => again(page).then(() => screenOf(page).field('Model').waitFor()) }],
}

export const admins: State[] = [
  ...Object.entries(lists).map(([list, further]): State => {
    const all = { as: 'admin', path: `/admin/${list}`, further } as const
    // All lists say in the same way that they could not be loaded, so one of them is enough.
    return list === 'users'
      ? { ...all, name: 'not loaded', before: failing('/api/admin/users'), act: said }
      : { ...all, name: asItComes, act: page => page.getByRole('table').waitFor() }
  }),
  settings,
  model,
]
