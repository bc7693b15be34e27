/** What an event or a course has to offer, counted: as many speakers here, and another number of them there. */
import { type Count, countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { apart, type Conflict, firstPair, sameTime } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, clausesTold, isOfOthers, isPast, isSupposed, type Told } from '../told-whole.ts'

const counted =
  /^(?:speakers|exhibitors|stalls|booths|workshops|talks|keynotes|modules|lessons|chapters|recipes|tracks|judges)$/
const ofEvent = /^(?:speakers|exhibitors|stalls|booths|keynotes|judges)$/
/** It stands for itself: at the start, or after what one gets or meets. */
const opens =
  /(?:^\W*(?:with |all |our |the |hear |meet |featuring )?|[,:;·•|–—&+]\s*|\b(?:and|with|features?|has|have|brings? (?:together|you)|hear(?: from)?|meet|includes?|contains?|of|offers?|across)\s+)$/i
/** Of one day, one place or one kind, or as many as are named below. */
const part =
  /\b(?:first|more|other|further|another|new|so far|confirmed|already|each|every|per|day (?:one|two|three|\d)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|morning|afternoon|evening|track|stage|room|hall|stream|remaining|of (?:them|whom|which|our|the)|choose|pick|up to|at least|week|month|year|left|free|bonus|sample|half|last|edition|since)\b/i
const goesOn =
  /^\s*(?:$|[.,;:!·•|–—&+)]|(?:and|from (?:\d|over|more)|in \d|on \d|over \d|across|of (?:an?|one|two|\d))\b)/i

interface Stated {
  count: Count
  told: Told
}

function countsOf(reading: Reading, told: Told): Stated[] {
  const { text, parts } = told
  if (part.test(text) || isPast(text) || isOfOthers(text) || isSupposed(text.replace(/\bMay\b/g, ''))) return []
  if (parts.some(one => inPlanCard(reading, one) || one.block.type === 'table_row')) return []
  return countsIn(text)
    .filter(
      ({ noun, qualifier, value, index, length }) =>
        counted.test(noun) &&
        qualifier === '' &&
        value >= 3 &&
        opens.test(text.slice(0, index)) &&
        goesOn.test(text.slice(index + length)),
    )
    .map(count => ({ count, told }))
}

export function eventCounts(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = clausesTold(reading).flatMap(told => countsOf(reading, told))
  return firstPair(all, (a, b) => {
    // A page may tell of two courses; an event has its speakers once, and so has what a question asks for.
    if (!ofEvent.test(a.count.noun) && ![a, b].some(({ told }) => /\bhow many\b/i.test(told.asked))) return null
    if (a.count.noun !== b.count.noun || !areApart(a.told, b.told) || !apart(a.count, b.count, 0.02)) return null
    const alike = all.filter(({ count }) => count.noun === a.count.noun)
    // Three numbers are those of three days or parts.
    if (new Set(alike.map(({ count }) => count.value)).size !== 2 || !sameTime(a.told.text, b.told.text)) return null
    return clash(
      reading,
      `the number of ${a.count.noun}`,
      'Nothing beside them says that one is only a part.',
      [
        { told: a.told, words: a.count.text },
        { told: b.told, words: b.count.text },
      ],
      2,
    )
  })
}
