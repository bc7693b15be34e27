/** A price, what goes off it line by line, and a margin below them that is more than what is left. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { type AmountLine, type AmountRun, amountRuns, roundingOf } from '../readers/amount-lines.ts'
import { writtenAs } from '../readers/number-style.ts'
import { distinctQuotes, quoteRow } from '../readers/tables.ts'
import { takenOff } from '../sums/taken-off.ts'
import { marginOfProfit } from './margin-of-profit.ts'

const price =
  /^(?:(?:our|the|net|average|list|selling|sales|retail|gross|ticket|unit|monthly|annual) )*(?:price|revenues?|sales|turnover|fare|fee|income|ticket|charge|rent|subscription|customer pays|order value|basket|AOV|ARPU)\b/i
const left =
  /^(?:(?:our|the|gross|net|unit|contribution|operating|profit) )*(?:margin|profit|contribution|surplus|left(?: over)?|remains?|we keep|what is left)\b/i
/** Not taken off, or a sum of what is. */
const notOff =
  /\b(?:total|sum|of which|thereof|margin|profit|price|revenues?|per cent|volume|number|units?|customers|payback|lifetime|LTV|CAC)\b/i
const mostCosts = 8

/** Some of them are left to a later line, or come in and do not go off. */
function makesSomehow(values: readonly number[], rest: number, off: number): boolean {
  const [first, ...others] = values
  if (first === undefined) return Math.abs(rest) <= off
  return [-first, 0, first].some(step => makesSomehow(others, rest + step, off))
}

function conflictIn({ lines }: AmountRun): Conflict | null {
  const from = lines.findIndex(({ label, unit, value }) => price.test(label) && unit !== '%' && value > 0)
  const first = lines[from]
  if (!first) return null
  const to = lines.findIndex(({ label, unit }, at) => at > from && left.test(label) && unit !== '%')
  const last = lines[to]
  const costs = lines.slice(from + 1, to)
  if (!last || costs.length < 2 || costs.length > mostCosts || last.value <= 0) return null
  const isCost = (line: AmountLine) =>
    line.unit !== '%' && !notOff.test(line.label) && line.value !== 0 && Math.abs(line.value) < first.value
  // A list leaves the currency out of some of its lines, and is in one.
  const units = new Set([first, ...costs, last].map(({ unit }) => unit).filter(unit => unit !== ''))
  if (!costs.every(isCost) || units.size > 1) return null
  const off = roundingOf([first, ...costs, last]) + 1e-9
  const sizes = costs.map(({ value }) => Math.abs(value))
  const rest = sizes.reduce((sum, value) => sum - value, first.value)
  // Less than what is left has a cost that is not listed; more may leave some of them to a later line.
  if (rest <= 0 || last.value <= rest + off + 0.02 * rest || last.value > first.value) return null
  // From a list price on, what one gets of it may stand among them.
  const starts = [first.value, ...sizes]
  if (starts.some((start, at) => makesSomehow(sizes.slice(at), start - last.value, off))) return null
  const texts = [first, ...costs, last].map(({ text }) => text)
  return {
    subject: `“${last.label}”`,
    first: [first, ...costs].map(({ text }) => text.replace(/^[−–-]\s?|^\((.*)\)$/, '$1')).join(' - '),
    second: last.text,
    because: `What is left is ${writtenAs(rest, texts)}, or ${Math.round((100 * rest) / first.value)}%.`,
    quotes: distinctQuotes(quoteRow(first), ...costs.slice(-1).map(quoteRow), quoteRow(last)),
  }
}

export function unitMargin(reading: Reading): Conflict[] {
  const told = new Set(
    [...takenOff(reading), ...marginOfProfit(reading)].flatMap(({ quotes }) => quotes.map(({ blockId }) => blockId)),
  )
  return amountRuns(reading)
    .flatMap(run => conflictIn(run) ?? [])
    .filter(({ quotes }) => !told.has(quotes.at(-1)?.blockId ?? ''))
    .slice(0, 1)
}
