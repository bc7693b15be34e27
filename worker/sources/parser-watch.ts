/**
 * A thread beside the parser that works while the parser is busy: it ends the process when its memory passes the cap
 * (buffers lie outside the heap, so the engine's own cap does not hold them) or when nobody waits for the answer.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

interface Watch {
  memoryMiB: number
  parent: number
}

const { memoryMiB, parent }: Watch = workerData
const everyMs = 25

setInterval(() => {
  const tooMuch = process.memoryUsage.rss() > memoryMiB * 1024 * 1024
  if (tooMuch) writeSync(2, 'memory\n')
  if (tooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
