/** The built program on a terminal of its own, which the system's `script` provides. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { outputOf } from '#db/test/child-output.ts'
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
  shows(text: string): Promise<unknown>
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
  const { ended, said, says } = outputOf(child)
  child.stdin.on('error', () => {})
  const text = () => stripVTControlCharacters(said.stdout).replaceAll('\r', '')
  return {
    done: ended.then(code => ({ code, raw: said.stdout, text: text() })),
    shows: wanted => says(wanted, () => text().includes(wanted) || null),
    type: keys => child.stdin.write(keys),
  }
}
