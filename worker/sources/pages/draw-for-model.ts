/** Pictures of pages for a model, drawn anew for each run of a review and stored nowhere. */
import type { LocatedDocument, Place } from '#db/located-document.ts'
import type { DrawnPage } from '#db/page-words.ts'
import { type Viewport, viewports } from '#db/vocabulary.ts'
import type { PagePicture } from '../../panel/ports.ts'
import { cutIntoPages } from './cut.ts'
import { type Drawn, drawingOf, eachPage } from './draw-pages.ts'
import type { ReadingDeps } from './recognise.ts'

/** What a model is shown at most; the rest it only reads. */
const most = { pages: 20, desktop: 8, phone: 2 }
/** Of the longer side: models make larger pictures smaller. */
const longestSide = 1_024
/** The analysts wait for it. */
const longestMs = 20_000

/** What was read: a document's file, or a website's screenshots and the pages that the desktop's is cut into. */
export interface ReadPages {
  file: Uint8Array | null
  screens: { desktop: Uint8Array; phone: Uint8Array | null; pages: DrawnPage[] } | null
}

interface Part {
  drawn: Drawn
  most: number
  /** What is added to a page's number. */
  after: number
  where(number: number): Place
}

/** What was drawn in time. Rejects only with the signal's reason. */
export async function drawForModel(
  { document, load, signal }: { document: LocatedDocument; load: () => Promise<ReadPages>; signal: AbortSignal },
  { browser, warn }: ReadingDeps,
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = []
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  try {
    for (const part of partsOf(document, await load())) {
      await eachPage(part.drawn, { signal: inTime, most: part.most }, browser, async ({ number, ...page }, shoot) => {
        const scale = longestSide / Math.max(page.width, page.height)
        // Neither Ollama nor llama.cpp reads WebP.
        const jpeg = await shoot('jpeg', scale)
        const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
        pictures.push({ page: number + part.after, where: part.where(number), jpeg, width, height })
      })
    }
  } catch (error) {
    signal.throwIfAborted()
    warn?.('not all pages could be drawn for the model', error)
  }
  return pictures
}

function partsOf(document: LocatedDocument, { file, screens }: ReadPages): Part[] {
  if (document.kind !== 'website') {
    const where = (number: number) => placeOf(document, number)
    return [{ drawn: drawingOf(document, file), most: most.pages, after: 0, where }]
  }
  if (!screens) return []
  const { desktop, phone, pages } = screens
  const shown = (picture: Uint8Array, cut: Drawn['cut']) => ({
    drawn: { script: 'picture' as const, source: Buffer.from(picture), cut },
  })
  const onPhone: Drawn['cut'] = sheet => cutIntoPages({ ...sheet, words: [] }, viewports.phone.height)
  return [
    { ...shown(desktop, () => pages), most: most.desktop, after: 0, where: screenAt('desktop') },
    ...(phone ? [{ ...shown(phone, onPhone), most: most.phone, after: pages.length, where: screenAt('phone') }] : []),
  ]
}

function placeOf({ kind, sheets }: LocatedDocument, number: number): Place {
  if (kind !== 'pptx') return { kind: 'page', page: number }
  return { kind: 'slide', slide: number, hidden: sheets.find(sheet => sheet.number === number)?.hidden ?? false }
}

const screenAt =
  (viewport: Viewport) =>
  (number: number): Place => {
    const { width, height } = viewports[viewport]
    return { kind: 'box', viewport, box: { x: 0, y: (number - 1) * height, width, height } }
  }
