/** A heading that says by how much something fell or rose, and the row below it that shows another change. */
import type { Block } from '#db/shapes.ts'
import { percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength, wordsOf } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { amountIn, placeOf } from '../readers/amount-rows.ts'

const down = /\b(?:fell|fallen|dropped|decreased|declined|shrank|went down|down|fewer|cut|reduced|lower)\b/i
const up = /\b(?:rose|risen|grew|grown|increased|climbed|jumped|went up|up|more)\b/i
/** A rate, a part of what the row counts, or a time of its own. */
const other =
  /\b(?:per|each|every|rate|average|median|adjusted|normali[sz]ed|compared|than|target|plan\w*|will|up to|points?|pp|CAGR|YoY|MoM|annual\w*|monthly|serious|severe|share)\b/i
const before = /\b(?:before|baseline|prior|previous|old|start)\b/i
const after = /\b(?:after|today|now|new|since|with)\b/i
/** "March 2024": a month or a quarter of a year. */
const dated = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Q[1-4]|H[12])\w*\.? (?:19|20)\d\d$/i
const change = /^(?:change|difference|Δ|\+\/[-−–]|effect|result)\b/i
const cellsOf = ({ text }: Block) => text.split('|').map(cell => cell.trim())
/** "Lost" and "loss" are one thing, and so are "visits" and "visit". */
const stem = (word: string) =>
  word
    .toLowerCase()
    .replace(/^loss(?:es)?$/, 'lost')
    .replace(/^(?:wastage|wasted)$/, 'waste')
    .replace(/s$/, '')
/** Words, not quantities: "yes", "by hand". */
const isWords = (cell: string) => !/\d/.test(cell)
const seconds: Record<string, number> = {
  s: 1,
  sec: 1,
  m: 60,
  min: 60,
  h: 3600,
  hr: 3600,
  hour: 3600,
  day: 86_400,
  week: 604_800,
}

