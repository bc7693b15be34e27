/** Changes as they are told, in words or per cent: "tripled", "down 40 %", "cut by half", "60% off". */
import type { Amount } from '../../../amount.ts'
import { percentsIn } from '../../../numbers.ts'
import { meet, spanOf } from '../readers/passages.ts'

export interface ToldChange {
  up: boolean
  /** How many times as much it is afterwards, at least and at most. */
  low: number
  high: number
  /** The share as written, where it is one. */
  percent: number | null
  index: number
  end: number
  text: string
}

const times: Record<string, number> = { twice: 2, doubled: 2, tripled: 3, trebled: 3, quadrupled: 4, quintupled: 5 }
const grownTimes =
  /\b(?:(more than|over|at least|nearly|almost|close to|about|roughly) )?(doubled|tripled|trebled|quadrupled|quintupled)\b(?! as\b)/giu
const halved =
  /\b(?:(more than|over|at least|nearly|almost|close to|about|roughly) )?(halved|cut(?: [\p{L}’-]+){0,4} (?:in|by) half)\b/giu
/** "Three times as many", "a fivefold rise". */
const timesAs =
  /\b(?:(more than|over|at least|nearly|almost|close to|about|roughly) )?(?:a )?(?:(two|three|four|five|six|seven|eight|nine|ten|\d{1,2})(?: times as (?:many|much|high|large|long)\b(?! as\b)|-?fold (?:increase|rise|growth)\b)|(twice) as (?:many|much|high|large|long)\b(?! as\b))/giu
const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** What is said in a headline may lie a little off; "nearly" and "more than" open one side of it. */
const loose = 0.12

/** Right before a share: it is less, or more, by so much. */
const downBefore =
  /\b(?:cut|cuts|reduced|lowered|slashed|fell|fallen|dropped|declined|decreased|shrank|shrunk|down|reduction|decrease|drop|fall|cut of|saving|save[ds]?|less)\b[^.;:\d]{0,40}?\b(?:by|of|to be)\s*(?:about |around |roughly |almost |nearly |over |more than )?$|\b(?:down|fell|dropped|minus|saved|cut)\s*(?:about |around |roughly |almost |nearly |over |more than )?$/i
const upBefore =
  /\b(?:raised|increased|increase|grew|grown|rose|risen|climbed|gained|growth|rise|jump(?:ed)?|improved)\b[^.;:\d]{0,40}?\b(?:by|of)\s*(?:about |around |roughly |almost |nearly |over |more than )?$|\b(?:up|grew|rose|plus|jumped|climbed|increased)\s*(?:about |around |roughly |almost |nearly |over |more than )?$/i
const downAfter =
  /^\s*(?:off\b|less\b|fewer\b|lower\b|cheaper\b|reduction\b|decrease\b|drop\b|saved\b|saving\b|smaller\b)(?! than)/i
const upAfter = /^\s*(?:more\b|higher\b|growth\b|increase\b|up\b|rise\b)(?! than)/i
/** It is of a time, a place or a thing of its own. */
const ofItsOwn =
  /^\s*(?:(?:off|less|fewer|lower|cheaper|more|higher|reduction|decrease|growth|increase|drop)\s*)?(?:(?:a|per|each|every) (?:day|week|month|quarter|year)|(?:for|on|at|of|with|per|in (?!20\d\d|19\d\d|a year|one|two|three|the (?:first|last|past)))\b)/i

/** Every change told in a text, in its order. */
export function changeIn(text: string): ToldChange[] {
  const words = [...text.matchAll(grownTimes), ...text.matchAll(halved), ...text.matchAll(timesAs)].map(
    (match): ToldChange => {
      const [written, bound = '', said, twice] = match
      const word = (said ?? twice ?? '').toLowerCase()
      const by = times[word] ?? (small.indexOf(word) > 1 ? small.indexOf(word) : Number(word) || undefined)
      const up = by !== undefined
      const size = by ?? 0.5
      const [more, nearly] = [/than|over|least/i.test(bound), /near|almost|close/i.test(bound)]
      // More than halved is less than half.
      const low = size * (1 - (nearly && up ? 0.22 : more && up ? 0.02 : more ? 1 : up ? 0.18 : loose))
      const high = size * (1 + (nearly && !up ? 0.24 : more && !up ? 0.04 : up ? (more ? 9 : 0.42) : 0.16))
      return {
        up,
        low,
        high,
        percent: null,
        index: match.index,
        end: match.index + written.length,
        text: written.trim(),
      }
    },
  )
  const shares = percentsIn(text).flatMap((share): ToldChange[] => {
    if (share.points || share.max !== share.value || share.bound === 'at-most') return []
    const [before, after] = [text.slice(0, share.index), text.slice(share.index + share.length)]
    const [down, up] = [downBefore.test(before) || downAfter.test(after), upBefore.test(before) || upAfter.test(after)]
    if (down === up || ofItsOwn.test(after)) return []
    const size = Math.abs(share.value)
    const off = 1 + (share.bound === 'exact' ? 0.02 : 0.15) * size
    const end = share.bound === 'at-least' ? 10 * size : size + off
    return [
      {
        up,
        low: up ? 1 + (size - off) / 100 : 1 - end / 100,
        high: up ? 1 + end / 100 : 1 - (size - off) / 100,
        percent: size,
        index: share.index,
        end: share.index + share.length,
        text: share.text.trim(),
      },
    ]
  })
  return [...words, ...shares].sort((a, b) => a.index - b.index)
}

/** By any way of telling it: the points between two percentages, or how much of the old the higher new is. */
export function fitsChange(change: ToldChange, from: Amount, to: Amount, percent: boolean): boolean {
  const [old, now] = [spanOf({ ...from, bound: 'exact' }, 0.05), spanOf({ ...to, bound: 'exact' }, 0.05)]
  if (meet({ low: change.low, high: change.high }, { low: now.low / old.high, high: now.high / old.low })) return true
  if (change.percent === null) return false
  const near = (value: number) => Math.abs(value - (change.percent ?? 0)) <= 1.5
  return (change.up && near((100 * to.value) / from.value)) || (percent && near(Math.abs(to.value - from.value)))
}
