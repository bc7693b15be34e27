/** What became of a report's claims in a later one: by quoted words and category, never by prose. Pure. */
import type { Claim, ProjectReport } from './report.ts'

/** What a claim is known again by. */
export interface Anchor extends Pick<Claim, 'stance' | 'category' | 'lookedFor'> {
  check: { id: string } | null
  quotes: readonly { text: string }[]
}

export interface Pair<Before, After> {
  before: Before
  after: After
}

export interface ReportDiff {
  still: Pair<Claim, Claim>[]
  /** There still, with another weight, in another group, or found by the same check on other words. */
  changed: Pair<Claim, Claim>[]
  new: Claim[]
  /** Its words are gone, or the check that found it ran and finds it no longer. */
  resolved: Claim[]
  /** Not told again, and nothing shows that it is gone: a model may simply not repeat itself. */
  notRechecked: Claim[]
}

/** Words as they are compared: letters and digits only, one space between them. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Of what has neither letter nor digit, the signs themselves. */
const wordsOf = (text: string, compared = comparable(text)): string => compared || text.trim()

/** A run of fewer words says too little to recognise a passage by. */
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

/** A quote is compared with many others, of many reports. */
const passages = new WeakMap<{ text: string }, Passage>()
function quotedPassage(quote: { text: string }): Passage {
  const known = passages.get(quote) ?? passageOf(quote.text)
  passages.set(quote, known)
  return known
}

/** The same words, or passages that share a run of at least half the shorter one. */
export const overlap = (a: string, b: string): boolean => overlapping(passageOf(a), passageOf(b))

function overlapping(a: Passage, b: Passage): boolean {
  if (a.same === b.same) return true
  const [{ words: short }, { spaced: long }] = a.words.length < b.words.length ? [a, b] : [b, a]
  const run = Math.max(fewestWords, Math.ceil(short.length / 2))
  // Whatever is half as long as the whole has one of the two words in the middle.
  if (![run - 1, short.length - run].some(at => long.includes(` ${short[at]} `))) return false
  return short.some(
    (_word, at) => at + run <= short.length && long.includes(` ${short.slice(at, at + run).join(' ')} `),
  )
}

/** Equal for claims of one stance, category and check on the same leading words, or on the same thing looked for. */
export function keyOf({ category, check, lookedFor, quotes, stance }: Anchor): string {
  const words = quotes[0] ? quotedPassage(quotes[0]).same : ''
  return JSON.stringify([category, stance, check?.id ?? null, lookedFor === null ? null : wordsOf(lookedFor), words])
}

const isSameCheck = (a: Anchor, b: Anchor): boolean =>
  a.stance === b.stance && a.check !== null && a.check.id === b.check?.id

/** Whether one may be the other. A check says more than a category, which its words can be gathered under. */
export function isSameClaim(a: Anchor, b: Anchor): boolean {
  const sameCheck = isSameCheck(a, b)
  if (!sameCheck && (a.stance !== b.stance || a.category !== b.category || (a.check && b.check))) return false
  if (a.lookedFor !== null || b.lookedFor !== null)
    return sameCheck || wordsOf(a.lookedFor ?? '') === wordsOf(b.lookedFor ?? '')
  return a.quotes.some(one => b.quotes.some(other => overlapping(quotedPassage(one), quotedPassage(other))))
}

/**
 * Pairs claims one to one, in the order given, so that the same two lists always give the same pairs. `moreRules` say
 * what else may be the same, where nothing surer is found.
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

/** The claims of two reports, paired. Only verified ones take part: the others are no facts of either review. */
export const pairClaims = (before: readonly Claim[], after: readonly Claim[]) =>
  // A check that is found on other words is still that check.
  matchClaims(verified(before), verified(after), isSameCheck)

type Compared = Pick<ProjectReport, 'claims' | 'engine' | 'checksRun' | 'coverage'>

/** `standsIn` tells whether words stand in what the later one read; null where nobody knows. */
export function diffReports(
  before: Compared,
  after: Compared,
  standsIn: ((words: string) => boolean) | null,
): ReportDiff {
  const { pairs, gone, added } = pairClaims(before.claims, after.claims)
  // What could be read before and cannot now may hold anything.
  const unreadBefore = before.coverage.unread.map(({ where }) => JSON.stringify(where))
  const read = after.coverage.unread.every(({ where }) => unreadBefore.includes(JSON.stringify(where)))
  // Beside another engine a check may be told as a choice.
  const checked =
    read && before.engine === after.engine && after.checksRun !== null && after.checksRun >= (before.checksRun ?? 0)
  const stillFound = after.claims.map(({ check }) => check?.id)
  const isResolved = ({ check, lookedFor, quotes }: Claim) =>
    (check !== null && checked && !stillFound.includes(check.id)) ||
    (standsIn !== null && read && lookedFor === null && quotes.length > 0 && !quotes.some(({ text }) => standsIn(text)))
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

/** Whether words stand in a document, across its blocks too: a paragraph may have been cut in two since. */
export function wordsIn({ blocks }: { blocks: readonly { text: string }[] }): (words: string) => boolean {
  const text = blocks.map(block => block.text).join(' ')
  const compared = comparable(text)
  return words => compared.includes(comparable(words)) && (comparable(words) !== '' || text.includes(words.trim()))
}
