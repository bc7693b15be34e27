/** Reads the text in pictures of pages: scans, and slides that were exported as images. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Block, LocatedDocument, Place, Sheet } from '#db/located-document.ts'
import type { DrawnPage, PageWord } from '#db/page-words.ts'
import { pageOf } from '#db/places.ts'
import type { WarmBrowser } from '../../adapters/browser/browser.ts'
import { cleanText } from '../draft.ts'
import { languageOf } from '../language.ts'
import { picturesIn } from '../picture-pages.ts'
import { drawingOf, eachPage, mostPages, pictureScale } from './draw-pages.ts'
import type { RecognisedText } from './in-browser/recognise.ts'
import { openOwnPage } from './own-page.ts'

export interface ReadingDeps {
  browser: WarmBrowser
  /** Receives problems that do not end the reading. */
  warn?: (message: string, error: unknown) => void
  onStep?: (step: string) => void
}

export interface Recognised {
  document: LocatedDocument
  /** By page or slide, for marks on the words. */
  words: Map<number, PageWord[]>
}

/** Each takes about half a second, and the panel waits for them. */
const mostPictures = 40
const longestMs = 60_000

/** Trained on English text; other Latin letters are recognised with errors, and other scripts not at all. */
const learned = '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'

/**
 * Adds the text in pictures, with its confidence. What cannot be drawn or recognised in time stays listed as unread. Rejects
 * only with the signal's reason.
 */
export async function recognisePictures(
  { document, file, signal }: { document: LocatedDocument; file: Uint8Array; signal: AbortSignal },
  { browser, warn }: ReadingDeps,
): Promise<Recognised> {
  const sheets = picturesIn(document).slice(0, mostPictures)
  const texts = new Map<Sheet, RecognisedText[]>()
  const words: Recognised['words'] = new Map()
  if (sheets.length === 0) return { document, words }
  const inTime = AbortSignal.any([signal, AbortSignal.timeout(longestMs)])
  const only = new Set(sheets.map(({ number }) => number))
  const pictures: Picture[] = []
  const failed = (error: unknown) => {
    signal.throwIfAborted()
    warn?.('not all pictures could be read', error)
  }
  // JPEG, because making a WebP takes three times as long, and these pictures are not kept.
  await eachPage(drawingOf(document, file), { signal: inTime, only, most: mostPages }, browser, async (page, shoot) => {
    pictures.push({ ...page, jpeg: await shoot('jpeg', pictureScale(page)) })
  }).catch(failed)
  try {
    const data = await promisify(gunzip)(await readFile(createRequire(import.meta.url).resolve(learned)))
    await browser.render({ signal: inTime }, async session => {
      const page = await openOwnPage(session, 'recognise', data)
      for (const picture of pictures) {
        const base64 = JSON.stringify(Buffer.from(picture.jpeg).toString('base64'))
        const found = await page.evaluate<RecognisedText[]>(`script.recognise(${base64})`)
        const sheet = sheets.find(({ number }) => number === picture.number)
        if (sheet) texts.set(sheet, found)
        words.set(picture.number, wordsOnPage(picture, found))
      }
    })
  } catch (error) {
    failed(error)
  }
  return { document: await withTexts(document, texts), words }
}

interface Picture extends DrawnPage {
  jpeg: Uint8Array
}

function wordsOnPage(picture: Picture, found: RecognisedText[]): PageWord[] {
  const scale = pictureScale(picture)
  const inPage = (pixels: number) => Math.round((pixels / scale) * 10) / 10
  return found.flatMap(({ words }) =>
    words.map(([text, x, y, width, height]): PageWord => [text, inPage(x), inPage(y), inPage(width), inPage(height)]),
  )
}

async function withTexts(document: LocatedDocument, texts: Map<Sheet, RecognisedText[]>): Promise<LocatedDocument> {
  let id = document.blocks.length
  const added = [...texts].flatMap(([{ number, hidden }, found]) =>
    found.map(({ text, confidence }): Block => {
      id += 1
      const where: Place =
        document.kind === 'pptx'
          ? { kind: 'slide', slide: number, hidden, recognised: confidence }
          : { kind: 'page', page: number, recognised: confidence }
      return { id: `b${id}`, type: 'paragraph', text: cleanText(text), where }
    }),
  )
  if (added.length === 0) return document
  const read = new Set(added.map(({ where }) => pageOf(where)))
  return {
    ...document,
    language: document.language ?? (await languageOf(added.map(({ text }) => text).join('\n'))),
    blocks: [...document.blocks, ...added].sort((a, b) => pageOf(a.where) - pageOf(b.where)),
    unread: document.unread.filter(({ where }) => !read.has(pageOf(where))),
  }
}
