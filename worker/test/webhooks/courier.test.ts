import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookAttempts, webhookEndpoints } from '#db/schema-programs.ts'
import { limits } from '#db/vocabulary.ts'
import { type Answer, first, newSecret, type Receiver, startReceiver } from './receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
afterEach(() => receiver.reset())

const hour = 3_600_000
const attempts = () => receiver.database.db.select().from(webhookAttempts).orderBy(webhookAttempts.number)
const endpoints = () => receiver.database.db.select().from(webhookEndpoints)
/** Id and body of everything that arrived, each different pair once. */
const told = () => new Set(receiver.heard.map(({ headers, body }) => `${headers['webhook-id']} ${body}`))

describe('the courier', () => {
  it('signs what it sends, with both secrets while one is being rotated', async () => {
    const previousSecret = newSecret()
    const previousSecretUntil = new Date(receiver.now + 1_000)
    const endpoint = await receiver.newEndpoint({ previousSecret, previousSecretUntil })
    const delivery = await receiver.newDelivery(endpoint.id)
    const courier = receiver.start()
    await courier.idle()
    const { headers, body } = first(receiver.heard)
    expect(headers['webhook-id']).toBe(delivery.messageId)
    for (const each of [endpoint.secret, previousSecret])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(delivery.body))
    expect(await receiver.deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, nextAttemptAt: null }])

    receiver.now += 2_000
    await receiver.newDelivery(endpoint.id)
    await courier.idle()
    expect(receiver.heard).toHaveLength(2)
    expect(String(receiver.heard[1]?.headers['webhook-signature']).split(' '), 'the old one is past').toHaveLength(1)
  })

  it('tries ten times over three days with the same id and body, then gives up', async () => {
    receiver.answer = response => void response.writeHead(500).end('no')
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    const courier = receiver.start()
    const began = receiver.now
    let last = began
    for (let attempt = 1; attempt <= limits.webhookAttempts; attempt++) {
      await courier.idle()
      expect(receiver.heard).toHaveLength(attempt)
      last = receiver.now
      receiver.now = first(await receiver.deliveries()).nextAttemptAt?.getTime() ?? receiver.now
    }
    expect((last - began) / hour).toBeCloseTo(71.6, 0)
    expect(told().size).toBe(1)
    expect(await receiver.deliveries()).toMatchObject([{ state: 'failed', attempts: 10, nextAttemptAt: null }])
    expect((await attempts()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

const silent: Answer = () => {}
const failures: [string, { answer?: Answer; url?: string }, Record<string, unknown>][] = [
  ['says nothing', { answer: silent }, { errorCode: 'timeout' }],
  ['stops in the middle', { answer: response => void response.writeHead(200).write('half') }, { errorCode: 'timeout' }],
  ['hangs up', { answer: response => void response.destroy() }, { errorCode: 'connection_reset' }],
  [
    'sends elsewhere',
    { answer: response => void response.writeHead(302, { location: '/x' }).end() },
    { responseStatus: 302 },
  ],
  [
    'fails',
    { answer: response => void response.writeHead(500).end('oh\0no') },
    { responseStatus: 500, responseBody: 'oh\uFFFDno' },
  ],
  ['refuses', { answer: response => void response.writeHead(404).end() }, { responseStatus: 404 }],
  ['speaks no TLS', { url: 'https://HOST/hook' }, { errorCode: 'tls_error' }],
  ['is not HTTP', { answer: response => void response.socket?.end('hello') }, { errorCode: 'bad_answer' }],
  ['is inside the network', { url: 'http://127.0.0.1:9/' }, { errorCode: 'address_refused' }],
  ['is a metadata service', { url: 'http://169.254.169.254/latest' }, { errorCode: 'address_refused' }],
]

describe('a receiver that', () => {
  it.each(failures)('%s is tried again', async (_, { answer, url }, seen) => {
    if (answer) receiver.answer = answer
    const endpoint = await receiver.newEndpoint(url ? { url: url.replace('HOST', receiver.host) } : {})
    await receiver.newDelivery(endpoint.id)
    await receiver.start({ timeoutMs: 300 }).idle()
    expect(await attempts()).toMatchObject([{ number: 1, ...seen }])
    const [delivery] = await receiver.deliveries()
    expect(delivery).toMatchObject({ state: 'pending', attempts: 1, nextAttemptAt: new Date(receiver.now + 5_000) })
    expect(await endpoints()).toMatchObject([{ failingSince: new Date(receiver.now), disabledAt: null }])
    expect(receiver.heard.length, 'and no redirect is followed').toBeLessThan(2)
  })

  it('answers with megabytes is thanked for the first of them', async () => {
    receiver.answer = response => void response.writeHead(200).end(Buffer.alloc(5_000_000, 'x'))
    await receiver.newDelivery((await receiver.newEndpoint({ failingSince: new Date() })).id)
    await receiver.start().idle()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'delivered' }])
    expect(first(await attempts()).responseBody).toHaveLength(limits.webhookAnswerBytes)
    expect(await endpoints()).toMatchObject([{ failingSince: null }])
  })

  it.each([
    ['3600', hour],
    ['1', 5_000],
    ['9999999', 22 * hour],
  ])('asks for a pause of %s s gets it within reason', async (asked, pause) => {
    receiver.answer = response => void response.writeHead(429, { 'retry-after': asked }).end()
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    await receiver.start().idle()
    expect(first(await receiver.deliveries()).nextAttemptAt).toEqual(new Date(receiver.now + pause))
  })

  it('is gone is told nothing more until its owner says so', async () => {
    receiver.answer = response => void response.writeHead(410).end()
    const endpoint = await receiver.newEndpoint()
    await receiver.newDelivery(endpoint.id)
    const courier = receiver.start()
    await courier.idle()
    expect(await endpoints()).toMatchObject([{ disabledReason: 'gone', disabledAt: new Date(receiver.now) }])
    const waiting = await receiver.newDelivery(endpoint.id)
    await courier.idle()
    expect(receiver.heard).toHaveLength(1)
    expect(await receiver.deliveries()).toMatchObject([{ state: 'failed' }, { id: waiting.id, state: 'pending' }])
  })

  it('fails for five days is disabled', async () => {
    receiver.answer = response => void response.writeHead(503).end()
    const failingSince = new Date(receiver.now - limits.webhookFailingMs + 1_000)
    await receiver.newDelivery((await receiver.newEndpoint({ failingSince })).id)
    const courier = receiver.start()
    await courier.idle()
    expect(await endpoints()).toMatchObject([{ disabledAt: null }])
    receiver.now += 6_000
    await courier.idle()
    expect(await endpoints()).toMatchObject([{ disabledReason: 'failing' }])
    expect(await receiver.deliveries()).toMatchObject([{ state: 'pending', attempts: 2 }])
  })

  it('is slow holds up nobody else, and is asked little at once', async () => {
    const open: (() => void)[] = []
    receiver.answer = (response, { path }) => {
      const thank = () => void response.writeHead(200).end()
      if (path === '/slow') open.push(thank)
      else thank()
    }
    const slow = await receiver.newEndpoint({ url: `http://${receiver.host}/slow` })
    for (let count = 0; count < 5; count++) await receiver.newDelivery(slow.id)
    const courier = receiver.start()
    await expect.poll(() => open.length).toBe(2)
    const quick = await receiver.newEndpoint()
    for (let count = 0; count < 20; count++) await receiver.newDelivery(quick.id)
    const idle = courier.idle()
    await expect.poll(() => receiver.heard.filter(({ path }) => path === '/hook').length).toBe(20)
    expect(open).toHaveLength(2)
    receiver.answer = response => void response.writeHead(200).end()
    for (const thank of open) thank()
    await idle
    expect((await receiver.deliveries()).map(({ state }) => state)).toEqual(Array(25).fill('delivered'))
    expect(told().size).toBe(25)
  })
})

describe('the log', () => {
  it('keeps 30 days of what is past, and whatever still waits', async () => {
    const endpoint = await receiver.newEndpoint()
    const courier = receiver.start()
    await receiver.newDelivery(endpoint.id)
    await courier.idle()
    receiver.now += limits.hookLogMs - hour
    receiver.answer = response => void response.writeHead(500).end()
    await receiver.newDelivery(endpoint.id)
    await courier.idle()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'pending' }])
    receiver.now += 2 * hour
    await courier.idle()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'pending' }])
  })
})

