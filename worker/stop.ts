import type { RunningWorker } from './worker.ts'

/** Longer than an orderly stop takes, and shorter than the launcher (20 s) and the containers (30 s) wait before they kill. */
const stopMs = 15_000

/** Stops once, however often it is called; then exits with 0, or with 1 if `timeoutMs` pass first. */
export function createStop(
  worker: RunningWorker,
  exit: (code: number) => void,
  timeoutMs: number = stopMs,
): () => Promise<void> {
  let stopping = false
  return async () => {
    if (stopping) return
    stopping = true
    // If the database stopped first, closing its connections may hang. Checkpoints are saved, so exiting is safe.
    const timer = setTimeout(() => exit(1), timeoutMs)
    await worker.stop()
    clearTimeout(timer)
    exit(0)
  }
}
