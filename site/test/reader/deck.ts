import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import type { ProjectReport } from '#api/contracts/report/report.ts'
import { choice, claim, madeReport } from '#api/test/made-report.ts'
import type { Stage } from '../stage.ts'

const deck = new URL('../../../db/samples/sample-deck.pptx', import.meta.url)
/** Seldom enough that asking costs little beside what is waited for. */
export const patient = { timeout: 60_000, interval: 250 }

type Quote = ProjectReport['claims'][number]['quotes'][number]

/** The id of a project whose deck is reviewed and drawn, with a claim on every line that is long enough. */
export async function reviewedDeck({ user: { client }, installation }: Stage): Promise<number> {
  const body = { name: 'Sample deck', contentType: 'document', panelId: 2, submit: true } as const
  const { id } = await client.call('createProject', { body, file: new File([readFileSync(deck)], 'deck.pptx') })
  const params = { id }
  await vi.waitFor(async () => expect((await client.call('getProject', { params })).status).toBe('completed'), patient)
  await vi.waitFor(async () => expect((await client.call('projectPages', { params })).finished).toBe(true), patient)
  const { blocks } = await client.call('projectDocument', { params })
  const quotesOf = (notes: boolean) =>
    blocks.flatMap(({ id: blockId, type, text, where }): Quote[] =>
      where.kind === 'slide' && text.length > 20 && (type === 'notes') === notes
        ? [{ blockId, text: text.slice(0, 60).trim(), where, place: `slide ${where.slide}` }]
        : [],
    )
  const quotes = quotesOf(false)
  const told = quotes.map((quote, at) => {
    const [stance, lookedFor] = [at % 3 === 0 ? 'strength' : 'concern', at % 3 === 2 ? 'a source' : null] as const
    const numbered = { id: `1-${at}`, number: at + 1, headline: `About “${quote.text.slice(0, 20)}”` }
    return claim({ ...numbered, stance, lookedFor, weight: ((at % 3) + 1) as 1 | 2 | 3, quotes: [quote] })
  })
  const none = claim({ id: 'n', number: told.length + 1, headline: 'Nobody is named', quotes: [], lookedFor: 'names' })
  const seen = [{ page: 4, box: { x: 20, y: 30, width: 40, height: 50 }, place: 'slide 4' }]
  const pictured = claim({ id: 's', number: told.length + 2, headline: 'The chart has no axis', quotes: [], seen })
  const where = { kind: 'slide' as const, slide: 2, hidden: false, notes: true as const, recognised: 87 }
  const [, notes] = quotesOf(true)
  const said = notes ? [{ ...notes, where, place: 'slide 2, in the speaker notes' }] : []
  const spoken = claim({ id: 'o', number: told.length + 3, headline: 'It is only said', quotes: said })
  const choices = [choice({ quotes: quotes.slice(0, 1) })]
  const firstThings = [{ kind: 'claim' as const, id: 's' }]
  const report = madeReport({ claims: [...told, none, pictured, spoken], choices, firstThings })
  await installation.database.sql`update reports set report = ${JSON.stringify(report)}::jsonb`
  return id
}

/** For each page, the indexes of notes that overlap the note above them. */
export const overlaps = (page: Page) =>
  page.locator('.spread .margin').evaluateAll(margins =>
    margins.flatMap(margin => {
      const boxes = [...margin.children].map(note => note.getBoundingClientRect()).sort((a, b) => a.top - b.top)
      return boxes.flatMap((box, at) => (at > 0 && box.top < (boxes[at - 1]?.bottom ?? 0) - 1 ? [at] : []))
    }),
  )

/** The numbers on the pages that cover words or another number, each with its page's address. */
export async function numbersOnWords(page: Page, { user: { client } }: Stage, id: number): Promise<string[]> {
  const pins = await page.locator('.spread .pin').evaluateAll(all =>
    all.map(pin => {
      const { x, y, width, height } = (pin as SVGGElement).getBBox()
      return { x, y, right: x + width, bottom: y + height, on: `${pin.closest('.spread')?.id}`, label: pin.textContent }
    }),
  )
  const { pages } = await client.call('projectPages', { params: { id } })
  const lines = pages.flatMap(({ lines, number }) =>
    lines.map(({ x, y, width, height }) => ({ x, y, right: x + width, bottom: y + height, on: `page-${number}` })),
  )
  const hits = (a: (typeof lines)[number], b: typeof a) =>
    a !== b && a.on === b.on && a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom
  return pins.filter(pin => [...lines, ...pins].some(other => hits(other, pin))).map(pin => `${pin.on} ${pin.label}`)
}

/** How many marks have no width, or reach beyond the picture of their page. */
export const marksOffPage = (page: Page) =>
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
