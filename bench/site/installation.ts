/** An installation to measure: an embedded Postgres, the API with the built site, a worker, and sample projects. */
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { createClient } from '#api/client/client.ts'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { connect } from '#db/connection.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { migrateQueue } from '#db/queue.ts'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { dataDir } from '#worker/test/website/local-sites.ts'
import { startWorker } from '#worker/worker.ts'

const root = path.resolve(import.meta.dirname, '../..')
const deck = path.join(root, 'db', 'samples', 'sample-deck.pptx')

export interface Measured {
  url: string
  tokens: Record<'user' | 'admin', string>
  /** Ids of the user's projects, with and without a report. */
  reviewed: number
  draft: number
  stop(): Promise<void>
}

export async function startMeasured(): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'panel-bench-'))
  const postgres = await startEmbedded({ dataDir: path.join(folder, 'postgres'), fsync: false })
  await migrate(postgres.url)
  await migrateQueue({ databaseUrl: postgres.url })
  const { db, sql, close } = connect(postgres.url, { max: 2 })
  await db.insert(analysts).values(seedAnalysts)
  const env = {
    DATABASE_URL: postgres.url,
    PANEL_DATA_DIR: dataDir,
    PANEL_FILES_DIR: path.join(folder, 'files'),
    PANEL_SITE_DIR: path.join(root, 'dist', 'site'),
    PORT: '0',
  }
  const log = pino({ level: 'silent' })
  const server = await startServer(readApiConfig(env), { log, version: '0.0.0-bench' })
  const worker = await startWorker(readWorkerConfig(env), '0.0.0-bench', log)
  const client = (token: string | null) => createClient({ baseUrl: server.url, token })
  const join = async (username: string) => {
    const body = { username, email: `${username}@example.org`, password: 'correct horse', firstName: 'Ines' }
    return client(null).call('register', { body })
  }
  const admin = await join('admin')
  await sql`update users set role = 'admin' where id = ${admin.user.id}`
  const user = await join('user')
  const mine = client(user.token)
  await mine.call('requestEarlyAccess', { body: { email: 'desk@vellum.example' } })
  const reviewed = await mine.call('createProject', {
    body: { name: 'Seed deck', contentType: 'document', panelId: 2, submit: true },
    file: { blob: await openAsBlob(deck), name: 'deck.pptx' },
  })
  // The stream ends with the review.
  for await (const _ of mine.events(reviewed.id));
  const website = { contentType: 'website', panelId: 1, contentUrl: 'https://quillgate.example/' } as const
  const draft = await mine.call('createProject', { body: { ...website, name: 'Quillgate pricing page' } })
  return {
    url: server.url,
    tokens: { user: user.token, admin: admin.token },
    reviewed: reviewed.id,
    draft: draft.id,
    async stop() {
      await worker.stop()
      await server.stop()
      await close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
