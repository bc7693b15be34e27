import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../contracts/endpoint.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { type Harness, textFile } from './harness.ts'
import { page as website } from './projects/memos.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor()

const post = (path: string, json: unknown, key: string, token = '') =>
  api.raw(path, { method: 'POST', token, json, headers: { 'idempotency-key': key } })
const read = async (response: Response) => ({ status: response.status, body: await response.json() })
const replayed = (response: Response) => response.headers.get('idempotency-replayed')
const newKey = () => crypto.randomUUID()
const projectsOf = async (person: { client: Awaited<ReturnType<Harness['signUp']>>['client'] }) =>
  (await person.client.call('listProjects')).length

describe('a request that is repeated with its key', () => {
  it('gets the first answer, and creates nothing more', async () => {
    const person = await api.signUp()
    const key = newKey()
    const first = await post('/api/projects', website, key, person.token)
    expect(replayed(first)).toBeNull()
    const second = await post('/api/projects', website, key, person.token)
    expect(replayed(second)).toBe('true')
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(second.headers.get('content-type')).toBe(first.headers.get('content-type'))
    const answer = await read(first)
    expect(answer.status).toBe(201)
    expect(await read(second)).toEqual(answer)
    // The standard's draft writes the key in quotation marks.
    expect(await read(await post('/api/projects', website, `"${key}"`, person.token))).toEqual(answer)
    expect(await projectsOf(person)).toBe(1)
  })

  it('creates one thing, however many arrive at once', async () => {
    const person = await api.signUp()
    const key = newKey()
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => read(await post('/api/projects', website, key, person.token))),
    )
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]?.status).toBe(201)
    expect(await projectsOf(person)).toBe(1)
  })

  it('is recognised from another session or key of the same user, within its scopes', async () => {
    const person = await api.signUp()
    const made = async (scopes: ('read' | 'submit')[]) =>
      (await person.client.call('createKey', { body: { name: 'Deploys', scopes } })).token
    const [before, after, reader] = [await made(['submit']), await made(['submit', 'read']), await made(['read'])]
    const key = newKey()
    const first = await read(await post('/api/projects', website, key, before))
    for (const token of [after, person.token]) {
      const again = await post('/api/projects', website, key, token)
      expect(replayed(again)).toBe('true')
      expect(await read(again)).toEqual(first)
    }
    expect((await post('/api/projects', website, key, reader)).status).toBe(403)
    expect((await post('/api/projects', { ...website, name: 'Another' }, key, after)).status).toBe(422)
    expect(await projectsOf(person)).toBe(1)
  })

  it('returns a new API key only to the session that made it', async () => {
    const person = await api.signUp()
    const [key, body] = [newKey(), { name: 'Deploys', scopes: ['read'] }]
    expect((await post('/api/keys', body, key, person.token)).status).toBe(201)
    const other = await person.client.call('login', { body: { username: person.username, password: 'correct horse' } })
    const refusal = await read(await post('/api/keys', body, key, other.token))
    expect(refusal).toMatchObject({ status: 422, body: { code: 'idempotency_key_reused' } })
    expect(await person.client.call('listKeys')).toHaveLength(1)
  })

  it('is independent for another user with the same key', async () => {
    const [one, other] = [await api.signUp(), await api.signUp()]
    const key = newKey()
    const first = await read(await post('/api/projects', website, key, one.token))
    const second = await read(await post('/api/projects', website, key, other.token))
    expect([first.status, second.status]).toEqual([201, 201])
    expect([await projectsOf(one), await projectsOf(other)]).toEqual([1, 1])
  })

  it('is the same form with any boundary, and a different one with another file', async () => {
    const person = await api.signUp()
    const key = newKey()
    const send = async (text: string, boundary: string) => {
      const form = new FormData()
      form.append('name', 'A memo')
      form.append('contentType', 'document')
      form.append('panelId', '1')
      form.append('file', textFile(text))
      // A browser's form, with the test's own boundary.
      const wire = new Response(form)
      const mark = /boundary=(.*)$/.exec(wire.headers.get('content-type') ?? '')?.[1] ?? ''
      const body = (await wire.text()).replaceAll(mark, boundary)
      return api.raw('/api/projects', {
        method: 'POST',
        token: person.token,
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'idempotency-key': key },
        body,
      })
    }
    const text = 'We sell bicycles to commuters. They cost 900 euros.'
    const first = await read(await send(text, 'one-edge'))
    expect(first.status).toBe(201)
    const second = await send(text, 'another-edge-altogether')
    expect(replayed(second)).toBe('true')
    expect(await read(second)).toEqual(first)
    expect((await send(`${text} A lot.`, 'one-edge')).status).toBe(422)
    expect(await projectsOf(person)).toBe(1)
  })

  it('returns a new API key again, which the database alone cannot reveal', async () => {
    const person = await api.signUp()
    const key = newKey()
    const first = await read(await post('/api/keys', { name: 'Deploys', scopes: ['read'] }, key, person.token))
    const { token } = first.body as { token: string }
    expect(await read(await post('/api/keys', { name: 'Deploys', scopes: ['read'] }, key, person.token))).toEqual(first)
    const rows = await api.database.sql`select row_to_json(i)::text as text from idempotency_keys i`
    const stored = rows.map(row => row.text).join('\n')
    for (const secret of [token, Buffer.from(token).toString('base64').slice(4, -4), key, person.token])
      expect(stored).not.toContain(secret)
  })
})

