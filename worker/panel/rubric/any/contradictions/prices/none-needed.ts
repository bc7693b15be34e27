/** A thing that nobody is said to need stands among the prices. */
import { anyCase } from '../../../any-case.ts'
import { moneyIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch, literal } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { isOpenedApart } from '../readers/scopes.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'

/** Things that are bought and fitted; a fee that is denied and charged is another pair. */
const thing =
  '(sensors?|hardware|gateways?|edge box(?:es)?|box(?:es)?|cables?|cabling|wiring|batter(?:y|ies)|tablets?|terminals?|tags?|scanners?|servers?|routers?|meters?|cameras?|readers?|adapters?|controllers?|antennas?|licen[cs]es? for|training|consultants?|installation|electricians?)'
const denied = [
  new RegExp(
    `\\b(?:no|without(?: any)?|zero) (?:additional|extra|new|special|further|separate|dedicated|external|expensive) ${thing}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:no|without(?: any)?|zero) ${thing} (?:is |are )?(?:needed|required|necessary|to (?:buy|install|fit|mount|order))\\b`,
    'i',
  ),
  new RegExp(`^\\W*no ${thing}(?=\\s*(?:$|[.,;]|and no\\b|or\\b))`, 'i'),
]
/** What may be had, what others take, and what is saved by doing without. */
const otherwise =
  /\b(?:optional(?:ly)?|add-?ons?|upgrade|if (?:you|wanted|needed|required)|on request|instead of|sav(?:e|es|ing|ings)|avoid\w*|replac\w+|competitors?|rivals?|conventional|traditional|usual(?:ly)?|typical(?:ly)?|elsewhere|others|would cost|free|included|no charge|deposit|refund\w*|no|without)\b/i
const reach = 40

const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<=x)es$|(?<!s)s$/, '')

/** A price within a few words of the thing: "€240 sensor kit", "Gateway, one per floor | 180 EUR". */
function isPriced({ text }: Told, word: string): boolean {
  const named = everyMatch(anyCase(`(?<![\\p{L}])${literal(singular(word))}(?:e?s|ies)?(?![\\p{L}])`), text)[0]
  if (!named) return false
  return moneyIn(text).some(
    ({ value, index, length }) =>
      value > 0 &&
      ((index >= named.index && index - named.index <= reach) ||
        (index < named.index && named.index - index - length <= reach)),
  )
}

function compares(reading: Reading, told: Told): boolean {
  return told.parts.some(({ block }) => reading.deck?.slideOf(block)?.roles.includes('competition') === true)
}

export function noneNeeded(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  for (const claim of all) {
    if (isOfOthers(claim.text) || /\?\s*$/.test(claim.text)) continue
    const match = denied.map(pattern => pattern.exec(claim.text)).find(found => found !== null)
    const word = match?.[1]
    if (!match || !word) continue
    const priced = all.find(
      told =>
        areApart(told, claim) &&
        !isOpenedApart(claim.text, match[0], told.text) &&
        isPriced(told, word) &&
        !otherwise.test(told.text) &&
        !isOfOthers(told.text) &&
        !compares(reading, told),
    )
    if (!priced) continue
    return [
      clash(
        reading,
        `the ${word.toLowerCase()}`,
        'What is not needed has a price here.',
        [
          { told: claim, words: match[0].trim() },
          { told: priced, words: priced.text.slice(0, 90) },
        ],
        2,
      ),
    ]
  }
  return []
}
