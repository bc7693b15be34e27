/** "Measuring takes 4 seconds a part" here, and "a measurement of 9 seconds a part" there. */
import { anyCase } from '../../../any-case.ts'
import { parseNumber } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, clausesTold, isOfOthers, isPast, isSupposed, type Told } from '../told-whole.ts'

const process =
  '(measurements?|measuring|scans?|scanning|inspections?|inspecting|tests?|testing|checks?|checking|analys[ie]s|analysing|analyzing|cycles?|weighing|sorting|printing|readings?|reading|washing|cleaning|charging)'
/** Nothing that names one kind of it stands before it. */
const timed = anyCase(
  `(?:^\\W*|\\b(?:the|our|a|an|one|each|pure|actual|mere|whole|single|with) )${process}(?: time| itself)?(?: (?:only|just))?,?:? (?:lasts|takes|needs|requires|of|is|in|at|time of|:)(?: (?:only|just|exactly))? (\\d+(?:[.,]\\d+)?) (seconds?|s|minutes?|min|hours?|h) (?:per|a|an|each|for each|for every|every) (\\p{L}+)`,
  'giu',
)
/** Of one version, in one case, or of some part of it. */
const other =
  /\b(?:model|version|mode|size|small(?:er)?|large[r]?|first|second|if|when|unless|instead|except|manual(?:ly)?|by hand|until now|old|new|next generation|prototype|longest|shortest|fast(?:er|est)?|slow(?:er|est)?|on average)\b/i
/** Names any of them: a casting is a part. */
const anyThing = /^(?:part|piece|item|unit|sample|one|article|object|product)$/
const seconds: Record<string, number> = { s: 1, m: 60, h: 3600 }

interface Timed {
  stem: string
  /** What it takes so long for each of. */
  each: string
  value: number
  words: string
  told: Told
}

const stemOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ements?|ing|ions?|[ie]s|s)$/, '')
    .replace(/(.)\1$/, '$1')

function timesIn(reading: Reading, told: Told): Timed[] {
  const { text } = told
  if (isOfOthers(text) || isPast(text) || other.test(text)) return []
  if (told.parts.some(part => inPlanCard(reading, part))) return []
  return (
    everyMatch(timed, text)
      // What holds of it up to some size or load holds of the time as it is told.
      .filter(match => !isSupposed(text.slice(0, match.index + match.length)))
      .map(match => {
        const [name = '', digits = '', unit = '', each = ''] = match.groups
        return {
          stem: stemOf(name),
          each: each.toLowerCase(),
          value: parseNumber(digits) * (seconds[unit.charAt(0).toLowerCase()] ?? Number.NaN),
          words: match.text.trim(),
          told,
        }
      })
  )
}

export function processTimes(reading: Reading): Conflict[] {
  const all = clausesTold(reading).flatMap(told => timesIn(reading, told))
  return firstPair(all, (a, b) => {
    const alike = a.each === b.each || [a, b].some(({ each }) => anyThing.test(each))
    if (a.stem !== b.stem || !alike || !areApart(a.told, b.told)) return null
    // Three values are those of three things.
    if (new Set(all.filter(({ stem }) => stem === a.stem).map(({ value }) => value)).size > 2) return null
    const [low, high] = [Math.min(a.value, b.value), Math.max(a.value, b.value)]
    return high > 1.2 * low
      ? clash(reading, 'the time that it takes', 'Both are given as the time for one of them.', [a, b])
      : null
  })
}
