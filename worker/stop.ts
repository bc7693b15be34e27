/** Ends the worker's process in order when it is told to, and without order where that takes too long. */
import type { RunningWorker } from './worker.ts'

/** Longer than an orderly stop takes, and within the patience of the launcher (20 s) and of the containers (30 s). */
const stopMs = 15_000

/**
 * A function that stops the worker once, however often it is called, and then calls `exit`: with 0, or with 1 where
 * `mostMs` have passed before.
 */
export function createStop(
  worker: RunningWorker,
  exit: (code: number) => void,
  mostMs: number = stopMs,
): () => Promise<void> {
  let stopping = false
  return async () => {
    if (stopping) return
    stopping = true
    // A database that went first leaves connections that nobody answers: checkpoints are kept, so leaving is safe.
    const late = setTimeout(() => exit(1), mostMs)
    await worker.stop()
    clearTimeout(late)
    exit(0)
  }
}
