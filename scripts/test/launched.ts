/** The launcher as a person starts it: a process, its log, its end. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeQuickFolder } from '#db/test/quick-folder.ts'

/** As `npm start` does: each process is compiled once, not once for each test. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))
const script = fileURLToPath(new URL('../start.ts', import.meta.url))

const start = fileURLToPath(new URL('../start.mjs', import.meta.url))

/** Waits for its shell, and does nothing for it when it is killed. */
const asNpm = `
  const [shell, ...args] = process.argv.slice(1)
  require('node:child_process').spawn(shell, args, { stdio: 'inherit' }).on('exit', code => process.exit(code ?? 1))`

export interface LaunchOptions {
  uid?: number
  gid?: number
  /** In a process group of its own, so that a test can send a signal to all of it. */
  detached?: boolean
  /** As npm runs a script: what is started, and can be sent a signal, is its shell, or what stands for npm itself. */
  throughNpm?: 'shell' | 'npm'
  /** What a person typed behind it; not through npm. */
  words?: string[]
}

export interface Launched {
  child: ChildProcess
  /** All that it wrote to standard output so far. */
  output(): string
  errors(): string
  /** Resolves with the match, past or to come. Rejects where the process ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  /** Resolves with the exit code when the process has ended. */
  ended: Promise<number | null>
}

/** Only what a test names, and what a program needs to run at all: no DATABASE_URL of the tester's own. */
export function launch(env: Record<string, string>, options: LaunchOptions = {}): Launched {
  const { throughNpm, words = [], ...how } = options
  // A shell between, which does not pass signals on: it waits for its command and does not become it.
  const shell = ['sh', '-c', '"$0" "$1"; exit $?', process.execPath, start]
  const commands = {
    shell,
    npm: [process.execPath, '-e', asNpm, ...shell],
    none: [process.execPath, script, ...words],
  }
  const command = commands[throughNpm ?? 'none']
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: compiled,
      ...(throughNpm ? { npm_lifecycle_event: 'start' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...how,
  })
  let output = ''
  let errors = ''
  const waiting = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', text => {
    output += text
    for (const look of waiting) look()
  })
  child.stderr.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const ended = new Promise<number | null>(resolve => child.once('close', resolve))
  return {
    child,
    output: () => output,
    errors: () => errors,
    ended,
    says: pattern =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output)
          if (!match) return
          waiting.delete(look)
          resolve(match)
        }
        waiting.add(look)
        look()
        void ended.then(code => reject(new Error(`ended with ${code} before ${pattern}:\n${output}${errors}`)))
      }),
  }
}

/** A data folder's path with a space and letters beyond ASCII, and what removes it. The folder itself is not made. */
export function dataFolder(): { dataDir: string; remove(): void } {
  const base = makeQuickFolder('panel start é-')
  return { dataDir: path.join(base, 'my data'), remove: () => rmSync(base, { recursive: true, force: true }) }
}

/** The ids of a process' children whose command line holds `word`; Linux. */
export function childrenOf(pid: number, word: string): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
        return parent === String(pid) && readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(word)
      } catch {
        return false // ended meanwhile
      }
    })
    .map(Number)
}
