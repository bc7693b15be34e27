import { type Area, coveredShare } from '../coverage.ts'
import { OPS, type OperatorList } from './library.ts'
import { boxOf, isNumbers, type Matrix, walkOperators } from './matrix.ts'

export interface PageMarks {
  /** From 0 to 1. */
  imageShare: number
  blank: boolean
  /** Text, without spaces, that is drawn white on white, or is not drawn although the page has no picture that shows it. */
  unseen: { text: string; why: string }[]
}

/** In points. A thinner filled area is a rule, not a background of text. */
const thinnestGround = 6
const invisibleMode = 3
const fills: number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]
const images: number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject]
const grounds: number[] = [
  OPS.shadingFill,
  OPS.paintImageMaskXObject,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]

function glyphText([glyphs]: unknown[]): string {
  if (!Array.isArray(glyphs)) return ''
  return glyphs
    .map((glyph: unknown) => {
      const unicode = typeof glyph === 'object' && glyph !== null ? Reflect.get(glyph, 'unicode') : ''
      return typeof unicode === 'string' ? unicode.trim() : ''
    })
    .join('')
}

interface State {
  matrix: Matrix
  white: boolean
  mode: number
}

/** `view` is the page's box: left, bottom, right, top. */
export function pageMarks(operators: OperatorList, view: number[]): PageMarks {
  const [left = 0, bottom = 0, right = 0, top = 0] = view
  const start: State = { matrix: [1, 0, 0, 1, -left, -bottom], white: false, mode: 0 }
  const pictures: Area[] = []
  let painted = false
  let white = ''
  let undrawn = ''
  walkOperators(operators, start, (state, operator, args) => {
    const [first] = args
    if (operator === OPS.setFillRGBColor)
      state.white = first === '#ffffff' || (first === 255 && args.every(value => value === 255))
    else if (operator === OPS.setFillColorN || operator === OPS.setFillTransparent) state.white = false
    else if (operator === OPS.setTextRenderingMode) state.mode = Number(first)
    else if (images.includes(operator)) pictures.push(boxOf(state.matrix, 0, 0, 1, 1))
    else if (grounds.includes(operator)) painted = true
    else if (operator === OPS.constructPath && fills.includes(Number(first)) && !state.white) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = isNumbers(args[2]) ? Array.from(args[2]) : []
      const box = boxOf(state.matrix, x0, y0, x1, y1)
      painted ||= Math.min(box.width, box.height) >= thinnestGround
    } else if (operator === OPS.showText) {
      if (state.mode === invisibleMode) undrawn += glyphText(args)
      else if (state.white) white += glyphText(args)
    }
  })
  const bare = !painted && pictures.length === 0
  const unseen: PageMarks['unseen'] = []
  if (bare && white !== '') unseen.push({ text: white, why: 'Its letters are white on white.' })
  // A scanned page has recognized text, which is not drawn, over the picture that shows it; `bare` excludes such pages.
  if (bare && undrawn !== '') unseen.push({ text: undrawn, why: 'It is in the file but is not drawn.' })
  return {
    imageShare: coveredShare(pictures, right - left, top - bottom),
    blank: operators.fnArray.length === 0,
    unseen,
  }
}
