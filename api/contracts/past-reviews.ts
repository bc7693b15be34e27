/** The reviews of a project, the earlier ones too. */
import { z } from 'zod'
import { failureSchema, reviewSchema } from './projects.ts'
import { reportCountsSchema } from './report.ts'

export const pastReviewSchema = reviewSchema
  .extend({
    projectId: z.int(),
    /** Which submission it read: 1 is the first, and each edit of the content counts one up. */
    version: z.int(),
    /** Why it failed; null where it did not. */
    failure: failureSchema.nullable(),
    /** What its report holds; null where there is none. */
    counts: reportCountsSchema.nullable(),
  })
  .meta({ id: 'PastReview' })
export type PastReview = z.infer<typeof pastReviewSchema>

export const reviewIdParam = z.uuid()
