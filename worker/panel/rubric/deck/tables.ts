/** Tables and yearly series on slides. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../any-case.ts'
import { moneyIn, parseNumber } from '../numbers.ts'
import { everyMatch, sentenceAt } from '../text.ts'
import type { Slide } from './slides.ts'

/** Cells of a table row, whichever of the readers' separators stands between them. */
export function cellsOf(block: Block): string[] {
  const cells = block.text.split(/\s*[|\t]\s*/)
  // Markdown's bold is no part of a cell.
  return cells.map(cell => cell.trim().replace(/^\*{1,2}(?=\S)(.*\S)\*{1,2}$/, '$1'))
}

/** The head's cells, with an empty first one where the reader left an empty corner out. */
export function headCells(head: Block, width: number): string[] {
  const cells = cellsOf(head)
  return cells.length === width - 1 ? ['', ...cells] : cells
}

/** Runs of table rows, or of a chart's lines, that stand together on a slide: one table each. */
export function tablesOf(slide: Slide, type: 'table_row' | 'chart' = 'table_row'): Block[][] {
  const tables: Block[][] = []
  let open: Block[] | null = null
  for (const block of slide.blocks) {
    if (block.type !== type) open = null
    else if (open && open[0]?.group === block.group) open.push(block)
    else {
      open = [block]
      tables.push(open)
    }
  }
  return tables
}

export type Certainty = 'actual' | 'forecast' | 'unsaid'

export interface YearPoint {
  year: number
  value: number
  certainty: Certainty
  /** False where the year was counted from the day of reading: "in 5 years". */
  dated: boolean
  block: Block
  index: number
  length: number
  /** The amount as written. */
  text: string
}

export interface YearSeries {
  slide: Slide
  points: YearPoint[]
  currency: string | null
}

const yearHead =
  /^(?:FY ?)?'?(20[0-4]\d|(?<=FY ?'?)[2-4]\d)\s?(?:\(?(A|E|F|P|B|actual|est\.?|estimate|forecast|plan|budget|target)\)?)?$/i
const money = /\b(?:revenues?|sales|turnover|ARR)\b/i
const notMoney = /\b(?:growth|cost|costs|margin|customers|market|cogs|team|reps)\b/i

const certaintyOf = (mark: string | undefined): Certainty =>
  mark === undefined ? 'unsaid' : /^a/i.test(mark) ? 'actual' : 'forecast'

/** A cell's amount: "$1.2M", "1,200k", "850". */
function cellAmount(cell: string): { value: number; currency: string | null } | null {
  const paid = moneyIn(cell)[0]
  if (paid) return { value: paid.value, currency: paid.currency }
  const plain = /^~?(\d{1,3}(?:[,.]\d{3})+|\d+(?:[.,]\d+)?)\s?(k|m|mn|million|bn|thousand)?$/i.exec(cell)
  if (!plain) return null
  const mag = plain[2]?.toLowerCase()
  const scale =
    mag === undefined ? 1 : mag.startsWith('k') || mag.startsWith('t') ? 1e3 : mag.startsWith('b') ? 1e9 : 1e6
  return { value: parseNumber(plain[1] ?? '0', mag !== undefined) * scale, currency: null }
}

/** "27" of "FY27" is a year of this century. */
const yearOf = (written = ''): number => (Number(written) % 2000) + 2000

interface TableUnit {
  scale: number
  currency: string | null
  /** What a cell of that unit is said with: "£" before and "m" behind it. */
  before: string
  after: string
}

/** "in $k", "€ million", "₹ crore", "'000": the unit that a table's head or title gives to all of its cells. */
export function tableScale(text: string): TableUnit {
  const unit =
    /([$€£₹]|\b(?:USD|EUR|GBP|CHF|INR|Rs\.?))\s?['’]?(k|000s?|thousands?|m|mn|millions?|crores?|cr|lakhs?)?(?![\d\w])|\bin (k|thousands?|m|millions?|crores?|lakhs?)\b/i.exec(
      text,
    )
  if (!unit) return { scale: 1, currency: null, before: '', after: '' }
  const mag = (unit[2] ?? unit[3] ?? '').toLowerCase()
  const sign = unit[1] ?? ''
  const [scale, after] = /^(?:k|000|thousand)/.test(mag)
    ? [1e3, 'k']
    : mag.startsWith('cr')
      ? [1e7, ' crore']
      : mag.startsWith('l')
        ? [1e5, ' lakh']
        : mag.startsWith('m')
          ? [1e6, 'm']
          : [1, '']
  const signs: Record<string, string> = { $: 'USD', '€': 'EUR', '£': 'GBP', '₹': 'INR', RS: 'INR' }
  return {
    scale,
    after,
    currency: sign ? (signs[sign.toUpperCase().replace('.', '')] ?? sign.toUpperCase()) : null,
    before: /^rs/i.test(sign) ? 'Rs ' : /\w/.test(sign) ? `${sign.toUpperCase()} ` : sign,
  }
}

