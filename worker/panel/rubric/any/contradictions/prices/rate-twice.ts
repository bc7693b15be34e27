/** One discount or commission by the same name, at two rates. */
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, isPast, isSupposed, type Told, toldOf } from '../told-whole.ts'

/** What tells one discount from another. */
const kinds: readonly [kind: string, pattern: RegExp][] = [
  [
    'the annual discount',
    /\b(?:annual|yearly|12[- ]month|one[- ]year|full[- ]year)(?: contract| plan| commitment| payment| billing)? discount\b/i,
  ],
  ['the early-bird discount', /\bearly[- ]bird discount\b/i],
  ['the volume discount', /\bvolume discount\b/i],
  ['the loyalty discount', /\bloyalty discount\b/i],
  ['the discount for prepayment', /\b(?:prepayment|advance payment|upfront) discount\b/i],
  ['the charity discount', /\b(?:charity|non-?profit) discount\b/i],
  ['the student discount', /\bstudent discount\b/i],
  ['the success fee', /\bsuccess fee\b/i],
  ['the dealer margin', /\b(?:dealer|reseller) (?:margin|discount)\b/i],
]
/** It depends on something, or changed. */
const graded =
  /\b(?:from|up to|between|per|each|every|additional|further|plus|second|first year|tiers?|steps?|over \d|above \d|or more|from now|instead of|raised|cut|reduced|lowered|increased|previously|new)\b/i
const reach = 24

interface Rate {
  told: Told
  value: number
  words: string
}

/** The percentage beside the name: "10 % annual discount", "annual contract discount: 8 %". */
function rateIn(told: Told, pattern: RegExp): Rate[] {
  const match = pattern.exec(told.text)
  if (!match || graded.test(told.text) || isSupposed(told.text) || isOfOthers(told.text) || isPast(told.text)) return []
  const end = match.index + match[0].length
  const beside = percentsIn(told.text).filter(
    ({ index, length }) =>
      (index >= end && index - end <= reach) || (index < match.index && match.index - index - length <= reach / 2),
  )
  const [only] = beside
  if (!only || beside.length > 1 || only.value !== only.max) return []
  const from = Math.min(only.index, match.index)
  const to = Math.max(only.index + only.length, end)
  // "10% annual discount for charities" is a case of its own.
  if (/^\s*(?:for|to|on|if|with|when|in|after)\b/i.test(told.text.slice(to))) return []
  return [{ told, value: only.value, words: told.text.slice(from, to) }]
}

export function rateTwice(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  for (const [kind, pattern] of kinds) {
    const rates = all.flatMap(told => rateIn(told, pattern))
    // Three rates are a scale.
    if (new Set(rates.map(({ value }) => value)).size !== 2) continue
    const [first] = rates
    const second = rates.find(
      ({ value, told }) => first !== undefined && value !== first.value && areApart(told, first.told),
    )
    if (!first || !second) continue
    return [
      clash(reading, kind, 'It bears one name and has two rates.', [
        { told: first.told, words: first.words },
        { told: second.told, words: second.words },
      ]),
    ]
  }
  return []
}
