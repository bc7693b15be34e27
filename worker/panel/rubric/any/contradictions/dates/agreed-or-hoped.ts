/** One and the same partner has signed here and is still being talked to there. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { clip, everyMatch, literal } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isPast, type Told, toldOf } from '../told-whole.ts'

const name = /^(?:the )?(\p{Lu}[\p{L}\d&’'.-]*[\p{L}\d](?: (?:(?:& |and |of )?\p{Lu}[\p{L}\d&’'.-]*[\p{L}\d]))*)/u
const thing =
  '(listing|contract|agreement|order|partnership|lease|deal|supply|distribution|purchase|tender|licen[cs]e|placement|cooperation)'
const done = '(?:confirmed|signed|agreed|secured|closed|concluded|sealed|won|in place|under contract)'
/** "Listing confirmed with", "we have signed a supply agreement with": the name follows. */
const firm = [
  anyCase(`\\b${thing}s? (?:is |was |has been |have been |now |already )*${done} (?:with|by|at|from) `),
  anyCase(
    `\\b(?:signed|confirmed|secured|closed|won|agreed) (?:a |an |our |the )?(?:[\\p{L}\\d-]+ ){0,3}?${thing}s? (?:with|from|at|by) `,
  ),
]
/** "Framework contract with Norgate (40 branches) signed in May". */
const signedAfter = anyCase(`\\b${thing}s? (?:with|from|at) `)
const afterName = anyCase(`^[^.;]{0,60}?\\b(?<!(?:to be|not yet|not|be) )${done}\\b`)
/** What is still to come. */
const open =
  /\b(?:in (?:\p{L}+ )?(?:talks|negotiations?|discussions?)|talks (?:with|are|go)|negotiating|hop(?:e|ing) to|(?:aim|want|plan|expect|need)(?:ing|s)? to (?:sign|close|win|confirm|agree|land)|about to (?:sign|close)|to be signed|not yet (?:signed|agreed|confirmed)|verbal(?:ly)?|pending signature|under negotiation|closing (?:our|the|a)|awaiting (?:signature|confirmation)|would like to (?:sign|win|list))\b/iu
/** Another matter with the same partner. */
const further =
  /\b(?:second|third|further|extend\w*|extension|renew\w*|expan\w+|more|next (?=\p{L})|additional|another|larger|bigger|roll-?out|follow-?on|follow-?up|also|new|other|increase|price|terms|amend\w*|acqui\w+|invest\w*|rounds?|term sheet|pilots?|NDA)\b/iu
const calendar =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Q[1-4]|H[12]|The|Our|We)\b/

interface Firm {
  told: Told
  thing: string
  partner: string
  words: string
}

function firmIn(told: Told): Firm[] {
  // "In May we were in talks" and "to be confirmed" are told of another time.
  if (
    open.test(told.text) ||
    /\b(?:if|once|when|until|not|will be|would|to be|LOI|letter of intent|NDA|memorandum|MoU)\b/i.test(told.text)
  )
    return []
  for (const pattern of [...firm, signedAfter]) {
    const match = pattern.exec(told.text)
    const rest = match ? told.text.slice(match.index + match[0].length) : ''
    const partner = name.exec(rest)?.[1] ?? ''
    if (!match || partner.length < 4 || calendar.test(partner)) continue
    const after = pattern === signedAfter ? afterName.exec(rest)?.[0] : partner
    if (!after) continue
    return [{ told, thing: (match[1] ?? '').toLowerCase(), partner, words: `${match[0]}${after}` }]
  }
  return []
}

/** The same thing, or none named: whoever negotiates a price has other talks to hold. */
function isSameMatter(text: string, kind: string): boolean {
  const named = everyMatch(new RegExp(`\\b${thing}s?\\b`, 'i'), text).map(({ groups }) =>
    (groups[0] ?? '').toLowerCase(),
  )
  return named.length === 0 || named.includes(kind)
}

/** "Harrow & Pike" may be "Harrow" later; a name that is short is kept whole. */
function namesPartner(text: string, partner: string): boolean {
  const [first = partner] = partner.split(' ')
  return new RegExp(`(?<![\\p{L}])${literal(first.length >= 5 ? first : partner)}(?![\\p{Ll}])`, 'u').test(text)
}

/** "in talks with Norgate", to the end of its clause. */
function openWords(text: string): string {
  const match = open.exec(text)
  if (!match) return ''
  const [clause = ''] = text.slice(match.index).split(/[.;]\s|\)|,\s(?=and\b|but\b)/)
  return clip(clause, 80)
}

export function agreedOrHoped(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  for (const agreed of all.flatMap(firmIn)) {
    const hoped = all.find(
      told =>
        areApart(told, agreed.told) &&
        open.test(told.text) &&
        namesPartner(told.text, agreed.partner) &&
        isSameMatter(told.text, agreed.thing) &&
        !further.test(told.text) &&
        !isPast(told.text),
    )
    if (!hoped) continue
    return [
      clash(reading, `the ${agreed.thing} with ${agreed.partner}`, 'What is still being talked about is not agreed.', [
        { told: agreed.told, words: agreed.words },
        { told: hoped, words: openWords(hoped.text) },
      ]),
    ]
  }
  return []
}
