import { describe, expect, it } from 'vitest'
import { keepingLimits } from '#db/limits.ts'
import type { HookKind } from '#db/vocabulary.ts'
import { credentialsMessage } from '../contracts/projects.ts'
import { fresh, secret, senders, standardHeaders } from './hook-senders.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

async function ownHook(kind: HookKind, more: { url?: string; productionOnly?: boolean } = {}) {
  const user = await api.signUp()
  const hook = await user.client.call('createHook', {
    body: { kind, name: 'Deploys', secret, ...more },
  })
  return { ...user, hook }
}

const call = (path: string, body: string, headers: Record<string, string>) =>
  api.raw(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

const kinds = Object.keys(senders) as HookKind[]

describe('a hook', () => {
  it.each(kinds)('of %s starts one review for each deployment, however often it is called', async kind => {
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

  it.each(kinds)('of %s refuses callers who do not know its secret', async kind => {
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

  it('accepts its bare secret from another system, and reviews its own address rather than the call’s', async () => {
    const { hook, client } = await ownHook('generic', { url: 'https://own.example.org/' })
    const body = JSON.stringify({ deployment: 7, url: 'https://other.example.org/' })
    // The scheme's name is case-insensitive.
    expect((await call(hook.path, body, { authorization: `bearer ${secret}` })).status).toBe(202)
    expect(await client.call('listProjects')).toMatchObject([{ contentUrl: 'https://own.example.org/' }])
  })

  it.each([
    [{ url: 'https://example.org/' }, 'deployment'],
    [{ deployment: 'a\u0000b' }, 'deployment'],
    [{ deployment: 'one', url: 'https://example.org/\u0000' }, 'url'],
  ])('of another system says what is wrong with %j', async (json, path) => {
    const { hook, client } = await ownHook('generic')
    const answer = await call(hook.path, JSON.stringify(json), { authorization: `Bearer ${secret}` })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_input', issues: [expect.objectContaining({ path })] }),
    ])
    expect(await client.call('listHookCalls', { params: { id: hook.id } })).toEqual([])
  })

  it.each([
    ['vercel', { type: 'deployment.succeeded', payload: { deployment: { id: 'd\u0000', url: 'x.example.org' } } }],
    ['github', { deployment: { id: 2 ** 60 }, deployment_status: { state: 'success' } }],
  ] as const)('of %s refuses ids that its sender never sends: %j', async (kind, json) => {
    const { hook } = await ownHook(kind)
    const body = JSON.stringify(json)
    expect((await call(hook.path, body, await senders[kind]('x').sign(body))).status).toBe(400)
  })

  it('distinguishes long ids that begin alike', async () => {
    const { hook, client } = await ownHook('generic', { url: 'https://own.example.org/' })
    for (const end of ['one', 'two', 'two'])
      await call(hook.path, JSON.stringify({ deployment: 'x'.repeat(300) + end }), {
        authorization: `Bearer ${secret}`,
      })
    expect(await client.call('listProjects')).toHaveLength(2)
  })

  it('keeps only its newest calls', async () => {
    const { hook, client } = await ownHook('generic')
    const most = keepingLimits.hookLogMax
    await api.database.sql`insert into hook_calls (hook_id, call_id, outcome)
      select ${hook.id}, 'call-' || n, 'ignored' from generate_series(1, ${most + 50}) n`
    const { body, sign } = senders.generic(fresh())
    await call(hook.path, body, await sign(body))
    const [{ number, first } = {}] = await api.database
      .sql`select count(*)::int as number, (array_agg(call_id order by id))[1] as first from hook_calls where hook_id = ${hook.id}`
    expect({ number, first }).toEqual({ number: most, first: 'call-52' })
    expect(await client.call('listHookCalls', { params: { id: hook.id } })).toMatchObject([
      { outcome: 'started' },
      ...Array(99).fill({ outcome: 'ignored' }),
    ])
  })

  it('refuses a signature that is older than five minutes', async () => {
    const { hook } = await ownHook('generic')
    const at = new Date(Date.now() - 6 * 60_000)
    const headers = standardHeaders(Buffer.from(secret).toString('base64'), 'msg_old', '{}', at)
    expect((await call(hook.path, '{}', headers)).status).toBe(401)
  })

  it.each([
    ['github', { deployment: { id: 1 }, deployment_status: { state: 'pending' } }, 'The deployment’s state is pending'],
    ['vercel', { id: 'x', type: 'deployment.created', payload: {} }, 'The event is deployment.created'],
    ['netlify', { id: 'x', state: 'building' }, 'The deploy’s state is building'],
  ] as const)('of %s ignores what is not deployed yet, and says why', async (kind, json, detail) => {
    const { hook, client } = await ownHook(kind)
    const body = JSON.stringify(json)
    const answer = await call(hook.path, body, await senders[kind]('x').sign(body))
    expect(await answer.json()).toEqual({ outcome: 'ignored', detail, projectId: null })
    expect(await client.call('listProjects')).toEqual([])
  })
})

describe('a deployment', () => {
  it.each([
    ['github', { deployment: { id: 1, environment: 'Preview' }, deployment_status: { state: 'success' } }, 'Preview'],
    ['vercel', { type: 'deployment.succeeded', payload: { target: null, deployment: { id: 'd' } } }, 'preview'],
    ['netlify', { id: 'd', state: 'ready', context: 'deploy-preview', url: 'https://x.org/' }, 'deploy-preview'],
    ['generic', { deployment: 'd', environment: 'staging' }, 'staging'],
  ] as const)('of %s outside production is ignored if the hook asks for that', async (kind, json, name) => {
    const { hook, client } = await ownHook(kind, { url: 'https://own.example.org/' })
    const body = JSON.stringify(json)
    const tell = async () => (await call(hook.path, body, await senders[kind]('x').sign(body))).json()
    const detail = `The environment is ${name}, and this hook reviews production only`
    expect(await tell()).toEqual({ outcome: 'ignored', detail, projectId: null })
    await client.call('updateHook', { params: { id: hook.id }, body: { productionOnly: false } })
    expect(await tell()).toMatchObject({ outcome: 'started' })
  })

  it('fails without an address, and starts a review once it is repeated with one', async () => {
    const { hook, client } = await ownHook('github')
    // The page about a deployment is not the deployed page.
    const body = JSON.stringify({
      deployment: { id: 5, environment: 'production' },
      deployment_status: { state: 'success', environment_url: '', target_url: 'https://github.example.org/log' },
    })
    const tell = async () => (await call(hook.path, body, await senders.github('x').sign(body))).json()
    const detail = 'Neither the hook nor the call names the address to review'
    expect(await tell()).toEqual({ outcome: 'failed', detail, projectId: null })
    const params = { id: hook.id }
    await client.call('updateHook', { params, body: { url: 'https://own.example.org/' } })
    const started = await tell()
    expect(started).toMatchObject({ outcome: 'started', detail: null })
    await client.call('updateHook', { params, body: { url: null } })
    expect(await tell()).toEqual(started)
    expect(await client.call('listHookCalls', { params })).toMatchObject([{ callId: '5', outcome: 'started' }])
  })

  it('cannot have an address with a name or password in it, whether set by the hook’s owner or by a call', async () => {
    const { hook, client } = await ownHook('generic')
    const url = 'https://me:hush@own.example.org/'
    const issues = [{ path: 'url', message: credentialsMessage }]
    const params = { id: hook.id }
    await expectRefusal(client.call('updateHook', { params, body: { url } }), { issues })
    const made = client.call('createHook', { body: { kind: 'generic', name: 'Deploys', secret, url } })
    await expectRefusal(made, { issues })
    const body = JSON.stringify({ deployment: 'one', url })
    const told = await call(hook.path, body, { authorization: `Bearer ${secret}` })
    expect(await told.json()).toEqual({ outcome: 'failed', detail: credentialsMessage, projectId: null })
  })

  it('starts one review if it is repeated after an interruption, or after exceeding its owner’s limit', async () => {
    const { hook, client, id } = await ownHook('generic', { url: 'https://own.example.org/' })
    const tell = async () => {
      const answer = await call(hook.path, '{"deployment":"one"}', { authorization: `Bearer ${secret}` })
      return [answer.status, answer.headers.has('retry-after')]
    }
    const { sql } = api.database
    const key = `submit:${id}`
    await sql`insert into rate_limits (key, points, expire) values (${key}, 1000000, ${Date.now() + 60_000})`
    expect(await tell()).toEqual([429, true])
    const params = { id: hook.id }
    const detail = expect.stringContaining('You have submitted a lot in a short time.')
    expect(await client.call('listHookCalls', { params })).toMatchObject([{ outcome: 'failed', detail }])
    await sql`delete from rate_limits where key = ${key}`
    await sql`alter table review_events rename to review_events_away`
    expect(await tell()).toEqual([500, false])
    await sql`alter table review_events_away rename to review_events`
    expect(await client.call('listProjects')).toEqual([])
    expect(await tell()).toEqual([202, false])
    expect(await tell()).toEqual([202, false])
    expect(await client.call('listProjects')).toHaveLength(1)
    const [used] = await sql`select points from rate_limits where key = ${key}`
    expect(used?.points).toBe(1)
  })
})
