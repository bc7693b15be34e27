/** One amount written twice, the second time in brackets with another magnitude: the digits agree and the size does not. */
import { magnitude, number, scale } from '../../../amount.ts'
import { type Money, moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, statementsOf } from '../conflict.ts'

/** "1,200 lakh": a comma for thousands or for decimals, and who is to know. */
const ambiguous = /\d[.,]\d{3}(?!\d)/
const named = new RegExp(`${number}\\s?(?:${magnitude})`, 'u')
/** 185 of "₹18.5 lakh" and of "₹1.85 crore". */
const digitsOf = ({ value }: Money) =>
  value
    .toPrecision(12)
    .replace(/e.*$|\D/g, '')
    .replace(/^0+|0+$/g, '')

/** Right behind the first, and nothing else in the brackets. */
function isSecondWriting(text: string, first: Money, second: Money): boolean {
  const between = text.slice(first.index + first.length, second.index)
  return (
    /^\s?\((?:or |i\.e\.,? |that is,? |=\s?)?$/.test(between) && /^\)/.test(text.slice(second.index + second.length))
  )
}

export function bracketedAmount(reading: Reading): Conflict[] {
  for (const statement of statementsOf(reading)) {
    const amounts = moneyIn(statement.text)
    for (const [at, first] of amounts.entries()) {
      const second = amounts[at + 1]
      if (!second || first.currency !== second.currency || !isSecondWriting(statement.text, first, second)) continue
      // Without a magnitude on both sides the second may be the price of one, or another thing altogether.
      if (![first, second].every(({ text, max, value }) => named.test(text) && max === value && !ambiguous.test(text)))
        continue
      // "$1.5M ($15M)" may be a round and what the company is worth; nobody changes the magnitude for that.
      const [one, other] = [first, second].map(({ text }) => scale(new RegExp(magnitude, 'u').exec(text)?.[0]))
      if (one === other) continue
      const times = Math.max(first.value, second.value) / Math.min(first.value, second.value)
      if (digitsOf(first).length < 2 || digitsOf(first) !== digitsOf(second) || times < 9.99) continue
      return [
        {
          subject: 'the amount in brackets',
          first: first.text.trim(),
          second: second.text.trim(),
          because: `One is ${Math.round(times).toLocaleString('en-GB')} times the other.`,
          quotes: bothQuotes(statement),
        },
      ]
    }
  }
  return []
}
