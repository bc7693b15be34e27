/**
 * `npm start`: checks, builds what is stale, opens and migrates the database, then keeps the API and the worker running until
 * it is told to stop.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildServer, bundledPrepare, programs } from './building/server.ts'
import { buildSite } from './building/site.ts'
import { root } from './building/stamp.ts'
import { checkDatabase, checkFiles, checkRedis, claimPort } from './launcher/checks.ts'
import { type KeptProcess, keepRunning } from './launcher/child.ts'
import { type Database, openDatabase } from './launcher/database.ts'
import { Fatal, messageOf } from './launcher/fatal.ts'
import { say } from './launcher/log.ts'
import { addressOf, readSettings } from './launcher/settings.ts'
import { createStopper, type Stopper } from './launcher/stop.ts'
import { watchFolders } from './launcher/watch.ts'

/** In watch mode, sources are run directly, without a build. */
const watching = process.argv.includes('--watch')
const building = () => say('panel', 'building the site …')
const apiStopMs = 10_000
const workerStopMs = 20_000

/** Bundled, because Node needs a third of a second of CPU to read the hundred modules of drizzle-orm. */
async function loadPrepare(): Promise<typeof import('./launcher/prepare.ts')> {
  if (watching) return import('./launcher/prepare.ts')
  await buildServer()
  return import(pathToFileURL(bundledPrepare).href)
}

async function start(stopper: Stopper): Promise<void> {
  const [unknown] = process.argv.slice(2).filter(argument => argument !== '--watch')
  if (unknown !== undefined)
    throw new Fatal(
      `npm start knows no ${unknown}: settings are variables, such as PORT=8080 (.env.example lists them).`,
    )
  const environmentFile = path.join(root, '.env')
  if (existsSync(environmentFile)) process.loadEnvFile(environmentFile)
  const settings = readSettings(process.env, root)
  const port = await claimPort(settings.host, settings.port)
  if (settings.databaseUrl) await checkDatabase(settings.databaseUrl)
  if (settings.redisUrl) await checkRedis(settings.redisUrl)
  checkFiles(settings)

  const lost = (reason: string) => {
    say('panel', reason)
    void stopper.stop(1)
  }
  // Loaded while Postgres starts; its failure is reported below.
  const loading = loadPrepare()
  loading.catch(() => undefined)
  const opening = openDatabase(settings.databaseUrl, settings.dataDir, lost)
  // A stop during this time waits until the database has opened; a failure to open is reported once, below.
  let opened: Database | undefined
  if (!settings.databaseUrl) {
    stopper.add({
      name: 'database',
      announce: () => opened?.announceStop?.(),
      stop: () =>
        opening.then(
          database => database.stop?.(),
          () => false,
        ),
    })
  }
  const database = await opening
  opened = database
  if (stopper.stopping) return

  const { prepare } = await loading
  const preparing = prepare(database.url, settings).catch((error: unknown) => {
    throw new Fatal(messageOf(error))
  })
  const [seeded] = await Promise.all([preparing, buildSite(building)])
  // Immediately, because it cannot be shown again.
  if (seeded.adminPassword) {
    say('panel', `administrator "${seeded.adminUsername}", password ${seeded.adminPassword}  (shown only this once)`)
  }
  if (stopper.stopping) return

  const env = {
    NODE_ENV: 'production',
    ...process.env,
    DATABASE_URL: database.url,
    HOST: settings.host,
    PORT: String(port),
    PANEL_SITE_DIR: process.env.PANEL_SITE_DIR ?? path.join(root, 'dist', 'site'),
    PANEL_DATA_DIR: settings.dataDir,
    PANEL_FILES_DIR: settings.filesDir,
  }
  // Started together, but stopped in order: first the API stops taking requests, then the worker hands back its reviews.
  const run = (name: 'api' | 'worker', graceMs: number) => {
    const file = path.join(root, watching ? `${name}/index.ts` : programs[name])
    const kept = keepRunning({ name, file, env })
    stopper.add({ name, stop: () => kept.stop(graceMs), force: () => kept.kill() })
    return kept
  }
  const children = [run('worker', workerStopMs), run('api', apiStopMs)]
  await Promise.all(children.map(child => child.ready))
  if (stopper.stopping) return
  if (watching) watchAll(stopper, children)

  const address = addressOf(settings.host, port)
  say('panel', `ready at ${address}  (Ctrl-C stops it)`)
  if (seeded.adminUsername) await sayModels(address, stopper)
}

/** On the first start: what answers on this machine, and where to connect it. */
async function sayModels(address: string, stopper: Stopper): Promise<void> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, PANEL_LOCAL_MODELS } = process.env
  if (OPENAI_API_KEY || OPENAI_BASE_URL || PANEL_LOCAL_MODELS?.trim() === 'off') return
  const { findServers } = await import('#worker/adapters/model/servers.ts')
  const found = (await findServers()).map(({ name, models }) => `${name} (${models[0]})`).join(' and ')
  if (stopper.stopping) return
  const what = found ? `${found} can review on this machine` : 'reviews run checks only, without a model'
  say('panel', `${what}: connect ${found ? 'it' : 'one'} at ${address}/admin/model`)
}

function watchAll(stopper: Stopper, children: KeptProcess[]): void {
  const code = ['db', 'api', 'worker'].map(folder => path.join(root, folder))
  const restart = watchFolders(code, () => {
    for (const child of children) child.restart()
  })
  const rebuild = watchFolders([path.join(root, 'site')], () => {
    buildSite(building).catch(error => say('panel', messageOf(error)))
  })
  stopper.add({
    name: 'panel',
    async stop() {
      restart.close()
      rebuild.close()
    },
  })
}

const stopper = createStopper()
try {
  await start(stopper)
} catch (error) {
  if (!stopper.stopping) {
    console.error(error instanceof Fatal ? error.message : `Panel cannot start: ${messageOf(error)}`)
    await stopper.stop(1)
  }
}
