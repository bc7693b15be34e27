/** The terminal program: one file per entry and what is loaded lazily beside it, so that it starts in no time. */
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { BuildOptions, Plugin } from 'esbuild'
import { emojiWhenAsked, endpointsWithoutSchemas, onlyVersion, requireWhenAsked } from './cli-plugins.ts'
import { pageScriptAsText } from './page-script.ts'
import { aside, leaveNothing, putInPlace } from './place.ts'
import { fingerprint, isFresh, remember, root } from './stamp.ts'
import { startedBesideBundle, startedByFile } from './started-files.ts'

const sources = ['cli', 'api/contracts', 'api/client', 'worker', 'db', 'package.json']
export const cliBundle = 'dist/cli/panel.js'

/**
 * What is not bundled: it brings files or programs of its own. The packed package depends on these and on nothing else
 * (`packed-manifest.ts`), so each is a dependency there.
 */
export const loadedAtRunTime = ['pdf-parse', 'word-extractor', 'playwright-core', '@sparticuz/chromium']

/** Before each file: what Node 20 lacks of the language, too. */
const head = `${requireWhenAsked}
Promise.withResolvers ??= function () { const made = {}; made.promise = new this((resolve, reject) => Object.assign(made, { resolve, reject })); return made }
Map.groupBy ??= (items, keyOf) => { const groups = new Map(); for (const item of items) { const key = keyOf(item); groups.get(key)?.push(item) ?? groups.set(key, [item]) } return groups }`

const builders = ['cli', 'cli-plugins', 'lean-endpoints', 'page-script', 'place', 'started-files'].map(
  name => `scripts/building/${name}.ts`,
)
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
  const fresh = aside(output)
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
      plugins: [onlyVersion, pageScriptAsText, startedAsBuilt, endpointsWithoutSchemas, emojiWhenAsked],
      banner: { js: head },
    }),
  ])
  await built.catch(leaveNothing(fresh))
  const program = path.join(fresh, path.basename(cliBundle))
  chmodSync(program, 0o755)
  // Written down, so that asking for help loads nothing (`cli/index.ts`).
  const { stdout: help } = await promisify(execFile)(process.execPath, [program, '--help'], { env: {} })
  writeFileSync(path.join(fresh, 'help.txt'), help)
  putInPlace(fresh, output)
  remember('cli', print)
  return true
}

/** What the first file loads when there is more to do than to say the version. */
const programApart: Plugin = {
  name: 'program-apart',
  setup(build) {
    build.onResolve({ filter: /^\.\/program\.ts$/ }, () => ({ path: './program.js', external: true }))
  },
}

/** What the worker's code starts lies beside the program too; nothing of the sources does. */
const startedAsBuilt: Plugin = {
  name: 'started-as-built',
  setup(build) {
    build.onLoad({ filter: /[\\/]worker[\\/].*\.ts$/ }, ({ path: file }) => {
      const contents = startedBesideBundle(readFileSync(file, 'utf8'), expression => {
        if (expression.includes('.ts')) throw new Error(`${file} starts a file that is not built for the terminal`)
        return expression
      })
      return { contents, loader: 'ts' }
    })
  },
}
