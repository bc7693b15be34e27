import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import type { PanelType } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import { refuseCredentials, refuseOptions } from '../input.ts'
import type { TargetSetting } from './config.ts'

export interface Target {
  /** The address, or the path with slashes. */
  address: string
  /** Identifies the target across runs: the name a person gave it, else the address or path. */
  name: string
  /** The name shown to people, with the panel if two of them review the same. */
  title: string
  kind: 'website' | 'document'
  panel: PanelType
  /** Globs of the repository files that the page is built from. */
  sources: string[]
  /** Served by this machine, so that only this machine can open it. */
  loopback: boolean
  /** Why it cannot be reviewed, if known before it is opened. */
  problem: { code: string; message: string } | null
}

/** In the given order; a glob's files by name. Throws `CommandError` if there is no target. */
export async function resolveTargets(
  context: Pick<Context, 'program'>,
  settings: readonly TargetSetting[],
): Promise<Target[]> {
  if (settings.length === 0)
    throw new CommandError('There is nothing to review: no target was named, neither here nor in panel.config.json.', {
      next: `${context.program} ci <file or address>`,
      code: 'no_targets',
    })
  const found: Target[] = []
  for (const setting of settings) {
    refuseOptions(context, 'ci', setting.target)
    // Checked now and not in the target's turn, because the results list every target with its address.
    refuseCredentials(setting.target)
    for (const target of await targetsOf(setting)) {
      const at = found.findIndex(({ address, panel }) => address === target.address && panel === target.panel)
      if (at < 0) found.push(target)
      // An explicitly named target takes precedence over one matched by a glob.
      else if (setting.name !== null) found[at] = target
    }
  }
  return found.map(target => {
    const shared = found.some(other => other !== target && other.name === target.name)
    return shared ? { ...target, title: `${target.name} (${target.panel})` } : target
  })
}

async function targetsOf({ target, name, panel, sources }: TargetSetting): Promise<Target[]> {
  const one = (address: string, kind: Target['kind'], problem: Target['problem'] = null): Target => {
    const called = name ?? address
    const loopback = kind === 'website' && isLoopback(address)
    return { address, name: called, title: called, kind, panel, sources, loopback, problem }
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) || /^https?:/i.test(target)) return [one(target, 'website')]
  const files = await filesOf(target)
  const broken = (message: string) => [one(target, 'document', { code: 'no_targets', message })]
  // Reported when it is this target's turn; the others are still reviewed.
  if (files.length === 0) return broken(`No file matches ${target}.`)
  if (name !== null && files.length > 1)
    return broken(`${files.length} files match ${target}, and “${name}” can be the name of one only.`)
  return files.map(file => one(file, 'document'))
}

async function filesOf(target: string): Promise<string[]> {
  const there = await stat(target).then(
    () => true,
    () => false,
  )
  if (there || !isDynamicPattern(target)) return [target.replaceAll('\\', '/').replace(/^(\.\/)+(?!-)/, '')]
  const files = await glob(target, { cwd: resolve('.'), onlyFiles: true, expandDirectories: false })
  return files.sort((a, b) => (a < b ? -1 : 1))
}

export function isLoopback(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/\.$/, '') ?? ''
  return /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(host)
}

/** "host:port", the form of the network guard's exceptions. */
export function hostAndPort(address: string): string[] {
  const url = URL.parse(address)
  if (!url) return []
  return [`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`]
}

/** The Fetch standard's bad ports, which browsers refuse to open. */
const badPorts = new Set(
  '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'.split(
    ' ',
  ),
)

export function badPortOf(address: string): string | null {
  const port = URL.parse(address)?.port ?? ''
  return badPorts.has(port) ? port : null
}
