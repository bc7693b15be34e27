/** Compares the claims of two reports. Claims are matched by quotes and category, never by their prose. */
import type { Claim, ProjectReport } from './report.ts'

/** The fields by which a claim is recognised in another report. */
export interface Anchor extends Pick<Claim, 'stance' | 'category' | 'lookedFor'> {
  check: { id: string } | null
  quotes: readonly { text: string }[]
  seen?: readonly { page: number }[]
}

export interface Pair<Before, After> {
  before: Before
  after: After
}

export interface ReportDiff {
  still: Pair<Claim, Claim>[]
  /** Present in both, but with another weight, in another group, or with other words found by the same check. */
  changed: Pair<Claim, Claim>[]
  new: Claim[]
  /** The quoted words are gone, or the check ran again and did not find the claim. */
  resolved: Claim[]
  /** Not raised again, but not shown to be gone either: a model may simply not repeat itself. */
  notRechecked: Claim[]
}

/** Text normalised for comparison: letters and digits in lower case, without accents, separated by single spaces. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Falls back to the text itself where it has no letter or digit. */
const wordsOf = (text: string, compared = comparable(text)): string => compared || text.trim()

/** A shorter run of words is too common to recognise a passage by. */
const fewestWords = 3

interface Passage {
  same: string
  words: string[]
  spaced: string
}

function passageOf(text: string): Passage {
  const compared = comparable(text)
  return { same: wordsOf(text, compared), words: compared.split(' '), spaced: ` ${compared} ` }
}

/** Quotes are prepared once, because each is compared with many others. */
const passages = new WeakMap<{ text: string }, Passage>()
function quotedPassage(quote: { text: string }): Passage {
  const known = passages.get(quote) ?? passageOf(quote.text)
  passages.set(quote, known)
  return known
}

/** Whether two passages have the same words, or share a run of at least half the words of the shorter one. */
export const overlap = (a: string, b: string): boolean => overlapping(passageOf(a), passageOf(b))

function overlapping(a: Passage, b: Passage): boolean {
  if (a.same === b.same) return true
  const [{ words: short }, { spaced: long }] = a.words.length < b.words.length ? [a, b] : [b, a]
  const run = Math.max(fewestWords, Math.ceil(short.length / 2))
  // A quick test: a run of half the words or more contains one of the two words in the middle.
  if (![run - 1, short.length - run].some(at => long.includes(` ${short[at]} `))) return false
  return short.some(
    (_word, at) => at + run <= short.length && long.includes(` ${short.slice(at, at + run).join(' ')} `),
  )
}

/** Equal for claims with the same stance, category, check, first quote (or page where it was seen) and thing looked for. */
export function keyOf({ category, check, lookedFor, quotes, seen, stance }: Anchor): string {
  const words = quotes[0] ? quotedPassage(quotes[0]).same : seen?.[0] ? `page ${seen[0].page}` : ''
  return JSON.stringify([category, stance, check?.id ?? null, lookedFor === null ? null : wordsOf(lookedFor), words])
}

const isSameCheck = (a: Anchor, b: Anchor): boolean =>
  a.stance === b.stance && a.check !== null && a.check.id === b.check?.id

/**
 * Whether two claims may be the same. The same check matches across categories too, since gathering can change them.
 */
export function isSameClaim(a: Anchor, b: Anchor): boolean {
  const sameCheck = isSameCheck(a, b)
  if (!sameCheck && (a.stance !== b.stance || a.category !== b.category || (a.check && b.check))) return false
  if (a.lookedFor !== null || b.lookedFor !== null)
    return sameCheck || wordsOf(a.lookedFor ?? '') === wordsOf(b.lookedFor ?? '')
  return a.quotes.some(one => b.quotes.some(other => overlapping(quotedPassage(one), quotedPassage(other))))
}

/**
 * Pairs claims one to one, deterministically: rules are tried from the surest to the vaguest, `moreRules` last, and
 * within a rule, claims are taken in their order.
 */
export function matchClaims<Before extends Anchor, After extends Anchor>(
  before: readonly Before[],
  after: readonly After[],
  ...moreRules: ((a: Anchor, b: Anchor) => boolean)[]
): { pairs: Pair<Before, After>[]; gone: Before[]; added: After[] } {
  const left = new Set(before)
  const found = new Map<After, Before>()
  const keys = new Map<Anchor, string>([...before, ...after].map(claim => [claim, keyOf(claim)]))
  const hasSameKey = (a: Anchor, b: Anchor) => keys.get(a) === keys.get(b)
  for (const same of [hasSameKey, isSameClaim, ...moreRules]) {
    for (const claim of after) {
      if (found.has(claim)) continue
      const partner = before.find(candidate => left.has(candidate) && same(candidate, claim))
      if (!partner) continue
      found.set(claim, partner)
      left.delete(partner)
    }
  }
  const pairs = after.flatMap(claim => {
    const partner = found.get(claim)
    return partner ? [{ before: partner, after: claim }] : []
  })
  return { pairs, gone: [...left], added: after.filter(claim => !found.has(claim)) }
}

const verified = <C extends Pick<Claim, 'group'>>(claims: readonly C[]): C[] =>
  claims.filter(({ group }) => group !== 'unverified')

export const pairClaims = (before: readonly Claim[], after: readonly Claim[]) =>
  // The same check may have found other words.
  matchClaims(verified(before), verified(after), isSameCheck)

type Compared = Pick<ProjectReport, 'claims' | 'engine' | 'checksRun' | 'coverage'>

/** `isInDocument` tells whether words are in what the later review read; null if that is not available. */
export function diffReports(
  before: Compared,
  after: Compared,
  isInDocument: ((words: string) => boolean) | null,
): ReportDiff {
  const { pairs, gone, added } = pairClaims(before.claims, after.claims)
  // A claim cannot be shown to be resolved if part of what the earlier review read could not be read this time.
  const unreadBefore = before.coverage.unread.map(({ where }) => JSON.stringify(where))
  const read = after.coverage.unread.every(({ where }) => unreadBefore.includes(JSON.stringify(where)))
  // With the other engine the same check may appear as a choice instead of a claim.
  const checked =
    read && before.engine === after.engine && after.checksRun !== null && after.checksRun >= (before.checksRun ?? 0)
  const stillFound = after.claims.map(({ check }) => check?.id)
  const isResolved = ({ check, lookedFor, quotes }: Claim) =>
    (check !== null && checked && !stillFound.includes(check.id)) ||
    (isInDocument !== null &&
      read &&
      lookedFor === null &&
      quotes.length > 0 &&
      !quotes.some(({ text }) => isInDocument(text)))
  return {
    still: pairs.filter(pair => !hasChanged(pair)),
    changed: pairs.filter(hasChanged),
    new: added,
    resolved: gone.filter(isResolved),
    notRechecked: gone.filter(claim => !isResolved(claim)),
  }
}

function hasChanged({ before, after }: Pair<Claim, Claim>): boolean {
  const words = ({ quotes }: Claim) => quotes.map(({ text }) => wordsOf(text)).join('\n')
  return (
    before.group !== after.group ||
    before.weight !== after.weight ||
    (isSameCheck(before, after) && words(before) !== words(after))
  )
}

/** Searches a document, also across blocks, since a paragraph may have been split in two. */
export function searchIn({ blocks }: { blocks: readonly { text: string }[] }): (words: string) => boolean {
  const text = blocks.map(block => block.text).join(' ')
  const compared = comparable(text)
  return words => compared.includes(comparable(words)) && (comparable(words) !== '' || text.includes(words.trim()))
}
