/** The courier over real HTTP on the tests' clock; `failing-` and `slow-receivers.ts` share this receiver. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { keepingLimits } from '#db/limits.ts'
import { retryPauses } from '../../webhooks/schedule.ts'
import { failingReceivers } from './failing-receivers.ts'
import { type Answer, first, newSecret, type Receiver, type Stage, startReceiver } from './receiver.ts'
import { slowReceivers } from './slow-receivers.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())
afterEach(() => receiver.reset())
const stage: Stage = {
  get receiver() {
    return receiver
  },
}

const hour = 3_600_000
const silent: Answer = () => {}

describe('the courier', () => {
  it('signs messages with every recently rotated secret', async () => {
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
    expect(receiver.told().size).toBe(1)
    expect(await receiver.deliveries()).toMatchObject([{ state: 'failed', attempts: 10, nextAttemptAt: null }])
    expect((await receiver.attempts()).map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

failingReceivers(stage)
slowReceivers(stage)

describe('the log', () => {
  it('keeps finished deliveries for 30 days, and all that still wait', async () => {
    const endpoint = await receiver.newEndpoint()
    const courier = receiver.start()
    await receiver.newDelivery(endpoint.id)
    await courier.idle()
    receiver.now += keepingLimits.hookLogMs - hour
    receiver.answer = response => void response.writeHead(500).end()
    await receiver.newDelivery(endpoint.id)
    await courier.idle()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'delivered' }, { state: 'pending' }])
    receiver.now += 2 * hour
    await courier.idle()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'pending' }])
  })

  it('keeps an endpoint’s newest messages and attempts, however many were sent by hand', async () => {
    const { sql } = receiver.database
    const [many, one] = [await receiver.newEndpoint(), await receiver.newEndpoint()]
    const most = keepingLimits.hookLogMax
    await sql`insert into webhook_deliveries (endpoint_id, message_id, event_type, body, state)
      select ${many.id}, 'evt_' || n, 'webhook.test', '{}', 'delivered' from generate_series(1, ${most + 20}) n`
    const waits = await receiver.newDelivery(one.id)
    await sql`update webhook_deliveries set next_attempt_at = now() + interval '10 years' where id = ${waits.id}`
    await sql`insert into webhook_attempts (delivery_id, number, url, request_headers, started_at, duration_ms)
      select ${waits.id}, n, '', '{}', now() + n * interval '1 second', 1 from generate_series(1, ${most + 20}) n`
    const courier = receiver.start()
    await courier.idle()
    const kept = await receiver.deliveries()
    expect(kept.map(({ messageId }) => messageId)).toEqual([
      ...Array.from({ length: most }, (_, n) => `evt_${n + 21}`),
      waits.messageId,
    ])
    expect((await receiver.attempts()).map(({ number }) => number)).toEqual(
      Array.from({ length: most }, (_, n) => n + 21),
    )
  })
})

describe('a worker', () => {
  it('leaves its deliveries to the next worker when it is killed, with the same ids and bodies', async () => {
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
    expect(receiver.told().size).toBe(3)
  })

  it('hands back what it could not finish when it stops, and the attempt does not count', async () => {
    receiver.answer = silent
    await receiver.newDelivery((await receiver.newEndpoint()).id)
    const courier = receiver.start()
    await expect.poll(() => receiver.heard.length).toBe(1)
    await courier.stop()
    expect(await receiver.deliveries()).toMatchObject([{ state: 'pending', attempts: 0, claimedUntil: null }])
  })
})
