/** A queue on one of its backends, behind a gate that a test may shut, and what tests do with it. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../../embedded.ts'
import { createConsumer, createQueue, migrateQueue, type QueueOptions, type ReviewQueue } from '../../queue.ts'
import { type Gate, startGate } from '../gate.ts'

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

export const withRedis = await redisAnswers()
/** Milliseconds within which a job is taken again, whatever went away. */
export const pickUpMs = 10_000

/** Collects what a consumer ran, and lets a test wait for a number of runs. */
export function recorder() {
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

/** Enqueues as soon as the server takes anything again. */
export async function enqueueOnceBack(queue: ReviewQueue, reviewId: string): Promise<void> {
  const enqueue = () =>
    queue.enqueueReview(reviewId).then(
      () => true,
      () => false,
    )
  await expect.poll(enqueue, { timeout: pickUpMs }).toBe(true)
}

/** Starts the backend before the tests of the block that calls it; what a test opens is closed after it. */
export function benchFor(backend: 'postgres' | 'redis') {
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

  return {
    options,
    producer,
    consumer,
    get gate() {
      return gate
    },
  }
}

export type Bench = ReturnType<typeof benchFor>
