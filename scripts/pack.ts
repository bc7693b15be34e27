/** Before `npm pack`, builds the terminal program and the client and swaps in the package's manifest; afterwards restores it. */
import { buildCli } from './building/cli.ts'
import { buildClient } from './building/client.ts'
import { restoreManifest, swapManifest } from './packed-manifest.ts'

try {
  if (process.argv[2] === 'after') restoreManifest()
  else {
    await buildCli()
    await buildClient()
    swapManifest()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
