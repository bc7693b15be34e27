/**
 * How long a submitted review waits for a worker: from sending the request to the worker's first event (`source.read` of a
 * small text), with the queue in Postgres and, if one answers, in Redis. API and worker are the real ones, in one process.
 * Run: node bench/pick-up.ts [reviews, 40]
 */
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { createPasswords } from '#api/auth/passwords.ts'
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
import { emptyRedis } from '#worker/test/jobs/empty-redis.ts'
import { startWorker } from '#worker/worker.ts'

const reviews = Number(process.argv[2] ?? 40)
const log = pino({ level: 'silent' })
const folder = await mkdtemp(path.join(tmpdir(), 'panel-pick-up-'))
const postgres = await startEmbedded({ dataDir: folder })

interface Times {
  claimed: number[]
  read: number[]
}

async function measure(redis: string | undefined): Promise<Times> {
  const name = `pick_up_${randomBytes(4).toString('hex')}`
  const admin = connect(postgres.url, { max: 1 })
  await admin.sql`create database ${admin.sql(name)}`
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  await migrate(url.href)
  await migrateQueue({ databaseUrl: url.href, redisUrl: redis })
  const { db, sql, close } = connect(url.href, { max: 2 })
  await db.insert(analysts).values(seedAnalysts)
  const env = {
    DATABASE_URL: url.href,
    REDIS_URL: redis,
    PANEL_DATA_DIR: folder,
    PANEL_SITE_DIR: path.join(folder, 'no-site'),
    PANEL_LIMIT_SUBMIT: '100000',
    PORT: '0',
  }
  const passwords = createPasswords({ cost: { memoryCost: 64, timeCost: 1 } })
  const server = await startServer(readApiConfig(env), { log, version: 'bench', passwords })
  const worker = await startWorker(readWorkerConfig(env), 'bench', log)
  const body = { username: 'bench', email: 'bench@example.org', password: 'correct horse' }
  const { token } = await createClient({ baseUrl: server.url }).call('register', { body })
  const client = createClient({ baseUrl: server.url, token })
  const times: Times = { claimed: [], read: [] }
  for (let at = -3; at < reviews; at += 1) {
    const file = new File(['Forty bakeries pay 90 euros a month and none has left since March.'], 'memo.txt')
    const draft = await client.call('createProject', {
      body: { name: 'Bench', contentType: 'document', panelId: 2 },
      file,
    })
    const params = { id: draft.id }
    const sent = performance.timeOrigin + performance.now()
    await client.call('submitProject', { params })
    for await (const _ of client.events(draft.id));
    const [row] = await sql`
      select extract(epoch from started_at)::float8 * 1000 as claimed,
        (select extract(epoch from at)::float8 * 1000 from review_events e
         where e.review_id = r.id and type = 'source.read') as read
      from reviews r where project_id = ${draft.id}`
    // The first few warm up connections and code.
    if (at < 0 || !row) continue
    times.claimed.push(row.claimed - sent)
    times.read.push(row.read - sent)
  }
  await worker.stop()
  await server.stop()
  await close()
  await admin.sql`drop database ${admin.sql(name)} with (force)`
  await admin.close()
  return times
}

function line(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) =>
    (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`
}

const print = (name: string, { claimed, read }: Times) => {
  console.log(`${name}: submit → taken by a worker: ${line(claimed)} (${reviews} reviews, one after the other)`)
  console.log(`${name}: submit → first event of the worker (text read): ${line(read)}`)
}

print('Postgres', await measure(undefined))
const redis = await emptyRedis()
if (redis) {
  print('Redis', await measure(redis.url))
  await redis.client.flushdb()
  redis.client.disconnect()
} else console.log('Redis: none answers with an empty database')
await postgres.stop()
await rm(folder, { recursive: true, force: true })
