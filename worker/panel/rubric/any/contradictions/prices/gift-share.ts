/** All of a gift goes to the work, and a part of what was given went elsewhere. */
import type { Block } from '#db/shapes.ts'
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import { bothQuotes, type Conflict, type Statement } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const given = '(?:gifts?|donations?|contributions?|money|dollar|euro|pound|cent|penny)'
const all = new RegExp(
  `(?<![\\d.])100\\s?(?:%|percent|per cent)\\s+of (?:your|every|each|all|the|our) ${given}(?: given)?(?: you give)? (?:goes?|reach(?:es)?|is spent|are spent|supports?|funds?)\\b[^.!?]*|\\b(?:every|each) (?:single )?(?:dollar|euro|pound|cent|penny)(?: (?:of (?:your|a) ${given}|you give|given|donated))? goes\\b[^.!?]*`,
  'i',
)
/** "Every rupee you give buys bicycles." */
const everyCoin =
  /\b(?:every|each) (?:single )?(?:dollar|euro|pound|cent|penny|rupee|shilling|rand|krona|franc|yen|peso)(?: (?:of (?:your|a|each|every) (?:gifts?|donations?)|(?:that )?you (?:give|donate)|given|donated|raised))? (?:goes|buys|funds|pays for|is spent on|reaches|becomes|supports)\b[^.!?]*/i
/** "12% of each donation covers the office": who gives pays for it. */
const ofEach =
  /\bof (?:each|every|your|all|a|any) (?:gifts?|donations?|contributions?)\b|\b(?:from|out of) (?:each|every|your) (?:gifts?|donations?)\b/i
const running =
  /\b(?:administration|admin|running (?:the|our|costs)|overheads?|office|fund-?raising|raising (?:more|funds|money)|salaries|marketing|management)\b/i
/** Whoever pays for the office, gifts for the work may then all go there. */
const paidBy =
  /\b(?:cover(?:s|ed)?|paid|pays?|funded|funds?|met|sponsor\w*|underwrit\w*|bear|borne)\b[^.]{0,60}\b(?:overheads?|admin\w*|running costs|operating costs|operations|salaries|office|fund-?raising)\b|\b(?:overheads?|admin\w*|running costs|operating costs|salaries|office|fund-?raising)\b[^.]{0,60}\b(?:covered|paid|funded|met|sponsor\w*|underwritten|borne|separate\w*)\b|\bseparate(?:ly)? (?:fund|donors?|grants?|account)/i
const elsewhere =
  /\b(?:other charities|most charities|the average charity|sector|per cent of charities|target|goal|if)\b/i

/** A number of its own line stands with the label below it: "100%" above "of your gift goes to water". */
function withNumber(reading: Reading, statement: Statement): { text: string; number: Block | null } {
  const { blocks } = reading.document
  const at = blocks.findIndex(({ id }) => id === statement.block.id)
  const number = blocks[at - 1]
  const alone = number && /^\s*100\s?%\s*$/.test(number.text) && number.group === statement.block.group
  return alone ? { text: `${number.text.trim()} ${statement.text}`, number } : { text: statement.text, number: null }
}

export function giftShare(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  if (told.some(({ text }) => paidBy.test(text) && !ofEach.test(text))) return []
  const split = told.find(({ text }) => {
    const shares = percentsIn(text)
    if (shares.length === 1 && (shares[0]?.value ?? 0) > 0 && ofEach.test(text) && running.test(text))
      return !elsewhere.test(text) && !/\b(?:no|not|never|at most|up to)\b/i.test(text)
    const sum = shares.reduce((total, { value }) => total + value, 0)
    return shares.length >= 2 && sum >= 98 && sum <= 102 && running.test(text) && !elsewhere.test(text)
  })
  if (!split) return []
  for (const statement of told) {
    const { text, number } = withNumber(reading, statement)
    const match = all.exec(text) ?? everyCoin.exec(text)
    if (!match || statement === split || negated(text, match.index) || elsewhere.test(text)) continue
    const conflict = bothQuotes(...(number ? [{ text: number.text, block: number, start: 0 }] : []), statement, split)
    const shares = percentsIn(split.text).map(({ text: share }) => share)
    return [
      {
        subject: 'the use of a gift',
        first: match[0].trim(),
        second: split.text.replace(/[.!]$/, ''),
        because:
          shares.length === 1
            ? 'What pays for the office does not reach the work.'
            : `The split has ${shares.length} shares, and not all of them are the work.`,
        quotes: conflict,
      },
    ]
  }
  return []
}
