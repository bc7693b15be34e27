/** Progress of a review, as the event stream sends it. The SSE id is `seq`. */
import { z } from 'zod'
import { eventTypes, finalEventTypes } from '#db/vocabulary.ts'
import { timestamp } from './fields.ts'

/** `looseObject`: each type adds its own detail (`analystId`, `findings`, `message`, …). */
export const eventSchema = z.looseObject({
  seq: z.int(),
  type: z.enum(eventTypes),
  at: timestamp,
  reviewId: z.string(),
  analystId: z.int().optional(),
  message: z.string().optional(),
})
export type ReviewEvent = z.infer<typeof eventSchema>

/** True for the events after which a review's stream ends. */
export const endsReview = (event: Pick<ReviewEvent, 'type'>): boolean =>
  finalEventTypes.some(type => type === event.type)
