/** Tables with drawn rules: which rules belong together, and in which cell between them a piece of text stands. */
import type { Area } from '../coverage.ts'
import type { Part } from './glyphs.ts'
import type { Piece } from './pieces.ts'

/** Points. Rules so close touch: borders of neighbouring cells may be drawn each for itself, with a space between. */
const touching = 3
/** Edges so close are one. */
const sameEdge = 4
/** More of them are squared paper. */
const mostColumns = 60
const mostRows = 500
/** Of the letter size: how high above its baseline the middle of a letter is. */
const middleOfLetter = 0.3

/** Where rules part columns or rows, and from where to where one is drawn there. */
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

/** Rules that touch each other, directly or through others. */
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

/** The tables that these rules draw: at least two columns and two rows, with rules on all sides. */
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
    if (columns.length < 3 || rows.length < 3 || columns.length > mostColumns || rows.length > mostRows) return []
    return [{ box: { x: left, y: bottom, width: right - left, height: top - bottom }, columns, rows: rows.reverse() }]
  })
}

/** The height of the middle of what stands on a baseline. */
const heightOf = ({ y, size }: { y: number; size: number }) => y + size * middleOfLetter

/** No rule parts columns where this line stands. */
export const isOneCell = ({ columns }: Grid, line: { y: number; size: number }) =>
  columns.slice(1, -1).every(edge => !isDrawn(edge, heightOf(line)))

export function isInside({ box }: Grid, piece: Piece): boolean {
  const [x, y] = [piece.x + piece.width / 2, heightOf(piece)]
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height
}

/**
 * A piece as the rules across it part it: the library writes what stands in two cells as one run where they are near.
 * Null where a rule runs through a word, for then it parts no cells.
 */
export function cutAtRules({ columns }: Grid, piece: Piece, part: Part): Piece[] | null {
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

/** The row and the column of the cell that a piece stands in; of a merged one its first. */
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
