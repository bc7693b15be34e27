/** The amount that a text asks investors for, where it says so in plain words. */
import { type Ask, asksIn, findAsk } from '../../deck/asks.ts'
import type { DeckReading } from '../../deck/deck-reading.ts'
import type { SightedQuote } from '../../observation.ts'
import type { Reading } from '../../reading.ts'
import { quoteAround, sentenceAt } from '../../text.ts'
import { isQuoted } from './own-lines.ts'

/** A bank that lends is owed other answers than a fund. */
const borrowed = /\b(?:loans?|grants?|debt|credit|overdraft|guarantees?|mortgage|subsid\w+)\b/i
/** What it is to lead to, said in the same breath, with a number. */
const leading = /\bto (?:reach|get to|become|achieve|hit|grow to)\b[^.\n]{0,40}\d/i
const offered = /\b(?:committed|commitments?|already|soft[- ]circled|prior|previous(?:ly)?|raised|in from)\b/i

export interface OwnAsk {
  amount: string
  quote: SightedQuote
  /** The company's name, or "the company". */
  name: string
  /** Whether the line itself says what will have been reached. */
  leads: boolean
}

export function ownAsk(reading: Reading, deck: DeckReading): OwnAsk | null {
  const ask: Ask | null = findAsk(deck)
  if (!ask || ask.slide.roles.includes('competition')) return null
  // Of a range nobody can say what its last part buys.
  const after = ask.block.text.slice(ask.index + ask.length)
  if (/\d[^\d]*[-–—][^\d]*\d/.test(ask.text) || /^\s?(?:to|or|[-–—])\s?(?:[$€£]\s?)?\d/.test(after)) return null
  const plainly = asksIn(ask.slide).some(one => one.block === ask.block && one.index === ask.index)
  const { text } = sentenceAt(ask.block.text, ask.index)
  const own = reading.prose.includes(ask.block) && !isQuoted(ask.block.text, ask.index)
  if (!plainly || !own || borrowed.test(text) || offered.test(text) || text.trim().endsWith('?')) return null
  // A target is hoped for by its nature, so only a plain "no" is heard here.
  if (/\b(?:not|never|no longer)\b/i.test(text)) return null
  return {
    amount: ask.text.replace(/\s+/g, ' '),
    quote: quoteAround(ask.block, ask.index, ask.length),
    name: deck.company ?? 'the company',
    leads: leading.test(text),
  }
}
