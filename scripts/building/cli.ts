/** The terminal program: one file per entry and what is loaded lazily beside it, so that it starts in no time. */
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BuildOptions, Plugin } from 'esbuild'
import { emojiWhenAsked, endpointsWithoutSchemas, onlyVersion } from './cli-plugins.ts'
import { fingerprint, isFresh, remember, root } from './stamp.ts'

const client = ['', '-events', '-failure', '-pause', '-retry'].map(part => `api/client${part}.ts`)
const sources = ['cli', 'api/contracts', ...client, 'worker', 'db', 'package.json']
export const cliBundle = 'dist/cli/panel.js'

/**
 * What is not bundled: it brings files or programs of its own. The packed package depends on these and on nothing else
 * (`packed-manifest.ts`), so each is a dependency there.
 */
export const loadedAtRunTime = ['pdf-parse', 'word-extractor', 'playwright-core', '@sparticuz/chromium']

/** Before each file: bundled packages that were written for `require`, and what Node 20 lacks of the language. */
const head = `import { createRequire as __createRequire } from 'node:module'
const require = __createRequire(import.meta.url)
Promise.withResolvers ??= function () { const made = {}; made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject })); return made }
Map.groupBy ??= (items, keyOf) => { const groups = new Map(); for (const item of items) { const key = keyOf(item); groups.get(key)?.push(item) ?? groups.set(key, [item]) } return groups }`

/** Programs and threads that the worker's code starts by their file. They lie beside the program, under these names. */
const startedByFile = {
  'parser-entry': 'worker/sources/parser-entry.ts',
  'parser-watch': 'worker/sources/parser-watch.js',
  'browser-unpack': 'worker/adapters/browser-unpack.ts',
}

const builders = ['cli', 'cli-plugins', 'lean-endpoints'].map(name => `scripts/building/${name}.ts`)
const fingerprintOfCli = () => fingerprint([...sources, ...builders, 'package-lock.json'])

/** Whether what stands in dist was built from what stands in the sources. */
export const cliIsFresh = (): boolean => isFresh('cli', fingerprintOfCli(), cliBundle)

/** Builds where a source changed. Answers whether it did. */
export async function buildCli(): Promise<boolean> {
  const entry = path.join(root, 'cli', 'index.ts')
  if (!existsSync(entry)) return false
  const print = fingerprintOfCli()
  if (isFresh('cli', print, cliBundle)) return false
  const output = path.join(root, 'dist', 'cli')
  // Built aside, so that a build that fails leaves the last good one in place.
  const fresh = `${output}.${process.pid}.new`
  const { build } = await import('esbuild')
  const shared: BuildOptions = {
    // From anywhere: an action runs this from the folder of somebody's repository.
    absWorkingDir: root,
    outdir: fresh,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
  }
  const built = Promise.all([
    // One file that answers --version alone: each further file would cost more than the answer.
    build({ ...shared, entryPoints: { panel: entry }, plugins: [onlyVersion, programApart] }),
    build({
      ...shared,
      entryPoints: { program: 'cli/program.ts', ...startedByFile },
      // Screens are loaded only where one is drawn: splitting keeps them out of the first file.
      splitting: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Ink asks for its developer tools only under DEV=true.
      external: ['react-devtools-core', ...loadedAtRunTime],
      plugins: [onlyVersion, startedAsBuilt, endpointsWithoutSchemas, emojiWhenAsked],
      banner: { js: head },
    }),
  ])
  await built.catch((error: unknown) => {
    rmSync(fresh, { recursive: true, force: true })
    throw error
  })
  const program = path.join(fresh, path.basename(cliBundle))
  chmodSync(program, 0o755)
  // Written down, so that asking for help loads nothing (`cli/index.ts`).
  const { stdout: help } = await promisify(execFile)(process.execPath, [program, '--help'], { env: {} })
  writeFileSync(path.join(fresh, 'help.txt'), help)
  putInPlace(fresh, output)
  remember('cli', print)
  return true
}

/**
 * The last build makes room by a rename, so that a program that starts meanwhile misses it for no time to speak of.
 * Another process may have built the same and be there first: then its copy stays.
 */
function putInPlace(fresh: string, output: string): void {
  const last = `${fresh}.last`
  try {
    if (existsSync(output)) renameSync(output, last)
    renameSync(fresh, output)
  } catch (error) {
    if (!existsSync(output)) throw error
  } finally {
    for (const left of [fresh, last]) rmSync(left, { recursive: true, force: true })
  }
}

/** What the first file loads when there is more to do than to say the version. */
const programApart: Plugin = {
  name: 'program-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/program\.ts$/ }, () => ({ path: './program.js', external: true }))
  },
}

/** `new URL('./parser-entry.ts', import.meta.url)` names a source; beside the bundle stands what was built from it. */
const startedAsBuilt: Plugin = {
  name: 'started-as-built',
  setup(build) {
    build.onLoad({ filter: /[\\/]worker[\\/].*\.ts$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      const contents = source.replace(
        /new URL\('(?:\.\/)?([\w-]+)\.ts', import\.meta\.url\)/g,
        (_match, name: string) => {
          if (!Object.hasOwn(startedByFile, name))
            throw new Error(`${file} starts ${name}.ts, which is not built for the terminal`)
          return `new URL('./${name}.js', import.meta.url)`
        },
      )
      return { contents, loader: 'ts' }
    })
  },
}
