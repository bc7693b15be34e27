import { type Chunk, isAmount, isMark, isPeriod, isValue, labelOf, wordsIn } from '../cells.ts'
import { rowText } from '../table-rows.ts'
import { type Column, cellsIn, columnsOf, columnUnder, standsUnder } from './columns.ts'

/** A line of a run: a row, a rule, a possible continuation of the row above (`more`), or a name for the rows below it. */
export interface RunLine {
  at: number
  kind: 'row' | 'rule' | 'more' | 'name'
  chunks: Chunk[]
}

export interface RunTable {
  columns: Column[] | null
  /** The cells by line; empty for rules, and for lines that were merged into another. */
  rows: Map<number, string[]>
}

/** Whether a cell is the middle of a sentence. */
const goesOn = (text: string) => wordsIn(text) >= 3 && /^\p{Ll}/u.test(text)
const most = (part: number, whole: number) => 3 * part >= 2 * whole
const labelled = /:$/
/** A label that continues on the next line. */
export const endsOpen = /(?:[,&/–-]|\b(?:and|or|of|for|the|with|to|in|on|by|from))$/i
/** Blanks to be filled in, addresses and comments of programs, which are not cells of a table in two columns. */
const noCell = /_{3,}|@|^(?:#|\/\/|--)/

/** Whether the columns are running text side by side: in all of them, lines begin in the middle of a sentence. */
function isProse(rows: readonly string[][]): boolean {
  const running = (cells: string[]) => 3 * cells.filter(goesOn).length > cells.length
  return running(rows.map(([label = '']) => label)) && running(rows.flatMap(row => row.slice(1)))
}

function standsLeft(rows: readonly RunLine[]): boolean {
  const starts = rows.map(({ chunks }) => chunks[1]?.start)
  return starts.every(start => start === starts[0])
}

const gapOf = ({ chunks: [label, value] }: RunLine) => (label && value ? value.start - label.end : 0)

/** Two columns may be anything that people write side by side. They are a table if amounts, periods or a rule suggest it. */
function isTableOfPairs(rows: readonly RunLine[], ruled: boolean): boolean {
  const pairs = rows.map(({ chunks }) => [chunks[0]?.text ?? '', chunks[1]?.text ?? ''] as const)
  const amounts = pairs.filter(([, value]) => isAmount(value)).length
  const ends = new Set(rows.map(({ chunks }) => chunks[1]?.end))
  const apart = standsLeft(rows) || ends.size < rows.length || rows.every(row => gapOf(row) >= 3)
  if (amounts > 1 && 5 * amounts >= 3 * rows.length && apart) return true
  if (pairs.some(([label, value]) => labelled.test(label) || noCell.test(label) || noCell.test(value))) return false
  const values = pairs.filter(([, value]) => isValue(value)).length
  if (values > 1 && most(values, rows.length) && apart) return true
  if (!standsLeft(rows)) return false
  if (pairs.every(([label]) => isPeriod(label))) return true
  return ruled && rows.length > 2 && !pairs.some(pair => pair.some(cell => /^\p{Ll}/u.test(cell)))
}

function isTable(rows: readonly RunLine[], width: number, columns: Column[] | null, ruled: boolean): boolean {
  if (rows.length < 2 || width < 2) return false
  if (rows.some(({ chunks }) => chunks.some(({ text }) => /_{4,}/.test(text)))) return false
  if (width === 2) return isTableOfPairs(rows, ruled)
  const cells = rows.map(({ chunks }) => chunks.map(({ text }) => text))
  if (isProse(cells)) return false
  const others = cells.flatMap(row => row.slice(1))
  const values = others.filter(isValue).length
  // Without values only alignment tells, with a header row and two others at least.
  return (3 * values >= others.length && values > 1) || (columns !== null && rows.length > 2 && edges(rows, columns))
}

/** Whether most pieces begin where their column begins, as words in a table do. */
function edges(rows: readonly RunLine[], columns: readonly Column[]): boolean {
  const chunks = rows.flatMap(row => row.chunks.slice(1))
  return most(chunks.filter(({ start }) => columns.some(column => column.start === start)).length, chunks.length)
}

const isFilled = (cells: readonly string[]) =>
  cells.slice(1).some(cell => !isPeriod(cell) && (isAmount(cell) || isMark(cell)))
const isUnit = (cells: readonly string[]) => new Set(cells.filter(cell => cell !== '')).size === 1

/** Whether a second header line continues the first: one of them has no corner, and neither names groups of columns. */
function wraps(upper: RunLine, lower: RunLine, above: string[], below: string[], columns: readonly Column[]): boolean {
  if ((above[0] !== '' && below[0] !== '') || isUnit(below) || below.every(cell => cell === '')) return false
  if (above.slice(1).some(isPeriod) && below.slice(1).some(isPeriod)) return false
  const filled = (cells: string[]) => cells.filter(cell => cell !== '').length
  if (filled(above) !== upper.chunks.length || filled(below) !== lower.chunks.length) return false
  // The name of a group of columns is between them, and not aligned with any.
  const under = (own: RunLine, other: RunLine) =>
    own.chunks.every(chunk => [...other.chunks, ...columns].some(one => standsUnder(chunk, one)))
  return under(upper, lower) && under(lower, upper)
}

export function tableOfRun(run: readonly RunLine[]): RunTable | null {
  const rows = run.filter(({ kind }) => kind === 'row')
  const { width, columns } = columnsOf(rows.map(({ chunks }) => chunks))
  const second = run.findIndex(({ kind }) => kind === 'row')
  const ruled = second >= 0 && run[second + 1]?.kind === 'rule'
  if (!isTable(rows, width, columns, ruled)) return null
  const cells = new Map(rows.map(row => [row.at, cellsIn(row.chunks, width, columns)]))
  const table = new Map<number, string[]>(run.filter(({ kind }) => kind !== 'name').map(({ at }) => [at, []]))
  let last: RunLine | null = null
  let name: RunLine | null = null
  let inHead = rows.length > 2 && !isFilled(cells.get(rows[0]?.at ?? -1) ?? [])
  for (const line of run) {
    const own = cells.get(line.at) ?? []
    const above = last && (cells.get(last.at) ?? [])
    if (line.kind === 'rule') inHead = false
    else if (line.kind === 'name') name = line
    else if (line.kind === 'more') {
      const [chunk] = line.chunks
      const column = (chunk && columns && columnUnder(chunk, columns)) ?? 0
      if (above) above[column] = `${above[column] ?? ''} ${chunk?.text ?? ''}`.trim()
    } else if (inHead && last && above && columns && !isFilled(own) && wraps(last, line, above, own, columns)) {
      for (const [at, cell] of own.entries()) above[at] = `${above[at] ?? ''} ${cell}`.trim()
      cells.delete(line.at)
    } else {
      if (last) inHead = false
      last = line
      const label = name?.chunks[0]?.text
      if (name && label && endsOpen.test(label) && /^\p{Ll}/u.test(own[0] ?? '')) {
        own[0] = `${label} ${own[0] ?? ''}`
        table.set(name.at, [])
      }
    }
    if (line.kind !== 'name') name = null
  }
  let heads = true
  for (const [at, own] of cells) {
    heads = heads && (at === rows[0]?.at || !isFilled(own))
    const [label = '', ...others] = own
    table.set(at, rowText([labelOf(label), ...others], heads))
  }
  return { columns, rows: table }
}

/** Below the label it must begin in lower case, because rows may be indented; between two rows it may be longer. */
export function belongs(more: RunLine, below: RunLine | undefined, columns: readonly Column[]): boolean {
  const [chunk] = more.chunks
  if (!chunk) return false
  const column = columnUnder(chunk, columns)
  const rest = /^[\p{Ll}(]/u.test(chunk.text)
  if (column !== null) return column > 0 || rest
  const within = below?.kind === 'row' && chunk.start < (columns[1]?.start ?? 0)
  return within && rest && chunk.end <= (columns.at(-1)?.end ?? 0)
}
