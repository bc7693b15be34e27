/** The terminal program: one file per entry and what is loaded lazily beside it, so that it starts in no time. */
import { chmodSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, isFresh, remember, root } from './stamp.ts'

const client = ['api/client.ts', 'api/client-events.ts', 'api/client-failure.ts']
const sources = ['cli', 'api/contracts', ...client, 'db/vocabulary.ts', 'db/shapes.ts', 'package.json']
export const cliBundle = 'dist/cli/panel.js'

/** Builds where a source changed. Answers whether it did. */
export async function buildCli(): Promise<boolean> {
  const entry = path.join(root, 'cli', 'index.ts')
  if (!existsSync(entry)) return false
  const print = fingerprint([...sources, 'scripts/building/cli.ts', 'package-lock.json'])
  if (isFresh('cli', print, cliBundle)) return false
  rmSync(path.join(root, 'dist', 'cli'), { recursive: true, force: true })
  const { build } = await import('esbuild')
  await build({
    entryPoints: { panel: entry },
    outdir: path.join(root, 'dist', 'cli'),
    bundle: true,
    // Screens are loaded only where one is drawn: splitting keeps them out of the first file.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Ink asks for its developer tools only under DEV=true.
    external: ['react-devtools-core'],
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'\nconst require = __createRequire(import.meta.url)",
    },
  })
  chmodSync(path.join(root, cliBundle), 0o755)
  remember('cli', print)
  return true
}
