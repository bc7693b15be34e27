/** What each event of a review's stream is, for the reference. In zod/mini, like `errors.ts`. */
import * as z from 'zod/mini'
import { eventTypes } from '#db/vocabulary.ts'

/** `looseObject`: each type adds its own detail (`analystId`, `findings`, `message`, …). */
export const eventSchema = z.looseObject({
  seq: z.int(),
  type: z.enum(eventTypes),
  at: z.iso.datetime(),
  reviewId: z.string(),
  analystId: z.optional(z.int()),
  message: z.optional(z.string()),
})
