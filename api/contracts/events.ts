/** Progress of a review, as the event stream sends it; `seq` is the id of the server-sent event. */
import type { z } from 'zod/mini'
import { eventTypes, finalEventTypes } from '#db/vocabulary.ts'
import type { eventSchema } from './event-schema.ts'

export type ReviewEvent = z.infer<typeof eventSchema>

/** Does the schema's checks without zod, which saves the page of a running review 6 kB. */
export function isReviewEvent(value: unknown): value is ReviewEvent {
  const { seq, type, at, reviewId, analystId, message }: Record<string, unknown> = Object(value)
  return (
    Number.isSafeInteger(seq) &&
    eventTypes.some(known => known === type) &&
    typeof at === 'string' &&
    !Number.isNaN(Date.parse(at)) &&
    typeof reviewId === 'string' &&
    (analystId === undefined || Number.isSafeInteger(analystId)) &&
    (message === undefined || typeof message === 'string')
  )
}

/** Whether the review's stream ends after this event. */
export const endsReview = (event: Pick<ReviewEvent, 'type'>): boolean =>
  finalEventTypes.some(type => type === event.type)
