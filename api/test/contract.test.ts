import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryLimits, keyScopes, webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { createApp } from '../app.ts'
import type { AppDeps } from '../context.ts'
import { type Endpoint, scopesOf } from '../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../contracts/endpoints.ts'
import { errorSchema } from '../contracts/errors.ts'
import type { Answer } from '../contracts/openapi-types.ts'
import { hashToken, makeToken } from '../tokens.ts'
import { fresh, type Request, registration, requests, type World, website } from './contract-requests.ts'
import { closedDocument, document, documented } from './documented.ts'
import { cheapPasswords, type Harness, startHarness } from './harness.ts'

const names = Object.keys(endpoints) as EndpointName[]
const entry = (name: EndpointName): Endpoint => endpoints[name]
const roomy = { points: 100_000, seconds: 60 }
const none = { points: 0, seconds: 60 }

let site: string
let world: World
/** Where every limit is reached already. */
let strict: Harness
beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'panel-site-'))
  for (const page of ['api/docs/index.html', 'early-access/thanks/index.html']) {
    await mkdir(dirname(join(site, page)), { recursive: true })
    await writeFile(join(site, page), '<!doctype html><title>A page of the site</title>')
  }
  const api = await startHarness({ config: { siteDir: site } })
  world = { api, user: await api.signUp(), admin: await api.signUp({ admin: true }) }
  strict = await startHarness({
    limits: {
      login: none,
      loginAddress: none,
      register: { points: 1, seconds: 60 },
      earlyAccess: none,
      calls: none,
      sends: none,
      submit: none,
    },
  })
})
afterAll(async () => {
  await world.api.close()
  await strict.close()
  await rm(site, { recursive: true, force: true })
})

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
ajv.addSchema(closedDocument(), 'panel')

