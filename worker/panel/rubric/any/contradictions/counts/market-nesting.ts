/** Pair 4: a part of the market that is larger than the whole. */
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, firstPair, sameTime } from '../conflict.ts'
import { marketSizes } from './market-labels.ts'

const size = { TAM: 3, SAM: 2, SOM: 1 } as const

export function marketNesting(reading: Reading): Conflict[] {
  return firstPair(marketSizes(reading), (a, b) => {
    const [outer, inner] = size[a.label] > size[b.label] ? [a, b] : [b, a]
    if (a.label === b.label || a.money.currency !== b.money.currency) return null
    if (inner.money.value <= outer.money.max || outer.money.bound === 'at-least' || inner.money.bound === 'at-most')
      return null
    if (!sameTime(a.statement.text, b.statement.text)) return null
    return {
      subject: 'the market sizes',
      first: `${outer.label} ${outer.money.text}`,
      second: `${inner.label} ${inner.money.text}`,
      because: `The ${inner.label} is a part of the ${outer.label} and cannot be larger.`,
      quotes: bothQuotes(a.statement, b.statement),
    }
  })
}
