/**
 * Which claims of two reviews are the same: matched by quote and category, never by prose. Pure: a baseline, the runs of
 * a model and the difference between two reports all ask the same here.
 */
import type { Anchored } from './claims.ts'

/** Words as they are compared: letters and digits only, one space between them. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Fewer words than these say too little to recognise a longer quote by. */
const fewestWords = 3

/**
 * What a claim is kept under from one review to the next. Equal for claims of one category, one direction and one fact
 * on the same words; for two claims about something missing, without a fact, of one category.
 */
export function keyOf({ category, direction, observation, quotes }: Anchored): string {
  const words = quotes[0] === undefined ? '' : comparable(quotes[0]) || quotes[0]
  return [category, direction, observation ?? '', words].join('|')
}

/** Whether one may be the other: the same category, direction and fact, on words that are the same or hold each other. */
export function isSameClaim(a: Anchored, b: Anchored): boolean {
  if (a.category !== b.category || a.direction !== b.direction) return false
  if (a.observation !== null && b.observation !== null && a.observation !== b.observation) return false
  if (a.quotes.length === 0 || b.quotes.length === 0) return a.quotes.length === b.quotes.length
  return a.quotes.some(one => b.quotes.some(other => isSameQuote(one, other)))
}

export function isSameQuote(a: string, b: string): boolean {
  const [one, other] = [comparable(a), comparable(b)]
  if (one === other) return one !== '' || a === b
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.split(' ').length >= fewestWords && ` ${long} `.includes(` ${short} `)
}

export interface Matches<Before, After> {
  persisting: { before: Before; after: After }[]
  /** There before, and not any more. */
  resolved: Before[]
  added: After[]
}

/**
 * Pairs claims one to one: first those whose keys are equal, then those that may be the same. All in the order given, so
 * that the same two lists always give the same pairs.
 */
export function matchClaims<Before, After>(
  before: readonly Before[],
  after: readonly After[],
  anchorOf: { before: (claim: Before) => Anchored; after: (claim: After) => Anchored },
): Matches<Before, After> {
  const left = before.map(claim => ({ claim, anchor: anchorOf.before(claim) }))
  const right = after.map(claim => ({ claim, anchor: anchorOf.after(claim) }))
  const pairOf = new Map<(typeof right)[number], (typeof left)[number]>()
  const taken = new Set<(typeof left)[number]>()
  const pair = (same: (a: Anchored, b: Anchored) => boolean) => {
    for (const entry of right) {
      if (pairOf.has(entry)) continue
      const found = left.find(candidate => !taken.has(candidate) && same(candidate.anchor, entry.anchor))
      if (!found) continue
      pairOf.set(entry, found)
      taken.add(found)
    }
  }
  pair((a, b) => keyOf(a) === keyOf(b))
  pair(isSameClaim)
  return {
    persisting: right.flatMap(entry => {
      const partner = pairOf.get(entry)
      return partner ? [{ before: partner.claim, after: entry.claim }] : []
    }),
    resolved: left.filter(entry => !taken.has(entry)).map(({ claim }) => claim),
    added: right.filter(entry => !pairOf.has(entry)).map(({ claim }) => claim),
  }
}
