/** The site: Astro writes static files that the API serves. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { aside, leaveNothing, putInPlace } from './place.ts'
import { precompress } from './precompress.ts'
import { fingerprint, isFresh, remember, root } from './stamp.ts'

const sources = [
  'site',
  'api/contracts',
  'api/client',
  'db/vocabulary.ts',
  'db/places.ts',
  'db/limits.ts',
  'db/list-limits.ts',
  'db/located-document.ts',
  'db/report.ts',
  'astro.config.mjs',
]
const output = 'dist/site'
/** What a build takes from outside its sources: the address in its links. The year in its footer is the server's care. */
const outside = () => process.env.PANEL_SITE_URL ?? ''

/** Builds where a source changed, and says so first. Answers whether it did. Throws with Astro's words where that fails. */
export async function buildSite(onBuild?: () => void): Promise<boolean> {
  if (!existsSync(path.join(root, 'site', 'pages'))) return false
  const print = `${fingerprint([...sources, 'scripts/building', 'package-lock.json'])} ${outside()}`
  if (isFresh('site', print, output)) return false
  onBuild?.()
  const place = path.join(root, output)
  const fresh = aside(place)
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
  if (code !== 0) await leaveNothing(fresh)(new Error(`The site cannot be built. Astro says:\n${said.trim()}`))
  await precompress(fresh)
  putInPlace(fresh, place)
  remember('site', print)
  return true
}
