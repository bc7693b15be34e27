import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sampleReport } from '#api/test/made-report.ts'
import { marks } from './report/marks.ts'
import { reviewedOf } from './reviewed.ts'
import { load, screenOf } from './screen.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })

/** One report on one page: each test goes on from where the last one left it. */
let id: number
let page: Page
beforeAll(async () => {
  const message = 'The model did not answer in time. Administrators see to it at /admin/model.'
  const missing = sampleReport.missing.map(one => ({ ...one, failure: { ...one.failure, message } }))
  id = await reviewedOf(stage.installation, stage.user, { ...sampleReport, missing, versions: { 1: 3 } })
  page = (await stage.visit('user')).page
})

const sections = (page: Page) => page.locator('.report > section > header h2').allTextContents()
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const inView = (page: Page, selector: string) =>
  expect.poll(() => page.locator(`${selector}:target`).evaluateAll(all => all.length)).toBe(1)

it('shows the report in the order of the method', async () => {
  await page.goto(`/projects/${id}#report`)
  await screenOf(page).heading('Record of this review').waitFor()
  expect(await sections(page)).toEqual([
    'First things',
    'Creative tension',
    'Who holds what',
    'Questions',
    'What was read',
    'The page as it was read',
    'Record of this review',
  ])
  const contents = await page.getByRole('navigation', { name: 'Contents' }).getByRole('listitem').allTextContents()
  expect(contents.slice(1, 5)).toEqual(['Creative tension2', 'Disputed2', 'Agreed3', 'Seen by one2'])
  await page.locator('.report p').first().filter({ hasText: '1 of 4 analysts did not speak. Anselm Roe:' }).waitFor()
  const { page: other } = await stage.visit('admin')
  await other.goto(`/projects/${id}#report`)
  await screenOf(other).link('/admin/model').waitFor()
  // Marks are offered to the owner only.
  await screenOf(other).button('Copy link to claim 1').waitFor()
  expect(await other.getByRole('button', { name: /^Done: / }).count()).toBe(0)
  await screenOf(other).tab('AI Analysts').click()
  await other.locator('.analyst a[href="/admin/model"]').waitFor()
  expect(await screenOf(page).link('/admin/model').count()).toBe(0)
  await page.getByText(/Prompts: .+, version 3\.$/).waitFor()
  await page.getByText('Checked and passed: 2').click()
  await page.getByText('contrast of text, totals of tables.').waitFor()
})

it('links the summary, the first things and the answers to their claims, and quotes to their words', async () => {
  // Links to passages appear once the document has loaded.
  await page.getByText('The words as they were read').waitFor()
  await screenOf(page).link('Claim 3').click()
  await inView(page, '#claim-3')
  const first = page.getByRole('region', { name: 'First things' })
  expect(await first.getByRole('listitem').count()).toBe(5)
  await first.getByRole('link', { name: 'The trial starts without a card' }).click()
  await inView(page, '#choice-1')
  await page.getByRole('region', { name: 'Questions' }).getByRole('link', { name: 'claim 1', exact: true }).click()
  await inView(page, '#claim-1')
  await article(page, 'The main saving has no source')
    .getByRole('link', { name: /^slide 2/ })
    .click()
  await page.getByText('Said: cuts waste by 38%.').waitFor()
  await inView(page, '#words-b5')
})

it('shows in a claim’s row who holds it, and opens the row into its suggestion, wordings and reasons', async () => {
  const row = page.getByRole('row', { name: /The main saving has no source/ })
  // Following the links has opened the row.
  await row.getByRole('button', { expanded: true }).click()
  // Analysts who neither raised nor voted have no column.
  expect(await page.getByRole('columnheader', { name: /Holt|Kane|Castellan|Roe/ }).allTextContents()).toEqual([
    'Vera Holt',
    'Idris Kane',
    'Noor Castellan',
  ])
  expect((await row.getByRole('cell').allTextContents()).slice(1)).toEqual(['raised it', 'raised it', 'holds'])
  const claim = article(page, 'The main saving has no source')
  expect(await claim.count()).toBe(0)
  await row.getByRole('button').press('Enter')
  await claim.getByText('To do: Name the bakeries, the weeks and how waste was weighed.').waitFor()
  await claim.getByText('Noor Castellan holds: No source stands on any slide.').waitFor()
  await claim.getByText('Vera Holt raised it.').waitFor()
  await claim.getByText('put it so: The number before the button proves nothing.').waitFor()
  await row.getByRole('button', { expanded: true }).click()
  expect(await claim.count()).toBe(0)
  await screenOf(page).button('Open all').click()
  await article(page, 'Nothing says how to leave').getByText('Looked for, and not found:').waitFor()
})

it('shows the sides of a split choice beside each other, and folds the unsplit ones', async () => {
  const split = article(page, 'The trial starts without a card and without a conversation.')
  await split.getByText('1 backs it').waitFor()
  await split.getByText('2 doubt it').waitFor()
  await split.getByText('Whoever starts alone may stop alone, and nobody learns why.').waitFor()
  await split.getByText('put it so: Nobody speaks with a bakery before its trial.').waitFor()
  await split.getByText('How many of those who started a trial alone came back in its second week?').waitFor()
  const undivided = screenOf(page).heading('The price is shown, and for chains it is not.')
  expect(await undivided.isVisible()).toBe(false)
  await page.getByText('One choice on which nobody is divided').click()
  await undivided.waitFor()
})

/** Waits until this element is the target of the address's hash, with its top in view. */
async function reached(page: Page, id: string): Promise<void> {
  await page.getByRole('tab', { name: 'Report', exact: true, selected: true }).waitFor()
  const top = () => page.locator(`#${id}:target`).evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  await expect.poll(async () => (await top()).filter(y => y >= 0 && y < 300).length, { timeout: 5000 }).toBe(1)
}

it('opens the place in the address on a cold load, on reload and on Back, and names each tab in the address', async () => {
  const { tab } = screenOf(page)
  await load(page, `/projects/${id}#choice-3`)
  await reached(page, 'choice-3')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('choice-3-title')
  await page.mouse.wheel(0, -600)
  await page.reload()
  await reached(page, 'choice-3')
  await page.getByRole('link', { name: 'claim 1', exact: true }).first().click()
  await reached(page, 'claim-1')
  await tab('AI Analysts').click()
  expect(new URL(page.url()).hash).toBe('#analysts')
  // The page says beside each analyst what it did in the review.
  await page.getByText('Could not finish: The model did not answer in time').filter({ visible: true }).waitFor()
  const deeds = await page.getByText(/^In this review: raised \d+ claims?, .+ answered\.$/).allTextContents()
  expect(deeds.length).toBe(sampleReport.analysts.length - sampleReport.missing.length)
  expect(new Set(deeds).size).toBeGreaterThan(1)
  const widths = await page.locator('.analyst .questions').evaluateAll(all => all.map(({ clientWidth }) => clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(250)
  await page.goBack()
  await reached(page, 'claim-1')
})

it('copies a link to a claim, or puts it into the address if copying is not allowed', async () => {
  const { button, told } = screenOf(page)
  await button('The opening line sounds like nobody else').click()
  await button('Copy link to claim 2').click()
  await told('Link copied', 'It leads to claim 2.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/\?review=.+#claim-2$/)
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await button('Copy link to claim 2').click()
  await told('Link not copied')
  await reached(page, 'claim-2')
})

describe('marks', () => marks(stage))