/** A number, or one with its unit: both cells of a row in one unit, or in units of time. */
function quantity(cell: string): { value: number; unit: string } | null {
  const text = cell.replace(/^[~≈]\s?/, '').trim()
  const found = amountIn(text)
  if (found) return { value: found.value, unit: '' }
  const [, digits = '', word = ''] = /^([\d.,' ]*\d)\s?(\p{L}{1,8})\.?$/u.exec(text) ?? []
  const size = seconds[word.toLowerCase().replace(/(?<=\p{L}{2})(?:utes?|onds?|s)$/u, '')]
  const plain = amountIn(digits)
  return plain ? { value: plain.value * (size ?? 1), unit: size ? 'time' : word } : null
}

/** The rows of the first table below a heading, on its slide or before the next heading. */
function tableBelow(blocks: readonly Block[], at: number): Block[] {
  const heading = blocks[at]
  const rest = blocks.slice(at + 1)
  const from = rest.findIndex(({ type }) => type === 'table_row' || type === 'heading' || type === 'slide_title')
  const first = rest[from]
  if (!heading || first?.type !== 'table_row' || from > 3 || placeOf(first) !== placeOf(heading)) return []
  const length = rest.slice(from).findIndex(({ type }) => type !== 'table_row')
  return length < 0 ? rest.slice(from) : rest.slice(from, from + length)
}

const shareOf = (from: number, to: number) => 100 * Math.abs(to / from - 1)

/** One of the first lines of a text, short and without a stop: its title, where the firm's name stands over it. */
function isTopLine(blocks: readonly Block[], at: number): boolean {
  const block = blocks[at]
  return at < 3 && block?.type === 'paragraph' && block.text.length <= 90 && !/[.:;]$/.test(block.text.trim())
}

/** The first row of a table whose heads are a time before and a time after, anywhere below the title of the whole. */
function tablesBelow(blocks: readonly Block[], at: number): Block[][] {
  const own = tableBelow(blocks, at)
  if (own.length > 0) return [own]
  const first = blocks.findIndex(({ type }) => type === 'heading' || type === 'slide_title')
  if ((first !== at && !isTopLine(blocks, at)) || blocks[at]?.where.kind === 'slide') return []
  return blocks.flatMap((block, index) => {
    if (block.type !== 'table_row' || blocks[index - 1]?.type === 'table_row') return []
    const end = blocks.findIndex((one, after) => after > index && one.type !== 'table_row')
    return [blocks.slice(index, end < 0 ? undefined : end)]
  })
}

function conflictAt(blocks: readonly Block[], at: number): Conflict | null {
  return (
    tablesBelow(blocks, at)
      .map(table => conflictWith(blocks[at], table))
      .find(found => found !== null) ?? null
  )
}

function conflictWith(title: Block | undefined, table: readonly Block[]): Conflict | null {
  const [share, ...shares] = title ? percentsIn(title.text) : []
  if (!title || !share || shares.length > 0 || share.bound !== 'exact' || share.max !== share.value) return null
  if (other.test(title.text) || down.test(title.text) === up.test(title.text)) return null
  const [head, ...rows] = table
  const titles = head ? cellsOf(head) : []
  const [, first = '', second = '', third] = titles
  const times =
    (before.test(first) && after.test(second)) || (dated.test(first) && dated.test(second) && first !== second)
  if (titles.length < 3 || titles.length > 4 || !times || (third !== undefined && !change.test(third))) return null
  const spans = [first, second].map(text => text?.match(/\d+ \p{L}+/u)?.[0] ?? '')
  if (spans[0] !== spans[1]) return null
  const moved = rows.flatMap(row => {
    const [label = '', a = '', b = '', ...more] = cellsOf(row)
    const [from, to] = [a, b].map(quantity)
    return from && to && from.unit === to.unit && from.value > 0 && more.length === titles.length - 3
      ? [{ row, label, a, b, from: from.value, to: to.value }]
      : []
  })
  // Some other row, or all of them together, is what the heading speaks of.
  const near = (from: number, to: number) => Math.abs(shareOf(from, to) - share.value) <= 2
  const counts = moved.filter(({ a }) => amountIn(a) !== null)
  const sum = (side: 'from' | 'to') => counts.reduce((all, one) => all + one[side], 0)
  const measured = rows.filter(row => !/\bn\/?a\b/i.test(row.text) && !cellsOf(row).slice(1).every(isWords))
  if (
    moved.length < measured.length - 1 ||
    moved.some(({ from, to }) => near(from, to)) ||
    (counts.length > 1 && near(sum('from'), sum('to')))
  )
    return null
  const said = new Set(wordsOf(title.text).map(stem))
  const long = (label: string) =>
    wordsOf(label.replace(/[,(].*$|\b(?:per|a|each) (?:day|week|month|quarter|year|shift)\b.*$/i, '')).filter(
      word => word.length > 3,
    )
  // What went the other way is not what the heading tells of.
  const meant = moved.filter(({ from, to }) => to < from === down.test(title.text))
  const whole = meant.filter(({ label }) => long(label).length > 0 && long(label).every(word => said.has(stem(word))))
  const last = meant.filter(({ label }) => said.has(stem(long(label).at(-1) ?? '-')))
  const [found, further] = whole.length > 0 ? whole : last
  if (!found || further) return null
  // "Fell by 38%" may be of the new value, by those who count so.
  if (near(found.to, found.from)) return null
  return {
    subject: `the change in ${found.label.toLowerCase()}`,
    first: share.text.trim(),
    second: `${found.a} to ${found.b}`,
    because: `From ${found.a} to ${found.b} is ${Math.round(shareOf(found.from, found.to))}% ${found.to < found.from ? 'less' : 'more'}.`,
    quotes: [title, found.row].map(one => ({ blockId: one.id, text: clip(one.text, quoteLength).trim() })),
  }
}

export function titleAndRow(reading: Reading): Conflict[] {
  const own = new Set(reading.prose)
  for (const [at, block] of reading.visible.entries()) {
    const isTitle = block.type === 'heading' || block.type === 'slide_title' || isTopLine(reading.visible, at)
    if (!isTitle || !own.has(block)) continue
    const found = conflictAt(reading.visible, at)
    if (found) return [found]
  }
  return []
}
