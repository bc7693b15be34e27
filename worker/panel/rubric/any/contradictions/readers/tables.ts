/** Tables, charts and typed columns as rows of cells under their heads, with the unit that a head gives to its cells. */

import type { Block } from '#db/shapes.ts'
import { anyCase } from '../../../any-case.ts'
import type { SightedQuote } from '../../../base-reading.ts'
import type { Reading } from '../../../reading.ts'
import { clip, quoteLength } from '../../../text.ts'
import { amountIn, placeOf } from './amount-rows.ts'

export interface TableRow {
  label: string
  /** The cells behind the label. Empty ones at the end are left out, so a row may be shorter than its table. */
  cells: readonly string[]
  block: Block
}

export interface Table {
  /** What stands over the cells behind the label; empty where nothing does, or where it cannot be told over which. */
  head: readonly string[]
  /** What stands over the labels. */
  corner: string
  rows: readonly TableRow[]
  /** Cells behind the label in the longest row. */
  width: number
  /** The line right above, and the heading over it. */
  above: string
  title: string
  /** The row of heads, where the table has one. */
  headBlock: Block | null
}

const cellsOf = ({ text }: Block) =>
  text.split('|').map(cell => cell.trim().replace(/^\*{1,2}(?=\S)(.*\S)\*{1,2}$/, '$1'))

/** "2024", "FY25", "Q3 24", "Mar 2026", "Year 2", "2025E", "H1 2024". */
export const period =
  /^(?:(?:FY|CY)\s?)?(?:(?:(?:Q[1-4]|H[12]|Jan\w*|Feb\w*|Mar\w*|Apr\w*|May|June?|July?|Aug\w*|Sep\w*|Oct\w*|Nov\w*|Dec\w*)\.?[\s’'-]*)?(?:(?:19|20)\d\d|[’']?\d\d(?:\/\d\d)?)|(?:Year|Month|Week|Quarter|Y|M) ?\d{1,2}|Q[1-4])(?:\s?(?:[AEFPB]|\((?:[AEFPB]|actual|forecast|plan|budget|est\.?|to .{1,12})\)|actual|forecast|plan|budget))?$/i
const yearAlone = /^(?:19|20)\d\d$/
const sharePlain = /^[~≈]?\s?([+−–-]?)\s?(\d{1,4}(?:[.,]\d+)?)\s?(?:%|per cent|percent)$/i

/** A cell that is a percentage and nothing else. */
export function shareIn(cell: string): number | null {
  const match = sharePlain.exec(cell.trim())
  if (!match) return null
  const value = Number((match[2] ?? '0').replace(',', '.'))
  return /[−–-]/.test(match[1] ?? '') ? -value : value
}

const isValue = (cell: string) => amountIn(cell) !== null || shareIn(cell) !== null

/** Cells that only name what stands below them. */
const isHead = (cells: readonly string[]) =>
  cells.length > 1 && cells.slice(1).every(cell => !isValue(cell) || yearAlone.test(cell) || period.test(cell))

/** "2022 2023 2024 (to 30 Sep)" typed over the columns of a table that is plain text. */
function typedPeriods(text: string, width: number): string[] {
  const found = text.match(/\b(?:FY ?)?(?:20\d\d(?:\s?[AEFP](?![\p{L}]))?|\d\d\/\d\d)(?!\d)/gu) ?? []
  return found.length === width ? found : []
}

function tableOf(blocks: readonly Block[], before: Block | undefined, title: string): Table | null {
  const [first] = blocks
  if (!first) return null
  const chart = first.type === 'chart'
  const opening = cellsOf(first)
  const headed = chart || isHead(opening)
  const body = (headed ? blocks.slice(1) : blocks).map(block => {
    const [label = '', ...cells] = cellsOf(block)
    return { label, cells, block }
  })
  const width = Math.max(0, ...body.map(({ cells }) => cells.length))
  if (width === 0) return null
  // A head without its corner is a cell shorter than the rows below it.
  const head = headed
    ? opening.length === width
      ? opening
      : opening.length === width + 1
        ? opening.slice(1)
        : []
    : typedPeriods(before?.text ?? '', width)
  const corner = headed && opening.length === width + 1 ? (opening[0] ?? '') : ''
  return { head, corner, rows: body, width, above: before?.text ?? '', title, headBlock: headed ? first : null }
}

/**
 * A row of one cell is read as a paragraph: "Graduate" between two rows is a section of one table. Rows below a row of
 * heads of their own are a table of their own, and so are those that a sentence parts from others.
 */
