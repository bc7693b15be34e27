/** Every page in every state that it can be in. */
import path from 'node:path'
import type { Page, Route } from 'playwright-core'
import { screenOf } from '../screen.ts'
import type { Kind } from '../stage.ts'
import { desk, phone } from './axe.ts'

export interface State {
  name: string
  as: Kind
  path: string
  /** Before the page is loaded: what the server will say. */
  before?(page: Page): Promise<unknown>
  /** Once it stands. */
  act?(page: Page): Promise<unknown>
  sizes?: (typeof desk)[]
}

/** Addresses that only exist once the projects do. */
export interface Places {
  draft: number
  reviewed: number
  failed: number
}

const deck = path.resolve(import.meta.dirname, '../../../db/samples/sample-deck.pptx')
const broken = (route: Route) => route.fulfill({ status: 500, body: '' })
const failing = (address: string) => (page: Page) => page.route(`**${address}`, broken)
const empty = (address: string) => (page: Page) => page.route(`**${address}`, route => route.fulfill({ json: [] }))
const press = (name: string) => (page: Page) => screenOf(page).button(name).click()
const open = (name: string) => (page: Page) => screenOf(page).tab(name).click()
const said = (page: Page) => page.getByRole('alert').first().waitFor()

const guests: State[] = [
  ...['/', '/home', '/about', '/privacy', '/terms', '/analysts', '/auth', '/nowhere', '/early-access/thanks'].map(
    (address): State => ({ name: 'as it comes', as: 'guest', path: address }),
  ),
  {
    name: 'the menu of small screens',
    as: 'guest',
    path: '/home',
    sizes: [phone],
    async act(page) {
      await page.setViewportSize(phone)
      await press('Menu')(page)
    },
  },
  {
    name: 'no analysts',
    as: 'guest',
    path: '/analysts',
    before: empty('/api/analysts'),
    act: page => screenOf(page).text('No analysts found.').waitFor(),
  },
  { name: 'not loaded', as: 'guest', path: '/analysts', before: failing('/api/analysts'), act: said },
  { name: 'errors', as: 'guest', path: '/auth?why=ended', act: page => press('Sign In')(page).then(() => said(page)) },
  {
    name: 'errors',
    as: 'guest',
    path: '/auth#register',
    act: page => press('Create Account')(page).then(() => said(page)),
  },
]

