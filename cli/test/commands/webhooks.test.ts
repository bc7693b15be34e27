import type { IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { beforeAll, expect, it } from 'vitest'
import { nobodysAddress } from '#db/test/free-port.ts'
import { listenWith } from '#db/test/listen-with.ts'
import { call, expectRefusal } from '../call.ts'
import { draft, idleStageFor } from '../stage.ts'
import { start } from '../terminal.ts'

const stage = idleStageFor()
let env: Record<string, string>
beforeAll(() => {
  env = stage.person.env
})

it('webhooks are made, changed and deleted', async () => {
  const url = 'https://example.com/hooks'
  const made = await call(['webhooks', 'create', url, '--event', 'review.failed', '--json'], { env })
  const { webhook } = JSON.parse(made.stdout)
  expect(webhook).toMatchObject({ url, events: ['review.failed'], secret: expect.stringMatching(/^whsec_/) })
  const number = String(webhook.id)
  const hooks = (...args: string[]) => call(['webhooks', ...args], { env })
  expect((await hooks('disable', number)).stdout).toBe(`Nothing is sent to ${url} any more.\n`)
  expect((await hooks('list')).stdout).toMatch(/hooks +disabled +review.failed/)
  expect((await hooks('enable', number)).stdout).toBe(`${url} is told of events again.\n`)
  const rotated = await hooks('rotate', number)
  expect(rotated.stdout).toMatch(/^whsec_\S+\n$/)
  expect(rotated.stdout.trim()).not.toBe(webhook.secret)
  const tested = JSON.parse((await hooks('test', number, '--json')).stdout).delivery
  expect((await hooks('deliveries', number)).stdout).toMatch(/webhook\.test/)
  const one = await hooks('deliveries', number, String(tested.id))
  expect(one.stdout).toContain('This is a test. Nothing has happened.')
  const next = `panel webhooks deliveries ${number}`
  expectRefusal(await hooks('deliveries', number, '9999'), 1, /./, next)
  expectRefusal(await hooks('redeliver', number, '9999'), 1, /./, next)
  expect((await hooks('delete', number, '--yes')).stdout).toBe(`Deleted the webhook to ${url}.\n`)
  expectRefusal(await hooks('delete', number, '--yes'), 1, 'You have no webhook with the number')
  for (const verb of ['test', 'rotate', 'enable', 'deliveries'])
    expectRefusal(await hooks(verb, number), 1, /./, 'panel webhooks list')
})

it('messages are forwarded to a local address, signed, until Ctrl-C', async () => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = []
  const receiver = await listenWith(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    got.push({ headers: request.headers, body })
    response.writeHead(got.length === 1 ? 204 : 500).end()
  })
  try {
    const listener = start(['webhooks', 'listen', '--forward-to', `${receiver.url}/hooks`], { env })
    await listener.says('They are signed with this secret:')
    const { id } = await draft(stage.person)
    await stage.person.client.call('deleteProject', { params: { id } })
    await expect.poll(() => got.length).toBe(1)
    listener.interrupt()
    const { code, stderr, stdout } = await listener.done
    expect(code).toBe(2)
    // The normal end, so there is no command to try.
    expect(stderr).toMatch(/\nStopped\.\n$/)
    const [secret = '', told = ''] = stdout.split('\n')
    expect(told).toMatch(/^204 {2}project\.deleted {2}\S+ {2}\d+ ms$/)
    const { body = '', headers = {} } = got[0] ?? {}
    const message = new Webhook(secret).verify(body, headers as Record<string, string>)
    expect(message).toMatchObject({ type: 'project.deleted' })
  } finally {
    receiver.close()
  }
})

it('messages are forwarded again after the connection was lost, and an unreachable receiver is reported', async () => {
  let connections = 0
  const server = await listenWith((_request, response) => {
    connections += 1
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const message = { messageId: `msg_${connections}`, type: 'review.failed', body: '{}' }
    const text = `id: ${message.messageId}\nevent: review.failed\ndata: ${JSON.stringify(message)}\n\n`
    // The first connection ends in the middle of the stream.
    response.write(text, () => connections === 1 && response.socket?.end())
  })
  try {
    const to = `${await nobodysAddress()}/hooks`
    const args = ['webhooks', 'listen', '--forward-to', to, '--json']
    const listener = start(args, { env: { ...env, PANEL_URL: server.url } })
    await listener.says('Connection lost')
    await listener.says('Connected again')
    await expect.poll(() => listener.printed()).toContain('msg_2')
    listener.interrupt()
    const { code, stdout } = await listener.done
    expect(code).toBe(2)
    const lines = stdout.trim().split('\n')
    const [first, ...messages] = lines.map(line => JSON.parse(line))
    expect(first).toEqual({ secret: expect.stringMatching(/^whsec_/), forwardTo: to })
    const problem = 'nobody listens there'
    expect(messages).toContainEqual(expect.objectContaining({ messageId: 'msg_2', status: null, problem }))
  } finally {
    server.close()
  }
})

it('messages are forwarded to nothing but an address', async () => {
  expectRefusal(
    await call(['webhooks', 'listen', '--forward-to', 'localhost'], { env }),
    1,
    '"localhost" is no address.',
  )
})
