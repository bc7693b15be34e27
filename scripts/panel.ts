import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildCli, cliBundle } from './building/cli.ts'
import { root } from './building/stamp.ts'

await buildCli()
const bundle = path.join(root, cliBundle)
if (!existsSync(bundle)) {
  console.error('The terminal program is not there: cli/index.ts is missing from this checkout.')
  process.exit(1)
}
// npm changes the folder to the package's; the files that a person names are where the person is.
if (process.env.INIT_CWD && existsSync(process.env.INIT_CWD)) process.chdir(process.env.INIT_CWD)
await import(pathToFileURL(bundle).href)
