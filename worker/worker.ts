/** Wires the worker: queue, reviews, reconciler, browser, engine, and an orderly stop. */
import pino, { type Logger } from 'pino'
import { connect } from '#db/connection.ts'
import { createFileStore } from '#db/files.ts'
import { cancelChannel } from '#db/queries/reviews.ts'
import { createConsumer, createQueue, type QueueOptions } from '#db/queue.ts'
import { createBrowser } from './adapters/browser.ts'
import { createModelEngine } from './adapters/model.ts'
import type { WorkerConfig } from './config.ts'
import { reconcile } from './jobs/reconcile.ts'
import { type ReviewDeps, runReview, shutdown } from './jobs/review.ts'
import type { Engine } from './panel/ports.ts'
import { createRubricEngine } from './panel/rubric/engine.ts'
import { keepParserReady, stopParser } from './sources/parser-process.ts'

export interface RunningWorker {
  /** Hands running reviews back to the queue, closes the browser, then the connections. */
  stop(): Promise<void>
}

const reconcileEveryMs = 2_000
/** Analysts asked at once within one review; a panel of eight is asked in one go. */
const analystConcurrency = 8

export async function startWorker(config: WorkerConfig, version: string): Promise<RunningWorker> {
  const log = pino({ name: 'worker' })
  const connection = connect(config.databaseUrl, { max: 4 + config.concurrency * 4 })
  const browser = createBrowser({
    dataDir: config.dataDir,
    executablePath: config.chromium,
    allowHosts: config.allowHosts,
    allowUnsandboxed: config.allowUnsandboxed,
    log: message => log.info(message),
  })
  const engine = createEngine(config, log)
  const files = createFileStore(config.filesDir)
  const deps: ReviewDeps = { connection, files, browser, engine, analystConcurrency, log }
  const place: QueueOptions = {
    databaseUrl: config.databaseUrl,
    redisUrl: config.redisUrl,
    onError: error => log.warn({ err: error.message }, 'queue'),
  }

  const running = new Map<string, AbortController>()
  const cancellations = await connection.sql.listen(cancelChannel, reviewId => {
    running.get(reviewId)?.abort('cancelled')
  })
  const queue = await createQueue(place)
  const consumer = createConsumer({
    ...place,
    concurrency: config.concurrency,
    run: async reviewId => {
      // The queue may bring a review back while this process still runs it; the lock makes the second wait.
      const controller = new AbortController()
      running.set(reviewId, controller)
      try {
        await runReview(deps, reviewId, controller.signal)
      } finally {
        if (running.get(reviewId) === controller) running.delete(reviewId)
      }
    },
    onFailed: (reviewId, error) => log.warn({ reviewId, err: error.message }, 'job gave up; the reconciler takes over'),
  })
  await consumer.ready()
  keepParserReady()
  const reconciler = every(reconcileEveryMs, async () => {
    const mended = await reconcile(connection.db, queue)
    if (mended > 0) log.info({ mended }, 'reviews without a job got one')
  })
  log.info({ version, engine: engine.name, model: engine.model, concurrency: config.concurrency }, 'worker ready')

  return {
    async stop() {
      reconciler.stop()
      for (const controller of running.values()) controller.abort(shutdown)
      await consumer.close()
      await queue.close()
      await browser.close()
      stopParser()
      await cancellations.unlisten().catch(() => {})
      await connection.close()
    },
  }
}

function createEngine(config: WorkerConfig, log: Logger): Engine {
  return config.model ? createModelEngine({ ...config.model, log }) : createRubricEngine()
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
