/** Runs the rubric in threads: its patterns may take minutes, and a process blocked for ten seconds loses its jobs. */
import { Worker } from 'node:worker_threads'
import { entryFile } from '../../entry-file.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import type { Subject } from '../../panel/ports.ts'
import { type RubricResult, type RubricRunner, taskOf } from '../../panel/rubric/run-rubric.ts'

export interface ThreadLimits {
  /** Milliseconds a thread may take for one submission, and its heap in MiB. */
  ms: number
  memoryMiB: number
}

const defaultLimits: ThreadLimits = { ms: 60_000, memoryMiB: 2_048 }

/** A thread that has compiled the patterns handles the next submission in a tenth of the time. */
const maxIdle = 1

export interface RubricThreads {
  /** Runs once for each review. Rejects with `EngineFailure` `took_too_long` or `too_large`, or with the signal's reason. */
  run: RubricRunner
  close(): void
}

export function createRubricThreads(limits: ThreadLimits = defaultLimits): RubricThreads {
  const idle: Worker[] = []
  let closed = false

  const takeThread = (): Worker => {
    const waiting = idle.pop()
    waiting?.ref()
    return waiting ?? startThread()
  }
  const startThread = (): Worker => {
    const thread = new Worker(entryFile(import.meta.url, 'rubric-thread-entry'), {
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMiB },
    })
    const forget = () => {
      if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1)
    }
    // An 'error' event without a listener would end this process; an idle thread's errors do not matter.
    return thread.on('error', forget).on('exit', forget)
  }
  const releaseThread = (thread: Worker) => {
    if (closed || idle.length >= maxIdle) return void thread.terminate()
    thread.unref()
    idle.push(thread)
  }

  const runInThread = (subject: Subject) =>
    new Promise<RubricResult>((resolve, reject) => {
      const { signal } = subject
      signal.throwIfAborted()
      const thread = takeThread()
      const settle = () => {
        clearTimeout(deadline)
        signal.removeEventListener('abort', stop)
        thread.off('message', answered).off('error', failed).off('exit', exited)
      }
      const fail = (reason: unknown) => {
        settle()
        void thread.terminate()
        reject(reason)
      }
      const stop = () => fail(signal.reason)
      const deadline = setTimeout(() => fail(new EngineFailure('took_too_long', tooLong)), limits.ms)
      signal.addEventListener('abort', stop, { once: true })
      const answered = (result: RubricResult) => {
        settle()
        releaseThread(thread)
        resolve(result)
      }
      const failed = (error: unknown) => fail(isOutOfMemory(error) ? new EngineFailure('too_large', tooMuch) : error)
      const exited = (code: number) => fail(new Error(`The rubric's thread ended with ${code} and no answer`))
      thread.on('message', answered).on('error', failed).on('exit', exited)
      thread.postMessage(taskOf(subject))
    })
  const runs = new WeakMap<Subject, Promise<RubricResult>>()
  const run = (subject: Subject) => {
    const result = runs.get(subject) ?? runInThread(subject)
    runs.set(subject, result)
    return result
  }
  return {
    run,
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