const users = ({ draft, reviewed, failed }: Places): State[] => [
  ...['/dashboard', '/projects', '/projects/create', '/projects/reports', '/profile', '/profile#security'].map(
    (address): State => ({ name: 'as it comes', as: 'user', path: address }),
  ),
  ...['/dashboard', '/projects', '/projects/reports'].flatMap((address): State[] => [
    { name: 'nothing there', as: 'user', path: address, before: empty('/api/projects') },
    { name: 'not loaded', as: 'user', path: address, before: failing('/api/projects'), act: said },
  ]),
  { name: 'the account not loaded', as: 'user', path: '/dashboard', before: failing('/api/user'), act: said },
  {
    name: 'the menu of small screens',
    as: 'user',
    path: '/dashboard',
    sizes: [phone],
    async act(page) {
      await page.setViewportSize(phone)
      await press('Menu')(page)
    },
  },
  {
    name: 'filtered to nothing',
    as: 'user',
    path: '/projects',
    act: page => screenOf(page).field('Search projects').fill('zzz'),
  },
  {
    name: 'errors, for a document',
    as: 'user',
    path: '/projects/create',
    act: page => press('Submit to the panel')(page).then(() => said(page)),
  },
  {
    name: 'a file chosen',
    as: 'user',
    path: '/projects/create',
    act: page => page.locator('input[type=file]').setInputFiles(deck),
  },
  { name: 'a draft', as: 'user', path: `/projects/${draft}` },
  { name: 'a draft being edited', as: 'user', path: `/projects/${draft}/edit` },
  { name: 'its analysts', as: 'user', path: `/projects/${draft}`, act: open('AI Analysts') },
  {
    name: 'a question',
    as: 'user',
    path: `/projects/${draft}`,
    act: page => press('Delete')(page).then(() => screenOf(page).question().waitFor()),
  },
  { name: 'a failed review', as: 'user', path: `/projects/${failed}` },
  {
    name: 'a running review',
    as: 'user',
    path: `/projects/${draft}`,
    before: running(draft),
    act: page => page.getByRole('heading', { name: 'Analysis in progress' }).waitFor(),
  },
  { name: 'its details', as: 'user', path: `/projects/${reviewed}` },
  {
    name: 'its report',
    as: 'user',
    path: `/projects/${reviewed}#report`,
    act: page => page.getByRole('heading', { name: 'Record of this review' }).waitFor(),
  },
  {
    name: 'its report with everything unfolded',
    as: 'user',
    path: `/projects/${reviewed}#report`,
    async act(page) {
      await page.getByRole('heading', { name: 'Record of this review' }).waitFor()
      await page.locator('details').evaluateAll(all => {
        for (const details of all as HTMLDetailsElement[]) details.open = true
      })
    },
  },
  {
    name: 'no report',
    as: 'user',
    path: `/projects/${reviewed}#report`,
    before: page => page.route('**/api/reports/project/*', route => route.fulfill({ json: null })),
    act: page => screenOf(page).heading('No report available').waitFor(),
  },
  {
    name: 'report not loaded',
    as: 'user',
    path: `/projects/${reviewed}#report`,
    before: failing('/api/reports/project/*'),
    act: said,
  },
  { name: 'not found', as: 'user', path: '/projects/999999' },
  {
    name: 'errors',
    as: 'user',
    path: '/profile#security',
    act: page => press('Update Password')(page).then(() => said(page)),
  },
  {
    name: 'a notice',
    as: 'user',
    path: '/profile',
    act: page => press('Save Changes')(page).then(() => screenOf(page).told('Profile updated')),
  },
  {
    name: 'a bad notice',
    as: 'user',
    path: '/profile',
    before: page =>
      page.route('**/api/user', route => (route.request().method() === 'PUT' ? broken(route) : route.continue())),
    act: page => press('Save Changes')(page).then(() => screenOf(page).told('Update failed')),
  },
  { name: 'sub-accounts', as: 'user', path: '/profile#subaccounts', act: page => page.getByRole('table').waitFor() },
  { name: 'no sub-accounts', as: 'user', path: '/profile#subaccounts', before: empty('/api/subaccounts') },
  {
    name: 'sub-accounts not loaded',
    as: 'user',
    path: '/profile#subaccounts',
    before: failing('/api/subaccounts'),
    act: said,
  },
  {
    name: 'the dialog, with errors',
    as: 'user',
    path: '/profile#subaccounts',
    async act(page) {
      await press('Add Sub-Account')(page)
      await screenOf(page).dialog().getByRole('button', { name: 'Add Sub-Account' }).click()
      await said(page)
    },
  },
]

/** Lets a draft look as if its review ran: half of its analysts have written. */
const running = (id: number) => async (page: Page) => {
  const at = new Date().toISOString()
  const reviewId = 'running'
  await page.route(`**/api/projects/${id}`, async route => {
    const project = await (await route.fetch()).json()
    const review = { id: reviewId, status: 'running', engine: 'rubric', createdAt: at, finishedAt: null }
    await route.fulfill({ json: { ...project, status: 'in_progress', review } })
  })
  const events = [
    { type: 'source.read', blocks: 12 },
    ...[5, 6].map(analystId => ({ type: 'opinion.started', analystId })),
    { type: 'opinion.completed', analystId: 5, findings: 3 },
  ]
  const body = events.map((event, seq) => `id: ${seq}\ndata: ${JSON.stringify({ seq, at, reviewId, ...event })}\n\n`)
  await page.route(`**/api/projects/${id}/events`, route =>
    route.fulfill({ contentType: 'text/event-stream', body: body.join('') }),
  )
}

const question = (page: Page) => screenOf(page).question().waitFor()

const lists: [list: string, address: string][] = [
  ['users', '/api/admin/users*'],
  ['projects', '/api/admin/projects*'],
  ['early-access', '/api/admin/early-access*'],
  ['analysts', '/api/analysts'],
]

const admins: State[] = [
  ...lists.flatMap(([list, address]): State[] => [
    { name: 'as it comes', as: 'admin', path: `/admin/${list}`, act: page => page.getByRole('table').waitFor() },
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
    sizes: [desk],
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
    sizes: [phone],
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

export const statesOf = (places: Places): State[] => [...guests, ...users(places), ...admins]
