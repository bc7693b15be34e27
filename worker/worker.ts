import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { connect } from '#db/connection.ts'
import { createFileStore } from '#db/files/files.ts'
import { addMember } from '#db/keyed-sets.ts'
import { listen } from '#db/listen.ts'
import { endedReviews } from '#db/queries/review-runs.ts'
import { cancelChannel } from '#db/queries/reviews.ts'
import { createConsumer, createQueue, type QueueOptions } from '#db/queue.ts'
import { createBrowser } from './adapters/browser/browser.ts'
import { guardedFetch } from './adapters/guard/fetch.ts'
import { createConnector } from './adapters/guard/target.ts'
import { createRubricThreads, type RubricThreads } from './adapters/rubric-thread/rubric-thread.ts'
import type { WorkerConfig } from './config.ts'
import { createEngines } from './engines.ts'
import { startDrawing } from './jobs/draw.ts'
import { createIsolation } from './jobs/isolation.ts'
import { enqueueNext, reconcile } from './jobs/reconcile.ts'
import { cancelled, type ReviewDeps, runReview, shutdown } from './jobs/review.ts'
import { createLog } from './log.ts'
import { createChecker } from './panel/rubric/checker.ts'
import { startProbes } from './probes.ts'
import { keepParserReady, stopParser } from './sources/parser-process/process.ts'
import { startCourier } from './webhooks/courier.ts'

export interface RunningWorker {
  stop(): Promise<void>
}

const reconcileEveryMs = 2_000
/** Postgres allows 100 by default, for all processes. Beyond the pool, each running review holds one connection for its lock. */
const maxConnections = 24
/** Analysts asked at once within one review; a panel of eight is asked in one go. */
const analystConcurrency = 8

export async function startWorker(
  config: WorkerConfig,
  version: string,
  log: Logger = createLog(),
  threads: RubricThreads = createRubricThreads(),
): Promise<RunningWorker> {
  const connection = connect(config.databaseUrl, { max: Math.min(4 + config.concurrency * 4, maxConnections) })
  const browser = createBrowser({
    dataDir: config.dataDir,
    executablePath: config.chromium,
    allowHosts: config.allowHosts,
    allowUnsandboxed: config.allowUnsandboxed,
    log: message => log.warn(message),
  })
  const engines = createEngines({ db: connection.db, config, run: threads.run, log })
  const files = createFileStore(config.filesDir)
  const { databaseUrl } = config
  const drawing = config.drawPages ? startDrawing({ connection, files, browser, log }) : null
  const deps: ReviewDeps = {
    connection,
    databaseUrl,
    files,
    browser,
    draw: drawing ? drawing.draw : null,
    engine: engines.current,
    check: createChecker(threads.run),
    holder: randomUUID(),
    isolation: createIsolation(),
    analystConcurrency,
    log,
  }
  const queueOptions: QueueOptions = {
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    onError: error => log.warn({ err: error.message }, 'queue'),
  }

  // The queue may deliver a review again while this process still runs it. The lock makes the second run wait; an abort
  // must reach both.
  const running = new Map<string, Set<AbortController>>()
  const abort = (reviewId: string, reason: Error) => {
    for (const controller of running.get(reviewId) ?? []) controller.abort(reason)
  }
  /** Aborts reviews that were cancelled or deleted while the notification could not be received. */
  const abortEnded = async () => {
    if (running.size === 0) return
    for (const reviewId of await endedReviews(connection.db, { reviewIds: [...running.keys()] }))
      abort(reviewId, cancelled)
  }
  const cancellations = listen({
    databaseUrl,
    channel: cancelChannel,
    onNotify: reviewId => abort(reviewId, cancelled),
    onListening: () => void abortEnded().catch(() => {}), // the reconciler's next run tries again
    onLost: reason => log.warn({ reason }, 'connection for cancellations lost; reconnecting'),
  })
  let stopping = false
  const queue = await createQueue(queueOptions)
  const consumer = createConsumer({
    ...queueOptions,
    concurrency: config.concurrency,
    run: async reviewId => {
      const controller = new AbortController()
      if (stopping) controller.abort(shutdown)
      const forget = addMember(running, reviewId, controller)
      try {
        await runReview(deps, reviewId, controller.signal)
        // If this fails, the reconciler does the same.
        await enqueueNext(connection.db, queue, reviewId).catch(() => {})
      } finally {
        forget()
      }
    },
    onFailed: (reviewId, error) => log.warn({ reviewId, err: error.message }, 'job gave up; the reconciler takes over'),
  })
  await consumer.ready()
  keepParserReady()
  const reconciler = every(reconcileEveryMs, async () => {
    await abortEnded()
    const reviews = await reconcile(connection.db, queue)
    // Normal after a first start (the sample) and for submissions made while the queue was down.
    if (reviews > 0) log.info({ reviews }, 'enqueued reviews that had no job')
  })
  const probes = startProbes({ ...deps, db: connection.db, browser: drawing && browser, config })
  const connectTarget = createConnector({ allowHosts: config.allowHosts })
  const courier = startCourier({
    db: connection.db,
    databaseUrl,
    log,
    send: (url, options) => guardedFetch(connectTarget, url, options),
    now: () => new Date(),
    random: Math.random,
    version,
  })
  // Wrong saved settings must not stop the worker: each review reports them, and an administrator's probe needs a worker.
  const engine = await engines.current().catch((error: Error) => {
    log.warn({ reason: error.message }, 'the model cannot be used as it is set up')
    return null
  })
  log.info({ version, engine: engine?.name, model: engine?.model, concurrency: config.concurrency }, 'worker ready')

  return {
    async stop() {
      reconciler.stop()
      stopping = true
      for (const reviewId of running.keys()) abort(reviewId, shutdown)
      await Promise.all([consumer.close(), courier.stop()])
      await Promise.all([queue.close(), drawing?.stop()])
      await browser.close()
      stopParser()
      threads.close()
      await Promise.all([cancellations.close(), probes.close()])
      await connection.close()
    },
  }
}

/** Runs `step` repeatedly, never twice at once, with a pause after each run. Errors are ignored: the next run tries again. */
function every(pauseMs: number, step: () => Promise<void>): { stop(): void } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await step().catch(() => {}) // usually the database is down, which its client logs
    if (!stopped) timer = setTimeout(run, pauseMs)
  }
  void run()
  return {
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
