/** Fails unless the events are in an order that an undisturbed, completed review can have. */
import { expect } from 'vitest'
import type { ReviewEvent } from '#api/contracts/events.ts'

export function expectLegal(events: ReviewEvent[], analystIds: number[]): void {
  expect(events.map(event => event.seq)).toEqual(events.map((_, at) => at + 1))
  expect(new Set(events.map(event => event.reviewId)).size).toBe(1)
  const times = events.map(event => Date.parse(event.at))
  expect(times).toEqual(times.toSorted((a, b) => a - b))
  const types = events.map(event => event.type)
  // Websites have source steps, files have none.
  const steps = types.filter(type => type === 'source.step')
  const begun = 2 + steps.length
  expect(types.slice(0, begun)).toEqual(['review.queued', ...steps, 'source.read'])
  expect(types.slice(-3)).toEqual(['claims.gathered', 'ballots.completed', 'review.completed'])
  const between = events.slice(begun, -3)
  expect(between).toHaveLength(2 * analystIds.length)
  for (const analystId of analystIds) {
    const own = between.filter(event => event.analystId === analystId).map(event => event.type)
    expect(own).toEqual(['opinion.started', 'opinion.completed'])
  }
}
