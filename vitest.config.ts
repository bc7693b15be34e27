import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/test/slowest-first.ts'

/**
 * Suites that leave nothing behind in their process: they change no variable and close what they open. They follow each
 * other in one process, which spares each of them its start and the loading of the packages. What runs a server there has
 * its own Response (Hono replaces the global one), so suites about Response itself stay alone.
 */
const together = [
  'api/test/!(process).test.ts',
  'cli/test/words.test.ts',
  'cli/test/ci/{claims,config,gate,quote-lines}.test.ts',
  'worker/test/{model,panel,rubric}/**/*.test.ts',
]
const every = ['{db,api,worker,cli,site,scripts,bench}/**/test/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
const elsewhere = ['**/node_modules/**', '**/dist/**']

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    pool: 'forks',
    execArgv: ['--import', new URL('scripts/quick-imports.mjs', import.meta.url).href],
    // One more than the cores of a small machine: many suites wait, for a browser, a deadline, a process' end.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['db/test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
    // Conditions are waited for, not slept for; a busy machine may take its time.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        // One process for each file: tests open servers, pools and child processes of their own.
        test: { name: 'alone', include: every, exclude: [...elsewhere, ...together] },
      },
      { extends: true, test: { name: 'together', isolate: false, include: together, exclude: elsewhere } },
    ],
  },
})
