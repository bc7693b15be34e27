/** Pair 7: lifetime value over acquisition cost is not the ratio given. */
import { multiplesIn, ratiosIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { amountBeside, bothQuotes, type Conflict, isPlan, statementsOf } from '../conflict.ts'
import { metricAmounts } from '../readers/metric-amounts.ts'

const ratioLabel = /\b(?:C?LTV|CLV)\s?(?:[:/]|to)\s?CAC\b(?: ratio)?/i
const value = /\b(?:C?LTV|CLV|[Ll]ifetime [Vv]alue)\b(?!\s?(?:[:/]|to)\s?CAC)/
const cost = /(?<![:/]\s?)(?<!to )\bCAC\b|\b[Cc]ustomer [Aa]cquisition [Cc]ost\b/
/** Paid and blended costs are two facts; a loan-to-value is none of this. */
const other = /\b(?:paid|blended|loan|target)\b/i

export function lifetimeRatio(reading: Reading): Conflict[] {
  const values = metricAmounts(reading, value, other)
  const costs = metricAmounts(reading, cost, other)
  const lifetime = values[0]
  const acquisition = costs[0]
  const ratio = statementsOf(reading).flatMap(statement => {
    if (isPlan(statement.text) || other.test(statement.text)) return []
    const amounts = [...ratiosIn(statement.text), ...multiplesIn(statement.text)]
    const amount = amountBeside(statement.text, ratioLabel, amounts)
    return amount ? [{ amount, statement }] : []
  })[0]
  if (!lifetime || !acquisition || !ratio || values.length > 1 || costs.length > 1) return []
  if (lifetime.money.currency !== acquisition.money.currency || acquisition.money.value <= 0) return []
  const real = lifetime.money.value / acquisition.money.value
  if (Math.abs(real - ratio.amount.value) <= 0.15 * ratio.amount.value || ratio.amount.max > ratio.amount.value)
    return []
  if ([lifetime.money, acquisition.money, ratio.amount].some(one => one.bound !== 'exact')) return []
  return [
    {
      subject: 'the ratio of lifetime value to acquisition cost',
      first: ratio.amount.text,
      second: `${lifetime.money.text} over ${acquisition.money.text}`,
      because: `${lifetime.money.text} over ${acquisition.money.text} is ${real.toFixed(1)}.`,
      quotes: bothQuotes(ratio.statement, lifetime.statement, acquisition.statement),
    },
  ]
}
