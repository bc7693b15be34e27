/** A whole installation for tests of the app: the built site, the real API, a real worker, and a real Chromium. */
import { copyFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import type { Page } from 'playwright-core'
import { type Client, createClient } from '#api/client/client.ts'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { cheapPasswords } from '#api/test/harness.ts'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { sharedThreads } from '#worker/test/shared-threads.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'
import { startWorker } from '#worker/worker.ts'
import { buildSite } from '../../scripts/building/site.ts'
import { borrowChromium } from './chromium.ts'
import { createPages, type PageOptions, signIn } from './pages.ts'

export interface Person {
  client: Client
  token: string
  id: number
  username: string
}

export interface Visit {
  page: Page
  /** Errors that no page may have: exceptions, violations of its Content-Security-Policy, and hydration mismatches. */
  faults: string[]
  close(): Promise<void>
}

export interface VisitOptions extends PageOptions {
  /** Signed in as this person; without one, as a guest. */
  as?: Person
  /** A new page that is not reused: for tests that change its clock, scripts or cache. */
  fresh?: boolean
}

export interface Installation {
  url: string
  database: TestDatabase
  /** A page that shares its storage with no other. */
  open(options?: VisitOptions): Promise<Visit>
  /** A new account with the password `password`. */
  signUp(options?: { admin?: boolean; firstName?: string }): Promise<Person>
  stop(): Promise<void>
}

export const password = 'correct horse'

/** The address of axe on an installation: a script of its own site, which the browser compiles once. */
export const axeAddress = '/_astro/axe.min.js'

const builtSite = path.resolve(import.meta.dirname, '../../dist/site')

/** A copy of the built site with axe beside its scripts. The page renderer stays where its packages are found. */
async function siteWithAxe(folder: string): Promise<string> {
  const server = path.join(builtSite, 'server')
  await cp(builtSite, folder, { recursive: true, filter: from => from !== server })
  await symlink(server, path.join(folder, 'server'))
  await copyFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), path.join(folder, axeAddress))
  return folder
}

/**
 * `worker: false` starts no worker, for suites without reviews or whose reviews must not end. `pages` draws the pages of
 * submissions, `hosts` may be reviewed although they are on this machine.
 */
export async function startInstallation({
  worker: hasWorker = true,
  pages: drawn = false,
  hosts = '',
} = {}): Promise<Installation> {
  const [database, folder, browser] = await Promise.all([
    createTestDatabase(),
    mkdtemp(path.join(tmpdir(), 'panel-app-')),
    borrowChromium(),
    buildSite(),
  ])
  await database.db.insert(analysts).values(seedAnalysts)
  const env = {
    DATABASE_URL: database.url,
    PANEL_DATA_DIR: dataDir,
    PANEL_ALLOW_HOSTS: hosts,
    PANEL_PAGES: drawn ? 'on' : 'off',
    PANEL_FILES_DIR: path.join(folder, 'files'),
    PANEL_SITE_DIR: await siteWithAxe(path.join(folder, 'site')),
    PANEL_LIMIT_REGISTER: '10000',
    PANEL_LIMIT_EARLY_ACCESS: '10000',
    PORT: '0',
  }
  const log = pino({ level: 'silent' })
  const server = await startServer(readApiConfig(env), { log, version: '0.0.0-test', passwords: cheapPasswords() })
  const worker = hasWorker ? await startWorker(readWorkerConfig(env), '0.0.0-test', log, sharedThreads) : null
  const client = (token: string | null) => createClient({ baseUrl: server.url, token })
  let people = 0
  const pages = createPages(browser, server.url)
  return {
    url: server.url,
    database,
    async open({ as, fresh = false, ...options } = {}) {
      const page = fresh ? await pages.make({ ...options, painted: true }) : await pages.take(options)
      if (as) await signIn(page, as.token)
      const faults: string[] = []
      page.on('pageerror', error => faults.push(error.message))
      page.on('console', message => {
        if (/Content Security Policy|hydrat/i.test(message.text())) faults.push(message.text())
      })
      return { page, faults, close: () => (fresh ? page.context().close() : pages.giveBack(page, options)) }
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
