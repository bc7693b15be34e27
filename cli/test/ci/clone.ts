/** A clone of this checkout, since `npm pack` briefly changes package.json, and a registry to install its packages from. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputOf } from '#db/test/child-output.ts'
import { listenWith } from '#db/test/listen-with.ts'
import { loadedAtRunTime } from '../../../scripts/building/bundle.ts'
import type { Outcome } from '../terminal.ts'

const parts = ['api', 'cli', 'db', 'scripts', 'worker', 'package.json', 'package-lock.json', 'README.md', 'LICENSE']

/** What builds the client, and what the built programs load. */
const enough = [
  '.package-lock.json',
  'node',
  'esbuild',
  'eventsource-parser',
  'tinyglobby',
  'typescript-native',
  'zod',
  ...loadedAtRunTime,
]

/**
 * Copies the sources, which npm may change, and links the packages. `built` also copies the terminal program, because building
 * it takes seconds, and links only the packages that are then needed: npm reads the manifest of each.
 */
export function makeClone(root: string, clone: string, { built = false } = {}): void {
  for (const part of parts)
    cpSync(join(root, part), join(clone, part), { recursive: true, filter: file => !/[\\/]test[\\/]/.test(file) })
  if (built)
    for (const part of ['dist/cli', 'dist/.stamps/cli'])
      cpSync(join(root, part), join(clone, part), { recursive: true })
  const packages = join(clone, 'node_modules')
  mkdirSync(packages, { recursive: true })
  const needed = (name: string) => !built || enough.some(one => one.split('/')[0] === name)
  const names = readdirSync(join(root, 'node_modules')).filter(
    name => needed(name) && name !== '.cache' && name !== '.panel-installed',
  )
  execFileSync('ln', ['-s', ...names.map(name => join(root, 'node_modules', name)), packages])
}

export async function runProgram(
  program: string,
  args: string[],
  options: { cwd: string; env: Record<string, string | undefined> },
): Promise<Outcome> {
  const { ended, said } = outputOf(spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }))
  return { code: await ended, ...said }
}

export interface Registry {
  url: string
  /** Packages that were requested as files. */
  served: Set<string>
  close(): void
}

/** An npm registry with only the packages installed in this checkout. */
export async function startRegistry(root: string): Promise<Registry> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const served = new Set<string>()
  const foldersOf = (name: string) =>
    Object.keys(packages)
      .filter(folder => folder.endsWith(`node_modules/${name}`) && existsSync(join(root, folder, 'package.json')))
      .map(folder => join(root, folder))
  const server = await listenWith((request, response) => {
    const address = decodeURIComponent(request.url ?? '').slice(1)
    const [, name = '', version] = /^((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(address) ?? []
    const manifests = foldersOf(name).map(folder => ({
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    }))
    const chosen = manifests.find(({ manifest }) => manifest.version === version)
    if (chosen) {
      served.add(name)
      response.setHeader('cache-control', 'no-store')
      // `no-store` keeps 180 MB out of npm's cache. The archive is uncompressed, which npm also reads: compressing the
      // browser's package takes seconds of CPU.
      const tar = spawn(
        'tar',
        [
          '-c',
          '--transform',
          's,^\\.,package,',
          '-C',
          chosen.folder,
          '--exclude=./node_modules',
          '--exclude=*.map',
          '.',
        ],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      )
      tar.stdout.pipe(response)
    } else if (manifests.length > 0 && version === undefined) {
      const versions = Object.fromEntries(
        manifests.map(({ manifest }) => [
          manifest.version,
          { ...manifest, dist: { tarball: `${server.url}/${name}/-/${manifest.version}.tgz` } },
        ]),
      )
      const latest = manifests[0]?.manifest.version
      response.end(JSON.stringify({ name, 'dist-tags': { latest }, versions }))
    } else response.writeHead(404).end('{}')
  })
  return { ...server, served }
}
