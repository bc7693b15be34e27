/** What npm runs around `npm pack`: the terminal program is built, and package.json is the package's while npm reads it. */
import { buildCli } from './building/cli.ts'
import { restoreManifest, swapManifest } from './building/packed-manifest.ts'

try {
  if (process.argv[2] === 'after') restoreManifest()
  else {
    await buildCli()
    swapManifest()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
