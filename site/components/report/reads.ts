import { queryOptions } from '@tanstack/react-query'
import type { Viewport } from '#db/vocabulary.ts'
import { client, read } from '../../stores/api.ts'
import { reportRead } from '../../stores/reads.ts'

/** All of a project's reviews. Refetched with the project, since its key begins with the project's. */
export const reviewsRead = (id: number) =>
  read([`/api/projects/${id}`, 'reviews'], signal => client.call('listReviews', { params: { id }, signal }))

/** The report of an earlier review, or the newest one if that is null. */
export const shownReportRead = (id: number, review: string | null) =>
  read(review ? [`/api/reviews/${review}/report`] : reportRead(id).queryKey, signal =>
    review
      ? client.call('reviewReport', { params: { id: review }, signal })
      : client.call('projectReport', { params: { id }, signal }),
  )

export const ofReview = (review: string | null) => ({ review: review ?? undefined })

const drawingMs = 2_000
/** Enough for a minute and a half, the longest that drawing takes. Pages of early releases never count as finished. */
const mostAsked = 45

/** The drawn pages with the places of the report's quotes; refetched while pages are being drawn. */
export const pagesRead = (id: number, review: string | null) =>
  queryOptions({
    queryKey: [...shownReportRead(id, review).queryKey, 'pages'],
    queryFn: ({ signal }) => client.call('projectPages', { params: { id }, query: ofReview(review), signal }),
    refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) =>
      !data?.finished && dataUpdateCount + errorUpdateCount < mostAsked && drawingMs,
  })

/** The owner's marks on the report. Refetched with it, since their key begins with the report's. */
export const marksRead = (id: number, review: string | null) =>
  read([...shownReportRead(id, review).queryKey, 'marks'], signal =>
    client.call('listMarks', { params: { id }, query: ofReview(review), signal }),
  )

export const documentRead = (id: number, review: string | null) =>
  read([`/api/projects/${id}/document`, review], signal =>
    client.call('projectDocument', { params: { id }, query: ofReview(review), signal }),
  )

type Picture = Viewport | { number: number; size: 'large' | 'small' }

/** A local address for a picture of the report. Reading it needs the token, so it is fetched, not linked. */
export const pictureRead = (id: number, review: string | null, of: Picture) => ({
  ...read([...shownReportRead(id, review).queryKey, of], async signal => {
    const query = ofReview(review)
    const response = await (typeof of === 'string'
      ? client.call('projectScreenshot', { params: { id, viewport: of }, query, signal })
      : client.call('pagePicture', { params: { id, ...of }, query, signal }))
    return URL.createObjectURL(await response.blob())
  }),
  staleTime: Number.POSITIVE_INFINITY,
})
