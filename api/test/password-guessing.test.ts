/** People who guess passwords, or only keep the server busy, cannot lock an owner out. */
import { describe, expect, it } from 'vitest'
import { signInLimits } from '#db/limits.ts'
import { createPasswords, type Passwords } from '../auth/passwords.ts'
import { cheapPasswords } from './harness.ts'
import { apiFor } from './suite-api.ts'

const perName = 5
const perNameAndAddress = 3
/** Refuses everybody, like a full queue. */
const full = createPasswords({ concurrency: 0, waiting: 0 })
const free = cheapPasswords()
let now: Passwords = free

const api = apiFor({
  config: { trustedProxies: 1 },
  limits: { login: { points: perNameAndAddress, seconds: 900 }, loginName: { points: perName, seconds: 900 } },
  passwords: {
    hash: (...input) => now.hash(...input),
    verify: (...input) => now.verify(...input),
    replace: (...input) => now.replace(...input),
  },
})

const right = 'right password'
let addresses = 0
/** An IP address that nobody has used. */
const elsewhere = () => `198.51.${100 + Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`

/** A call from an IP address, as a trusted proxy reports it. */
const send = (path: string, address: string, json: unknown, token = '', method = 'POST') =>
  api.raw(path, { method, token, json, headers: { 'x-forwarded-for': address } })
const login = (username: string, password: string, address: string, token?: string) =>
  send('/api/login', address, { username, password }, token)

const confirm = (password: string, token: string) => send('/api/user/confirm', elsewhere(), { password }, token)
/** Another session of an owner, from their usual address. */
const sessionOf = async ({ name, home }: { name: string; home: string }) =>
  ((await (await login(name, right, home)).json()) as { token: string }).token

let people = 0
/** An account that has signed in from one IP address. */
async function member(spelled?: string) {
  const home = elsewhere()
  people += 1
  const name = spelled ?? `owner${people}`
  const body = { username: name, email: `owner${people}@example.org`, password: right }
  const response = await send('/api/register', home, body)
  expect(response.status).toBe(201)
  const { token, user } = (await response.json()) as { token: string; user: { id: number } }
  return { name, home, token, id: user.id }
}

/** Guesses, each from a new IP address, until the name's limit is reached. */
async function exhaust(name: string): Promise<number[]> {
  const statuses: number[] = []
  for (let guess = 0; guess <= perName; guess += 1)
    statuses.push((await login(name, `guess ${guess}`, elsewhere())).status)
  return statuses
}
const usedUp = [...Array(perName).fill(401), 429]

