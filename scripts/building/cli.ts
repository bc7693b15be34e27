/** Builds the terminal program, with lazily loaded modules in separate files, so that it starts fast. */
import { execFile } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundle, loadedAtRunTime, startedByFile } from './bundle.ts'
import { type Built, buildWhereChanged, isFresh } from './stamp.ts'

export const cliBundle = 'dist/cli/panel.js'

const cli: Built = {
  name: 'cli',
  sources: ['cli', 'api/contracts', 'api/client', 'worker', 'db'],
  async make(outdir) {
    const [{ build }, { leanEndpoints }] = await Promise.all([import('esbuild'), import('./lean-endpoints.ts')])
    await build({
      ...bundle,
      outdir,
      entryPoints: { panel: 'cli/index.ts', ...startedByFile },
      inject: ['cli/node-20.ts'],
      target: 'node20',
      minifySyntax: true,
      minifyWhitespace: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      // Ink loads its developer tools only if DEV=true.
      external: ['react-devtools-core', ...loadedAtRunTime],
      plugins: [...bundle.plugins, leanEndpoints],
    })
    const program = path.join(outdir, path.basename(cliBundle))
    chmodSync(program, 0o755)
    // Stored as text, which `cli/index.ts` prints without loading the program.
    const { stdout: help } = await promisify(execFile)(process.execPath, [program, '--help'], { env: {} })
    writeFileSync(path.join(outdir, 'help.txt'), help)
  },
}

export const buildCli = (): Promise<boolean> => buildWhereChanged(cli)

export const cliIsFresh = (): boolean => isFresh(cli)
