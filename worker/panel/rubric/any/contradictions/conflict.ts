/** What the detectors of contradictions share: statements, dates, and when two amounts cannot both hold. */
import type { Block } from '#db/shapes.ts'
import type { Amount } from '../../amount.ts'
import type { SightedQuote } from '../../base-reading.ts'
import type { Reading } from '../../reading.ts'
import { clip, quoteLength, sentencesOf } from '../../text.ts'
import { remembered } from './remembered.ts'

/** Two statements that cannot both hold. */
export interface Conflict {
  /** What they are about: "the number of customers". */
  subject: string
  /** Both sides as the document puts them, short: "10,432 customers". */
  first: string
  second: string
  /** Why both cannot hold, as a sentence. */
  because: string
  /** Both sides verbatim, in document order. */
  quotes: SightedQuote[]
  /** 3 unless the pair is milder. */
  severity?: 1 | 2 | 3
  /** What the rows on the first side add up to, where the second is their total. */
  sum?: string
  /** What the shares on the first side add up to, in percent, where the whole they are of stands nowhere. */
  adds?: number
  /** The first side is wrong by itself, and the second is none: a day that no calendar has. */
  alone?: true
}

export type Contradiction = (reading: Reading) => Conflict[]

/** A sentence, or a whole row of a table, and where it stands. */
export interface Statement {
  text: string
  block: Block
  start: number
}

const cache = new WeakMap<Reading, Statement[]>()

/** Every statement of the company: sentences of prose, rows and charts. */
export function statementsOf(reading: Reading): Statement[] {
  const known = cache.get(reading)
  if (known) return known
  const charts = reading.visible.filter(block => block.type === 'chart')
  const statements = [...reading.prose, ...charts].flatMap(block =>
    block.type === 'table_row' || block.type === 'chart'
      ? [{ text: block.text, block, start: 0 }]
      : sentencesOf(block).map(({ text, start }) => ({ text, block, start })),
  )
  cache.set(reading, statements)
  return statements
}

export function quoteStatement(statement: Statement): SightedQuote {
  return { blockId: statement.block.id, text: clip(statement.text, quoteLength).trim() }
}

const year = /\b(?:19|20)\d\d\b/g
const months =
  /\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|q[1-4]|h[12]|fy ?\d\d)\b/gi
const regions =
  /\b(?:global(?:ly)?|worldwide|international|eu|europe(?:an)?|us|usa|u\.s\.|america|uk|britain|german(?:y)?|france|french|spain|italy|asia|apac|emea|latam|india|china|dach|nordics?|africa|canada|australia)\b/gi

const setOf = (pattern: RegExp, text: string) => [...new Set(text.toLowerCase().match(pattern) ?? [])].sort().join(' ')

/** The dates a statement names; two with different ones are about different times. */
export function dateOf(text: string): string {
  return `${setOf(year, text)} ${setOf(months, text)}`.trim()
}

/** Both name the same date, or at least one names none. */
export function sameTime(a: string, b: string): boolean {
  const [first, second] = [dateOf(a), dateOf(b)]
  return first === '' || second === '' || first === second
}

/** Both name the same regions, or neither names one. */
export function sameRegion(a: string, b: string): boolean {
  // "They trust us" names no country.
  const [first, second] = [a, b].map(text => setOf(regions, text.replace(/\bus\b/g, '')))
  return first === second
}

/** Two amounts cannot both hold: apart by more than `share` of the larger, and no bound or range lets them meet. */
export function apart(a: Amount, b: Amount, share: number): boolean {
  if (a.value <= b.max && b.value <= a.max) return false
  const [low, high] = a.max < b.max ? [a, b] : [b, a]
  if (low.bound === 'at-least' || high.bound === 'at-most') return false
  const loose = low.bound === 'about' || high.bound === 'about' ? Math.max(share, 0.2) : share
  return high.value - low.max > loose * high.value
}

/** The amount that a label names: right before it, else the nearest within `reach` characters after it, else before. */
export function amountBeside<A extends Amount>(
  text: string,
  label: RegExp,
  amounts: readonly A[],
  reach = 30,
): A | undefined {
  const match = label.exec(text)
  if (!match) return undefined
  const end = match.index + match[0].length
  // "$3M ARR on $240k of costs": an amount that touches its label is the one.
  const touching = amounts.findLast(
    one => /^\+?\s?$/.test(text.slice(one.index + one.length, match.index)) && one.index < match.index,
  )
  if (touching && !/^\s*(?:[:=|]|is\b|of\b)/.test(text.slice(end))) return touching
  const after = amounts.find(
    one => one.index >= end && one.index - end <= reach && !/[.;]\s|\|[^|]*\|/.test(text.slice(end, one.index)),
  )
  if (after) return after
  return amounts.findLast(
    one => one.index + one.length <= match.index && match.index - one.index - one.length <= Math.min(reach, 14),
  )
}

/** Shares of one whole that are more or less than it; the second side is none, since nobody wrote "100%" down. */
export function notTheWhole(subject: string, parts: readonly string[], adds: number, quotes: SightedQuote[]): Conflict {
  const first = parts.map(part => part.trim()).join(' + ')
  return { subject, first, second: '', because: `The parts add up to ${adds}%.`, quotes, adds }
}

const plan =
  /\b(?:target|goal|aim|forecast|project(?:ed|ion|ions)|expect(?:ed|s)?|plan(?:s|ned)? to|will|would|should|could|if we|until|by (?:the end of |end of |\w+ )?20\d\d|20\d\d[EFP]\b|budget(?:ed)?|potential|up to|example|e\.g\.|imagine|assum\w+|hypothetical\w*|roadmap|next (?:year|quarter))\b/i

/** A figure about the future or a condition rather than a fact. */
export const isPlan = remembered(text => plan.test(text))

/** The first pair that conflicts, in document order. */
export function firstPair<T>(items: T[], conflict: (a: T, b: T) => Conflict | null): Conflict[] {
  for (const [at, a] of items.entries()) {
    for (const b of items.slice(at + 1)) {
      const found = conflict(a, b)
      if (found) return [found]
    }
  }
  return []
}

/** Two quotes in document order, once each. */
export function bothQuotes(...statements: Statement[]): SightedQuote[] {
  const quotes = statements.map(quoteStatement)
  return quotes.filter(
    (quote, at) => quotes.findIndex(other => other.blockId === quote.blockId && other.text === quote.text) === at,
  )
}
