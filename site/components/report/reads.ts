import { queryOptions } from '@tanstack/react-query'
import { client } from '../../stores/api.ts'
import { reportRead } from '../../stores/reads.ts'

/** All of a project's reviews. Read anew with the project, whose key it begins with. */
export const reviewsRead = (id: number) =>
  queryOptions({
    queryKey: [`/api/projects/${id}`, 'reviews'],
    queryFn: ({ signal }) => client.call('listReviews', { params: { id }, signal }),
  })

/** The report of an earlier review, or the newest one where that is null. */
export const shownReportRead = (id: number, review: string | null) =>
  queryOptions({
    queryKey: review ? [`/api/reviews/${review}/report`] : reportRead(id).queryKey,
    queryFn: ({ signal }) =>
      review
        ? client.call('reviewReport', { params: { id: review }, signal })
        : client.call('projectReport', { params: { id }, signal }),
  })

/** The owner's marks on that report. They go with it, since their key begins with its. */
export const marksRead = (id: number, review: string | null) =>
  queryOptions({
    queryKey: [...shownReportRead(id, review).queryKey, 'marks'],
    queryFn: ({ signal }) =>
      client.call('listMarks', { params: { id }, query: { review: review ?? undefined }, signal }),
  })

/** The submission as it was read, with the place of each passage. */
export const documentRead = (id: number) =>
  queryOptions({
    queryKey: [`/api/projects/${id}/document`],
    queryFn: ({ signal }) => client.call('projectDocument', { params: { id }, signal }),
  })
