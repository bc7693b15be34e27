/** Pair 13: "no credit card", and a card is asked for. */
import type { Reading } from '../../../reading.ts'
import { sentencesOf } from '../../../text.ts'
import { bothQuotes, type Conflict, quoteStatement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'
import { isOfOthers } from '../told-whole.ts'

/** Any of the ways to say so, but not of fees for a card or of a machine that reads one. */
const card = '(?:credit[- ]?|debit |bank |payment )*(?:or debit )?card'
const rest =
  '(?=\\s*(?:$|[.,;!)·•–—|?]|or\\b|and\\b|(?:details )?(?:is |are )?(?:required|needed|necessary|asked|wanted)|(?:details )?(?:to|for) (?:start|begin|try|sign|get|join|register|open|the trial|a trial|trial|test|set|reserve)|up ?front|on file))'
const free = new RegExp(
  `\\bno ${card}${rest}(?:\\s+(?:is |are )?(?:required|needed|necessary))?|\\bwithout (?:a |any |your |the |entering |giving |adding |asking for )*${card}\\b|\\b(?:do not|don['’]t|never|won['’]t|will not|need not) (?:need|ask(?: you)? for|require|want|take|enter|give)(?: us)? (?:a |any |your )*(?:${card}|payment details)\\b|\\bno (?:payment|billing|bank) details(?: (?:are )?(?:required|needed|asked))?|\\bcards?\\b\\W{0,2} (?:is |are )?not (?:needed|required|necessary)\\b`,
  'i',
)
const needed = new RegExp(
  `(?<!\\bno )(?<!\\bno credit )(?<!\\bno debit )\\b${card} (?:details )?(?:is |are )?(?:required|needed|requested)\\b`,
  'i',
)
/** Asked for, and when: "We ask for a card when you sign up", "All trials need a card on file". */
const asks =
  /\b(?:ask(?:s|ed)?(?: you)? for|needs?|requires?d?|takes?|requested|must|have to|enter|give|provide|leave|add)\b/i
const early =
  /\b(?:when you (?:sign|start|register|join|begin)|at (?:sign-?up|the start|registration)|(?:up)?on (?:registration|sign-?up)|to (?:start|begin|sign up|set up|open|verify|register|join|confirm)|trials?|on file|open the account|up front|upfront|on day \d+)\b/i
const anyCard = new RegExp(`\\b${card}\\b`, 'i')
const field =
  /\b(?:card number|(?:credit|debit|bank|payment) card|card details|card ?holder|cvc|cvv|name on (?:the )?card)\b/i
/** A card of another kind. */
const otherCard =
  /\b(?:gift|library|loyalty|member(?:ship)?|business|customer|insurance|health|identity|id|sim|report|discount|punch|club|student|travel|rail|phone|memory|post|key|access)[- ]?cards?\b|\bcards? (?:readers?|terminals?|fees?|games?|payments?|stock)\b/i
/** A paid plan's checkout may ask for what the trial does not. */
const paid =
  /\b(?:paid|upgrad\w+|subscri\w+|later|pro|premium|business|enterprise|once|only (?:when|if|after)|after|when (?:the|your) trial (?:ends|is over)|when you (?:choose|decide|buy|order|pay|like)|at checkout|invoice|accept|optional\w*|instead)\b/i

/** The words before the card say that it is not asked for. */
function isDenied(text: string): boolean {
  const at = anyCard.exec(text)?.index ?? 0
  return (
    /\b(?:no|not|never|without|nobody)\b|n['’]t\b/i.test(text.slice(0, at)) ||
    /\bnot (?:needed|required)\b/i.test(text.slice(at))
  )
}

/** When it is charged says nothing of when it is asked for. */
const charged = /\b(?:it is |it['’]s |we )?(?:only |first )?charged? [^.;]*/i

function isAsked(whole: string): boolean {
  const text = whole.replace(charged, '')
  if (paid.test(text) || otherCard.test(text) || isOfOthers(text) || /\?\s*$/.test(text)) return false
  if (needed.test(text) && !isDenied(text)) return true
  return anyCard.test(text) && asks.test(text) && early.test(text) && !isDenied(text)
}

export function cardNeeded(reading: Reading): Conflict[] {
  const shown = reading.visible.flatMap(block => sentencesOf(block).map(({ text, start }) => ({ text, block, start })))
  // A folded answer is told as well, though nothing of it stands open.
  const visible = new Set(reading.visible.map(({ id }) => id))
  const statements = [...shown, ...everythingTold(reading).filter(({ block }) => !visible.has(block.id))]
  const promise = statements.find(({ text }) => free.test(text) && !otherCard.test(text) && !/\bcash\b/i.test(text))
  const asked = statements.find(({ text, block }) => {
    if (block.type !== 'form_field') return isAsked(text)
    const label = `${text} ${block.field?.label ?? ''}`
    return field.test(label) && !otherCard.test(label) && !/\boptional\b/i.test(label)
  })
  if (!promise || !asked) return []
  return [
    {
      subject: 'the credit card',
      first: free.exec(promise.text)?.[0] ?? promise.text,
      second: quoteStatement(asked).text.replace(/[.!]$/, ''),
      because: 'One promises a start without a card and the other asks for one.',
      quotes: bothQuotes(promise, asked),
    },
  ]
}
