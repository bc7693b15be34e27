/** Rebuilds only what has changed, judged by the content of the sources, since file dates in a clone mean nothing. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'

export const root = fileURLToPath(new URL('../..', import.meta.url))
const everywhere = ['scripts/building', 'package.json', 'package-lock.json']
/** Ctrl-C also ends a builder's process, which can be noticed before the signal arrives in this process. */
const keyMs = 200

export interface Built {
  /** The folder in dist. */
  name: string
  /** Files and folders, relative to the root. */
  sources: readonly string[]
  /** Anything else that the result depends on. */
  setting?: string
  /** Builds into a temporary folder, which is then moved into place, so that a failed build leaves the last good one. */
  make(folder: string): Promise<unknown>
}

const outputOf = ({ name }: Built) => path.join(root, 'dist', name)
const stampOf = ({ name }: Built) => path.join(root, 'dist/.stamps', name)

function fingerprint({ sources, setting = '' }: Built): string {
  const hash = createHash('sha256').update(setting)
  const files = globSync([...sources, ...everywhere], { cwd: root, ignore: '**/test/**' })
  for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

export const isFresh = (built: Built, print = fingerprint(built)): boolean =>
  existsSync(outputOf(built)) && existsSync(stampOf(built)) && readFileSync(stampOf(built), 'utf8') === print

/** Builds if a source changed, and returns whether it did. */
export async function buildWhereChanged(built: Built): Promise<boolean> {
  const print = fingerprint(built)
  if (isFresh(built, print)) return false
  const output = outputOf(built)
  const fresh = `${output}.${process.pid}.new`
  const last = `${fresh}.last`
  let made = false
  try {
    await built.make(fresh)
    made = true
    // By renaming, so that the folder is missing only for an instant.
    if (existsSync(output)) renameSync(output, last)
    renameSync(fresh, output)
  } catch (error) {
    // Another process may have built the same and moved it first; then its copy stays.
    if (!made) await pause(keyMs)
    if (!made || !existsSync(output)) throw error
  } finally {
    for (const left of [fresh, last]) rmSync(left, { recursive: true, force: true })
  }
  mkdirSync(path.dirname(stampOf(built)), { recursive: true })
  writeFileSync(stampOf(built), print)
  return true
}
