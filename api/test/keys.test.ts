import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepingLimits } from '#db/limits.ts'
import type { KeyScope } from '#db/vocabulary.ts'
import { makeKey } from '../auth/tokens.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { isWholeKey, keyAlphabet, keyChecksum, keyPrefix } from '../contracts/key-format.ts'
import { apiFor } from './desk.ts'
import { refused } from './harness.ts'
import { bearer, holdersOn } from './keys/holders.ts'
import { scopes } from './keys/scopes.ts'

const api = apiFor()
const holders = holdersOn(api)

describe('what a key looks like', () => {
  it('is whole as it was made, and not with any one character changed, lost or doubled', () => {
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

  it('ends with the CRC-32 of the rest, as zlib computes it', () => {
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
    expect(await refused(client.call('revokeKey', { params: { id: made.id } }))).toMatchObject({ status: 404 })
    const failure = await refused(api.client(token).call('getUser'))
    expect(failure).toMatchObject({ status: 401, code: 'not_signed_in', reason: expect.stringContaining('revoked') })
  })

  it('are kept as a hash: neither the database nor the log has one', async () => {
    const { key, byKey } = await holders.keyHolder(['read'])
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

  it('are at most so many at a time, however many are asked for at once; revoked ones leave room', async () => {
    const { client, id } = await api.signUp()
    await api.database.sql`insert into api_keys (user_id, name, prefix, token_hash, scopes)
      select ${id}, 'Key', 'panel_', ${`${id}-`} || n, '{read}' from generate_series(1, ${keepingLimits.apiKeysMax - 1}) n`
    const body = { name: 'One more', scopes: ['read'] as KeyScope[] }
    const made = await Promise.allSettled([1, 2, 3, 4].map(() => client.call('createKey', { body })))
    expect(made.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
    expect(await refused(client.call('createKey', { body }))).toMatchObject({ status: 409, code: 'conflict' })
    const [newest] = await client.call('listKeys', { query: { limit: 1 } })
    await client.call('revokeKey', { params: { id: newest?.id ?? 0 } })
    await client.call('createKey', { body })
  })
})

describe('keys that were revoked', () => {
  it('are kept in the list by their number too, the newest, beside those that hold', async () => {
    const { client, id, key } = await holders.keyHolder(['read'])
    const most = keepingLimits.apiKeyHistoryMax
    await api.database.sql`insert into api_keys (user_id, name, prefix, token_hash, scopes, revoked_at)
      select ${id}, 'Key ' || n, 'panel_', ${`${id}-`} || n, '{read}', now() from generate_series(1, ${most + 50}) n`
    const { client: other } = await holders.keyHolder(['read'])
    const next = await client.call('createKey', { body: { name: 'Next', scopes: ['read'] } })
    const kept = await client.call('listKeys', { query: { limit: 500 } })
    expect(kept.map(row => row.id)).toEqual(expect.arrayContaining([key.id, next.id]))
    expect(kept).toHaveLength(most + 2)
    expect(kept[1]?.name).toBe(`Key ${most + 50}`)
    expect(await other.call('listKeys')).toHaveLength(1)
  })
})

describe('a key that is no whole key', () => {
  it('is told apart before anything is looked up', async () => {
    const giveBack = await api.database.takeAway()
    const broken = `${makeKey().slice(0, -6)}000000`
    const response = await api.raw('/api/user', bearer(broken))
    expect([response.status, await response.json()]).toMatchObject([
      401,
      { code: 'not_signed_in', message: expect.stringContaining('cut off or mistyped') },
    ])
    expect((await api.raw('/api/user', bearer(makeKey()))).status).toBe(503)
    await giveBack()
    await expect.poll(async () => (await api.raw('/api/user', bearer(makeKey()))).status).toBe(401)
    const unknown = await api.raw('/api/user', bearer(makeKey()))
    expect(await unknown.json()).toMatchObject({ message: expect.stringContaining('not known here') })
  })
})

scopes(holders)
