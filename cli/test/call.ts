/** The whole program in this process, on streams of the test's own, without the cost of starting a process. */
import { PassThrough, Readable } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { expect } from 'vitest'
import { runProgram } from '../program.ts'
import type { Outcome } from './terminal.ts'

interface CallOptions {
  env?: Record<string, string>
  input?: string | Uint8Array
  stdin?: PassThrough
  /** The width of the terminal on standard output; by default it is a pipe. */
  columns?: number
  /** The signals of a Ctrl-C, and of a second one a while later. */
  stopped?: AbortSignal
  atOnce?: AbortSignal
}

/** Without colours: whether they are allowed depends on the process, so only spawned programs show them. */
export async function call(args: string[], options: CallOptions = {}): Promise<Outcome> {
  const { atOnce, columns, env = {}, input } = options
  const { stdin = Readable.from(input === undefined ? [] : [Buffer.from(input)]) } = options
  const { stopped = new AbortController().signal } = options
  const said = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof said, terminal: object) =>
    Object.assign(
      new PassThrough().on('data', chunk => {
        said[name] += stripVTControlCharacters(String(chunk))
      }),
      terminal,
    ) as unknown as NodeJS.WriteStream
  const around = {
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stream('stdout', columns === undefined ? {} : { isTTY: true, columns, rows: 1_000_000 }),
    stderr: stream('stderr', {}),
    env,
    stopped,
  }
  const code = await runProgram(args, around, atOnce)
  return { code, ...said }
}

/** Runs in another folder and changes back before anything else is called. */
export async function callIn(folder: string, args: string[], options?: CallOptions): Promise<Outcome> {
  // esbuild remembers the folder in which it is loaded; other suites of this process use it after this folder is gone.
  await import('esbuild')
  const before = process.cwd()
  process.chdir(folder)
  try {
    return await call(args, options)
  } finally {
    process.chdir(before)
  }
}

export function expectRefusal(outcome: Outcome, code: number, sentence: string | RegExp, next: string | RegExp = /\S/) {
  expect(outcome.stdout).toBe('')
  const [said = '', tried = '', ...more] = outcome.stderr.split('\n')
  expect(said).toMatch(sentence)
  expect(tried).toMatch(/^Try: /)
  expect(tried.slice('Try: '.length)).toMatch(next)
  // A line that can be pasted: a command of ours or of the shell, without words around it.
  expect(tried).toMatch(/^Try: (panel|npm|ls|unset|export|echo|cat|curl|env|sleep|PANEL_URL=\S+)\b/)
  expect(tried).not.toMatch(/…|, |; /)
  expect(more).toEqual([''])
  expect(outcome.code).toBe(code)
}
