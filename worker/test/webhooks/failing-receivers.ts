import { describe, expect, it } from 'vitest'
import { deliveryLimits } from '#db/limits.ts'
import { retryPauses } from '../../webhooks/schedule.ts'
import { type Answer, first, type Stage } from './receiver.ts'

const hour = 3_600_000
const silent: Answer = () => {}
/** An answer that Node's own server would not send. */
const raw =
  (status: string, ...headers: string[]): Answer =>
  response =>
    void response.socket?.write([`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n'))
const failures: [string, { answer?: Answer; url?: string }, Record<string, unknown>][] = [
  ['says nothing', { answer: silent }, { errorCode: 'timeout' }],
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
  ['speaks no TLS', { url: 'https://HOST/hook' }, { errorCode: 'tls_error' }],
  [
    'sends too long headers',
    { answer: raw('200 OK', `x: ${'y'.repeat(200_000)}`) },
    { errorCode: 'headers_too_large' },
  ],
  ['is not HTTP', { answer: response => void response.socket?.end('hello') }, { errorCode: 'bad_answer' }],
  ['is inside the network', { url: 'http://127.0.0.1:8099/' }, { errorCode: 'address_refused' }],
]

export function failingReceivers(stage: Stage): void {
  describe('a receiver that', () => {
    it.each(failures)('%s is tried again', async (_, { answer, url }, seen) => {
      if (answer) stage.receiver.answer = answer
      const endpoint = await stage.receiver.newEndpoint(url ? { url: url.replace('HOST', stage.receiver.host) } : {})
      await stage.receiver.newDelivery(endpoint.id)
      // Only a silent receiver makes the courier wait until the deadline.
      await stage.receiver.start({ timeoutMs: seen.errorCode === 'timeout' ? 300 : 5_000 }).idle()
      expect(await stage.receiver.attempts()).toMatchObject([{ number: 1, ...seen }])
      const [delivery] = await stage.receiver.deliveries()
      expect(delivery).toMatchObject({
        state: 'pending',
        attempts: 1,
        nextAttemptAt: new Date(stage.receiver.now + 5_000),
      })
      expect(await stage.receiver.endpoints()).toMatchObject([
        { failingSince: new Date(stage.receiver.now), disabledAt: null },
      ])
      expect(stage.receiver.heard.length, 'and no redirect is followed').toBeLessThan(2)
    })

    it('confirms, then breaks off its answer, counts as delivered', async () => {
      stage.receiver.answer = response => void response.writeHead(200, { 'content-length': 50 }).write('half')
      await stage.receiver.newDelivery((await stage.receiver.newEndpoint()).id)
      await stage.receiver.start({ timeoutMs: 300 }).idle()
      expect(await stage.receiver.deliveries()).toMatchObject([{ state: 'delivered', attempts: 1 }])
      expect(await stage.receiver.attempts()).toMatchObject([
        { responseStatus: 200, responseBody: 'half', errorCode: null },
      ])
    })

    it('answers with megabytes is read only up to the first of them', async () => {
      stage.receiver.answer = response => void response.writeHead(200).end(Buffer.alloc(5_000_000, 'x'))
      await stage.receiver.newDelivery((await stage.receiver.newEndpoint({ failingSince: new Date() })).id)
      await stage.receiver.start().idle()
      expect(await stage.receiver.deliveries()).toMatchObject([{ state: 'delivered' }])
      expect(first(await stage.receiver.attempts()).responseBody).toHaveLength(deliveryLimits.answerBytes)
      expect(await stage.receiver.endpoints()).toMatchObject([{ failingSince: null }])
    })

    it.each([
      ['3600', 1.05 * hour],
      ['1', 5_000],
      ['999999999', 1.05 * retryPauses.reduce((sum, pause) => sum + pause)],
    ])('asks for a pause of %s gets it, up to three days', async (asked, pause) => {
      stage.receiver.answer = response => void response.writeHead(429, { 'retry-after': asked }).end()
      await stage.receiver.newDelivery((await stage.receiver.newEndpoint()).id)
      await stage.receiver.start().idle()
      expect(first(await stage.receiver.deliveries()).nextAttemptAt).toEqual(new Date(stage.receiver.now + pause))
    })

    it.each([
      [String(22 * 3600), 5],
      ['999999999', 2],
    ])('asks for %s seconds each time gets no attempt after three days', async (asked, tries) => {
      stage.receiver.answer = response => void response.writeHead(503, { 'retry-after': asked }).end()
      await stage.receiver.newDelivery((await stage.receiver.newEndpoint()).id)
      const courier = stage.receiver.start({ random: () => 0 })
      const began = stage.receiver.now
      for (let next: Date | null = new Date(began); next; ) {
        stage.receiver.now = next.getTime()
        await courier.idle()
        next = first(await stage.receiver.deliveries()).nextAttemptAt
      }
      expect((stage.receiver.now - began) / hour).toBeLessThanOrEqual(72)
      expect(stage.receiver.heard).toHaveLength(tries)
      expect(await stage.receiver.deliveries()).toMatchObject([{ state: 'failed', attempts: tries }])
    })

    it('is gone gets nothing more until its owner enables it', async () => {
      stage.receiver.answer = response => void response.writeHead(410).end()
      const endpoint = await stage.receiver.newEndpoint()
      await stage.receiver.newDelivery(endpoint.id)
      const courier = stage.receiver.start()
      await courier.idle()
      expect(await stage.receiver.endpoints()).toMatchObject([
        { disabledReason: 'gone', disabledAt: new Date(stage.receiver.now) },
      ])
      const waiting = await stage.receiver.newDelivery(endpoint.id)
      await courier.idle()
      expect(stage.receiver.heard).toHaveLength(1)
      expect(await stage.receiver.deliveries()).toMatchObject([
        { state: 'failed' },
        { id: waiting.id, state: 'pending' },
      ])
    })

    it('fails for five days is disabled', async () => {
      stage.receiver.answer = response => void response.writeHead(503).end()
      const failingSince = new Date(stage.receiver.now - deliveryLimits.failingMs + 1_000)
      await stage.receiver.newDelivery((await stage.receiver.newEndpoint({ failingSince })).id)
      const courier = stage.receiver.start()
      await courier.idle()
      expect(await stage.receiver.endpoints()).toMatchObject([{ disabledAt: null }])
      stage.receiver.now += 6_000
      await courier.idle()
      expect(await stage.receiver.endpoints()).toMatchObject([{ disabledReason: 'failing' }])
      expect(await stage.receiver.deliveries()).toMatchObject([{ state: 'pending', attempts: 2 }])
    })

    it('fails now and failed a week ago, with nothing sent in between, is not disabled', async () => {
      stage.receiver.answer = response => void response.writeHead(500).end()
      const { id } = await stage.receiver.newEndpoint({ failingSince: new Date(stage.receiver.now - 7 * 24 * hour) })
      await stage.receiver.newDelivery(id)
      await stage.receiver.start().idle()
      expect(await stage.receiver.endpoints()).toMatchObject([
        { disabledAt: null, failingSince: new Date(stage.receiver.now) },
      ])
    })
  })
}
