/**
 * Confines the parser's process. A malicious document may take over a parser, so it gets no environment variables, reads only
 * its own code, writes nothing, starts nothing and has no network.
 *
 * On every system Node's permission model denies other files, writing, child processes, threads, native code and eval
 * (`nodeFlags`). Before Node 25 it does not cover the network, and it does not hold once the engine itself is compromised.
 * Linux adds, as far as the machine allows: a network namespace without interfaces; no new privileges; and as root a separate
 * user that owns nothing and may signal nobody, else a user namespace, which hides memory and environment of other processes.
 * Neither prevents access to a Unix socket that the parser's user may write to.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

export interface ParserProcess {
  child: ChildProcess
  stdin: Writable
  stderr: Readable
  result: Readable
}

interface Launch {
  wrap: string[]
  as: { uid?: number; gid?: number }
}

interface Confinement extends Launch {
  nodeFlags: string[]
}

/** The parser's user if Panel runs as root, chosen like the browser's (`adapters/browser/places.ts`). */
const parserUser = 59_732

const ownUser = { uid: parserUser, gid: parserUser }
const becomeOwnUser = [`--reuid=${parserUser}`, `--regid=${parserUser}`, '--clear-groups']
const namespaces = ['unshare', '--user', '--net', '--']
const noNetwork = ['unshare', '--net', '--']
/** Changing the user clears the parent-death signal, so it has to be set again. */
const endsWithParent = '--pdeathsig=KILL'

/** Drops all of root's capabilities except these. */
const withCapabilities = (kept: '' | ',+dac_read_search', who: string[]) => [
  'setpriv',
  endsWithParent,
  ...who,
  `--inh-caps=-all${kept}`,
  `--ambient-caps=-all${kept}`,
  `--bounding-set=-all${kept}`,
  '--',
]

/** From the strictest to the least strict. Which ones work is found by trying. */
function launches(): Launch[] {
  if (process.platform !== 'linux') return []
  if (process.getuid?.() !== 0) return [{ wrap: namespaces, as: {} }]
  return [
    { wrap: namespaces, as: ownUser },
    // If only root may create namespaces.
    { wrap: [...noNetwork, ...withCapabilities('', becomeOwnUser)], as: {} },
    // If the code is under a folder that only root may enter: keeps only the capability to read it.
    { wrap: [...noNetwork, ...withCapabilities(',+dac_read_search', becomeOwnUser)], as: {} },
    { wrap: namespaces, as: {} },
    { wrap: [], as: ownUser },
    { wrap: [...noNetwork, ...withCapabilities('', [])], as: {} },
    { wrap: noNetwork, as: {} },
  ]
}

/** `setpriv` denies new privileges and ends the parser with its parent; without it, a CPU limit ends a parser left behind. */
const prefixes = [
  ['setpriv', '--no-new-privs', endsWithParent, '--'],
  ['sh', '-c', 'ulimit -t 120; exec "$@"', 'sh'],
]

function codeOf(entry: string): { folders: string[]; files: string[] } {
  const beside = path.dirname(entry)
  // A build is in one folder; the source imports from two.
  const folders = entry.endsWith('.ts') ? ['../..', '../../../db'].map(launch => path.join(beside, launch)) : [beside]
  const files: string[] = []
  for (let at = beside; ; at = path.dirname(at)) {
    const packages = path.join(at, 'node_modules')
    if (existsSync(packages)) folders.push(packages, ...packageFolders(packages))
    // The nearest package.json decides the module type.
    const manifest = path.join(at, 'package.json')
    if (files.length === 0 && existsSync(manifest)) files.push(manifest)
    if (at === path.dirname(at)) return { folders: [...new Set(folders)], files }
  }
}

const named = `${path.sep}node_modules${path.sep}`

/** The real folders of the packages in `node_modules`, where some installers put symbolic links. */
function packageFolders(folder: string, found: string[] = []): string[] {
  const real = realpathSync.native(folder)
  if (found.some(other => `${real}${path.sep}`.startsWith(`${other}${path.sep}`))) return found
  found.push(real)
  const linksIn = (at: string): string[] =>
    readdirSync(at, { withFileTypes: true }).flatMap(entry => {
      const file = path.join(at, entry.name)
      if (entry.name.startsWith('@') && entry.isDirectory()) return linksIn(file)
      return entry.isSymbolicLink() && existsSync(file) ? [file] : []
    })
  for (const link of linksIn(real)) {
    const target = realpathSync.native(link)
    const end = target.lastIndexOf(named)
    if (end >= 0) packageFolders(target.slice(0, end + named.length - 1), found)
  }
  return found
}

const knows = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag)

/** Node's permissions, and flags against ways around them. The files that may be read are added for each program. */
const nodeFlags = [
  // Node 20 has it as an experimental flag.
  knows('--permission') ? '--permission' : '--experimental-permission',
  // SQLite opens files without regard to the permissions.
  ...(knows('--no-experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  // V8 flags could write logs to any file.
  '--freeze-flags-after-init',
  // A document that gets a string evaluated must not run code.
  '--disallow-code-generation-from-strings',
  // Crash reports go to a file that the process chooses, and signals need no permission.
  '--import',
  "data:text/javascript,for (const name of ['report', 'kill', '_kill', '_debugProcess']) delete process[name]",
]

const known = new Map<string, Confinement>()

/** Cached for each program, because each attempt takes some milliseconds. */
function confinementOf(entry: string): Confinement {
  const found = known.get(entry)
  if (found) return found
  const { folders, files } = codeOf(entry)
  const reads = [...folders.map(folder => path.join(folder, '*')), ...files]
  const needed = [entry, ...folders, ...files]
  const before = prefixes.find(wrap => works({ wrap, as: {} }, [])) ?? []
  const launch = launches().find(({ wrap, as }) => works({ wrap: [...before, ...wrap], as }, needed))
  const confinement = {
    wrap: [...before, ...(launch?.wrap ?? [])],
    as: launch?.as ?? {},
    nodeFlags: [...nodeFlags, ...reads.map(read => `--allow-fs-read=${read}`)],
  }
  known.set(entry, confinement)
  return confinement
}

function works({ wrap, as }: Launch, needed: string[]): boolean {
  const script = 'test -x "$0" || exit 1; for at; do test -r "$at" || exit 1; done'
  const [command = 'sh', ...args] = [...wrap, 'sh', '-c', script, process.execPath, ...needed]
  return spawnSync(command, args, { ...as, env: {}, stdio: 'ignore', timeout: 10_000 }).status === 0
}

/** Starts `entry` in this Node, confined. It writes its result to file descriptor 3. */
export function spawnConfined(entry: string, flags: string[], args: string[]): ParserProcess {
  const { wrap, as, nodeFlags } = confinementOf(entry)
  const [command = process.execPath, ...rest] = [...wrap, process.execPath, ...nodeFlags, ...flags, entry, ...args]
  const child = spawn(command, rest, {
    ...as,
    // A process group of its own, because a process may signal its own group.
    detached: process.platform !== 'win32',
    // This process's environment contains secrets.
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  })
  const result = child.stdio[3]
  if (!child.stdin || !child.stderr || !result || !('read' in result)) throw new Error('The parser has no pipes')
  return { child, stdin: child.stdin, stderr: child.stderr, result }
}
