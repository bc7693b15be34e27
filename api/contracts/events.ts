/** Progress of a review, as the event stream sends it. The SSE id is `seq`. In zod/mini, like `errors.ts`. */
import * as z from 'zod/mini'
import { eventTypes, finalEventTypes } from '#db/vocabulary.ts'

/** `looseObject`: each type adds its own detail (`analystId`, `findings`, `message`, …). */
export const eventSchema = z.looseObject({
  seq: z.int(),
  type: z.enum(eventTypes),
  at: z.iso.datetime(),
  reviewId: z.string(),
  analystId: z.optional(z.int()),
  message: z.optional(z.string()),
})
export type ReviewEvent = z.infer<typeof eventSchema>

/** True for the events after which a review's stream ends. */
export const endsReview = (event: Pick<ReviewEvent, 'type'>): boolean =>
  finalEventTypes.some(type => type === event.type)