/** Every answer that was given as the document says, as "name status". */
const given = new Set<string>()
const pointer = (...parts: string[]) => parts.map(part => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')

/** Holds an answer against the document: its status, headers, media type and body. */
async function conforms(name: EndpointName, response: Response, status: number): Promise<void> {
  const { method, path } = entry(name)
  const text = await beginning(response)
  const what = `${name}: ${response.status} ${text.slice(0, 300)}`
  expect(response.status, what).toBe(status)
  const operation = document.paths[path]?.[method.toLowerCase()]
  const key = status === 500 ? 'default' : String(status)
  const answer: Answer | undefined = operation?.responses[key]
  expect(answer, `${name} does not document ${status}`).toBeDefined()
  for (const header of Object.keys(answer?.headers ?? {}))
    if (
      always.includes(header) ||
      (header === 'Retry-After' && (status !== 409 || text.includes('"idempotency_key_in_use"')))
    )
      expect(response.headers.has(header), `${what}: ${header}`).toBe(true)
  const type = response.headers.get('content-type')?.split(';')[0]
  if (!answer?.content) expect(text, what).toBe('')
  else {
    expect(Object.keys(answer.content), what).toContain(type)
    if (type === 'application/json') {
      const place = pointer('paths', path, method.toLowerCase(), 'responses', key, 'content', type, 'schema')
      const validate = ajv.compile({ $ref: `panel#/${encodeURI(place)}` })
      expect(validate(JSON.parse(text)) ? [] : validate.errors, what).toEqual([])
      if (status >= 400)
        expect(errorSchema.parse(JSON.parse(text)).requestId).toBe(response.headers.get('x-request-id'))
    }
  }
  given.add(`${name} ${status}`)
}
/** Headers that are there wherever they are promised; the others depend on what there is to tell. */
const always = ['X-Request-Id', 'ETag', 'X-Total-Count']

/** The body, or the first piece of a stream that goes on. */
async function beginning(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text()
  const reader = response.body?.getReader()
  const piece = await reader?.read()
  await reader?.cancel()
  return new TextDecoder().decode(piece?.value)
}

function send(name: EndpointName, request: Request, more: RequestInit = {}, api = world.api): Promise<Response> {
  const { path, token, json, form } = request
  const headers = new Headers(more.headers)
  if (token && !headers.has('authorization')) headers.set('authorization', `Bearer ${token}`)
  if (json !== undefined && !more.body) headers.set('content-type', 'application/json')
  const body = more.body ?? form?.() ?? (json === undefined ? null : JSON.stringify(json))
  return api.raw(path, { ...more, method: entry(name).method, headers, body })
}

const valid = async (name: EndpointName) => requests[name](world)
const has = (name: EndpointName, status: number) =>
  documented.find(operation => operation.name === name)?.statuses.includes(String(status)) ?? false
const those = (test: (endpoint: Endpoint, name: EndpointName) => boolean) =>
  names.filter(name => test(entry(name), name))

/** A key of an administrator with these scopes. */
async function keyOf(api: Harness, scopes: (typeof keyScopes)[number][]): Promise<string> {
  const { client } = await api.signUp({ admin: true })
  return (await client.call('createKey', { body: { name: 'Deploys', scopes } })).token
}

describe('the document', () => {
  it('is OpenAPI 3.1 to a validator that is not ours', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(document) as never)
    expect([valid, errors]).toEqual([true, undefined])
    expect(validator.version).toBe('3.1')
  })

  it('describes nothing that nothing points to, and points to nothing that is not there', () => {
    const { components, ...rest } = JSON.parse(JSON.stringify(document)) as typeof document
    const pointed = (value: unknown) =>
      new Set([...JSON.stringify(value).matchAll(/#\/components\/(\w+\/[\w-]+)/g)].map(([, name]) => name))
    const inside = Object.entries(components).flatMap(([kind, named]) => Object.keys(named).map(n => `${kind}/${n}`))
    const all = new Set([...pointed(rest), ...pointed(components)])
    expect([...all].filter(name => !inside.includes(name ?? ''))).toEqual([])
    const schemes = JSON.stringify(rest)
    const unused = inside.filter(
      name => !all.has(name) && !schemes.includes(`"${name.replace('securitySchemes/', '')}"`),
    )
    expect(unused).toEqual([])
  })

  it('says how long a page may be and what a cursor is', () => {
    for (const [path, { get }] of Object.entries(document.paths))
      for (const { name, schema } of get?.parameters ?? []) {
        if (name === 'limit') expect(schema, path).toMatchObject({ type: 'integer', minimum: 1, maximum: 500 })
        if (name === 'cursor' && path !== '/api/hooks')
          expect(schema, path).toMatchObject({ type: 'integer', minimum: 1, maximum: 2 ** 31 - 1 })
      }
  })

  it('tells deploy systems what to send, and receivers what they are sent', () => {
    const call = document.paths['/api/hooks/{id}']?.post
    expect(call?.requestBody?.content['application/json']?.schema.anyOf?.[0]).toMatchObject({
      properties: { deployment: {}, url: {}, environment: {} },
    })
    const headers = call?.parameters?.filter(parameter => parameter.in === 'header').map(({ name }) => name)
    expect(headers).toEqual(expect.arrayContaining(['X-Hub-Signature-256', 'x-vercel-signature', 'webhook-signature']))
    expect(Object.keys(document.webhooks)).toEqual([...webhookEvents, webhookTestEvent])
  })

  it('is what the API answers', async () => {
    expect(await (await world.api.raw('/api/openapi.json')).json()).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('names every route of the app, and no other', () => {
    const app = createApp({ log: {} } as AppDeps, { has: () => false } as never)
    const routes = app.routes
      .filter(({ method, path }) => method !== 'ALL' && path !== '*' && path !== '/*')
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    expect(new Set(routes)).toEqual(new Set(documented.map(({ method, path }) => `${method} ${path}`)))
  })

  it('has each name once, and an area for each', () => {
    expect(documented.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const methods of Object.values(document.paths))
      for (const { tags } of Object.values(methods))
        expect(document.tags.map(({ name }) => name)).toEqual(expect.arrayContaining(tags))
  })
})

describe('every endpoint', () => {
  it.each(names)('%s answers as it says, and says when that has not changed', async name => {
    const request = await valid(name)
    const response = await send(name, request)
    const tag = response.headers.get('etag')
    await conforms(name, response, entry(name).status)
    if (has(name, 304))
      await conforms(name, await send(name, request, { headers: { 'if-none-match': tag ?? '' } }), 304)
  })

  it.each(those(endpoint => endpoint.access !== 'public'))('%s wants to know who asks', async name => {
    const { token: _, ...request } = await valid(name)
    await conforms(name, await send(name, request), 401)
  })

  it('wants the scope of a key', async () => {
    const keys = await Promise.all(keyScopes.map(async scope => [scope, await keyOf(world.api, [scope])] as const))
    for (const name of those(endpoint => endpoint.access !== 'public')) {
      const endpoint = entry(name)
      const other = keys.find(([scope]) => !scopesOf(endpoint)?.includes(scope))
      await conforms(name, await send(name, { ...(await valid(name)), token: other?.[1] ?? '' }), 403)
    }
  })

  it.each(those(endpoint => endpoint.path.includes('{')))('%s says that there is no such thing', async name => {
    const path = entry(name)
      .path.replaceAll('{id}', '2000000000')
      .replaceAll(/\{\w+\}/g, 'nothing')
    await conforms(name, await send(name, { ...(await valid(name)), path }), 404)
  })

  it.each(those(endpoint => endpoint.body !== undefined))('%s refuses a body that is none of its own', async name => {
    const headers = { 'content-type': 'application/json' }
    await conforms(name, await send(name, await valid(name), { headers, body: '[]' }), 400)
    const { form: _, ...request } = await valid(name)
    const large = new FormData()
    large.append('image', new File([Buffer.alloc(6 * 1024 * 1024)], 'large.png'))
    const wide = JSON.stringify({ name: 'x'.repeat(200 * 1024) })
    const more = entry(name).upload === 'image' ? { body: large } : { headers, body: wide }
    await conforms(name, await send(name, request, more), 413)
  })

  it.each(those(endpoint => endpoint.query !== undefined))('%s refuses a query that is none of its own', async name => {
    const request = await valid(name)
    await conforms(name, await send(name, { ...request, path: `${request.path}?limit=0` }), 400)
  })

  const changes = those(({ method }) => method === 'PUT' || method === 'DELETE')
  it.each(changes)('%s changes nothing that another has changed since', async name => {
    await conforms(name, await send(name, await valid(name), { headers: { 'if-match': '"nope"' } }), 412)
  })

  it('that is sent again with its key is answered as before, waits for the first, and is not mistaken for another', async () => {
    const once = those(endpoint => endpoint.once === true)
    await Promise.all(
      once.map(async name => {
        const request = await valid(name)
        const headers = { 'idempotency-key': crypto.randomUUID() }
        await conforms(name, await send(name, request, { headers }), entry(name).status)
        const again = await send(name, request, { headers })
        expect(again.headers.get('idempotency-replayed')).toBe('true')
        await conforms(name, again, entry(name).status)
        const other = { ...request, path: `${request.path}?other=1` }
        await conforms(name, await send(name, other, { headers }), 422)
        await world.api.database.sql`
          update idempotency_keys set status = null, answer = null, claimed_until = now() + interval '1 minute'
          where path = ${request.path} and method = ${entry(name).method}`
        await conforms(name, await send(name, request, { headers }), 409)
        await conforms(name, await send(name, request, { headers: { 'idempotency-key': 'a b' } }), 400)
      }),
    )
  })
})

describe('every address', () => {
  it.each(Object.keys(document.paths))('%s says which methods it takes', async path => {
    const at = path.replaceAll(/\{\w+\}/g, '7')
    const taken = documented.filter(each => each.path === path).map(({ method }) => method)
    const wrong = await world.api.raw(at, { method: 'PATCH' })
    const allowed = wrong.headers.get('allow')?.split(', ') ?? []
    expect([wrong.status, allowed]).toEqual([405, expect.arrayContaining([...taken, 'OPTIONS'])])
    expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'))
    expect(errorSchema.parse(await wrong.json()).code).toBe('method_not_allowed')
    const asked = await world.api.raw(at, { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } })
    expect([asked.status, await asked.text(), asked.headers.get('allow')]).toEqual([204, '', allowed.join(', ')])
    expect(asked.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('of the site is there to be read', async () => {
    const page = '/early-access/thanks'
    const wrong = await world.api.raw(page, { method: 'POST' })
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
    expect((await world.api.raw(page, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
    expect((await world.api.raw('/no-page', { method: 'POST' })).status).toBe(404)
  })

  it('that is none takes nothing', async () => {
    for (const method of ['PATCH', 'OPTIONS', 'DELETE'])
      expect((await world.api.raw('/api/nowhere', { method })).status, method).toBe(404)
  })
})

describe('what only some endpoints refuse', () => {
  /** A valid request with another body. */
  const withJson = async (name: EndpointName, json: unknown) => send(name, { ...(await valid(name)), json })

  it('a name, an address or a password that does not do', async () => {
    const taken = registration()
    await world.api.client().call('register', { body: taken })
    await conforms('register', await withJson('register', taken), 409)
    await conforms('login', await withJson('login', { username: taken.username, password: 'wrong' }), 401)
    await conforms('updateUser', await withJson('updateUser', { email: taken.email }), 409)
  })

  it('what does not go together with how a project stands', async () => {
    const { id } = await world.user.client.call('createProject', { body: { ...website, submit: true } })
    const { token } = world.user
    const path = `/api/projects/${id}`
    await conforms('updateProject', await send('updateProject', { path, token, json: { name: 'Other' } }), 409)
    await conforms('submitProject', await send('submitProject', { path: `${path}/submit`, token }), 409)
    const idle = await world.user.client.call('createProject', { body: website })
    const cancel = { path: `/api/projects/${idle.id}/cancel`, token }
    await conforms('cancelReview', await send('cancelReview', cancel), 409)
    await conforms(
      'projectEvents',
      await send('projectEvents', { path: `/api/projects/${idle.id}/events`, token }),
      204,
    )
  })

  it('anything for a webhook that is disabled', async () => {
    const { path, token } = await valid('getDelivery')
    const webhook = { path: path.replace(/\/deliveries.*/, ''), ...(token ? { token } : {}) }
    await conforms('updateWebhook', await send('updateWebhook', { ...webhook, json: { disabled: true } }), 200)
    const test = { ...webhook, path: `${webhook.path}/test` }
    await conforms('testWebhook', await send('testWebhook', test), 409)
    await conforms('redeliver', await send('redeliver', { ...webhook, path: `${path}/redeliver` }), 409)
  })

  it('another secret for a webhook that has as many as may sign', async () => {
    const request = await valid('rotateWebhookSecret')
    const [, , , id] = request.path.split('/')
    await world.api.database.sql`
      update webhook_endpoints set older_secrets = (
        select jsonb_agg(jsonb_build_object('secret', 'x', 'until', '2999-01-01T00:00:00Z'))
        from generate_series(1, ${deliveryLimits.secretsMax}::int)
      ) where id = ${Number(id)}`
    await conforms('rotateWebhookSecret', await send('rotateWebhookSecret', request), 409)
  })

  it('to make the secret of a sender that makes its own', async () => {
    const { client, token } = world.user
    const { path } = await client.call('createHook', { body: { kind: 'vercel', name: 'Shop' } })
    await conforms('rotateHookSecret', await send('rotateHookSecret', { path: `${path}/secret`, token }), 409)
  })

  it('a call of a deploy system that is not signed, not JSON or too large', async () => {
    const { path, token } = await valid('callHook')
    await conforms('callHook', await send('callHook', { path, json: {} }), 401)
    const signed = { path, ...(token ? { token } : {}) }
    await conforms('callHook', await send('callHook', signed, { body: 'not JSON' }), 400)
    await conforms('callHook', await send('callHook', signed, { body: 'x'.repeat(200 * 1024) }), 413)
  })

  it('the last administrator’s end', async () => {
    const { token, id } = await strict.signUp({ admin: true })
    const path = `/api/admin/users/${id}`
    await conforms('setUserRole', await send('setUserRole', { path, token, json: { role: 'user' } }, {}, strict), 409)
    await conforms('deleteUser', await send('deleteUser', { path, token }, {}, strict), 409)
  })

  it('a form of a browser without scripts is led to a page', async () => {
    const body = new URLSearchParams({ email: `${fresh('visitor')}@example.org` })
    const request = await valid('requestEarlyAccess')
    await conforms('requestEarlyAccess', await send('requestEarlyAccess', request, { body, redirect: 'manual' }), 303)
  })

  it('the reference where the site is not built', async () => {
    await conforms('reference', await send('reference', await valid('reference'), {}, strict), 404)
  })
})

describe('whoever asks too often', () => {
  it('is told when to come back', async () => {
    const [admin] = await strict.database.sql`select id from users limit 1`
    const session = await sessionOf(strict, admin?.id)
    const client = strict.client(session)
    const { token } = await client.call('createKey', { body: { name: 'All', scopes: [...keyScopes] } })
    for (const name of names.filter(name => has(name, 429) && name !== 'callHook')) {
      const endpoint = entry(name)
      const request = await valid(name)
      const keyed = scopesOf(endpoint) !== null
      const asked = keyed ? { ...request, token } : request.token ? { ...request, token: session } : request
      await conforms(name, await send(name, asked, {}, strict), 429)
    }
    const body = { kind: 'generic', name: 'Deploys', url: website.contentUrl } as const
    const hook = await client.call('createHook', { body })
    await conforms(
      'callHook',
      await send('callHook', { path: hook.path, token: hook.secret ?? '', json: { deployment: 'one' } }, {}, strict),
      429,
    )
  })
})

/** A session that no sign-in made: signing in is limited there. */
async function sessionOf(api: Harness, userId: number): Promise<string> {
  const token = makeToken()
  await api.database.sql`insert into sessions (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + interval '1 day')`
  return token
}

describe('what is away or broken', () => {
  it('is said of the database by every endpoint that needs it', async () => {
    const asked = await Promise.all(names.map(async name => [name, await valid(name)] as const))
    const giveBack = await world.api.database.takeAway()
    // All at once: each lost connection is tried again after a pause.
    await Promise.all(
      asked.map(async ([name, request]) => {
        const response = await send(name, request)
        if (entry(name).stands) expect(response.status, name).toBeLessThan(300)
        else await conforms(name, response, 503)
      }),
    )
    await giveBack()
    await expect.poll(() => world.user.client.call('getUser').catch(() => null)).toMatchObject({ id: world.user.id })
  })

  it('is said of anything else without telling what', async () => {
    const passwords = { ...cheapPasswords(), hash: () => Promise.reject(new Error('a secret path')) }
    const broken = await startHarness({ passwords, limits: { register: roomy } })
    const response = await broken.raw('/api/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration()),
    })
    expect(await response.clone().text()).not.toContain('secret path')
    await conforms('register', response, 500)
    await broken.close()
  })
})

describe('the document, in the end', () => {
  it('promises nothing that was not given above', () => {
    const promised = documented.flatMap(({ name, statuses }) =>
      statuses.filter(status => status !== 'default').map(status => `${name} ${status}`),
    )
    expect(promised.filter(answer => !given.has(answer))).toEqual([])
  })
})
