/** Deliveries over real HTTP to a receiver that misbehaves, on a clock that the tests turn. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema-programs.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { guardedFetch } from '../../adapters/network-guard-fetch.ts'
import { createConnector } from '../../adapters/network-guard-target.ts'
import { type Courier, startCourier } from '../../webhooks/courier.ts'

interface Heard {
  headers: IncomingHttpHeaders
  body: string
}

let database: TestDatabase
let heard: Heard[] = []
let answer: (response: ServerResponse) => void
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  heard.push({ headers: request.headers, body })
  answer(response)
})
let host: string
let now: number
let courier: Courier | null = null

beforeAll(async () => {
  database = await createTestDatabase()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await database.drop()
})
beforeEach(() => {
  heard = []
  answer = response => void response.writeHead(200).end('thanks')
  now = Date.now() + 1_000
})
afterEach(async () => {
  await courier?.stop()
  courier = null
  await database.db.delete(users)
})

/** The first of what must be there. */
function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('nothing is there')
  return one
}

const secret = () => `whsec_${randomBytes(24).toString('base64')}`

async function newEndpoint(values: Partial<typeof webhookEndpoints.$inferInsert> = {}) {
  const name = randomBytes(6).toString('hex')
  const made = await database.db
    .insert(users)
    .values({ username: name, email: `${name}@example.org`, passwordHash: 'x' })
    .returning()
  const endpoints = await database.db
    .insert(webhookEndpoints)
    .values({
      userId: first(made).id,
      url: `http://${host}/hook`,
      events: ['review.completed'],
      secret: secret(),
      ...values,
    })
    .returning()
  return first(endpoints)
}

async function newDelivery(endpointId: number) {
  const deliveries = await database.db
    .insert(webhookDeliveries)
    .values({
      endpointId,
      messageId: `evt_${randomBytes(4).toString('hex')}`,
      eventType: 'review.completed',
      body: '{"type":"review.completed","data":{}}',
    })
    .returning()
  return first(deliveries)
}

function start() {
  const connect = createConnector({ allowHosts: [host] })
  courier = startCourier({
    db: database.db,
    databaseUrl: database.url,
    log: pino({ level: 'silent' }),
    send: (url, options) => guardedFetch(connect, url, options),
    now: () => new Date(now),
    random: () => 0.5,
    version: '0.0.0',
  })
  return courier
}

const rows = () => database.db.select().from(webhookDeliveries)

describe('the courier', () => {
  it('signs what it sends, with both secrets while one is being rotated', async () => {
    const previousSecret = secret()
    const endpoint = await newEndpoint({ previousSecret, previousSecretUntil: new Date(now + 1_000) })
    const delivery = await newDelivery(endpoint.id)
    await start().idle()
    expect(heard).toHaveLength(1)
    const { headers, body } = first(heard)
    expect(headers['webhook-id']).toBe(delivery.messageId)
    for (const each of [endpoint.secret, previousSecret])
      expect(new Webhook(each).verify(body, headers as Record<string, string>)).toEqual(JSON.parse(delivery.body))
    expect(await rows()).toMatchObject([{ state: 'delivered', attempts: 1, nextAttemptAt: null }])
  })

  it('tries ten times over three days with the same id and body, then gives up', async () => {
    answer = response => void response.writeHead(500).end('no')
    await newDelivery((await newEndpoint()).id)
    const courier = start()
    const at: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      await courier.idle()
      expect(heard).toHaveLength(attempt)
      at.push(now)
      now = first(await rows()).nextAttemptAt?.getTime() ?? now
    }
    expect((first(at.toReversed()) - first(at)) / 3_600_000).toBeCloseTo(71.6, 0)
    expect(new Set(heard.map(one => `${one.headers['webhook-id']} ${one.body}`)).size).toBe(1)
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 10, nextAttemptAt: null }])
    expect(await database.db.select().from(webhookAttempts)).toHaveLength(10)
  })
})
