import type { SplitRun } from './glyphs.ts'
import type { Piece, Segment } from './pieces.ts'
import { rightToLeftSegments } from './right-to-left.ts'

export interface Line {
  segments: Segment[]
  start: number
  end: number
  y: number
  /** The size of most of its letters. */
  size: number
  bold: boolean
  upright: boolean
  hidden: string | null
  /** The index of its ruled table on the page; null if it is not a row of one. */
  table: number | null
}

/** In multiples of the letter size: the smallest space, the smallest gap between cells, and how far baselines may differ. */
const spaceGap = 0.15
const cellGap = 1
const sameBaseline = 0.5
/** In multiples of the letter size: how far letters drawn later may overlap their neighbours, and be off their baseline. */
const lateBy = 0.1
/** The smallest size of letters drawn later, relative to the line's; smaller ones are superscripts or subscripts. */
const lateSize = 0.75
/** In pieces. Only files made to slow the parser down have longer lines. */
const longestLine = 300

interface OpenLine extends Line {
  letters: Map<number, number>
  last: Piece
  /** All pieces, spaces included, for lines whose reading order is not the drawing order. */
  pieces: Piece[]
  /** Whether some pieces were drawn into gaps, after those to their right. */
  late: boolean
}

function open(piece: Piece, bold: boolean): OpenLine {
  const { x, width, y, size, upright, hidden, text } = piece
  const segments = [{ text, start: x, end: x + width }]
  return {
    segments,
    start: x,
    end: x + width,
    y,
    size,
    bold,
    upright,
    hidden,
    last: piece,
    table: null,
    pieces: [piece],
    late: false,
    letters: new Map([[size, text.length]]),
  }
}

const isRightToLeft = (line: OpenLine) => line.pieces.some(piece => piece.rightToLeft)

function gapTo(line: OpenLine, piece: Piece): number {
  const after = piece.x - line.end
  return piece.rightToLeft || isRightToLeft(line) ? Math.max(after, line.start - (piece.x + piece.width)) : after
}

function continues(line: OpenLine, piece: Piece): boolean {
  if (line.hidden !== piece.hidden || !line.upright || !piece.upright) return false
  const size = Math.max(line.last.size, piece.size)
  return Math.abs(piece.y - line.y) <= size * sameBaseline && gapTo(line, piece) > -size * 0.7
}

function add(line: OpenLine, piece: Piece, space: Piece | null, bold: boolean): void {
  const gap = gapTo(line, piece)
  const last = line.segments[line.segments.length - 1]
  if (!last || gap > piece.size * cellGap)
    line.segments.push({ text: piece.text, start: piece.x, end: piece.x + piece.width })
  else {
    last.text += (space || gap > piece.size * spaceGap ? ' ' : '') + piece.text
    last.start = Math.min(last.start, piece.x)
    last.end = Math.max(last.end, piece.x + piece.width)
  }
  line.start = Math.min(line.start, piece.x)
  line.end = Math.max(line.end, piece.x + piece.width)
  line.bold &&= bold
  line.last = piece
  line.pieces.push(...(space ? [space] : []), piece)
  line.letters.set(piece.size, (line.letters.get(piece.size) ?? 0) + piece.text.length)
}

/** Letters of another font are drawn later, into gaps left for them. Null if the piece fills no gap. */
function filled(line: OpenLine, piece: Piece, part: SplitRun): Piece[] | null {
  const near = piece.size * lateBy
  const [start, end] = [piece.x + near, piece.x + piece.width - near]
  const smaller = Math.min(piece.size, line.last.size) / Math.max(piece.size, line.last.size)
  if (line.hidden !== piece.hidden || !line.upright || !piece.upright || smaller < lateSize) return null
  if (isRightToLeft(line) || piece.rightToLeft || line.pieces.length > longestLine) return null
  if (Math.abs(piece.y - line.y) > near || start > line.end || end < line.start - piece.size * cellGap) return null
  const letters = line.pieces.filter(({ text }) => text.trim() !== '')
  const over = letters.filter(({ x, width }) => x < end && x + width > start)
  const [host] = over
  if (!host) return [...letters, piece]
  const within = over.length === 1 && host.x < start && host.x + host.width > end
  const parts = within ? part(host, piece.x, piece.x + piece.width) : null
  return parts && [...letters.filter(each => each !== host), ...parts, piece]
}

function fill(line: OpenLine, piece: Piece, pieces: Piece[], bold: boolean): void {
  line.pieces = pieces
  line.late = true
  line.start = Math.min(line.start, piece.x)
  line.end = Math.max(line.end, piece.x + piece.width)
  // A symbol is drawn plain if its font has no bold variant.
  line.bold &&= bold || !/[\p{L}\p{N}]/u.test(piece.text)
  line.letters.set(piece.size, (line.letters.get(piece.size) ?? 0) + piece.text.length)
}

function close(open: OpenLine): Line {
  const { letters, last: _, pieces, late, ...line } = open
  const [size] = [...letters].reduce((most, each) => (each[1] > most[1] ? each : most))
  return {
    ...line,
    size,
    ...((late || isRightToLeft(open)) && { segments: rightToLeftSegments(pieces, spaceGap, cellGap) }),
  }
}

/** Whether lines often jump back up within a column, so that the drawing order is not the reading order. */
function isJumbled(lines: Line[]): boolean {
  let jumps = 0
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (!before || line.y < before.y + line.size * 2) continue
    if (line.start < before.end && before.start < line.end) jumps += 1
  }
  return jumps > 2 && jumps > lines.length * 0.2
}

/** Lines in reading order, which is usually the drawing order; if that is jumbled, from top to bottom. */
export function toLines(pieces: Piece[], isBold: (font: string) => boolean, part: SplitRun = () => null): Line[] {
  const lines: OpenLine[] = []
  let space: Piece | null = null
  for (const piece of pieces) {
    const line = lines[lines.length - 1]
    if (piece.text.trim() === '') {
      space = piece.text === '' ? null : piece
      continue
    }
    const bold = isBold(piece.font)
    const goesBack = line && piece.x < line.end - piece.size * lateBy
    const late = goesBack ? filled(line, piece, part) : null
    if (line && late) fill(line, piece, late, bold)
    else if (line && continues(line, piece)) add(line, piece, space, bold)
    else lines.push(open(piece, bold))
    space = null
  }
  const closed = lines.map(close)
  return isJumbled(closed) ? closed.sort((a, b) => b.y - a.y || a.start - b.start) : closed
}
