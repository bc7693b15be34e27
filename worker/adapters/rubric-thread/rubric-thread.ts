/**
 * Looks through submissions in threads. Its patterns take from milliseconds to minutes, as the text pleases, and a process
 * that answers nobody for ten seconds loses its jobs to another.
 */
import { Worker } from 'node:worker_threads'
import { entryFile } from '../../entry-file.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import type { Subject } from '../../panel/ports.ts'
import { type Look, type LookAside, taskOf } from '../../panel/rubric/look.ts'

export interface LookBounds {
  /** Milliseconds a thread may take for one submission, and its heap in MiB. */
  ms: number
  memoryMiB: number
}

const usualBounds: LookBounds = { ms: 60_000, memoryMiB: 2_048 }

/** A thread that has compiled the patterns looks through the next submission in a tenth of the time. */
const mostIdle = 1

export interface RubricThreads {
  /** One look for each review, whoever asks. Throws `EngineFailure` `took_too_long` or `too_large`, or the signal's reason. */
  look: LookAside
  /** Ends the threads that wait. One that looks ends with its review. */
  close(): void
}

export function createRubricThreads(bounds: LookBounds = usualBounds): RubricThreads {
  const idle: Worker[] = []
  let closed = false

  const take = (): Worker => {
    const waiting = idle.pop()
    waiting?.ref()
    return waiting ?? start()
  }
  const start = (): Worker => {
    const thread = new Worker(entryFile(import.meta.url, 'rubric-thread-entry'), {
      resourceLimits: { maxOldGenerationSizeMb: bounds.memoryMiB },
    })
    const gone = () => {
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    }
    // An error that nobody hears would end this process: what a thread says while it ends is nobody's business.
    return thread.on('error', gone).on('exit', gone)
  }
  const giveBack = (thread: Worker) => {
    if (closed || idle.length >= mostIdle) return void thread.terminate()
    // A program that has nothing else to do may end.
    thread.unref()
    idle.push(thread)
  }

  const lookAside = (subject: Subject) =>
    new Promise<Look>((resolve, reject) => {
      const { signal } = subject
      signal.throwIfAborted()
      const thread = take()
      const settle = () => {
        clearTimeout(deadline)
        signal.removeEventListener('abort', stop)
        thread.off('message', answered).off('error', broke).off('exit', left)
      }
      const fail = (reason: unknown) => {
        settle()
        void thread.terminate()
        reject(reason)
      }
      const stop = () => fail(signal.reason)
      const deadline = setTimeout(() => fail(new EngineFailure('took_too_long', tooLong)), bounds.ms)
      signal.addEventListener('abort', stop, { once: true })
      const answered = (seen: Look) => {
        settle()
        giveBack(thread)
        resolve(seen)
      }
      const broke = (error: unknown) => fail(isOutOfMemory(error) ? new EngineFailure('too_large', tooMuch) : error)
      const left = (code: number) => fail(new Error(`The rubric's thread ended with ${code} and no answer`))
      thread.on('message', answered).on('error', broke).on('exit', left)
      thread.postMessage(taskOf(subject))
    })
  /** The checks and every analyst's questions of one review share a look. */
  const looks = new WeakMap<Subject, Promise<Look>>()
  const look = (subject: Subject) => {
    const looking = looks.get(subject) ?? lookAside(subject)
    looks.set(subject, looking)
    return looking
  }
  return {
    look,
    close() {
      closed = true
      for (const thread of idle.splice(0)) void thread.terminate()
    },
  }
}

const tooLong = 'Looking through the submission took too long. Submit a part of it, or another version.'
const tooMuch = 'The submission is longer than can be looked through at once. Submit a part of it.'

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
