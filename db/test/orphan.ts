/** A process that logs until its launcher dies, and exits while log lines are still unwritten. */
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
