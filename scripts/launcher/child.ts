import { type ChildProcess, fork } from 'node:child_process'
import { asSentence, Fatal } from './fatal.ts'
import { relay, type Speaker, say } from './log.ts'

export interface KeptProcess {
  /** Resolves when the process reports that it is ready. Rejects with `Fatal` if it ends before. */
  ready: Promise<void>
  /** Asks it to stop, and kills it after `graceMs`. */
  stop(graceMs: number): Promise<void>
  /** Ends it, so that it is started again. */
  restart(): void
  kill(): void
}

export interface ChildOptions {
  name: Speaker
  file: string
  env: NodeJS.ProcessEnv
}

const firstPauseMs = 250
const longestPauseMs = 10_000
/** Once a process has run for this long, its next restart is quick again. */
const steadyMs = 30_000
const readyMs = 60_000

export function keepRunning({ name, file, env }: ChildOptions): KeptProcess {
  let child: ChildProcess
  let stopping = false
  let everReady = false
  let pause = firstPauseMs
  let timer: NodeJS.Timeout | undefined

  function launch(): Promise<void> {
    // Its own session, so that Ctrl-C reaches only the launcher, which stops things in order.
    const started = fork(file, [], {
      env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    })
    child = started
    const began = Date.now()
    if (started.stdout) relay(name, started.stdout)
    const words = started.stderr ? relay(name, started.stderr) : null
    return new Promise((resolve, reject) => {
      let ready = false
      const deadline = setTimeout(() => started.kill('SIGKILL'), readyMs)
      started.on('message', message => {
        if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ready') return
        ready = true
        everReady = true
        clearTimeout(deadline)
        resolve()
      })
      started.once('error', error => reject(new Fatal(asSentence(`The ${name} cannot be started: ${error.message}`))))
      // Unlike "exit", "close" comes after the last output.
      started.once('close', (code, signal) => {
        clearTimeout(deadline)
        if (!ready)
          reject(
            new Fatal(
              words?.onlyLine() ||
                `The ${name} ended before it was ready (${signal ?? `code ${code}`}); its own words stand above.`,
            ),
          )
        if (stopping) return
        if (Date.now() - began > steadyMs) pause = firstPauseMs
        if (everReady) again(signal ?? `code ${code}`)
      })
    })
  }

  function again(how: string): void {
    say(name, `ended (${how}); starting it again`)
    timer = setTimeout(() => launch().catch(() => {}), pause)
    pause = Math.min(pause * 2, longestPauseMs)
  }

  const running = () => child.exitCode === null && child.signalCode === null
  return {
    ready: launch(),
    async stop(graceMs) {
      stopping = true
      clearTimeout(timer)
      if (!running()) return
      const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
      child.kill('SIGTERM')
      const force = setTimeout(() => {
        say(name, `did not stop within ${graceMs / 1000} s; ending it`)
        child.kill('SIGKILL')
      }, graceMs)
      await gone
      clearTimeout(force)
    },
    restart() {
      pause = firstPauseMs
      if (running()) child.kill('SIGTERM')
    },
    kill() {
      stopping = true
      clearTimeout(timer)
      if (running()) child.kill('SIGKILL')
    },
  }
}
