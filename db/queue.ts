/**
 * The queue of reviews: BullMQ on Postgres, or on Redis if one is configured. Only this file knows which. A job's id is the
 * review's id, and it has no other data: the review's row decides, so a lost job only waits for the reconciler's next run.
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
  /** If given, the queue is in this Redis instead of the database. */
  redisUrl?: string | undefined
  /** Lets tests use separate queues. */
  name?: string
  /** Called with every connection error; reconnecting is automatic. */
  onError?: (error: Error) => void
}

export interface ReviewQueue {
  /** Adds the review's job unless it has one. Rejects within seconds if the backend is down. */
  enqueueReview(reviewId: string): Promise<void>
  /** Removes a waiting job. A running one is left alone, because its worker is notified of cancellations. */
  removeReview(reviewId: string): Promise<void>
  hasJob(reviewId: string): Promise<boolean>
  /** Whether the backend answers. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

export interface ReviewConsumer {
  /** Resolves when the consumer is taking jobs. */
  ready(): Promise<void>
  /** Stops taking jobs and waits for running ones. */
  close(): Promise<void>
}

const defaultName = 'reviews'

/**
 * A dead worker is noticed when its lock has expired (5 s) and two checks for stalled jobs (one a second) have found it.
 * Another worker has the job within 10 s, even if it must start first; BullMQ's defaults take 60 s.
 */
const lockMs = 5_000
const stalledCheckMs = 1_000
/** How long an idle worker waits for a notification before it polls, which bounds the delay if one is lost. */
const idleWaitSeconds = 2
/** How soon a worker retries when the backend did not answer. BullMQ's default of 15 s would delay the next review. */
const retryMs = 1_000

const jobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 500, jitter: 0.5 },
  // A finished job frees its id, so that a failed review can be resumed under the same one.
  removeOnComplete: true,
  removeOnFail: true,
} as const

/**
 * Reports a refused connection after a pause. BullMQ backs off only if the server cannot be reached. It would retry a server
 * that refuses (starting, stopping, full) at once, hundreds of times a second.
 */
class PacedClient extends pg.Client {
  override connect(): Promise<this>
  override connect(callback: (error: Error | null, client: this) => void): void
  override connect(callback?: (error: Error | null, client: this) => void): Promise<this> | undefined {
    if (!callback) return super.connect() as Promise<this>
    super.connect((error: Error | null) => {
      if (error) setTimeout(() => callback(error, this), retryMs / 4)
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
    // A person is waiting for a producer, so it fails fast; a consumer waits for Redis without limit.
    connection: new Redis(options.redisUrl, {
      maxRetriesPerRequest: use === 'produce' ? 1 : null,
      retryStrategy: times => Math.min(times * 200, 2_000),
      lazyConnect: false,
    }),
    factory: createRedisBackend as AnyBackend,
  }
}

/** Creates BullMQ's tables if the queue is in Postgres. Safe to run from several processes at once. */
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
      await job?.remove().catch(() => {}) // fails while a worker runs it
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
  concurrency: number
  /** Runs one review. After a rejection it is retried with growing pauses, up to five attempts in all. */
  run(reviewId: string): Promise<void>
  /** The last attempt of a job failed. */
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
      stalledInterval: stalledCheckMs,
      // Practically unlimited: the review's row counts the deaths of workers and gives up with a reason for people.
      maxStalledCount: 1_000,
      drainDelay: idleWaitSeconds,
      runRetryDelay: retryMs,
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
