import { describe, expect, it } from 'vitest'
import { createMemo } from './projects/memos.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor({ limits: { calls: { points: 5, seconds: 60 } } })

const get = (path: string, token: string, tag?: string | null) =>
  api.raw(path, { token, headers: tag ? { 'if-none-match': tag } : {} })

it('a GET with If-None-Match gets no body until the answer changes', async () => {
  const { client, token } = await api.signUp()
  const empty = await get('/api/projects', token)
  const tag = empty.headers.get('etag') ?? ''
  expect(tag).toMatch(/^"[\w-]{27}"$/)
  for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
    const same = await get('/api/projects', token, known)
    expect([same.status, await same.text()]).toEqual([304, ''])
    expect(same.headers.get('etag')).toBe(tag)
    expect(same.headers.get('x-total-count')).toBe('0')
    expect(same.headers.get('cache-control')).toBe('no-store')
    expect(same.headers.get('content-type')).toBeNull()
  }
  await createMemo(client)
  const changed = await get('/api/projects', token, tag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(tag)
})

describe('a change with If-Match', () => {
  const change = (path: string, token: string, tag: string, json?: unknown) =>
    api.raw(path, { method: json ? 'PUT' : 'DELETE', token, json, headers: { 'if-match': tag } })
  const edit = { name: 'Another name' }

  it('is made for only one of several concurrent requests, whose answer has the next tag', async () => {
    const { client, token } = await api.signUp()
    const { id } = await createMemo(client)
    const path = `/api/projects/${id}`
    const tag = (await get(path, token)).headers.get('etag') ?? ''
    const names = ['One', 'Two', 'Three', 'Four'].map(word => `Name ${word}`)
    const answers = await Promise.all(names.map(name => change(path, token, tag, { name })))
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 412, 412, 412])
    const made = answers.find(answer => answer.status === 200)
    const next = made?.headers.get('etag') ?? ''
    expect(next).toBe((await get(path, token)).headers.get('etag'))
    // A proxy that compresses answers weakens their tags.
    expect((await change(path, token, `"other", W/${next}`, edit)).status).toBe(200)
  })

  it('is refused if the tag differs, and cancels no running review', async () => {
    const { client, token } = await api.signUp()
    const { id } = await createMemo(client, { submit: true })
    const path = `/api/projects/${id}`
    const refusal = await change(path, token, '"nope"')
    expect([refusal.status, await refusal.json()]).toMatchObject([412, { code: 'precondition_failed' }])
    expect(await client.call('getProject', { params: { id } })).toMatchObject({ status: 'in_progress' })
    const tag = (await get(path, token)).headers.get('etag') ?? ''
    expect((await change(path, token, tag)).status).toBe(204)
    // An address where nothing exists answers 404, whatever tag is sent.
    expect((await change(path, token, tag)).status).toBe(404)
  })
})

it('the remaining rate limit is in every answer to a key, with the time to wait once it is used up', async () => {
  const { client } = await api.signUp()
  const { token } = await client.call('createKey', { body: { name: 'Fast', scopes: ['read'] } })
  const other = await client.call('createKey', { body: { name: 'Also', scopes: ['read'] } })
  const left: (string | null)[] = []
  for (const path of ['/api/user', '/api/projects', '/api/projects/77', '/api/admin/users']) {
    const response = await get(path, token)
    expect(response.headers.get('ratelimit-policy')).toBe('"calls";q=5;w=60')
    left.push(response.headers.get('ratelimit'))
  }
  expect(left.map(text => text?.replace(/t=\d+$/, 't'))).toEqual([4, 3, 2, 1].map(r => `"calls";r=${r};t`))
  const same = await get('/api/projects', token, '*')
  expect([same.status, same.headers.get('ratelimit')]).toEqual([304, expect.stringContaining('r=0')])
  // One user's keys count together.
  const refusal = await get('/api/user', other.token)
  expect(refusal.status).toBe(429)
  expect(refusal.headers.get('ratelimit')).toMatch(/^"calls";r=0;t=\d+$/)
  const wait = Number(refusal.headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(60)
  expect(await refusal.json()).toMatchObject({ code: 'too_many_requests' })
})

it('short lists are answered whole unless a page is requested', async () => {
  const { client } = await api.signUp()
  for (const name of ['One', 'Two', 'Three'].map(word => `Person ${word}`))
    await client.call('createSubAccount', { body: { name, email: `${name.slice(7)}@example.org` } })
  const all = await client.call('listSubAccounts')
  const first = await client.page('listSubAccounts', { query: { limit: 2 } })
  expect([first.rows, first.total]).toEqual([all.slice(0, 2), 3])
  // The row that the cursor names may have been deleted: nothing is missed or repeated.
  await client.call('deleteSubAccount', { params: { id: all[1]?.id ?? 0 } })
  const rest = await client.page('listSubAccounts', { query: { limit: 2, cursor: first.next ?? '' } })
  expect([rest.rows, rest.next]).toEqual([all.slice(2), null])
})
