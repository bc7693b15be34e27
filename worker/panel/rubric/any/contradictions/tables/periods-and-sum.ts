/** "£62k revenue in our first 12 months" beside four quarters that come to something else. */
import { durationsIn, type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { headingOver } from '../../voice.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'
import { amountIn, placeOf, total } from '../readers/amount-rows.ts'
import { writtenAs } from '../readers/number-style.ts'
import { spanOf } from '../readers/passages.ts'
import { distinctQuotes, quoteRow, scaleOf, type Table, type TableRow, tablesOf } from '../readers/tables.ts'

const income = /\b(?:revenues?|sales|turnover|takings|income)\b/i
/** A flow of another kind, or of a part of the business. */
const otherFlow =
  /\b(?:recurring|ARR|MRR|GMV|bookings?|orders?|pipeline|profit|margin|costs?|per|average|avg|run[- ]?rate|annuali[sz]ed|gross merchandise|of which|online|B2B|export|cumulative|year to date|YTD|target|forecast|plan|budget|market)\b/i
const month = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\.?(?:[\s’'-]*(?:\d\d|20\d\d))?$/i
const quarter = /^Q[1-4](?:[\s’'/-]*(?:FY ?)?(?:\d\d|20\d\d))?$|^(?:FY ?)?(?:\d\d|20\d\d)[\s/-]?Q[1-4]$/i
/** Taxes by which takings are more than the net sales that they hold, where a currency tells the country. */
const taxes: Readonly<Record<string, readonly number[]>> = {
  GBP: [5, 20],
  EUR: [5, 5.5, 7, 9, 10, 13, 13.5, 19, 20, 21, 22, 23, 24, 25],
  CHF: [2.6, 7.7, 8.1],
  INR: [5, 12, 18, 28],
  ZAR: [15],
  NZD: [15],
  AUD: [10],
  SGD: [7, 8, 9],
}
const anyTax = [5, 6, 7, 8, 8.1, 9, 10, 12, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 27]

interface Course {
  names: readonly string[]
  months: number
  sum: number
  /** How far the sum may be rounded. */
  off: number
  parts: readonly string[]
  rows: readonly TableRow[]
}

const lengthOf = (names: readonly string[]): number =>
  names.every(name => month.test(name)) ? names.length : names.every(name => quarter.test(name)) ? 3 * names.length : 0

function courseOf(
  names: readonly string[],
  cells: readonly string[],
  rows: readonly TableRow[],
  about: string,
  over: string,
): Course[] {
  const months = lengthOf(names.map(name => name.trim()))
  const found = cells.map(cell => amountIn(cell))
  if (
    months < 6 ||
    new Set(names).size !== names.length ||
    names.length !== cells.length ||
    found.some(one => one === null)
  )
    return []
  const unit = cells.some(cell => moneyIn(cell).length > 0)
    ? 1
    : (scaleOf(`${about} `)?.scale ?? scaleOf(`${over} `)?.scale ?? null)
  if (unit === null || !income.test(about) || otherFlow.test(about)) return []
  const amounts = found.flatMap(one => (one ? [one] : []))
  const step = 10 ** -Math.min(...amounts.map(({ decimals }) => decimals))
  return [
    {
      names,
      months,
      sum: unit * amounts.reduce((all, { value }) => all + value, 0),
      off: 0.5 * unit * step * amounts.length,
      parts: cells,
      rows,
    },
  ]
}

/** A column under names of months or quarters, or a row beside them. */
function coursesIn(table: Table): Course[] {
  const own = table.rows.filter(({ label }) => !total.test(label))
  const over = `${table.title} ${table.above} ${table.corner}`
  const down =
    table.width >= 1 && own.every(({ cells }) => cells.length >= 1)
      ? courseOf(
          own.map(({ label }) => label),
          own.map(({ cells }) => cells[0] ?? ''),
          own,
          `${table.head[0] ?? ''} ${table.corner} ${table.head.length > 0 && income.test(table.head[0] ?? '') ? '' : table.above}`,
          over,
        )
      : []
  const across = own.flatMap(row =>
    table.head.length === table.width && row.cells.length === table.width
      ? courseOf(table.head, row.cells, [row], income.test(row.label) ? row.label : `${row.label} ${over}`, over)
      : [],
  )
  return [...down, ...across]
}

const trailing = /\b(?:last|past|previous|trailing|LTM|TTM)\b/i
/** "24" of "Q2 24", "Apr 2024" and "2024": which years a text names. */
const years = (text: string) =>
  everyMatch(
    /\b20(\d\d)\b|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Q[1-4])[a-z]*[.\s’'-]*(\d\d)\b(?! ?(?:months|weeks|days|years))/,
    text,
  ).map(({ groups }) => groups[0] ?? groups[1])

/** The sentence speaks of just these months: of the first year, of a calendar year, or of a time that it names. */
function isOf(text: string, { names, months }: Course): boolean {
  if (/\bFY/i.test(text)) return false
  const [named, own] = [new Set(years(text)), new Set(names.flatMap(years))]
  if (named.size > 0 && (own.size !== named.size || [...named].some(year => !own.has(year)))) return false
  const [span, more] = durationsIn(text).filter(({ unit }) => unit === 'month' || unit === 'year')
  const said = span && !more && span.max === span.value && span.bound === 'exact' ? Math.round(span.months) : null
  const first = /\bfirst (?:financial |calendar |business |full )?year\b/i.test(text) ? 12 : said
  if (first !== null) return first === months && (named.size > 0 || !trailing.test(text))
  return /\b(?:in|for|during|of) 20\d\d\b/i.test(text) && named.size === 1 && months === 12 && !trailing.test(text)
}

const isBeside = (reading: Reading, statement: Statement, { rows: [row] }: Course) =>
  row !== undefined &&
  placeOf(row.block) === placeOf(statement.block) &&
  (statement.block.where.kind === 'slide' || headingOver(reading, row.block) === headingOver(reading, statement.block))

function conflictWith(statement: Statement, money: Money, course: Course): Conflict | null {
  const stated = spanOf(money, 0.01)
  const [low, high] = [course.sum - course.off, course.sum + course.off]
  if (stated.low <= high && stated.high >= low) return null
  const ratio = money.value / course.sum
  if (ratio > 2 || ratio < 0.5 || Math.abs(ratio - 1) < 0.03) return null
  const taxed = (taxes[money.currency] ?? anyTax).some(rate =>
    [1 + rate / 100, 1 / (1 + rate / 100)].some(one => Math.abs(ratio / one - 1) <= 0.003),
  )
  const signs = new Set(course.parts.flatMap(part => moneyIn(part).map(({ currency }) => currency)))
  if (taxed || (signs.size > 0 && !signs.has(money.currency)) || signs.size > 1) return null
  const [first, last] = [course.rows[0], course.rows.at(-1)]
  return {
    subject: 'the revenue',
    first: money.text.trim(),
    second: course.parts.join(' + '),
    because: `The ${course.months} months beside it add up to ${writtenAs(course.sum, course.parts)}, not to ${money.text.trim()}.`,
    quotes: distinctQuotes(...bothQuotes(statement), first && quoteRow(first), last && quoteRow(last)),
  }
}

export function periodsAndSum(reading: Reading): Conflict[] {
  const courses = tablesOf(reading).flatMap(coursesIn)
  if (courses.length === 0) return []
  return statementsOf(reading)
    .filter(
      ({ block, text }) =>
        block.type !== 'table_row' &&
        block.type !== 'chart' &&
        income.test(text) &&
        !otherFlow.test(text) &&
        !isPlan(text),
    )
    .flatMap(statement => {
      // "£0 spent on PR" is no second amount of the revenue.
      const [money, more] = moneyIn(statement.text).filter(({ value }) => value > 0)
      if (!money || more || money.bound !== 'exact' || money.max !== money.value) return []
      return courses
        .filter(course => isOf(statement.text, course) && isBeside(reading, statement, course))
        .flatMap(course => conflictWith(statement, money, course) ?? [])
    })
    .slice(0, 1)
}
