import { createHash, createHmac, randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HookKind } from '#db/vocabulary.ts'
import { type Harness, startHarness } from './harness.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const secret = 'a secret that the two share'
const fresh = () => randomBytes(6).toString('hex')

async function ownHook(kind: HookKind, url?: string) {
  const user = await api.signUp()
  const hook = await user.client.call('createHook', {
    body: { kind, name: 'Deploys', secret, ...(url ? { url } : {}) },
  })
  return { ...user, hook }
}

const call = (path: string, body: string, headers: Record<string, string>) =>
  api.raw(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

const hmac = (algorithm: string, body: string, key = secret) => createHmac(algorithm, key).update(body).digest('hex')

/** What each sender sends about one deployment that is ready, and signs it with. */
const senders: Record<
  HookKind,
  (id: string) => { body: string; url: string; sign(body: string, key?: string): Promise<Record<string, string>> }
> = {
  generic: id => ({
    body: JSON.stringify({ deployment: id, url: 'https://generic.example.org/landing' }),
    url: 'https://generic.example.org/landing',
    sign: async (body, key = secret) => {
      const at = new Date()
      return {
        'webhook-id': `msg_${id}`,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': new Webhook(Buffer.from(key).toString('base64')).sign(`msg_${id}`, at, body),
      }
    },
  }),
  github: id => ({
    body: JSON.stringify({
      deployment: { id },
      deployment_status: { state: 'success', environment_url: 'https://github.example.org/' },
    }),
    url: 'https://github.example.org/',
    sign: async (body, key) => ({
      'x-github-event': 'deployment_status',
      'x-github-delivery': crypto.randomUUID(),
      'x-hub-signature-256': `sha256=${hmac('sha256', body, key)}`,
    }),
  }),
  vercel: id => ({
    body: JSON.stringify({
      id: fresh(),
      type: 'deployment.succeeded',
      payload: { deployment: { id, url: 'shop-abc.vercel.example.org' } },
    }),
    url: 'https://shop-abc.vercel.example.org',
    sign: async (body, key) => ({ 'x-vercel-signature': hmac('sha1', body, key) }),
  }),
  netlify: id => ({
    body: JSON.stringify({ id, state: 'ready', deploy_ssl_url: 'https://abc--shop.netlify.example.org' }),
    url: 'https://abc--shop.netlify.example.org',
    sign: async (body, key = secret) => ({
      'x-webhook-signature': await new SignJWT({ sha256: createHash('sha256').update(body).digest('hex') })
        .setIssuer('netlify')
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(key)),
    }),
  }),
}
const kinds = Object.keys(senders) as HookKind[]

describe('a hook', () => {
  it.each(kinds)('of %s starts one review of what was deployed, however often it is told', async kind => {
    const { hook, client } = await ownHook(kind)
    const { body, url, sign } = senders[kind](fresh())
    const answers = await Promise.all(Array.from({ length: 4 }, async () => call(hook.path, body, await sign(body))))
    expect(answers.map(answer => answer.status)).toEqual([202, 202, 202, 202])
    const again = await call(hook.path, body, await sign(body))
    const [project, ...more] = await client.call('listProjects')
    expect(more).toEqual([])
    expect(project).toMatchObject({ contentUrl: url, status: 'in_progress', contentType: 'website' })
    expect(await again.json()).toEqual({ outcome: 'started', detail: null, projectId: project?.id })
    expect(await client.call('listHookCalls', { params: { id: hook.id } })).toMatchObject([
      { outcome: 'started', projectId: project?.id },
    ])
  })

  it.each(kinds)('of %s believes nobody who does not know its secret', async kind => {
    const { hook, client } = await ownHook(kind)
    const { body, sign } = senders[kind](fresh())
    const other = `${body.slice(0, -1)} }`
    const refused = [
      await call(hook.path, body, {}),
      await call(hook.path, body, await sign(body, 'another secret of theirs')),
      await call(hook.path, other, await sign(body)),
    ]
    expect(refused.map(answer => answer.status)).toEqual([401, 401, 401])
    expect(await client.call('listProjects')).toEqual([])
    expect(await client.call('listHookCalls', { params: { id: hook.id } })).toEqual([])
  })

  it('of any system may be called with its secret alone, and reviews its own address before the call’s', async () => {
    const { hook, client } = await ownHook('generic', 'https://own.example.org/')
    const body = JSON.stringify({ url: 'https://other.example.org/' })
    expect((await call(hook.path, body, { authorization: `Bearer ${secret}` })).status).toBe(202)
    expect(await client.call('listProjects')).toMatchObject([{ contentUrl: 'https://own.example.org/' }])
  })

  it('does not take a signature that is older than five minutes', async () => {
    const { hook } = await ownHook('generic')
    const at = new Date(Date.now() - 6 * 60_000)
    const body = '{}'
    const signature = new Webhook(Buffer.from(secret).toString('base64')).sign('msg_old', at, body)
    const headers = {
      'webhook-id': 'msg_old',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signature,
    }
    expect((await call(hook.path, body, headers)).status).toBe(401)
  })

  it.each([
    ['github', { deployment: { id: 1 }, deployment_status: { state: 'pending' } }, 'The deployment’s state is pending'],
    ['vercel', { id: 'x', type: 'deployment.created', payload: {} }, 'The event is deployment.created'],
    ['netlify', { id: 'x', state: 'building' }, 'The deploy’s state is building'],
  ] as const)('of %s leaves alone what is not deployed yet, and says why', async (kind, json, detail) => {
    const { hook, client } = await ownHook(kind)
    const body = JSON.stringify(json)
    const answer = await call(hook.path, body, await senders[kind]('x').sign(body))
    expect(await answer.json()).toEqual({ outcome: 'ignored', detail, projectId: null })
    expect(await client.call('listProjects')).toEqual([])
  })

  it('that is disabled, or another’s, is not there', async () => {
    const { hook, client } = await ownHook('generic')
    const stranger = await api.signUp()
    await expect(stranger.client.call('deleteHook', { params: { id: hook.id } })).rejects.toMatchObject({
      code: 'not_found',
    })
    await client.call('updateHook', { params: { id: hook.id }, body: { disabled: true } })
    expect((await call(hook.path, '{}', { authorization: `Bearer ${secret}` })).status).toBe(404)
  })

  it('tells its secret once', async () => {
    const { hook, client } = await ownHook('generic')
    expect(hook.secret).toBe(secret)
    expect(JSON.stringify(await client.call('listHooks'))).not.toContain(secret)
  })
})
