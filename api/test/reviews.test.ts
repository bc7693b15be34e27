import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from '#db/files.ts'
import { saveDocument } from '#db/queries/checkpoints.ts'
import { appendEvent } from '#db/queries/events.ts'
import { claimReview, completeReview, failReview } from '#db/queries/review-runs.ts'
import { cancelReview } from '#db/queries/reviews.ts'
import type { LocatedDocument, Report } from '#db/shapes.ts'
import type { Client } from '../client.ts'
import { endpoints } from '../contracts/endpoints.ts'
import type { ReviewEvent } from '../contracts/events.ts'
import { type Harness, refused, startHarness, textFile } from './harness.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const document: LocatedDocument = {
  kind: 'txt',
  language: 'en',
  title: null,
  blocks: [{ id: 'b1', type: 'paragraph', text: 'It costs 12 euros.', where: { kind: 'paragraph', paragraph: 1 } }],
  unread: [],
  sheets: [],
  website: null,
  capturedAt: '2026-01-02T03:04:05.000Z',
}

const report: Report = {
  summary: 'Two analysts agree on the price.',
  summaryWritten: true,
  sections: [{ id: 's1', analystId: 1, content: 'The price is clear.' }],
  engine: 'rubric',
  model: null,
  findings: [],
  ballots: [],
  agreements: [],
  tensions: [],
  loneInsights: [],
  coverage: { blocks: 1, words: 4, unread: [] },
  quotesVerified: { verified: 0, total: 0 },
  independence: { analysts: 1, effective: null, note: null },
  usage: { total: null, analysts: [] },
  missing: [],
}

async function submitted(client: Client) {
  const project = await client.call('createProject', {
    body: { name: 'A memo', contentType: 'document', panelId: 1, submit: true },
    file: textFile(),
  })
  const reviewId = project.review?.id ?? ''
  const event = (type: 'source.read' | 'opinion.started', detail: Record<string, unknown> = {}) =>
    api.database.db.transaction(tx => appendEvent(tx, { projectId: project.id, reviewId, type, detail }))
  const complete = async () => {
    await claimReview(api.database.db, { reviewId })
    await completeReview(api.database.db, { reviewId, report, detail: { tensions: 0 } })
  }
  return { id: project.id, params: { id: project.id }, reviewId, event, complete }
}

describe('submitting', () => {
  it('starts one review, however many ask at once', async () => {
    const { client } = await api.signUp()
    const { id } = await client.call('createProject', {
      body: { name: 'A memo', contentType: 'document', panelId: 1 },
      file: textFile(),
    })
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => client.call('submitProject', { params: { id } })),
    )
    const started = tries.filter(outcome => outcome.status === 'fulfilled')
    expect(started).toHaveLength(1)
    expect(started[0]?.value).toMatchObject({ status: 'in_progress', review: { status: 'queued' } })
    for (const outcome of tries)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, code: 'review_running' })
    const [count] = await api.database.sql`select count(*)::int as n from reviews where project_id = ${id}`
    expect(count?.n).toBe(1)
  })

  it('says why the last review failed, and resumes it', async () => {
    const { client } = await api.signUp()
    const { params, reviewId } = await submitted(client)
    const failure = { code: 'empty', message: 'The file is empty.' } as const
    await failReview(api.database.db, { reviewId, failure })
    expect(await client.call('getProject', { params })).toMatchObject({ status: 'draft', failure })
    const resumed = await client.call('submitProject', { params })
    expect(resumed).toMatchObject({ status: 'in_progress', failure: null, review: { id: reviewId, status: 'queued' } })
  })
})

describe('cancelling', () => {
  it('ends the running review and gives the draft back', async () => {
    const { client } = await api.signUp()
    const { params, reviewId } = await submitted(client)
    const cancelled = await client.call('cancelReview', { params })
    expect(cancelled).toMatchObject({ status: 'draft', review: { id: reviewId, status: 'cancelled' }, failure: null })
    expect(api.removed).toContain(reviewId)
    expect(await refused(client.call('cancelReview', { params }))).toMatchObject({
      status: 409,
      code: 'nothing_to_cancel',
    })
  })
})

