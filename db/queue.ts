/**
 * The queue of reviews: BullMQ, on Postgres unless a Redis is named. One code path over both backends, and this is the
 * only file that knows which. A job's id is its review's id and it carries nothing else: the review row is the truth,
 * so a lost job costs nothing but the reconciler's next look.
 */
import {
  type BackendFactory,
  createPostgresBackend,
  createRedisBackend,
  type IQueueBackend,
  Queue,
  runMigrations,
  Worker,
} from 'bullmq'
import { Redis } from 'ioredis'
import pg from 'pg'

export interface QueueOptions {
  databaseUrl: string
  /** Where given, the queue lives in this Redis instead of the database. */
  redisUrl?: string | undefined
  /** Two queues of different names never meet; for tests. */
  name?: string
  /** Called with every fault of the connection; it reconnects by itself. */
  onError?: (error: Error) => void
}

export interface ReviewQueue {
  /** Adds the review's job unless it has one. Rejects within seconds where the backend is away. */
  enqueueReview(reviewId: string): Promise<void>
  /** Takes a waiting job out. One that runs is left alone: its worker hears of a cancellation by itself. */
  removeReview(reviewId: string): Promise<void>
  hasJob(reviewId: string): Promise<boolean>
  /** The backend answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

export interface ReviewConsumer {
  /** Resolves when the worker takes jobs. */
  ready(): Promise<void>
  /** Stops taking jobs, and waits for those that run. */
  close(): Promise<void>
}

const defaultName = 'reviews'

/**
 * A worker that dies is noticed when its lock runs out (5 s) at the next look for stalled jobs (every 2 s): within 10 s,
 * where BullMQ's defaults take 60.
 */
const lockMs = 5_000
const stalledLookMs = 2_000
/** How long an idle worker sleeps without a notification, in seconds: the pick-up time where one was lost. */
const idleWaitSeconds = 2
/** How soon a worker asks again whose server did not answer; BullMQ's own 15 s would be longer than any pick-up. */
const askAgainMs = 1_000

const jobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  // A finished job frees its id, so that a failed review can be resumed under the same one.
  removeOnComplete: true,
  removeOnFail: true,
} as const

/**
 * A refused connection is told of after a pause. BullMQ knows only servers that are away: one that answers with a refusal
 * (starting, stopping, full) it asks again at once, hundreds of times a second.
 */
class PacedClient extends pg.Client {
  override connect(): Promise<this>
  override connect(callback: (error: Error | null, client: this) => void): void
  override connect(callback?: (error: Error | null, client: this) => void): Promise<this> | undefined {
    if (!callback) return super.connect() as Promise<this>
    super.connect((error: Error | null) => {
      if (error) setTimeout(() => callback(error, this), askAgainMs / 4)
      else callback(null, this)
    })
  }
}

type AnyBackend = BackendFactory<IQueueBackend, unknown>

function backendOf(options: QueueOptions, use: 'produce' | 'consume'): { connection: unknown; factory: AnyBackend } {
  if (!options.redisUrl) {
    return {
      connection: {
        connectionString: options.databaseUrl,
        max: use === 'produce' ? 2 : 4,
        ...(use === 'consume' ? { Client: PacedClient } : {}),
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
      },
      factory: createPostgresBackend as AnyBackend,
    }
  }
  return {
    // A producer answers a person who waits, so it fails fast; a consumer waits for Redis for as long as it takes.
    connection: new Redis(options.redisUrl, {
      maxRetriesPerRequest: use === 'produce' ? 1 : null,
      retryStrategy: times => Math.min(times * 200, 2_000),
      lazyConnect: false,
    }),
    factory: createRedisBackend as AnyBackend,
  }
}

/** Creates BullMQ's tables where the queue lives in Postgres. Safe to run from several processes at once. */
export async function migrateQueue(options: QueueOptions): Promise<void> {
  if (options.redisUrl) return
  const client = new pg.Client({ connectionString: options.databaseUrl, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await runMigrations(client)
  } finally {
    await client.end()
  }
}

export async function createQueue(options: QueueOptions): Promise<ReviewQueue> {
  const { connection, factory } = backendOf(options, 'produce')
  const queue = new Queue(options.name ?? defaultName, { connection, defaultJobOptions: jobOptions }, factory)
  queue.on('error', error => options.onError?.(error))
  return {
    async enqueueReview(reviewId) {
      await queue.add('review', {}, { jobId: reviewId })
    },
    async removeReview(reviewId) {
      const job = await queue.getJob(reviewId)
      await job?.remove().catch(() => {}) // locked by the worker that runs it
    },
    async hasJob(reviewId) {
      return (await queue.getJob(reviewId)) !== undefined
    },
    async ready() {
      try {
        await queue.getJobCounts('waiting')
        return true
      } catch {
        return false
      }
    },
    async close() {
      await queue.close()
      if (connection instanceof Redis) connection.disconnect()
    },
  }
}

export interface ConsumerOptions extends QueueOptions {
  /** How many reviews this process runs at once. */
  concurrency: number
  /** Runs one review to its end. A rejection is tried again, with growing pauses, up to five times in all. */
  run(reviewId: string): Promise<void>
  /** The last try of a job failed; the review row says what becomes of it. */
  onFailed?: (reviewId: string, error: Error) => void
}

export function createConsumer(options: ConsumerOptions): ReviewConsumer {
  const { connection, factory } = backendOf(options, 'consume')
  const worker = new Worker(
    options.name ?? defaultName,
    async job => {
      if (job.id) await options.run(job.id)
    },
    {
      connection,
      concurrency: options.concurrency,
      lockDuration: lockMs,
      stalledInterval: stalledLookMs,
      // The review row counts attempts across deaths and gives up there, with a reason people can read.
      maxStalledCount: 1_000,
      drainDelay: idleWaitSeconds,
      runRetryDelay: askAgainMs,
    },
    factory,
  )
  worker.on('error', error => options.onError?.(error))
  worker.on('failed', (job, error) => {
    if (job?.id && job.attemptsMade >= jobOptions.attempts) options.onFailed?.(job.id, error)
  })
  return {
    async ready() {
      await worker.waitUntilReady()
    },
    async close() {
      await worker.close()
      if (connection instanceof Redis) connection.disconnect()
    },
  }
}
