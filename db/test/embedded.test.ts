import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, startEmbedded } from '../embedded.ts'
import { makeQuickFolder } from './quick-folder.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A folder with a space and non-ASCII letters in its name, closed to others. */
function folder(): string {
  const base = makeQuickFolder('panel embedded é-')
  cleanups.push(() => rmSync(base, { recursive: true, force: true }))
  return path.join(base, 'my data')
}

/** Made by the first test that runs, since creating a database takes most of a test's time. */
const made = path.join(makeQuickFolder('panel embedded é-'), 'my data')

/** A copy of a folder with a stopped database. */
async function madeFolder(): Promise<string> {
  if (!existsSync(made)) await (await startEmbedded({ dataDir: made, fsync: false })).stop()
  const dataDir = folder()
  // Copied by the system, which keeps owners: Postgres refuses a folder of another user.
  execFileSync('cp', ['-a', made, dataDir])
  return dataDir
}

afterAll(() => rmSync(path.dirname(made), { recursive: true, force: true }))

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const embedded = await startEmbedded({ dataDir, fsync: false })
  cleanups.push(() => embedded.stop())
  return embedded
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(text)
  } finally {
    await sql.end()
  }
}

/** Another program on the folder, like a launcher. Resolves when its database is up. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const module = fileURLToPath(new URL('../embedded.ts', import.meta.url))
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)}
    const embedded = await startEmbedded({ dataDir: process.argv[1], fsync: false })
    process.send({ url: embedded.url, pid: embedded.pid })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  cleanups.push(() => void child.kill('SIGKILL'))
  return child
}

async function firstMessage(child: ChildProcess): Promise<{ url: string; pid: number }> {
  let complaint = ''
  child.stderr?.on('data', chunk => {
    complaint += chunk
  })
  const message = new Promise<{ url: string; pid: number }>((resolve, reject) => {
    child.once('message', value => resolve(value as { url: string; pid: number }))
    child.once('exit', code => reject(new Error(`ended with ${code}: ${complaint}`)))
  })
  return message
}

describe('the embedded Postgres', () => {
  it('is created at the first start, keeps its data, and requires its password', async () => {
    const first = await start(made)
    await query(first.url, 'create table kept (word text)')
    await query(first.url, `insert into kept values ('Grüße')`)
    const stranger = new URL(first.url)
    stranger.password = 'guess'
    await expect(query(stranger.href, 'select 1')).rejects.toThrow(/password authentication failed/)
    expect(statSync(path.join(made, 'postgres.password')).mode & 0o077).toBe(0)
    await first.stop()

    const second = await start(made)
    expect(await query(second.url, 'select word, lower(word) as low from kept')).toEqual([
      { word: 'Grüße', low: 'grüße' },
    ])
  })

  it('starts again after its program was killed, alone or together with Postgres', async () => {
    const dataDir = await madeFolder()
    for (const alsoPostgres of [true, false]) {
      const child = await startElsewhere(dataDir)
      const { pid } = await firstMessage(child)
      const gone = once(child, 'exit')
      if (alsoPostgres) process.kill(pid, 'SIGKILL')
      child.kill('SIGKILL')
      await gone
      const next = await start(dataDir)
      expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await next.stop()
    }
  })

  it('is not misled by a pid file whose number another process has now, nor stopped by a lost password', async () => {
    const dataDir = await madeFolder()
    writeFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n`, { mode: 0o600 })
    rmSync(path.join(dataDir, 'postgres.password'))
    const next = await start(dataDir)
    expect(await query(next.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('waits for a Postgres that was killed a moment ago', async () => {
    const dataDir = await madeFolder()
    const child = await startElsewhere(dataDir)
    await firstMessage(child)
    const next = start(dataDir)
    child.kill('SIGKILL')
    expect(await query((await next).url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
