/** A whole installation for tests of the app: the built site, the real API, a real worker, and a real Chromium. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { type Client, createClient } from '#api/client.ts'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { cheapPasswords } from '#api/test/harness.ts'
import { migrateQueue } from '#db/queue.ts'
import { analysts } from '#db/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { startParsersAhead } from '#worker/sources/parser-process.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'
import { startWorker } from '#worker/worker.ts'
import { buildSite } from '../../scripts/building/site.ts'
import { borrowChromium } from './chromium.ts'
import { countShifts } from './weight.ts'

export interface Person {
  client: Client
  token: string
  id: number
  username: string
}

export interface Visit {
  page: Page
  /** What no page may do: break, break its Content-Security-Policy, or differ from the markup that it takes over. */
  faults: string[]
  close(): Promise<void>
}

export interface VisitOptions extends BrowserContextOptions {
  /** Signed in as this person; left out: nobody is. */
  as?: Person
}

export interface Installation {
  url: string
  database: TestDatabase
  /** A page with a storage of its own. */
  open(options?: VisitOptions): Promise<Visit>
  /** A new account with the password `password`. */
  signUp(options?: { admin?: boolean; firstName?: string }): Promise<Person>
  stop(): Promise<void>
}

export const password = 'correct horse'

const root = path.resolve(import.meta.dirname, '../..')

/** `worker: false` starts none, for suites in which nothing is reviewed, or where a review must not end. */
export async function startInstallation({ worker: hasWorker = true } = {}): Promise<Installation> {
  const [database, folder, browser] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'panel-app-')),
    borrowChromium(),
    buildSite(),
  ])
  await migrateQueue({ databaseUrl: database.url })
  await database.db.insert(analysts).values(seedAnalysts)
  const env = {
    DATABASE_URL: database.url,
    PANEL_DATA_DIR: dataDir,
    PANEL_FILES_DIR: path.join(folder, 'files'),
    PANEL_SITE_DIR: path.join(root, 'dist', 'site'),
    PANEL_LIMIT_REGISTER: '10000',
    PANEL_LIMIT_EARLY_ACCESS: '10000',
    PORT: '0',
  }
  const log = pino({ level: 'silent' })
  const server = await startServer(readApiConfig(env), { log, version: '0.0.0-test', passwords: cheapPasswords() })
  // Each suite reads a document or none.
  startParsersAhead(false)
  const worker = hasWorker ? await startWorker(readWorkerConfig(env), '0.0.0-test', log) : null
  const client = (token: string | null) => createClient({ baseUrl: server.url, token })
  let people = 0
  return {
    url: server.url,
    database,
    async open({ as, ...options } = {}) {
      const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce', ...options })
      context.setDefaultTimeout(10_000)
      await countShifts(context)
      if (as) await context.addInitScript(signInOnce, as.token)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text())
      })
      return { page, faults, close: () => context.close() }
    },
    async signUp({ admin = false, firstName = '' } = {}) {
      people += 1
      const username = `person${people}`
      const body = { username, email: `${username}@example.org`, password, firstName }
      const { user, token } = await client(null).call('register', { body })
      if (admin) await database.sql`update users set role = 'admin' where id = ${user.id}`
      return { client: client(token), token, id: user.id, username }
    },
    async stop() {
      await browser.giveBack()
      await worker?.stop()
      await server.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Runs in the page before its scripts: signs in at the first load of a tab, so that signing out later stays true. */
function signInOnce(token: string): void {
  // A page without an address has no storage.
  if (location.origin === 'null' || sessionStorage.getItem('test.signed-in')) return
  sessionStorage.setItem('test.signed-in', 'yes')
  localStorage.setItem('panel.token', token)
}
