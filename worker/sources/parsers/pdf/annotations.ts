/** What a PDF's page has beside its own text: form fields, notes, and where its links lead. */
import type { LoadedPage } from './library.ts'
import type { Piece } from './pieces.ts'

/** What is used of a form field, a note or a link; the library has no type for it. `rect` is left, bottom, right, top in points. */
export interface Annotation {
  subtype?: string
  url?: string
  rect?: number[]
  annotationFlags?: number
  contentsObj?: { str: string }
  fieldType?: string | null
  fieldValue?: unknown
  password?: boolean
  defaultAppearanceData?: { fontSize: number }
}

const hidden = 2
const notShown = 32
const usualSize = 11
/** In multiples of the letter size: how far a field beside a line may be from its baseline, and how wide a letter is. */
const besideLine = 1
const letterWidth = 0.5
/** For each page; no real form has more. */
const maxAnnotations = 2_000

function shownBy(annotation: Annotation): string {
  if (annotation.subtype === 'FreeText') return annotation.contentsObj?.str ?? ''
  if (annotation.fieldType !== 'Tx' && annotation.fieldType !== 'Ch') return ''
  if (annotation.password) return ''
  const { fieldValue } = annotation
  return Array.isArray(fieldValue) ? fieldValue.join(', ') : typeof fieldValue === 'string' ? fieldValue : ''
}

function linesOf(annotation: Annotation): Piece[] {
  const flags = annotation.annotationFlags ?? 0
  const texts = shownBy(annotation)
    .split(/[\r\n]+/)
    .map(text => text.trim())
    .filter(text => text !== '')
  const [left = 0, bottom = 0, , top = 0] = annotation.rect ?? []
  if (texts.length === 0 || flags & hidden || flags & notShown) return []
  const size = annotation.defaultAppearanceData?.fontSize || usualSize
  const first = texts.length === 1 ? (bottom + top - size) / 2 + size * 0.2 : top - size
  return texts.map((text, at) => ({
    text,
    x: left,
    y: first - at * size * 1.2,
    width: text.length * size * letterWidth,
    size,
    font: '',
    rightToLeft: /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(text),
    upright: true,
    hidden: null,
  }))
}

/** Where a piece belongs in reading order: after the nearest one to its left, else before the first one below it. */
function placeAmong(pieces: Piece[], piece: Piece): { at: number; y: number } {
  let beside = -1
  for (const [at, other] of pieces.entries()) {
    const near = Math.abs(other.y - piece.y) <= Math.max(other.size, piece.size) * besideLine
    if (near && other.upright && other.text.trim() !== '' && other.x < piece.x) {
      if (beside < 0 || other.x >= (pieces[beside]?.x ?? 0)) beside = at
    }
  }
  if (beside >= 0) return { at: beside + 1, y: pieces[beside]?.y ?? piece.y }
  const below = pieces.findIndex(other => other.upright && other.y < piece.y - piece.size)
  return { at: below < 0 ? pieces.length : below, y: piece.y }
}

/** If they cannot be read, the page's own text is still used. */
export async function annotationsOf(page: LoadedPage): Promise<Annotation[]> {
  const annotations: Annotation[] = await page.getAnnotations().catch(() => [])
  return annotations.slice(0, maxAnnotations)
}

export function withFilledIn(annotations: Annotation[], pieces: Piece[]): Piece[] {
  const all = [...pieces]
  for (const annotation of annotations) {
    let follows: { at: number; y: number } | null = null
    for (const piece of linesOf(annotation)) {
      const place: { at: number; y: number } = follows ?? placeAmong(all, piece)
      all.splice(place.at, 0, { ...piece, y: place.y })
      follows = { at: place.at + 1, y: place.y - piece.size * 1.2 }
    }
  }
  return all
}
