import pino from 'pino'
import { ConfigError } from '#db/config-error.ts'
import { safeError } from '#db/error-log.ts'
import { whenOrphaned } from '#db/orphaned.ts'
import packageJson from '../package.json' with { type: 'json' }
import { readApiConfig } from './config.ts'
import { StartError, startServer } from './server.ts'

const { version } = packageJson

/** Exits at once until the server has started; after that, stops it in order. */
let exit: () => unknown = () => process.exit(1)
whenOrphaned(() => exit())

try {
  const config = readApiConfig(process.env)
  const log = pino({ name: 'api', level: config.logLevel, serializers: { err: safeError } })
  const server = await startServer(config, { log, version })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  exit = stop
  log.info({ version, url: server.url }, 'api ready')
  process.send?.({ type: 'ready', port: server.port })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const known = error instanceof ConfigError || error instanceof StartError
  console.error(known ? reason : `The API could not start: ${reason}`)
  process.exit(1)
}
