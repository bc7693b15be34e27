import type { TransactionSql } from 'postgres'
import { describe, expect, it } from 'vitest'
import type { KeyScope } from '#db/vocabulary.ts'
import type { Client } from '../client/client.ts'
import { refused } from './harness.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor({ limits: { login: { points: 3, seconds: 900 } } })

const password = 'correct horse'
const aKey = (scopes: KeyScope[] = ['read', 'submit']) => ({ body: { name: 'Deploys', scopes } })
const aWebhook = { body: { url: 'https://example.org/hook', events: ['review.completed' as const] } }
const aHook = { body: { kind: 'generic' as const, name: 'Deploys' } }

/** Backdates when this user's sessions last gave the password. */
const age = (userId: number, minutes: number) =>
  api.database
    .sql`update sessions set confirmed_at = now() - ${minutes} * interval '1 minute' where user_id = ${userId}`

/** Sends `ask` while `change` keeps its rows locked, so that the request has to wait. */
async function during<T>(change: (sql: TransactionSql) => Promise<unknown>, ask: () => Promise<T>): Promise<T> {
  let asked: Promise<T> | undefined
  await api.database.sql.begin(async sql => {
    await change(sql)
    asked = ask()
    await expect.poll(() => api.database.sql`select 1 from pg_locks where not granted`).not.toHaveLength(0)
  })
  return asked as Promise<T>
}

/** A user with a key, webhooks and hooks, who left the browser open. */
async function settled() {
  const person = await api.signUp()
  const { client, id } = person
  const key = await client.call('createKey', aKey())
  const webhook = await client.call('createWebhook', aWebhook)
  const hook = await client.call('createHook', aHook)
  await age(id, 11)
  return { ...person, key, webhook, hook }
}

describe('what outlives a session', () => {
  const makes: Record<string, (client: Client, of: Awaited<ReturnType<typeof settled>>) => Promise<unknown>> = {
    createKey: client => client.call('createKey', aKey()),
    'another address of a webhook': (client, { webhook }) =>
      client.call('updateWebhook', { params: { id: webhook.id }, body: { url: 'https://elsewhere.example/' } }),
    'a secret of one’s own choice': (client, { hook }) =>
      client.call('updateHook', { params: { id: hook.id }, body: { secret: 'a secret that I know' } }),
  }

  it.each(Object.entries(makes))('%s requires the password, once in ten minutes', async (_name, make) => {
    const person = await settled()
    const { client, id } = person
    await expectRefusal(make(client, person), {
      status: 403,
      code: 'password_needed',
      reason: expect.stringContaining('enter your password again'),
    })
    await expect(client.call('confirmPassword', { body: { password } })).resolves.toBeNull()
    await make(client, person)
    await age(id, 9)
    await make(client, person)
  })

  it('requires the password of an administrator who changes who may register, but for no other setting', async () => {
    const { client, id } = await api.signUp({ admin: true })
    await age(id, 11)
    const open = { body: { registration: 'open' as const } }
    await expectRefusal(client.call('updateSettings', open), { code: 'password_needed' })
    await client.call('updateSettings', { body: { reviewsPerDay: 100_000 } })
    await client.call('confirmPassword', { body: { password } })
    await client.call('updateSettings', open)
  })

  it('requires the password in the same session', async () => {
    const { client, username } = await settled()
    const { token } = await api.client().call('login', { body: { username, password } })
    await expectRefusal(client.call('createKey', aKey()), { code: 'password_needed' })
    await api.client(token).call('createKey', aKey())
    await client.call('confirmPassword', { body: { password } })
    await client.call('createKey', aKey())
  })

  it('can be made with a key, which is never asked for a password', async () => {
    const person = await settled()
    const byKey = api.client(person.key.token)
    await byKey.call('createWebhook', aWebhook)
    await byKey.call('rotateHookSecret', { params: { id: person.hook.id } })
    await expectRefusal(byKey.call('confirmPassword', { body: { password } }), { code: 'not_allowed' })
  })

  it('is not repeated to somebody who has only the session and the Idempotency-Key', async () => {
    const { client, id } = await api.signUp()
    const idempotencyKey = crypto.randomUUID()
    const made = await client.call('createKey', { ...aKey(), idempotencyKey })
    expect((await client.call('createKey', { ...aKey(), idempotencyKey })).token).toBe(made.token)
    await age(id, 11)
    await expectRefusal(client.call('createKey', { ...aKey(), idempotencyKey }), { status: 403 })
  })
})

it('wrong passwords count towards one limit, whether sent to confirm or to change the password', async () => {
  const { client } = await settled()
  const wrong = { body: { password: 'wrong' } }
  await expectRefusal(client.call('confirmPassword', wrong), {
    status: 401,
    code: 'wrong_credentials',
    issues: [{ path: 'password', message: 'The password is wrong.' }],
  })
  const change = { body: { currentPassword: 'wrong', newPassword: 'battery staple' } }
  await expectRefusal(client.call('changePassword', change), { status: 400 })
  await expectRefusal(client.call('confirmPassword', wrong), { status: 401 })
  await expectRefusal(client.call('confirmPassword', { body: { password } }), { status: 429 })
  await expectRefusal(client.call('createKey', aKey()), { code: 'password_needed' })
})

