import { describe, expect, it } from 'vitest'
import { cancelReview } from '#db/queries/reviews.ts'
import type { ReviewEvent } from '../../contracts/events.ts'
import type { Harness } from '../harness.ts'
import { submitted } from './submitted.ts'

export function progress(api: Harness): void {
  describe('the stream of progress', () => {
    async function readUntil(stream: AsyncGenerator<ReviewEvent>, type: string): Promise<ReviewEvent[]> {
      const events: ReviewEvent[] = []
      for (;;) {
        const { done, value } = await stream.next()
        if (done) throw new Error(`The stream ended before ${type}`)
        events.push(value)
        if (value.type === type) return events
      }
    }

    it('sends past and new events in order, and ends with the review', async () => {
      const { client } = await api.signUp()
      const { id, reviewId, event, complete } = await submitted(api, client)
      await event('source.read', { kind: 'txt' })
      const stream = client.events(id)
      const first = await readUntil(stream, 'source.read')
      expect(first).toMatchObject([
        { seq: 1, type: 'review.queued', reviewId },
        { seq: 2, kind: 'txt' },
      ])
      await event('opinion.started', { analystId: 3 })
      expect(await readUntil(stream, 'opinion.started')).toMatchObject([{ seq: 3, analystId: 3, reviewId }])
      await complete()
      expect(await readUntil(stream, 'review.completed')).toMatchObject([{ seq: 4, split: 0 }])
      expect(await stream.next()).toEqual({ done: true, value: undefined })
    })

    it('resumes after the last event received', async () => {
      const { client, token } = await api.signUp()
      const { id, event, complete } = await submitted(api, client)
      await event('source.read')
      await complete()
      const rest: number[] = []
      for await (const { seq } of client.events(id, { lastEventId: 1 })) rest.push(seq)
      expect(rest).toEqual([2, 3])
      const eventsAfter = (seq: string) =>
        api.raw(`/api/projects/${id}/events`, { token, headers: { 'last-event-id': seq } })
      const response = await eventsAfter('2')
      expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
      const text = await response.text()
      expect(text).toMatch(/^retry: \d+\n\nid: 3\nevent: review\.completed\ndata: \{.*\}\n\n$/)
      expect((await eventsAfter('3')).status).toBe(204)
    })

    it('starts with the latest run if a review was resumed or repeated', async () => {
      const { client } = await api.signUp()
      const { id, params } = await submitted(api, client)
      await client.call('cancelReview', { params })
      const again = await client.call('submitProject', { params })
      await cancelReview(api.database.db, { projectId: id, userId: null })
      const events: ReviewEvent[] = []
      for await (const event of client.events(id)) events.push(event)
      expect(events.map(({ seq, type, reviewId }) => ({ seq, type, reviewId }))).toEqual([
        { seq: 3, type: 'review.queued', reviewId: again.review?.id },
        { seq: 4, type: 'review.cancelled', reviewId: again.review?.id },
      ])
      const all: number[] = []
      for await (const { seq } of client.events(id, { lastEventId: 0 })) all.push(seq)
      expect(all).toEqual([1, 2, 3, 4])
    })

    it('continues after the database was away, with the missed events', async () => {
      const { client } = await api.signUp()
      const { id, event, complete } = await submitted(api, client)
      const stream = client.events(id)
      await readUntil(stream, 'review.queued')
      const giveBack = await api.database.takeAway()
      await giveBack()
      // The pool's first query after the cut may still find a dead connection.
      await expect
        .poll(() =>
          event('source.read').then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      await readUntil(stream, 'source.read')
      await complete()
      await readUntil(stream, 'review.completed')
    })

    it('is limited to a few readers of one user at a time', async () => {
      const { client, token } = await api.signUp()
      const { id } = await submitted(api, client)
      const stop = new AbortController()
      const open = () => api.raw(`/api/projects/${id}/events`, { token, signal: stop.signal })
      const responses = await Promise.all(Array.from({ length: 12 }, open))
      expect(responses.map(response => response.status)).toEqual(Array(12).fill(200))
      const refusal = await open()
      expect(refusal.status).toBe(429)
      expect(refusal.headers.get('retry-after')).toBe('5')
      stop.abort()
      await expect
        .poll(async () => {
          const again = await api.raw(`/api/projects/${id}/events`, { token })
          await again.body?.cancel()
          return again.status
        })
        .toBe(200)
    })

    it('accepts no token in the address', async () => {
      const { client, token } = await api.signUp()
      const { id } = await submitted(api, client)
      const response = await api.raw(`/api/projects/${id}/events?token=${token}&access_token=${token}`)
      expect(response.status).toBe(401)
    })
  })
}
