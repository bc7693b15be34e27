/** The built program on a terminal of its own, which the system's `script` provides. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cliBundle } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'

export interface TerminalOutcome {
  code: number | null
  /** Everything drawn, with escape sequences. */
  raw: string
  text: string
}

export interface OnTerminal {
  done: Promise<TerminalOutcome>
  /** Resolves once this was drawn. */
  shows(text: string): Promise<void>
  type(keys: string): void
}

const quoted = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`

/** `after` is a shell command that runs on the same terminal when the program has ended. */
export function onTerminal(
  args: string[],
  options: {
    columns: number
    rows?: number
    env: Record<string, string>
    after?: string
    program?: string
    cwd?: string
  },
): OnTerminal {
  const { after, columns, cwd, env, program = join(root, cliBundle), rows = 30 } = options
  const command = [process.execPath, program, ...args].map(quoted).join(' ')
  const then = after === undefined ? '' : `; code=$?; ${after}; exit $code`
  // The shell must survive the program's Ctrl-C.
  const child = spawn(
    'script',
    ['-qefc', `trap : INT; stty cols ${columns} rows ${rows}; ${command}${then}`, '/dev/null'],
    {
      cwd,
      env: { PATH: process.env.PATH, HOME: '/nonexistent', TERM: 'xterm-256color', SHELL: '/bin/sh', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  )
  let raw = ''
  const waiting = new Set<() => void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    raw += text
    for (const look of waiting) look()
  })
  child.stdin.on('error', () => {})
  const text = () => stripVTControlCharacters(raw).replaceAll('\r', '')
  const done = new Promise<TerminalOutcome>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, raw, text: text() }))
  })
  return {
    done,
    shows: wanted =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!text().includes(wanted)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        child.once('close', () => reject(new Error(`Ended without showing "${wanted}": ${text()}`)))
        look()
      }),
    type: keys => child.stdin.write(keys),
  }
}
