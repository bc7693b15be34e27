/** More people in a hall than it has seats. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'

const hall = '(auditorium|hall|theatre|theater|room|tent|church|arena|lecture theatre|ballroom|classroom|studio)'
const adverbs = '(?:the |our |this |same |main |large |great |small )*'
/** "410 of you filled the auditorium", "room for 300 in the hall". */
const filled = anyCase(
  `(?<![\\w.,])(${anyNumber}) (?:of you|people|guests|visitors|participants|delegates|attendees|students|listeners)\\b[^.;|]{0,24}?\\b(?:filled|fill|sat in|sit in|fitted in(?:to)?|fit in(?:to)?|seated in) ${adverbs}${hall}\\b`,
)
const seats = anyCase(
  `\\b${adverbs}${hall} (?:has|seats|holds|takes|offers|fits)(?: (?:only|just|exactly|up to|at most|a maximum of|room for))? (${anyNumber})(?: (?:fixed|tiered|numbered))? ?(?:seats|people|guests|visitors|persons|participants|places)?(?=\\s*(?:$|[.,;:)|]|and\\b|step))`,
)
const standing =
  /\b(?:standing|stood|balcony|overflow|two (?:days|sessions|nights)|over (?:the )?(?:two|three)|across|in turn|in shifts|galler\w+|stream\w*|online|another|other|old)\b/i

export function hallSeats(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(({ text }) => !isOfOthers(text) && !standing.test(text))
  const found = (pattern: RegExp, number: 1 | 2) =>
    all.flatMap((told: Told) => {
      const match = pattern.exec(told.text)
      const words = match?.[0].trim()
      return match && words
        ? [{ told, words, value: numberFrom(match[number] ?? ''), hall: (match[3 - number] ?? '').toLowerCase() }]
        : []
    })
  const crowd = found(filled, 1)
  const sizes = found(seats, 2)
  for (const one of crowd) {
    const size = sizes.find(other => other.hall === one.hall && areApart(other.told, one.told))
    const sameSize = sizes.every(other => other.hall !== one.hall || other.value === size?.value)
    if (!size || !sameSize || !(one.value > 1.05 * size.value)) continue
    return [clash(reading, `the size of the ${one.hall}`, 'So many find no seat there.', [one, size], 2)]
  }
  return []
}
