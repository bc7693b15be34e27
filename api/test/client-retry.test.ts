import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.ts'
import { refused } from './harness.ts'
import { createMemo } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

/** A client whose connection breaks on demand: `before` the request arrives, or `after`, when its answer is lost. */
function shaky(token: string, breaks: ('before' | 'after' | number)[], options: { retries?: number } = {}) {
  const asked: (string | null)[] = []
  const client = createClient({
    baseUrl: api.url,
    token,
    ...options,
    fetch: async (input, init) => {
      asked.push(new Headers(init?.headers).get('idempotency-key'))
      const broken = breaks.shift()
      if (typeof broken === 'number') return new Response('', { status: broken })
      if (broken === 'before') throw new TypeError('fetch failed')
      const response = await fetch(input, init)
      if (broken === 'after') throw new TypeError('fetch failed')
      return response
    },
  })
  return { client, asked }
}

describe('a call that did not get through', () => {
  it('is sent again with the same key, and makes one project', async () => {
    const { token, client: calm } = await api.signUp()
    const { client, asked } = shaky(token, ['before', 503, 'after'], { retries: 3 })
    const made = await createMemo(client)
    expect((await calm.call('listProjects')).map(({ id }) => id)).toEqual([made.id])
    expect(asked).toHaveLength(4)
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('is given up after the given number of retries, with the last reason', async () => {
    const { token } = await api.signUp()
    const { client, asked } = shaky(token, [503, 'before', 502], { retries: 1 })
    await expectRefusal(client.call('listProjects'), { status: 0, code: 'unreachable' })
    expect(asked).toHaveLength(2)
    const once = shaky(token, ['before'])
    await refused(once.client.call('listProjects'))
    expect(once.asked).toHaveLength(1)
  })

  it('is not repeated if that could do something twice or would not help', async () => {
    const { token, username } = await api.signUp()
    const login = shaky(token, ['before'], { retries: 3 })
    await refused(login.client.call('login', { body: { username, password: 'correct horse' } }))
    const lost = shaky(token, [], { retries: 3 })
    await refused(lost.client.call('getProject', { params: { id: 2_000_000_000 } }))
    expect([login.asked, lost.asked].map(asked => asked.length)).toEqual([1, 1])
    const left = new AbortController()
    const busy: typeof fetch = async () => {
      left.abort()
      return new Response('', { status: 429, headers: { 'retry-after': '60' } })
    }
    const client = createClient({ baseUrl: api.url, token, retries: 1, fetch: busy })
    await expect(client.call('listProjects', { signal: left.signal })).rejects.toThrow(/abort/)
  })

  it('is sent again after the wait that the server asks for, but fails at once if that wait is long', async () => {
    const { token } = await api.signUp()
    const waits = [['1', 2] as const, ['3600', 1] as const]
    for (const [after, times] of waits) {
      let asked = 0
      const started = performance.now()
      const client = createClient({
        baseUrl: api.url,
        token,
        retries: 1,
        fetch: async (input, init) => {
          asked += 1
          const limited = asked === 1
          return limited ? new Response('', { status: 429, headers: { 'retry-after': after } }) : fetch(input, init)
        },
      })
      await client.call('listProjects').catch(() => null)
      expect(asked).toBe(times)
      expect(performance.now() - started > 1000).toBe(times === 2)
    }
  })
})
