import { describe, expect, it } from 'vitest'
import { apiFor } from './suite-api.ts'

const api = apiFor({
  config: { trustedProxies: 1 },
  limits: {
    login: { points: 3, seconds: 900 },
    loginAddress: { points: 8, seconds: 900 },
    register: { points: 4, seconds: 3600 },
  },
})

/** A call from an IP address, as a trusted proxy reports it. */
const post = (path: string, address: string, json: unknown) =>
  api.raw(path, { method: 'POST', json, headers: { 'x-forwarded-for': `203.0.113.99, ${address}` } })

const register = (name: string, address: string) =>
  post('/api/register', address, { username: name, email: `${name}@example.org`, password: 'right password' })
const login = (username: string, password: string, address: string) =>
  post('/api/login', address, { username, password })

describe('signing in', () => {
  it('is refused after too many wrong passwords for one name from one IP address, even with the right one', async () => {
    await register('ada', '198.51.100.1')
    for (let guess = 0; guess < 3; guess += 1)
      expect((await login('ada', `guess ${guess}`, '198.51.100.1')).status).toBe(401)
    const refusal = await login('ADA', 'right password', '198.51.100.1')
    expect(refusal.status).toBe(429)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(await refusal.json()).toMatchObject({
      code: 'too_many_requests',
      message: expect.stringMatching(/15 minutes/),
    })
    // Nobody can lock the owner out from another address.
    expect((await login('ada', 'right password', '198.51.100.2')).status).toBe(200)
  })

  it('forgets wrong guesses after the right password', async () => {
    await register('grace', '198.51.100.10')
    for (let round = 0; round < 3; round += 1) {
      expect((await login('grace', 'wrong', '198.51.100.10')).status).toBe(401)
      expect((await login('grace', 'wrong', '198.51.100.10')).status).toBe(401)
      expect((await login('grace', 'right password', '198.51.100.10')).status).toBe(200)
    }
  })

  it('is refused to an IP address that tries many names, and counts an IPv6 network as one address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 9; index += 1)
      statuses.push((await login(`name-${index}`, 'guess', `2001:db8:1:2::${index + 1}`)).status)
    expect(statuses).toEqual([...Array(8).fill(401), 429])
    expect((await login('name-x', 'guess', '2001:db8:1:3::1')).status).toBe(401)
  })

  it('counts all spellings of an IP address as one', async () => {
    for (const address of ['7.7.7.7', '::ffff:7.7.7.7', '::ffff:707:707'])
      expect((await login('spelled', 'guess', address)).status).toBe(401)
    for (const address of ['::FFFF:0707:0707', '0:0:0:0:0:ffff:707:707', '7.7.7.7'])
      expect((await login('spelled', 'guess', address)).status).toBe(429)
    expect((await login('spelled', 'guess', '::ffff:707:708')).status).toBe(401)
  })

  it('counts concurrent guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 7 }, () => login('nobody', 'guess', '198.51.100.20')))
    expect(responses.filter(response => response.status === 401)).toHaveLength(3)
    expect(responses.filter(response => response.status === 429)).toHaveLength(4)
  })
})

it('registering is refused after too many accounts from one IP address; an invalid form does not count', async () => {
  expect((await register('x', '198.51.100.30')).status).toBe(400)
  const statuses: number[] = []
  for (let index = 0; index < 5; index += 1) statuses.push((await register(`new-${index}`, '198.51.100.30')).status)
  expect(statuses).toEqual([201, 201, 201, 201, 429])
})

const save = (token: string, email: string, address: string) =>
  api.raw('/api/user', {
    method: 'PUT',
    token,
    json: { firstName: 'Ada', lastName: null, email },
    headers: { 'x-forwarded-for': `203.0.113.99, ${address}` },
  })
const signUp = async (name: string, address: string) =>
  ((await (await register(name, address)).json()) as { token: string }).token

it('a new email is refused to a user after too many attempts, whatever their IP addresses; keeping the old one does not count', async () => {
  const token = await signUp('prober', '198.51.100.50')
  await register('known', '198.51.100.51')
  for (let time = 0; time < 6; time += 1)
    expect((await save(token, 'PROBER@example.org', '198.51.100.52')).status).toBe(200)
  const statuses: number[] = []
  for (const [index, email] of ['known', 'new-a', 'known', 'new-b', 'known'].entries())
    statuses.push((await save(token, `${email}@example.org`, `198.51.100.${60 + index}`)).status)
  expect(statuses).toEqual([409, 200, 409, 200, 429])
  expect((await save(token, 'new-b@example.org', '198.51.100.52')).status).toBe(200)
})
