/**
 * The manifest of the package that `npm pack` makes, with the terminal program and the API client. The clone's package.json
 * lists everything the product is built from; the package needs only what the bundles load at run time, in exactly the tested
 * versions.
 */
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadedAtRunTime } from './building/bundle.ts'
import { besideClient } from './building/client.ts'
import { root } from './building/stamp.ts'

/** Optional fonts for scripts that most websites do not use; without them the machine's fonts are used. */
const lettersForWebsites = ['@embedpdf/fonts-sc', '@embedpdf/fonts-kr']

/** Lets the client's types import each other by the names that the sources use. */
const typesByName = {
  '#api/*.ts': './dist/client/types/api/*.d.ts',
  '#db/*.ts': './dist/client/types/db/*.d.ts',
}

/** Made from the clone's manifest. `scripts` stay, so that the clone keeps working while it is packed. */
export function packedManifest(clone: { dependencies: Record<string, string>; [field: string]: unknown }) {
  const { devDependencies: _, allowScripts: __, ...kept } = clone
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.toSorted().map(name => [name, clone.dependencies[name]]))
  return {
    ...kept,
    imports: typesByName,
    // The browser is not optional, because npm silently skips optional packages that do not list the Node version.
    dependencies: pick([...loadedAtRunTime, ...besideClient]),
    optionalDependencies: pick(lettersForWebsites),
  }
}

/** Files that differ in the package: the manifest, and the README, since the package starts no servers. */
const packed = {
  'package.json': (own: string) => `${JSON.stringify(packedManifest(JSON.parse(own)), null, 2)}\n`,
  'README.md': () => readFileSync(path.join(root, 'scripts/package-readme.md'), 'utf8'),
}
const keptAt = (file: string) => path.join(root, 'dist', `${file}.kept`)

/** npm reads these files in place, so they are replaced while it packs. Each is complete at any time. */
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

/** Called after packing, and before the next packing in case the last one was interrupted. */
export function restoreManifest(): void {
  for (const file of Object.keys(packed)) if (existsSync(keptAt(file))) renameSync(keptAt(file), path.join(root, file))
}
