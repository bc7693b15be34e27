/** What holds for HTTP in all: bodies, headers, health, and the log. */
import { describe, expect, it } from 'vitest'
import { errorSchema } from '../contracts/errors.ts'
import { apiFor } from './desk.ts'
import { bodies } from './http/bodies.ts'

const api = apiFor()

bodies(api)

describe('every answer', () => {
  it.each([
    ['/api/health', 200],
    ['/api/user', 401],
    ['/api/nowhere', 404],
  ])('to %s carries the headers and a request id', async (path, status) => {
    const response = await api.raw(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    const body: unknown = await response.json()
    if (status >= 400) expect(errorSchema.parse(body).requestId).toBe(response.headers.get('x-request-id'))
  })

  it('repeats a request id that is one, and replaces one that is not', async () => {
    const own = await api.raw('/api/health', { headers: { 'x-request-id': 'trace-1234.abc' } })
    expect(own.headers.get('x-request-id')).toBe('trace-1234.abc')
    const bad = await api.raw('/api/health', { headers: { 'x-request-id': '{"level":60}' } })
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('health', () => {
  it('tells what waits for a worker, and when one last worked', async () => {
    const { client } = await api.signUp()
    const { id, createdAt } = await client.call('createProject', {
      body: { name: 'Waits', contentType: 'website', panelId: 1, contentUrl: 'https://example.com', submit: true },
    })
    const { reviews } = await api.client().call('ready')
    expect(reviews).toMatchObject({ waiting: 1, running: 0, progressAt: null })
    expect(Date.parse(reviews?.waitingSince ?? '')).toBeGreaterThanOrEqual(Date.parse(createdAt))
    await api.database.sql`update reviews set status = 'running' where project_id = ${id}`
    await api.database.sql`
      insert into review_events (project_id, seq, review_id, type, detail, at)
      select project_id, 1000, id, 'source.read', '{}', '2026-01-02T03:04:05Z' from reviews where project_id = ${id}`
    const { reviews: later } = await api.client().call('ready')
    expect(later).toEqual({ waiting: 0, running: 1, waitingSince: null, progressAt: '2026-01-02T03:04:05.000Z' })
    await client.call('cancelReview', { params: { id } })
  })
})

describe('the log', () => {
  it('holds every refusal and no secret', async () => {
    const secret = 'a password nobody may read'
    const body = { username: 'logged-person', email: 'logged@example.org', password: secret }
    const session = await api.client().call('register', { body })
    await api
      .client()
      .call('login', { body: { username: body.username, password: `${secret}!` } })
      .catch(() => {})
    await api.client(session.token).call('getUser')
    // A statement that fails: the driver's message repeats its parameters, the log must not.
    await api.database.sql`alter table sessions rename to sessions_away`
    const failure = await api.raw('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: body.username, password: secret }),
    })
    await api.database.sql`alter table sessions_away rename to sessions`
    expect(failure.status).toBe(500)
    expect(await failure.text()).not.toContain('sessions')
    const log = api.logged.join('')
    expect(log).toContain('"path":"/api/login","status":500')
    expect(log).toContain('relation \\"sessions\\" does not exist')
    const [row] = await api.database.sql`select password_hash as hash from users where username = ${body.username}`
    for (const hidden of [secret, session.token, session.token.slice(6), row?.hash]) expect(log).not.toContain(hidden)
  })
})