describe('a worker that', () => {
  it('is killed in the middle leaves its deliveries to the next, with the same ids and bodies', async () => {
    const endpoint = await receiver.newEndpoint()
    for (let count = 0; count < 3; count++) await receiver.newDelivery(endpoint.id)
    receiver.answer = silent
    const entry = fileURLToPath(new URL('courier-process.ts', import.meta.url))
    const killed = fork(entry, [receiver.database.url, receiver.host])
    await expect.poll(() => receiver.heard.length).toBe(2)
    const ended = new Promise(resolve => killed.once('exit', resolve))
    killed.kill('SIGKILL')
    await ended
    receiver.answer = response => void response.writeHead(200).end()

    const courier = receiver.start()
    await courier.idle()
    expect(await receiver.deliveries()).toMatchObject([
      { state: 'pending', attempts: 1 },
      { state: 'pending', attempts: 1 },
      { state: 'delivered', attempts: 1 },
    ])
    receiver.now += 60_000
    await courier.idle()
    expect((await receiver.deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered', 'delivered'])
    expect(receiver.heard).toHaveLength(5)
    expect(told().size).toBe(3)
  })

  it('stops hands back what it could not finish, and the try does not count', async () => {
    receiver.answer = silent
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    const courier = receiver.start()
    await expect.poll(() => receiver.heard.length).toBe(1)
    await courier.stop()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'pending', attempts: 0, claimedUntil: null }])
  })
})
