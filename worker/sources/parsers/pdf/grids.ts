import type { Area } from '../coverage.ts'
import type { SplitRun } from './glyphs.ts'
import type { Piece } from './pieces.ts'

/** In points. Rules this close count as touching, because borders of adjacent cells may be drawn with a space between. */
const touching = 3
/** In points. Edges this close are the same. */
const sameEdge = 4
/** A larger grid is squared paper. */
const maxColumns = 60
const maxRows = 500
/** In multiples of the letter size: the height of a letter's middle above the baseline. */
const middleOfLetter = 0.3

/** An edge between columns or rows: its extent, and the spans along it where a rule is drawn. */
interface Edge {
  from: number
  to: number
  spans: [number, number][]
}

export interface Grid {
  box: Area
  /** From the left. */
  columns: Edge[]
  /** From the top. */
  rows: Edge[]
}

const isUpright = ({ width, height }: Area) => height > width
const isDrawn = ({ spans }: Edge, at: number) =>
  spans.some(([from, to]) => from - touching <= at && at <= to + touching)

function connected(rules: readonly Area[]): Area[][] {
  const sorted = [...rules].sort((a, b) => a.x - b.x)
  const group = sorted.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (group[root] !== root) root = group[root] ?? root
    group[at] = root
    return root
  }
  for (const [at, rule] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next++) {
      const other = sorted[next]
      if (!other || other.x > rule.x + rule.width + touching) break
      const apart = Math.max(rule.y, other.y) - Math.min(rule.y + rule.height, other.y + other.height)
      if (apart <= touching) group[rootOf(next)] = rootOf(at)
    }
  }
  return [...Map.groupBy(sorted.entries(), ([at]) => rootOf(at)).values()].map(entries =>
    entries.map(([, rule]) => rule),
  )
}

function edgesOf(spans: { at: number; span: [number, number] }[]): Edge[] {
  const edges: Edge[] = []
  for (const { at, span } of spans.sort((a, b) => a.at - b.at)) {
    const last = edges[edges.length - 1]
    if (last && at - last.to <= sameEdge) {
      last.to = at
      last.spans.push(span)
    } else edges.push({ from: at, to: at, spans: [span] })
  }
  return edges
}

/** The tables that these rules form: at least two columns and two rows, with rules on all sides. */
export function gridsOf(rules: readonly Area[]): Grid[] {
  return connected(rules).flatMap(group => {
    const columns = edgesOf(
      group.filter(isUpright).map(({ x, y, width, height }) => ({ at: x + width / 2, span: [y, y + height] })),
    )
    const rows = edgesOf(
      group
        .filter(rule => !isUpright(rule))
        .map(({ x, y, width, height }) => ({ at: y + height / 2, span: [x, x + width] })),
    )
    const [left, right] = [columns[0]?.from ?? 0, columns.at(-1)?.to ?? 0]
    const [bottom, top] = [rows[0]?.from ?? 0, rows.at(-1)?.to ?? 0]
    if (columns.length < 3 || rows.length < 3 || columns.length > maxColumns || rows.length > maxRows) return []
    return [{ box: { x: left, y: bottom, width: right - left, height: top - bottom }, columns, rows: rows.reverse() }]
  })
}

const heightOf = ({ y, size }: { y: number; size: number }) => y + size * middleOfLetter

export const isOneCell = ({ columns }: Grid, line: { y: number; size: number }) =>
  columns.slice(1, -1).every(edge => !isDrawn(edge, heightOf(line)))

export function isInside({ box }: Grid, piece: Piece): boolean {
  const [x, y] = [piece.x + piece.width / 2, heightOf(piece)]
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}

/** The library joins adjacent cells' text to one run. Null if a rule goes through a word, and so separates no cells. */
export function cutAtRules({ columns }: Grid, piece: Piece, part: SplitRun): Piece[] | null {
  const near = piece.size * middleOfLetter
  let rest = piece
  const pieces: Piece[] = []
  for (const edge of columns) {
    if (rest.x > edge.from - near || rest.x + rest.width < edge.to + near || !isDrawn(edge, heightOf(rest))) continue
    const parts = part(rest, edge.from, edge.to)
    if (!parts || parts[0].text.length + parts[1].text.length === rest.text.length) return null
    pieces.push(parts[0])
    rest = parts[1]
  }
  return [...pieces, rest]
}

/** The row and column of a piece's cell; for a merged cell the first ones. */
export function cellOf({ columns, rows }: Grid, piece: Piece): [number, number] {
  const [x, y] = [piece.x + Math.min(piece.width, piece.size) / 2, heightOf(piece)]
  let column = Math.max(
    0,
    columns.findLastIndex(edge => edge.from <= x),
  )
  let row = Math.max(
    0,
    rows.findLastIndex(edge => edge.to >= y),
  )
  const within = (edge: Edge | undefined, at: number) => edge !== undefined && !isDrawn(edge, at)
  while (column > 0 && within(columns[column], y)) column -= 1
  while (row > 0 && within(rows[row], x)) row -= 1
  return [Math.min(row, rows.length - 2), Math.min(column, columns.length - 2)]
}
