/**
 * The package that `npm pack` makes: the terminal program, and the API's client for other programs. The clone's
 * package.json lists what the whole product is built from; who installs `panel` needs only what the bundles load at run
 * time, in the versions that they were tried with.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadedAtRunTime } from './cli.ts'
import { besideClient } from './client.ts'
import { root } from './stamp.ts'

interface Manifest {
  dependencies: Record<string, string>
  [field: string]: unknown
}

/** Letters that most websites do not use: without them the machine's own fonts serve. */
const lettersForWebsites = ['@embedpdf/fonts-sc', '@embedpdf/fonts-kr']

/** What a clone needs and a package does not. `scripts` stay, so that the clone goes on working while it is packed. */
const left = ['devDependencies', 'allowScripts', 'imports']

/** The manifest for the package, made from the clone's. Throws where the clone lacks a package that the bundle loads. */
export function packedManifest(clone: Manifest): Manifest {
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.toSorted().map(name => {
        const version = clone.dependencies[name]
        if (version === undefined) throw new Error(`${name} is loaded by the terminal program and is no dependency`)
        return [name, version]
      }),
    )
  const kept = Object.fromEntries(Object.entries(clone).filter(([field]) => !left.includes(field)))
  return {
    ...kept,
    // The browser is none of the optional ones: npm leaves those out in silence on a Node that they do not name.
    dependencies: pick([...loadedAtRunTime, ...besideClient]),
    optionalDependencies: pick(lettersForWebsites),
  }
}

/** What is another one in the package: package.json, and the README, since a clone starts servers and a package does not. */
const swapped = [
  { file: 'package.json', packed: (own: string) => `${JSON.stringify(packedManifest(JSON.parse(own)), null, 2)}\n` },
  {
    file: 'README.md',
    packed: () => readFileSync(path.join(root, 'scripts', 'building', 'package-readme.md'), 'utf8'),
  },
]
const standing = (file: string) => path.join(root, file)
/** The clone's own, while a package is made. */
const kept = (file: string) => path.join(root, 'dist', `${file}.kept`)

/** npm reads them where they stand, so they stand changed for the moment in which npm packs. */
export function swapManifest(): void {
  restoreManifest()
  for (const { file, packed } of swapped) {
    const own = readFileSync(standing(file), 'utf8')
    const text = packed(own)
    writeFileSync(kept(file), own)
    replace(standing(file), text)
  }
}

/** After a package was made, and before the next one where the last was cut short. */
export function restoreManifest(): void {
  for (const { file } of swapped) {
    if (!existsSync(kept(file))) continue
    replace(standing(file), readFileSync(kept(file), 'utf8'))
    rmSync(kept(file))
  }
}

/** Whole or not at all: somebody may be reading it. */
function replace(file: string, text: string): void {
  const fresh = `${file}.${process.pid}.new`
  writeFileSync(fresh, text)
  renameSync(fresh, file)
}
