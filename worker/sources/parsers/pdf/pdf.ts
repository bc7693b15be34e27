import type { Place, Sheet, Unread } from '#db/located-document.ts'
import { lettersOf } from '#db/page-words.ts'
import { wordCount } from '#db/word-count.ts'
import { documentFailure } from '../../../source-failure.ts'
import type { Draft } from '../../draft.ts'
import { isPicture } from '../../picture-pages.ts'
import { signsOf } from '../../symbol-fonts.ts'
import { tooSmall } from '../too-small.ts'
import { annotationsOf, withFilledIn } from './annotations.ts'
import { type PdfPage, pdfBlocks } from './blocks.ts'
import { withDrawnBullets } from './bullets.ts'
import { outsidePage, piecesOutside, runSplitter } from './glyphs.ts'
import {
  getDocument,
  inLibrary,
  type LoadedDocument,
  type LoadedPage,
  type OperatorList,
  PDFParse,
  VerbosityLevel,
} from './library.ts'
import { type Line, toLines } from './lines.ts'
import { linksIn, type PageLink } from './links.ts'
import { type PageMarks, pageMarks } from './marks.ts'
import type { Piece } from './pieces.ts'
import { pageShapes } from './shapes.ts'
import { toLinesAndRows } from './tables.ts'

/** In pixels. Pictures are decoded to learn their position; larger ones are skipped. */
const largestImage = 16_000_000
/** After this many milliseconds, no more pictures are decoded, and the image share of later pages is unknown. */
const imageBudgetMs = 8_000

