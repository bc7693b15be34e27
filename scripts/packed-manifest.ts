/**
 * The package that `npm pack` makes: the terminal program, and the API's client for other programs. The clone's
 * package.json lists what the whole product is built from; who installs `panel` needs only what the bundles load at run
 * time, in the versions that they were tried with.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadedAtRunTime } from './building/bundle.ts'
import { besideClient } from './building/client.ts'
import { root } from './building/stamp.ts'

/** Letters that most websites do not use: without them the machine's own fonts serve. */
const lettersForWebsites = ['@embedpdf/fonts-sc', '@embedpdf/fonts-kr']

/** Where the client's types find each other by the names that they have in the sources. */
const typesByName = {
  '#api/*.ts': './dist/client/types/api/*.d.ts',
  '#db/*.ts': './dist/client/types/db/*.d.ts',
}

/** The manifest for the package, made from the clone's. `scripts` stay: the clone goes on working while it is packed. */
export function packedManifest(clone: { dependencies: Record<string, string>; [field: string]: unknown }) {
  const { devDependencies: _, allowScripts: __, ...kept } = clone
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map(name => [name, clone.dependencies[name]]))
  return {
    ...kept,
    imports: typesByName,
    // The browser is none of the optional ones: npm leaves those out in silence on a Node that they do not name.
    dependencies: pick([...loadedAtRunTime, ...besideClient]),
    optionalDependencies: pick(lettersForWebsites),
  }
}

/** What is another one in the package: package.json, and the README, since a clone starts servers and a package does not. */
const packed = {
  'package.json': (own: string) => `${JSON.stringify(packedManifest(JSON.parse(own)), null, 2)}\n`,
  'README.md': () => readFileSync(path.join(root, 'scripts/package-readme.md'), 'utf8'),
}
/** The clone's own, while a package is made. */
const keptAt = (file: string) => path.join(root, 'dist', `${file}.kept`)

/** npm reads them where they stand, so they stand changed for the moment in which npm packs. Each is whole at any time. */
export function swapManifest(): void {
  restoreManifest()
  for (const [file, pack] of Object.entries(packed)) {
    const standing = path.join(root, file)
    const fresh = path.join(root, 'dist', `${file}.new`)
    writeFileSync(fresh, pack(readFileSync(standing, 'utf8')))
    copyFileSync(standing, keptAt(file))
    renameSync(fresh, standing)
  }
}

/** After a package was made, and before the next one where the last was cut short. */
export function restoreManifest(): void {
  for (const file of Object.keys(packed)) if (existsSync(keptAt(file))) renameSync(keptAt(file), path.join(root, file))
}
