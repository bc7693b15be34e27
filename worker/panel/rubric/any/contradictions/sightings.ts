/** What the detectors found, as an observation tells it. */
import type { SightedQuote } from '../../base-reading.ts'
import type { Sighting } from '../../observation.ts'
import type { Reading } from '../../reading.ts'
import type { Conflict, Contradiction } from './conflict.ts'

const found = new WeakMap<Reading, Map<readonly Contradiction[], Conflict[]>>()

/** Looked for once in each reading: praise asks as well whether what it would praise is contradicted. */
function conflictsOf(pairs: readonly Contradiction[], reading: Reading): Conflict[] {
  const known = found.get(reading) ?? new Map<readonly Contradiction[], Conflict[]>()
  found.set(reading, known)
  const before = known.get(pairs)
  if (before) return before
  const conflicts = pairs.flatMap(pair => pair(reading))
  known.set(pairs, conflicts)
  return conflicts
}

/** The blocks of which something cannot hold beside something else, where that is about the subject. */
export function contradicted(reading: Reading, pairs: readonly Contradiction[], about = /./): string[] {
  return conflictsOf(pairs, reading)
    .filter(({ subject }) => about.test(subject))
    .flatMap(({ quotes }) => quotes.map(({ blockId }) => blockId))
}

/** One sighting for each conflict; `facts` are its subject, both sides as they are shown, and why both cannot hold. */
export function sightingsOf(pairs: readonly Contradiction[], reading: Reading): Sighting[] {
  const leading = new Set<string>()
  const conflicts = conflictsOf(pairs, reading)
  // What has one sentence only can be led by no other.
  const alone = new Set(conflicts.flatMap(({ quotes: [only, more] }) => (only && !more ? [keyOf(only)] : [])))
  return conflicts.flatMap((conflict): Sighting[] => {
    // A finding is known by its leading quote: where two conflicts share a sentence, another of the second one leads.
    const free = conflict.quotes.filter(quote => !leading.has(keyOf(quote)))
    const first = free.find(quote => !alone.has(keyOf(quote))) ?? free[0]
    if (!first) return []
    leading.add(keyOf(first))
    return [
      {
        severity: conflict.severity ?? 3,
        quotes: [first, ...conflict.quotes.filter(quote => quote !== first)],
        apart: conflict.subject,
        facts: {
          subject: conflict.subject,
          because: conflict.because,
          ...(conflict.adds === undefined ? shown(conflict, reading) : ofWhole(conflict.first, conflict.adds)),
          ...(conflict.sum === undefined ? {} : { sum: conflict.sum, says: conflict.second }),
          ...(conflict.alone ? { alone: 'yes' } : {}),
        },
      },
    ]
  })
}

/** What is shorter was found and not cut. */
const fewestLetters = 60

const keyOf = ({ blockId, text }: SightedQuote) => `${blockId} ${text}`

/** The parts as they are written, what they make, and how far from the whole that is. */
function ofWhole(parts: string, adds: number): { parts: string; adds: string; off: string } {
  const off = Number(Math.abs(adds - 100).toFixed(2))
  return { parts, adds: `${adds}%`, off: `${off}% ${adds > 100 ? 'more' : 'less'} than the whole` }
}

/** Both sides, each with its slide or page where the two stand on different ones. */
function shown({ first, second, quotes }: Conflict, reading: Reading): { first: string; second: string } {
  const [one, other] = [wholeWords(first, quotes), wholeWords(second, quotes)]
  const [a, b] = [one, other].map(words => sheetOf(words, quotes, reading))
  const sides = a && b && a !== b ? [` (${a})`, ` (${b})`] : ['', '']
  return { first: `${marked(one, quotes)}${sides[0]}`, second: `${marked(other, quotes)}${sides[1]}` }
}

/** Words of a quote that were cut by their number of letters end before the word that the cut would part. */
function wholeWords(words: string, quotes: readonly SightedQuote[]): string {
  const quote = quotes.find(({ text }) => text.includes(words))
  const after = quote?.text.charAt(quote.text.indexOf(words) + words.length) ?? ''
  const parted = words.length >= fewestLetters && /[\p{L}\p{N}]$/u.test(words) && /^[\p{L}\p{N}]/u.test(after)
  return parted ? words.replace(/\s+\S*$/u, '') : words
}

/** Quotation marks stand around the submission's own words only; a figure put together from them goes without. */
function marked(words: string, quotes: readonly SightedQuote[]): string {
  return quotes.some(quote => quote.text.includes(words)) ? `“${words}”` : words
}

/** "slide 4", where exactly one quote holds these words. */
function sheetOf(words: string, quotes: readonly SightedQuote[], reading: Reading): string | null {
  const [holding, ...more] = quotes.filter(quote => quote.text.includes(words))
  const where = reading.document.blocks.find(({ id }) => id === holding?.blockId)?.where
  if (!where || more.length > 0) return null
  if (where.kind === 'slide') return `slide ${where.slide}`
  return where.kind === 'page' ? `page ${where.page}` : null
}
