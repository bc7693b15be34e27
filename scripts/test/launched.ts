import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { outputOf } from '#db/test/child-output.ts'
import { makeQuickFolder } from '#db/test/quick-folder.ts'

/** Node's compile cache, as `npm start` uses it, so that each test need not compile again. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url))
const script = fileURLToPath(new URL('../start.ts', import.meta.url))

const start = fileURLToPath(new URL('../start.mjs', import.meta.url))

/** Waits for its shell like npm, and does not stop it when killed. */
const asNpm = `
  const [shell, ...args] = process.argv.slice(1)
  require('node:child_process').spawn(shell, args, { stdio: 'inherit' }).on('exit', code => process.exit(code ?? 1))`

export interface LaunchOptions {
  uid?: number
  gid?: number
  /** In its own process group, so that a test can signal the whole group. */
  detached?: boolean
  /** Starts it through a shell, or a stand-in for npm, which is then the process that the test can signal. */
  throughNpm?: 'shell' | 'npm'
  /** Command-line arguments; not together with `throughNpm`. */
  words?: string[]
}

export interface Launched {
  child: ChildProcess
  output(): string
  errors(): string
  /** Resolves with the first match in the output so far or to come. Rejects if the process ends first. */
  says(pattern: RegExp): Promise<RegExpExecArray>
  ended: Promise<number | null>
}

/** The process gets only the test's variables and those that any program needs, so no DATABASE_URL of the developer's. */
export function launch(env: Record<string, string>, options: LaunchOptions = {}): Launched {
  const { throughNpm, words = [], ...how } = options
  // `; exit $?` keeps the shell from replacing itself by the command, so that it is in between and forwards no signals.
  const shell = ['sh', '-c', '"$0" "$1"; exit $?', process.execPath, start]
  const commands = { shell, npm: [process.execPath, '-e', asNpm, ...shell], none: [process.execPath, script, ...words] }
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
  const { ended, said, says } = outputOf(child)
  return {
    child,
    output: () => said.stdout,
    errors: () => said.stderr,
    ended,
    says: pattern => says(pattern, () => pattern.exec(said.stdout)),
  }
}

/** A path for a data folder, with a space and non-ASCII letters. The folder itself is not created. */
export function dataFolder(): { dataDir: string; remove(): void } {
  const base = makeQuickFolder('panel start é-')
  return { dataDir: path.join(base, 'my data'), remove: () => rmSync(base, { recursive: true, force: true }) }
}

/** Pids of a process's children whose command line contains `word`; Linux only. */
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
