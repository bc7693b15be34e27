import { ConfigError } from '#db/config-error.ts'
import { whenOrphaned } from '#db/orphaned.ts'
import packageJson from '../package.json' with { type: 'json' }
import { checkBrowser, readWorkerConfig } from './config.ts'
import { createStop } from './stop.ts'
import { startWorker } from './worker.ts'

const { version } = packageJson

/** Until the worker has started there is nothing to hand back. */
let shutDown: () => unknown = () => process.exit(1)
whenOrphaned(() => shutDown())

try {
  const config = readWorkerConfig(process.env)
  checkBrowser(config)
  const worker = await startWorker(config, version)
  const stop = createStop(worker, code => process.exit(code))
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  shutDown = stop
  process.send?.({ type: 'ready' })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(error instanceof ConfigError ? reason : `The worker could not start: ${reason}`)
  process.exit(1)
}
