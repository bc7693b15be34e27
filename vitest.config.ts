import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/test/slowest-first.ts'

/**
 * Nearly all suites leave nothing behind in their process: they change no variable and close what they open. They follow
 * each other in one process, which spares each of them its start, the loading of the packages and a browser of its own.
 * What runs a server there has its own Response (Hono replaces the global one), so a suite about Response itself has a
 * process to itself. It goes before the others: amid them it would end one of their processes, and the next one would
 * compile all of Panel anew.
 */
const alone = ['db/test/files.test.ts']
/**
 * Many short suites of one engine that only compute: two processes that have compiled its patterns go through all of
 * them in three quarters of the CPU time that four take. They go early, beside the checks of `npm test`: with one process
 * they outlast the checks, and a core has nothing to do.
 */
const rubric = ['worker/test/rubric/**/*.test.ts']
const every = ['{db,api,worker,cli,site,scripts,bench}/**/test/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
const drizzle = ['', '/pg-core', '/postgres-js', '/postgres-js/migrator'].map(part => `drizzle-orm${part}`)
const elsewhere = ['**/node_modules/**', '**/dist/**']

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    pool: 'forks',
    // Bundled once: its hundred modules and a package.json of 179 kB are read anew by each process otherwise.
    deps: { optimizer: { ssr: { enabled: true, include: drizzle } } },
    // One more than the cores of a small machine: some suites wait, for a browser, a deadline, a process' end. Each further
    // process compiles all of Panel anew, for about 25 s of CPU in a whole run: three and four take equally long.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['db/test/global-setup.ts', 'scripts/test/built-parser.ts'],
    setupFiles: ['scripts/test/parsers.ts'],
    testTimeout: 40_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
    // Conditions are waited for, not slept for; a busy machine may take its time.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'rubric',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: rubric,
          exclude: elsewhere,
        },
      },
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          sequence: { groupOrder: 2 },
          include: every,
          exclude: [...elsewhere, ...alone, ...rubric],
        },
      },
      {
        extends: true,
        test: { name: 'alone', sequence: { groupOrder: 0 }, include: alone, exclude: elsewhere },
      },
    ],
  },
})
