/** The built program as a child process. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { outputOf } from '#db/test/child-output.ts'
import { cliBundle } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

export interface Running {
  done: Promise<Outcome>
  /** Resolves once standard error contains this. */
  says(text: string): Promise<unknown>
  printed(): string
  interrupt(signal?: NodeJS.Signals): void
}

interface RunOptions {
  input?: string | Uint8Array
  env?: Record<string, string>
  cwd?: string
  program?: string
}

/** Spawns the program without a terminal, with only the given environment. */
export function start(
  args: string[],
  { input, env = {}, cwd, program = join(root, cliBundle) }: RunOptions = {},
): Running {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, HOME: '/nonexistent', ...env },
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const { ended, said, says } = outputOf(child)
  // A program that ends early closes its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  return {
    done: ended.then(code => ({ code, ...said })),
    says: text => says(text, () => said.stderr.includes(text) || null),
    printed: () => said.stdout,
    interrupt: (signal = 'SIGINT') => child.kill(signal),
  }
}

export const run = (args: string[], options?: RunOptions): Promise<Outcome> => start(args, options).done

export async function makeFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'panel-cli-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