describe('a new password', () => {
  const change = { body: { currentPassword: password, newPassword: 'battery staple', revokeKeys: true } }

  it('revokes all of the user’s keys on request, and nobody else’s', async () => {
    const [{ client, key }, stranger] = [await settled(), await settled()]
    const second = await client.call('listKeys')
    await client.call('changePassword', change)
    await expectRefusal(api.client(key.token).call('getUser'), {
      status: 401,
      reason: expect.stringContaining('revoked'),
    })
    expect((await client.call('listKeys')).filter(({ revokedAt }) => revokedAt === null)).toEqual([])
    expect(second).toHaveLength(1)
    await api.client(stranger.key.token).call('getUser')
  })

  const webhooksAndHooks = async (client: Client) => [
    ...(await client.call('listWebhooks')),
    ...(await client.call('listHooks')),
  ]

  it('disables all webhooks and hooks when it revokes the keys, and deletes none', async () => {
    const [{ client, key }, stranger] = [await settled(), await settled()]
    const byKey = api.client(key.token)
    await byKey.call('createWebhook', { body: { ...aWebhook.body, url: 'https://elsewhere.example/' } })
    const hook = await byKey.call('createHook', aHook)
    await client.call('changePassword', change)
    const after = await webhooksAndHooks(client)
    expect(after.map(({ disabledAt }) => typeof disabledAt)).toEqual(Array(4).fill('string'))
    const called = await api.raw(hook.path, {
      method: 'POST',
      token: hook.secret,
      json: { deployment: 'one', url: 'https://example.org/' },
    })
    expect(called.status).toBe(404)
    // The user enables their own again.
    const [webhook] = await client.call('listWebhooks')
    const enabled = { params: { id: webhook?.id ?? 0 }, body: { disabled: false } }
    expect(await client.call('updateWebhook', enabled)).toMatchObject({ disabledAt: null, disabledReason: null })
    expect((await webhooksAndHooks(stranger.client)).map(({ disabledAt }) => disabledAt)).toEqual([null, null])
  })

  it('stops a running request of a revoked key, so that it enables nothing', async () => {
    const { client, key, webhook } = await settled()
    const { readable, writable } = new TransformStream<Uint8Array<ArrayBuffer>>()
    const body = writable.getWriter()
    const slow = api.raw(`/api/webhooks/${webhook.id}`, {
      method: 'PUT',
      token: key.token,
      headers: { 'content-type': 'application/json' },
      body: readable,
      duplex: 'half',
    })
    await body.write(new TextEncoder().encode('{"disabled":'))
    // The server has accepted the request and waits for the rest of its body.
    await expect.poll(async () => (await client.call('listKeys'))[0]?.lastUsedAt).not.toBeNull()
    await client.call('changePassword', change)
    await body.write(new TextEncoder().encode('false}'))
    await body.close()
    expect((await slow).status).toBe(401)
    expect((await client.call('listWebhooks'))[0]).toMatchObject({ id: webhook.id, disabledReason: 'owner' })
  })

  it('leaves keys, webhooks and hooks alone unless asked to revoke', async () => {
    const { client, key } = await settled()
    await client.call('changePassword', { body: { ...change.body, revokeKeys: undefined } })
    await api.client(key.token).call('getUser')
    expect((await webhooksAndHooks(client)).map(({ disabledAt }) => disabledAt)).toEqual([null, null])
  })

  it('ends sessions that began with the old password, even a sign-in under way', async () => {
    const { username, id } = await api.signUp()
    const refusal = await during(
      sql => sql`update users set password_hash = 'another' where id = ${id}`,
      () => refused(api.client().call('login', { body: { username, password } })),
    )
    expect(refusal).toMatchObject({ status: 401, code: 'wrong_credentials' })
  })

  it('revokes no key if it is refused', async () => {
    const { client, key } = await settled()
    const body = { currentPassword: 'wrong', newPassword: 'battery staple', revokeKeys: true }
    const issues = [{ path: 'currentPassword', message: 'Current password is incorrect' }]
    await expectRefusal(client.call('changePassword', { body }), { status: 400, issues })
    await api.client(key.token).call('getUser')
  })

  it('refuses a key that another session is just creating', async () => {
    const { client, username, id } = await api.signUp()
    const { token } = await api.client().call('login', { body: { username, password } })
    const refusal = await during(
      async sql => {
        await sql`update users set password_hash = password_hash where id = ${id}`
        await sql`delete from sessions where user_id = ${id}`
      },
      () => refused(api.client(token).call('createKey', aKey())),
    )
    expect(refusal).toMatchObject({ status: 401, code: 'not_signed_in' })
    await expectRefusal(client.call('getUser'), { status: 401 })
    expect(await api.database.sql`select id from api_keys where user_id = ${id}`).toHaveLength(0)
  })
})
