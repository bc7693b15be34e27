/** Pair 5: growth claimed, and growth in the numbers given with it. */
import { parseNumber } from '../../../amount.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, isPlan, type Statement, statementsOf } from '../conflict.ts'

/** A comma or full stop behind the second value is the sentence's. */
const fromTo =
  /\bfrom\s+([$€£]?\s?\d[\d,.]*\s?[kKmM]?)\s+(?:[a-z]+\s+){0,3}?to\s+([$€£]?\s?\d(?:[\d,.]*\d)?\s?[kKmM]?)(?![\d%]|[,.]\d)/
const claimed = /\b(?:grew|grown|growing|growth|increas(?:e|ed)|up|rose)\b/i
const compounding =
  /\b(?:CMGR|CAGR|MoM|m\/m|month[- ]over[- ]month|monthly|per month|a month|weekly|per week|compound\w*|QoQ|average|peak|best)\b/i
/** What stands between may begin to tell of something else. */
const another = /;|\b(?:and|while|but|with|as|whereas|although|though|when)\b/i

function amountOf(written: string): number {
  const digits = /\d[\d,.]*\d|\d/.exec(written)?.[0] ?? '0'
  return parseNumber(digits) * (/k\s*$/i.test(written) ? 1e3 : /m\s*$/i.test(written) ? 1e6 : 1)
}

function conflictOf(
  statement: Statement,
  before: string,
  after: string,
  percent: { value: number; text: string },
  other: Statement,
) {
  const [low, high] = [amountOf(before), amountOf(after)]
  if (low <= 0 || high <= 0) return null
  const real = (high / low - 1) * 100
  const off = Math.abs(real - percent.value)
  if (off <= 10 || off <= 0.1 * percent.value) return null
  return {
    subject: 'the growth rate',
    first: percent.text,
    second: `${before.trim()} to ${after.trim()}`,
    because: `From ${before.trim()} to ${after.trim()} is ${Math.round(real)}%.`,
    quotes: bothQuotes(statement, other),
  }
}

/** "grew 50% from 100 to 200 customers". */
function inOneSentence(statement: Statement): Conflict | null {
  const { text } = statement
  const pair = fromTo.exec(text)
  const percents = percentsIn(text)
  const percent = percents[0]
  if (!pair || !percent || percents.length > 1 || !claimed.test(text) || compounding.test(text) || isPlan(text))
    return null
  const [, before = '', after = ''] = pair
  if (/^(?:19|20)\d\d\s*$/.test(before.trim()) || /^(?:19|20)\d\d\s*$/.test(after.trim())) return null
  // "Cost fell from €12 to €9 while output rose 40%": the growth is of something else than the two values.
  if (amountOf(after) < amountOf(before)) return null
  const end = pair.index + pair[0].length
  const between = percent.index < pair.index ? text.slice(percent.index, pair.index) : text.slice(end, percent.index)
  if (another.test(between)) return null
  return conflictOf(statement, before, after, percent, statement)
}

/** "Revenue grew 300% in 2025" beside a row "Revenue | $100k | $150k" under years. */
function inTable(statements: Statement[], statement: Statement): Conflict | null {
  const claim = /\b(revenue|sales|customers|users|arr|mrr|turnover)\b/i.exec(statement.text)
  const year = /\bin (20\d\d)\b/.exec(statement.text)
  const percents = percentsIn(statement.text)
  const percent = percents[0]
  if (!claim || !year || !percent || percents.length > 1 || statement.block.type === 'table_row') return null
  if (!claimed.test(statement.text) || compounding.test(statement.text) || isPlan(statement.text)) return null
  const rows = statements.filter(({ block }) => block.type === 'table_row')
  const row = rows.find(({ text }) =>
    text
      .trim()
      .toLowerCase()
      .startsWith((claim[1] ?? '').toLowerCase()),
  )
  const head =
    row && rows.slice(0, rows.indexOf(row)).findLast(({ text }) => (text.match(/\b20\d\d\b/g)?.length ?? 0) >= 2)
  if (!row || !head) return null
  const years = [...head.text.matchAll(/\b(20\d\d)([AEFPB])?\b/g)]
  const values = moneyIn(row.text).map(money => money.text)
  const at = years.findIndex(match => match[1] === year[1])
  if (values.length !== years.length || at < 1 || years[at]?.[2] === 'E') return null
  return conflictOf(statement, values[at - 1] ?? '', values[at] ?? '', percent, row)
}

export function growthSeries(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  for (const statement of statements) {
    const found = inOneSentence(statement) ?? inTable(statements, statement)
    if (found) return [found]
  }
  return []
}
