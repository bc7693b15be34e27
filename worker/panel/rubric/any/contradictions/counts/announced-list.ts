/** Pair 26: a line that announces how many follow, and a list right below it that has more or fewer. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { numberFrom } from '../readers/spelled.ts'

const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const nouns =
  'reasons|steps|features|parts|ways|things|modules|plans|products|goals|principles|phases|stages|pillars|benefits|risks|questions|rules|tiers|options|components|services|factors|milestones|points|tasks|streams|channels|segments|sources|types|kinds|categories|areas|elements|values|layers|promises|tools|lessons|advantages|problems|results|changes|priorities'
/** The number, at most two words, the noun, and few words before the colon that ends the block. */
const announcement = anyCase(
  `(?<![\\p{L}\\d.,$€£-])(${words.join('|')}|\\d{1,2}) (?:[\\p{L}-]+ ){0,2}?(${nouns})(?: [\\p{L}’'-]+){0,6}:$`,
)
/** "8 practical modules", as a heading over what is told one by one. */
const overList =
  /(?<![\p{L}\d.,$€£-])(three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2}) (?:[\p{L}-]+ ){0,2}?(modules|lessons|steps|chapters|reasons|ways|principles|rules|phases|stages|pillars|sessions|units|workshops|talks|speakers|recipes|bonuses|exercises|courses)(?: (?:inside|included|in all))?[.!]?$/iu
/** It is some of them, those of something else, or more than that. */
const notAll =
  /\b(?:of|for|from|across|between|among|by|over|than|least|most|about|around|first|last|next|top|main|e\.g\.|including|such as|another|other|some|part|up to|nearly|almost|or)\s+(?:our |the |these |those |its |their |all )?$/i
/** Of a list that goes on, or that is told by example. */
const open =
  /\b(?:including|such as|for example|e\.g\.|among (?:them|others)|so far|already|and more|etc|other|several|each|per)\b/i
const loose = /^\s*(?:…|\.\.\.|and\b|or\b|plus\b|more\b|also\b|etc|bonus\b|optional\w*\b|note\b|nb\b)/i

const startsLower = (text: string) => /^\s*\p{Ll}/u.test(text)

/** The number that a list gives an item: 2 of "2. Orders". */
const numberedAs = (text: string) => Number(/^\(?(\d{1,2})[.)]\s/.exec(text)?.[1] ?? 0)

/** All blocks of the run are one level of one list, as far as the document tells. */
function itemsAfter(blocks: readonly Block[], at: number): Block[] | null {
  const items: Block[] = []
  for (const block of blocks.slice(at + 1)) {
    if (block.type !== 'list_item') break
    items.push(block)
  }
  if (items.length === 0 || new Set(items.map(({ group }) => group)).size > 1) return null
  // On another slide or page the list may have begun again, or go on.
  const place = ({ where }: Block) => (where.kind === 'slide' ? where.slide : where.kind === 'page' ? where.page : 0)
  const announced = blocks[at]
  const next = blocks[at + 1 + items.length]
  if (announced && items.some(item => place(item) !== place(announced))) return null
  if (next && announced && place(next) !== place(announced) && announced.where.kind === 'page') return null
  return items
}

/** "How to close" of "How to close. The month in 90 minutes, with a checklist". */
const titleOf = (text: string) => /^(.{3,60}?)(?:[.:]\s+(?=\p{Lu}|\d)|\s[–—-]\s)/u.exec(text)?.[1] ?? text

/** A list of which each item is one thing: no item starts as the rest of another, or holds two. */
function isEven(items: Block[], announced: number): boolean {
  if (items.some(({ text }) => loose.test(text))) return false
  if (items.some(({ text }) => startsLower(text)) && !items.every(({ text }) => startsLower(text))) return false
  // Items that are marked differently, end differently or lead in to others are two lists, or one inside another.
  if (items.some(({ text }) => /[:]\s*$|\n/.test(text))) return false
  if (items.length < announced) return !items.some(({ text }) => /\band\b|&|\/|,|;|\+/.test(titleOf(text)))
  const lengths = items.map(({ text }) => text.length).sort((a, b) => a - b)
  const [shortest = 0, longest = 0] = [lengths[0], lengths.at(-1)]
  return longest <= 4 * shortest + 20
}

function conflictAt(blocks: readonly Block[], at: number): Conflict | null {
  const block = blocks[at]
  if (!block || (block.type !== 'paragraph' && block.type !== 'heading')) return null
  const text = block.text.trim()
  const match = announcement.exec(text) ?? (block.type === 'heading' ? overList.exec(text) : null)
  if (!match || open.test(text) || notAll.test(text.slice(0, match.index))) return null
  // "In 2025 we shipped three features:": another number may be the one that is meant.
  if (/\d/.test(text.replace(match[0], '').replace(/\b(?:19|20)\d\d\b/g, ''))) return null
  const announced = numberFrom(match[1] ?? '')
  const items = itemsAfter(blocks, at)
  if (!items || announced < 2 || items.length < 2 || items.length === announced) return null
  // Twice as many are two to each, and two more may be parts of one that lost their indent.
  const sure = items.length <= announced + 1 || items.every(({ text: item }, number) => numberedAs(item) === number + 1)
  if (!sure || items.length % announced === 0) return null
  if (!isEven(items, announced)) return null
  const next = blocks[at + 1 + items.length]
  if (items.length < announced && next && next.type === 'paragraph' && next.text.length < 160) return null
  const last = items.at(-1)
  const noun = match[2] ?? ''
  return {
    subject: `the number of ${noun.toLowerCase()}`,
    first: match[0].replace(/:$/, ''),
    second: `a list of ${items.length}`,
    because: `The list right below has ${items.length}.`,
    quotes: [block, items[0], last].flatMap(one =>
      one ? [{ blockId: one.id, text: clip(one.text, quoteLength).trim() }] : [],
    ),
    severity: 1,
  }
}

export function announcedList(reading: Reading): Conflict[] {
  const blocks = reading.visible
  const own = new Set(reading.prose)
  for (const [at, block] of blocks.entries()) {
    const found = own.has(block) ? conflictAt(blocks, at) : null
    if (found) return [found]
  }
  return []
}
