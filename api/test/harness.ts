/** The real app on a port of its own, with a database of its own and the project's own client. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import pino from 'pino'
import { safeError } from '#db/error-log.ts'
import { defaultSettings, type Settings } from '#db/limits.ts'
import { saveSettings } from '#db/queries/settings.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { createPasswords, hashPassword, type Passwords } from '../auth/passwords.ts'
import { type Client, createClient } from '../client/client.ts'
import { ApiFailure } from '../client/failure.ts'
import { type ApiConfig, readApiConfig } from '../config.ts'
import { startServer } from '../server.ts'
import { findDocumented } from './documented.ts'

type RawInit = RequestInit & { duplex?: 'half'; token?: string | null | undefined; json?: unknown }

export interface Harness {
  url: string
  database: TestDatabase
  filesDir: string
  /** Every logged line, of every level. */
  logged: string[]
  /** Ids that were added to and removed from the queue. */
  queued: string[]
  removed: string[]
  client(token?: string): Client
  signUp(options?: { admin?: boolean }): Promise<{ client: Client; token: string; id: number; username: string }>
  raw(path: string, init?: RawInit): Promise<Response>
  close(): Promise<void>
}

/** The production hashing at a cost that lets tests register hundreds of people. */
const cheap = { memoryCost: 64, timeCost: 1 }
export const cheapPasswords = (): Passwords => createPasswords({ cost: cheap })
export const cheapHash = (password: string): Promise<string> => hashPassword(password, cheap)

/** High limits, because one test user does the work of many. */
export const roomySettings: Settings = { ...defaultSettings, reviewsAtOnce: 1_000, reviewsPerDay: 100_000 }

export const textFile = (
  text = 'Our product helps teams to plan their week. It costs 12 euros a month.',
  name = 'memo.txt',
) => new File([text], name, { type: 'text/plain' })

interface HarnessOptions {
  limits?: Partial<ApiConfig['limits']>
  config?: Partial<ApiConfig>
  passwords?: Passwords
  /** Enqueues for a worker, instead of only noting ids in `queued`. */
  realQueue?: boolean
}

export async function startHarness(options: HarnessOptions = {}): Promise<Harness> {
  const database = await createTestDatabase()
  await saveSettings(database.db, { changed: roomySettings, guard: () => {} })
  const directory = await mkdtemp(join(tmpdir(), 'panel-api-'))
  const logged: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk))
      done()
    },
  })
  const plain = readApiConfig({ DATABASE_URL: database.url, PANEL_DATA_DIR: directory, PORT: '0' })
  const limits = { ...plain.limits, ...options.limits }
  for (const name of Object.keys(limits) as (keyof typeof limits)[])
    limits[name] = options.limits?.[name] ?? { points: 100_000, seconds: 60 }
  const config: ApiConfig = { ...plain, siteDir: join(directory, 'no-site'), limits, ...options.config }
  const queued: string[] = []
  const removed: string[] = []
  const queue = {
    enqueueReview: async (id: string) => void queued.push(id),
    removeReview: async (id: string) => void removed.push(id),
    ready: async () => true,
  }
  const server = await startServer(config, {
    log: pino({ level: 'trace', serializers: { err: safeError } }, sink),
    version: '0.0.0-test',
    passwords: options.passwords ?? cheapPasswords(),
    ...(!options.realQueue && { queue }),
  })
  let people = 0
  const undocumented: string[] = []
  /** Fails the suite for any answer with a status that the OpenAPI document does not name. */
  const watched: typeof fetch = async (input, init) => {
    const response = await fetch(input, init)
    const endpoint = findDocumented(init?.method ?? 'GET', String(input))
    const known = endpoint?.statuses.includes(String(response.status)) ?? true
    if (!known && response.status !== 500) undocumented.push(`${endpoint?.name} answered ${response.status}`)
    return response
  }
  const client = (token?: string) => createClient({ baseUrl: server.url, token: token ?? null, fetch: watched })
  return {
    url: server.url,
    database,
    filesDir: config.filesDir,
    logged,
    queued,
    removed,
    client,
    async signUp({ admin = false } = {}) {
      people += 1
      const username = `person${people}`
      const { user, token } = await client().call('register', {
        body: { username, email: `${username}@example.org`, password: 'correct horse' },
      })
      if (admin) await database.sql`update users set role = 'admin' where id = ${user.id}`
      return { client: client(token), token, id: user.id, username }
    },
    raw(path, { token, json, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (token) headers.set('authorization', `Bearer ${token}`)
      if (json === undefined) return watched(server.url + path, { ...init, headers })
      headers.set('content-type', 'application/json')
      return watched(server.url + path, { ...init, headers, body: JSON.stringify(json) })
    },
    async close() {
      await server.stop()
      await database.drop()
      await rm(directory, { recursive: true, force: true })
      if (undocumented.length > 0) throw new Error(`Not in the OpenAPI document: ${undocumented.join('; ')}`)
    },
  }
}

/** The refusal that a call must end in; anything else fails the test. */
export async function refused(call: Promise<unknown>): Promise<ApiFailure> {
  const outcome = await call.catch((error: unknown) => error)
  if (outcome instanceof ApiFailure) return outcome
  throw new Error(`Expected a refusal, got ${JSON.stringify(outcome)}`)
}
