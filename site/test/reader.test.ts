/** The report on the pages: a real deck, drawn by the worker, and a report that quotes it on every slide. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import { choice, claim, madeReport } from '#api/test/made-report.ts'
import { read } from '#worker/test/sources/samples.ts'
import { servePages } from '#worker/test/website/local-sites.ts'
import { faultsOf, twoViews } from './accessibility/axe.ts'
import { stageFor } from './stage.ts'
import { scriptBytes, weightLimits } from './weight.ts'

const shopOf = (height: number) =>
  `<h1>Pears</h1><p style="height: ${height}px">Studies show that 73% of consumers buy from the first shop.`
const sold = { '/': shopOf(800) }
const shop = await servePages(sold)
afterAll(shop.close)

const stage = stageFor({ pages: true, painted: true, hosts: shop.host })
const deck = new URL('../../db/samples/sample-deck.pptx', import.meta.url)
const patient = { timeout: 60_000 }

type Quote = ProjectReport['claims'][number]['quotes'][number]

/** The id of a project whose deck is reviewed and drawn, with a claim on every line that is long enough. */
async function reviewedDeck(): Promise<number> {
  const { client } = stage.user
  const body = { name: 'Sample deck', contentType: 'document', panelId: 2, submit: true } as const
  const { id } = await client.call('createProject', { body, file: new File([readFileSync(deck)], 'deck.pptx') })
  const params = { id }
  const ended = async () => (await client.call('getProject', { params })).status
  await expect.poll(ended, patient).toBe('completed')
  await expect.poll(async () => (await client.call('projectPages', { params })).finished, patient).toBe(true)
  const { blocks } = await client.call('projectDocument', { params })
  const quotes = blocks.flatMap(({ id: blockId, type, text, where }): Quote[] =>
    where.kind === 'slide' && text.length > 20 && type !== 'notes' && type !== 'chart'
      ? [{ blockId, text: text.slice(0, 60).trim(), where, place: `slide ${where.slide}` }]
      : [],
  )
  const told = quotes.map((quote, at) => {
    const [stance, lookedFor] = [at % 3 === 0 ? 'strength' : 'concern', at % 3 === 2 ? 'a source' : null] as const
    const numbered = { id: `1-${at}`, number: at + 1, headline: `About “${quote.text.slice(0, 20)}”` }
    return claim({ ...numbered, stance, lookedFor, weight: ((at % 3) + 1) as 1 | 2 | 3, quotes: [quote] })
  })
  const nowhere = claim({
    id: 'n',
    number: told.length + 1,
    headline: 'Nobody is named',
    quotes: [],
    lookedFor: 'names',
  })
  const seen = [{ page: 4, box: { x: 20, y: 30, width: 40, height: 50 }, place: 'slide 4' }]
  const pictured = claim({ id: 's', number: told.length + 2, headline: 'The chart has no axis', quotes: [], seen })
  const choices = [choice({ quotes: quotes.slice(0, 1) })]
  const firstThings = [{ kind: 'claim' as const, id: 's' }]
  const report = madeReport({ claims: [...told, nowhere, pictured], choices, firstThings })
  await stage.installation.database.sql`update reports set report = ${JSON.stringify(report)}::jsonb`
  return id
}

const overlaps = (page: Page) =>
  page.locator('.spread .margin').evaluateAll(margins =>
    margins.flatMap(margin => {
      const boxes = [...margin.children].map(note => note.getBoundingClientRect())
      return boxes.flatMap((box, at) => (at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 1 ? [at] : []))
    }),
  )

/** For each mark on the pages, whether its middle is inside its picture. */
const marksOffPage = (page: Page) =>
  page.locator('.spread .page-picture').evaluateAll(
    pictures =>
      pictures.flatMap(picture => {
        const { left, right, top, bottom } = picture.getBoundingClientRect()
        return [...picture.querySelectorAll('.touch')].filter(mark => {
          const box = mark.getBoundingClientRect()
          return box.width === 0 || box.left < left || box.right > right || box.top < top || box.bottom > bottom
        })
      }).length,
  )

