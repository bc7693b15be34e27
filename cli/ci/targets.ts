/** What is reviewed: addresses as they are, files by name or glob, each once by each panel. */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import type { PanelType } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import { refuseCredentials, refuseOptions } from '../input.ts'
import type { TargetSetting } from './config.ts'

export interface Target {
  /** What is opened: the address, or the path with slashes. */
  address: string
  /** What it is known by from one run to the next: the name that a person gave it, else the address. */
  name: string
  /** As people are told of it: the name, and the panel where two of them review the same. */
  title: string
  kind: 'website' | 'document'
  panel: PanelType
  /** Globs of the repository files that a page is built from. */
  sources: string[]
  /** Served by this very machine, so that only this machine can look at it. */
  loopback: boolean
  /** Why it cannot be reviewed, where that is known before anything is opened. */
  problem: { code: string; message: string } | null
}

/** In the order given; the files of a glob by name. Throws `CommandError` where no target was named. */
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
    // Not with its turn: the results name every target.
    refuseCredentials(setting.target)
    for (const target of await targetsOf(setting)) {
      const at = found.findIndex(({ address, panel }) => address === target.address && panel === target.panel)
      if (at < 0) found.push(target)
      // What has a name of its own is meant more closely than what a glob met.
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
  // Said of this target, when it is its turn; the others are reviewed.
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

/** Whether an address leads to the machine that asks. */
export function isLoopback(address: string): boolean {
  const host = URL.parse(address)?.hostname.replace(/\.$/, '') ?? ''
  return /^(?:localhost|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0)$/.test(host)
}

/** "host:port" of an address, as exceptions of the network guard are written. */
export function hostAndPort(address: string): string[] {
  const url = URL.parse(address)
  if (!url) return []
  return [`${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`]
}

/** The ports that the Fetch standard calls bad: no browser opens anything there. */
const badPorts = new Set(
  '0 1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 1720 1723 2049 3659 4045 4190 5060 5061 6000 6566 6665 6666 6667 6668 6669 6679 6697 10080'.split(
    ' ',
  ),
)

/** The port of an address, where it is one that no browser opens. */
export function badPortOf(address: string): string | null {
  const port = URL.parse(address)?.port ?? ''
  return badPorts.has(port) ? port : null
}
