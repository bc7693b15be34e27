/** Pair 12: one plan with two prices; or a monthly price, a yearly one and a saving that do not fit. */
import { type Money, moneyIn, percentsIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { apart, bothQuotes, type Conflict, firstPair, type Statement, statementsOf } from './conflict.ts'

const plan =
  /\b(Starter|Basic|Standard|Pro|Professional|Plus|Premium|Team|Business|Growth|Scale|Enterprise|Essential|Solo|Personal|Family)\b(?: plan)?/
const period =
  /^\s*(?:\/|per |an? |each )\s*(?:user|seat|member|person)?\s*(?:\/|per |an? )?\s*(month|mo\b|year|yr\b|annum)/i
/** A bound, a tax, another way of paying or an old price may all change the amount. */
const other =
  /\b(?:from|starting|as low as|tax|vat|billed|annually|yearly|was|instead|save|off|discount|promo\w*|intro\w*|first|students?|nonprofits?|per (?:user|seat)|additional|extra|legacy)\b/i

interface Price {
  plan: string
  period: string
  money: Money
  statement: Statement
}

function pricesOf(statement: Statement): Price[] {
  if (other.test(statement.text)) return []
  const amounts = moneyIn(statement.text)
  const name = plan.exec(statement.text)?.[1]
  const money = amounts[0]
  if (!name || !money || amounts.length !== 1 || statement.text.match(new RegExp(plan.source, 'g'))?.length !== 1)
    return []
  const unit = period.exec(statement.text.slice(money.index + money.length))?.[1]
  return unit ? [{ plan: name, period: /^m/i.test(unit) ? 'month' : 'year', money, statement }] : []
}

/** "$10/month or $96/year (save 30%)". */
function saving(statement: Statement): Conflict | null {
  const amounts = moneyIn(statement.text)
  const units = amounts.map(money =>
    period.exec(statement.text.slice(money.index + money.length))?.[1]?.[0]?.toLowerCase(),
  )
  const month = amounts[units.indexOf('m')]
  const year = amounts[units.findIndex(unit => unit === 'y' || unit === 'a')]
  const percent = percentsIn(statement.text)[0]
  if (!month || !year || !percent || amounts.length !== 2 || !/\bsav(?:e|ing)/i.test(statement.text)) return null
  if (month.currency !== year.currency || /\bup to\b/i.test(statement.text) || year.value < 3 * month.value) return null
  const real = 100 * (1 - year.value / (12 * month.value))
  if (Math.abs(real - percent.value) <= 2) return null
  return {
    subject: 'the yearly saving',
    first: percent.text,
    second: `${month.text} a month and ${year.text} a year`,
    because: `Twelve months of ${month.text} against ${year.text} save ${Math.round(real)}%.`,
    quotes: bothQuotes(statement),
  }
}

export function planPrices(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const twice = firstPair(statements.flatMap(pricesOf), (a, b) => {
    if (a.plan !== b.plan || a.period !== b.period || a.money.currency !== b.money.currency) return null
    if (!apart(a.money, b.money, 0.001)) return null
    return {
      subject: `the ${a.plan} price`,
      first: `${a.money.text} a ${a.period}`,
      second: `${b.money.text} a ${b.period}`,
      because: `Both are the price of ${a.plan} for a ${a.period}.`,
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
  if (twice.length > 0) return twice
  return statements.flatMap(statement => saving(statement) ?? []).slice(0, 1)
}
