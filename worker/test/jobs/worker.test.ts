import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteProject } from '#db/queries/project-deletion.ts'
import { cancelReview, findReport } from '#db/queries/reviews.ts'
import { createConsumer } from '#db/queue.ts'
import type { RunningWorker } from '../../worker.ts'
import { startFakeModel } from '../fake-model.ts'
import { emptyRedis } from './empty-redis.ts'
import { analystIn, modelAt, type Office, officeNotes, openOffice, opinionsAsked } from './office.ts'

let office: Office
/** One worker for all tests up to the one that stops it. */
let worker: RunningWorker
beforeAll(async () => {
  office = await openOffice()
  worker = await office.worker({ ...modelAt(office.fake), concurrency: 1 })
})
beforeEach(() => {
  office.fake.calls.length = 0
  answerAll()
})
afterAll(() => office.close())

const opinionsUnderWay = () =>
  office.fake.calls.filter(call => call.kind === 'findings' && call.endedAt === null).length
const asked = (count: number) => expect.poll(opinionsUnderWay, { timeout: 10_000, interval: 10 }).toBe(count)
const silentOpinions = () => office.fake.script(call => (call.kind === 'findings' ? { do: 'silence' } : undefined))
const answerAll = () => office.fake.script(() => undefined)

describe('a review that is cancelled', () => {
  it('stops asking within a second, and the worker takes the next one', async () => {
    silentOpinions()
    const first = await office.submit()
    await asked(4)
    await office.cancel(first)
    const since = performance.now()
    await asked(0)
    expect(performance.now() - since).toBeLessThan(1_000)
    answerAll()
    const second = await office.submit()
    await office.until(second, 'review.completed')
    const types = (await office.events(first)).map(event => event.type)
    expect(types.at(-1)).toBe('review.cancelled')
    expect(types).not.toContain('opinion.completed')
    expect([...opinionsAsked(office.fake).values()], 'once for each of the two reviews').toEqual([2, 2, 2, 2])
    const told = office.fake.calls
      .filter(call => call.kind === 'findings')
      .map(call => call.messages.at(-1)?.content ?? '')
    for (const words of told) expect(words, 'each is told the notes').toContain(officeNotes)
    expect(await office.statusOf(first)).toEqual({ project: 'draft', review: 'cancelled' })
  })

  it('stops even if the notification is lost', async () => {
    silentOpinions()
    const review = await office.submit()
    await asked(4)
    await office.database.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'panel listens: review_cancelled' and datname = current_database()`
    await cancelReview(office.database.db, review)
    await asked(0)
    expect(await office.statusOf(review)).toEqual({ project: 'draft', review: 'cancelled' })
  })

  it('stops even if its project is deleted without a cancellation', async () => {
    silentOpinions()
    const review = await office.submit()
    await asked(4)
    await deleteProject(office.database.db, review)
    await asked(0)
  })
})

it('a review without a job gets one', async () => {
  const review = await office.submit()
  await office.cancel(review)
  await office.start(review)
  const events = await office.until(review, 'review.completed')
  expect(events.at(-1)?.reviewId).toBe(review.reviewId)
})

it.each([
  ['with the same model no finished opinion is repeated', 'fake-1'],
  ['with another model all opinions are repeated, and the earlier requests still count', 'fake-2'],
])('a running review goes to another worker when its own is told to stop; %s', async (_, model) => {
  const finished = new Set<string>()
  office.fake.script(call => {
    if (call.kind !== 'findings') return
    if (finished.size < 2) finished.add(analystIn(call.task))
    return finished.has(analystIn(call.task)) ? undefined : { do: 'silence' }
  })
  const review = await office.submit()
  await office.until(review, 'opinion.completed', { count: 2 })
  await asked(2)
  const since = performance.now()
  await worker.stop()
  expect(performance.now() - since).toBeLessThan(5_000)
  expect(await office.statusOf(review)).toEqual({ project: 'in_progress', review: 'running' })

  answerAll()
  worker = await office.worker(modelAt(office.fake, model))
  const kept = model === 'fake-1' ? finished : new Set()
  const events = await office.until(review, 'review.completed')
  expect(events.filter(event => event.type === 'opinion.completed')).toHaveLength(6 - kept.size)
  expect(events.filter(event => event.type === 'source.read')).toHaveLength(1)
  for (const [title, count] of opinionsAsked(office.fake)) expect(count).toBe(kept.has(title) ? 1 : 2)
  const [note, requests] = [expect.stringContaining(`one model (${model})`), office.fake.calls.length - 2]
  const { report } = (await findReport(office.database.db, review)) ?? {}
  expect(report).toMatchObject({ model, independence: { note }, usage: { total: { requests } } })
})

it('a worker retries without flooding a database that refuses it', { timeout: 30_000 }, async () => {
  const took = Promise.withResolvers<number>()
  const refusals: number[] = []
  const consumer = createConsumer({
    databaseUrl: office.database.url,
    concurrency: 2,
    run: async () => {},
    onError(error) {
      if (!/not currently accepting/.test(error.message)) return
      const [first] = refusals
      if (refusals.push(performance.now()) === 12 && first !== undefined) took.resolve(performance.now() - first)
    },
  })
  await consumer.ready()
  const giveBack = await office.database.takeAway()
  expect(await took.promise).toBeGreaterThan(500)
  await giveBack()
  await consumer.close()
})

describe('a Redis that is emptied in the middle of a review', () => {
  let redis: Awaited<ReturnType<typeof emptyRedis>>
  let place: Office
  beforeEach(async () => {
    redis = await emptyRedis()
    if (redis) place = await openOffice({ redisUrl: redis.url })
  })
  afterEach(async () => {
    if (!redis) return
    await place.close()
    await redis.client.flushdb()
    redis.client.disconnect()
  })

  it('costs nothing: the review completes, once', { timeout: 40_000 }, async context => {
    if (!redis) return context.skip(process.env.PANEL_REQUIRE_REDIS !== '1', 'no Redis answers')
    const slow = await startFakeModel({ latencyMs: 400 })
    await place.worker({ ...modelAt(slow), concurrency: 2 })
    await place.worker({ ...modelAt(slow), concurrency: 2 })
    const review = await place.submit()
    await expect.poll(() => slow.calls.length, { timeout: 10_000 }).toBe(4)
    await redis.client.flushdb()
    const events = await place.until(review, 'review.completed', { timeout: 18_000 })
    expect(events.filter(event => event.type === 'opinion.started')).toHaveLength(4)
    expect([...opinionsAsked(slow).values()]).toEqual([1, 1, 1, 1])
    // The queue still works: a job for the finished review does no harm.
    const next = await place.submit()
    await place.until(next, 'opinion.started')
    await place.cancel(next)
    expect((await place.events(review)).at(-1)?.type).toBe('review.completed')
    await slow.close()
  })
})
