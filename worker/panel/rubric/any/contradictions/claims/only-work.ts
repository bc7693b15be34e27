/** The founders are said to do nothing else, and one of them works for somebody else today. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { anyNumber } from '../readers/spelled.ts'
import { areApart, clash, isPast, type Told, toldOf } from '../told-whole.ts'

const only =
  /\b(?:(?:has|have) been|is|are) (?:their|our|his|her|my) (?:only|sole) (?:work|job|occupation|employment)\b|\b(?:both|all(?: of us| of them| three| four)?|each)(?: of (?:us|them|the founders))?(?: founders)? (?:work|are|have been|has been|works|is) (?:here |on it |on this )?full[- ]time\b|\b(?:both|all|each|founders|they|we)\b[^.;]{0,30}\b(?:quit|left|gave up) (?:their|our) (?:other )?(?:jobs|employers|posts)\b/iu
const elsewhere = [
  new RegExp(
    `\\b(?:currently |still |also |presently |now )?(?:works|is employed|teaches|practises|is) (?:\\p{L}+ )?${anyNumber} days? (?:a|per) week (?:at|for|in|with) (?:an?|the|her|his|\\p{Lu})`,
    'u',
  ),
  /\b(?:her|his) (?:[\p{L}-]+ ){0,2}(?:employer|job|day job|post|position)\b[^.;]{0,30}\b(?:where|at which) (?:he|she) (?:currently |still |also |presently |now )*(?:works|is employed|spends)\b/iu,
  /\b(?:still|currently) (?:works|employed|has a job|holds a post) (?:part-time |full-time )?(?:at|for|with|by) (?:an?|the|\p{Lu})/u,
  /\bwill (?:leave|give up|resign from|quit) (?:her|his) (?:[\p{L}-]+ ){0,2}(?:job|employer|post|position)\b/iu,
]
/** Names that open with a capital, as persons are called: at least four letters. */
const called = (text: string): string[] => text.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu) ?? []
const plain =
  /^(?:The|Our|Both|They|She|His|Her|And|CEO|CTO|Team|All|Each|Until|Since|With|When|January|February|March|April|May|June|July|August|September|October|November|December)$/

/** The persons of a statement: those named in its own block, or right above it. */
function personsOver(all: readonly Told[], claim: Told): Set<string> {
  const at = all.indexOf(claim)
  const [own] = claim.parts
  const near = all.filter(
    (told, index) =>
      told.parts[0]?.block === own?.block || (index < at && at - index <= 4 && told.asked === claim.asked),
  )
  return new Set(near.flatMap(({ text }) => called(text)).filter(name => !plain.test(name)))
}

export function onlyWork(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const claim = all
    .map(told => ({ told, words: only.exec(told.text)?.[0] ?? '' }))
    .find(
      ({ told, words }) =>
        words !== '' &&
        !/\b(?:will|once|until|would|except\w*|but|apart from|from \p{Lu}\p{Ll}+ on)\b/iu.test(told.text),
    )
  if (!claim) return []
  const persons = personsOver(all, claim.told)
  for (const told of all) {
    if (!areApart(told, claim.told) || isPast(told.text) || /\?\s*$/.test(told.text)) continue
    const match = elsewhere.map(shape => shape.exec(told.text)).find(found => found !== null)
    const lead = match ? told.text.slice(0, match.index) : ''
    if (!match || !called(lead).some(name => persons.has(name))) continue
    return [
      clash(reading, 'what the founders work at', 'Who works for another has other work.', [
        claim,
        { told, words: match[0] },
      ]),
    ]
  }
  return []
}
