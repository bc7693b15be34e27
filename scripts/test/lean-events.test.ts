/** What pages read events with says of each the same as the whole check. */
import { describe, expect, it } from 'vitest'
import * as whole from '#api/contracts/events.ts'
import { eventTypes } from '#db/vocabulary.ts'
import { leanEventsCode } from '../building/lean-events.ts'

const lean: typeof whole = await import(`data:text/javascript,${encodeURIComponent(leanEventsCode)}`)
const event = (type: string) => ({ seq: 1, type, at: '2026-01-02T03:04:05.000Z', reviewId: 'r', findings: 3 })

describe('the lean reading of events', () => {
  it('has every name of the whole one', () => {
    expect(Object.keys(lean).toSorted()).toEqual(Object.keys(whole).toSorted())
  })

  it.each(eventTypes)('takes %s as it came, and knows whether it is the last', type => {
    const taken = lean.eventSchema.safeParse(event(type))
    expect({ ...taken }).toEqual({ ...whole.eventSchema.safeParse(event(type)) })
    expect(taken.data).toEqual(event(type))
    expect(lean.endsReview({ type })).toBe(whole.endsReview({ type }))
  })

  it.each([null, undefined, 'review.completed', 7, [], {}, event('review.dreamt'), event('')])(
    'leaves out %o',
    value => {
      expect(whole.eventSchema.safeParse(value).success).toBe(false)
      expect(lean.eventSchema.safeParse(value).success).toBe(false)
    },
  )
})
