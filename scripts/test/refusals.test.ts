import { existsSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { dataFolder, launch } from './launched.ts'

const cleanups: (() => void)[] = []
afterEach(() => {
  for (const cleanup of cleanups.splice(0).reverse()) cleanup()
})

function folder(): string {
  const { dataDir, remove } = dataFolder()
  cleanups.push(remove)
  return dataDir
}

/** A port on which something listens. */
async function takenPort(server: Server = createServer()): Promise<number> {
  cleanups.push(() => void server.close())
  return new Promise(resolve =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    }),
  )
}

/** A port on which nothing listens. */
async function deadPort(): Promise<number> {
  const port = await takenPort()
  cleanups.pop()?.()
  return port
}

async function refusal(env: Record<string, string>): Promise<string> {
  const dataDir = folder()
  const launched = launch({ PANEL_DATA_DIR: dataDir, ...env })
  cleanups.push(() => launched.child.kill('SIGKILL'))
  expect(await launched.ended).toBe(1)
  expect(existsSync(dataDir), 'nothing was made').toBe(false)
  expect(launched.errors().trim().split('\n'), 'one line').toHaveLength(1)
  return launched.errors().trim()
}

describe('a start that cannot be', () => {
  it.each([
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://somewhere/else'],
    ['REDIS_URL', '127.0.0.1:6379'],
    ['PANEL_ADMIN_USERNAME', 'ab'],
    ['PANEL_ADMIN_PASSWORD', 'short'],
    ['PANEL_ALLOW_HOSTS', 'localhost'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ['PANEL_CONCURRENCY', '0'],
    ['PANEL_CHROMIUM_UNSANDBOXED', 'maybe'],
    ['PANEL_PRICES', 'x'],
    ['PANEL_CHROMIUM', '/nope'],
    ['PANEL_CHROMIUM', '/'],
    ['PANEL_CHROMIUM', '/bin/false'],
    ['PANEL_PRICES', ',,'],
    ['PANEL_PRICES', '0.25,,2'],
    ['PANEL_ALLOW_HOSTS', '*:80'],
    ['PANEL_ALLOW_HOSTS', 'someone@localhost:80'],
    ['PANEL_ALLOW_HOSTS', 'localhost:0'],
    ['PANEL_SITE_URL', 'nonsense'],
    ['PANEL_SITE_DIR', '/nosuch'],
    ['PANEL_FILES_DIR', '/dev/null'],
    ['PANEL_FILES_DIR', '/dev/null/x'],
    ['PANEL_FILES_DIR', '/proc/zz'],
    ['DATABASE_URL', 'postgres://someone:%zz@127.0.0.1:5432/panel'],
    ['DATABASE_URL', 'postgres://127.0.0.1:5432'],
    ['REDIS_URL', 'redis://:%zz@127.0.0.1:6379'],
    ['REDIS_URL', 'redis://127.0.0.1:6379/abc'],
  ])('names the wrong variable: %s=%s', async (name, value) => {
    expect(await refusal({ [name]: value })).toContain(name)
  })

  it('names the port that is taken', async () => {
    const port = await takenPort()
    expect(await refusal({ PORT: String(port) })).toBe(
      `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or set PORT to another number.`,
    )
  })

  it('names the database that does not answer, without its password', async () => {
    const port = await deadPort()
    const line = await refusal({ DATABASE_URL: `postgres://someone:secret@127.0.0.1:${port}/panel` })
    expect(line).toBe(`The database at 127.0.0.1:${port}/panel (DATABASE_URL) cannot be used: nothing listens there.`)
  })

  it('names the Redis that does not answer', async () => {
    const port = await deadPort()
    const line = await refusal({ REDIS_URL: `redis://:secret@127.0.0.1:${port}` })
    expect(line).toBe(`The Redis at 127.0.0.1:${port} (REDIS_URL) cannot be used: nothing listens there.`)
  })

  it('names the database where something else answers', { timeout: 20_000 }, async () => {
    const port = await takenPort(createHttpServer())
    const line = await refusal({ DATABASE_URL: `postgres://someone@127.0.0.1:${port}/panel` })
    expect(line).toContain('(DATABASE_URL) cannot be used: ')
  })

  it('names the Redis that has no database of that number', async () => {
    // Answers each command as a Redis with its usual sixteen databases does.
    const redis = createServer(socket =>
      // The launcher hangs up on it.
      socket
        .on('error', () => {})
        .on('data', chunk => {
          for (const [, word] of chunk.toString().matchAll(/\r\n(SELECT|PING)\r\n/g))
            socket.write(word === 'PING' ? '+PONG\r\n' : '-ERR DB index is out of range\r\n')
        }),
    )
    const line = await refusal({ REDIS_URL: `redis://127.0.0.1:${await takenPort(redis)}/99` })
    expect(line).toContain('(REDIS_URL) cannot be used: ERR DB index is out of range.')
  })

  it('names the data folder that cannot be one', async () => {
    const file = `${folder()}.txt`
    writeFileSync(file, 'kept')
    const launched = launch({ PANEL_DATA_DIR: file })
    expect(await launched.ended).toBe(1)
    expect(launched.errors()).toMatch(/^The data folder .* cannot be written .*PANEL_DATA_DIR\.\n$/)
  })

  it.runIf(process.platform === 'linux').each(['/proc/panel/data', '/sys'])(
    'names the data folder whose file system makes none: %s',
    async dataDir => {
      const launched = launch({ PANEL_DATA_DIR: dataDir })
      cleanups.push(() => launched.child.kill('SIGKILL'))
      expect(await launched.ended).toBe(1)
      expect(launched.errors()).toMatch(/^The data folder \/\S+ cannot be written .*PANEL_DATA_DIR\.\n$/)
      expect(launched.output()).not.toContain('stopped')
    },
  )
})
