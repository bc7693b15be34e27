/** Pair 16: profitable, and burning cash. */
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan, sameTime, statementsOf } from '../conflict.ts'
import { metricAmounts } from '../readers/metric-amounts.ts'

const profit =
  /\b(?:we(?:['’]re| are)|company is|already|been|now) (?:already |now |cash[- ]flow )?(?:profitable|break-?even|cash[- ]flow positive)\b/i
const unit = /\b(?:unit|per (?:order|customer|unit)|contribution|on a|month|quarter|gross|operationally)\b/i
const burn = /\b(?:net burn|monthly burn|burn rate|burning)\b/i

export function profitAndBurn(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const claim = statements.find(({ text }) => {
    const match = profit.exec(text)
    return match !== null && !unit.test(text) && !isPlan(text) && !negated(text, match.index)
  })
  const burning = metricAmounts(reading, burn, /\b(?:no|zero|gross|was|were|before|last year|calor\w+)\b/i)[0]
  if (!claim || !burning || burning.money.value <= 0 || !sameTime(claim.text, burning.statement.text)) return []
  return [
    {
      subject: 'profit',
      first: profit.exec(claim.text)?.[0] ?? '',
      second: `a burn of ${burning.money.text}`,
      because: 'A profitable company does not burn cash in the same period.',
      quotes: bothQuotes(claim, burning.statement),
    },
  ]
}
