/**
 * Chooses the account under which Postgres runs. Postgres refuses root. So when Panel runs as root, as in a container,
 * Postgres runs as the data folder's owner, else in a user namespace, else as "nobody" with the capability to pass
 * folders that are closed to it. An ordinary user needs none of these. What works is found by trying.
 */
import { spawnSync } from 'node:child_process'
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export interface Account {
  /** Command prefix. */
  wrap: string[]
  /** The owner of the files; null unless Panel runs as root. */
  owner: { uid: number; gid: number } | null
  /** Whether to spawn with the owner's ids. */
  change: boolean
}

const nobody = { uid: 65_534, gid: 65_534 }
const namespace = ['unshare', '--user']
const asNobody = [
  'setpriv',
  `--reuid=${nobody.uid}`,
  `--regid=${nobody.gid}`,
  '--clear-groups',
  '--inh-caps=+dac_override',
  '--ambient-caps=+dac_override',
]
/** On Linux the kernel signals Postgres when its parent dies, so that a killed launcher leaves no database running. */
const endsWithParent = ['setpriv', '--pdeathsig', 'INT']

function candidates(folder: string): Account[] {
  if (process.platform === 'win32') return [{ wrap: [], owner: null, change: false }]
  const found: Account[] = []
  if (process.getuid?.() === 0) {
    const { uid, gid } = statSync(folder)
    if (uid !== 0) found.push({ wrap: [], owner: { uid, gid }, change: true })
    found.push({ wrap: namespace, owner: { uid: 0, gid: 0 }, change: false })
    found.push({ wrap: asNobody, owner: nobody, change: false })
    found.push({ wrap: [], owner: nobody, change: true })
  } else {
    found.push({ wrap: [], owner: null, change: false })
    // In some containers the user has no entry in /etc/passwd. initdb needs a name, which a namespace provides.
    found.push({ wrap: namespace, owner: null, change: false })
  }
  if (process.platform !== 'linux') return found
  return found.flatMap(account => [{ ...account, wrap: [...account.wrap, ...endsWithParent] }, account])
}

interface SpawnOptions {
  uid?: number
  gid?: number
  env: NodeJS.ProcessEnv
  detached: boolean
}

/**
 * Options for spawning as the account. Postgres's own environment variables are removed, since they could redirect it. It
 * gets its own session, so that Ctrl-C reaches only the launcher, which stops things in order.
 */
export function spawnOptions(account: Account): SpawnOptions {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name)))
  const options = { env: { ...env, LC_ALL: 'C' }, detached: process.platform !== 'win32' }
  return account.change && account.owner ? { ...options, ...account.owner } : options
}

/** Changes the owner of a folder and its contents to the account's, if Panel runs as root and it is not done yet. */
export function giveTo(account: Account, folder: string): void {
  if (!account.owner || lstatSync(folder).uid === account.owner.uid) return
  const { uid, gid } = account.owner
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chownSync(path.join(entry.parentPath, entry.name), uid, gid)
  }
  // The folder last, so that an interrupted run is repeated.
  chownSync(folder, uid, gid)
}

/** The first account under which Postgres can run on `folder`, which must exist. Throws with a sentence for people. */
export function findAccount(folder: string, initdb: string): Account {
  const parent = path.dirname(folder)
  let reason = ''
  for (const account of candidates(parent)) {
    if (process.platform === 'win32') return account
    const before = lstatSync(folder)
    if (account.owner && before.uid !== account.owner.uid) chownSync(folder, account.owner.uid, account.owner.gid)
    // `initdb --show` makes the same checks as a real run and changes nothing.
    const script = 'test -w "$1" && test -x "$1" && exec "$0" --show -D "$1"'
    const [command, ...args] = [...account.wrap, 'sh', '-c', script, initdb, folder]
    const probe = spawnSync(command ?? 'sh', args, { ...spawnOptions(account), encoding: 'utf8', timeout: 10_000 })
    if (account.owner && before.uid !== account.owner.uid) chownSync(folder, before.uid, before.gid)
    if (probe.status === 0) return account
    reason ||= (probe.stderr?.trim() || probe.error?.message || '').split('\n')[0] ?? ''
  }
  const advice = 'Start Panel as an ordinary user, or set DATABASE_URL to a Postgres of your own.'
  throw new Error(`The embedded Postgres cannot run here${reason ? ` (${reason})` : ''}. ${advice}`)
}