it('is read on the slides: marks on the words, notes beside them, by link, pointer and key, on a desk and a phone', async () => {
  const id = await reviewedDeck()
  const { page } = await stage.open({ as: stage.user, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.setViewportSize({ width: 1440, height: 900 })

  // It opens on the overview, which cuts each quote out of its slide, and leads to it.
  const bytes = await scriptBytes(page, `/projects/${id}`, () =>
    page.getByRole('heading', { name: 'Record of this review' }).waitFor(),
  )
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(weightLimits.project)
  const clipping = page.locator('.clipping', { has: page.locator('.quoted') }).first()
  await clipping.scrollIntoViewIfNeeded()
  await clipping.locator('img').waitFor()
  expect(await clipping.locator('.quoted').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'On the pages' }).click()
  await page.getByRole('region', { name: 'Slide 1', exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: 'Record of this review' }).waitFor()

  // A link to a claim opens its note.
  await page.goto(`/projects/${id}?view=pages#claim-12`)
  const open = page.locator('.margin-note.open')
  await open.getByText('No price stands anywhere.').waitFor()
  await expect.poll(() => page.locator('.spread .page-picture img').count()).toBeGreaterThan(0)
  expect(await page.locator('.spread').count()).toBe(12)
  expect(await page.locator('.spread .drawn-mark').count()).toBeGreaterThan(30)
  expect(await marksOffPage(page)).toBe(0)
  expect(await overlaps(page)).toEqual([])
  await open.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('It leads to claim 12.').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?view=pages&review=.+#claim-12$/)
  await page.goto(`/projects/${id}?view=pages#claim-2`)
  await expect.poll(() => open.getAttribute('id')).toBe('note-claim-2')
  await page.goBack()
  await expect.poll(() => open.getAttribute('id')).toBe('note-claim-12')

  // By key to the next one, in the order of the pages; the address follows.
  const before = await open.getAttribute('id')
  await page.keyboard.press('j')
  await expect.poll(() => open.getAttribute('id')).not.toBe(before)
  expect(await overlaps(page)).toEqual([])
  await page.keyboard.press('k')
  await expect.poll(() => open.getAttribute('id')).toBe(before)
  expect(new URL(page.url()).hash).toBe('#claim-12')
  await page.keyboard.press('Escape')
  await expect.poll(() => open.count()).toBe(0)

  // Both sides of the choice have a note, and their line ends in the choice's question under the slide.
  expect(await page.locator('.margin-note[data-side="choice-1"]').count()).toBe(2)
  await page.locator('.tie path[d$="H0"]').waitFor({ state: 'attached' })

  // Single keys can be switched off.
  const keys = page.getByRole('checkbox', { name: 'Use single keys' })
  await page.keyboard.press('?')
  await keys.uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  expect(await open.count()).toBe(0)
  await page.getByRole('button', { name: 'Keys ?' }).click()
  await keys.check()
  expect(await faultsOf(page, twoViews)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Escape')
  await expect.poll(() => keys.count()).toBe(0)
  await page.keyboard.press('f')
  expect(await page.evaluate(() => document.activeElement?.closest('.narrow') !== null)).toBe(true)

  // By pointer, from the mark on the slide to its note.
  await page.locator('.spread .drawn-mark .touch').first().dispatchEvent('click')
  await expect.poll(() => open.count()).toBe(1)

  // What was seen is a box on its slide, with its note beside it, and is cut out in the overview.
  const slide = page.getByRole('region', { name: 'Slide 4', exact: true })
  await slide.getByRole('button', { name: /The chart has no axis/ }).click()
  await slide.getByText('Seen in the picture of slide 4.').waitFor()
  const [drawn, box] = await Promise.all([
    slide.locator('.page-picture').boundingBox(),
    slide.locator('.drawn-mark.seen .ink').boundingBox(),
  ])
  if (!drawn || !box) throw new Error('Nothing is marked')
  expect(((box.x + box.width / 2 - drawn.x) / drawn.width).toFixed(2)).toBe('0.40')
  expect(((box.y + box.height / 2 - drawn.y) / drawn.height).toFixed(2)).toBe('0.55')
  await slide.getByRole('link', { name: 'In the overview' }).click()
  const cards = page.locator('.point', { hasText: 'The chart has no axis' })
  await cards.last().getByText('Seen in the picture of slide 4').waitFor()
  for (const card of await cards.all()) await card.locator('.clipping .seen').waitFor({ state: 'attached' })
  await page.goBack()

  // On paper: the overview and every note, whatever is open or filtered.
  await page.goto(`/projects/${id}?view=pages&stance=works#report`)
  const found = page.locator('.narrow').getByRole('status')
  await found.waitFor()
  const [few = 0, all = 0] = (await found.textContent())?.match(/\d+/g)?.map(Number) ?? []
  expect(few).toBeLessThan(all)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await page.getByRole('heading', { name: 'Record of this review' }).waitFor()
  expect(await page.locator('.note-text').count()).toBe(all)
  const { blocks } = await read(new Uint8Array(await page.pdf()), 'paper.pdf')
  const sheetOf = (at: number) => blocks[at]?.where.kind === 'page' && blocks[at].where.page
  const lastOnSheet = blocks.filter((_, at) => at + 1 < blocks.length && sheetOf(at) !== sheetOf(at + 1))
  // The signs above a headline are never the last on a sheet.
  expect(lastOnSheet.map(({ text }) => text).filter(text => /(?:Minor|Important|Critical)$/.test(text))).toEqual([])
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => page.locator('.note-text').count()).toBe(0)
  await page.goto(`/projects/${id}?view=pages#report`)

  // On a phone a note opens over the lower half, and the words that it is about stay visible above it.
  await page.setViewportSize({ width: 375, height: 812 })
  await page.keyboard.press('Escape')
  const heading = page.locator('#note-claim-12 > button')
  await heading.click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('No price stands anywhere.').waitFor()
  await expect
    .poll(async () => {
      const words = await page.locator('.spread .on .touch').first().boundingBox()
      const top = (await sheet.boundingBox())?.y ?? 0
      return words !== null && words.y >= 0 && words.y + words.height <= top
    })
    .toBe(true)
  expect(await faultsOf(page, twoViews.slice(1))).toEqual([])
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  expect(await heading.evaluate(button => button === document.activeElement)).toBe(true)
  await page.setViewportSize({ width: 1440, height: 900 })

  const missing = page.getByRole('region', { name: 'On no page' })
  await missing.getByRole('button', { name: /Nobody is named/ }).click()
  await missing.getByText('Looked for, and not found:').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
}, 120_000)

it('shows a website on its screens whatever the overview fetched before, and a new version on its own', async () => {
  const { client } = stage.user
  const body = { name: 'Pears', contentType: 'website', panelId: 1, contentUrl: shop.origin, submit: true } as const
  const { id } = await client.call('createProject', { body })
  const { page } = await stage.open({ as: stage.user })
  await page.goto(`/projects/${id}`)
  await page.locator('.screenshot img').first().waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'On the pages' }).click()
  const drawn = () =>
    page
      .locator('.spread img')
      .first()
      .evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalHeight))
  expect(await drawn()).toBeLessThan(1200)

  sold['/'] = shopOf(1600)
  await page.getByRole('button', { name: 'Review a new version' }).click()
  await page.getByRole('button', { name: 'Start the review' }).click()
  await expect.poll(drawn, patient).toBeGreaterThan(1600)
  await page.getByRole('link', { name: /^v1/ }).click()
  await page.locator('.clipping').first().click()
  await expect.poll(drawn, patient).toBeLessThan(1200)
}, 120_000)

it('is public as a sample, on its slides and read-only, without a call to the API', async () => {
  const { page } = await stage.open()
  const calls: string[] = []
  page.on('request', request => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto('/sample')
  await page.getByText('Written by hand in a model’s place, to show a full panel.').waitFor()
  await page.getByRole('heading', { name: 'ARR of £72,000 contradicts MRR of £4,800' }).first().waitFor()
  await page.getByText('Revenue · £0.09m · £1.1m · £5.9m · £14m').first().waitFor()
  await page.getByRole('button', { name: 'On the pages' }).click()
  const slide = page.getByRole('region', { name: 'Slide 8', exact: true })
  await slide.scrollIntoViewIfNeeded()
  await slide.locator('img').waitFor()
  expect(
    await slide.locator('img').evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBe(1440)
  expect(await slide.locator('.drawn-mark').count()).toBeGreaterThan(3)
  expect(await page.getByRole('button', { name: /^(Done|Dismiss|Note)/ }).count()).toBe(0)
  expect(calls).toEqual([])
})
