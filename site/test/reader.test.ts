/** The report on the pages: a real deck, drawn by the worker, with a report that quotes it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ProjectReport } from '#api/contracts/report.ts'
import { choice, claim, madeReport } from '#api/test/made-report.ts'
import { stageFor } from './stage.ts'

const stage = stageFor({ pages: true })
const deck = new URL('../../db/samples/sample-deck.pptx', import.meta.url)
let id: number

type Quote = ProjectReport['claims'][number]['quotes'][number]

async function reviewed() {
  const { client } = stage.user
  const file = new File([readFileSync(deck)], 'deck.pptx')
  const body = { name: 'Sample deck', contentType: 'document', panelId: 2, submit: true } as const
  id = (await client.call('createProject', { body, file })).id
  await expect
    .poll(async () => (await client.call('getProject', { params: { id } })).status, { timeout: 60_000 })
    .toBe('completed')
  await expect
    .poll(async () => (await client.call('projectPages', { params: { id } })).finished, { timeout: 60_000 })
    .toBe(true)
  const { blocks } = await client.call('projectDocument', { params: { id } })
  const quotes = blocks.flatMap(({ id: blockId, text, where }): Quote[] =>
    where.kind === 'slide' && text.length > 20
      ? [{ blockId, text: text.slice(0, 60), where, place: `slide ${where.slide}` }]
      : [],
  )
  const claims = quotes.map((quote, at) =>
    claim({
      id: `1-${at}`,
      number: at + 1,
      headline: `The line “${quote.text.slice(0, 30)}” says little`,
      text: 'It gives a figure and neither its base nor its source, so that nobody can check it.',
      suggestions: ['Name the source beside the figure.'],
      stance: at % 3 === 0 ? 'strength' : 'concern',
      lookedFor: at % 3 === 2 ? 'a source, on every slide' : null,
      weight: ((at % 3) + 1) as 1 | 2 | 3,
      raised: [{ analystId: (at % 4) + 5, headline: 'x', text: 'x' }],
      quotes: [quote],
    }),
  )
  claims.push(
    claim({ id: 'none', number: claims.length + 1, headline: 'Nobody is named', quotes: [], lookedFor: 'names' }),
  )
  const report = madeReport({ claims, choices: [choice({ quotes: quotes.slice(8, 9) })] })
  const analysts = await client.call('listPanelAnalysts', { params: { panelType: 'vc' }, query: {} })
  await stage.installation.database
    .sql`update reports set report = ${JSON.stringify({ ...report, analysts: analysts.slice(0, 4).map(({ id, name, title }) => ({ id, name, title })) })}::jsonb`
}

it('shots', async () => {
  await reviewed()
  for (const scheme of ['light', 'dark'] as const)
    for (const width of [1440, 375]) {
      const { page } = await stage.open({ as: stage.user, fresh: true })
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: scheme })
      await page.goto(`/projects/${id}?view=pages#claim-4`)
      await page.locator('.margin-note').first().waitFor()
      await page.waitForTimeout(2500)
      await page.screenshot({ path: `/tmp/shots/reader-${width}-${scheme}.png` })
      await page.goto(`/projects/${id}#claim-4`)
      await page.locator('.clipping').first().waitFor()
      await page.waitForTimeout(2000)
      await page.screenshot({ path: `/tmp/shots/overview-${width}-${scheme}.png` })
    }
}, 120_000)
