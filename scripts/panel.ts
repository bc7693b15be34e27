import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'
import { buildCli, cliBundle } from './building/cli.ts'
import { root } from './building/stamp.ts'

await buildCli()
const bundle = path.join(root, cliBundle)
if (!existsSync(bundle)) {
  console.error('The terminal program is not there: cli/index.ts is missing from this checkout.')
  process.exit(1)
}
const served = process.env.PANEL_URL?.trim() ? null : await addressServed()
if (served) process.env.PANEL_URL = served
// npm changes to the package's folder, but file arguments are relative to the user's.
if (process.env.INIT_CWD && existsSync(process.env.INIT_CWD)) process.chdir(process.env.INIT_CWD)
await import(pathToFileURL(bundle).href)

/** The address that `npm start` in this clone serves at; null for the default, or if HOST or PORT is invalid. */
async function addressServed(): Promise<string | null> {
  const file = path.join(root, '.env')
  const env = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env }
  const { HOST, PORT } = env
  if (!HOST?.trim() && !PORT?.trim()) return null
  const { addressOf, readSettings } = await import('./launcher/settings.ts')
  try {
    const { host, port } = readSettings({ HOST, PORT }, root)
    // 0 means any free port.
    return port === 0 ? null : addressOf(host, port)
  } catch {
    return null
  }
}
