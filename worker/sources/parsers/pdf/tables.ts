/** A page's lines, with each row of its ruled tables as one line of cells, whatever the drawing order. */
import type { Area } from '../coverage.ts'
import { joinLines } from '../text-lines.ts'
import type { SplitRun } from './glyphs.ts'
import { cellOf, cutAtRules, type Grid, gridsOf, isInside, isOneCell } from './grids.ts'
import { type Line, toLines } from './lines.ts'
import type { Piece } from './pieces.ts'

/** In words. A box with more is not a table cell, but a framed part of the page. */
const longestCell = 100
/** A table has at least this many rows with at least this many filled cells; otherwise it is a frame. */
const fewest = 2

interface Read {
  isBold: (font: string) => boolean
  part: SplitRun
}

function textOf(lines: Line[]): string {
  const sorted = [...lines].sort((a, b) => b.y - a.y || a.start - b.start)
  return sorted
    .map(line => line.segments.map(({ text }) => text).join(' '))
    .reduce((text, line) => joinLines(text, line))
}

function rowsOf(grid: Grid, table: number, pieces: readonly Piece[], { isBold, part }: Read): Line[] | null {
  const cells = new Map<string, Piece[]>()
  for (const piece of pieces) {
    const cut = cutAtRules(grid, piece, part)
    if (!cut) return null
    for (const each of cut) {
      const key = cellOf(grid, each).join(' ')
      const cell = cells.get(key)
      if (cell) cell.push(each)
      else cells.set(key, [each])
    }
  }
  const rows = grid.rows.slice(0, -1).flatMap((_, row): Line[] => {
    const read = grid.columns.slice(0, -1).map((_, column) => {
      const lines = toLines(cells.get(`${row} ${column}`) ?? [], isBold, part)
      const [start, end] = [grid.columns[column]?.to ?? 0, grid.columns[column + 1]?.from ?? 0]
      return { lines, segment: { text: lines.length > 0 ? textOf(lines) : '', start, end } }
    })
    const [first, ...others] = read.flatMap(({ lines }) => lines)
    if (!first) return []
    const y = others.reduce((most, line) => Math.max(most, line.y), first.y)
    const bold = first.bold && others.every(line => line.bold)
    const { x: start, width } = grid.box
    return [{ ...first, segments: read.map(({ segment }) => segment), start, end: start + width, y, bold, table }]
  })
  const filled = rows.map(({ segments }) => segments.filter(({ text }) => text !== ''))
  const isLong = filled.flat().some(({ text }) => text.split(' ').length > longestCell)
  if (isLong || filled.filter(row => row.length >= fewest).length < fewest) return null
  // A row of a single cell is a title for what follows, not a table row.
  return rows.map((row, at) => (isOneCell(grid, row) ? { ...row, segments: filled[at] ?? [], table: null } : row))
}

function lineOf(lines: readonly Line[], piece: Piece | undefined): number {
  if (!piece) return -1
  const near = piece.size / 2
  return lines.findLastIndex(
    line => Math.abs(line.y - piece.y) <= near && line.start <= piece.x + near && line.end >= piece.x - near,
  )
}

/** The lines of a page in reading order, with ruled tables at the place where they were drawn. */
export function toLinesAndRows(
  pieces: Piece[],
  isBold: (font: string) => boolean,
  part: SplitRun,
  rules: readonly Area[],
): Line[] {
  const isText = (piece: Piece) => piece.text.trim() !== '' && piece.upright && piece.hidden === null
  const inTables = new Set<Piece>()
  const tables = gridsOf(rules).flatMap((grid, table) => {
    const inside = pieces.filter(piece => isText(piece) && !inTables.has(piece) && isInside(grid, piece))
    const [first] = inside
    const rows = first && rowsOf(grid, table, inside, { isBold, part })
    if (!first || !rows) return []
    for (const piece of inside) inTables.add(piece)
    return [{ at: pieces.indexOf(first), rows }]
  })
  const lines = toLines(
    pieces.filter(piece => !inTables.has(piece)),
    isBold,
    part,
  )
  for (const { at, rows } of tables.sort((a, b) => b.at - a.at)) {
    const before = pieces.slice(0, at).findLast(piece => isText(piece) && !inTables.has(piece))
    lines.splice(lineOf(lines, before) + 1, 0, ...rows)
  }
  return lines
}
