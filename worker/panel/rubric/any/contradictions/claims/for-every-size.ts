/** One sentence is for firms of every size, and another names the one customer that is meant. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, toldOf } from '../told-whole.ts'

const wide =
  /\bfor [^.;]{3,90}? of (?:every|all|any) (?:sizes?|kinds?|shapes? and sizes?|types?)\b|\bfor (?:every|any) (?:business|company|firm|team|organi[sz]ation)\b(?! (?:that|which|who|with|in|of|under|over|day|hour))/i
const narrow =
  /\b(?:our|the) (?:core|ideal|target|one|main) (?:customer|buyer|user|client) (?:is|are)\b[^.;]{0,80}\b(?:with|of|between|under|over|from|in)\b[^.;]{0,40}|\bwe (?:only )?(?:serve|sell to|work with) only\b[^.;]{3,60}/i

export function forEverySize(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(
    ({ text }) => !/\?\s*$|\b(?:not|never|first|start(?:ing)?|today|later|eventually|20\d\d)\b/i.test(text),
  )
  const everybody = all.find(
    ({ text }) => wide.test(text) && !/\b(?:competitors?|rivals?|others?|unlike)\b/i.test(text),
  )
  const one = everybody && all.find(told => narrow.test(told.text) && areApart(told, everybody))
  if (!everybody || !one) return []
  return [
    clash(
      reading,
      'who is meant',
      'One sentence leaves nobody out, and the other picks one.',
      [
        { told: everybody, words: wide.exec(everybody.text)?.[0] ?? '' },
        { told: one, words: narrow.exec(one.text)?.[0] ?? '' },
      ],
      2,
    ),
  ]
}
