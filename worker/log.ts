/** The worker's log. It never contains submitted text: `safeError` strips the values that errors quote. */
import pino, { type DestinationStream, type Logger } from 'pino'
import { safeError } from '#db/error-log.ts'

export function createLog(destination?: DestinationStream): Logger {
  const options = { name: 'worker', serializers: { err: safeError } }
  return destination ? pino(options, destination) : pino(options)
}