describe('a name whose password strangers guess', () => {
  it('has one limit of guesses over all addresses, whether or not it exists', async () => {
    const { name } = await member()
    const told: unknown[] = []
    for (const username of [name, 'nobody-has-this']) {
      expect(await exhaust(username)).toEqual(usedUp)
      const refusal = await login(username, right, elsewhere())
      const { requestId: _, ...body } = (await refusal.json()) as { requestId: string }
      const headers = [...refusal.headers].filter(([header]) => !['x-request-id', 'date'].includes(header))
      told.push({ status: refusal.status, body, headers })
    }
    expect(told[0]).toMatchObject({ status: 429, body: { message: expect.stringContaining('15 minutes') } })
    expect(told[1]).toEqual(told[0])
  })

  it('has one limit for all its spellings', async () => {
    const { name } = await member(`tim${'i'.repeat(3)}`)
    const [row] = await api.database.sql`select lower('TİM') = lower('TIM') as same`
    // Both spellings are one name only if the database treats the letters as equal.
    const spelled = row?.same ? name.replaceAll('i', 'İ') : name.toUpperCase()
    for (let guess = 0; guess < perName; guess += 1)
      expect((await login(guess % 2 ? name : spelled, 'guess', elsewhere())).status).toBe(401)
    expect((await login(name, right, elsewhere())).status).toBe(429)
  })

  it('does not reveal by another spelling whether it exists', async () => {
    const { name } = await member('known i')
    const told: number[][] = []
    for (const username of [name, name.replace('known', 'never')]) {
      await exhaust(username.replace('i', 'İ'))
      told.push([(await login(username, 'guess', elsewhere())).status])
    }
    expect(told[0]).toEqual(told[1])
  })

  it('still lets its owner in from known addresses, with the usual number of mistakes', async () => {
    const owner = await member()
    await exhaust(owner.name)
    expect((await login(owner.name, right, elsewhere())).status).toBe(429)
    for (let guess = 0; guess < perNameAndAddress; guess += 1)
      expect((await login(owner.name, 'mistyped', owner.home)).status).toBe(401)
    expect((await login(owner.name, right, owner.home)).status).toBe(429)
    await api.database.sql`delete from rate_limits where key like 'login:%'`
    expect((await login(owner.name, right, owner.home)).status).toBe(200)
  })

  it('lets its owner in with their own session, and nobody with another’s session or with a key', async () => {
    const [owner, stranger] = [await member(), await member()]
    const { token: key } = await api
      .client(owner.token)
      .call('createKey', { body: { name: 'Deploys', scopes: ['read', 'submit'] } })
    await exhaust(owner.name)
    expect((await login(owner.name, right, elsewhere(), stranger.token)).status).toBe(429)
    expect((await login(owner.name, right, elsewhere(), key)).status).toBe(429)
    const there = elsewhere()
    expect((await login(owner.name, right, there, owner.token)).status).toBe(200)
    // From now on this is a known address.
    expect((await login(owner.name, right, there)).status).toBe(200)
  })

  it('allows few guesses with a stolen session, from all addresses together', async () => {
    const owner = await member()
    const statuses: number[] = []
    for (let guess = 0; guess <= perNameAndAddress; guess += 1)
      statuses.push((await login(owner.name, `guess ${guess}`, elsewhere(), owner.token)).status)
    expect(statuses).toEqual([...Array(perNameAndAddress).fill(401), 429])
    expect((await confirm(right, owner.token)).status).toBe(429)
    expect((await login(owner.name, right, owner.home)).status).toBe(200)
  })

  it('counts guesses with a stolen session apart from those of its owner’s other sessions', async () => {
    const owner = await member()
    const own = await sessionOf(owner)
    for (let guess = 0; guess < perNameAndAddress; guess += 1)
      expect((await confirm('guess', owner.token)).status).toBe(401)
    expect((await confirm(right, owner.token)).status).toBe(429)
    expect((await confirm(right, own)).status).toBe(204)
    const change = { currentPassword: right, newPassword: right }
    expect((await send('/api/user/password', elsewhere(), change, own, 'PUT')).status).toBe(204)
  })

  it('has the same limit for many stolen sessions as for strangers', async () => {
    const owner = await member()
    const statuses: number[] = []
    for (let guess = 0; guess <= perName; guess += 1)
      statuses.push((await confirm('guess', await sessionOf(owner))).status)
    expect(statuses).toEqual(usedUp)
    // Guesses with sessions do not count towards the limit without one.
    expect((await login(owner.name, right, elsewhere())).status).toBe(200)
  })

  it('gets no more guesses when its owner signs in', async () => {
    const owner = await member()
    for (let guess = 0; guess < perName; guess += 1) {
      expect((await login(owner.name, `guess ${guess}`, elsewhere())).status).toBe(401)
      expect((await login(owner.name, right, owner.home)).status).toBe(200)
    }
    expect((await login(owner.name, 'one more', elsewhere())).status).toBe(429)
  })

  it('forgets a known address after 90 days, and the oldest if there are too many', async () => {
    const owner = await member()
    const { sql } = api.database
    await sql`insert into known_addresses (user_id, address_hash, seen_at)
      select ${owner.id}, 'older ' || n, now() - n * interval '1 hour' from generate_series(1, 60) n`
    expect((await login(owner.name, right, owner.home)).status).toBe(200)
    const kept = await sql`select address_hash from known_addresses where user_id = ${owner.id} order by seen_at desc`
    expect(kept).toHaveLength(signInLimits.knownAddressesMax)
    expect(kept.at(-1)?.address_hash).toBe(`older ${signInLimits.knownAddressesMax - 1}`)
    await exhaust(owner.name)
    expect((await login(owner.name, right, owner.home)).status).toBe(200)
    await sql`update known_addresses set seen_at = now() - interval '91 days' where user_id = ${owner.id}`
    expect((await login(owner.name, right, owner.home)).status).toBe(429)
  })

  it('forgets its known addresses when the password is changed, except the address that changed it', async () => {
    const owner = await member()
    const thief = elsewhere()
    expect((await login(owner.name, right, thief)).status).toBe(200)
    const change = { currentPassword: right, newPassword: 'another password' }
    expect((await send('/api/user/password', owner.home, change, owner.token, 'PUT')).status).toBe(204)
    await exhaust(owner.name)
    expect((await login(owner.name, 'guess', thief)).status).toBe(429)
    expect((await login(owner.name, 'another password', owner.home)).status).toBe(200)
  })

  it('has its known addresses stored as hashes only', async () => {
    const { id, home } = await member()
    const rows = await api.database.sql`select address_hash from known_addresses where user_id = ${id}`
    expect(rows).toEqual([{ address_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }])
    expect(JSON.stringify(rows)).not.toContain(home)
  })
})

it('a sign-in that a full password queue refuses does not count as a guess', async () => {
  const owner = await member()
  const there = elsewhere()
  now = full
  for (let time = 0; time <= perName; time += 1) {
    const refusal = await login(owner.name, right, there)
    expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '2'])
  }
  now = free
  expect((await login(owner.name, 'mistyped', there)).status).toBe(401)
  expect((await login(owner.name, right, there)).status).toBe(200)
})
