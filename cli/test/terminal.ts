/** The built program as a child process, with the real API and worker. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { cheapHash, cheapPasswords } from '#api/test/harness.ts'
import { migrateQueue } from '#db/queue.ts'
import { seed } from '#db/seed.ts'
import { createTestDatabase } from '#db/test/database.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { startWorker } from '#worker/worker.ts'
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
  says(text: string): Promise<void>
  printed(): string
  interrupt(signal?: NodeJS.Signals): void
}

interface RunOptions {
  input?: string | Uint8Array
  env?: Record<string, string>
  cwd?: string
  /** The program's path; the built one by default. */
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
  const said = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said.stderr += text
  })
  // A program that ends early closes its input.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const done = new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', code => resolve({ code, ...said }))
  })
  return {
    done,
    says: text =>
      new Promise((resolve, reject) => {
        const look = () => said.stderr.includes(text) && resolve()
        child.stderr.on('data', look)
        child.once('close', () => reject(new Error(`Ended without saying "${text}": ${said.stderr}`)))
        look()
      }),
    printed: () => said.stdout,
    interrupt: (signal = 'SIGINT') => child.kill(signal),
  }
}

export const run = (args: string[], options?: RunOptions): Promise<Outcome> => start(args, options).done

/** A temporary folder for one test file. */
export async function makeFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'panel-cli-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

/** API and worker over one database. */
export async function startPanel(): Promise<{ url: string; stop(): Promise<void> }> {
  const database = await createTestDatabase()
  const folder = await makeFolder()
  const settings = { DATABASE_URL: database.url, PANEL_DATA_DIR: folder.path, PANEL_PAGES: 'off', PORT: '0' }
  const plain = readApiConfig(settings)
  const roomy = { points: 100_000, seconds: 60 }
  const config = {
    ...plain,
    siteDir: join(folder.path, 'no-site'),
    limits: { ...plain.limits, login: roomy, loginAddress: roomy, loginName: roomy, register: roomy, submit: roomy },
  }
  // The administrator owns a sample, whose review begins once the worker is ready.
  const adminPassword = 'correct horse'
  await migrateQueue({ databaseUrl: database.url, redisUrl: undefined })
  await seed({ url: database.url, filesDir: plain.filesDir, adminPassword, hashPassword: cheapHash })
  const server = await startServer(config, {
    log: pino({ level: 'silent' }),
    version: 'test',
    passwords: cheapPasswords(),
  })
  const worker = await startWorker(readWorkerConfig(settings), 'test')
  return {
    url: server.url,
    async stop() {
      await worker.stop()
      await server.stop()
      await database.drop()
      await folder.remove()
    },
  }
}
