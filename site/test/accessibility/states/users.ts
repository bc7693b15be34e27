import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { sampleReport } from '#api/test/made-report.ts'
import { screenOf } from '../../screen.ts'
import { phone } from '../axe.ts'
import { again, asItComes, empty, failing, openMenu, type Places, press, type State, said } from '../state.ts'

const share = (part: number) => (page: Page) =>
  page.route('**/api/user/use', route => {
    const of = (limit: number) => ({ used: limit * part, limit })
    const resetsAt = new Date().toISOString()
    return route.fulfill({ json: { reviews: of(100), cost: of(20), storedBytes: of(2 ** 31), resetsAt } })
  })
const open = (name: string) => (page: Page) => screenOf(page).tab(name).click()

const unfold = (page: Page) =>
  page.locator('details').evaluateAll(all => {
    for (const details of all as HTMLDetailsElement[]) details.open = true
  })

export const users = ({ draft, reviewed, failed }: Places): State[] => [
  {
    name: asItComes,
    as: 'user',
    path: '/dashboard',
    further: [{ name: 'the menu of small screens', only: phone, act: openMenu }],
  },
  {
    name: asItComes,
    as: 'user',
    path: '/projects',
  },
  {
    name: asItComes,
    as: 'user',
    path: '/projects/create',
    further: [
      {
        name: 'errors, for a document',
        act: page => press('Submit to the panel')(page).then(() => said(page)),
      },
    ],
  },
  { name: asItComes, as: 'user', path: '/projects/reports' },
  {
    name: 'share not loaded',
    as: 'user',
    path: '/profile',
    before: failing('/api/user/use'),
    act: said,
    further: [
      { name: asItComes, act: page => again(page).then(() => page.locator('progress').first().waitFor()) },
      {
        name: 'a notice',
        act: page => press('Save Changes')(page).then(() => screenOf(page).told('Profile updated')),
      },
      {
        name: 'no sub-accounts',
        act: page => open('Sub-Accounts')(page).then(() => screenOf(page).heading('No sub-accounts yet').waitFor()),
      },
      {
        name: 'the dialog, with errors',
        async act(page) {
          await press('Add Sub-Account')(page)
          await screenOf(page).dialog().getByRole('button', { name: 'Add Sub-Account' }).click()
          await said(page)
        },
      },
    ],
  },
  {
    name: 'nothing there, and shares nearly used',
    as: 'user',
    path: '/dashboard',
    before: page => empty('/api/projects')(page).then(() => share(0.9)(page)),
  },
  {
    name: 'a draft',
    as: 'user',
    path: `/projects/${draft}`,
    further: [{ name: 'its analysts', act: open('AI Analysts') }],
  },
  { name: 'a draft being edited', as: 'user', path: `/projects/${draft}/edit` },
  { name: 'a failed review', as: 'user', path: `/projects/${failed}` },
  {
    name: 'a running review',
    as: 'user',
    path: `/projects/${draft}`,
    before: running(draft),
    async act(page) {
      await page.getByRole('heading', { name: 'Analysis in progress' }).waitFor()
      await page.locator('.live-findings').waitFor()
      await page.getByText('2 findings, kept').waitFor()
      const ground = page.locator('.live-findings, .review-progress')
      const colours = await ground.evaluateAll(all => all.map(one => getComputedStyle(one).backgroundColor))
      expect(new Set(colours).size, 'no line of the axis runs through words').toBe(1)
      // The text and the axis use one clock, however long ago the page was opened.
      const [above = '', below = ''] = await page.locator('.review-progress header p, .axis .now').allTextContents()
      expect(below).toMatch(/^1 min \d\d s$/)
      expect(above).toContain(`${below} so far.`)
    },
  },
  {
    name: 'a report with something of everything, unfolded and marked',
    as: 'user',
    path: `/projects/${reviewed}#report`,
    async before(page) {
      await page.route('**/api/reports/project/*', route => route.fulfill({ json: sampleReport }))
      await page.route('**/api/projects/*/marks', route => route.fulfill({ json: marked }))
    },
    async act(page) {
      await screenOf(page).heading('Unverified').waitFor()
      await page.getByText('Your call: doubt it').first().waitFor()
      await press('Open all')(page)
      await page.getByRole('button', { name: 'Note on claim 1' }).last().click()
      await press('Dismiss claim 2')(page)
      await press('Dismiss')(page)
      await said(page)
      await unfold(page)
    },
    further: [
      { name: 'its details', act: open('Details') },
      { name: 'its menu', act: press('More') },
      {
        name: 'the dialog for a new version',
        act: page => press('Review a new version')(page).then(() => screenOf(page).dialog().waitFor()),
      },
    ],
  },
]

const made = { reason: null, note: '', version: 1, otherWords: false, updatedAt: new Date().toISOString() }
/** A claim that is done, one that is dismissed with a note, and a choice that is decided. */
const marked = {
  reviewId: crypto.randomUUID(),
  marks: [
    { ...made, id: '1-2', kind: 'claim', state: 'done' },
    { ...made, id: '2-1', kind: 'claim', state: 'dismissed', reason: 'later', note: 'In spring.' },
    { ...made, id: '2c1', kind: 'choice', state: 'doubt' },
  ],
}

/** Makes a draft look as if its review were running, with half of its analysts finished. */
const running = (id: number) => async (page: Page) => {
  const at = new Date().toISOString()
  const createdAt = new Date(Date.now() - 75_000).toISOString()
  const reviewId = 'running'
  await page.route(`**/api/projects/${id}`, async route => {
    const project = await (await route.fetch()).json()
    const review = { id: reviewId, status: 'running', engine: 'rubric', createdAt, finishedAt: null }
    await route.fulfill({ json: { ...project, status: 'in_progress', review } })
  })
  const events = [
    { type: 'source.read', blocks: 12 },
    ...[1, 2].map(analystId => ({ type: 'opinion.started', analystId })),
    { type: 'finding.drafted', analystId: 2, headline: 'No price is told', stance: 'concern', weight: 2 },
    { type: 'findings.withdrawn', analystId: 2, headlines: ['No price is told'] },
    { type: 'finding.drafted', analystId: 2, headline: 'The first customers are named', stance: 'strength' },
    { type: 'opinion.completed', analystId: 1, findings: 3, choices: 1, answers: 4 },
    // Kept from a run that failed.
    { type: 'opinion.completed', analystId: 3, findings: 2 },
  ]
  const body = events.map((event, seq) => `id: ${seq}\ndata: ${JSON.stringify({ seq, at, reviewId, ...event })}\n\n`)
  await page.route(`**/api/projects/${id}/events`, route =>
    route.fulfill({ contentType: 'text/event-stream', body: body.join('') }),
  )
}
