/** What is built is built again only when what it is made from changed: by content, since a clone's dates mean nothing. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

function filesUnder(entry: string): string[] {
  const full = path.join(root, entry)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [entry]
  return readdirSync(full, { withFileTypes: true })
    .filter(child => child.name !== 'test' && child.name !== 'node_modules')
    .flatMap(child => filesUnder(path.join(entry, child.name)))
    .sort()
}

/** A hash over the files and folders named, relative to the package's root. Missing ones count as missing. */
export function fingerprint(entries: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of entries.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

const stampFile = (name: string) => path.join(root, 'dist', '.stamps', name)

export function isFresh(name: string, print: string, output: string): boolean {
  const file = stampFile(name)
  return existsSync(path.join(root, output)) && existsSync(file) && readFileSync(file, 'utf8') === print
}

export function remember(name: string, print: string): void {
  mkdirSync(path.dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), print)
}
