import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone in which this program was built; null for an installed package, which has the terminal program only. */
export function findClone(): string | null {
  // All files of the bundle are in dist/cli.
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
  return existsSync(join(root, startFile)) ? root : null
}

export const startFile = join('scripts', 'start.mjs')
