import { execFileSync, spawnSync } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listen } from '#db/listen.ts'
import { probesChannel } from '#db/queries/model-connection.ts'
import { nobodysAddress } from '#db/test/free-port.ts'
import { cliBundle } from '../../../scripts/building/cli.ts'
import { root } from '../../../scripts/building/stamp.ts'
import { call } from '../call.ts'
import { makeClone, runProgram } from '../ci/clone.ts'
import { onTerminal } from '../pty.ts'
import { draft, idleStageFor } from '../stage.ts'
import { start } from '../terminal.ts'

const stage = idleStageFor()

describe('doctor', () => {
  it('says at once that no worker is connected', async () => {
    const { client, env } = stage.admin
    expect((await call(['doctor'], { env })).stdout).toMatch(/✓ engine +checks only: no model is connected\n/)
    const began = performance.now()
    const used = await call(['model', 'use', 'one', '--endpoint', 'http://127.0.0.1:9/v1'], { env })
    expect(performance.now() - began).toBeLessThan(5_000)
    expect(used).toMatchObject({ code: 0, stderr: expect.stringContaining('No worker answered') })
    const { id } = await draft(stage.person, true)
    await stage.harness.database.sql`update reviews set created_at = now() - interval '5 minutes'`
    const { code, stdout } = await call(['doctor'], { env })
    expect([code, stdout]).toEqual([1, expect.stringMatching(/✗ worker +0 .*: 1 waiting \(5 minutes\), 0 running\n/)])
    expect(stdout).toMatch(/\? engine +the model "one" at .*; no worker answered/)
    await client.call('updateModel', { body: { engine: 'rubric' } })
    await stage.person.client.call('cancelReview', { params: { id } })
  })

  it('exits with the worst result', async () => {
    const { env } = stage.person
    const { url } = stage.harness.database
    const worker = listen({ databaseUrl: url, channel: probesChannel, onNotify() {} })
    onTestFinished(() => worker.close())
    const well = async () => (await call(['doctor'], { env })).stdout
    await expect.poll(well).toMatch(/✓ queue +answers\n✓ worker +1 .*\n✓ account +person1, user\n\? engine +not known/)
    expect(await well()).toMatch(/\? disk +not known: where the server keeps its data\n +Try: PANEL_DATA_DIR/)
    const [offline, out] = await Promise.all([
      call(['doctor'], { env: { ...env, PANEL_URL: await nobodysAddress() } }),
      call(['doctor', '--json'], { env: { ...env, PANEL_TOKEN: '' } }),
    ])
    expect(offline).toMatchObject({ code: 1, stdout: expect.stringMatching(/✗ server +Panel cannot be reached/) })
    expect(out.code).toBe(4)
    expect(JSON.parse(out.stdout).checks).toContainEqual(expect.objectContaining({ name: 'account', ok: false }))
  })
})

describe('serve', () => {
  /** The installed program, or the one beside a clone's start script. */
  async function installed(folder: string, startScript?: string) {
    const home = join(stage.path, folder)
    await cp(join(root, 'dist/cli'), join(home, 'dist/cli'), { recursive: true })
    await writeFile(join(home, 'package.json'), '{"type":"module"}')
    if (startScript !== undefined) {
      await mkdir(join(home, 'scripts'))
      await writeFile(join(home, 'scripts/start.mjs'), startScript)
    }
    return join(home, cliBundle)
  }

  it('needs a clone', async () => {
    const program = await installed('package')
    const { status, stderr } = spawnSync(process.execPath, [program, 'serve'], { encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^This is the terminal program alone: npm start in a clone of Panel .*\nTry: panel ci --help\n$/,
    )
  })

  it('runs npm start there until Ctrl-C, on a terminal and in a pipe', async () => {
    const ready = `
      const end = setInterval(() => {}, 1000)
      process.on('SIGTERM', () => { console.log('stopped in order'); clearInterval(end) })
      console.log('on port', process.env.PORT)`
    const program = await installed('clone', ready)
    const terminal = onTerminal(['serve', '--port', '8080'], { columns: 40, env: {}, program, after: 'stty -a' })
    await terminal.shows('on port 8080')
    terminal.type('\u0003')
    const drawn = await terminal.done
    expect(drawn.code).toBe(2)
    expect(drawn.text).toMatch(/stopped in order\nStopped\.\n[\s\S]*[^-]icanon[\s\S]*[^-]echo /)
    const piped = start(['serve', '--port', '8081'], { program })
    await expect.poll(() => piped.printed()).toContain('on port 8081')
    piped.interrupt()
    expect(await piped.done).toEqual({ code: 2, stdout: 'on port 8081\nstopped in order\n', stderr: 'Stopped.\n' })
  })
})

it('npm run panel uses the server that npm start of its clone serves', async () => {
  const clone = join(stage.path, 'with-settings')
  makeClone(root, clone, { built: true })
  const { PANEL_SESSION_FILE = '' } = stage.visitor
  const asked = async () => {
    const { stderr } = await runProgram(process.execPath, [join(clone, 'scripts/panel.ts'), 'whoami'], {
      cwd: clone,
      env: { PATH: process.env.PATH, HOME: stage.path, PANEL_SESSION_FILE },
    })
    return /^You are not signed in at (.*)\.\n/.exec(stderr)?.[1] ?? stderr
  }
  expect(await asked()).toBe('http://127.0.0.1:3000')
  await writeFile(join(clone, '.env'), 'PORT=4742\nHOST=0.0.0.0\nPANEL_TOKEN=not-for-the-terminal\n')
  expect(await asked()).toBe('http://localhost:4742')
})

describe('completion', () => {
  it('offers commands, the choices of an option, and files only where they are allowed, in bash', async () => {
    const { stdout: script } = await call(['completion', 'bash'])
    await stage.file('my deck.pdf', '')
    const words = (...line: string[]) => {
      const typed = line.map(word => `'${word}'`).join(' ')
      const offered = `printf '<%s>' "\${COMPREPLY[@]}"; echo`
      return `COMP_WORDS=(${typed}); COMP_CWORD=${line.length - 1}; COMPREPLY=(); _panel; ${offered}`
    }
    const asked: [string[], string][] = [
      [['ke'], '<keys>'],
      [['webhooks', 'de'], '<delete><deliveries>'],
      [['submit', '--panel', ''], '<marketing><vc>'],
      [['keys', 'create', 'x', '--sc'], '<--scope>'],
      [['submit', 'my'], '<my deck.pdf>'],
      [['submit', '--name', 'my'], '<>'],
    ]
    const lines = [script, ...asked.map(([line]) => words('panel', ...line))].join('\n')
    const said = execFileSync('bash', ['--norc', '-c', lines], { encoding: 'utf8', cwd: stage.path })
    expect(said.trim().split('\n')).toEqual(asked.map(([, offered]) => offered))
  })
})
