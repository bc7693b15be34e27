import type { Hono } from 'hono'
import { FileMissing } from '#db/files/files.ts'
import type { Box } from '#db/located-document.ts'
import { type DrawnPage, isDrawn, isFrame, textOf } from '#db/page-words.ts'
import { findPagePictures, listPages } from '#db/queries/drawn-pages.ts'
import { findReadSubmission, findReport } from '#db/queries/reviews.ts'
import type { Claim, PlacedQuote, Report } from '#db/report.ts'
import { visibleOwner } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { pictureSizes } from '../contracts/pages.ts'
import { reviewQuery } from '../contracts/past-reviews.ts'
import { ApiError, projectNotFound, reviewNotFound } from '../http/errors.ts'
import { pathId, projectId } from '../http/path-id.ts'
import { answer, storedFile } from '../http/reply.ts'
import { readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { linesOf, locateQuotes } from '../projects/locate-quotes.ts'

export function pageRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, files } = deps
  const { app, on } = createRouter(deps)

  const findRead = async (c: ApiContext, user: Parameters<typeof visibleOwner>[0]) => {
    const { review: reviewId } = readQuery(c, reviewQuery)
    const asked = { projectId: projectId(c), userId: visibleOwner(user), reviewId }
    const [read, report] = await Promise.all([findReadSubmission(db, asked), findReport(db, asked)])
    if (!read) throw reviewId ? reviewNotFound() : projectNotFound()
    return { ...read, report: report?.report }
  }

  on('projectPages', async (c, { user }) => {
    const { id, document, drawnPages, finishedAt, report } = await findRead(c, user)
    const isLate = finishedAt !== null && Date.now() - finishedAt.getTime() > drawnByMs
    const pages = await listPages(db, { submissionId: id })
    const seen = report ? seenOn(pages, report.claims) : []
    const marks = report && document ? locateQuotes(pages, document.blocks, quotesOf(report)) : []
    const marked = new Set([...seen, ...marks].flatMap(({ places }) => places.map(({ page }) => page)))
    return answer(c, endpoints.projectPages, {
      finished: drawnPages !== null || isLate,
      pages: pages.map(({ largeKey, number, width, height, top, words }) => {
        const lines = marked.has(number) ? linesOf(words.filter(word => !isFrame(word))) : []
        const text = textOf({ words })
        // Cut, because users of a screen reader cannot skip part of a picture’s description.
        const shown = { text: text.slice(0, 2_000), drawn: isDrawn(text), picture: largeKey !== null }
        return { number, width, height, top, lines, ...shown }
      }),
      seen,
      marks,
    })
  })

  on('pagePicture', async (c, { user }) => {
    const { id } = await findRead(c, user)
    const pictures = await findPagePictures(db, { submissionId: id, number: pathId(c, noPicture, 'number') })
    const size = pictureSizes.find(known => known === c.req.param('size'))
    const key = size === 'small' ? pictures?.smallKey : size && pictures?.largeKey
    if (!key) throw noPicture()
    // As for screenshots: a picture never changes, but the permission to see it can.
    return storedFile(c, key, { 'cache-control': 'private, no-cache' }, async () => {
      const picture = await files.stream(key).catch(error => {
        throw error instanceof FileMissing ? noPicture() : error
      })
      return { ...picture, type: 'image/webp' }
    })
  })

  return app
}

/** After this time no more pages will follow: drawing is switched off, or the review is older than the feature. */
const drawnByMs = 5 * 60_000

const noPicture = () => new ApiError('not_found', 'There is no picture of this page.')

/** What claims saw, as boxes in the page's pixels; no box means the page as a whole. */
function seenOn(pages: DrawnPage[], claims: Claim[]) {
  return claims.flatMap(({ id, seen = [] }) => {
    const places = seen.flatMap(({ page, box }) => {
      const drawn = pages.find(({ number }) => number === page)
      if (!drawn) return []
      const [across, down] = [drawn.width / 100, drawn.height / 100]
      const inPixels = ({ x, y, width, height }: Box) => {
        return { x: x * across, y: y * down, width: width * across, height: height * down }
      }
      return { page, boxes: box ? [inPixels(box)] : [] }
    })
    return places.length > 0 ? [{ claim: id, places }] : []
  })
}

/** Each quote once, though several claims may share it. */
function quotesOf({ claims, choices, questions }: Report): PlacedQuote[] {
  const all = [...claims, ...choices, ...questions].flatMap(({ quotes }) => quotes)
  return [...new Map(all.map(quote => [`${quote.blockId} ${quote.text}`, quote])).values()]
}
