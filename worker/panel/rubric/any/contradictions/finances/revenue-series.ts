/** The last monthly recurring revenue of a series, and a yearly one of now that twelve of it do not make. */
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { metricAmounts } from '../readers/metric-amounts.ts'
import { distinctQuotes, period, quoteRow, tablesOf } from '../readers/tables.ts'
import { recurringRevenue } from './recurring-revenue.ts'

const monthly = /\bMRR\b|\bmonthly recurring revenue\b/i
const yearly = /\bARR\b|\b[Aa]nnual [Rr]ecurring [Rr]evenue\b/
/** Added, lost or signed revenue, a share of it, and what is still to come. */
const other = /\b(?:new|net new|added|expansion|churn\w*|lost|per|growth|target|plan|contracted|CARR|average)\b|%/i
const otherYear =
  /\bCARR\b|contracted|\bnew (?:MRR|ARR)\b|net new|run[- ]?rate|pipeline|per (?:customer|account|rep)|milestone|\bat the end of\b|\bby\b|of which|including|signed|ready for/i
const ahead = /(?:\d\s?[EFPB]|forecast|plan|budget|target|\best)\.?$/i
const cellsOf = (text: string) =>
  text
    .split('|')
    .map(cell => cell.trim())
    .filter(cell => cell !== '')

interface Series {
  values: number[]
  text: string
  last: string
  quotes: Conflict['quotes']
}

/** A row that is called so below its months. */
function labelled(reading: Reading): Series[] {
  return tablesOf(reading).flatMap(({ head, rows }) => {
    const months = head.every(one => period.test(one)) && head.length > 2 && !ahead.test(head.at(-1) ?? '')
    return rows
      .filter(({ label, cells }) => months && monthly.test(label) && !other.test(label) && cells.length === head.length)
      .flatMap(row => seriesOf(row.cells, head.at(-1) ?? '', [quoteRow(row)]))
  })
}

/** "Customers and MRR:" above a line of months and two lines of figures: the second line is the revenue. */
function named(reading: Reading): Series[] {
  const blocks = reading.visible
  return blocks.flatMap((block, at): Series[] => {
    const title = block.text.replace(/[:.\s]+$/, '')
    if (!monthly.test(title) || other.test(title) || title.length > 60 || /\d/.test(title)) return []
    const names = title.split(/\s*(?:,|\band\b|&|\/)\s*/i).filter(name => name !== '')
    const [months, ...lines] = blocks.slice(at + 1, at + 2 + names.length).map(({ text }) => cellsOf(text))
    if (!months || months.length < 3 || !months.every(one => period.test(one)) || ahead.test(months.at(-1) ?? ''))
      return []
    if (lines.length !== names.length || !lines.every(line => line.length === months.length)) return []
    const place = names.findIndex(name => monthly.test(name))
    const line = blocks[at + 2 + place]
    if (!line) return []
    const quotes = [block, line].map(({ id, text }) => ({ blockId: id, text: clip(text, quoteLength).trim() }))
    return seriesOf(lines[place] ?? [], months.at(-1) ?? '', quotes)
  })
}

function seriesOf(cells: readonly string[], last: string, quotes: Conflict['quotes']): Series[] {
  const values = cells.map(cell => moneyIn(cell)[0]?.value ?? amountIn(cell)?.value ?? Number.NaN)
  return values.every(value => value > 0) ? [{ values, text: cells.at(-1) ?? '', last, quotes }] : []
}

export function revenueSeries(reading: Reading): Conflict[] {
  // What one sentence says of both is not said twice.
  if (recurringRevenue(reading).length > 0) return []
  const [series, more] = [...labelled(reading), ...named(reading)]
  const years = metricAmounts(reading, yearly, otherYear).filter(
    ({ money, statement }) => money.max === money.value && !/\b(?:19|20)\d\d\b/.test(statement.text),
  )
  const [year, another] = years
  if (!series || more || !year || years.some(({ money }) => money.value !== year.money.value) || (another && !year))
    return []
  const [before, now] = series.values.slice(-2)
  if (!before || !now) return []
  // A text that is a month younger than its table has grown once more, and its table may be in thousands or millions.
  const grown = Math.max(now, (now * now) / before)
  const least = Math.min(...series.values.slice(-2))
  const fits = [1, 1e3, 1e5, 1e6, 1e7].some(
    scale => year.money.value <= 1.1 * 12 * grown * scale && year.money.value >= 0.9 * 12 * least * scale,
  )
  const near = [1, 1e3, 1e5, 1e6].some(scale => Math.abs(Math.log2(year.money.value / (12 * now * scale))) < 1.3)
  if (fits || !near || year.money.bound !== 'exact') return []
  return [
    {
      subject: 'recurring revenue',
      first: `${series.text} MRR in ${series.last}`,
      second: `${year.money.text.trim()} ARR`,
      because: `Twelve months of ${series.text} make ${Number((12 * now).toPrecision(8)).toLocaleString('en-GB')}.`,
      quotes: distinctQuotes(...series.quotes, quoteStatement(year.statement)),
    },
  ]
}
