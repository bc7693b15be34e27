/**
 * A Postgres of one's own in a folder: nothing to install, nothing to configure. It listens on 127.0.0.1 with a random
 * password that only the folder's owner can read, survives the death of any process, and belongs to one program at a time.
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
  /** Made if it is missing. The database is in its subfolder `postgres`. */
  dataDir: string
  /** Gets what Postgres says beyond its routine. */
  log?: (line: string) => void
  /** Off only for tests: a power cut may then cost the database. */
  fsync?: boolean
}

export interface EmbeddedPostgres {
  url: string
  pid: number
  /** Called when Postgres ends without having been asked to. */
  onExit(listener: (how: string) => void): void
  /** Starts it again after such an end, at the same address. */
  restart(): Promise<void>
  /** Says that it will be stopped soon: whoever wants the folder waits. */
  announceStop(): void
  /** Ends connections, writes everything down and gives the folder back. */
  stop(): Promise<void>
}

const startMs = 60_000
const stopMs = 10_000
const routine =
  /starting PostgreSQL|listening on|ready to accept|was shut down at|shut(ting)? down|fast shutdown|aborting any|background worker|checkpoint/
/** Clients go, in the midst of opening a connection too (88 is their goodbye); why a process of ours ended is said elsewhere. */
const clientGone =
  /got message type 88|could not (receive data from|send data to) client|unexpected EOF on client|connection to client lost/

/** A port that is free now. Another program may take it first: then the start tries the next one. */
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
    // What a statement did wrong is its caller's to report; here stand the server's own words.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    log_line_prefix: '',
    // What is thrown away soon needs no sweeping either.
    ...(fsync ? {} : { fsync: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

interface Attempt {
  child: ChildProcess | null
  said: string
}

/** Resolves when Postgres accepts connections (with its process) or has ended (with its last words). */
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
    let said = ''
    const timer = setTimeout(() => child.kill('SIGQUIT'), startMs)
    child.once('error', error => {
      clearTimeout(timer)
      reject(error)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      resolve({ child: null, said: said.trim() })
    })
    let partial = ''
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (partial + chunk).split('\n')
      partial = lines.pop() ?? ''
      for (const line of lines) {
        if (child.exitCode === null && said.length < 4_000) said += `${line}\n`
        if (line.trim() && !routine.test(line) && !clientGone.test(line)) log(line)
        if (line.includes('ready to accept connections')) {
          clearTimeout(timer)
          resolve({ child, said })
        }
      }
    })
  })
}

/**
 * Starts the Postgres of a data folder, making it first where there is none. After a kill of Postgres or of the program
 * that started it, what is left of it is stopped and the database recovers.
 * Throws with a sentence for people: folder in use, not writable, of another version, no Postgres for this machine.
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

  // Whom an orderly stop finds connected is told, not the person.
  const tell = (line: string) => {
    if (!stopping || !line.includes('terminating connection')) log(line)
  }

  async function launch(keepPort: boolean): Promise<ChildProcess> {
    const end = Date.now() + startMs
    for (;;) {
      const { child: started, said } = await attempt(binaries, account, folder, settings(port, fsync), tell)
      if (started) {
        started.once('exit', (code, signal) => {
          if (!stopping) for (const listener of listeners) listener(signal ?? `code ${code}`)
        })
        return started
      }
      const portTaken = /could not (bind|create any TCP)/.test(said)
      // The processes of a killed Postgres need a moment to notice.
      const leftovers = /still in use|lock file .* already exists|pre-existing shared memory/.test(said)
      if (Date.now() > end || !(portTaken || leftovers)) {
        const last = said.split('\n').findLast(line => /FATAL|PANIC|error/i.test(line)) ?? said.split('\n').at(-1)
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
