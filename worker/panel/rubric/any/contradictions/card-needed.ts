/** Pair 13: "no credit card", and a card is asked for. */
import type { Reading } from '../../reading.ts'
import { sentencesOf } from '../../text.ts'
import { bothQuotes, type Conflict, quoteStatement } from './conflict.ts'
import { everythingTold } from './everything-told.ts'

const free = /\bno (?:credit |debit )?card (?:is )?(?:required|needed|necessary)\b|\bwithout (?:a )?(?:credit )?card\b/i
const needed = /\b(?<!no )(?:credit |debit )?card (?:details )?(?:is |are )?(?:required|needed)\b/i
/** "We ask for a card when you sign up." */
const askedFor =
  /\bwe (?:do |will |['’]ll )?(?:ask (?:you )?for|need|require|take) (?:an?|your) (?:valid )?(?:credit |debit |bank |payment )?card(?: details| number)?\b[^.]{0,20}\b(?:when you (?:sign|start|register|join|begin)|at (?:sign-?up|the start|registration)|to (?:start|begin|sign up|set up))/i
const field = /\b(?:card number|credit card|cvc|cvv|name on card)\b/i
/** A paid plan's checkout may ask for what the trial does not. */
const paid = /\b(?:paid|upgrade|subscribe|after|later|pro|premium|business)\b/i

export function cardNeeded(reading: Reading): Conflict[] {
  const shown = reading.visible.flatMap(block => sentencesOf(block).map(({ text, start }) => ({ text, block, start })))
  // A folded answer is told as well, though nothing of it stands open.
  const visible = new Set(reading.visible.map(({ id }) => id))
  const statements = [...shown, ...everythingTold(reading).filter(({ block }) => !visible.has(block.id))]
  const promise = statements.find(({ text }) => free.test(text))
  const asked = statements.find(({ text, block }) => {
    if (block.type === 'form_field') return field.test(text) || field.test(block.field?.label ?? '')
    if (askedFor.test(text) && !/\b(?:paid|upgrade|subscribe|pro|premium)\b/i.test(text)) return true
    return needed.test(text) && !free.test(text) && !paid.test(text) && !/\b(?:no|not|never|isn['’]t)\b/i.test(text)
  })
  if (!promise || !asked) return []
  return [
    {
      subject: 'the credit card',
      first: free.exec(promise.text)?.[0] ?? promise.text,
      second: quoteStatement(asked).text,
      because: 'One promises a start without a card and the other asks for one.',
      quotes: bothQuotes(promise, asked),
    },
  ]
}
