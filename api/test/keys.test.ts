import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepingLimits } from '#db/limits.ts'
import { type KeyScope, keyScopes } from '#db/vocabulary.ts'
import { makeKey } from '../auth/tokens.ts'
import { type Endpoint, scopesOf } from '../contracts/endpoint.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { isWholeKey, keyAlphabet, keyChecksum, keyPrefix } from '../contracts/key-format.ts'
import { refused } from './harness.ts'
import { page } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

async function keyHolder(scopes: KeyScope[], options: { admin?: boolean } = {}) {
  const person = await api.signUp(options)
  const key = await person.client.call('createKey', { body: { name: 'Deploys', scopes } })
  return { ...person, key, byKey: api.client(key.token) }
}

describe('the form of a key', () => {
  it('is valid as it was made, and invalid with any one character changed, lost or doubled', () => {
    const keys = fc.constant(null).map(makeKey)
    const letter = fc.constantFrom(...keyAlphabet)
    fc.assert(
      fc.property(keys, fc.nat(51), letter, (key, at, other) => {
        expect(key).toHaveLength(52)
        expect(isWholeKey(key)).toBe(true)
        expect(isWholeKey(key.slice(0, at) + key.slice(at + 1))).toBe(false)
        expect(isWholeKey(key.slice(0, at) + key.charAt(at) + key.slice(at))).toBe(false)
        const changed = key.slice(0, at) + other + key.slice(at + 1)
        expect(isWholeKey(changed)).toBe(changed === key)
      }),
    )
  })

  it('ends with a CRC-32 that zlib confirms', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...keyAlphabet), minLength: 40, maxLength: 40 }), random => {
        const end = [...keyChecksum(keyPrefix + random)].reduce((sum, sign) => sum * 62 + keyAlphabet.indexOf(sign), 0)
        expect(end).toBe(crc32(keyPrefix + random))
      }),
    )
  })
})

describe('keys', () => {
  it('are shown once, listed by their first characters, and revoked', async () => {
    const { client } = await api.signUp()
    const made = await client.call('createKey', { body: { name: '  Deploys ', scopes: ['submit', 'read', 'read'] } })
    expect(endpoints.createKey.answer.parse(made)).toEqual(made)
    expect(made).toMatchObject({ name: 'Deploys', scopes: ['read', 'submit'], expiresAt: null, lastUsedAt: null })
    expect(isWholeKey(made.token)).toBe(true)
    expect(made.token.startsWith(made.prefix)).toBe(true)
    expect(made.prefix).toHaveLength(12)
    const { token, ...listed } = made
    await expect(client.call('listKeys')).resolves.toEqual([listed])
    await expect(client.call('revokeKey', { params: { id: made.id } })).resolves.toBeNull()
    const [revoked] = await client.call('listKeys')
    expect(revoked?.revokedAt).toMatch(/Z$/)
    await expectRefusal(client.call('revokeKey', { params: { id: made.id } }), { status: 404 })
    const failure = await refused(api.client(token).call('getUser'))
    expect(failure).toMatchObject({ status: 401, code: 'not_signed_in', reason: expect.stringContaining('revoked') })
  })

  it('are stored as a hash: neither the database nor the log contains one', async () => {
    const { key, byKey } = await keyHolder(['read'])
    await byKey.call('listProjects')
    await refused(api.client(`${key.token}x`).call('listProjects'))
    const secret = key.token.slice(key.prefix.length)
    expect(api.logged.join('')).not.toContain(secret)
    expect(api.logged.join('')).toContain(`"keyId":${key.id}`)
    const rows = await api.database.sql`select row_to_json(k)::text as text from api_keys k where id = ${key.id}`
    expect(rows[0]?.text).not.toContain(secret)
  })

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ scopes: ['write'] }, 'scopes.0', 'A scope is one of read, submit, admin'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt', 'The key must expire in the future'],
  ])('refuse %j with the sentence of its rule', async (wrong, path, message) => {
    const { client } = await api.signUp()
    const body = { name: 'Deploys', scopes: ['read'], ...wrong } as { name: string; scopes: KeyScope[] }
    const failure = await refused(client.call('createKey', { body }))
    expect(failure).toMatchObject({ status: 400, reason: message, issues: [{ path, message }] })
  })

  it('stop when they expire', async () => {
    const { client } = await api.signUp()
    const expiresAt = new Date(Date.now() + 60_000).toISOString()
    const made = await client.call('createKey', { body: { name: 'Short', scopes: ['read'], expiresAt } })
    expect(made.expiresAt).toBe(expiresAt)
    await api.client(made.token).call('getUser')
    await api.database.sql`update api_keys set expires_at = now() - interval '1 second' where id = ${made.id}`
    const failure = await refused(api.client(made.token).call('getUser'))
    expect(failure).toMatchObject({ status: 401, reason: expect.stringContaining('expired') })
  })

  it('are limited in number, however many are requested at once; revoked ones leave room', async () => {
    const { client, id } = await api.signUp()
    await api.database.sql`insert into api_keys (user_id, name, prefix, token_hash, scopes)
      select ${id}, 'Key', 'panel_', ${`${id}-`} || n, '{read}' from generate_series(1, ${keepingLimits.apiKeysMax - 1}) n`
    const body = { name: 'One more', scopes: ['read'] as KeyScope[] }
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => client.call('createKey', { body })))
    expect(made.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(client.call('createKey', { body }), { status: 409, code: 'conflict' })
    const [newest] = await client.call('listKeys', { query: { limit: 1 } })
    await client.call('revokeKey', { params: { id: newest?.id ?? 0 } })
    await client.call('createKey', { body })
  })
})

