/** "We began with 186 stores, 11 left, 72 joined, and 252 are with us now": told in prose, each number once. */

import { number, parseNumber } from '../../../amount.ts'
import { anyCase } from '../../../any-case.ts'
import { countsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { everyMatch } from '../../../text.ts'
import { type Conflict, isPlan } from '../conflict.ts'
import { type Passage, passagesOf } from '../readers/passages.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { stemsOf } from '../readers/tables.ts'

const counted = anyCase(
  `(?<![\\p{L}\\d.,$€£₹/-])(${number}|${anyNumber})(?!\\s?(?:%|per cent|percent)|[.,]\\d|st\\b|nd\\b|rd\\b|th\\b|[\\p{L}\\d-])`,
  'giu',
)
const month =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b\.?/i
const monthBefore = new RegExp(`${month.source}\\s$`, 'i')
const few = '(?:\\s\\p{L}[\\p{L}’-]*){0,2}?'
type Kind = 'open' | 'in' | 'out' | 'end'
const kinds: readonly (readonly [Kind, RegExp, RegExp])[] = [
  [
    'in',
    /\b(?:hired|added|signed|won|gained|took on|taken on|recruited|welcomed|bought|plus)(?: (?:another|a further|some|on))?\s$/iu,
    anyCase(
      `^${few}\\s(?:joined|were (?:hired|added|bought)|came|arrived|signed up|new\\b|joiners|starters|new hires)(?![\\p{L}])`,
    ),
  ],
  [
    'out',
    /\b(?:lost|shed|retired|sold|scrapped|minus)(?: another| a further)?\s$/iu,
    anyCase(
      `^${few}\\s(?:left|cancelled|canceled|churned|resigned|closed|quit|departed|leavers|moved (?:out|away)|dropped out|did not renew|retired|were (?:lost|sold|scrapped))(?![\\p{L}])`,
    ),
  ],
  [
    'open',
    /\b(?:began|started|opened|entered|starting|beginning)\b[^,;.\d\n]{0,50}\s$/iu,
    /^[^,;.\d\n]{0,40}\bat the (?:start|beginning|outset)\b/iu,
  ],
  [
    'end',
    /\b(?:ended|ending|finished|closed|now|today|stands? at|leaves|leaving|makes|we are|there are|are at|in all|in total)\b[^,;.\d\n]{0,30}\s$/iu,
    /^[^,;.\d\n]{0,40}\b(?:at the end|are connected|remain(?:ed)?|today|now|in total|in all)\b/iu,
  ],
]
const loose =
  /\b(?:about|around|over|nearly|almost|roughly|more than|up to|at least|some of|of (?:them|whom|which)|\d of the|net|per|average|if)\b|~/iu

const anyone = /^(?:people|staff|persons|others|hires|joiners|leavers|starters)$/i

function conflictIn({ text, quotes }: Passage): Conflict | null {
  if (text.length > 400 || loose.test(text) || isPlan(text) || !/\d/.test(text)) return null
  const found = everyMatch(counted, text).filter(({ index, length, text: written }) => {
    const [before, after] = [
      text.slice(Math.max(0, index - 12), index),
      text.slice(index + length, index + length + 12),
    ]
    const dated =
      month.test(after.slice(0, 11)) && /^\s/.test(after) ? month.exec(after)?.index === 1 : monthBefore.test(before)
    return !/^(?:19|20)\d\d$/.test(written) && !dated && written.toLowerCase() !== 'one'
  })
  if (found.length < 4 || found.length > 6) return null
  const told = found.map(({ index, length, text: written }, at) => {
    const before = text.slice((found[at - 1]?.index ?? 0) + (found[at - 1]?.length ?? 0), index)
    const after = text.slice(index + length, found[at + 1]?.index ?? text.length)
    const kind = kinds.find(([, lead, tail]) => lead.test(before) || tail.test(after))?.[0]
    const size = numberFrom(written)
    return { kind, value: Number.isFinite(size) && size > 0 ? size : parseNumber(written), text: written }
  })
  const of = (kind: Kind) => told.filter(one => one.kind === kind)
  const [opens, ends] = [of('open'), of('end')]
  const [open, end] = [opens[0], ends[0]]
  // Dishes, kilos and guests are not of one number.
  const things = new Set(countsIn(text).flatMap(({ noun }) => (anyone.test(noun) ? [] : [stemsOf(noun)[0] ?? noun])))
  if (
    things.size > 1 ||
    told.some(({ kind }) => kind === undefined) ||
    !open ||
    !end ||
    opens.length > 1 ||
    ends.length > 1
  )
    return null
  if (of('in').length === 0 || of('out').length === 0 || told.indexOf(open) > told.indexOf(end)) return null
  const left = told.reduce((sum, { kind, value }) => sum + (kind === 'out' ? -value : kind === 'end' ? 0 : value), 0)
  if (
    left === end.value ||
    !told.every(({ value }) => Number.isInteger(value)) ||
    left / end.value > 1.6 ||
    left / end.value < 0.6
  )
    return null
  const moves = told.filter(({ kind }) => kind === 'in' || kind === 'out')
  return {
    subject: 'what came and went',
    first: [open.text, ...moves.map(({ kind, text: written }) => `${kind === 'in' ? '+' : '-'} ${written}`)].join(' '),
    second: end.text,
    because: `That leaves ${left.toLocaleString('en-GB')}.`,
    quotes,
  }
}

export function cameAndWent(reading: Reading): Conflict[] {
  for (const passage of passagesOf(reading)) {
    const found = conflictIn(passage)
    if (found) return [found]
  }
  return []
}
