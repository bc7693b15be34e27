import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './scripts/test/slowest-first.ts'

/**
 * Nearly all suites clean up after themselves, so many run in one process, which saves each the start, the loading of packages
 * and a browser. Suites that run a server replace the global Response (Hono does), so a suite about Response itself runs
 * alone. It runs first: in between, it would end a shared process, and the next one would compile all of Panel again.
 */
const alone = ['db/test/files.test.ts']
const every = ['{db,api,worker,cli,site,scripts,bench}/**/test/**/*.test.{ts,tsx}', 'test/**/*.test.ts']
const drizzle = ['', '/pg-core', '/postgres-js', '/postgres-js/migrator'].map(part => `drizzle-orm${part}`)
const elsewhere = ['**/node_modules/**', '**/dist/**']

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    pool: 'forks',
    // Fewer collections of young objects: a twelfth less CPU.
    execArgv: ['--max-semi-space-size=64'],
    // Bundled once, because each process would otherwise read its hundred modules and a package.json of 179 kB.
    deps: { optimizer: { ssr: { enabled: true, include: drizzle } } },
    // One more than a small machine has cores, because some suites mostly wait. Each further process compiles all of Panel
    // again, about 25 s of CPU in a whole run, so that three and four take equally long.
    maxWorkers: 3,
    sequence: { sequencer: SlowestFirst },
    globalSetup: ['db/test/global-setup.ts', 'scripts/test/built-entries.ts'],
    setupFiles: ['scripts/test/started-processes.ts'],
    // Longer than Panel itself waits for a page, so that a test fails with Panel's sentence.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
    // Generous, for busy machines; tests poll for conditions instead of sleeping.
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          isolate: false,
          sequence: { groupOrder: 1 },
          include: every,
          exclude: [...elsewhere, ...alone],
        },
      },
      {
        extends: true,
        test: { name: 'alone', sequence: { groupOrder: 0 }, include: alone, exclude: elsewhere },
      },
    ],
  },
})