it('a refused request frees its key for the corrected request', async () => {
  const person = await api.signUp()
  const key = newKey()
  expect((await post('/api/projects', { ...website, name: 'x' }, key, person.token)).status).toBe(400)
  expect((await post('/api/projects', website, key, person.token)).status).toBe(201)
})

const held = (userId: number, until: string) => api.database.sql`
  update idempotency_keys set status = null, answer = null, claim = gen_random_uuid(),
    claimed_until = now() + ${until}::interval where user_id = ${userId}`

it('a request that was interrupted blocks nobody after a minute, though the key stays with its request', async () => {
  const person = await api.signUp()
  const key = newKey()
  await post('/api/projects', website, key, person.token)
  await held(person.id, '-1 second')
  expect((await post('/api/projects', { ...website, name: 'Another' }, key, person.token)).status).toBe(422)
  const again = await post('/api/projects', website, key, person.token)
  expect([again.status, replayed(again)]).toEqual([201, null])
  expect(replayed(await post('/api/projects', website, key, person.token))).toBe('true')
})

it('an answer that is a day old is not repeated', async () => {
  const person = await api.signUp()
  const key = newKey()
  await post('/api/projects', website, key, person.token)
  const age = (hours: number) => api.database.sql`
    update idempotency_keys set created_at = now() - make_interval(hours => ${hours}) where user_id = ${person.id}`
  await age(23)
  expect(replayed(await post('/api/projects', website, key, person.token))).toBe('true')
  await age(25)
  const other = await post('/api/projects', { ...website, name: 'Another' }, key, person.token)
  expect([other.status, replayed(other)]).toEqual([201, null])
})

it('the endpoint table lets every POST that creates something be repeated', () => {
  const others = (Object.values(endpoints) as Endpoint[])
    .filter(endpoint => endpoint.method === 'POST' && !endpoint.idempotent)
    .map(({ path }) => path)
  expect(others.toSorted()).toEqual([
    // These create nothing that lasts.
    '/api/admin/analysts/trials',
    '/api/admin/model/find',
    '/api/admin/model/list',
    '/api/admin/model/test',
    '/api/estimate',
    // Once for each deployment, by the sender's id.
    '/api/hooks/{id}',
    '/api/login',
    '/api/logout',
    '/api/projects/{id}/cancel',
    '/api/user/confirm',
    // Another attempt to deliver the same message.
    '/api/webhooks/{id}/deliveries/{deliveryId}/redeliver',
  ])
})
