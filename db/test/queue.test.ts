/** The contract of the queue: the same over Postgres and over Redis, where one answers. */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../embedded.ts'
import { createConsumer, createQueue, migrateQueue, type QueueOptions, type ReviewQueue } from '../queue.ts'
import { type Gate, startGate } from './gate.ts'

const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379'

async function redisAnswers(): Promise<boolean> {
  const client = new Redis(redisUrl, { lazyConnect: true, retryStrategy: () => null, connectTimeout: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return (await client.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    client.disconnect()
  }
}

const withRedis = await redisAnswers()
const pickUpMs = 10_000

/** Collects what a consumer ran, and lets a test wait for a number of runs. */
function recorder() {
  const runs: string[] = []
  const waiting: { count: number; resolve(): void }[] = []
  return {
    runs,
    note(reviewId: string) {
      runs.push(reviewId)
      for (const entry of waiting) if (runs.length >= entry.count) entry.resolve()
    },
    reached(count: number): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      if (runs.length >= count) resolve()
      else waiting.push({ count, resolve })
      return promise
    },
  }
}

describe('the contract runs where it must', () => {
  it('has a Redis where the pipeline insists on one', () => {
    expect(withRedis || process.env.PANEL_REQUIRE_REDIS !== '1').toBe(true)
  })
})

describe.each(['postgres', ...(withRedis ? ['redis'] : [])])('the queue on %s', backend => {
  let folder: string
  let postgres: EmbeddedPostgres
  let gate: Gate
  let base: QueueOptions
  const closing: (() => Promise<void>)[] = []

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'panel-queue-'))
    postgres = await startEmbedded({ dataDir: folder, fsync: false })
    const server = new URL(backend === 'postgres' ? postgres.url : redisUrl)
    gate = await startGate({ host: server.hostname, port: Number(server.port || 6379) })
    server.hostname = '127.0.0.1'
    server.port = String(gate.port)
    base =
      backend === 'postgres'
        ? { databaseUrl: server.href }
        : { databaseUrl: postgres.url, redisUrl: server.href.replace(/\/?$/, '') }
    await migrateQueue(base)
  }, 60_000)

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  afterAll(async () => {
    await gate.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const options = (): QueueOptions => ({ ...base, name: `test-${randomUUID()}` })

  async function producer(queueOptions: QueueOptions): Promise<ReviewQueue> {
    const queue = await createQueue(queueOptions)
    closing.push(() => queue.close())
    return queue
  }

  async function consumer(queueOptions: QueueOptions, run: (reviewId: string) => Promise<void>, concurrency = 1) {
    const taking = createConsumer({ ...queueOptions, concurrency, run })
    closing.push(() => taking.close())
    await taking.ready()
    return taking
  }

  it('runs what was enqueued, before or after the worker came', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    const [early, late] = [randomUUID(), randomUUID()]
    await queue.enqueueReview(early)
    await consumer(place, async id => seen.note(id))
    await seen.reached(1)
    await queue.enqueueReview(late)
    await seen.reached(2)
    expect(seen.runs).toEqual([early, late])
    expect(await queue.ready()).toBe(true)
  })

  it('keeps one job per review id, and frees the id when the job is done', async () => {
    const place = options()
    const queue = await producer(place)
    const id = randomUUID()
    await Promise.all([queue.enqueueReview(id), queue.enqueueReview(id), queue.enqueueReview(id)])
    const seen = recorder()
    await consumer(place, async reviewId => seen.note(reviewId))
    await seen.reached(1)
    await expect.poll(() => queue.hasJob(id)).toBe(false)
    expect(seen.runs).toEqual([id])
    await queue.enqueueReview(id)
    await seen.reached(2)
    expect(seen.runs).toEqual([id, id])
  })

  it('tries a failed job again, each time after a longer pause', async () => {
    const place = options()
    const queue = await producer(place)
    const times: number[] = []
    const seen = recorder()
    await consumer(place, async id => {
      times.push(performance.now())
      seen.note(id)
      if (times.length < 3) throw new Error('not yet')
    })
    await queue.enqueueReview(randomUUID())
    await seen.reached(3)
    const [first = 0, second = 0, third = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(200)
    expect(third - second).toBeGreaterThanOrEqual(450)
  })

  it('takes a waiting job out', async () => {
    const place = options()
    const queue = await producer(place)
    const [cancelled, kept] = [randomUUID(), randomUUID()]
    await queue.enqueueReview(cancelled)
    await queue.enqueueReview(kept)
    await queue.removeReview(cancelled)
    expect(await queue.hasJob(cancelled)).toBe(false)
    const seen = recorder()
    await consumer(place, async id => seen.note(id))
    await seen.reached(1)
    expect(seen.runs).toEqual([kept])
  })

  it('leaves a running job alone when it is asked to take it out', async () => {
    const place = options()
    const queue = await producer(place)
    const started = Promise.withResolvers<void>()
    const gateOpen = Promise.withResolvers<void>()
    const seen = recorder()
    await consumer(place, async id => {
      started.resolve()
      await gateOpen.promise
      seen.note(id)
    })
    const id = randomUUID()
    await queue.enqueueReview(id)
    await started.promise
    await queue.removeReview(id)
    gateOpen.resolve()
    await seen.reached(1)
    expect(seen.runs).toEqual([id])
  })

  it('runs as many at once as it was told, and no more', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    let running = 0
    let most = 0
    const three = Promise.withResolvers<void>()
    await consumer(
      place,
      async id => {
        running += 1
        most = Math.max(most, running)
        if (running === 3) three.resolve()
        await three.promise
        running -= 1
        seen.note(id)
      },
      3,
    )
    await Promise.all(Array.from({ length: 9 }, () => queue.enqueueReview(randomUUID())))
    await seen.reached(9)
    expect(most).toBe(3)
  })

  it('gives each job to one of two workers', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    const take = async (id: string) => seen.note(id)
    await consumer(place, take, 2)
    await consumer(place, take, 2)
    const ids = Array.from({ length: 40 }, () => randomUUID())
    await Promise.all(ids.map(id => queue.enqueueReview(id)))
    await seen.reached(40)
    expect([...seen.runs].sort()).toEqual([...ids].sort())
  })

  it('hands the job of a killed worker to another within 10 s', async () => {
    const place = options()
    const queue = await producer(place)
    const id = randomUUID()
    await queue.enqueueReview(id)
    const child = fork(fileURLToPath(new URL('./hung-consumer.ts', import.meta.url)), [JSON.stringify(place)])
    const [taken] = await once(child, 'message')
    expect(taken).toBe(id)
    const seen = recorder()
    await consumer(place, async reviewId => seen.note(reviewId))
    child.kill('SIGKILL')
    const died = performance.now()
    await seen.reached(1)
    expect(performance.now() - died).toBeLessThan(pickUpMs)
    expect(seen.runs).toEqual([id])
  }, 30_000)

  it('takes jobs again within 10 s after its server was away while it was idle', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    await consumer(place, async id => seen.note(id))
    await queue.enqueueReview(randomUUID())
    await seen.reached(1)
    await gate.shut()
    await expect(queue.ready()).resolves.toBe(false)
    await gate.open()
    const back = performance.now()
    const id = randomUUID()
    await expect
      .poll(
        () =>
          queue.enqueueReview(id).then(
            () => true,
            () => false,
          ),
        { timeout: pickUpMs },
      )
      .toBe(true)
    await seen.reached(2)
    expect(performance.now() - back).toBeLessThan(pickUpMs)
    expect(seen.runs.at(-1)).toBe(id)
  }, 40_000)

  it('finishes what it ran, and takes jobs again, after its server was away while it was busy', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    const started = Promise.withResolvers<void>()
    const returned = Promise.withResolvers<void>()
    await consumer(place, async id => {
      started.resolve()
      await returned.promise
      seen.note(id)
    })
    const [busy, next] = [randomUUID(), randomUUID()]
    await queue.enqueueReview(busy)
    await started.promise
    await gate.shut()
    await gate.open()
    const back = performance.now()
    returned.resolve()
    await expect
      .poll(
        () =>
          queue.enqueueReview(next).then(
            () => true,
            () => false,
          ),
        { timeout: pickUpMs },
      )
      .toBe(true)
    await expect.poll(() => seen.runs.includes(next), { timeout: pickUpMs }).toBe(true)
    expect(performance.now() - back).toBeLessThan(pickUpMs)
    expect(seen.runs[0]).toBe(busy)
  }, 40_000)
})

describe('the queue on a Postgres that is killed', () => {
  it('loses no job and takes the next within 10 s of the restart', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'panel-queue-'))
    const postgres = await startEmbedded({ dataDir: folder })
    const place: QueueOptions = { databaseUrl: postgres.url, onError: () => {} }
    await migrateQueue(place)
    const queue = await createQueue(place)
    const seen = recorder()
    const taking = createConsumer({ ...place, concurrency: 1, run: async id => seen.note(id) })
    try {
      await taking.ready()
      const ended = Promise.withResolvers<void>()
      postgres.onExit(() => ended.resolve())
      process.kill(postgres.pid, 'SIGKILL')
      await ended.promise
      await postgres.restart()
      const back = performance.now()
      const id = randomUUID()
      await expect
        .poll(
          () =>
            queue.enqueueReview(id).then(
              () => true,
              () => false,
            ),
          { timeout: pickUpMs },
        )
        .toBe(true)
      await seen.reached(1)
      expect(performance.now() - back).toBeLessThan(pickUpMs)
      expect(seen.runs).toEqual([id])
    } finally {
      await taking.close()
      await queue.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }, 60_000)
})
