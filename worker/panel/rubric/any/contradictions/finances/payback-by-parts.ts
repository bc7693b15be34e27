/** A payback that is shorter than the cost of winning a customer takes to come back in all that the customer pays. */
import { durationsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, type Conflict, isPlan, quoteStatement, statementsOf } from '../conflict.ts'
import { type Metric, moneyOf, sharesOf } from '../readers/metric-cells.ts'
import { distinctQuotes, period, quoteRow, tablesOf } from '../readers/tables.ts'

const cost =
  /\b(?:CAC|(?:customer )?acquisition cost|cost (?:of|to) (?:win|winning|acquire|acquiring) (?:a|one) customer)\b(?! payback)/i
const one =
  '(?:customer|account|home|clinic|site|store|user|member|subscriber|shop|school|practice|company|client|location|restaurant|firm|farm)'
const paid = new RegExp(
  `\\b(?:ARPA|ARPU|ACV|ARR per ${one}|MRR per ${one}|(?:average )?(?:recurring )?revenue per ${one}|average contract(?: value)?|(?:subscription|plan|price) per ${one})\\b`,
  'i',
)
const payback = /\bpay-?back(?: period| time)?\b|\bpays? (?:itself |for itself )?back\b/i
const notCost = /\b(?:LTV|ratio|payback|paid|blended|target|benchmark|example|if|channel|organic|referral)\b/i
const notPaid = /\b(?:net|target|benchmark|example|enterprise|forecast|if)\b/i
const example = /\b(?:example|e\.g\.|if|target|benchmark|best|goal|enterprise|hardware|capex)\b/i
const margin = /\bgross margin\b/i

interface Stated {
  months: number
  text: string
  quote: Metric['quote']
}

function statedIn(reading: Reading): Stated[] {
  const rows = tablesOf(reading).flatMap(table =>
    table.rows.flatMap((row): Stated[] => {
      if (!payback.test(row.label) || example.test(row.label)) return []
      const at = table.head.length === row.cells.length ? table.head.findLastIndex(head => period.test(head)) : -1
      const cell = at >= 0 ? row.cells[at] : row.cells[0]
      const [time] = durationsIn(cell ?? '')
      return cell && time ? [{ months: time.max * (time.months / time.value), text: cell, quote: quoteRow(row) }] : []
    }),
  )
  const lines = statementsOf(reading).flatMap((statement): Stated[] => {
    const { text, block } = statement
    if (block.type === 'table_row' || block.type === 'chart' || example.test(text) || isPlan(text)) return []
    const time = amountBeside(text, payback, durationsIn(text), 24)
    return time && time.bound !== 'at-least'
      ? [{ months: time.max * (time.months / time.value), text: time.text.trim(), quote: quoteStatement(statement) }]
      : []
  })
  return [...rows, ...lines]
}

const distinct = <T extends { value: number }>(found: T[]): T[] =>
  found.filter(({ value }, at) => found.findIndex(other => other.value === value) === at)

export function paybackByParts(reading: Reading): Conflict[] {
  const [stated, other] = statedIn(reading).filter(
    ({ months }, at, all) => all.findIndex(two => two.months === months) === at,
  )
  const [spent, more] = distinct(moneyOf(reading, cost, notCost))
  const [earned, further] = distinct(moneyOf(reading, paid, notPaid))
  if (!stated || other || !spent || more || !earned || further) return []
  if (spent.currency !== '' && earned.currency !== '' && spent.currency !== earned.currency) return []
  const about = earned.about
  const monthly = /\b(?:MRR|monthly|per month|a month|each month)\b|\/\s?mo/i.test(about)
  const yearly = /\b(?:ARR|ACV|annual\w*|yearly|per year|a year|contract)\b|\/\s?(?:yr|year)/i.test(about)
  if (monthly === yearly) return []
  const perMonth = monthly ? earned.value : earned.value / 12
  // Without any cost of delivering it: a margin makes it longer still.
  const least = spent.value / perMonth
  if (least <= 1.2 * stated.months + 0.5) return []
  const [kept] = sharesOf(reading, margin, /\b(?:target|benchmark|example|hardware|net)\b/i)
  const real = kept && kept.value > 0 && kept.value <= 100 ? least / (kept.value / 100) : least
  return [
    {
      subject: 'the payback',
      first: stated.text,
      second: `${spent.text} over ${earned.text} a ${monthly ? 'month' : 'year'}`,
      because: `${spent.text} comes back in ${Math.round(least)} months of ${earned.text} a ${monthly ? 'month' : 'year'}${real > least + 1 ? `, and at a margin of ${kept?.text ?? ''} in ${Math.round(real)}` : ''}.`,
      quotes: distinctQuotes(stated.quote, spent.quote, earned.quote),
    },
  ]
}
