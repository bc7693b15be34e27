/** A process that logs until its launcher dies, with more log lines left at its exit than were written. */
import pino from 'pino'
import { whenOrphaned } from '../orphaned.ts'

const log = pino()
const beat = setInterval(() => log.info('at work'), 5)
whenOrphaned(() => {
  clearInterval(beat)
  for (let line = 0; line < 100; line++) log.info('nobody reads this')
  process.exit(0)
})
process.send?.('ready')
