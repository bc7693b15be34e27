import { describe, expect, it } from 'vitest'
import { endpoints } from '../contracts/endpoints.ts'
import { refused } from './harness.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

const person = (name: string) => ({ username: name, email: `${name}@example.org`, password: 'secret pass' })

describe('registration', () => {
  it('creates an account and signs it in', async () => {
    const session = await api.client().call('register', { body: { ...person('ada'), firstName: ' Ada ' } })
    expect(endpoints.register.answer.parse(session)).toEqual(session)
    expect(session.user).toMatchObject({ username: 'ada', firstName: 'Ada', lastName: null, role: 'user' })
    expect(session.token).toMatch(/^pnl_s_[\w-]{43}$/)
    await expect(api.client(session.token).call('getUser')).resolves.toMatchObject(session.user)
  })

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a\ud83dbcd' }, 'username', 'Username must not contain control characters'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('refuses %j with the sentence of its rule', async (wrong, path, message) => {
    const body = { ...person('valid-name'), ...wrong } as ReturnType<typeof person>
    const failure = await refused(api.client().call('register', { body }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason: message, issues: [{ path, message }] })
  })

  it('treats names and emails as the same in upper and lower case', async () => {
    await api.client().call('register', { body: person('Grace') })
    const name = await refused(
      api.client().call('register', { body: { ...person('gRACE'), email: 'other@example.org' } }),
    )
    expect(name).toMatchObject({ status: 409, code: 'username_taken', issues: [{ path: 'username' }] })
    const email = await refused(
      api.client().call('register', { body: { ...person('grace2'), email: 'GRACE@example.org' } }),
    )
    expect(email).toMatchObject({ status: 409, code: 'email_taken' })
    await api.client().call('login', { body: { username: 'GRACE', password: 'secret pass' } })
  })

  it('gives a name to only one of several people who ask for it at the same moment', async () => {
    const tries = await Promise.allSettled(
      Array.from({ length: 6 }, (_, index) =>
        api.client().call('register', { body: { ...person('twin'), email: `twin${index}@example.org` } }),
      ),
    )
    expect(tries.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
    for (const outcome of tries)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'username_taken' })
  })
})

it('signing in refuses a wrong name and a wrong password with the same answer', async () => {
  await api.client().call('register', { body: person('barbara') })
  const wrong = await refused(api.client().call('login', { body: { username: 'barbara', password: 'nope' } }))
  const unknown = await refused(api.client().call('login', { body: { username: 'nobody', password: 'nope' } }))
  expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' })
  const { requestId: _, ...first } = JSON.parse(wrong.message.replace('401: ', ''))
  const { requestId: __, ...second } = JSON.parse(unknown.message.replace('401: ', ''))
  expect(second).toEqual(first)
})

describe('sessions', () => {
  it('ends only the session that logs out', async () => {
    const { token, username } = await api.signUp()
    const second = await api.client().call('login', { body: { username, password: 'correct horse' } })
    await expect(api.client(token).call('logout')).resolves.toBeNull()
    await expectRefusal(api.client(token).call('getUser'), { status: 401, code: 'not_signed_in' })
    await expect(api.client(second.token).call('getUser')).resolves.toMatchObject({ username })
  })

  it('are stored as hashes only', async () => {
    const { token } = await api.signUp()
    const rows = await api.database.sql`select * from sessions`
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).not.toContain(token.slice('pnl_s_'.length))
  })

  it('expire; using them extends them, at most once a day', async () => {
    const { client, id } = await api.signUp()
    const expiry = async () => {
      const rows = await api.database.sql<{ ms: number }[]>`
        select extract(epoch from expires_at)::float8 * 1000 as ms from sessions where user_id = ${id}`
      return rows[0]?.ms ?? 0
    }
    const fresh = await expiry()
    await client.call('getUser')
    expect(await expiry()).toBe(fresh)
    await api.database.sql`update sessions set expires_at = now() + interval '10 days' where user_id = ${id}`
    await client.call('getUser')
    await expect.poll(expiry).toBeGreaterThan(fresh - 1000)
    await api.database.sql`update sessions set expires_at = now() - interval '1 second' where user_id = ${id}`
    await expectRefusal(client.call('getUser'), { code: 'not_signed_in' })
  })

  it('end after 90 days, however often they were used', async () => {
    const { client, id } = await api.signUp()
    const { sql } = api.database
    const left = async () => {
      const [row] = await sql`select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions
        where user_id = ${id}`
      return Number(row?.days)
    }
    await sql`update sessions set created_at = now() - interval '75 days', expires_at = now() + interval '5 days'
      where user_id = ${id}`
    await client.call('getUser')
    await expect.poll(left).toBeCloseTo(15, 2)
    await sql`update sessions set created_at = now() - interval '90 days 1 second', expires_at = now() + interval '9 days'
      where user_id = ${id}`
    await expectRefusal(client.call('getUser'), { status: 401, code: 'not_signed_in' })
  })

  it.each(['Basic abc', `Bearer pnl_s_${'a'.repeat(4000)}`])(
    'are not recognised in the header "%s"',
    async authorization => {
      const response = await api.raw('/api/user', { headers: { authorization } })
      expect(response.status).toBe(401)
      expect(response.headers.get('www-authenticate')).toBe('Bearer')
    },
  )
})

it('changing the password ends the other sessions, but not this one', async () => {
  const { client, username, token } = await api.signUp()
  const other = await api.client().call('login', { body: { username, password: 'correct horse' } })
  await client.call('changePassword', { body: { currentPassword: 'correct horse', newPassword: 'battery staple' } })
  await expect(api.client(token).call('getUser')).resolves.toMatchObject({ username })
  await expectRefusal(api.client(other.token).call('getUser'), { status: 401 })
  await expectRefusal(api.client().call('login', { body: { username, password: 'correct horse' } }), {
    code: 'wrong_credentials',
  })
  await api.client().call('login', { body: { username, password: 'battery staple' } })
})
