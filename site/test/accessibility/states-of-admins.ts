/** What an administrator can come upon. */
import type { Page } from 'playwright-core'
import { screenOf } from '../screen.ts'
import { desk, phone } from './axe.ts'
import { asItComes, failing, press, type State, said } from './state.ts'

const question = (page: Page) => screenOf(page).question().waitFor()

const lists: [list: string, address: string][] = [
  ['users', '/api/admin/users'],
  ['projects', '/api/admin/projects'],
  ['early-access', '/api/admin/early-access'],
  ['analysts', '/api/analysts'],
]

export const admins: State[] = [
  ...lists.flatMap(([list, address]): State[] => [
    { name: asItComes, as: 'admin', path: `/admin/${list}`, act: page => page.getByRole('table').waitFor() },
    {
      name: 'nothing there',
      as: 'admin',
      path: `/admin/${list}?q=zzz`,
      act: page => page.getByRole('searchbox').fill('zzz'),
    },
    { name: 'not loaded', as: 'admin', path: `/admin/${list}`, before: failing(address), act: said },
  ]),
  {
    name: 'a row’s menu',
    as: 'admin',
    path: '/admin/users',
    only: desk,
    act: page =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
  },
  {
    name: 'a row’s menu on a phone',
    as: 'admin',
    path: '/admin/projects',
    only: phone,
    async act(page) {
      await page.setViewportSize(phone)
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
    },
  },
  {
    name: 'deleting somebody',
    as: 'admin',
    path: '/admin/users',
    act: page =>
      screenOf(page)
        .choose('person1', 'Delete User')
        .then(() => question(page)),
  },
  {
    name: 'deleting a project',
    as: 'admin',
    path: '/admin/projects',
    act: page =>
      screenOf(page)
        .choose('Quillgate pricing page', 'Delete Project')
        .then(() => question(page)),
  },
  {
    name: 'a new analyst, with errors',
    as: 'admin',
    path: '/admin/analysts',
    async act(page) {
      await press('Add Analyst')(page)
      await screenOf(page).dialog().getByRole('button', { name: 'Create Analyst' }).click()
      await said(page)
    },
  },
  {
    name: 'leaving a dialog with changes',
    as: 'admin',
    path: '/admin/analysts',
    async act(page) {
      await press('Add Analyst')(page)
      await screenOf(page).dialog().getByLabel('Title').fill('Reader')
      await page.keyboard.press('Escape')
      await question(page)
    },
  },
  {
    name: 'deleting an analyst',
    as: 'admin',
    path: '/admin/analysts',
    act: page =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click()
        .then(() => question(page)),
  },
  {
    name: 'a request’s dialog',
    as: 'admin',
    path: '/admin/early-access',
    act: page => press('Update desk@vellum.example')(page).then(() => screenOf(page).dialog().waitFor()),
  },
]
