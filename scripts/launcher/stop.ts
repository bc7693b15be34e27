/** Stops everything in reverse order of starting; a second request kills it at once. */
import { messageOf } from './fatal.ts'
import { type Speaker, say } from './log.ts'

interface Step {
  name: Speaker
  /** Called when a stop begins, before any of the steps. */
  announce?: () => void
  /** Resolves to false if there was nothing to stop. */
  stop(): Promise<unknown>
  force?: () => void
}

export interface Stopper {
  /** The last step added is stopped first. */
  add(step: Step): void
  readonly stopping: boolean
  /** Stops everything and ends the process. The first call decides the exit code. */
  stop(exitCode: number): Promise<never>
}

/** One Ctrl-C can arrive twice, from the terminal and from npm. */
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
  // The parent process was killed, or nothing reads the log any more, so nobody else would stop this process.
  process.once('disconnect', () => void stopper.stop(0))
  process.stdout.on('error', () => void stopper.stop(0))
  return stopper
}
