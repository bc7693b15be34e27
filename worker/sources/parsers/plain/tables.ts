/** The lines of a text that are rows of tables, however their cells are parted: by bars, by tabs or by spaces. */

import { type Chunk, chunksOf, cutAmount, isAmount, isValue, wordsIn } from '../cells.ts'
import { rowText } from '../table-rows.ts'
import { listItem, markdownHeading } from '../text-lines.ts'
import { barRows } from './bars.ts'
import { cellsIn, columnsOf, standsIn } from './columns.ts'
import { belongs, endsOpen, type RunLine, type RunTable, tableOfRun } from './runs.ts'
import { tabRows } from './tabs.ts'

/** "-----     -----", "=====": a rule over the whole table or over each of its columns. */
const rule = /^\s*(?:[-=_─━═~]{3,})(?:\s+[-=_─━═~]{2,})*\s*$/
/** A line of a program, which is no row. */
const code = /[;{}]\s*$|^\s*(?:\/\/|\/\*|\*\/|<\/?\w|\$ |>>> )/
/** Characters. A line that is longer was not typed below others. */
const longestLine = 400
/** Words. */
const longestName = 8
/** "From: …", "To: …" */
const header = /^\s*(?:from|to|cc|bcc|subject|re|date|sent|attn|attention|reply-to|message-id):/i

type Kind = 'row' | 'rule' | 'single' | 'none'
interface Line {
  at: number
  kind: Kind
  chunks: Chunk[]
}

function lineOf(text: string, at: number): Line {
  if (rule.test(text)) return { at, kind: 'rule', chunks: [] }
  const none = text.length > longestLine || /[|\t]/.test(text) || markdownHeading(text) !== null
  if (none || code.test(text) || header.test(text)) return { at, kind: 'none', chunks: [] }
  const chunks = chunksOf(text)
  const isItem = listItem(text) !== null && !chunks.slice(1).some(({ text: cell }) => isValue(cell))
  return { at, kind: chunks.length < 2 ? 'single' : isItem ? 'none' : 'row', chunks }
}

/** A line whose amount stands in a neighbour's column of amounts, with one space before it since its label is long. */
function asRow(line: Line, neighbour: Line | undefined): Line {
  const value = neighbour?.kind === 'row' ? neighbour.chunks.at(-1) : undefined
  const [chunk] = line.chunks
  if (line.kind !== 'single' || !chunk || !value || !isAmount(value.text)) return line
  const cut = cutAmount(chunk, ({ start, end }) => start === value.start || end === value.end)
  return cut ? { at: line.at, kind: 'row', chunks: cut } : line
}