it('the list has all active keys, and of the revoked ones only the newest', async () => {
  const { client, id, key } = await keyHolder(['read'])
  const most = keepingLimits.apiKeyHistoryMax
  await api.database.sql`insert into api_keys (user_id, name, prefix, token_hash, scopes, revoked_at)
    select ${id}, 'Key ' || n, 'panel_', ${`${id}-`} || n, '{read}', now() from generate_series(1, ${most + 50}) n`
  const { client: other } = await keyHolder(['read'])
  const next = await client.call('createKey', { body: { name: 'Next', scopes: ['read'] } })
  const kept = await client.call('listKeys', { query: { limit: 500 } })
  expect(kept.map(row => row.id)).toEqual(expect.arrayContaining([key.id, next.id]))
  expect(kept).toHaveLength(most + 2)
  expect(kept[1]?.name).toBe(`Key ${most + 50}`)
  expect(await other.call('listKeys')).toHaveLength(1)
})

it('an incomplete key is refused before any query', async () => {
  const giveBack = await api.database.takeAway()
  const broken = `${makeKey().slice(0, -6)}000000`
  const response = await api.raw('/api/user', { token: broken })
  expect([response.status, await response.json()]).toMatchObject([
    401,
    { code: 'not_signed_in', message: expect.stringContaining('cut off or mistyped') },
  ])
  expect((await api.raw('/api/user', { token: makeKey() })).status).toBe(503)
  await giveBack()
  await expect.poll(async () => (await api.raw('/api/user', { token: makeKey() })).status).toBe(401)
  const unknown = await api.raw('/api/user', { token: makeKey() })
  expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('not known here') })
})

describe('the scope of a key', () => {
  const call = (name: keyof typeof endpoints, token: string) => {
    const { method, path } = endpoints[name]
    return api.raw(path.replaceAll(/\{\w+\}/g, '2000000000'), { method, token })
  }
  const closed = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
    name => endpoints[name].access !== 'public',
  )

  it('is required by every endpoint as the table says', async () => {
    const held: KeyScope[][] = [...keyScopes.map(scope => [scope]), ['read', 'submit']]
    const people = await Promise.all(held.map(scopes => keyHolder(scopes, { admin: true })))
    for (const name of closed) {
      const endpoint: Endpoint = endpoints[name]
      const needed = scopesOf(endpoint)
      for (const { key } of people) {
        const response = await call(name, key.token)
        const missing = needed?.filter(scope => !key.scopes.includes(scope))
        const answer = `${name} with ${key.scopes}: ${response.status}`
        if (missing?.length === 0) {
          expect(response.status, answer).not.toBe(403)
          await response.body?.cancel()
        } else {
          expect(response.status, answer).toBe(403)
          expect(await response.json()).toMatchObject({
            code: 'not_allowed',
            message: expect.stringMatching(missing ? new RegExp(`“${missing.join('” and “')}”`) : /Sign in/),
          })
        }
      }
    }
  })

  it('lets no key change keys, passwords, personal details or anybody’s role', () => {
    const people = closed.filter(name => scopesOf(endpoints[name]) === null)
    expect(people.toSorted()).toEqual([
      'analystTrial',
      'changePassword',
      'confirmPassword',
      'createInvitation',
      'createKey',
      'findModels',
      'listKeys',
      'listModels',
      'revokeKey',
      'setUserRole',
      'testModel',
      'tryAnalyst',
      'updateModel',
      'updateSettings',
      'updateUser',
    ])
  })

  it('`admin` is given to administrators only, and checked again at every use', async () => {
    const user = await api.signUp()
    const body = { name: 'Root', scopes: ['admin'] as KeyScope[] }
    await expectRefusal(user.client.call('createKey', { body }), { status: 403, code: 'not_allowed' })
    const { id, byKey } = await keyHolder(['admin', 'read'], { admin: true })
    await byKey.call('listUsers')
    await api.database.sql`update users set role = 'user' where id = ${id}`
    await expectRefusal(byKey.call('listUsers'), { status: 403, code: 'not_allowed' })
  })

  it('`admin` cannot make anybody an administrator, so a leaked key leaves none behind', async () => {
    const { byKey, client } = await keyHolder(['read', 'submit', 'admin'], { admin: true })
    const friend = await api.signUp()
    const change = { params: { id: friend.id }, body: { role: 'admin' as const } }
    await expectRefusal(byKey.call('setUserRole', change), { status: 403, code: 'not_allowed' })
    await expect(friend.client.call('getUser')).resolves.toMatchObject({ role: 'user' })
    await expect(client.call('setUserRole', change)).resolves.toMatchObject({ role: 'admin' })
  })

  it('without `admin` lets an administrator’s key act only as a standard user’s', async () => {
    const stranger = await api.signUp()
    const { id } = await stranger.client.call('createProject', { body: page })
    const admin = await keyHolder(['read', 'submit'], { admin: true })
    await expect(admin.client.call('getProject', { params: { id } })).resolves.toMatchObject({ id })
    await expectRefusal(admin.byKey.call('getProject', { params: { id } }), { status: 404 })
    await expectRefusal(admin.byKey.call('deleteProject', { params: { id } }), { status: 404 })
    const analysts = await admin.byKey.call('listAnalysts')
    expect(analysts.every(analyst => analyst.prompt === undefined)).toBe(true)
  })
})
