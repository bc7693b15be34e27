import { defineConfig } from 'vitest/config'

// biome-ignore lint/style/noDefaultExport: vitest reads the default export
export default defineConfig({
  test: {
    include: ['{db,api,worker,cli,site,scripts,bench}/**/test/**/*.test.{ts,tsx}', 'test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // One process for each file: tests open servers, pools and child processes of their own.
    pool: 'forks',
    execArgv: ['--import', new URL('scripts/quick-imports.mjs', import.meta.url).href],
    maxWorkers: 2,
    globalSetup: ['db/test/global-setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    teardownTimeout: 15_000,
    // Conditions are waited for, not slept for; a busy machine may take its time.
    expect: { poll: { timeout: 10_000 } },
  },
})
