/** Where this program was built in, when it runs from a clone rather than from an installed package. */
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The clone's folder; null for an installed package, which holds the terminal program alone. */
export function findClone(): string | null {
  // Every file of the bundle lies in dist/cli.
  const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')
  return existsSync(join(root, startFile)) ? root : null
}

/** What `npm start` runs, within the clone. */
export const startFile = join('scripts', 'start.mjs')
