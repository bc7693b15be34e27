/**
 * CPU time of one GET /api/projects in the API's process, compared with bare Hono handlers over postgres.js: one that only
 * lists, and one that looks up the session first, as any service with accounts must. Each server runs in its own process and
 * reports its own process.cpuUsage, so neither the database nor the caller is counted.
 * Run: node bench/api.ts [requests a round, 4000]
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pino from 'pino'
import { hashToken, makeToken } from '#api/auth/tokens.ts'
import { readApiConfig } from '#api/config.ts'
import { startServer } from '#api/server.ts'
import { connect } from '#db/connection.ts'
import { startEmbedded } from '#db/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { migrateQueue } from '#db/queue.ts'

const servers = ['bare list', 'bare session + list', 'api'] as const
type ServerName = (typeof servers)[number]

const role = process.argv[2]
if (servers.some(name => name === role)) await serveAs(role as ServerName)
else await compare(Number(role ?? 4000))

/** In a child process: serves until its parent exits, and answers every message with the CPU time used so far, in µs. */
async function serveAs(name: ServerName): Promise<void> {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  })
  process.once('disconnect', () => process.exit(0))
  const config = readApiConfig({ ...process.env, PORT: '0' })
  if (name === 'api') {
    const { port } = await startServer(config, { log: pino({ level: 'info' }), version: 'bench' })
    process.send?.({ port })
    return
  }
  const { sql } = connect(config.databaseUrl)
  const app = new Hono()
  app.get('/api/projects', async c => {
    let userId = Number(process.env.BENCH_USER)
    if (name === 'bare session + list') {
      const hash = hashToken((c.req.header('authorization') ?? '').slice(7))
      const [row] = await sql`select u.id, u.username, u.email, u.role from sessions s join users u on u.id = s.user_id
        where s.token_hash = ${hash} and s.expires_at > now()`
      if (!row) return c.json({ message: 'no' }, 401)
      userId = row.id
    }
    const rows = await sql`select p.id, p.user_id, p.name, p.status, p.panel_id, p.notes, p.created_at, s.content_type,
        s.url, s.file_name, s.file_size, r.id as review_id, r.status as review_status, r.engine, r.failure,
        r.created_at as review_created_at, r.finished_at
      from projects p
      join lateral (select * from submissions where project_id = p.id order by version desc limit 1) s on true
      left join lateral (select * from reviews where project_id = p.id order by created_at desc limit 1) r on true
      where p.user_id = ${userId} order by p.id desc`
    return c.json(rows)
  })
  serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
}

async function compare(requests: number): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'panel-bench-'))
  const postgres = await startEmbedded({ dataDir: directory, fsync: false })
  try {
    await migrate(postgres.url)
    await migrateQueue({ databaseUrl: postgres.url })
    const token = makeToken()
    const userId = await fill(postgres.url, token)
    const env = { ...process.env, DATABASE_URL: postgres.url, PANEL_DATA_DIR: directory, BENCH_USER: String(userId) }
    const children = await Promise.all(
      servers.map(async name => {
        const child = fork(fileURLToPath(import.meta.url), [name], {
          env,
          stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        })
        const [{ port }] = (await once(child, 'message')) as [{ port: number }]
        return { name, child, port }
      }),
    )
    const cpu = async (child: (typeof children)[number]['child']) => {
      const answer = once(child, 'message')
      child.send('cpu')
      const [{ cpu: used }] = (await answer) as [{ cpu: number }]
      return used
    }
    for (const { port } of children) await load(port, token, requests)
    const rounds = new Map<ServerName, number[]>()
    for (let round = 0; round < 5; round += 1) {
      for (const { name, child, port } of children) {
        const before = await cpu(child)
        await load(port, token, requests)
        rounds.set(name, [...(rounds.get(name) ?? []), ((await cpu(child)) - before) / requests])
      }
    }
    const median = (name: ServerName) => (rounds.get(name) ?? []).toSorted((a, b) => a - b)[2] ?? Number.NaN
    console.log(
      `GET /api/projects, 10 projects: CPU of the serving process, medians of 5 rounds of ${requests} requests`,
    )
    for (const name of servers) {
      const ratio = (median('api') / median(name)).toFixed(2)
      console.log(`${name.padEnd(20)} ${median(name).toFixed(0).padStart(5)} µs a request   api / this: ${ratio}`)
    }
    for (const { child } of children) child.disconnect()
    await Promise.all(children.map(({ child }) => once(child, 'exit')))
  } finally {
    await postgres.stop()
    await rm(directory, { recursive: true, force: true })
  }
}

async function fill(url: string, token: string): Promise<number> {
  const { sql, close } = connect(url, { max: 1 })
  const [user] =
    await sql`insert into users (username, email, password_hash) values ('bench', 'b@example.org', '') returning id`
  const userId: number = user?.id
  await sql`insert into sessions (token_hash, user_id, expires_at) values (${hashToken(token)}, ${userId}, now() + interval '30 days')`
  await sql`insert into projects (user_id, name, panel_id, notes) select ${userId}, 'Project ' || n, 1, 'Some notes' from generate_series(1, 10) n`
  await sql`insert into submissions (project_id, version, content_type, file_key, file_name, file_size)
    select id, 1, 'document', 'key', 'deck.pdf', 12345 from projects`
  await sql`insert into reviews (project_id, submission_id, status, engine, finished_at)
    select project_id, id, 'completed', 'rubric', now() from submissions`
  await sql`analyze`
  await close()
  return userId
}

async function load(port: number, token: string, requests: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port,
        path: '/api/projects',
        agent,
        headers: { authorization: `Bearer ${token}` },
      }
      get(options, response => {
        if (response.statusCode !== 200) reject(new Error(`answered ${response.statusCode}`))
        response.resume().on('end', resolve)
      }).on('error', reject)
    })
  let left = requests
  const run = async () => {
    while (left > 0) {
      left -= 1
      await one()
    }
  }
  await Promise.all(Array.from({ length: 8 }, run))
  agent.destroy()
}
