/**
 * Looks through long submissions in a thread of their own. The rubric takes seconds for them, and a worker that answers
 * nobody for ten loses its jobs to another.
 */
import { Worker } from 'node:worker_threads'
import { EngineFailure } from '#worker/panel/engine-failure.ts'
import type { LookAside } from '#worker/panel/rubric/engine.ts'
import type { Seen } from '#worker/panel/rubric/observed.ts'

export interface LookBounds {
  /** What is longer goes to a thread; what is not costs less than starting one. */
  blocks: number
  characters: number
  /** Milliseconds a thread may take, and its heap in MiB. */
  ms: number
  memoryMiB: number
}

const usualBounds: LookBounds = { blocks: 1_500, characters: 150_000, ms: 120_000, memoryMiB: 2_048 }

/** @returns what looks aside; it throws `EngineFailure` `took_too_long` or `too_large`, or the signal's reason. */
export function createLookAside(bounds: LookBounds = usualBounds): LookAside {
  return (document, signal) => {
    const characters = document.blocks.reduce((sum, block) => sum + block.text.length, 0)
    if (document.blocks.length <= bounds.blocks && characters <= bounds.characters) return null
    return new Promise<Seen[]>((resolve, reject) => {
      signal.throwIfAborted()
      const thread = new Worker(new URL('./rubric-thread-entry.ts', import.meta.url), {
        workerData: document,
        resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMiB },
      })
      const end = (settle: () => void) => {
        clearTimeout(deadline)
        signal.removeEventListener('abort', stop)
        void thread.terminate()
        settle()
      }
      const stop = () => end(() => reject(signal.reason))
      const deadline = setTimeout(() => end(() => reject(new EngineFailure('took_too_long', tooLong))), bounds.ms)
      signal.addEventListener('abort', stop, { once: true })
      thread.once('message', (seen: Seen[]) => end(() => resolve(seen)))
      thread.once('error', error =>
        end(() => reject(isOutOfMemory(error) ? new EngineFailure('too_large', tooMuch) : error)),
      )
      thread.once('exit', code => end(() => reject(new Error(`The rubric's thread ended with ${code} and no answer`))))
    })
  }
}

const tooLong = 'The submission is so long that looking through it took too long. Submit a part of it.'
const tooMuch = 'The submission is longer than can be looked through at once. Submit a part of it.'

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
