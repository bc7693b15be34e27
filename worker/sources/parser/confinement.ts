/**
 * What keeps the parser's process to its document. What strangers made may take a parser over, so it gets no variable,
 * reads its own code, writes nothing, starts nothing and reaches nobody.
 *
 * On every system Node refuses files other than the code, writing, programs, threads, native code and code made of text
 * (`fences`). Before Node 25 it knows no network, and it ends where the engine itself is broken out of. Linux holds more,
 * where it lets: no network interface in a network namespace; no new rights; as root a user of the parser's own, who owns
 * nothing and may signal nobody; else a user namespace, which hides memory and variables of the processes outside. What
 * neither refuses is a socket that is a file and that the parser's user may write to.
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

interface Way {
  /** Put before the command. */
  wrap: string[]
  as: { uid?: number; gid?: number }
}

interface Confinement extends Way {
  fences: string[]
}

/** The parser's user where Panel runs as root: one of its own, as the browser has (`adapters/browser-places.ts`). */
const parserUser = 59_732

const ownUser = { uid: parserUser, gid: parserUser }
const becomeOwnUser = [`--reuid=${parserUser}`, `--regid=${parserUser}`, '--clear-groups']
const namespaces = ['unshare', '--user', '--net', '--']
const noNetwork = ['unshare', '--net', '--']
/** Another user's process does not keep what ended it with its parent: it has to be said once more. */
const endsWithParent = '--pdeathsig=KILL'

/** Keeps of root's rights only these. */
const rights = (kept: '' | ',+dac_read_search', who: string[]) => [
  'setpriv',
  endsWithParent,
  ...who,
  `--inh-caps=-all${kept}`,
  `--ambient-caps=-all${kept}`,
  `--bounding-set=-all${kept}`,
  '--',
]

/** The best first. What works is found by trying it. */
function ways(): Way[] {
  if (process.platform !== 'linux') return []
  if (process.getuid?.() !== 0) return [{ wrap: namespaces, as: {} }]
  return [
    { wrap: namespaces, as: ownUser },
    // Where only root may make namespaces.
    { wrap: [...noNetwork, ...rights('', becomeOwnUser)], as: {} },
    // Where the code lies under a folder that only root may enter: passing it is the one right that is kept.
    { wrap: [...noNetwork, ...rights(',+dac_read_search', becomeOwnUser)], as: {} },
    { wrap: namespaces, as: {} },
    { wrap: [], as: ownUser },
    { wrap: [...noNetwork, ...rights('', [])], as: {} },
    { wrap: noNetwork, as: {} },
  ]
}

/**
 * Before each way: no program that the parser could find gives it rights, and it ends with the process that waits for its
 * answer. Where that cannot be had, a limit of CPU seconds, beyond the deadline, ends a parser that nobody waits for.
 */
const beforehand = [
  ['setpriv', '--no-new-privs', endsWithParent, '--'],
  ['sh', '-c', 'ulimit -t 120; exec "$@"', 'sh'],
]

/** Files and folders, each with all in it, that the program `entry` is made of. */
function codeOf(entry: string): { folders: string[]; files: string[] } {
  const beside = path.dirname(entry)
  // What was built lies in one folder. The source imports from two.
  const folders = entry.endsWith('.ts') ? ['../..', '../../../db'].map(way => path.join(beside, way)) : [beside]
  const files: string[] = []
  for (let at = beside; ; at = path.dirname(at)) {
    const packages = path.join(at, 'node_modules')
    if (existsSync(packages)) folders.push(packages, ...packageFolders(packages))
    // The nearest says which kind of modules the files are.
    const manifest = path.join(at, 'package.json')
    if (files.length === 0 && existsSync(manifest)) files.push(manifest)
    if (at === path.dirname(at)) return { folders: [...new Set(folders)], files }
  }
}

const named = `${path.sep}node_modules${path.sep}`

/** Where the packages of a folder really lie, which Node reads them from: some installers put links there. */
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

/** What would get past Node's permissions, or around them. Those that read files are added for each program. */
const fences = [
  // Node 20 calls it an experiment.
  knows('--permission') ? '--permission' : '--experimental-permission',
  // SQLite opens and writes files of its own accord.
  ...(knows('--no-experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  // The engine's flags write logs to any file.
  '--freeze-flags-after-init',
  // A document that has its way with a string has not yet run a program.
  '--disallow-code-generation-from-strings',
  // A crash would write its report to a file that the parser names; and a signal needs no permission.
  '--import',
  "data:text/javascript,for (const name of ['report', 'kill', '_kill', '_debugProcess']) delete process[name]",
]

const known = new Map<string, Confinement>()

/** Found once for each program: a try takes some milliseconds. */
function confinementOf(entry: string): Confinement {
  const found = known.get(entry)
  if (found) return found
  const { folders, files } = codeOf(entry)
  const reads = [...folders.map(folder => path.join(folder, '*')), ...files]
  const needed = [entry, ...folders, ...files]
  const before = beforehand.find(wrap => works({ wrap, as: {} }, [])) ?? []
  const way = ways().find(({ wrap, as }) => works({ wrap: [...before, ...wrap], as }, needed))
  const made = {
    wrap: [...before, ...(way?.wrap ?? [])],
    as: way?.as ?? {},
    fences: [...fences, ...reads.map(read => `--allow-fs-read=${read}`)],
  }
  known.set(entry, made)
  return made
}

function works({ wrap, as }: Way, needed: string[]): boolean {
  const script = 'test -x "$0" || exit 1; for at; do test -r "$at" || exit 1; done'
  const [command = 'sh', ...args] = [...wrap, 'sh', '-c', script, process.execPath, ...needed]
  return spawnSync(command, args, { ...as, env: {}, stdio: 'ignore', timeout: 10_000 }).status === 0
}

/** Starts `entry` in this Node, confined. Its third descriptor is where it puts its result. */
export function spawnConfined(entry: string, flags: string[], args: string[]): ParserProcess {
  const { wrap, as, fences } = confinementOf(entry)
  const [command = process.execPath, ...rest] = [...wrap, process.execPath, ...fences, ...flags, entry, ...args]
  const child = spawn(command, rest, {
    ...as,
    // A group of its own: who signals their own group needs to know nobody.
    detached: process.platform !== 'win32',
    // No variable of this process: none of its secrets are the parser's business.
    env: {},
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  })
  const result = child.stdio[3]
  if (!child.stdin || !child.stderr || !result || !('read' in result)) throw new Error('The parser has no pipes')
  return { child, stdin: child.stdin, stderr: child.stderr, result }
}
