import { type Chunk, chunksOf, cutAmount, isAmount, isValue, wordsIn } from '../cells.ts'
import { rowText } from '../table-rows.ts'
import { listItem, markdownHeading } from '../text-lines.ts'
import { barRows } from './bars.ts'
import { cellsIn, columnsOf, standsIn } from './columns.ts'
import { belongs, endsOpen, type RunLine, type RunTable, tableOfRun } from './runs.ts'
import { tabRows } from './tabs.ts'

/** "-----     -----", "=====": a rule over the whole table or over each of its columns. */
const rule = /^\s*(?:[-=_─━═~]{3,})(?:\s+[-=_─━═~]{2,})*\s*$/
/** A line of code, which is not a row. */
const code = /[;{}]\s*$|^\s*(?:\/\/|\/\*|\*\/|<\/?\w|\$ |>>> )/
/** In characters; a longer line is not a row. */
const longestLine = 400
/** In words. */
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

/** Makes a line a row if it ends with an amount in the amount column of its neighbour, after a single space. */
function asRow(line: Line, neighbour: Line | undefined): Line {
  const value = neighbour?.kind === 'row' ? neighbour.chunks.at(-1) : undefined
  const [chunk] = line.chunks
  if (line.kind !== 'single' || !chunk || !value || !isAmount(value.text)) return line
  const cut = cutAmount(chunk, ({ start, end }) => start === value.start || end === value.end)
  return cut ? { at: line.at, kind: 'row', chunks: cut } : line
}

/** Whether a single piece may continue the row above: it is indented, or begins in the middle of a sentence. */
function mayContinue(line: Line, above: Line | RunLine | undefined): boolean {
  const [chunk] = line.chunks
  const start = above?.chunks[0]?.start
  if (line.kind !== 'single' || !chunk || start === undefined || isAmount(chunk.text)) return false
  return above?.kind !== 'rule' && (chunk.start > start || /^[\p{Ll}(]/u.test(chunk.text))
}

/** Whether a short line names rows of a table: "Income" above its parts, or the first half of a label. */
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

/** Divides a group of lines (without blank lines) into runs that may be tables. */
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
    else if (mayContinue(line, run.at(-1))) run.push({ at, kind: 'more', chunks })
    else {
      runs.push(run)
      run = []
    }
  }
  runs.push(run)
  return runs.flatMap(splitAtText)
}

/** Splits a run at lines that looked like continuations of a row, but are in none of its columns. */
function splitAtText(run: RunLine[]): RunLine[][] {
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

/** Adds rows after a blank line that fit the columns of the table above: "Operating result     (1,437)". */
function continueBelow(lines: readonly Line[], table: RunTable, rows: Map<number, string[]>): void {
  const { columns } = table
  if (!columns) return
  for (const { at, kind, chunks } of lines) {
    if (kind === 'row' && !rows.has(at) && standsIn(chunks, columns) && isValue(chunks.at(-1)?.text ?? ''))
      rows.set(at, rowText(cellsIn(chunks, columns.length, columns), false))
    else if (kind === 'rule') rows.set(at, [])
    else return
  }
}

/** The cells of all table rows by line index; empty for rules. */
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
    if (above?.end === from - 1) continueBelow(read, above.table, rows)
    const ends: boolean = rows.has(from + own.length - 1)
    const table: RunTable | null = last ?? (above?.end === from - 1 && ends ? above.table : null)
    above = table ? { table, end: from + own.length } : undefined
  }
  return rows
}
