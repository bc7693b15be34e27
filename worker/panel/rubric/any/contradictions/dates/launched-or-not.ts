/** Pair 15: not launched yet, and already used by many. */
import { countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { bothQuotes, type Conflict, statementsOf } from '../conflict.ts'

const before =
  /\b(?:launching soon|coming soon|we (?:launch|go live) (?:in|on|this|next)|(?:not|n['’]t) yet (?:launched|live|available)|have(?:n['’]t| not) launched(?: yet)?|pre-launch)\b/i
const used = /\b(?:used by|trusted by|we (?:now |already )?(?:have|serve)|serving)\b/i
/** A second product, a beta, or the list itself. */
const other =
  /\b(?:beta|waitlist|waiting list|wait list|sign(?:ed)?[- ]ups?|feature|integration|version|app for|new|next|mobile|android|ios|pilot|plugin)\b/i
const nouns = /^(?:customers?|users?|clients?|companies|teams|businesses|subscribers?)$/

export function launchedOrNot(reading: Reading): Conflict[] {
  const statements = statementsOf(reading)
  const notYet = statements.find(({ text }) => before.test(text) && !other.test(text))
  const already = statements.find(
    ({ text }) =>
      used.test(text) && !other.test(text) && countsIn(text).some(count => count.value > 50 && nouns.test(count.noun)),
  )
  const count = already && countsIn(already.text).find(one => one.value > 50 && nouns.test(one.noun))
  if (!notYet || !already || !count || notYet === already) return []
  return [
    {
      subject: 'whether the product is in use',
      first: before.exec(notYet.text)?.[0] ?? '',
      second: count.text,
      because: 'Before its launch a product has no such use, unless these are of something else.',
      quotes: bothQuotes(...[notYet, already].sort((a, b) => statements.indexOf(a) - statements.indexOf(b))),
    },
  ]
}