/** Whether a single piece may go on with the row above it: it stands further in, or begins in the middle of a sentence. */
function mayGoOn(line: Line, above: Line | RunLine | undefined): boolean {
  const [chunk] = line.chunks
  const start = above?.chunks[0]?.start
  if (line.kind !== 'single' || !chunk || start === undefined || isAmount(chunk.text)) return false
  return above?.kind !== 'rule' && (chunk.start > start || /^[\p{Ll}(]/u.test(chunk.text))
}

/** Whether a short line stands between two rows of one table: "Income" over what it is made of, or a label's first half. */
function namesRows(line: Line, before: readonly Line[], below: Line | undefined): boolean {
  const [chunk] = line.chunks
  const above = before.at(-1)?.kind === 'rule' ? before[0] : before.at(-1)
  const [upper, lower] = [above?.chunks.at(-1), below?.chunks.at(-1)]
  if (line.kind !== 'single' || !chunk || below?.kind !== 'row' || !lower || wordsIn(chunk.text) > longestName)
    return false
  if (endsOpen.test(chunk.text) && /^\p{Ll}/u.test(below.chunks[0]?.text ?? '')) return isAmount(lower.text)
  if (above?.kind !== 'row' || !upper || !/^\p{Lu}/u.test(chunk.text) || /[.!?;]$/.test(chunk.text)) return false
  return isAmount(lower.text) && isAmount(upper.text) && (upper.end === lower.end || upper.start === lower.start)
}

/** The runs of one group of lines without a blank one between them. */
function runsOf(lines: readonly Line[]): RunLine[][] {
  const forward: Line[] = []
  for (const line of lines) forward.push(asRow(line, forward.at(-1)))
  const backward: Line[] = []
  for (const line of forward.toReversed()) backward.push(asRow(line, backward.at(-1)))
  const runs: RunLine[][] = []
  let run: RunLine[] = []
  const read = backward.toReversed()
  for (const [index, line] of read.entries()) {
    const { at, kind, chunks } = line
    if (kind === 'row' || kind === 'rule') run.push({ at, kind, chunks })
    else if (namesRows(line, read.slice(Math.max(0, index - 2), index), read[index + 1]))
      run.push({ at, kind: 'name', chunks })
    else if (mayGoOn(line, run.at(-1))) run.push({ at, kind: 'more', chunks })
    else {
      runs.push(run)
      run = []
    }
  }
  runs.push(run)
  return runs.flatMap(partedAtText)
}

/** A run is parted at what looked as if it went on with a row and stands in none of the columns. */
function partedAtText(run: RunLine[]): RunLine[][] {
  const { columns } = columnsOf(run.filter(({ kind }) => kind === 'row').map(({ chunks }) => chunks))
  const parts: RunLine[][] = []
  let from = 0
  for (const [index, line] of run.entries()) {
    if (line.kind !== 'more' || (columns && belongs(line, run[index + 1], columns))) continue
    parts.push(run.slice(from, index))
    from = index + 1
  }
  parts.push(run.slice(from))
  return parts.filter(part => part.some(({ kind }) => kind === 'row'))
}

/** Lines below each other that are fenced off as a program's. */
function fencedOff(lines: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>()
  let inside = false
  for (const [at, line] of lines.entries()) {
    const fence = /^\s*(?:```|~~~)/.test(line)
    if (fence) inside = !inside
    if (inside || fence) found.add(at)
  }
  return inside ? new Set() : found
}

interface Group {
  from: number
  lines: string[]
}

function groupsOf(lines: readonly string[]): Group[] {
  const groups: Group[] = []
  let open: Group | null = null
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') open = null
    else if (open) open.lines.push(line)
    else {
      open = { from: at, lines: [line] }
      groups.push(open)
    }
  }
  return groups
}

/** Rows behind a blank line that stand in the columns of the table above it: "Operating result     (1,437)". */
function goOnBelow(lines: readonly Line[], table: RunTable, rows: Map<number, string[]>): void {
  const { columns } = table
  if (!columns) return
  for (const { at, kind, chunks } of lines) {
    if (kind === 'row' && !rows.has(at) && standsIn(chunks, columns) && isValue(chunks.at(-1)?.text ?? ''))
      rows.set(at, rowText(cellsIn(chunks, columns.length, columns), false))
    else if (kind === 'rule') rows.set(at, [])
    else return
  }
}

/** The rows of all tables by the number of their line: their cells, and none for what only rules them. */
export function tableRows(lines: readonly string[]): ReadonlyMap<number, string[]> {
  const rows = new Map<number, string[]>()
  const fenced = fencedOff(lines)
  let above: { table: RunTable; end: number } | undefined
  for (const { from, lines: own } of groupsOf(lines)) {
    for (const [at, cells] of [...barRows(own), ...tabRows(own)]) {
      if (!fenced.has(from + at)) rows.set(from + at, cells)
    }
    const read = own.map((text, index): Line => {
      const at = from + index
      return rows.has(at) || fenced.has(at) ? { at, kind: 'none', chunks: [] } : lineOf(text, at)
    })
    let last: RunTable | null = null
    for (const run of runsOf(read)) {
      const table = tableOfRun(run)
      if (!table) continue
      for (const [at, cells] of table.rows) rows.set(at, cells)
      last = run.at(-1)?.at === from + own.length - 1 ? table : null
    }
    if (above?.end === from - 1) goOnBelow(read, above.table, rows)
    const ends: boolean = rows.has(from + own.length - 1)
    const table: RunTable | null = last ?? (above?.end === from - 1 && ends ? above.table : null)
    above = table ? { table, end: from + own.length } : undefined
  }
  return rows
}
