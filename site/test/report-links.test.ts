/** Links into a report: to its claims, choices, questions and tabs, on loading, reloading and going back. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { sampleReport } from '#api/test/made-report.ts'
import { reviewedOf } from './reviewed.ts'
import { screenOf } from './screen.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ worker: false })

async function opened(hash: string, permissions: string[] = []): Promise<Page> {
  const id = await reviewedOf(stage.installation, stage.user, sampleReport)
  const { page } = await stage.open({ as: stage.user, permissions })
  await page.goto(`/projects/${id}${hash}`)
  await screenOf(page).tab('Report').waitFor()
  return page
}

const selected = (page: Page, tab: string) =>
  page.getByRole('tab', { name: tab, exact: true, selected: true }).waitFor()

/** It is marked, and its top is in view. */
async function reached(page: Page, id: string): Promise<void> {
  await selected(page, 'Report')
  const top = () => page.locator(`#${id}:target`).evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
  await expect.poll(async () => (await top()).filter(y => y >= 0 && y < 300).length, { timeout: 5000 }).toBe(1)
}

it.each(['claim-3', 'choice-3', 'question-7'])('opens %s on a cold load and on reload', async id => {
  const page = await opened(`#${id}`)
  await reached(page, id)
  await page.mouse.wheel(0, -600)
  await page.reload()
  await reached(page, id)
})

it('goes back from claim to claim, and to a claim from another tab', async () => {
  const page = await opened('#claim-3')
  await reached(page, 'claim-3')
  await page.getByRole('link', { name: 'claim 1', exact: true }).first().click()
  await reached(page, 'claim-1')
  await screenOf(page).tab('AI Analysts').click()
  await page.goBack()
  await reached(page, 'claim-3')
  await page.goForward()
  await selected(page, 'AI Analysts')
})

it('opens the tab that the address names, and adds none of them to the history', async () => {
  const page = await opened('#analysts')
  await selected(page, 'AI Analysts')
  const before = await page.evaluate(() => history.length)
  for (const name of ['Report', 'Details', 'AI Analysts']) await screenOf(page).tab(name).click()
  expect(await page.evaluate(() => history.length)).toBe(before)
  expect(new URL(page.url()).hash).toBe('#analysts')
})

it('copies a link to a claim or a choice, and says so', async () => {
  const page = await opened('#report', ['clipboard-read', 'clipboard-write'])
  for (const [name, id] of [
    ['claim 2', 'claim-2'],
    ['choice C1', 'choice-1'],
  ] as const) {
    await screenOf(page).button(`Copy link to ${name}`).click()
    await screenOf(page).told('Link copied', `It leads to ${name}.`)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(page.url().replace('#report', `#${id}`))
  }
})

it('puts the link into the address where it may not copy', async () => {
  const page = await opened('#report')
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  await screenOf(page).button('Copy link to claim 2').click()
  await screenOf(page).told('Link not copied')
  await reached(page, 'claim-2')
})
