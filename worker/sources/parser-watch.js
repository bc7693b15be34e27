/**
 * A thread beside the parser that works while the parser is busy: it ends the process when its memory passes the cap
 * (buffers lie outside the heap, so the engine's own cap does not hold them) or when nobody waits for the answer.
 * Plain JavaScript, because stripping types would load a compiler into this thread as well.
 */
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const everyMs = 25

setInterval(() => {
  const tooMuch = process.memoryUsage.rss() > workerData.memoryMiB * 1024 * 1024
  if (tooMuch) writeSync(2, 'memory\n')
  if (tooMuch || process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL')
}, everyMs)