async function open(bytes: Uint8Array): Promise<LoadedDocument> {
  const loading = getDocument({
    // A copy, because the library takes over the buffer and `titleOf` still reads `bytes`.
    data: bytes.slice(),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: largestImage,
    // Chinese, Japanese and Korean text needs the character maps.
    cMapUrl: inLibrary('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: inLibrary('standard_fonts'),
    wasmUrl: inLibrary('wasm'),
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await loading.promise
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw documentFailure(locked ? 'password_protected' : 'damaged')
  }
}

/** The title in the file's properties, which is often a program's default. Null if it has none, or they are broken. */
async function titleOf(bytes: Uint8Array): Promise<string | null> {
  const parser = new PDFParse({ data: bytes, verbosity: VerbosityLevel.ERRORS })
  try {
    const title: unknown = (await parser.getInfo()).info?.Title
    return typeof title === 'string' && title.trim() !== '' ? title : null
  } catch {
    return null
  } finally {
    await parser.destroy()
  }
}

/** Presentation forms: contextual forms of letters, ligatures, and radicals used as characters. */
const drawnForms = /[\u2e80-\u2fd5\ufb00-\ufdff\ufe70-\ufefc]+/g
const plainLetters = (text: string) => signsOf(text).replace(drawnForms, forms => forms.normalize('NFKC'))

async function piecesOf(page: LoadedPage, marks: PageMarks | null): Promise<Piece[]> {
  const { items } = await page.getTextContent()
  const bare = (text: string) => text.replace(/\s+/g, '')
  return items.flatMap(item => {
    if (!('str' in item)) return []
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0]: number[] = item.transform
    const piece = {
      text: plainLetters(item.str),
      x,
      y,
      width: item.width,
      size: Math.hypot(c, d) || Math.hypot(a, b),
      font: item.fontName,
      rightToLeft: item.dir === 'rtl',
      upright: Math.abs(b) <= Math.abs(a) * 0.1,
    }
    const letters = bare(item.str)
    const drawn = letters.length > 2 ? marks?.unseen.find(({ text }) => text.includes(letters)) : undefined
    return [{ ...piece, hidden: tooSmall(piece.size * page.userUnit) ?? drawn?.why ?? null }]
  })
}

/** Whether a font is bold, by its name, which is known only after the page's operators have been read. */
function boldFonts(page: LoadedPage): (font: string) => boolean {
  const known = new Map<string, boolean>()
  return font => {
    const found =
      known.get(font) ?? (page.commonObjs.has(font) && /bold|black|heavy|semib/i.test(page.commonObjs.get(font).name))
    known.set(font, found)
    return found
  }
}

interface PageRead {
  lines: Line[]
  links: PageLink[]
  sheet: Sheet
  unread: Unread[]
}

function unreadPart(where: Place, number: number, words: number, marks: PageMarks | null): Unread[] {
  if (words === 0 && !marks?.blank)
    return [{ where, why: `Page ${number} holds only images; text inside them was not read.` }]
  const mostly = words > 0 && isPicture({ words, imageShare: marks?.imageShare ?? null })
  return mostly ? [{ where, why: `Most of page ${number} is an image; text inside it was not read.` }] : []
}

function drawnLines(pieces: Piece[], page: LoadedPage, operators: OperatorList): Line[] {
  const { rules, dots } = pageShapes(operators)
  return withDrawnBullets(toLinesAndRows(pieces, boldFonts(page), runSplitter(operators), rules), dots)
}

async function readPage(pdf: LoadedDocument, number: number, withMarks: boolean): Promise<PageRead> {
  const page = await pdf.getPage(number)
  // Without annotations, whose operators do not say where they are drawn.
  const operators = withMarks ? await page.getOperatorList({ annotationMode: 0 }) : null
  const marks = operators && pageMarks(operators, page.view)
  const annotations = await annotationsOf(page)
  const pieces = withFilledIn(annotations, await piecesOf(page, marks))
  if (operators) pieces.push(...piecesOutside(operators, page.view))
  const lines = operators ? drawnLines(pieces, page, operators) : toLines(pieces, () => false)
  const { width, height } = page.getViewport({ scale: 1 })
  page.cleanup()
  const seen = lines.filter(line => line.hidden === null)
  const words = seen.reduce(
    (sum, line) => sum + line.segments.reduce((count, each) => count + wordCount(each.text), 0),
    0,
  )
  const imageShare = marks?.imageShare ?? null
  return {
    lines,
    links: linksIn(annotations),
    sheet: { number, width, height, words, hidden: false, imageShare },
    unread: unreadPart({ kind: 'page', page: number }, number, words, marks),
  }
}

/** Leaves out what stands outside a page if other pages show some of it, since all are cut from one drawing. */
function withoutOtherHalves(pages: PdfPage[]): PdfPage[] {
  const lettersIn = (line: Line) => lettersOf(line.segments.map(({ text }) => text).join(''))
  const isOutside = (line: Line) => line.hidden === outsidePage
  if (!pages.some(({ lines }) => lines.some(isOutside))) return pages
  const shown = new Set(pages.flatMap(({ lines }) => lines.filter(line => line.hidden === null).map(lettersIn)))
  shown.delete('')
  const isCut = ({ lines }: PdfPage) => lines.some(line => isOutside(line) && shown.has(lettersIn(line)))
  return pages.map(page => (isCut(page) ? { ...page, lines: page.lines.filter(line => !isOutside(line)) } : page))
}

/** Rejects with `password_protected` or `damaged`. A page that cannot be read is listed as unread. */
export async function parsePdf(bytes: Uint8Array): Promise<Draft> {
  const pdf = await open(bytes)
  const title = await titleOf(bytes)
  const started = performance.now()
  const pages: PdfPage[] = []
  const unread: Unread[] = []
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const withMarks = performance.now() - started < imageBudgetMs
    try {
      const page = await readPage(pdf, number, withMarks)
      const { lines, links, sheet } = page
      pages.push({ number, width: sheet.width, height: sheet.height, lines, links })
      sheets.push(sheet)
      unread.push(...page.unread)
    } catch {
      unread.push({ where: { kind: 'page', page: number }, why: `Page ${number} is damaged and could not be read.` })
    }
  }
  if (pages.length === 0) throw documentFailure('damaged')
  const blocks = pdfBlocks(withoutOtherHalves(pages))
  return { title: title ?? blocks.find(block => block.level === 1)?.text ?? null, blocks, unread, sheets }
}
