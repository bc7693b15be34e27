import { request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorSchema } from '../contracts/errors.ts'
import { fileMessages } from '../contracts/projects.ts'
import { textFile } from './harness.ts'
import { createMemo } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

const MiB = 1024 * 1024
const part = (name: string, value: string, extra = '') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${extra}\r\n\r\n${value}\r\n`
const form = { 'content-type': 'multipart/form-data; boundary=edge' }

const headerLines = `\r\n${'A:\r\n'.repeat(2.5 * MiB)}X: y`

function* endless(head: string, size = 64 * 1024) {
  yield head
  const block = Buffer.alloc(size, 'x')
  for (let sent = 0; sent < 64 * MiB; sent += size) yield block
}

describe('the reader of bodies', () => {
  let token: string
  beforeAll(async () => {
    token = (await api.signUp()).token
  })
  const bearer = () => ({ authorization: `Bearer ${token}` })

  /** Sends pieces without a length, as a chunked body; stops when the server has answered. */
  function sendChunks(path: string, headers: Record<string, string>, pieces: Iterable<string | Buffer>) {
    return new Promise<{ status: number; body: string; sent: number }>((resolve, reject) => {
      let sent = 0
      let answered = false
      const call = request(api.url + path, { method: 'POST', headers: { ...bearer(), ...headers } }, response => {
        answered = true
        const parts: Buffer[] = []
        response.on('data', part => parts.push(part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString(), sent }),
        )
      })
      call.on('error', error => {
        if (!answered) reject(error)
      })
      const iterator = pieces[Symbol.iterator]()
      const next = () => {
        if (answered || call.destroyed) return
        const { done, value } = iterator.next()
        if (done) return call.end()
        sent += value.length
        call.write(value, () => setImmediate(next))
      }
      next()
    })
  }

  it('accepts a file of exactly 10 MB, and not one byte more', async () => {
    const { client } = await api.signUp()
    const text = 'All work and no play. '.repeat(500_000).slice(0, 10 * MiB)
    const project = await createMemo(client, {}, textFile(text))
    expect(project.fileSize).toBe(10 * MiB)
    await expectRefusal(createMemo(client, {}, textFile(`${text}!`)), {
      status: 413,
      code: 'too_large',
      reason: fileMessages.size,
    })
  })

  it('refuses a declared length that is too large before reading a byte', async () => {
    const response = await new Promise<{ status: number }>((resolve, reject) => {
      const call = request(`${api.url}/api/projects`, {
        method: 'POST',
        headers: { ...bearer(), ...form, 'content-length': String(500 * MiB) },
      })
      call.on('response', answer => resolve({ status: answer.statusCode ?? 0 }))
      call.on('error', reject)
      call.flushHeaders()
    })
    expect(response.status).toBe(413)
  })

  it.each([
    ['a file without end', `--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`],
    ['a header without end', `--edge\r\nContent-Disposition: form-data; name="`],
  ])('stops a chunked form with %s soon after the limit', async (_what, head) => {
    const { status, body, sent } = await sendChunks('/api/projects', form, endless(head))
    expect(status).toBe(413)
    expect(JSON.parse(body)).toMatchObject({ code: 'too_large', message: 'File size exceeds the 10MB limit.' })
    expect(sent).toBeLessThan(30 * MiB)
  })

  it('stops endless JSON far earlier', async () => {
    const json = { 'content-type': 'application/json' }
    const { status, sent } = await sendChunks('/api/login', json, endless('{"username":"'))
    expect(status).toBe(413)
    expect(sent).toBeLessThan(8 * MiB)
  })

  it.each([
    [
      'many fields',
      form,
      Array.from({ length: 5000 }, (_, i) => part(`f${i}`, '')).join(''),
      'The form has too many fields',
    ],
    [
      'two files',
      form,
      `${part('file', 'One', '; filename="one.txt"')}${part('file', 'Two', '; filename="two.txt"')}--edge--\r\n`,
      'Send one file',
    ],
    ['millions of header lines', form, part('name', 'x', headerLines), 'headers of more than 4 KB'],
    [
      'millions of header lines and a boundary that can be parsed in two ways',
      { 'content-type': 'multipart/form-data; x="; boundary=other"; boundary=edge' },
      part('name', 'x', headerLines),
      'The form is damaged or incomplete',
    ],
    [
      'a boundary that matches everywhere, and an idempotency key',
      { 'content-type': 'multipart/form-data; boundary=-', 'idempotency-key': crypto.randomUUID() },
      '-'.repeat(10 * MiB),
      'headers of more than 4 KB',
    ],
    ['a truncated end', form, part('name', 'x').slice(0, -20), 'The form is damaged or incomplete'],
    ['another type', { 'content-type': 'text/plain' }, 'name=x', 'multipart/form-data'],
  ])('refuses a form with %s', async (_what, headers, text, message) => {
    const held = monitorEventLoopDelay({ resolution: 10 })
    held.enable()
    const { status, body } = await sendChunks('/api/projects', headers, [text])
    // Other callers must not wait long meanwhile.
    expect(held.max / 1e6).toBeLessThan(1_000)
    expect(status).toBe(400)
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input', message: expect.stringContaining(message) })
  })

  it('is not confused by fields named like properties of every object', async () => {
    const fields = ['__proto__', 'constructor', 'toString'].map(name => part(name, 'x')).join('')
    const body = `${fields}${part('name', 'Plain')}${part('contentType', 'website')}${part('panelId', '1')}${part('contentUrl', 'https://example.org')}--edge--\r\n`
    const { status } = await sendChunks('/api/projects', form, [body])
    expect(status).toBe(201)
  })

  it.each(['{', '"text"', '\xff'])('answers 400 to the JSON %j', async text => {
    const response = await api.raw('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(text, text === '\xff' ? 'latin1' : 'utf8'),
    })
    expect(response.status).toBe(400)
    expect(errorSchema.parse(await response.json()).code).toBe('invalid_input')
  })
})

