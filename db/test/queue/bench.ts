import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, type TestContext, vi } from 'vitest'
import { createConsumer, createQueue, type QueueOptions, type ReviewQueue } from '../../queue.ts'
import { type Gate, startGate } from '../closable-proxy.ts'
import { createTestDatabase } from '../database.ts'

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
/** Milliseconds within which a job is taken again after any loss. */
export const pickUpMs = 10_000

/** Records what a consumer ran, and lets a test wait for a number of runs. */
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

/** Enqueues as soon as the server accepts connections again. */
export async function enqueueOnceBack(queue: ReviewQueue, reviewId: string): Promise<void> {
  await vi.waitFor(() => queue.enqueueReview(reviewId), { timeout: pickUpMs })
}

/** A queue of the test's own; everything is closed when the test ends. */
export interface Desk {
  /** Stands in front of the server: while it is shut, the server is away for this test only. */
  gate: Gate
  options: QueueOptions
  queue: ReviewQueue
  consumer(run: (reviewId: string) => Promise<void>, concurrency?: number): Promise<void>
}

type OnFinished = TestContext['onTestFinished']

/** Makes a database before the calling block; its tests are concurrent, each with its own queue. */
export function benchFor(backend: 'postgres' | 'redis'): (onFinished: OnFinished) => Promise<Desk> {
  let databaseUrl: string
  let stop = async () => {}

  beforeAll(async () => {
    // With Redis the database is not used.
    databaseUrl = 'postgres://nobody@127.0.0.1:1/none'
    if (backend === 'redis') return
    const database = await createTestDatabase()
    stop = database.drop
    databaseUrl = database.url
  })

  afterAll(() => stop())

  return async onFinished => {
    const closing: (() => Promise<void>)[] = []
    onFinished(async () => {
      for (const close of closing.reverse()) await close()
    })
    const server = new URL(backend === 'postgres' ? databaseUrl : redisUrl)
    const gate = await startGate({ host: server.hostname, port: Number(server.port || 6379) })
    closing.push(() => gate.close())
    server.hostname = '127.0.0.1'
    server.port = String(gate.port)
    const name = `test-${randomUUID()}`
    const options: QueueOptions =
      backend === 'postgres'
        ? { databaseUrl: server.href, name }
        : { databaseUrl, redisUrl: server.href.replace(/\/?$/, ''), name }
    const queue = await createQueue(options)
    closing.push(() => queue.close())
    return {
      gate,
      options,
      queue,
      async consumer(run, concurrency = 1) {
        const taking = createConsumer({ ...options, concurrency, run })
        closing.push(() => taking.close())
        await taking.ready()
      },
    }
  }
}

export type Bench = ReturnType<typeof benchFor>
