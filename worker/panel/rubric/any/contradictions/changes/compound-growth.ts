/** A growth by the year, compounded, that the first and the last value do not give. */

import { parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement, statementsOf } from '../conflict.ts'
import { amountIn } from '../readers/amount-rows.ts'
import { distinctQuotes, quoteRow, scaleOf, type TableRow, tablesOf } from '../readers/tables.ts'

const rate = '(\\d{1,3}(?:[.,]\\d)?)\\s?(?:%|per cent|percent)'
const compound = anyCase(
  `\\b(?:CAGR|compound(?:ed)?(?: annual)?(?: growth)?(?: rate)?)\\b(?:[^.;\\d%]|FY ?\\d\\d|20\\d\\d){0,30}?${rate}|${rate}[^.;\\d%]{0,16}\\b(?:CAGR|compound(?:ed)?(?: annual)? growth)\\b`,
)
const metric =
  /\b(revenues?|sales|turnover|ARR|MRR|GMV|income|users|customers|members|subscribers|sites|stores|orders|bookings)\b/i
const since = /\b(?:since|from) (?:FY ?)?[’']?((?:20)?\d\d)\b/i
const both = /\b(?:FY ?)?((?:20)?\d\d)\s?[-–]\s?(?:FY ?)?(20\d\d|(?<=FY ?)\d\d)\b/i
const until = /\b(?:to|until|through|[-–]) ?(?:FY ?)?[’']?((?:20)?\d\d)\b/i
const spanned =
  /\b(?:over|in|for|during|across) (?:the )?(?:last |past )?(\d|two|three|four|five|six|seven|eight) years\b/i
const wordsFor: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 }
const others =
  /\b(?:market|industry|sector|segment|category|rivals?|competitors?|TAM|forecast|project\w*|expect\w*|plan\w*|target|will|population|demand)\b/i
const ahead = /(?:E|F|P|B|forecast|plan|budget|target|\best)\b\.?$|\bplan|forecast/i

const yearOf = (text: string): number | null => {
  const found = /(?:^|[^\d])((?:19|20)\d\d)(?!\d)|(?:FY|[’'])\s?(\d\d)(?!\d)/i.exec(text)
  return found ? (found[1] ? Number(found[1]) : 2000 + Number(found[2])) : null
}

interface Point {
  year: number
  value: number
  text: string
  row: TableRow
}

/** A row of values under years, one to a year, without what is only planned. */
function seriesOf(reading: Reading, name: string): Point[][] {
  const stem = name.toLowerCase().replace(/s$/, '')
  return tablesOf(reading).flatMap(table => {
    const years = table.head.map(yearOf)
    if (table.head.length !== table.width || years.some(year => year === null) || new Set(years).size !== years.length)
      return []
    return table.rows
      .filter(
        ({ label, cells }) =>
          cells.length === table.width &&
          label
            .toLowerCase()
            .replace(/\(.*|,.*/, '')
            .trim()
            .split(/\s+/)
            .some(word => word.replace(/s$/, '') === stem),
      )
      .filter(({ label }) => !/%|growth|per\b|average|margin|of which|churn/i.test(label) && !others.test(label))
      .map(row =>
        row.cells.flatMap((cell, at): Point[] => {
          const found = amountIn(cell)
          const head = table.head[at] ?? ''
          return found && found.value > 0 && !ahead.test(head)
            ? [{ year: years[at] ?? 0, value: found.value, text: cell, row }]
            : []
        }),
      )
  })
}

const fits = (real: number, stated: number) => Math.abs(real - stated) <= Math.max(3, 0.08 * stated)
const growth = (from: number, to: number, years: number) => 100 * ((to / from) ** (1 / years) - 1)

function told(
  statement: Statement,
  stated: string,
  from: string,
  to: string,
  years: number,
  real: number,
  row?: TableRow,
): Conflict {
  return {
    subject: 'the yearly growth',
    first: `${stated}%`,
    second: `${from} to ${to}`,
    because: `From ${from} to ${to} in ${years} years is ${Math.round(real)}% a year.`,
    quotes: distinctQuotes(...bothQuotes(statement), row ? quoteRow(row) : null),
  }
}

/** "From €6m to €40m in four years, a CAGR of 80%". */
const value = '((?:US\\$|[$€£₹])?\\s?\\d[\\d.,]*\\s?(?:k|m|bn|million|billion|crore|Cr|lakh)?)'
const inOne = anyCase(
  `\\bfrom ${value}(?: \\p{L}+){0,3}(?: in (20\\d\\d))? to ${value}(?: \\p{L}+){0,3}?(?: in (20\\d\\d)| (?:in|over|within) (\\d|two|three|four|five|six|seven|eight) years)`,
)

function inSentence(statement: Statement, stated: string): Conflict | null {
  const match = inOne.exec(statement.text)
  if (!match) return null
  const [, a = '', start, b = '', end, count] = match
  const years = count
    ? (wordsFor[count.toLowerCase()] ?? Number(count))
    : start && end
      ? Number(end) - Number(start)
      : 0
  const sizes = [a, b].map(text => {
    const digits = /\d[\d.,]*\d|\d/.exec(text)?.[0] ?? '0'
    const mag = /(?:k|m|bn|million|billion|crore|cr|lakh)\s*$/i.exec(text.trim())?.[0]
    return { mag, value: parseNumber(digits, mag !== undefined) * (scaleOf(`(${mag ?? ''})`)?.scale ?? 1) }
  })
  const [from, to] = sizes
  if (!from || !to || years < 2 || from.value <= 0 || to.value <= from.value) return null
  // "From 2 to 9 million" has one magnitude for both.
  const first =
    !from.mag && to.mag && from.value < 1000
      ? from.value * (to.value / parseNumber(/\d[\d.,]*\d|\d/.exec(b)?.[0] ?? '1', true))
      : from.value
  const real = growth(first, to.value, years)
  return fits(real, Number(stated.replace(',', '.'))) ? null : told(statement, stated, a.trim(), b.trim(), years, real)
}

function inTable(reading: Reading, statement: Statement, stated: string): Conflict | null {
  const name = metric.exec(statement.text)?.[1]
  if (!name) return null
  const range = both.exec(statement.text)
  const count = spanned.exec(statement.text)?.[1]
  const [start, end] = range ? [range[1], range[2]] : [since, until].map(pattern => pattern.exec(statement.text)?.[1])
  const years = count ? (wordsFor[count.toLowerCase()] ?? Number(count)) : null
  const full = (year: string | undefined) => (year === undefined ? null : (Number(year) % 2000) + 2000)
  const share = Number(stated.replace(',', '.'))
  for (const points of seriesOf(reading, name)) {
    const last = points.find(({ year }) => year === full(end)) ?? points.at(-1)
    const first = points.find(({ year }) => year === (full(start) ?? (years && last ? last.year - years : null)))
    const pairs = points.flatMap((one, at) =>
      points.slice(at + 1).map(two => growth(one.value, two.value, two.year - one.year)),
    )
    // Without a span any two of them may be meant.
    if (!last || points.length < 3 || (pairs.some(real => fits(real, share)) && !first)) continue
    const from = first ?? points[0]
    if (!from || last.year - from.year < 2) continue
    const real = growth(from.value, last.value, last.year - from.year)
    // Some count both ends.
    if (fits(real, share) || fits(growth(from.value, last.value, last.year - from.year + 1), share)) continue
    return told(statement, stated, from.text, last.text, last.year - from.year, real, last.row)
  }
  return null
}

export function compoundGrowth(reading: Reading): Conflict[] {
  for (const statement of statementsOf(reading)) {
    if (statement.block.type === 'table_row' || statement.block.type === 'chart' || others.test(statement.text))
      continue
    for (const { groups } of everyMatch(compound, statement.text)) {
      const stated = groups[0] ?? groups[1] ?? '0'
      const found = inSentence(statement, stated) ?? inTable(reading, statement, stated)
      if (found) return [found]
    }
  }
  return []
}
