/** Pair 17: a monthly churn that does not give the yearly retention stated. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { type Metric, sharesOf } from '../readers/metric-cells.ts'
import { distinctQuotes } from '../readers/tables.ts'

const of = '(?:customer|logo|user|account|member|subscriber|client)s?'
const churn = new RegExp(
  `\\bmonthly (?:${of} )?churn(?: rate)?\\b|\\b(?:${of} )?churn(?: rate)?,? (?:is )?\\(?(?:per|a|each|by the) month\\b|\\b(?:${of} )?churn(?: rate)?(?:, | \\(|: |/)(?:monthly|mo\\b|month\\b)|\\bchurn(?=[^.;\\n]{0,16}(?:%|per cent) (?:a|per|each|every) month)`,
  'i',
)
const kept = new RegExp(
  `\\b(?:annual|yearly|12-month|twelve-month) (?:${of} )?retention(?: rate)?\\b|\\b(?:${of} )?retention(?: rate)?(?:, | \\(|: )(?:annual|yearly|12 months|per year|a year)|\\b${of} retention(?: rate)? (?:a|per|each) year\\b|\\bretention(?=[^.;\\n]{0,16}(?:%|per cent) (?:a|per|each|every) year)`,
  'i',
)
/** Of revenue: whoever stays may pay more than whoever leaves, so only a wide gap tells. */
const keptRevenue = /\b(?:gross (?:revenue|dollar|MRR|ARR) retention|GRR)\b/i
const other = /\b(?:net|NRR|NDR|employee|staff|target|benchmark)\b/i
const revenue = /\b(?:revenue|dollar|gross|MRR|ARR|GRR)\b/i

const notOfAll = new RegExp(`${other.source}|${revenue.source}`, 'i')

const yearly = ({ value }: Metric): number => 100 * (1 - value / 100) ** 12

function told(lost: Metric, stays: Metric, because: string): Conflict[] {
  return [
    {
      subject: 'retention',
      first: `${lost.text} monthly churn`,
      second: `${stays.text} yearly retention`,
      because,
      quotes: distinctQuotes(lost.quote, stays.quote),
    },
  ]
}

export function churnAndRetention(reading: Reading): Conflict[] {
  const [lost, ...more] = sharesOf(reading, churn, notOfAll)
  if (!lost || lost.value <= 0 || lost.value >= 100 || more.some(({ value }) => value !== lost.value)) return []
  const real = yearly(lost)
  const left = `Losing ${lost.text} each month keeps ${Math.round(real)}% after a year`
  const [same] = sharesOf(reading, kept, notOfAll)
  if (same && same.value <= 100 && Math.abs(real - same.value) > 10) return told(lost, same, `${left}.`)
  const [gross] = sharesOf(reading, keptRevenue, /\b(?:net|NRR|NDR|monthly|quarterly|benchmark|target)\b/i)
  if (!gross || gross.value > 100 || gross.value - real <= 12) return []
  return told(lost, gross, `${left}, and ${gross.text} of the revenue is said to stay.`).map(one => ({
    ...one,
    second: `${gross.text} gross retention`,
    severity: 2,
  }))
}
