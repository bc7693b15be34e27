/** What is said to hold always and of all, and a case that the same text tells of in which it does not. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { supportHours } from '../terms/support-hours.ts'
import { areApart, clash, type Half, isSupposed, namesPlan, type Told, toldOf } from '../told-whole.ts'
import { type Absolute, absolutes } from './absolute-kinds.ts'

/** Whoever else it is said of. */
const rivals = /\b(?:competitors?|rivals?|others|elsewhere|unlike|most \p{L}+s|some \p{L}+s)\b/iu

/** A line that was cut in its middle goes on in the next one. */
function wholeLines(all: readonly Told[]): Told[] {
  return all.map((told, at) => {
    const next = all[at + 1]
    const cut = /\p{Ll}$/u.test(told.text) && next && /^\p{Ll}/u.test(next.text) && next.asked === told.asked
    return cut ? { text: `${told.text} ${next.text}`, parts: [...told.parts, ...next.parts], asked: told.asked } : told
  })
}

interface Found extends Half {
  /** The things that it is about, where the kind names any: "wheat", "declaration". */
  things: string[]
}

const singular = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/(?<=[^s])s$/, '')

function promiseIn(told: Told, { promised, bounded }: Absolute): Found[] {
  const { text, parts } = told
  if (parts[0]?.block.type === 'table_row' || bounded.test(text) || rivals.test(text) || namesPlan(text)) return []
  if (/\?\s*$/.test(text)) return []
  const match = promised.map(shape => shape.exec(text)).find(found => found !== null)
  if (!match) return []
  const things = (match.groups?.things ?? '').split(/,|\b(?:and|or|nor|no)\b/).filter(word => word.trim().length > 2)
  return [{ told, words: match[0].trim(), things: things.map(singular) }]
}

function caseIn(told: Told, promise: Found, kind: Absolute): Half[] {
  const { text } = told
  if (kind.other.test(text) || namesPlan(text) || /\?\s*$/.test(text)) return []
  // Where the promise names its things, the case is of one of them.
  const things = promise.things.length > 0 ? promise.things : ['']
  for (const thing of things) {
    const match = kind.broken(thing).exec(text)
    if (!match) continue
    const upTo = text.slice(0, match.index + match[0].length)
    if (rivals.test(upTo) || (kind.certain && isSupposed(upTo))) continue
    return [{ told, words: match[0].trim().length <= 120 ? match[0] : text.slice(0, 90) }]
  }
  return []
}

export function absoluteBroken(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const lines = wholeLines(all)
  return absolutes.flatMap(kind => {
    for (const promise of all.flatMap(told => promiseIn(told, kind))) {
      const broken = lines.filter(told => areApart(told, promise.told)).flatMap(told => caseIn(told, promise, kind))[0]
      if (!broken) continue
      if (kind.told === 'hours' && supportHours(reading).length > 0) return []
      return [clash(reading, kind.subject, kind.because, [promise, broken])]
    }
    return []
  })
}
