import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Account, giveTo, spawnOptions } from './account.ts'
import type { Binaries } from './binaries.ts'
import { anyPostgresIn, isAlive, isFree, isPostgresIn, within } from './process-life.ts'

export const userName = 'panel'
export const databaseName = 'panel'

const orphanStopMs = 15_000

interface Cluster {
  dataDir: string
  folder: string
  binaries: Binaries
  account: Account
}

function runAs(account: Account, command: string, args: string[], input = ''): SpawnSyncReturns<string> {
  const [first = command, ...rest] = [...account.wrap, command, ...args]
  const run = () => spawnSync(first, rest, { ...spawnOptions(account), encoding: 'utf8', input, windowsHide: true })
  const result = run()
  // A signal to the process group can hit the child before it has its own session. Nothing was done yet, so run it again.
  return result.signal === 'SIGTERM' || result.signal === 'SIGINT' ? run() : result
}

function lastLine(result: SpawnSyncReturns<string>): string {
  return result.error?.message ?? result.stderr.trim().split('\n').at(-1) ?? `exit ${result.status}`
}

/** Runs SQL in single-user mode, while no server is running. */
function singleUser({ account, binaries }: Cluster, folder: string, sql: string): void {
  const result = runAs(account, binaries.postgres, ['--single', '-D', folder, 'postgres'], `${sql}\n`)
  if (result.status !== 0) throw new Error(`The database in ${folder} cannot be set up: ${lastLine(result)}`)
}

function writeSecret(file: string, text: string): void {
  const fresh = `${file}.new`
  writeFileSync(fresh, text, { mode: 0o600 })
  chmodSync(fresh, 0o600)
  if (process.getuid?.() === 0) {
    // Root in another user's folder: the owner may start Panel next and must be able to read it.
    const { uid, gid } = statSync(path.dirname(file))
    chownSync(fresh, uid, gid)
  }
  renameSync(fresh, file)
}

function initialise(cluster: Cluster, password: string): void {
  const { account, binaries, dataDir, folder } = cluster
  // Created next to the folder and renamed when complete, so that a kill leaves nothing half done.
  const fresh = path.join(dataDir, 'postgres.new')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const passwordFile = path.join(dataDir, 'postgres.new.password')
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  if (account.owner) chownSync(passwordFile, account.owner.uid, account.owner.gid)
  giveTo(account, fresh)
  try {
    const result = runAs(account, binaries.initdb, [
      '-D',
      fresh,
      '-U',
      userName,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ])
    if (result.status !== 0) throw new Error(`The database in ${folder} cannot be made: ${lastLine(result)}`)
    singleUser(cluster, fresh, `CREATE DATABASE ${databaseName}`)
    rmSync(folder, { recursive: true, force: true })
    renameSync(fresh, folder)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Creates the cluster if the folder is empty. Returns its password. */
export async function ensureCluster(cluster: Cluster): Promise<string> {
  const { dataDir, folder, binaries } = cluster
  const versionFile = path.join(folder, 'PG_VERSION')
  const secret = path.join(dataDir, 'postgres.password')
  const fresh = randomBytes(24).toString('base64url')
  if (!existsSync(versionFile)) {
    if (readdirSync(folder).length > 0) {
      throw new Error(`${folder} holds files that are not a database's. Name another folder in PANEL_DATA_DIR.`)
    }
    initialise(cluster, fresh)
    writeSecret(secret, fresh)
    return fresh
  }
  const major = readFileSync(versionFile, 'utf8').trim()
  if (!/^\d+(\.\d+)?$/.test(major)) {
    throw new Error(
      `${versionFile} names no version of Postgres, so what ${folder} holds is damaged or not a database. ` +
        'Put a copy that is whole in its place, or name another folder in PANEL_DATA_DIR.',
    )
  }
  if (major !== String(binaries.major)) {
    throw new Error(
      `${folder} was made by Postgres ${major} and this version of Panel brings ${binaries.major}. ` +
        `Copy its data with pg_dump of Postgres ${major}, or name another folder in PANEL_DATA_DIR.`,
    )
  }
  const known = existsSync(secret) ? readFileSync(secret, 'utf8').trim() : ''
  if (known) return known
  // The password file is lost, or the first start was killed before writing it. No server runs now, so set a new one.
  singleUser(cluster, folder, `ALTER ROLE ${userName} PASSWORD '${fresh}'`)
  writeSecret(secret, fresh)
  return fresh
}

function postmasterOf(folder: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8'), 10)
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

/**
 * Stops a Postgres that a killed program left running on this folder, whose lock the caller holds. Also removes a stale pid
 * file whose pid now belongs to another program, since Postgres would mistake that program for itself.
 */
export async function clearRemains(folder: string): Promise<void> {
  const pid = postmasterOf(folder)
  if (pid === null) return
  if (isPostgresIn(pid, folder)) {
    process.kill(pid, 'SIGINT')
    if (!(await within(orphanStopMs, () => !isAlive(pid)))) {
      process.kill(pid, 'SIGQUIT')
      await within(orphanStopMs, () => !isAlive(pid))
    }
    return
  }
  if (isFree(pid)) return // Postgres detects that itself, and checks for leftover processes
  await within(orphanStopMs, () => !anyPostgresIn(folder))
  rmSync(path.join(folder, 'postmaster.pid'), { force: true })
}
