/** Wires the worker: queue, reviews, reconciler, browser, engine, and an orderly stop. */
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { connect } from '#db/connection.ts'
import { createFileStore } from '#db/files.ts'
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
import { createCompany } from './jobs/company.ts'
import { enqueueNext, reconcile } from './jobs/reconcile.ts'
import { cancelled, type ReviewDeps, runReview, shutdown } from './jobs/review.ts'
import { createLog } from './log.ts'
import { startModelProbes } from './model-probes.ts'
import { createChecker } from './panel/rubric/checker.ts'
import { keepParserReady, stopParser } from './sources/parser/process.ts'
import { startCourier } from './webhooks/courier.ts'

export interface RunningWorker {
  /** Hands running reviews back to the queue, closes the browser, then the connections. */
  stop(): Promise<void>
}

const reconcileEveryMs = 2_000
/** A step of a review waits its turn; each review holds one connection more, its lock. A usual Postgres takes 100 in all. */
const mostConnections = 24
/** Analysts asked at once within one review; a panel of eight is asked in one go. */
const analystConcurrency = 8

export async function startWorker(
  config: WorkerConfig,
  version: string,
  log: Logger = createLog(),
  threads: RubricThreads = createRubricThreads(),
): Promise<RunningWorker> {
  const connection = connect(config.databaseUrl, { max: Math.min(4 + config.concurrency * 4, mostConnections) })
  const browser = createBrowser({
    dataDir: config.dataDir,
    executablePath: config.chromium,
    allowHosts: config.allowHosts,
    allowUnsandboxed: config.allowUnsandboxed,
    log: message => log.warn(message),
  })
  const engines = createEngines({ db: connection.db, config, look: threads.look, log })
  const files = createFileStore(config.filesDir)
  const { databaseUrl } = config
  const deps: ReviewDeps = {
    connection,
    databaseUrl,
    files,
    browser,
    engine: engines.current,
    check: createChecker(threads.look),
    holder: randomUUID(),
    company: createCompany(),
    analystConcurrency,
    log,
  }
  const place: QueueOptions = {
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    onError: error => log.warn({ err: error.message }, 'queue'),
  }

  // The queue may bring a review back while this process still runs it; the lock makes the second wait, and both stop.
  const running = new Map<string, Set<AbortController>>()
  const abort = (reviewId: string, reason: Error) => {
    for (const controller of running.get(reviewId) ?? []) controller.abort(reason)
  }
  /** What was cancelled or deleted while nobody listened. */
  const stopEnded = async () => {
    if (running.size === 0) return
    for (const reviewId of await endedReviews(connection.db, { reviewIds: [...running.keys()] }))
      abort(reviewId, cancelled)
  }
  const cancellations = listen({
    databaseUrl,
    channel: cancelChannel,
    onNotify: reviewId => abort(reviewId, cancelled),
    onListening: () => void stopEnded().catch(() => {}), // the next look of the reconciler asks again
    onLost: reason => log.warn({ reason }, 'cancellations are not heard; trying again'),
  })
  let stopping = false
  const queue = await createQueue(place)
  const consumer = createConsumer({
    ...place,
    concurrency: config.concurrency,
    run: async reviewId => {
      const controller = new AbortController()
      if (stopping) controller.abort(shutdown)
      const controllers = running.get(reviewId) ?? new Set()
      running.set(reviewId, controllers.add(controller))
      try {
        await runReview(deps, reviewId, controller.signal)
        // The reconciler takes up what this leaves.
        await enqueueNext(connection.db, queue, reviewId).catch(() => {})
      } finally {
        controllers.delete(controller)
        if (controllers.size === 0 && running.get(reviewId) === controllers) running.delete(reviewId)
      }
    },
    onFailed: (reviewId, error) => log.warn({ reviewId, err: error.message }, 'job gave up; the reconciler takes over'),
  })
  await consumer.ready()
  keepParserReady()
  const reconciler = every(reconcileEveryMs, async () => {
    await stopEnded()
    const reviews = await reconcile(connection.db, queue)
    // Nothing amiss: the sample of a first start, or what was submitted while the queue was away.
    if (reviews > 0) log.info({ reviews }, 'took up reviews that waited outside the queue')
  })
  const probes = startModelProbes({ db: connection.db, config, log })
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
  // What was saved may be wrong, which each review says; a worker that did not start could not be asked what is wrong.
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
      await queue.close()
      await browser.close()
      stopParser()
      threads.close()
      await Promise.all([cancellations.close(), probes.close()])
      await connection.close()
    },
  }
}

/** Runs a step again and again, never twice at once, with a pause after each run. Its faults wait for the next run. */
function every(pauseMs: number, step: () => Promise<void>): { stop(): void } {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  const run = async () => {
    await step().catch(() => {}) // the database is away: its own client says so, and the next run looks again
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
