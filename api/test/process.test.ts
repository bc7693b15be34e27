/** The built API as a process: how it starts, refuses to start, and stops. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createQueue } from '#db/queue.ts'
import { outputOf } from '#db/test/child-output.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { programs } from '../../scripts/building/server.ts'
import { root } from '../../scripts/building/stamp.ts'
import { createClient } from '../client/client.ts'
import { cheapHash } from './harness.ts'
import { createMemo } from './projects/memos.ts'

const entry = join(root, programs.api)
let database: TestDatabase
let directory: string
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'panel-process-'))
})
afterAll(async () => {
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

function start(env: Record<string, string> = {}) {
  const child = fork(entry, {
    env: { PATH: process.env.PATH ?? '', DATABASE_URL: database.url, PORT: '0', PANEL_DATA_DIR: directory, ...env },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { ended, said } = outputOf(child)
  const closed = ended.then(code => ({ code, stderr: said.stderr }))
  const ready = once(child, 'message').then(([message]) => message as { type: string; port: number })
  return { child, closed, ready }
}

describe('the process', { timeout: 60_000 }, () => {
  it('prints its address when it is ready, and stops on SIGTERM, ending open streams', async () => {
    const { child, closed, ready } = start()
    const { type, port } = await ready
    expect(type).toBe('ready')
    const baseUrl = `http://127.0.0.1:${port}`
    const passwordHash = await cheapHash('correct horse')
    await database.sql`insert into users (username, email, password_hash) values ('ada', 'a@example.org', ${passwordHash})`
    const { token } = await createClient({ baseUrl }).call('login', {
      body: { username: 'ada', password: 'correct horse' },
    })
    const client = createClient({ baseUrl, token })
    const { id, review } = await createMemo(client, { submit: true })
    const queue = await createQueue({ databaseUrl: database.url })
    await expect.poll(() => queue.hasJob(review?.id ?? '')).toBe(true)
    await queue.close()
    const response = await fetch(`${baseUrl}/api/projects/${id}/events`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    let heard = ''
    while (!heard.includes('event: review.queued')) heard += (await reader?.read())?.value
    const started = performance.now()
    child.kill('SIGTERM')
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
    expect(await closed).toEqual({ code: 0, stderr: '' })
    expect(performance.now() - started).toBeLessThan(9_500)
  })

  it('ends with one line and code 1 for an address of another machine', async () => {
    const { code, stderr } = await start({ HOST: '192.0.2.1' }).closed
    expect(code).toBe(1)
    expect(stderr).toMatch(/^HOST is "192\.0\.2\.1"[^\n]+\n$/)
  })
})
