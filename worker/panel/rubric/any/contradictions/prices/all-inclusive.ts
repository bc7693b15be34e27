/** Everything is in the price, and something is charged beside it. */
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { wordsOf } from '../../../text.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { conflictOf, everythingTold, firstSaid, inPlanCard } from '../everything-told.ts'

const inclusive =
  /\b(?:one|a single|single|one flat) price[,:;–—]? (?:with |has |and )?(?:everything|all)(?: is)?(?: (?:in it|included))?\b|\b(?:each|the|every|our|this) prices? (?:has|have|includes?|covers?|contains?) everything\b(?! (?:you|but|except|from|in the))|\beverything(?:['’]s| is) (?:in it|included)(?! in (?:the|our)\b)|\bno (?:paid )?(?:add-?ons|extras|extra (?:costs?|fees?|charges?))\b(?! (?:for|on|at|when|if|to|in)\b)/i
const beside =
  /\b(?:is|are|as|comes? as) an? (?:paid )?add-?on\b|\badd-?ons? (?:at|for|from)\b|\b(?:charged|billed|invoiced|priced) (?:separately|extra|on top)\b|\bcosts? extra\b|\b(?:is|are) (?:not included|extra)\b/i
/** Of another price, a tax, a way to be sent, or for one who asks for more than is sold. */
const elsewhere =
  /\b(?:taxes|tax|vat|gst|shipping|postage|delivery|travel (?:costs?|time|expenses)|mileage|parking|flights?|tips?|optional(?:ly)?|on-?site|express|priority|premium|additional|if|unless|except\w*|outside|abroad|enterprise|on request|third[- ]part\w+|phone calls?|unlike|others|competitors?|they|most|never|no|nothing|without|instead|used to|not (?:an|charged|billed))\b/i

/** "$90 a desk, all inclusive (set-up and hardware billed separately)": taken back in the same breath. */
const takenBack =
  /\ball[- ]inclusive\b(?=[^.;]{3,90}?\b(?:billed|charged|invoiced|priced) (?:separately|extra|on top)\b)/i
const extraIn = /[^(,:–—]{3,90}\b(?:billed|charged|invoiced|priced) (?:separately|extra|on top)\b/i
/** Of a holiday it is a kind of board; and what is named as left out is no denial. */
const notOfPrice =
  /\b(?:hotels?|resorts?|flights?|board|holidays?|stay|nights?|guests?|rooms?|cruise|trip|tours?|except\w*|excluding|apart from|other than|but|not all|unlike|competitors?|others)\b/i

function inOneSentence(reading: Reading): Conflict[] {
  for (const statement of everythingTold(reading)) {
    const { text } = statement
    const match = takenBack.exec(text)
    const extra = match ? extraIn.exec(text.slice(match.index + match[0].length)) : null
    if (!match || !extra || notOfPrice.test(text) || moneyIn(text).length === 0 || /\?\s*$/.test(text)) continue
    return [
      {
        subject: 'the scope of the price',
        first: match[0],
        second: extra[0].trim(),
        because: 'What is billed beside a price is not in it.',
        quotes: [quoteStatement(statement)],
        severity: 2,
      },
    ]
  }
  return []
}

export function allInclusive(reading: Reading): Conflict[] {
  const [own] = inOneSentence(reading)
  if (own) return [own]
  // A deck or a memo tells of more than one price; an offer on paper is read as one where both name the same thing.
  const told = everythingTold(reading).filter(statement => !inPlanCard(reading, statement))
  const whole = firstSaid(
    told,
    inclusive,
    ({ text }) => !/\b(?:unlike|others|competitors?|enterprise|from|if)\b/i.test(text),
  )
  const extra = firstSaid(told, beside, ({ text }) => !elsewhere.test(text.replace(/\bnot included\b/i, ' ')))
  if (!whole || !extra || whole.statement === extra.statement) return []
  const near =
    whole.statement.block.section !== undefined && whole.statement.block.section === extra.statement.block.section
  if (!near && !shares(whole.statement.text, extra.statement.text)) return []
  return [conflictOf(told, 'the scope of the price', 'What is charged beside a price is not in it.', [whole, extra], 2)]
}

/** Some article of the one is named in the other: "registration". */
function shares(a: string, b: string): boolean {
  const names = (text: string) =>
    new Set(
      wordsOf(text.toLowerCase()).filter(
        word => word.length >= 6 && !/^(?:everything|included|charged|separately|price[sd]?|billed)$/.test(word),
      ),
    )
  const other = names(b)
  return [...names(a)].some(word => other.has(word))
}
