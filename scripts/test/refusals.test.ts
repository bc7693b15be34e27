import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:net'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, type TestContext, vi } from 'vitest'
import { freePort } from '#db/test/free-port.ts'
import { checkDatabase, checkFiles, checkRedis, claimPort } from '../launcher/checks.ts'
import { Fatal } from '../launcher/fatal.ts'
import { readSettings } from '../launcher/settings.ts'
import { dataFolder, launch } from './launched.ts'

function folderFor(test: TestContext): string {
  const { dataDir, remove } = dataFolder()
  test.onTestFinished(remove)
  return dataDir
}

async function takenPort(test: TestContext, server: Server = createServer()): Promise<number> {
  test.onTestFinished(() => void server.close())
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

async function refusal(test: TestContext, env: Record<string, string>, words: string[] = []): Promise<string> {
  const dataDir = folderFor(test)
  const launched = launch({ PANEL_DATA_DIR: dataDir, ...env }, { words })
  test.onTestFinished(() => void launched.child.kill('SIGKILL'))
  test.expect(await launched.ended).toBe(1)
  test.expect(existsSync(dataDir), 'nothing was made').toBe(false)
  test.expect(launched.errors().trim().split('\n'), 'one line').toHaveLength(1)
  return launched.errors().trim()
}

it.each<[string, string]>([
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
  ['PANEL_MODEL_PICTURES', 'maybe'],
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
])('an invalid setting is refused in one line that names the variable: %s=%s', (name, value) => {
  const reading = () => checkFiles(readSettings({ [name]: value }, '/nosuch'))
  expect(reading).toThrow(Fatal)
  expect(reading).toThrow(new RegExp(`^(?=.*${name}).*$`))
})

const refusedBy = async (check: () => unknown): Promise<string> => {
  const error = await (async () => check())().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Fatal)
  return (error as Fatal).message
}

/** With a fake clock, so that the seconds of waiting pass at once. */
describe('a check that waits', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
  afterEach(() => void vi.useRealTimers())
  /** Moves the clock whenever nothing is left to do but wait. */
  async function refusedInTime(check: () => unknown): Promise<string> {
    let line: string | undefined
    void refusedBy(check).then(said => {
      line = said
    })
    while (line === undefined) {
      await turn()
      vi.advanceTimersByTime(50)
    }
    return line
  }

  it('names the port that is in use', async test => {
    const port = await takenPort(test)
    expect(await refusedInTime(() => claimPort('127.0.0.1', port))).toBe(
      `Port ${port} on 127.0.0.1 is already in use: stop the program that uses it, or set PORT to another number.`,
    )
  })
})

describe.concurrent('a check before the start', () => {
  it.for<[string, () => Server]>([
    ['speaks HTTP', createHttpServer],
    ['hangs up', () => createServer(socket => socket.end())],
    ['greets first', () => createServer(socket => socket.on('error', () => {}).write('220 mail.example ESMTP\r\n'))],
  ])('asks the database once if what answers there %s', async ([, make], test) => {
    let asked = 0
    const server = make().on('connection', () => asked++)
    const port = await takenPort(test, server)
    const line = await refusedBy(() => checkDatabase(`postgres://someone@127.0.0.1:${port}/panel`))
    test.expect(line).toContain('(DATABASE_URL) cannot be used: what answers there is no Postgres.')
    test.expect(asked).toBe(1)
  })

  /** Refuses this command, and answers others as Redis does. */
  const redisThatRefuses = (command: RegExp, words: string) =>
    createServer(socket =>
      // The launcher closes the connection.
      socket
        .on('error', () => {})
        .on('data', chunk => {
          for (const [, word = ''] of chunk.toString().matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
            socket.write(command.test(word) ? `-${words}\r\n` : '+OK\r\n')
        }),
    )

  it('names the Redis that does not answer, without its password', async test => {
    const port = await freePort()
    const line = await refusedBy(() => checkRedis(`redis://:secret@127.0.0.1:${port}`))
    test.expect(line).toBe(`The Redis at 127.0.0.1:${port} (REDIS_URL) cannot be used: nothing listens there.`)
  })

  it('names the Redis that has no database of that number', async test => {
    const port = await takenPort(test, redisThatRefuses(/select/i, 'ERR DB index is out of range'))
    const line = await refusedBy(() => checkRedis(`redis://127.0.0.1:${port}/99`))
    test.expect(line).toContain('(REDIS_URL) cannot be used: ERR DB index is out of range.')
  })

  it.for(['NOAUTH Authentication required.', 'ERR AUTH is off. Are you sure your configuration is correct?'])(
    'ends a message of Redis with a single mark: %s',
    async (words, test) => {
      const port = await takenPort(test, redisThatRefuses(/ping/i, words))
      const line = await refusedBy(() => checkRedis(`redis://127.0.0.1:${port}`))
      test.expect(line.endsWith(`(REDIS_URL) cannot be used: ${words}`), line).toBe(true)
    },
  )

  it('names the folder for files if it is not a folder', async test => {
    const dataDir = folderFor(test)
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(path.join(dataDir, 'files'), 'kept')
    const line = await refusedBy(() => checkFiles(readSettings({ PANEL_DATA_DIR: dataDir }, '/nosuch')))
    test.expect(line).toMatch(/^The folder for files .* cannot be written .*PANEL_DATA_DIR\.$/)
  })
})

describe.concurrent('a start that is impossible', () => {
  it('refuses arguments', async test => {
    test
      .expect(await refusal(test, {}, ['--port', '8080']))
      .toBe('npm start knows no --port: settings are variables, such as PORT=8080 (.env.example lists them).')
  })

  it('names the database that does not answer, without its password', async test => {
    const port = await freePort()
    const line = await refusal(test, { DATABASE_URL: `postgres://someone:secret@127.0.0.1:${port}/panel` })
    test
      .expect(line)
      .toBe(`The database at 127.0.0.1:${port}/panel (DATABASE_URL) cannot be used: nothing listens there.`)
  })

  it.runIf(process.platform === 'linux')('names the data folder if it cannot be created', async test => {
    const launched = launch({ PANEL_DATA_DIR: '/proc/panel/data' })
    test.onTestFinished(() => void launched.child.kill('SIGKILL'))
    test.expect(await launched.ended).toBe(1)
    test.expect(launched.errors()).toMatch(/^The data folder \/\S+ cannot be written .*PANEL_DATA_DIR\.\n$/)
    test.expect(launched.output()).not.toContain('stopped')
  })
})
