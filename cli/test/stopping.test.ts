/** Ctrl-C at every wait: a sentence, a command to try, and 2. */
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { listenWith } from '#db/test/listen-with.ts'
import { cliBundle } from '../../scripts/building/cli.ts'
import { root } from '../../scripts/building/stamp.ts'
import { call } from './call.ts'
import { onTerminal } from './pty.ts'
import { idleStageFor, sampleDeck } from './stage.ts'
import { run, start } from './terminal.ts'

const stage = idleStageFor()
let env: Record<string, string>
beforeAll(() => {
  env = stage.person.env
})

describe('Ctrl-C', () => {
  async function silentServer() {
    const { promise: asked, resolve } = Promise.withResolvers<void>()
    const server = await listenWith(request => {
      request.resume()
      resolve()
    })
    return { ...server, asked, env: { ...env, PANEL_URL: server.url } }
  }

  it.each<[string, string[], string]>([
    ['a read', ['list'], 'Stopped.\nTry: panel list --help\n'],
    ['a possible change', ['retry', '12'], 'Stopped. The review may have been started.\nTry: panel list\n'],
    ['events', ['webhooks', 'listen', '--forward-to', 'http://127.0.0.1:8080'], 'Stopped.\n'],
  ])('while waiting for an answer: %s', async (_what, args, said) => {
    const server = await silentServer()
    const waiting = start(args, { env: server.env })
    await server.asked
    waiting.interrupt()
    expect(await waiting.done).toEqual({ code: 2, stdout: '', stderr: said })
    server.close()
  })

  it('counts once if it arrives twice, from the terminal and from a parent process', async () => {
    // Sent while modules are still loading; two different signals, because equal ones could be merged.
    const twice = `process.once('newListener', () => setImmediate(() => {
      process.kill(process.pid, 'SIGINT')
      process.kill(process.pid, 'SIGTERM')
    }))`
    const preload = `data:text/javascript,${encodeURIComponent(twice)}`
    const args = [preload, join(root, cliBundle), 'submit', sampleDeck, '--json']
    const next = 'panel submit --help'
    const error = { code: 'stopped', message: 'Stopped.', next, projectId: null }
    expect(await run(args, { env, program: '--import' })).toEqual({
      code: 2,
      stdout: `${JSON.stringify({ error })}\n`,
      stderr: `Stopped.\nTry: ${next}\n`,
    })
  })

  it('a second time stops at once, and says so', async () => {
    const stop = new AbortController()
    const again = new AbortController()
    const typed = new PassThrough()
    // An answer that nothing ends, not even the first Ctrl-C.
    const deaf = Object.assign(typed, { isTTY: true, destroy: () => typed })
    const ending = call(['submit', '-', '--json'], { env, stdin: deaf, stopped: stop.signal, atOnce: again.signal })
    stop.abort()
    again.abort()
    const { code, stderr, stdout } = await ending
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringMatching(/^Stopped\.\nTry: panel /m) })
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'stopped', message: 'Stopped.' } })
  })

  it('ends input: a text, a password', async () => {
    const typed = onTerminal(['submit', '-'], { columns: 80, env, after: 'stty -a' })
    await typed.shows('Reading what you type')
    typed.type('half a sen\u0003')
    const asked = onTerminal(['login', '--username', 'ada'], { columns: 80, env, after: 'stty -a' })
    await asked.shows('Password for ada:')
    asked.type('half a passw\u0003')
    const [text, password] = await Promise.all([typed.done, asked.done])
    expect([text.code, password.code]).toEqual([2, 2])
    expect(password.text).not.toContain('half a')
    for (const end of [text, password]) expect(end.text).toMatch(/[^-]icanon[\s\S]*[^-]echo /)
  })
})
