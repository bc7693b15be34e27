/** Pair 3: the same market, with two sizes. */
import type { Reading } from '../../../reading.ts'
import { apart, bothQuotes, type Conflict, firstPair, sameRegion, sameTime } from '../conflict.ts'
import { marketSizes } from './market-labels.ts'

export function marketTwice(reading: Reading): Conflict[] {
  return firstPair(marketSizes(reading), (a, b) => {
    if (a.label !== b.label || a.money.currency !== b.money.currency || !apart(a.money, b.money, 0.05)) return null
    if (!sameTime(a.statement.text, b.statement.text) || !sameRegion(a.statement.text, b.statement.text)) return null
    return {
      subject: `the ${a.label}`,
      first: a.money.text,
      second: b.money.text,
      because: 'No year or region sets the two apart.',
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
}
