/** A calculation of costs, line by line, whose result is what its lines make. */
import type { Block } from '#db/shapes.ts'
import { parseNumber, number as written } from '../amount.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf } from '../text.ts'
import { onDeck, placed, view } from './finding.ts'
import { capital, counted, short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isRunning } from './statements.ts'

interface Row {
  block: Block
  label: string
  /** The first figure of each cell. */
  values: number[]
  texts: string[]
  /** A share stands among the figures: "275 (29%)", "Gross margin 39% today". */
  percent: number | null
}

const figure = new RegExp(`(?<![\\p{L}\\d.])(?:${written})\\s?%?`, 'gu')

/** A label and its figures; prose and headings of a table are none. */
function rowOf(block: Block): Row | null {
  if (block.type === 'heading' || block.type === 'slide_title' || block.text.includes('\n')) return null
  const cells = block.text.split('|').map(cell => cell.trim())
  const isTable = cells.length > 1
  const first = everyMatch(figure, block.text)[0]
  if (!first || block.text.split(/\s+/).length > 14) return null
  const label = isTable ? (cells[0] ?? '') : block.text.slice(0, first.index)
  if (!/\p{L}{3}/u.test(label) || (!isTable && /[.;]\s/.test(label))) return null
  // "Modules (20 x 9,800) EUR 196,000": how it was worked out stands in brackets.
  const parts = (isTable ? cells.slice(1) : [block.text]).map(cell => cell.replace(/\([^)]*[x×*][^)]*\)/g, ' '))
  const values: number[] = []
  const texts: string[] = []
  let percent: number | null = null
  for (const part of parts) {
    const figures = everyMatch(figure, part).map(match => match.text.trim())
    const share = figures.find(text => text.endsWith('%'))
    if (share && percent === null) percent = parseNumber(share.replace(/\s?%$/, ''))
    const plain = figures.find(text => !text.endsWith('%'))
    if (plain === undefined) continue
    values.push(parseNumber(plain))
    texts.push(plain)
  }
  return values.length > 0 || percent !== null ? { block, label: label.trim(), values, texts, percent } : null
}

const isYear = (value: number): boolean => Number.isInteger(value) && value >= 1990 && value <= 2050
const isTotal = /\b(?:total|sum|all[- ]in|altogether|cost price|full cost|together)\b/i
const isRest = /\b(?:contribution|gross profit|profit|margin|left|leaves|surplus|remains?|keep|earned|net|result)\b/i

export interface Computed {
  slide: Slide
  first: Row
  parts: Row[]
  result: Row
  sum: string
}

const near = (a: number, b: number, of: number): boolean => Math.abs(a - b) <= Math.max(0.006 * Math.abs(of), 1e-9)

/** Where the first column adds up, the others that are filled have to add up as well. */
function everyColumn(rows: Row[], result: Row, make: (column: number[]) => number): boolean {
  const columns = result.values.length
  if (columns === 0 || rows.some(row => row.values.length !== columns)) return false
  return result.values.every((value, at) => {
    const column = rows.map(row => row.values[at] ?? 0)
    const largest = Math.max(...column)
    return near(make(column), value, largest) && value !== 0 && !column.some(isYear)
  })
}

function computedOf(slide: Slide, run: Row[]): Computed | null {
  for (let to = 2; to < run.length; to++)
    for (let from = 0; from <= to - 2; from++) {
      const result = run[to]
      const [head, ...rest] = run.slice(from, to)
      if (!result || !head) continue
      const minus = [head.texts[0], ...rest.map(row => row.texts[0])].join(' − ')
      if (rest.length >= 2 && isRest.test(result.label)) {
        const less = (column: number[]) => column.slice(1).reduce((left, value) => left - value, column[0] ?? 0)
        if (everyColumn([head, ...rest], result, less))
          return { slide, first: head, parts: rest, result, sum: `${minus} = ${result.texts[0]}` }
        const price = head.values[0] ?? 0
        const share = price > 0 ? (100 * less([head, ...rest].map(row => row.values[0] ?? 0))) / price : 0
        const single = [head, ...rest].every(row => row.values.length === 1 && row.percent === null)
        if (single && result.percent !== null && share > 0 && Math.abs(share - result.percent) <= 0.6)
          return {
            slide,
            first: head,
            parts: rest,
            result,
            sum: `${minus} leaves ${result.percent}% of ${head.texts[0]}`,
          }
      }
      if (
        rest.length >= 2 &&
        isTotal.test(result.label) &&
        everyColumn([head, ...rest], result, column => column.reduce((a, b) => a + b, 0))
      )
        return {
          slide,
          first: head,
          parts: [head, ...rest],
          result,
          sum: `${minus.replaceAll('−', '+')} = ${result.texts[0]}`,
        }
    }
  return null
}

function computations(slides: Slide[]): Computed[] {
  return slides.flatMap(slide => {
    // The parts of a round are no costs of what is sold.
    if (slide.roles.includes('ask')) return []
    const runs: Row[][] = [[]]
    for (const block of slide.blocks) {
      if (block === slide.titleBlock) continue
      const row = rowOf(block)
      if (row) runs.at(-1)?.push(row)
      else runs.push([])
    }
    for (const run of runs) {
      const found = computedOf(slide, run)
      if (found) return [found]
    }
    return []
  })
}

export const costsAddUp: Observation = {
  id: 'costs-add-up',
  category: 'model',
  appliesTo: isRunning,
  sources: ['A16-1', 'KAW'],
  detect: onDeck(deck =>
    computations(deck.main).map(({ slide, first, parts, result, sum }) => {
      const largest = parts.reduce((most, row) => ((row.values[0] ?? 0) > (most.values[0] ?? 0) ? row : most))
      return {
        severity: 1 as const,
        quotes: [first, largest, result].map(row => quoteOf(row.block)),
        facts: {
          sum,
          lines: counted(parts.length, 'line'),
          result: short(result.label.replace(/[:=–—-]+$/, '').trim(), 6),
          largest: short(largest.label.replace(/[:=–—-]+$/, '').trim(), 6),
          value: largest.texts[0] ?? '',
          ...placed(deck, slide),
        },
      }
    }),
  ),
  views: {
    'growth-metrics': view(
      '+',
      f =>
        `The figures ${f.on} are a calculation that comes out: ${f.sum}. I can change one line and see what becomes of “${f.result}”.`,
      f => `Give the month in which “${f.largest}” was measured, since the whole result hangs on its ${f.value}.`,
      f => `I worked it out again, and ${f.sum} holds.`,
    ),
    'investment-opportunity': view(
      '+',
      f =>
        `“${f.result}” is shown with every line that leads to it, “${f.largest}” at ${f.value} among them. What has to get cheaper can be pointed at.`,
      f => `Show the same lines at ten times the volume, beginning with “${f.largest}”.`,
      f => `The result ${f.on} is one that the lines above it really make.`,
    ),
    'team-execution': view(
      '+',
      f =>
        `Somebody has counted what things cost: “${f.largest}” alone is ${f.value}. Those who know that can run the work behind it.`,
      f => `Name who is to bring “${f.largest}” down, and to what.`,
      f => `${capital(f.lines)} of cost and their sum say where the work goes.`,
    ),
    'skeptical-buyer': view(
      '+',
      f =>
        `What the money goes into stands ${f.on}, down to “${f.largest}”. I find it easier to believe a price that is explained.`,
      () => 'Say which of these lines the customer could influence.',
      f => `${f.sum}: that can be checked with a pencil.`,
    ),
  },
}
