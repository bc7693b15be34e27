/** Pair 6: twelve times the monthly recurring revenue is not the yearly one. */
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, sameTime } from '../conflict.ts'
import { type MetricAmount, metricAmounts } from '../readers/metric-amounts.ts'

const monthly = /\bMRR\b|\b[Mm]onthly [Rr]ecurring [Rr]evenue\b/
const yearly = /\bARR\b|\b[Aa]nnual [Rr]ecurring [Rr]evenue\b/
/** Contracted ARR is signed, not yet running; new MRR is only what was added, and lost MRR what is gone. */
const other =
  /\bCARR\b|contracted|\b(?:signed|booked|backlog|committed)\b|\bnot (?:yet )?(?:begun|started|live|billed|running)\b|\b(?:lost|churned|expansion|added)\b|\bnew (?:MRR|ARR)\b|net new|run[- ]?rate|pipeline|per (?:customer|account|rep)|\bby (?:the )?(?:end|close|start|middle) of\b|\bby (?:Q[1-4]|H[12]|month|year|spring|summer|autumn|winter|[A-Z][a-z]{2,8} 20\d\d)\b|\b(?:year|month|quarter)[- ]?(?:\d|one|two|three)\b|\bY[1-5]\b|\bmilestones?\b|→|\bto reach\b/i

export function recurringRevenue(reading: Reading): Conflict[] {
  const years = metricAmounts(reading, yearly, other)
  for (const month of metricAmounts(reading, monthly, other)) {
    const fits = ({ money }: MetricAmount) =>
      money.max >= 10.8 * month.money.value && money.value <= 13.2 * month.money.max
    // Where a year's amount is that of the month, another is of another part or time.
    if (years.some(year => year.money.currency === month.money.currency && fits(year))) continue
    for (const year of years) {
      if (month.money === year.money || month.money.currency !== year.money.currency) continue
      if (month.money.index === year.money.index && month.statement === year.statement) continue
      if (!sameTime(month.statement.text, year.statement.text)) continue
      const low = 12 * month.money.value
      if ([month.money.bound, year.money.bound].some(bound => bound !== 'exact')) continue
      return [
        {
          subject: 'recurring revenue',
          first: `${month.money.text} MRR`,
          second: `${year.money.text} ARR`,
          because: `Twelve months of ${month.money.text} make ${low.toLocaleString('en-GB')}.`,
          quotes: bothQuotes(month.statement, year.statement),
        },
      ]
    }
  }
  return []
}
