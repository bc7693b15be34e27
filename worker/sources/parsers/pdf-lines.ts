/** A page's pieces of text as lines: pieces on one baseline joined, wide gaps kept as the borders of cells. */

import type { Piece, Segment } from './pdf-pieces.ts'
import { turnedSegments } from './pdf-turned.ts'

export interface Line {
  segments: Segment[]
  start: number
  end: number
  y: number
  /** Of most of its letters. */
  size: number
  /** All of its letters are in bold fonts. */
  bold: boolean
  upright: boolean
  hidden: string | null
}

/** Parts of the letter size: what a space is at least, and what a gap between cells is at least. */
const spaceGap = 0.15
const cellGap = 1
const sameBaseline = 0.5

interface OpenLine extends Line {
  letters: Map<number, number>
  last: Piece
  /** All of them, with the spaces between, for lines whose order of reading is not that of drawing. */
  pieces: Piece[]
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
    pieces: [piece],
    letters: new Map([[size, text.length]]),
  }
}

const isTurned = (line: OpenLine) => line.pieces.some(piece => piece.rightToLeft)

/** How far a piece stands after the end of a line; negative where it goes back. */
function gapTo(line: OpenLine, piece: Piece): number {
  const after = piece.x - line.end
  return piece.rightToLeft || isTurned(line) ? Math.max(after, line.start - (piece.x + piece.width)) : after
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

function close(open: OpenLine): Line {
  const { letters, last: _, pieces, ...line } = open
  const [size] = [...letters].reduce((most, each) => (each[1] > most[1] ? each : most))
  return { ...line, size, ...(isTurned(open) && { segments: turnedSegments(pieces, spaceGap, cellGap) }) }
}

/** Jumps back up the page within one column: the order of drawing is not the order of reading. */
function isJumbled(lines: Line[]): boolean {
  let jumps = 0
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    if (!before || line.y < before.y + line.size * 2) continue
    if (line.start < before.end && before.start < line.end) jumps += 1
  }
  return jumps > 2 && jumps > lines.length * 0.2
}

/** Lines in reading order: as drawn, which is how programs write text, or from top to bottom where that is jumbled. */
export function toLines(pieces: Piece[], isBold: (font: string) => boolean): Line[] {
  const lines: OpenLine[] = []
  let space: Piece | null = null
  for (const piece of pieces) {
    const line = lines[lines.length - 1]
    if (piece.text.trim() === '') {
      space = piece.text === '' ? null : piece
      continue
    }
    const bold = isBold(piece.font)
    if (line && continues(line, piece)) add(line, piece, space, bold)
    else lines.push(open(piece, bold))
    space = null
  }
  const closed = lines.map(close)
  return isJumbled(closed) ? closed.sort((a, b) => b.y - a.y || a.start - b.start) : closed
}
