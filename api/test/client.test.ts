import type { RequestListener } from 'node:http'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listenWith } from '#db/test/listen-with.ts'
import { createClient } from '../client/client.ts'
import type { ReviewEvent } from '../contracts/events.ts'
import { refused } from './harness.ts'
import { expectRefusal } from './suite-api.ts'

async function serverOf(listener: RequestListener): Promise<string> {
  const { url, close } = await listenWith(listener)
  onTestFinished(close)
  return url
}

const eventText = (seq: number, type: string) =>
  `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify({ seq, type, at: '2026-01-02T03:04:05.000Z', reviewId: 'r' })}\n\n`

describe('the client', () => {
  it('says "status: body" as the message and the sentence as the reason', async () => {
    const body = JSON.stringify({ code: 'not_found', message: 'There is nothing.', requestId: 'r-1' })
    const baseUrl = await serverOf((_, response) => response.writeHead(404, { 'retry-after': '7' }).end(body))
    const failure = await refused(createClient({ baseUrl }).call('getUser'))
    expect(failure.message).toBe(`404: ${body}`)
    expect(failure).toMatchObject({ status: 404, code: 'not_found', reason: 'There is nothing.', requestId: 'r-1' })
    expect(failure.retryAfter).toBe(7)
  })

  it('uses the status text if there is no body, and recognises an answer that is not from Panel', async () => {
    const baseUrl = await serverOf((request, response) => {
      if (request.url === '/api/user') response.writeHead(502).end()
      else response.end('<html>Welcome to the router</html>')
    })
    const empty = await refused(createClient({ baseUrl }).call('getUser'))
    expect(empty).toMatchObject({ message: '502: Bad Gateway', code: 'unexpected_answer' })
    await expectRefusal(createClient({ baseUrl }).call('listProjects'), { code: 'unexpected_answer' })
  })

  it('resumes a dropped stream after the last event it received', async () => {
    const asked: (string | undefined)[] = []
    const baseUrl = await serverOf((request, response) => {
      asked.push(request.headers['last-event-id'] as string | undefined)
      if (asked.length === 3) return response.writeHead(503).end()
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      if (asked.length === 1) response.write(eventText(1, 'review.queued'), () => response.destroy())
      else if (asked.length === 2) response.end(`: hello\n\n${eventText(2, 'source.read')}id: 3\ndata: {"seq"`)
      else response.end(`${eventText(3, 'a.newer.type')}${eventText(4, 'review.failed')}`)
    })
    const events: ReviewEvent[] = []
    for await (const event of createClient({ baseUrl }).events(7)) events.push(event)
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 4])
    expect(asked).toEqual([undefined, '1', '2', '2'])
  })

  it('does not reconnect to a stream that was refused', async () => {
    let asked = 0
    const baseUrl = await serverOf((_, response) => {
      asked += 1
      response.writeHead(404).end('{}')
    })
    await expect(createClient({ baseUrl }).events(7).next()).rejects.toMatchObject({ status: 404 })
    expect(asked).toBe(1)
  })
})
