/** Pair 17: a monthly churn that does not give the yearly retention stated. */
import { percentsIn } from '../../numbers.ts'
import type { Reading } from '../../reading.ts'
import { amountBeside, bothQuotes, type Conflict, isPlan, statementsOf } from './conflict.ts'

const churn = /\bmonthly (?:(?:customer|logo|user) )?churn(?: rate)?\b|\bchurn(?: rate)? (?:per|a) month\b/i
const retention = /\b(?:annual|yearly|12-month|twelve-month) (?:(?:customer|logo|user) )?retention(?: rate)?\b/i
const other = /\b(?:net|NRR|NDR|GRR|revenue|dollar|gross|employee|staff)\b/i

function share(reading: Reading, label: RegExp) {
  return statementsOf(reading).flatMap(statement => {
    if (isPlan(statement.text) || other.test(statement.text)) return []
    const percent = amountBeside(statement.text, label, percentsIn(statement.text))
    return percent ? [{ percent, statement }] : []
  })[0]
}

export function churnAndRetention(reading: Reading): Conflict[] {
  const lost = share(reading, churn)
  const kept = share(reading, retention)
  if (!lost || !kept || kept.percent.value > 100 || lost.percent.value >= 100) return []
  if ([lost.percent, kept.percent].some(one => one.bound !== 'exact' || one.max !== one.value)) return []
  const real = 100 * (1 - lost.percent.value / 100) ** 12
  if (Math.abs(real - kept.percent.value) <= 10) return []
  return [
    {
      subject: 'retention',
      first: `${lost.percent.text} monthly churn`,
      second: `${kept.percent.text} yearly retention`,
      because: `Losing ${lost.percent.text} each month keeps ${Math.round(real)}% after a year.`,
      quotes: bothQuotes(lost.statement, kept.statement),
    },
  ]
}
