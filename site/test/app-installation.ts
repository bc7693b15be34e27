/** A whole installation for tests of the app: the built site, the real API, a real worker, and a real Chromium. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { type Browser, chromium, type Page } from 'playwright-core'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { cheapPasswords } from '#api/test/harness.ts'
import { migrateQueue } from '#db/queue.ts'
import { analysts } from '#db/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { createTestDatabase } from '#db/test/database.ts'
import { findExecutable } from '#worker/adapters/browser-executable.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'
import { startWorker } from '#worker/worker.ts'
import { buildSite } from '../../scripts/building/site.ts'

export interface Installation {
  url: string
  /** A page with a storage of its own; what its console reports as an error is kept in `faults`. */
  open(): Promise<{ page: Page; faults: string[] }>
  stop(): Promise<void>
}

const root = path.resolve(import.meta.dirname, '../..')

export async function startInstallation(): Promise<Installation> {
  const [database, folder] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'panel-app-')),
    buildSite(),
  ])
  await migrateQueue({ databaseUrl: database.url })
  await database.db.insert(analysts).values(seedAnalysts)
  const env = {
    DATABASE_URL: database.url,
    PANEL_DATA_DIR: dataDir,
    PANEL_FILES_DIR: path.join(folder, 'files'),
    PANEL_SITE_DIR: path.join(root, 'dist', 'site'),
    PORT: '0',
  }
  const log = pino({ level: 'silent' })
  const server = await startServer(readApiConfig(env), { log, version: '0.0.0-test', passwords: cheapPasswords() })
  const worker = await startWorker(readWorkerConfig(env), '0.0.0-test', log)
  const browser = await startChromium()
  return {
    url: server.url,
    async open() {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' })
      const page = await context.newPage()
      page.setDefaultTimeout(10_000)
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text())
      })
      return { page, faults }
    },
    async stop() {
      await browser.close()
      await worker.stop()
      await server.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startChromium(): Promise<Browser> {
  const { file, env, libraryPath } = await findExecutable(dataDir, process.env.PANEL_CHROMIUM)
  const libraries = libraryPath ? { LD_LIBRARY_PATH: libraryPath } : {}
  return chromium.launch({ executablePath: file, env: { ...process.env, ...env, ...libraries } })
}