function tableSeries(slide: Slide): YearSeries[] {
  return [...tablesOf(slide), ...tablesOf(slide, 'chart')].flatMap(rows => {
    const head = rows.find(row => cellsOf(row).filter(cell => yearHead.test(cell)).length >= 2)
    if (!head) return []
    return rows.flatMap(row => {
      const cells = cellsOf(row)
      const label = cells[0] ?? ''
      // A chart names its series last and its subject in the title.
      const about = row.type === 'chart' ? `${label}\n${rows[0]?.text ?? ''}` : label
      if (row === head || !money.test(about) || notMoney.test(label) || /\bmarket\b/i.test(about)) return []
      const years = headCells(head, cells.length).map(cell => yearHead.exec(cell))
      const unit = tableScale([label, about, cellsOf(head)[0] ?? '', slide.title].join('\n'))
      let currency = unit.currency
      const points = cells.flatMap((cell, at): YearPoint[] => {
        const year = years[at]
        const amount = year ? cellAmount(cell) : null
        if (!year || !amount) return []
        currency = amount.currency ?? currency
        const index = row.text.indexOf(cell)
        const value = amount.currency && amount.value >= 1e4 ? amount.value : amount.value * unit.scale
        return [
          {
            year: yearOf(year[1]),
            value,
            certainty: certaintyOf(year[2]),
            dated: true,
            block: row,
            index,
            length: cell.length,
            text: amount.currency ? cell : `${unit.before}${cell}${/\p{L}$/u.test(cell) ? '' : unit.after}`,
          },
        ]
      })
      return points.length >= 2 ? [{ slide, points, currency }] : []
    })
  })
}

const inline =
  /(?<![\w.])(?:FY ?)?(20[0-4]\d)\s?(?:\(?(A|E|F|P|B|actual|est\.?|forecast|plan|target)\)?(?!\w))?\s?(?:[:=–—-]|\bis\b|\bto\b|\bat\b)?\s?(?=[$€£]|[A-Z]{3} ?\d|\d)/i
const plainAmount = /^(\d{1,3}(?:[,.]\d{3})+|\d+(?:[.,]\d+)?)\s?(k|K|m|M|mn|million|thousand|bn)(?!\w)/

/** "Revenue: 2024 €0.4M, 2025 €1.2M" in one block; every point needs a year right before its amount. */
function inlineSeries(slide: Slide): YearSeries[] {
  return slide.blocks.flatMap(block => {
    if (!money.test(block.text) && !(money.test(slide.title) || slide.roles.includes('financials'))) return []
    if (/\b(?:market|TAM|industry|customers|users|employees|headcount)\b/i.test(block.text)) return []
    const amounts = moneyIn(block.text)
    let currency: string | null = null
    const points = everyMatch(inline, block.text).flatMap((match): YearPoint[] => {
      const at = match.index + match.length
      const paid = amounts.find(amount => amount.index === at)
      const plain = paid ? null : plainAmount.exec(block.text.slice(at))
      const text = paid?.text ?? plain?.[0]
      if (!text) return []
      currency = paid?.currency ?? currency
      const value = paid?.value ?? cellAmount(text)?.value ?? 0
      return [
        {
          year: Number(match.groups[0]),
          value,
          certainty: certaintyOf(match.groups[1]),
          dated: true,
          block,
          index: match.index,
          length: at - match.index + text.length,
          text,
        },
      ]
    })
    return new Set(points.map(point => point.year)).size >= 2 ? [{ slide, points, currency }] : []
  })
}

const amountText = '(?:[$€£]|(?:USD|EUR|GBP|CHF) ?)?\\d[\\d.,]*\\s?(?:k|K|m|M|mn|million|bn|B|thousand)?(?![\\p{L}\\d])'
/** "from $50k in 2025 to $300M by 2030", "$50k (2025) → $300M (2030)", "$50k → $300M in 5 years". */
const climb = anyCase(
  `(?<![\\w.])(${amountText})(?: (?:in )?revenue)?(?:\\s?(?:\\(|in |for )?(?:FY ?)?(20[0-4]\\d)\\)?)?\\s?(?:→|->|➜|⟶|=>|\\bto\\b)\\s?(${amountText})(?: (?:in )?revenue)?` +
    `(?:\\s?(?:\\(|(?:in|by|for|until) (?:the end of )?)?(?:FY ?)?(20[0-4]\\d)\\)?| (?:in|within|over) (?:the next )?(\\d{1,2}|two|three|four|five|six|seven) years)`,
)
const yearWords: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 }

/** A forecast told in a sentence: two amounts of one currency, a rise between them, and the years of both. */
function proseClimbs(slide: Slide, captured: number): YearSeries[] {
  return slide.blocks.flatMap(block =>
    everyMatch(climb, block.text).flatMap((match): YearSeries[] => {
      const [low = '', from, high = '', to, span] = match.groups
      const sentence = sentenceAt(block.text, match.index).text
      const about = money.test(sentence) || (money.test(slide.title) && !notMoney.test(sentence))
      if (!about || /\b(?:market|TAM|SAM|SOM|industry|price|ticket|deal size|raised?|valuation)\b/i.test(sentence))
        return []
      const [first, last] = [moneyIn(low)[0], moneyIn(high)[0]]
      if (!first || !last || first.currency !== last.currency || last.value <= first.value) return []
      const years = span ? (yearWords[span.toLowerCase()] ?? Number(span)) : 0
      const end = to ? Number(to) : from ? Number(from) + years : captured + years
      const start = from ? Number(from) : years > 0 ? end - years : captured
      if (end <= start) return []
      const point = (year: number, dated: boolean, amount: typeof first, text: string): YearPoint => ({
        year,
        dated,
        value: amount.value,
        certainty: 'unsaid',
        block,
        index: match.index,
        length: match.length,
        text: text.trim(),
      })
      return [
        {
          slide,
          points: [point(start, from !== undefined, first, low), point(end, to !== undefined, last, high)],
          currency: first.currency,
        },
      ]
    }),
  )
}

/** Revenue by year, from tables, charts and lines of text, in the order of the years. */
export function revenueByYear(slides: Slide[], captured: number): YearSeries[] {
  return slides
    .flatMap(slide => [...tableSeries(slide), ...inlineSeries(slide), ...proseClimbs(slide, captured)])
    .map(series => ({ ...series, points: [...series.points].sort((a, b) => a.year - b.year) }))
}
