/**
 * Finds the place of each letter, since the library gives only the start and end of a run of letters, and a space instead of
 * letters that another font draws later.
 */
import { OPS, type OperatorList } from './library.ts'
import { identity, isNumbers, type Matrix, times, walkOperators } from './matrix.ts'
import type { Piece } from './pieces.ts'

interface Glyph {
  text: string
  font: string
  x: number
  end: number
  y: number
  size: number
}

/** In multiples of the letter size: how far letters may be off the position of their run. */
const tolerance = 0.1
/** In letters. Only a malicious file has longer runs, to slow the reader down. */
const longestRun = 2_000

interface State {
  matrix: Matrix
  font: string
  size: number
  letterSpacing: number
  wordSpacing: number
  scale: number
  leading: number
  rise: number
}

/** The letters of a page in drawing order. Their positions hold for upright text only. */
function pageGlyphs(operators: OperatorList): Glyph[] {
  const start: State = {
    matrix: identity,
    font: '',
    size: 0,
    letterSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
  }
  let text = identity
  /** The start of the line, and the pen's distance along it. */
  let [lineX, lineY, along] = [0, 0, 0]
  const glyphs: Glyph[] = []
  const move = (x: number, y: number) => {
    lineX += x
    lineY += y
    along = 0
  }
  const show = (state: State, run: unknown[]) => {
    const [a, b, c, d, e, f] = times(state.matrix, text)
    for (const glyph of run) {
      if (typeof glyph === 'number') along -= (glyph * state.size * state.scale) / 1000
      if (typeof glyph !== 'object' || glyph === null) continue
      const width = Number(Reflect.get(glyph, 'width')) * state.size * 0.001
      const spacing = state.letterSpacing + (Reflect.get(glyph, 'isSpace') === true ? state.wordSpacing : 0)
      const at = [lineX + along, lineY + state.rise] as const
      const [x, y] = [a * at[0] + c * at[1] + e, b * at[0] + d * at[1] + f]
      const letters = `${Reflect.get(glyph, 'unicode')}`.trim()
      const [end, size] = [x + a * width * state.scale, state.size * Math.hypot(c, d)]
      if (letters !== '') glyphs.push({ text: letters, font: state.font, x, end, y, size })
      along += (width + spacing) * state.scale
    }
  }
  walkOperators(operators, start, (state, operator, [first, second]) => {
    if (operator === OPS.beginText || operator === OPS.setTextMatrix) {
      text = operator === OPS.setTextMatrix && isNumbers(first) ? times(identity, first) : identity
      lineX = lineY = along = 0
    } else if (operator === OPS.setFont) Object.assign(state, { font: `${first}`, size: Number(second) })
    else if (operator === OPS.setCharSpacing) state.letterSpacing = Number(first)
    else if (operator === OPS.setWordSpacing) state.wordSpacing = Number(first)
    else if (operator === OPS.setHScale) state.scale = Number(first) / 100
    else if (operator === OPS.setLeading) state.leading = -Number(first)
    else if (operator === OPS.setTextRise) state.rise = Number(first)
    else if (operator === OPS.moveText) move(Number(first), Number(second))
    else if (operator === OPS.setLeadingMoveText) {
      state.leading = Number(second)
      move(Number(first), Number(second))
    } else if (operator === OPS.nextLine) move(0, state.leading)
    else if (operator === OPS.showText && Array.isArray(first)) show(state, first)
  })
  return glyphs
}

export const outsidePage = 'It stands outside the page.'

/** The lines that stand wholly outside the page, which the library leaves out. `view` is the page's box. */
export function piecesOutside(operators: OperatorList, [left = 0, bottom = 0, right = 0, top = 0]: number[]): Piece[] {
  const isOutside = ({ x, end, y, size }: Glyph) => x > right || end < left || y - size > top || y + size < bottom
  const lines = Map.groupBy(pageGlyphs(operators), ({ y }) => Math.round(y))
  const outside = [...lines.values()].filter(line => line.every(isOutside)).flat()
  const common = { rightToLeft: false, upright: true, hidden: outsidePage }
  return outside.map(({ end, ...glyph }) => ({ ...glyph, width: end - glyph.x, ...common }))
}

/** Splits a run between `from` and `to`; null if all its letters are on one side, or one is in between. */
export type SplitRun = (piece: Piece, from: number, to: number) => [Piece, Piece] | null

/** Letters for comparison: ligatures decomposed, without spaces. */
const bare = (text: string) => text.normalize('NFKC').replace(/\s+/g, '')

function startOf(text: string, letters: number): string {
  let seen = 0
  let start = ''
  for (const letter of text) {
    if (seen >= letters) return start
    seen += bare(letter).length
    start += letter
  }
  return start
}

/** Returns a function that splits a page's runs. The operators are read once, when the first run must be split. */
export function runSplitter(operators: OperatorList): SplitRun {
  let known: Map<string, Glyph[]> | null = null
  const key = (font: string, y: number) => `${font} ${Math.round(y)}`
  return (piece, from, to) => {
    known ??= Map.groupBy(pageGlyphs(operators), glyph => key(glyph.font, glyph.y))
    const near = piece.size * tolerance
    const end = piece.x + piece.width
    const glyphs = [-1, 0, 1]
      .flatMap(step => known?.get(key(piece.font, piece.y + step)) ?? [])
      .filter(glyph => Math.abs(glyph.y - piece.y) < near && glyph.x > piece.x - near && glyph.end < end + near)
    if (glyphs.length > longestRun) return null
    glyphs.sort((a, b) => a.x - b.x)
    if (bare(glyphs.map(glyph => glyph.text).join('')) !== bare(piece.text)) return null
    const middle = (from + to) / 2
    const left = glyphs.filter(glyph => (glyph.x + glyph.end) / 2 < middle)
    const [last, next] = [left[left.length - 1], glyphs[left.length]]
    if (!last || !next || last.end > from + near || next.x < to - near) return null
    const start = startOf(piece.text, bare(left.map(glyph => glyph.text).join('')).length)
    const rest = piece.text.slice(start.length)
    return [
      { ...piece, text: start.trimEnd(), width: last.end - piece.x },
      { ...piece, text: rest.trimStart(), x: next.x, width: end - next.x },
    ]
  }
}
