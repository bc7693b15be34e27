/** The examples of docs/webhooks.md, run unchanged: a receiver that checks signatures, and a call of a hook. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outputOf } from '#db/test/child-output.ts'
import { freePort } from '#db/test/free-port.ts'
import { root } from '../../scripts/building/stamp.ts'
import { makeHookSecret } from '../auth/tokens.ts'
import { messageData } from '../contracts/webhook-messages.ts'
import { type Harness, startHarness } from './harness.ts'
import { standardHeaders } from './hook-senders.ts'

const text = await readFile(join(root, 'docs/webhooks.md'), 'utf8')
const example = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(text)?.[1] ?? ''

let api: Harness
let receiver: ChildProcess | null = null
beforeAll(async () => {
  api = await startHarness()
})
afterAll(async () => {
  receiver?.kill('SIGKILL')
  await api.close()
})

it('the receiver accepts each message once, and refuses unsigned ones', async () => {
  const secret = makeHookSecret()
  const port = await freePort()
  const env = { PATH: process.env.PATH, PANEL_WEBHOOK_SECRET: secret, PORT: String(port) }
  receiver = spawn(process.execPath, ['--input-type=module', '-e', example('js')], { cwd: root, env })
  const { said } = outputOf(receiver)
  const url = `http://127.0.0.1:${port}/`
  await expect
    .poll(() =>
      fetch(url, { method: 'POST' })
        .then(answer => answer.status)
        .catch(() => null),
    )
    .toBe(401)
  const body = JSON.stringify({
    type: 'review.completed',
    timestamp: new Date().toISOString(),
    data: { projectId: 17 },
  })
  const headers = standardHeaders(secret, 'evt_17_9', body)
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
  expect((await fetch(url, { method: 'POST', headers, body })).status).toBe(204)
  expect((await fetch(url, { method: 'POST', headers, body: `${body} ` })).status).toBe(401)
  await expect.poll(() => said.stdout).toBe('review.completed 17\n')
})

it('the table names every message with its data', () => {
  for (const [type, { shape }] of Object.entries(messageData)) {
    const line = text.split('\n').find(line => line.includes(`\`${type}\``)) ?? ''
    const own = Object.keys(shape).filter(field => field !== 'projectId' && field !== 'projectName')
    for (const field of own) expect(text.slice(text.indexOf(line)).slice(0, 250), type).toContain(`\`${field}\``)
  }
})

it('the call of a hook starts one review', async () => {
  const { client } = await api.signUp()
  const hook = await client.call('createHook', { body: { kind: 'generic', name: 'Deploys' } })
  const env = { PATH: process.env.PATH, PANEL_HOOK: api.url + hook.path, PANEL_HOOK_SECRET: hook.secret ?? '' }
  const run = async () => (await promisify(execFile)('bash', ['-euc', example('sh')], { env })).stdout
  expect(JSON.parse(await run())).toMatchObject({ outcome: 'started' })
  expect(JSON.parse(await run())).toMatchObject({ outcome: 'started' })
  expect(await client.call('listProjects')).toMatchObject([{ contentUrl: 'https://example.org/' }])
})
