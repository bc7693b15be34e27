/** The events of a review's stream, for the reference. Written with zod/mini, like `errors.ts`. */
import * as z from 'zod/mini'
import { eventTypes } from '#db/vocabulary.ts'

/** `looseObject`, because each type of event has further fields (`findings`, …). */
export const eventSchema = z.looseObject({
  seq: z.int(),
  type: z.enum(eventTypes),
  at: z.iso.datetime(),
  reviewId: z.string(),
  analystId: z.optional(z.int()),
  message: z.optional(z.string()),
})
