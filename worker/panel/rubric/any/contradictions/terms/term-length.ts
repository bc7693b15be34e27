/** One contract, lease, programme or course with two lengths. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, namesPlan, type Told, toldOf } from '../told-whole.ts'

const units = 'days?|weeks?|months?|years?'
const length = `(?<n>${anyNumber})(?: \\(\\w+\\))?[\\s-](?<unit>${units})`
const kinds: readonly [kind: string, noun: string][] = [
  ['contract', '(?:contract|agreement|contractual|term of contract)'],
  ['lease', 'lease'],
  ['programme', 'program(?:me)?'],
  ['course', '(?:course|training)'],
  ['pilot', 'pilot'],
  ['subscription', '(?:subscription|membership)'],
]
const span = '(?:period|term|length|duration|runtime|running time|life)'
/** What a contract is called by, and how it is entered into, where nobody calls it one. */
const term = '(?:term|commitment)'
const signing = 'you (?:sign|commit|are bound)'

interface Term {
  kind: string
  days: number
  words: string
  told: Told
  label: boolean
}

const shapesOf = (kind: string, noun: string): { label: RegExp[]; said: RegExp[] } => ({
  label: [
    anyCase(
      `^\\W*(?:\\d+[.)] )?(?:(?:the )?${noun} ${span}|(?:${span}) of (?:the )?${noun}${kind === 'contract' ? '|(?:minimum|initial) (?:contract )?term|term' : ''})\\s*[:|–—-]\\s*(?:of |for )?${length}(?![\\p{L}-])`,
    ),
  ],
  said: [
    anyCase(
      `\\b(?:over|for|in|with|on|during|of|within) (?:the|a|an|our|this|your)(?: whole| full| entire)? ${length} ${noun}\\b`,
    ),
    anyCase(`^\\W*(?:the|a|an|our|this|your) ${length} ${noun}\\b`),
    anyCase(
      `\\b(?:the|this|our|your) ${noun} (?:runs|lasts|is|goes|has|takes|is concluded|is signed|is made)(?: on)?(?: for| over)? (?:a (?:fixed )?(?:period|term|duration) of |a term of )?${length}(?![\\p{L}-])(?! (?:before|after|old|late|early|ago|notice))`,
    ),
    anyCase(`\\b(?:an?|the) ${noun} of ${length}(?![\\p{L}-])`),
    ...(kind === 'contract'
      ? [
          anyCase(`\\b(?:for|over|during) (?:the|a|your)(?: whole| full| entire)? ${length} ${term}\\b`),
          anyCase(`\\b${signing}(?: up)? for ${length}(?![\\p{L}-])`),
        ]
      : []),
  ],
})
export const shapes = kinds.map(([kind, noun]) => [kind, shapesOf(kind, noun)] as const)
/** Of another contract, a choice, or a renewal. */
const other =
  /\b(?:or|between|from \d+ (?:to|weeks?|months?|years?)|renew(?!able)\w*|extend\w*|extension|option\w*|notice|previous|present|current(?:ly)? (?:supplier|contractor|provider)|existing|last|ended|expired|most|many|some|average|typical\w*|usual\w*|our own|choose|choice|competitor\w*|others?|their|his|her|signed with|contract with|agreement with|advanced|second|first|another|additional|extra|new|if|up to|at least|example|e\.g\.|customers?|clients? (?:sign|have)|was|were|had|ran|lasted|trial|guarantee\w*|warrant\w*|support)\b/i
/** What each of the shapes has of both: they are many and long, and are compiled where a text has them. */
const ofTime = anyCase(units)
const ofTerms = anyCase([...kinds.map(([, noun]) => noun), term, signing].join('|'))
export const mayTellTerm = (text: string): boolean => ofTime.test(text) && ofTerms.test(text)
const withName =
  /\b(?:[Cc]ontract|[Aa]greement|[Ll]ease|[Pp]ilot|[Pp]rogram(?:me)?|[Cc]ourse)s? (?:with|at|in|for|of) (?:the )?\p{Lu}\p{Ll}/u
const inDays: Record<string, number> = { day: 1, week: 7, month: 30.4, year: 365 }

function termsIn(reading: Reading, told: Told): Term[] {
  const { text } = told
  const [own] = told.parts
  if (!own || !mayTellTerm(text)) return []
  if (other.test(text) || withName.test(text) || namesPlan(text) || /\?\s*$/.test(text)) return []
  if (inPlanCard(reading, own) || namesPlan(headingOver(reading, own.block))) return []
  if (text.split('|').length > 4) return []
  return shapes.flatMap(([kind, { label, said }]): Term[] => {
    const asLabel = label.map(shape => shape.exec(text)).find(found => found !== null)
    const match = asLabel ?? said.map(shape => shape.exec(text)).find(found => found !== null)
    const { n, unit } = match?.groups ?? {}
    if (!match || !n || !unit) return []
    // What one section tells of is one of several.
    const over = headingOver(reading, own.block)
    if (
      /\b(?:options?|packages?|modules?|courses|programmes|contracts|leases|case study|customers?|(?!the|our|about|this|your)\p{L}+ (?:course|programme|program|lease|contract))\b/iu.test(
        over,
      )
    )
      return []
    const days = numberFrom(n) * (inDays[unit.toLowerCase().replace(/s$/, '')] ?? Number.NaN)
    return [
      {
        kind,
        days,
        words: match[0].replace(/^\W+/, '').trim(),
        told,
        label: asLabel !== undefined && asLabel !== null,
      },
    ]
  })
}

export function termLength(reading: Reading): Conflict[] {
  const all = toldOf(reading).flatMap(told => termsIn(reading, told))
  return firstPair(all, (a, b) => {
    if (a.kind !== b.kind || !areApart(a.told, b.told) || (a.label && b.label)) return null
    // "For a five-year contract 5%, for a three-year contract 3%": two that may be had.
    if ([a, b].every(({ words }) => /^(?:\p{L}+ )?an? /iu.test(words))) return null
    const alike = all.filter(({ kind }) => kind === a.kind)
    // Three lengths are a choice; a year and twelve months are one.
    const apart = (one: Term, two: Term) => Math.abs(one.days - two.days) > 0.06 * Math.max(one.days, two.days)
    if (!apart(a, b) || alike.some(one => apart(one, a) && apart(one, b))) return null
    return clash(reading, `the length of the ${a.kind}`, 'Nothing beside them speaks of two of them.', [
      { told: a.told, words: a.words },
      { told: b.told, words: b.words },
    ])
  })
}
