/**
 * How long lists, searches and filters take with many rows: from sending a request to having the whole answer, one request
 * after another, with the server in this process.
 * Run: node bench/lists.ts [rows, 10000]
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { hashToken, makeToken } from '#api/auth/tokens.ts'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { connect } from '#db/connection.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { migrateQueue } from '#db/queue.ts'
import { seedMany } from '../scripts/seed-many.ts'

const rounds = 25
const rows = Number(process.argv[2] ?? 10_000)

const paths = [
  '/api/admin/users',
  '/api/admin/users?limit=500',
  '/api/admin/users?cursor=200',
  '/api/admin/users?role=admin',
  '/api/admin/users?q=brandt',
  '/api/admin/users?q=chlo%C3%A9%20br&role=admin',
  '/api/admin/users?q=nobody-has-this',
  '/api/admin/projects',
  '/api/admin/projects?limit=500',
  '/api/admin/projects?cursor=200',
  '/api/admin/projects?status=completed&panel=vc',
  '/api/admin/projects?type=website',
  '/api/admin/projects?type=website&status=draft&panel=marketing&q=deck',
  '/api/admin/projects?q=a',
  '/api/admin/projects?q=user-c4ca',
  '/api/admin/projects?q=nobody-has-this&type=document',
  '/api/admin/early-access',
  '/api/admin/early-access?q=visitor.c&status=new',
  '/api/admin/early-access?q=nobody-has-this',
  // For the user who owns every tenth project.
  '/api/projects',
  '/api/projects?limit=100',
  '/api/projects?q=deck&type=website',
  '/api/projects/counts',
  '/api/reports',
  '/api/reports?q=deck&panel=vc',
]

const directory = await mkdtemp(join(tmpdir(), 'panel-bench-'))
const postgres = await startEmbedded({ dataDir: directory, fsync: false })
try {
  await migrate(postgres.url)
  await migrateQueue({ databaseUrl: postgres.url })
  const token = makeToken()
  const { sql, close } = connect(postgres.url, { max: 1 })
  await seedMany(sql, rows)
  await sql`update users set role = 'admin' where id = 1`
  await sql`insert into sessions (token_hash, user_id, expires_at) values (${hashToken(token)}, 1, now() + interval '30 days')`
  await close()
  const config = readApiConfig({ DATABASE_URL: postgres.url, PANEL_DATA_DIR: directory, PORT: '0' })
  const server = await startServer(config, { log: pino({ level: 'silent' }), version: 'bench' })
  const measure = async (path: string) => {
    const times: number[] = []
    let found = ''
    // The first three rounds prepare statements and fill caches.
    for (let round = -3; round < rounds; round += 1) {
      const began = performance.now()
      const response = await fetch(server.url + path, { headers: { authorization: `Bearer ${token}` } })
      const list: unknown = await response.json()
      const took = performance.now() - began
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
      found = Array.isArray(list) ? `${list.length} of ${response.headers.get('x-total-count')}` : 'counts'
      if (round >= 0) times.push(took)
    }
    times.sort((a, b) => a - b)
    return { median: times[Math.floor(rounds / 2)] ?? Number.NaN, worst: times.at(-1) ?? Number.NaN, found }
  }
  console.log(`${rows} users, projects and early-access requests; ms of ${rounds} requests each`)
  console.log('  median   worst   rows            request')
  let slowest = 0
  for (const path of paths) {
    const { median, worst, found } = await measure(path)
    slowest = Math.max(slowest, worst)
    console.log(`${median.toFixed(1).padStart(8)}${worst.toFixed(1).padStart(8)}   ${found.padEnd(16)}${path}`)
  }
  console.log(`The slowest answer took ${slowest.toFixed(0)} ms.`)
  await server.stop()
} finally {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
