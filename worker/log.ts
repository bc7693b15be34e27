/** The worker's log. What was submitted never stands in it: errors are stripped of the values that they repeat. */
import pino, { type DestinationStream, type Logger } from 'pino'
import { safeError } from '#db/error-log.ts'

export function createLog(destination?: DestinationStream): Logger {
  const options = { name: 'worker', serializers: { err: safeError } }
  return destination ? pino(options, destination) : pino(options)
}
