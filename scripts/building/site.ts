/** The site: Astro writes static files that the API serves. */
import { spawn } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { precompress } from './precompress.ts'
import { fingerprint, isFresh, remember, root } from './stamp.ts'

const client = ['', '-events', '-failure', '-pause', '-retry'].map(part => `api/client${part}.ts`)
const sources = ['site', 'api/contracts', ...client, 'db/vocabulary.ts', 'db/shapes.ts', 'astro.config.mjs']
const output = 'dist/site'
/** What a build takes from outside its sources: the address in its links. The year in its footer is the server's care. */
const outside = () => process.env.PANEL_SITE_URL ?? ''

/** Builds where a source changed, and says so first. Answers whether it did. Throws with Astro's words where that fails. */
export async function buildSite(onBuild?: () => void): Promise<boolean> {
  if (!existsSync(path.join(root, 'site', 'pages'))) return false
  const print = `${fingerprint([...sources, 'scripts/building', 'package-lock.json'])} ${outside()}`
  if (isFresh('site', print, output)) return false
  onBuild?.()
  // Built aside, so that a build that fails or is cut short leaves the last good one in place.
  const fresh = `${output}.${process.pid}.new`
  const astro = path.join(root, 'node_modules', 'astro', 'bin', 'astro.mjs')
  const child = spawn(process.execPath, [astro, 'build', '--outDir', fresh], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) {
    rmSync(path.join(root, fresh), { recursive: true, force: true })
    throw new Error(`The site cannot be built. Astro says:\n${said.trim()}`)
  }
  await precompress(path.join(root, fresh))
  rmSync(path.join(root, output), { recursive: true, force: true })
  renameSync(path.join(root, fresh), path.join(root, output))
  remember('site', print)
  return true
}
