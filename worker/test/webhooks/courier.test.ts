import { fork } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { webhookAttempts, webhookEndpoints } from '#db/schema-programs.ts'
import { deliveryLimits, limits } from '#db/vocabulary.ts'
import { retryPauses } from '../../webhooks/schedule.ts'
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
  it('signs what it sends, with every secret that was rotated of late', async () => {
    const previousSecret = newSecret()
    const previousSecretUntil = new Date(receiver.now + 1_000)
    const [older, past] = [newSecret(), newSecret()]
    const olderSecrets = [
      { secret: older, until: new Date(receiver.now + 500).toISOString() },
      { secret: past, until: new Date(receiver.now - 1).toISOString() },
    ]
    const endpoint = await receiver.newEndpoint({ previousSecret, previousSecretUntil, olderSecrets })
    const delivery = await receiver.newDelivery(endpoint.id)
    const courier = receiver.start()
    await courier.idle()
    const { headers, body } = first(receiver.heard)
    expect(headers['webhook-id']).toBe(delivery.messageId)
    for (const each of [endpoint.secret, previousSecret, older])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(delivery.body))
    expect(String(headers['webhook-signature']).split(' '), 'and no other').toHaveLength(3)
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
    for (let attempt = 1; attempt <= retryPauses.length + 1; attempt++) {
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
/** An answer that Node's own server would not give. */
const raw =
  (status: string, ...headers: string[]): Answer =>
  response =>
    void response.socket?.write([`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n'))
const failures: [string, { answer?: Answer; url?: string }, Record<string, unknown>][] = [
  ['says nothing', { answer: silent }, { errorCode: 'timeout' }],
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
  [
    'wants to speak otherwise',
    { answer: raw('101 Switching Protocols', 'Connection: Upgrade', 'Upgrade: websocket') },
    { responseStatus: 101 },
  ],
  ['wants to speak otherwise and says not how', { answer: raw('101 Switching Protocols') }, { responseStatus: 101 }],
  [
    'tells too much of itself',
    { answer: raw('200 OK', `x: ${'y'.repeat(200_000)}`) },
    { errorCode: 'headers_too_large' },
  ],
  [
    'refuses and stops in the middle',
    { answer: response => void response.writeHead(500).write('half') },
    { responseStatus: 500, responseBody: 'half', errorCode: null },
  ],
  ['is not HTTP', { answer: response => void response.socket?.end('hello') }, { errorCode: 'bad_answer' }],
  ['is inside the network', { url: 'http://127.0.0.1:8099/' }, { errorCode: 'address_refused' }],
  ['is no website', { url: 'https://example.org:25/' }, { errorCode: 'port_refused' }],
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

  it.each([
    ['stops', response => void response.write('half')],
    ['hangs up', response => void response.write('half', () => response.destroy())],
  ] satisfies [string, (response: ServerResponse) => void][])(
    'says that it has it, then %s in the middle, has it',
    async (_, then) => {
      receiver.answer = response => then(response.writeHead(200, { 'content-length': 50 }))
      await receiver.newDelivery((await receiver.newEndpoint()).id)
      await receiver.start({ timeoutMs: 300 }).idle()
      expect(await receiver.deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }])
      expect(await attempts()).toMatchObject([{ responseStatus: 200, responseBody: 'half', errorCode: null }])
    },
  )

  it('is never given up by what sends is given up here', async () => {
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    await receiver.start({ timeoutMs: 50, send: () => new Promise(() => {}) }).idle()
    expect(await attempts()).toMatchObject([{ number: 1, errorCode: 'timeout' }])
  })

  it('answers with megabytes is thanked for the first of them', async () => {
    receiver.answer = response => void response.writeHead(200).end(Buffer.alloc(5_000_000, 'x'))
    await receiver.newDelivery((await receiver.newEndpoint({ failingSince: new Date() })).id)
    await receiver.start().idle()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'delivered' }])
    expect(first(await attempts()).responseBody).toHaveLength(deliveryLimits.answerBytes)
    expect(await endpoints()).toMatchObject([{ failingSince: null }])
  })

  it.each([
    ['3600', 1.05 * hour],
    ['1', 5_000],
    ['999999999', 1.05 * retryPauses.reduce((sum, pause) => sum + pause)],
    ['Fri, 01 Jan 2999 00:00:00 GMT', 1.05 * retryPauses.reduce((sum, pause) => sum + pause)],
  ])('asks for a pause of %s gets it within the three days, and not to the second', async (asked, pause) => {
    receiver.answer = response => void response.writeHead(429, { 'retry-after': asked }).end()
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    await receiver.start().idle()
    expect(first(await receiver.deliveries()).nextAttemptAt).toEqual(new Date(receiver.now + pause))
  })

  it.each([
    [String(22 * 3600), 5],
    ['999999999', 2],
    ['1200', 9],
  ])('asks for %s seconds each time is tried for no longer than three days', async (asked, tries) => {
    receiver.answer = response => void response.writeHead(503, { 'retry-after': asked }).end()
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    const courier = receiver.start({ random: () => 0 })
    const began = receiver.now
    for (let next: Date | null = new Date(began); next; ) {
      receiver.now = next.getTime()
      await courier.idle()
      next = first(await receiver.deliveries()).nextAttemptAt
    }
    expect((receiver.now - began) / hour).toBeLessThanOrEqual(72)
    expect(receiver.heard).toHaveLength(tries)
    expect(await receiver.deliveries()).toMatchObject([{ state: 'failed', attempts: tries }])
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
    const failingSince = new Date(receiver.now - deliveryLimits.failingMs + 1_000)
    await receiver.newDelivery((await receiver.newEndpoint({ failingSince })).id)
    const courier = receiver.start()
    await courier.idle()
    expect(await endpoints()).toMatchObject([{ disabledAt: null }])
    receiver.now += 6_000
    await courier.idle()
    expect(await endpoints()).toMatchObject([{ disabledReason: 'failing' }])
    expect(await receiver.deliveries()).toMatchObject([{ state: 'pending', attempts: 2 }])
  })

  it('fails now and failed a week ago, with nothing sent in between, is not disabled', async () => {
    receiver.answer = response => void response.writeHead(500).end()
    const { id } = await receiver.newEndpoint({ failingSince: new Date(receiver.now - 7 * 24 * hour) })
    await receiver.newDelivery(id)
    await receiver.start().idle()
    expect(await endpoints()).toMatchObject([{ disabledAt: null, failingSince: new Date(receiver.now) }])
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

describe('slow receivers', () => {
  const many = (count: number, make: (index: number) => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)))
  /** An owner of so many endpoints that never answer, each with messages to it. */
  const slowOwner = async (params: { endpoints: number; messages: number; failing?: true }) => {
    const userId = await receiver.newUser()
    await many(params.endpoints, async () => {
      const failingSince = params.failing ? new Date(receiver.now) : null
      const { id } = await receiver.newEndpoint({ userId, url: `http://${receiver.host}/slow/${userId}`, failingSince })
      for (let count = 0; count < params.messages; count++) await receiver.newDelivery(id)
    })
    return userId
  }
  const failing = { perEndpoint: 1, perOwner: 2, all: 4 }
  const heardAt = (path: string) => receiver.heard.filter(heard => heard.path === path).length
  const slow: Answer = (response, { path }) => {
    if (!path.startsWith('/slow')) response.writeHead(200).end()
  }

  it('of four owners, as many as there may be, hold up no fifth', async () => {
    receiver.answer = slow
    const owners = await many(4, () => slowOwner({ endpoints: limits.webhookEndpointsMax, messages: 2 }))
    const courier = receiver.start()
    await expect.poll(() => receiver.heard.length).toBe(4 * 24)
    for (const owner of owners) expect(heardAt(`/slow/${owner}`)).toBe(24)
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    void courier.idle()
    await expect.poll(() => heardAt('/hook')).toBe(1)
  })

  it('that are failing are asked one at a time, and leave half of the room', async () => {
    receiver.answer = slow
    await many(3, () => slowOwner({ endpoints: 3, messages: 2, failing: true }))
    const quick = await receiver.newEndpoint()
    await many(4, () => receiver.newDelivery(quick.id))
    receiver.start({ shares: { perEndpoint: 2, perOwner: 4, all: 8, kept: 0, failing } })
    await expect.poll(() => heardAt('/hook')).toBe(4)
    expect(receiver.heard.length - 4).toBe(failing.all)
  })

  it('wait behind whoever has least on its way', async () => {
    receiver.answer = slow
    const first = await slowOwner({ endpoints: 4, messages: 2 })
    const second = await slowOwner({ endpoints: 1, messages: 2 })
    receiver.start({ shares: { perEndpoint: 2, perOwner: 4, all: 4, kept: 0, failing } })
    await expect.poll(() => receiver.heard.length).toBe(4)
    expect([heardAt(`/slow/${first}`), heardAt(`/slow/${second}`)]).toEqual([2, 2])
  })

  it('leave room to those who have nothing on their way', async () => {
    receiver.answer = slow
    await slowOwner({ endpoints: 5, messages: 1 })
    const courier = receiver.start({ shares: { perEndpoint: 2, perOwner: 4, all: 4, kept: 1, failing } })
    await expect.poll(() => receiver.heard.length).toBe(3)
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    void courier.idle()
    await expect.poll(() => heardAt('/hook')).toBe(1)
    expect(receiver.heard).toHaveLength(4)
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
