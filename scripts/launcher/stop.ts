/** Stopping: in the reverse order of starting, once, and by force only when asked a second time. */
import { messageOf } from './fatal.ts'
import { type Speaker, say } from './log.ts'

interface Step {
  name: Speaker
  /** Called where a stop begins, before any of the steps. */
  announce?: () => void
  /** False where there was nothing to stop. */
  stop(): Promise<unknown>
  /** Ends it without waiting for its work. */
  force?: () => void
}

export interface Stopper {
  /** What was started last is stopped first. */
  add(step: Step): void
  readonly stopping: boolean
  /** Stops everything and ends the process. The first call decides the exit code. */
  stop(exitCode: number): Promise<never>
}

/** One Ctrl-C can arrive twice: from the terminal and again from npm. */
const sameKeyMs = 750

export function createStopper(): Stopper {
  const steps: Step[] = []
  let began = 0
  let ending: Promise<never> | undefined

  async function run(exitCode: number): Promise<never> {
    for (const step of steps) step.announce?.()
    for (const step of steps.reverse()) {
      await step.stop().then(
        stopped => stopped !== false && say(step.name, 'stopped'),
        error => say(step.name, messageOf(error)),
      )
    }
    process.exit(exitCode)
  }

  const stopper: Stopper = {
    add(step) {
      steps.push(step)
    },
    get stopping() {
      return ending !== undefined
    },
    stop(exitCode) {
      began ||= Date.now()
      ending ??= run(exitCode)
      return ending
    },
  }

  const asked = () => {
    if (!stopper.stopping) {
      say('panel', 'stopping (again to stop at once)')
      void stopper.stop(0)
    } else if (Date.now() - began > sameKeyMs) {
      say('panel', 'stopping at once')
      for (const step of steps) step.force?.()
    }
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, asked)
  // The process that started this one was killed, or the reader of the log is gone: nobody would stop it any more.
  process.once('disconnect', () => void stopper.stop(0))
  process.stdout.on('error', () => void stopper.stop(0))
  return stopper
}
