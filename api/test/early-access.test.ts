import { describe, expect, it } from 'vitest'
import { endpoints } from '../contracts/endpoints.ts'
import { refused } from './harness.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor()

const message = "We've added you to our early access list."
const ask = (email: string) => api.client().call('requestEarlyAccess', { body: { email } })
const kept = (email: string) =>
  api.database.sql`select status, notes, email from early_access where lower(email) = lower(${email})`
const form = (email: string) =>
  api.raw('/api/early-access', { method: 'POST', body: new URLSearchParams({ email }), redirect: 'manual' })

describe('asking for early access', () => {
  it('keeps the email and says so', async () => {
    const answer = await ask(' first@example.org ')
    expect(endpoints.requestEarlyAccess.answer.parse(answer)).toEqual({ message })
    expect(await kept('first@example.org')).toEqual([{ email: 'first@example.org', status: 'new', notes: null }])
  })

  it('gives the same answer to an email that is already on the list, and leaves its row unchanged', async () => {
    await ask('again@example.org')
    await api.database.sql`update early_access set status = 'rejected', notes = 'No' where email = 'again@example.org'`
    const answers = await Promise.all(['again@example.org', 'AGAIN@example.org', 'again@example.org'].map(ask))
    expect(answers).toEqual([{ message }, { message }, { message }])
    expect(await kept('again@example.org')).toEqual([{ email: 'again@example.org', status: 'rejected', notes: 'No' }])
  })

  it.each([
    [{ email: '   ' }, 'Please enter your email address.'],
    [{ email: 'nobody' }, 'Invalid email format'],
  ])('refuses %j', async (body, reason) => {
    const failure = await refused(api.client().call('requestEarlyAccess', { body: body as { email: string } }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason, issues: [{ path: 'email' }] })
  })
})

it('the form sent without scripts is answered in plain text if the site has no page for it', async () => {
  const thanks = await form('paged@example.org')
  expect([thanks.status, thanks.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(await thanks.text()).toBe(`${message}\n`)
  const invalid = await form('<b>nobody</b>')
  expect([invalid.status, invalid.headers.get('content-type')]).toEqual([400, 'text/plain; charset=utf-8'])
  expect(await invalid.text()).toBe('Invalid email format\n')
})

it('an administrator sees the list of requests, and sets the status and notes of each', async () => {
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
  await expect(client.call('listEarlyAccess', { query: { q: 'listed@', status: 'contacted' } })).resolves.toEqual([])
  await expect(client.call('listEarlyAccess', { query: { q: 'listed@', status: 'new' } })).resolves.toHaveLength(1)
})
