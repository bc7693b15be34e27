/** A receiver over real HTTP that answers as a test wants, and a courier on a clock that the test controls. */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '#db/schema/integrations.ts'
import { users } from '#db/schema/schema.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { guardedFetch } from '../../adapters/guard/fetch.ts'
import { createConnector } from '../../adapters/guard/target.ts'
import { type Courier, type CourierOptions, startCourier } from '../../webhooks/courier.ts'

export interface Heard {
  path: string
  headers: IncomingHttpHeaders
  body: string
}
export type Answer = (response: ServerResponse, heard: Heard) => void

export function first<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined) throw new Error('nothing is there')
  return one
}

export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`

export interface Receiver {
  database: TestDatabase
  host: string
  heard: Heard[]
  answer: Answer
  /** The courier's clock: milliseconds since 1970. */
  now: number
  newUser(): Promise<number>
  newEndpoint(values?: Partial<typeof webhookEndpoints.$inferInsert>): Promise<typeof webhookEndpoints.$inferSelect>
  newDelivery(endpointId: number): Promise<typeof webhookDeliveries.$inferSelect>
  deliveries(): Promise<(typeof webhookDeliveries.$inferSelect)[]>
  attempts(): Promise<(typeof webhookAttempts.$inferSelect)[]>
  endpoints(): Promise<(typeof webhookEndpoints.$inferSelect)[]>
  /** Ids and bodies of everything that arrived, without duplicates. */
  told(): Set<string>
  /** A new courier; the previous one must have been stopped. Its deadlines are shorter than in production. */
  start(options?: Partial<Pick<CourierOptions, 'timeoutMs' | 'send' | 'shares' | 'random'>>): Courier
  reset(): Promise<void>
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const database = await createTestDatabase()
  const { db } = database
  let courier: Courier | null = null
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const one = { path: request.url ?? '', headers: request.headers, body }
    receiver.heard.push(one)
    receiver.answer(response, one)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const thanks: Answer = response => void response.writeHead(200).end('thanks')

  const receiver: Receiver = {
    database,
    host,
    heard: [],
    answer: thanks,
    now: Date.now() + 1_000,
    async newUser() {
      const name = randomBytes(6).toString('hex')
      const values = { username: name, email: `${name}@example.org`, passwordHash: 'x' }
      return first(await db.insert(users).values(values).returning()).id
    },
    async newEndpoint(values = {}) {
      const userId = values.userId ?? (await receiver.newUser())
      const endpoint = { url: `http://${host}/hook`, events: ['review.completed' as const], secret: newSecret() }
      return first(
        await db
          .insert(webhookEndpoints)
          .values({ ...endpoint, ...values, userId })
          .returning(),
      )
    },
    async newDelivery(endpointId) {
      const messageId = `evt_${randomBytes(4).toString('hex')}`
      const body = JSON.stringify({ type: 'review.completed', data: { messageId } })
      // Due on the test's clock, not on the database's.
      const nextAttemptAt = new Date(receiver.now)
      const values = { endpointId, messageId, eventType: 'review.completed' as const, body, nextAttemptAt }
      return first(await db.insert(webhookDeliveries).values(values).returning())
    },
    deliveries: () => db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id),
    attempts: () => db.select().from(webhookAttempts).orderBy(webhookAttempts.number),
    endpoints: () => db.select().from(webhookEndpoints),
    told: () => new Set(receiver.heard.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)),
    start(options = {}) {
      const connect = createConnector({ allowHosts: [host] })
      courier = startCourier({
        db,
        databaseUrl: database.url,
        log: pino({ level: 'silent' }),
        send: (url, request) => guardedFetch(connect, url, request),
        now: () => new Date(receiver.now),
        random: () => 0.5,
        version: '0.0.0',
        stopGraceMs: 50,
        ...options,
      })
      return courier
    },
    async reset() {
      server.closeAllConnections()
      await courier?.stop()
      courier = null
      await db.delete(users)
      receiver.heard = []
      receiver.answer = thanks
      receiver.now = Date.now() + 1_000
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await database.drop()
    },
  }
  return receiver
}

export interface Stage {
  readonly receiver: Receiver
}
