/** What is reviewed: addresses as they are, files by name or glob, each once. */
import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import type { PanelType } from '#db/vocabulary.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import type { TargetSetting } from './config.ts'

export interface Target {
  /** As a person names it, and the same in each run: the address, or the path with slashes. */
  name: string
  kind: 'website' | 'document'
  panel: PanelType
  /** Globs of the repository files that a page is built from. */
  sources: string[]
  /** Served by this very machine, so that only this machine can look at it. */
  loopback: boolean
}

/** In the order given; the files of a glob by name. Throws `CommandError` where nothing is left to review. */
export async function resolveTargets(context: Context, settings: readonly TargetSetting[]): Promise<Target[]> {
  const found: Target[] = []
  for (const { target, panel, sources } of settings) {
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(target) || /^https?:/i.test(target)) {
      found.push({ name: target, kind: 'website', panel, sources, loopback: isLoopback(target) })
      continue
    }
    for (const name of await filesOf(context, target)) {
      found.push({ name, kind: 'document', panel, sources, loopback: false })
    }
  }
  const targets = found.filter((one, at) => found.findIndex(other => other.name === one.name) === at)
  if (targets.length > 0) return targets
  throw new CommandError('There is nothing to review: no target was named.', {
    next: `${context.program} ci <file or address>, or targets in panel.config.json`,
    code: 'no_targets',
  })
}

async function filesOf(context: Context, target: string): Promise<string[]> {
  const there = await stat(target).then(
    () => true,
    () => false,
  )
  // A file that is not there is said of that target, when it is its turn; the others are reviewed.
  if (there || !isDynamicPattern(target)) return [target.replaceAll('\\', '/').replace(/^(\.\/)+/, '')]
  const files = await glob(target, { cwd: resolve('.'), onlyFiles: true, expandDirectories: false })
  if (files.length > 0) return files.sort((a, b) => (a < b ? -1 : 1))
  throw new CommandError(`No file matches ${target}.`, {
    next: `${context.program} ci --help`,
    code: 'no_targets',
  })
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
