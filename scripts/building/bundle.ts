import type { BuildOptions } from 'esbuild'
import { pageScriptAsText } from './page-script.ts'
import { root } from './stamp.ts'

/** Not bundled, because they contain files, programs or native code. The npm package depends on them (`packed-manifest.ts`). */
export const loadedAtRunTime = [
  'pdf-parse',
  'pdfjs-dist',
  'word-extractor',
  'playwright-core',
  '@sparticuz/chromium',
  'tesseract.js-core',
  '@tesseract.js-data/eng',
]

export const bundle = {
  // Independent of the working directory: the GitHub action builds from the user's repository.
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'silent',
  plugins: [pageScriptAsText],
  // Some packages use `require`, which ES modules lack.
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
  },
} satisfies BuildOptions

/** Threads and processes that the worker starts by file name (`worker/entry-file.ts`). */
export const startedByFile = {
  'parser-entry': 'worker/sources/parser-process/parser-entry.ts',
  'browser-unpack': 'worker/adapters/browser/browser-unpack.ts',
  'rubric-thread-entry': 'worker/adapters/rubric-thread/rubric-thread-entry.ts',
}
