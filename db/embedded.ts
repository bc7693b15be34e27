/**
 * Runs a private Postgres in the data folder, with nothing to install or configure. It listens on 127.0.0.1 with a random
 * password that only the folder's owner can read, recovers from kills, and is used by one program at a time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { type Account, findAccount, giveTo, spawnOptions } from './embedded/account.ts'
import { type Binaries, findBinaries } from './embedded/binaries.ts'
import { clearRemains, databaseName, ensureCluster, userName } from './embedded/cluster.ts'
import { type FolderLock, takeLockPatiently } from './embedded/folder-lock.ts'
import { checkKinds, folderTrouble } from './embedded/folder-trouble.ts'
import { makeWritable } from './embedded/writable-folder.ts'

export interface EmbeddedOptions {
  /** Created if missing. The database is in its subfolder `postgres`. */
  dataDir: string
  /** Gets Postgres's log lines, except routine ones. */
  log?: (line: string) => void
  /** Turned off only in tests: without it a power cut may destroy the database. */
  fsync?: boolean
}

export interface EmbeddedPostgres {
  url: string
  pid: number
  /** Calls `listener` if Postgres exits unexpectedly. */
  onExit(listener: (how: string) => void): void
  /** Starts it again after an unexpected exit, at the same address. */
  restart(): Promise<void>
  /** Announces a stop, so that another program that wants the folder waits for it. */
  announceStop(): void
  stop(): Promise<void>
}

const startMs = 60_000
const stopMs = 10_000
const routine =
  /starting PostgreSQL|listening on|ready to accept|was shut down at|shut(ting)? down|fast shutdown|aborting any|background worker|checkpoint/
/** Lines about clients that disconnect, also while connecting (message type 88 is their terminate message). */
const clientGone =
  /got message type 88|could not (receive data from|send data to) client|unexpected EOF on client|connection to client lost/

/** A port that is free now. If another program takes it first, the start tries another port. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function settings(port: number, fsync: boolean): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Only the server's own messages: errors in statements are reported by their callers.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '',
    // A short-lived test database needs no vacuuming either.
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

interface Attempt {
  child: ChildProcess | null
  output: string
}

/** Resolves when Postgres accepts connections, or with `child` null when it has exited. */
function attempt(
  binaries: Binaries,
  account: Account,
  folder: string,
  args: string[],
  log: (line: string) => void,
): Promise<Attempt> {
  const [command = binaries.postgres, ...rest] = [...account.wrap, binaries.postgres, '-D', folder, ...args]
  return new Promise((resolve, reject) => {
    const child = spawn(command, rest, {
      ...spawnOptions(account),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    const timer = setTimeout(() => child.kill('SIGQUIT'), startMs)
    child.once('error', error => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      resolve({ child: null, output: output.trim() })
    })
    let partial = ''
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (partial + chunk).split('\n')
      partial = lines.pop() ?? ''
      for (const line of lines) {
        if (child.exitCode === null && output.length < 4_000) output += `${line}\n`
        if (line.trim() && !routine.test(line) && !clientGone.test(line)) log(line)
        if (line.includes('ready to accept connections')) {
          clearTimeout(timer)
          resolve({ child, output })
        }
      }
    })
  })
}

/**
 * Starts the Postgres of a data folder, creating it if needed. If Postgres or its launcher was killed before, leftover
 * processes are stopped and the database recovers. Throws with a sentence for people: the folder is in use, not writable or
 * of another version, or there is no Postgres for this machine.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? (() => {})
  const wanted = path.resolve(options.dataDir)
  try {
    makeWritable(wanted)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Error(`The data folder ${wanted} cannot be written (${code}). Name another one in PANEL_DATA_DIR.`)
  }
  const dataDir = realpathSync(wanted)
  checkKinds(dataDir)
  const lock = await takeLockPatiently(path.join(dataDir, 'postgres.lock')).catch((error: unknown) => {
    throw folderTrouble(dataDir, error)
  })
  if ('heldBy' in lock) {
    throw new Error(
      `The data folder ${dataDir} is already in use by process ${lock.heldBy}. ` +
        'Stop that one first, or name another folder in PANEL_DATA_DIR.',
    )
  }
  try {
    const binaries = findBinaries()
    const folder = path.join(dataDir, 'postgres')
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const account = findAccount(folder, binaries.initdb)
    giveTo(account, folder)
    await clearRemains(folder)
    const password = await ensureCluster({ dataDir, folder, binaries, account })
    return await run({ binaries, account, folder, password, fsync: options.fsync ?? true, log, lock })
  } catch (error) {
    lock.release()
    throw folderTrouble(dataDir, error)
  }
}

interface Running {
  binaries: Binaries
  account: Account
  folder: string
  password: string
  fsync: boolean
  log: (line: string) => void
  lock: FolderLock
}

async function run({ binaries, account, folder, password, fsync, log, lock }: Running): Promise<EmbeddedPostgres> {
  let port = await freePort()
  let child: ChildProcess
  let stopping: Promise<void> | undefined
  const listeners: ((how: string) => void)[] = []

  // During an orderly stop, lines about connections that are terminated are left out.
  const logLine = (line: string) => {
    if (!stopping || !line.includes('terminating connection')) log(line)
  }

  async function launch(keepPort: boolean): Promise<ChildProcess> {
    const end = Date.now() + startMs
    for (;;) {
      const { child: started, output } = await attempt(binaries, account, folder, settings(port, fsync), logLine)
      if (started) {
        started.once('exit', (code, signal) => {
          if (!stopping) for (const listener of listeners) listener(signal ?? `code ${code}`)
        })
        return started
      }
      const portTaken = /could not (bind|create any TCP)/.test(output)
      // The child processes of a killed Postgres take a moment to exit.
      const leftovers = /still in use|lock file .* already exists|pre-existing shared memory/.test(output)
      if (Date.now() > end || !(portTaken || leftovers)) {
        const lines = output.split('\n')
        const last = lines.findLast(line => /FATAL|PANIC|error/i.test(line)) ?? lines.at(-1)
        throw new Error(`The database in ${folder} does not start: ${last || 'it said nothing'}.`)
      }
      if (portTaken && !keepPort) port = await freePort()
      await new Promise(resolve => setTimeout(resolve, 100))
      if (leftovers) await clearRemains(folder)
    }
  }

  async function end(): Promise<void> {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = new Promise<void>(resolve => child.once('exit', () => resolve()))
      if (process.platform === 'win32') spawn(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast'], { stdio: 'ignore' })
      else child.kill('SIGINT')
      const timer = setTimeout(() => child.kill('SIGQUIT'), stopMs)
      await gone
      clearTimeout(timer)
    }
    lock.release()
  }

  child = await launch(false)
  return {
    url: `postgres://${userName}:${password}@127.0.0.1:${port}/${databaseName}`,
    get pid() {
      return child.pid ?? 0
    },
    onExit: listener => void listeners.push(listener),
    async restart() {
      if (!stopping) child = await launch(true)
    },
    announceStop: () => lock.announceEnd(),
    stop() {
      stopping ??= end()
      return stopping
    },
  }
}
