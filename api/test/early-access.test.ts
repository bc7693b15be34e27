import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from '../contracts/endpoints.ts'
import { type Harness, refused, startHarness } from './harness.ts'

/** In the place of what Astro builds: a handler that writes what it is given. */
const renderer = `export async function handler(request, response, next, locals) {
  if (request.url !== '/early-access/again') return next()
  if (locals.again.email === 'broken@') throw new Error('This page is broken')
  response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' })
  response.write('<!doctype html><h1>Again</h1>')
  response.end(Buffer.from(JSON.stringify(locals.again)))
}`

let api: Harness
let site: Harness
let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'panel-early-'))
  await mkdir(join(directory, 'early-access'))
  await writeFile(join(directory, 'early-access', 'thanks.html'), '<!doctype html><h1>Thanks</h1>')
  await mkdir(join(directory, 'server'))
  await writeFile(join(directory, 'server', 'entry.mjs'), renderer)
  api = await startHarness()
  site = await startHarness({
    limits: { earlyAccess: { points: 3, seconds: 60 } },
    config: { siteDir: directory, trustedProxies: 1 },
  })
})
afterAll(async () => {
  await Promise.all([api.close(), site.close()])
  await rm(directory, { recursive: true, force: true })
})

const message = "We've added you to our early access list."
const ask = (email: string) => api.client().call('requestEarlyAccess', { body: { email } })
const kept = (harness: Harness, email: string) =>
  harness.database.sql`select status, notes, email from early_access where lower(email) = lower(${email})`
const form = (harness: Harness, fields: Record<string, string>, from = '192.0.2.1') =>
  harness.raw('/api/early-access', {
    method: 'POST',
    headers: { 'x-forwarded-for': from },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

describe('asking for early access', () => {
  it('keeps the address and says so', async () => {
    const answer = await ask(' first@example.org ')
    expect(endpoints.requestEarlyAccess.answer.parse(answer)).toEqual({ message })
    expect(await kept(api, 'first@example.org')).toEqual([{ email: 'first@example.org', status: 'new', notes: null }])
  })

  it('says the same to an address that is there already, and leaves it as it is', async () => {
    await ask('again@example.org')
    await api.database.sql`update early_access set status = 'rejected', notes = 'No' where email = 'again@example.org'`
    const answers = await Promise.all(['again@example.org', 'AGAIN@example.org', 'again@example.org'].map(ask))
    expect(answers).toEqual([{ message }, { message }, { message }])
    expect(await kept(api, 'again@example.org')).toEqual([
      { email: 'again@example.org', status: 'rejected', notes: 'No' },
    ])
  })

  it.each([
    [{ email: '   ' }, 'Please enter your email address.'],
    [{ email: 'nobody' }, 'Invalid email format'],
    [{ email: 'a\u0000@example.org' }, 'Invalid email format'],
    [{ email: `${'a'.repeat(250)}@example.org` }, 'Email must be at most 254 characters'],
  ])('refuses %j', async (body, reason) => {
    const failure = await refused(api.client().call('requestEarlyAccess', { body: body as { email: string } }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason, issues: [{ path: 'email' }] })
  })
})

describe('the form of a browser without scripts', () => {
  it('is told when it was sent too often, and keeps what was typed', async () => {
    const send = (number: number) => form(site, { email: `busy${number}@example.org` }, '203.0.113.9')
    for (const number of [1, 2, 3]) expect((await send(number)).status).toBe(303)
    const refusal = await send(4)
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = await refusal.text()
    expect(text).toContain('Too many sign-ups came from this address.')
    expect(text).toContain('busy4@example.org')
    expect(text).toContain('"wrongAddress":false')
  })

  it('is answered in words where the site has no page for it, or a broken one', async () => {
    const thanks = await form(api, { email: 'paged@example.org' })
    expect([thanks.status, thanks.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await thanks.text()).toBe(`${message}\n`)
    for (const [harness, email] of [
      [api, '<b>nobody</b>'],
      [site, 'broken@'],
    ] as const) {
      const invalid = await form(harness, { email }, '203.0.113.10')
      expect([invalid.status, invalid.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
      expect(await invalid.text()).toBe('Invalid email format\n')
    }
    expect(site.logged.join('')).toContain('This page is broken')
  })

  it('is not held when it is endless', async () => {
    const response = await form(api, { email: 'x'.repeat(200 * 1024) })
    expect(response.status).toBe(413)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  })

  it('has no page of what renders pages', async () => {
    for (const path of ['/server/entry.mjs', '/server/entry', '/server/', '/early-access/again'])
      expect((await site.raw(path)).status).toBe(404)
  })
})

describe('the list of requests', () => {
  it('is an administrator’s, with status and notes', async () => {
    const { client } = await api.signUp({ admin: true })
    await ask('listed@example.org')
    const [row] = await client.call('listEarlyAccess', { query: { q: 'LISTED@' } })
    if (!row) throw new Error('The request is not in the list')
    expect(endpoints.listEarlyAccess.answer.parse([row])).toEqual([row])
    expect(row).toMatchObject({ email: 'listed@example.org', status: 'new', notes: null })
    const params = { id: row.id }
    const updated = await client.call('updateEarlyAccess', {
      params,
      body: { status: 'contacted', notes: 'Wrote\r\non Monday' },
    })
    expect(updated).toEqual({ ...row, status: 'contacted', notes: 'Wrote\non Monday' })
    await expect(client.call('updateEarlyAccess', { params, body: { status: 'new' } })).resolves.toMatchObject({
      status: 'new',
      notes: 'Wrote\non Monday',
    })
    await expect(
      client.call('updateEarlyAccess', { params, body: { status: 'subscribed', notes: '' } }),
    ).resolves.toMatchObject({ status: 'subscribed', notes: null })
    await expect(client.call('listEarlyAccess', { query: { q: 'listed@', status: 'new' } })).resolves.toEqual([])
    await expect(
      client.call('listEarlyAccess', { query: { q: 'listed@', status: 'subscribed' } }),
    ).resolves.toHaveLength(1)
  })

  it('takes what was typed as it is', async () => {
    const { client } = await api.signUp({ admin: true })
    await ask('under_score@example.org')
    await ask('underxscore@example.org')
    const found = await client.call('listEarlyAccess', { query: { q: 'under_' } })
    expect(found.map(row => row.email)).toEqual(['under_score@example.org'])
    await expect(client.call('listEarlyAccess', { query: { q: '%' } })).resolves.toEqual([])
  })
})
