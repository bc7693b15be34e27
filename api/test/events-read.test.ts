/** Followers of a review accept the same events as the contract's schema, without loading the schema. */
import { expect, it } from 'vitest'
import { eventTypes } from '#db/vocabulary.ts'
import { eventSchema } from '../contracts/event-schema.ts'
import { isReviewEvent } from '../contracts/events.ts'

const event = (type: string, more = {}) => ({ seq: 1, type, at: '2026-01-02T03:04:05.000Z', reviewId: 'r', ...more })

it.each(eventTypes)('an event of the type %s is accepted', type => {
  for (const value of [event(type), event(type, { analystId: 3, message: 'x', findings: 2 })]) {
    expect(isReviewEvent(value)).toBe(true)
    expect(eventSchema.parse(value)).toEqual(value)
  }
})

it.each([
  ...[null, undefined, 'review.completed', 7, [], {}, event('review.dreamt'), event('')],
  ...[
    { seq: 1.5 },
    { seq: '1' },
    { at: 'soon' },
    { at: 5 },
    { reviewId: 7 },
    { analystId: 'a' },
    { message: null },
  ].map(more => event('review.completed', more)),
])('%o is ignored', value => {
  expect(isReviewEvent(value)).toBe(false)
  expect(eventSchema.safeParse(value).success).toBe(false)
})
