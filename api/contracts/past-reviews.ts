import { z } from 'zod'
import { failureSchema, reviewSchema } from './projects.ts'
import { reportCountsSchema } from './report/report.ts'

export const pastReviewSchema = reviewSchema
  .extend({
    projectId: z.int(),
    /** The version of the submission that was reviewed: 1 is the first, and each edit of the content adds one. */
    version: z.int(),
    failure: failureSchema.nullable(),
    /** Null if there is no report. */
    counts: reportCountsSchema.nullable(),
  })
  .meta({ id: 'PastReview' })
export type PastReview = z.infer<typeof pastReviewSchema>

export const reviewIdParam = z.uuid()
/** By default the last review with a report. Strict, because a misspelt `review` would silently select the default. */
export const reviewQuery = z.strictObject({ review: reviewIdParam.optional() })
