/** Programs draw right-to-left text in either direction, letter by letter, so only positions tell its order. */
import type { Piece, Segment } from './pieces.ts'

type Direction = 'right-to-left' | 'left-to-right'

const isWord = /[\p{L}\p{N}]/u

function lettersOf(pieces: Piece[], rightToLeft: boolean): number {
  return pieces
    .filter(piece => piece.rightToLeft === rightToLeft && isWord.test(piece.text))
    .reduce((sum, { text }) => sum + text.trim().length, 0)
}

/** The direction of each piece, in visual order. Spaces and punctuation take that of the words on both sides, or the line's. */
function directions(pieces: Piece[], line: Direction): Direction[] {
  const own = pieces.map((piece): Direction | null =>
    piece.rightToLeft ? 'right-to-left' : isWord.test(piece.text) ? 'left-to-right' : null,
  )
  let before: Direction | null = null
  return own.map((direction, at) => {
    if (direction) {
      before = direction
      return direction
    }
    return before !== null && before === own.slice(at).find(each => each !== null) ? before : line
  })
}

/** The text of pieces in the line's direction; runs in the opposite direction are reversed. */
function read(pieces: Piece[], line: Direction): string {
  const belongs = directions(pieces, line)
  const ordered: Piece[] = []
  let against: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    if (belongs[at] !== line) {
      against.unshift(piece)
      continue
    }
    ordered.push(...against, piece)
    against = []
  }
  return [...ordered, ...against].map(piece => piece.text).join('')
}

/** `spaceGap` and `cellGap` are in letter sizes: wider gaps are a space, or a new cell. */
export function rightToLeftSegments(pieces: Piece[], spaceGap: number, cellGap: number): Segment[] {
  const mostlyRightToLeft =
    pieces.some(piece => piece.rightToLeft) && lettersOf(pieces, true) >= lettersOf(pieces, false)
  const line = mostlyRightToLeft ? 'right-to-left' : 'left-to-right'
  const middle = (piece: Piece) => piece.x + piece.width / 2
  const shown = [...pieces].sort((a, b) => (line === 'right-to-left' ? middle(b) - middle(a) : middle(a) - middle(b)))
  const cells: Piece[][] = []
  let last: Piece | null = null
  for (const piece of shown) {
    const isSpace = piece.text.trim() === ''
    const gap = last ? Math.max(last.x, piece.x) - Math.min(last.x + last.width, piece.x + piece.width) : 0
    const cell = cells[cells.length - 1]
    if (!cell || (gap > piece.size * cellGap && !isSpace)) cells.push([piece])
    else if (gap > piece.size * spaceGap) cell.push({ ...piece, text: ' ', rightToLeft: false }, piece)
    else cell.push(piece)
    if (!isSpace) last = piece
  }
  return cells
    .map(cell => ({
      text: read(cell, line).replace(/\s+/g, ' ').trim(),
      start: Math.min(...cell.map(piece => piece.x)),
      end: Math.max(...cell.map(piece => piece.x + piece.width)),
    }))
    .filter(segment => segment.text !== '')
}
