/** Pictures of pages for a model, drawn anew for each run of a review and never stored. */
import { shownPages } from '#db/limits.ts'
import type { LocatedDocument, Place } from '#db/located-document.ts'
import type { DrawnPage } from '#db/page-words.ts'
import { viewports } from '#db/vocabulary.ts'
import type { PagePicture } from '../../panel/ports.ts'
import { type Drawn, drawingOf, eachPage } from './draw-pages.ts'
import type { ReadingDeps } from './recognise.ts'

/** In pixels: models scale larger pictures down. */
const longestSide = 1_024
const leastHeight = 100
/** Short, because the analysts wait for the pictures. */
const longestMs = 20_000
const longestPageMs = 8_000

interface Task {
  document: LocatedDocument
  /** A document's file, if there is one, or a website's screenshot and the pages that it is cut into. */
  load(): Promise<{ file: Uint8Array | null; pages: DrawnPage[] }>
  signal: AbortSignal
}

/** The pictures that were drawn in time. Rejects only with the signal's reason. */
export async function drawForModel(
  { document, load, signal }: Task,
  { browser, warn }: ReadingDeps,
): Promise<PagePicture[]> {
  const pictures: PagePicture[] = []
  const isWebsite = document.kind === 'website'
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  try {
    const { file, pages } = await load()
    const screens: Drawn = { script: 'picture', source: Buffer.from(file ?? []), cut: () => pages }
    const drawn = isWebsite ? screens : drawingOf(document, file)
    const limits = { signal: inTime, pageMs: longestPageMs, most: isWebsite ? shownPages.website : shownPages.document }
    await eachPage(drawn, limits, browser, async ({ number, ...page }, shoot) => {
      // The end of a long page can be a strip that shows nothing.
      if (isWebsite && page.height < leastHeight) return
      const scale = longestSide / Math.max(page.width, page.height)
      // Neither Ollama nor llama.cpp reads WebP.
      const jpeg = await shoot('jpeg', scale)
      const [width, height] = [Math.round(page.width * scale), Math.round(page.height * scale)]
      pictures.push({ page: number, where: placeOf(document, number), jpeg, width, height })
    })
  } catch (error) {
    signal.throwIfAborted()
    warn?.('not all pages could be drawn for the model', error)
  }
  // A copy, because a picture that is still being drawn may be added to the list later.
  return [...pictures]
}

function placeOf({ kind, sheets }: LocatedDocument, number: number): Place {
  if (kind === 'pptx')
    return { kind: 'slide', slide: number, hidden: sheets.find(sheet => sheet.number === number)?.hidden ?? false }
  if (kind !== 'website') return { kind: 'page', page: number }
  const screen = viewports.desktop
  return { kind: 'box', viewport: 'desktop', box: { x: 0, y: (number - 1) * screen.height, ...screen } }
}