describe('every answer', () => {
  it.each([
    ['/api/health', 200],
    ['/api/user', 401],
    ['/api/nowhere', 404],
  ])('to %s has the headers and a request id', async (path, status) => {
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

  it('repeats a valid request id, and replaces an invalid one', async () => {
    const own = await api.raw('/api/health', { headers: { 'x-request-id': 'trace-1234.abc' } })
    expect(own.headers.get('x-request-id')).toBe('trace-1234.abc')
    const bad = await api.raw('/api/health', { headers: { 'x-request-id': '{"level":60}' } })
    expect(bad.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})

it('readiness says how many reviews wait for a worker, and that none is connected', async () => {
  const { client } = await api.signUp()
  const { id, createdAt } = await createMemo(client, { submit: true })
  const { reviews } = await api.client().call('ready')
  expect(reviews).toMatchObject({ waiting: 1, running: 0, workers: 0 })
  expect(Date.parse(reviews?.waitingSince ?? '')).toBeGreaterThanOrEqual(Date.parse(createdAt))
  await api.database.sql`update reviews set status = 'running' where project_id = ${id}`
  const { reviews: later } = await api.client().call('ready')
  expect(later).toEqual({ waiting: 0, running: 1, waitingSince: null, workers: 0 })
  await client.call('cancelReview', { params: { id } })
})

it('the log has every refusal and no secret', async () => {
  const secret = 'a password nobody may read'
  const body = { username: 'logged-person', email: 'logged@example.org', password: secret }
  const session = await api.client().call('register', { body })
  await api
    .client()
    .call('login', { body: { username: body.username, password: `${secret}!` } })
    .catch(() => {})
  await api.client(session.token).call('getUser')
  // A failing statement: the driver's message repeats its parameters, which the log must not.
  await api.database.sql`alter table sessions rename to sessions_away`
  const failure = await api.raw('/api/login', { method: 'POST', json: { username: body.username, password: secret } })
  await api.database.sql`alter table sessions_away rename to sessions`
  expect(failure.status).toBe(500)
  expect(await failure.text()).not.toContain('sessions')
  const log = api.logged.join('')
  expect(log).toContain('"path":"/api/login","status":500')
  expect(log).toContain('relation \\"sessions\\" does not exist')
  const [row] = await api.database.sql`select password_hash as hash from users where username = ${body.username}`
  for (const hidden of [secret, session.token, session.token.slice(6), row?.hash]) expect(log).not.toContain(hidden)
})