export function goesOn(blocks: readonly Block[], at: number): boolean {
  const [first, before, earlier] = [blocks[at], blocks[at - 1], blocks[at - 2]]
  if (!first || !before || before.type !== 'paragraph' || before.text.length > 60 || earlier?.type !== 'table_row')
    return false
  if (placeOf(first) !== placeOf(earlier)) return false
  const [next, own] = [blocks[at + 1], cellsOf(first)]
  const headed =
    next?.type === 'table_row' &&
    isHead(own) &&
    own.slice(1).some(cell => /\p{L}{2}/u.test(cell) || yearAlone.test(cell)) &&
    cellsOf(next).slice(1).some(isValue)
  return !headed && !/[.:;!?]$/.test(before.text.trim())
}

const cache = new WeakMap<Reading, Table[]>()

/** Every table and chart of the company's own, in document order. */
export function tablesOf(reading: Reading): readonly Table[] {
  const known = cache.get(reading)
  if (known) return known
  const own = new Set(reading.prose)
  const blocks = reading.visible
  const tables: Table[] = []
  let title = ''
  for (let at = 0; at < blocks.length; at++) {
    const first = blocks[at]
    if (!first) break
    if (first.type === 'heading' || first.type === 'slide_title') title = first.text
    if (first.type !== 'table_row' && first.type !== 'chart') continue
    let end = at + 1
    while (
      blocks[end]?.type === first.type &&
      blocks[end]?.group === first.group &&
      placeOf(blocks[end] ?? first) === placeOf(first)
    )
      end += 1
    const rows = blocks.slice(at, end)
    const before = blocks[at - 1]
    const table =
      goesOn(blocks, at) || !rows.every(row => row.type === 'chart' || own.has(row))
        ? null
        : tableOf(rows, before, title)
    if (table) tables.push(table)
    at = end - 1
  }
  cache.set(reading, tables)
  return tables
}

const sign = 'US\\$|A\\$|C\\$|R\\$|[$€£₹¥]|USD|EUR|GBP|CHF|INR|KES|KSh|NOK|SEK|DKK|PLN|ZAR|AUD|CAD|SGD|NGN|BRL|Rs\\.?'
const unit = anyCase(
  `(?<![\\p{L}\\d])(${sign})[\\s’'(]*(k|000s?|thousands?|m|mn|mio|mln|millions?|mi|bn|billions?|crores?|cr|lakhs?|lacs?)?(?![\\p{L}\\d])|\\bin (k|thousands?|millions?|billions?|crores?|lakhs?)\\b|[(,]\\s?(k|000s?|thousands?|m|mn|millions?|bn|crores?|cr|lakhs?)\\)?$`,
)

/** What one unit of a cell is worth by its head: "₹ lakh", "€k", "US$ 000". */
export function scaleOf(text: string): { scale: number; currency: string; text: string } | null {
  const short = /(?<![\p{L}\d])[Tk](EUR|CHF|USD|GBP|€)(?![\p{L}\d])/u.exec(text)
  if (short) return { scale: 1e3, currency: short[1] ?? '', text: short[0] }
  const found = unit.exec(text)
  if (!found) return null
  const mag = (found[2] ?? found[3] ?? found[4] ?? '').toLowerCase()
  const size = /^(?:k|000|th)/.test(mag)
    ? 1e3
    : /^(?:m)/.test(mag)
      ? 1e6
      : /^b/.test(mag)
        ? 1e9
        : /^cr/.test(mag)
          ? 1e7
          : /^la/.test(mag)
            ? 1e5
            : 1
  return { scale: size, currency: found[1] ?? '', text: found[0].replace(/^[(,\s]+|[\s)(]+$/g, '') }
}

export const quoteRow = ({ block }: { block: Block }): SightedQuote => ({
  blockId: block.id,
  text: clip(block.text.trim(), quoteLength),
})

/** Quotes once each, in document order as given. */
export function distinctQuotes(...quotes: (SightedQuote | null | undefined)[]): SightedQuote[] {
  const found = quotes.flatMap(quote => (quote ? [quote] : []))
  return found.filter(
    (quote, at) => found.findIndex(other => other.blockId === quote.blockId && other.text === quote.text) === at,
  )
}

/** Words of a label that say what it counts, in their plain form: "Red alerts" gives "red" and "alert". */
export function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter(
      word =>
        !/^(?:the|and|our|of|in|on|for|per|with|all|are|is|was|were|has|have|had|who|that|which|from|by|their|its|this|these|now|today|already)$/.test(
          word,
        ),
    )
    .map(word =>
      word
        .replace(/ies$/, 'y')
        .replace(/(?<=\p{L}{3})(?:ing|ed|es|s|ly)$/u, '')
        .replace(/(?<=\p{L}{3})(?:er|e)$/u, ''),
    )
}
