/** What is said to have risen fell by its own numbers, or the other way round. */

import { magnitude, number, parseNumber, scale } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { bothQuotes, type Conflict, isPlan } from '../conflict.ts'
import { everythingTold } from '../everything-told.ts'

const up =
  'grew|grown|grows|rose|risen|rises|increased|increases|climbed|climbs|jumped|soared|surged|doubled|tripled|went up'
const down = 'fell|fallen|falls|dropped|drops|decreased|decreases|declined|declines|shrank|shrunk|sank|went down'
const sign = '(?:US\\$|[$€£₹])?'
const value = `(${sign})\\s?(${number})(?:\\s?(${magnitude}))?\\s?(%|percent|per cent|points?|\\p{L}+)?`
/** The verb, "from", a value, few words, "to" or "in", the other value. */
const moved = anyCase(`\\b(${up}|${down})\\b[^.,;:\\d]{0,24}?\\bfrom ${value}(?: [\\p{L}-]+){0,3}? to ${value}`, 'giu')
const clock =
  /^(?:am|pm|a|p|h|hrs?|o|th|st|nd|rd|place|rank|january|february|march|april|may|june|july|august|september|october|november|december)$/i
/** Places in a list count downwards, years are no values, and a condition tells nothing. */
const other =
  /\b(?:rank\w*|place|position|number one|#\d|no\. ?\d|spot|seed|grade|class|level|floor|page|version|hours of|if|negative|minus|deficit|loss(?:es)?)\b|[-–−]\s?\d/i

export function wrongDirection(reading: Reading): Conflict[] {
  for (const statement of everythingTold(reading)) {
    if (other.test(statement.text) || isPlan(statement.text)) continue
    for (const { text, groups } of everyMatch(moved, statement.text)) {
      const [verb = '', signA = '', a = '', magA, unitA = '', signB = '', b = '', magB, unitB = ''] = groups
      if ([unitA, unitB].some(unit => clock.test(unit)) || [a, b].some(one => /^(?:19|20)\d\d$/.test(one))) continue
      // Another unit, or a magnitude on one side only, may make the smaller number the larger amount.
      const units = [unitA, unitB].map(unit => unit.toLowerCase().replace(/s$/, ''))
      if (signA !== signB || (units[0] && units[1] && units[0] !== units[1]) || (magA && !magB)) continue
      const size = (digits: string, mag: string | undefined) => parseNumber(digits, mag !== undefined) * scale(mag)
      const [before, after] = [size(a, magA ?? magB), size(b, magB)]
      const rises = new RegExp(`^(?:${up})$`, 'i').test(verb)
      if (before === after || rises === after > before) continue
      // "from 1 to 2 million" was read as millions; by thousands it would be a rise.
      if (magB && !magA && size(a, undefined) < after && rises) continue
      return [
        {
          subject: 'the direction of the change',
          first: verb,
          second: text.slice(text.search(/\bfrom\b/i)).trim(),
          because: `By these numbers it ${rises ? 'fell' : 'rose'}.`,
          quotes: bothQuotes(statement),
        },
      ]
    }
  }
  return []
}