describe('what a review leaves behind', () => {
  it('is a report once the project is completed, and not before', async () => {
    const { client } = await api.signUp()
    const { params, complete } = await submitted(client)
    const early = await refused(client.call('projectReport', { params }))
    expect(early).toMatchObject({ status: 404, reason: 'The report for this project is not available yet.' })
    await complete()
    const answer = await client.call('projectReport', { params })
    expect(endpoints.projectReport.answer.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject(report)
  })

  it('names its analysts, those among them that were deleted or are not known', async () => {
    const admin = (await api.signUp({ admin: true })).client
    const body = {
      name: 'Ines Falk',
      title: 'The Support Lead',
      specialty: 'What customers ask twice',
      bio: 'Reads as the person who answers the mail.',
      prompt: 'Look for questions that are left open.',
      panelId: 1,
    }
    const analyst = await admin.call('createAnalyst', { body })
    const { client } = await api.signUp()
    const { params, reviewId } = await submitted(client)
    await claimReview(api.database.db, { reviewId })
    const missing = [{ analystId: 2_000_000_000, failure: { code: 'internal', message: 'It stopped.' } as const }]
    const sections = [{ id: 's1', analystId: analyst.id, content: 'Nobody says who answers.' }]
    await completeReview(api.database.db, { reviewId, report: { ...report, sections, missing }, detail: {} })
    await admin.call('deleteAnalyst', { params: { id: analyst.id } })
    const { analysts } = await client.call('projectReport', { params })
    expect(analysts).toEqual([
      { id: analyst.id, name: 'Ines Falk', title: 'The Support Lead', imageUrl: null },
      { id: 2_000_000_000, name: 'A former analyst', title: '', imageUrl: null },
    ])
  })

  it('is the located document and the screenshots', async () => {
    const { client } = await api.signUp()
    const { params, id, reviewId } = await submitted(client)
    expect(await refused(client.call('projectDocument', { params }))).toMatchObject({
      reason: 'This submission has not been read yet.',
    })
    await claimReview(api.database.db, { reviewId })
    const [row] = await api.database.sql`select id from submissions where project_id = ${id}`
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
    const desktopKey = await createFileStore(api.filesDir).put(picture)
    await saveDocument(api.database.db, {
      reviewId,
      submissionId: row?.id,
      document,
      desktopKey,
      phoneKey: null,
      detail: {},
    })
    const answer = await client.call('projectDocument', { params })
    expect(endpoints.projectDocument.answer.parse(answer)).toEqual(document)
    const shot = await client.call('projectScreenshot', { params: { id, viewport: 'desktop' } })
    expect(shot.headers.get('content-type')).toBe('image/png')
    expect(await shot.bytes()).toEqual(picture)
    for (const viewport of ['phone', 'tablet', 'constructor'])
      expect(await refused(client.call('projectScreenshot', { params: { id, viewport } }))).toMatchObject({
        status: 404,
      })
  })
})

describe('progress', () => {
  /** Reads on until an event of this type has come. */
  async function readUntil(stream: AsyncGenerator<ReviewEvent>, type: string): Promise<ReviewEvent[]> {
    const events: ReviewEvent[] = []
    for (;;) {
      const { done, value } = await stream.next()
      if (done) throw new Error(`The stream ended before ${type}`)
      events.push(value)
      if (value.type === type) return events
    }
  }

  it('tells what happened and what happens, in order, and ends with the review', async () => {
    const { client } = await api.signUp()
    const { id, reviewId, event, complete } = await submitted(client)
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
    expect(await readUntil(stream, 'review.completed')).toMatchObject([{ seq: 4, tensions: 0 }])
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })

  it('resumes after the event that was seen last', async () => {
    const { client, token } = await api.signUp()
    const { id, event, complete } = await submitted(client)
    await event('source.read')
    await complete()
    const rest: number[] = []
    for await (const { seq } of client.events(id, { lastEventId: 1 })) rest.push(seq)
    expect(rest).toEqual([2, 3])
    const headers = { authorization: `Bearer ${token}`, 'last-event-id': '2' }
    const response = await api.raw(`/api/projects/${id}/events`, { headers })
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    const text = await response.text()
    expect(text).toMatch(/^retry: \d+\n\nid: 3\nevent: review\.completed\ndata: \{.*\}\n\n$/)
    const nothing = await api.raw(`/api/projects/${id}/events`, { headers: { ...headers, 'last-event-id': '3' } })
    expect(nothing.status).toBe(204)
  })

  it('has nothing to tell about a project that was never submitted', async () => {
    const { client } = await api.signUp()
    const body = { name: 'Quiet', contentType: 'website', panelId: 1, contentUrl: 'https://example.org' } as const
    const { id } = await client.call('createProject', { body })
    const stream = client.events(id)
    expect((await stream.next()).done).toBe(true)
  })

  it('starts with the latest run where a review was resumed or run again', async () => {
    const { client } = await api.signUp()
    const { id, params } = await submitted(client)
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

  it('is heard again after the database was away, with what was missed', async () => {
    const { client } = await api.signUp()
    const { id, event, complete } = await submitted(client)
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

  it('ends when its reader stops reading', async () => {
    const { client } = await api.signUp()
    const { id } = await submitted(client)
    const stop = new AbortController()
    const stream = client.events(id, { signal: stop.signal })
    await readUntil(stream, 'review.queued')
    const next = stream.next()
    stop.abort()
    expect((await next).done).toBe(true)
  })

  it('is open to a few readers of one user at a time', async () => {
    const { client, token } = await api.signUp()
    const { id } = await submitted(client)
    const stop = new AbortController()
    const open = () =>
      api.raw(`/api/projects/${id}/events`, { headers: { authorization: `Bearer ${token}` }, signal: stop.signal })
    const responses = await Promise.all(Array.from({ length: 12 }, open))
    expect(responses.map(response => response.status)).toEqual(Array(12).fill(200))
    const refusal = await open()
    expect(refusal.status).toBe(429)
    expect(refusal.headers.get('retry-after')).toBe('5')
    stop.abort()
    await expect
      .poll(async () => {
        const again = await api.raw(`/api/projects/${id}/events`, { headers: { authorization: `Bearer ${token}` } })
        await again.body?.cancel()
        return again.status
      })
      .toBe(200)
  })

  it('takes no token from the address', async () => {
    const { client, token } = await api.signUp()
    const { id } = await submitted(client)
    const response = await api.raw(`/api/projects/${id}/events?token=${token}&access_token=${token}`)
    expect(response.status).toBe(401)
  })
})
