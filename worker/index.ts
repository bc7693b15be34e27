/** The worker's process: takes reviews from the queue until it is told to stop. */
import { readFileSync } from 'node:fs'
import { ConfigError, checkBrowser, readWorkerConfig } from './config.ts'
import { startWorker } from './worker.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

/** Longer than an orderly stop takes, and within the patience of the launcher (20 s) and of the containers (30 s). */
const stopMs = 15_000

try {
  const config = readWorkerConfig(process.env)
  checkBrowser(config)
  const worker = await startWorker(config, version)
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // A database that went first leaves connections that nobody answers: checkpoints are kept, so leaving is safe.
    setTimeout(() => process.exit(1), stopMs).unref()
    await worker.stop()
    process.exit(0)
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // Started by a launcher that died: nobody would stop this process any more.
  process.once('disconnect', stop)
  process.send?.({ type: 'ready' })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(error instanceof ConfigError ? reason : `The worker could not start: ${reason}`)
  process.exit(1)
}
