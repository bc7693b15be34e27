/** Draws the pages of submissions, one submission at a time, while panels read them. A failure here fails no review. */

import type { Logger } from 'pino'
import type { Connection } from '#db/connection.ts'
import type { FileStore } from '#db/files/files.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { DrawnPage, PageWord } from '#db/page-words.ts'
import { storageIsUsedUp } from '#db/queries/allowance.ts'
import { findDrawing, finishDrawing, listUndrawn, savePage } from '#db/queries/drawn-pages.ts'
import type { ClaimedReview } from '#db/queries/review-runs.ts'
import type { WarmBrowser } from '../adapters/browser/browser.ts'
import { type Drawn, drawingOf, drawPages, type PictureOfPage, textsOf } from '../sources/pages/draw-pages.ts'
import { hideUnseen } from '../sources/pages/hidden-blocks.ts'

/** If drawing takes longer, the remaining pages are shown as text. */
const drawMs = 90_000
const setMs = 30_000

interface DrawDeps {
  connection: Connection
  files: FileStore
  browser: WarmBrowser
  log: Logger
}

export interface Drawable {
  submission: Pick<ClaimedReview['submission'], 'id' | 'fileKey'>
  document: LocatedDocument
  /** A website's pages, which its screenshot shows. Null for documents, and for a website read by an earlier attempt. */
  pages: DrawnPage[] | null
  /** Words that were recognised in pictures, by page; null if an earlier attempt read the document. */
  recognised: ReadonlyMap<number, PageWord[]> | null
  /** A document that the submitted address led to, which is not stored elsewhere. */
  linked: Uint8Array | null
}

export interface Drawing {
  /** Resolves with the document, in which words that its drawn pages do not show are marked. Never rejects. */
  draw(submission: Drawable): Promise<LocatedDocument>
  /** Ends the drawing in progress; the next `startDrawing` begins it anew. */
  stop(): Promise<void>
}

/** Begins with what an earlier worker left undrawn. */
export function startDrawing(deps: DrawDeps): Drawing {
  const ending = new AbortController()
  const drawn = async (one: Drawable) =>
    ending.signal.aborted ? one.document : drawSubmission(deps, one, ending.signal)
  const left = async () => {
    const submissions = await listUndrawn(deps.connection.db).catch(() => [])
    const nothing = { pages: null, linked: null, recognised: null }
    return submissions.map(({ document, ...submission }) => ({ submission, document, ...nothing }))
  }
  let last: Promise<unknown> = left().then(async submissions => {
    for (const one of submissions) await drawn(one)
  })
  return {
    draw(submission) {
      const drawing = last.then(() => drawn(submission))
      last = drawing
      return drawing
    },
    async stop() {
      ending.abort()
      await last
    },
  }
}

async function drawSubmission(deps: DrawDeps, given: Drawable, signal: AbortSignal): Promise<LocatedDocument> {
  const { db } = deps.connection
  const submissionId = given.submission.id
  try {
    const { finished, numbers } = await findDrawing(db, { submissionId })
    if (finished) return given.document
    const compared: Pick<PictureOfPage, 'number' | 'words' | 'unseen'>[] = []
    const keep = async (page: PictureOfPage) => {
      const { large, small, unseen, ...drawn } = page
      compared.push({ ...drawn, unseen })
      const words = [...drawn.words, ...(given.recognised?.get(page.number) ?? [])]
      if (!numbers.has(page.number)) await keepPage(deps, submissionId, { ...drawn, words }, [large, small])
      numbers.add(page.number)
    }
    for (const page of given.pages ?? []) {
      if (!numbers.has(page.number)) await keepPage(deps, submissionId, page, [])
      numbers.add(page.number)
    }
    const draws = given.document.kind !== 'website' && !(await storageIsUsedUp(db, { submissionId }))
    if (draws) await drawDocument(deps, given, { numbers, keep }, signal)
    const document = hideUnseen(given.document, compared)
    await finishDrawing(db, { submissionId, pages: numbers.size, ...(document !== given.document && { document }) })
    return document
  } catch (error) {
    if (!signal.aborted) deps.log.warn({ err: error, submissionId }, 'pages could not be stored')
    return given.document
  }
}

async function drawDocument(
  deps: DrawDeps,
  { submission, document, linked }: Drawable,
  { numbers, keep }: { numbers: ReadonlySet<number>; keep: (page: PictureOfPage) => Promise<void> },
  signal: AbortSignal,
): Promise<void> {
  const file = submission.fileKey ? await deps.files.read(submission.fileKey) : linked
  const drawn = async (drawing: Drawn, ms: number) => {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(ms)])
    // An abort ends the drawing at once; a page that is being stored is waited for, and none is stored after it.
    let keeping = Promise.resolve()
    const keepInTime = (page: PictureOfPage) => {
      limited.throwIfAborted()
      keeping = keep(page)
      return keeping
    }
    try {
      await drawPages(drawing, { signal: limited }, deps.browser, keepInTime)
    } catch (error) {
      await keeping.catch(() => undefined)
      signal.throwIfAborted()
      deps.log.warn({ err: error, submissionId: submission.id }, 'not all pages could be drawn')
    }
  }
  await drawn(drawingOf(document, file), drawMs)
  const texts = textsOf(document, numbers)
  if (texts) await drawn(texts, setMs)
}

async function keepPage(deps: DrawDeps, submissionId: number, page: DrawnPage, pictures: Uint8Array[]): Promise<void> {
  const keys: string[] = []
  let saved = false
  try {
    for (const picture of pictures) keys.push(await deps.files.put(picture))
    const [largeKey = null, smallKey = null] = keys
    const bytes = pictures.reduce((sum, { length }) => sum + length, 0)
    saved = await savePage(deps.connection.db, { submissionId, page, largeKey, smallKey, bytes })
  } finally {
    if (!saved) for (const key of keys) await deps.files.delete(key)
  }
}
