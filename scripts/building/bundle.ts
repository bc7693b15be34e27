/** What the server's bundles and the terminal's have in common, for esbuild. */
import type { BuildOptions } from 'esbuild'
import { pageScriptAsText } from './page-script.ts'
import { root } from './stamp.ts'

/** They bring files, programs or native code. The package depends on these and on nothing else (`packed-manifest.ts`). */
export const loadedAtRunTime = ['pdf-parse', 'word-extractor', 'playwright-core', '@sparticuz/chromium']

export const bundle = {
  // From anywhere: an action runs this from the folder of somebody's repository.
  absWorkingDir: root,
  bundle: true,
  // What is loaded lazily lies beside what loads it.
  splitting: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'silent',
  plugins: [pageScriptAsText],
  // Some packages are written for `require`, which a module of this kind lacks.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
} satisfies BuildOptions

/** Threads and processes that the worker's code starts by their file (`worker/entry-file.ts`). */
export const startedByFile = {
  'parser-entry': 'worker/sources/parser/parser-entry.ts',
  'browser-unpack': 'worker/adapters/browser/browser-unpack.ts',
  'rubric-thread-entry': 'worker/adapters/rubric-thread/rubric-thread-entry.ts',
}
