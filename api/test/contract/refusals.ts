/** Refusals of single endpoints, of exceeded limits, and of missing or broken services. */
import { describe, expect, it } from 'vitest'
import { deliveryLimits, type Settings } from '#db/limits.ts'
import { keyScopes } from '#db/vocabulary.ts'
import { hashToken, makeToken } from '../../auth/tokens.ts'
import { scopesOf } from '../../contracts/endpoint.ts'
import type { EndpointName } from '../../contracts/endpoints.ts'
import { type Harness, roomySettings, textFile } from '../harness.ts'
import { type CheckedApi, entry, has, names } from './checked-api.ts'
import { documentForm, fresh, registration, website } from './made.ts'

/** A session made without signing in, because signing in is limited there. */
async function sessionOf(api: Harness, userId: number): Promise<string> {
  const token = makeToken()
  await api.database.sql`insert into sessions (token_hash, user_id, expires_at)
    values (${hashToken(token)}, ${userId}, now() + interval '1 day')`
  return token
}

export function refusals(checked: CheckedApi): void {
  const { valid, earlier, send, conforms } = checked
  describe('refusals of single endpoints', () => {
    /** The valid request with another body. */
    const withJson = async (name: EndpointName, json: unknown) => send(name, { ...(await valid(name)), json })

    it('a taken name or email, and a wrong password', async () => {
      const taken = registration()
      await checked.world.api.client().call('register', { body: taken })
      await conforms('register', await withJson('register', taken), 409)
      await conforms('login', await withJson('login', { username: taken.username, password: 'wrong' }), 401)
      await conforms('updateUser', await withJson('updateUser', { email: taken.email }), 409)
      await conforms('confirmPassword', await withJson('confirmPassword', { password: 'wrong' }), 401)
    })

    it('an exceeded share, or closed registration', async () => {
      const { admin } = checked.world
      const set = (changed: Partial<Settings>) =>
        admin.client.call('updateSettings', { body: { ...roomySettings, ...changed } })
      const request = await valid('callHook')
      await set({ reviewsPerDay: 1, registration: 'closed' })
      await conforms('register', await withJson('register', registration()), 403)
      await send('callHook', { ...request, json: { deployment: 'first' } })
      await conforms('callHook', await send('callHook', { ...request, json: { deployment: 'second' } }), 403)
      await set({})
    })

    it('what conflicts with the state of a project', async () => {
      const { id } = await checked.world.user.client.call('createProject', { body: { ...website, submit: true } })
      const { token } = checked.world.user
      const path = `/api/projects/${id}`
      await conforms('updateProject', await send('updateProject', { path, token, json: { name: 'Other' } }), 409)
      await conforms('submitProject', await send('submitProject', { path: `${path}/submit`, token }), 409)
      const memo = checked.world.user.client.call('createProject', {
        body: { name: 'A memo', contentType: 'document', panelId: 1, submit: true },
        file: textFile(),
      })
      const version = { path: `/api/projects/${(await memo).id}/versions`, token }
      await conforms('submitVersion', await send('submitVersion', version, { body: documentForm() }), 409)
      const idle = await checked.world.user.client.call('createProject', { body: website })
      const cancel = { path: `/api/projects/${idle.id}/cancel`, token }
      await conforms('cancelReview', await send('cancelReview', cancel), 409)
      // Not even an administrator may try an analyst on somebody else's project.
      const trial = { ...Object((await valid('tryAnalyst')).json), projectId: id }
      await conforms('tryAnalyst', await withJson('tryAnalyst', trial), 404)
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

    it('another secret for a webhook that already has the most it may have', async () => {
      const request = await valid('rotateWebhookSecret')
      const [, , , id] = request.path.split('/')
      await checked.world.api.database.sql`
      update webhook_endpoints set older_secrets = (
        select jsonb_agg(jsonb_build_object('secret', 'x', 'until', '2999-01-01T00:00:00Z'))
        from generate_series(1, ${deliveryLimits.secretsMax}::int)
      ) where id = ${Number(id)}`
      await conforms('rotateWebhookSecret', await send('rotateWebhookSecret', request), 409)
    })

    it('a new secret for a hook whose sender makes its own', async () => {
      const { client, token } = checked.world.user
      const { path } = await client.call('createHook', { body: { kind: 'vercel', name: 'Shop' } })
      await conforms('rotateHookSecret', await send('rotateHookSecret', { path: `${path}/secret`, token }), 409)
    })

    it("a deploy system's call that is unsigned, too large or not JSON", async () => {
      const { path, token } = await valid('callHook')
      await conforms('callHook', await send('callHook', { path, json: {} }), 401)
      const signed = { path, ...(token ? { token } : {}) }
      await conforms('callHook', await send('callHook', signed, { body: 'not JSON' }), 400)
      await conforms('callHook', await send('callHook', signed, { body: 'x'.repeat(200 * 1024) }), 413)
    })

    it('removing the last administrator', async () => {
      const { token, id } = await checked.strict.signUp({ admin: true })
      const path = `/api/admin/users/${id}`
      await conforms(
        'setUserRole',
        await send('setUserRole', { path, token, json: { role: 'user' } }, {}, checked.strict),
        409,
      )
      await conforms('deleteUser', await send('deleteUser', { path, token }, {}, checked.strict), 409)
    })

    it('a form sent without scripts leads to a page', async () => {
      const body = new URLSearchParams({ email: `${fresh('visitor')}@example.org` })
      const request = await valid('requestEarlyAccess')
      await conforms('requestEarlyAccess', await send('requestEarlyAccess', request, { body, redirect: 'manual' }), 303)
    })

    it('the reference when the site is not built', async () => {
      await conforms('reference', await send('reference', await valid('reference'), {}, checked.strict), 404)
    })
  })

  describe('a caller who asks too often', () => {
    it('is told when to try again', async () => {
      const [admin] = await checked.strict.database.sql`select id from users limit 1`
      const session = await sessionOf(checked.strict, admin?.id)
      const client = checked.strict.client(session)
      const { token } = await client.call('createKey', { body: { name: 'All', scopes: [...keyScopes] } })
      for (const name of names.filter(name => has(name, 429) && name !== 'callHook')) {
        const endpoint = entry(name)
        const request = await earlier(name)
        const keyed = scopesOf(endpoint) !== null
        const asked = keyed ? { ...request, token } : request.token ? { ...request, token: session } : request
        await conforms(name, await send(name, asked, {}, checked.strict), 429)
      }
      const body = { kind: 'generic', name: 'Deploys', url: website.contentUrl } as const
      const hook = await client.call('createHook', { body })
      await conforms(
        'callHook',
        await send(
          'callHook',
          { path: hook.path, token: hook.secret ?? '', json: { deployment: 'one' } },
          {},
          checked.strict,
        ),
        429,
      )
    })
  })

  describe('a missing or broken service', () => {
    it('a missing database is reported by every endpoint that needs it', async () => {
      const asked = await Promise.all(names.map(async name => [name, await earlier(name)] as const))
      const giveBack = await checked.world.api.database.takeAway()
      // All at once, because each lost connection is retried after a pause.
      await Promise.all(
        asked.map(async ([name, request]) => {
          const response = await send(name, request)
          if (entry(name).withoutDatabase) expect(response.status, name).toBeLessThan(300)
          else await conforms(name, response, 503)
        }),
      )
      await giveBack()
      await expect
        .poll(() => checked.world.user.client.call('getUser').catch(() => null))
        .toMatchObject({ id: checked.world.user.id })
    })
  })
}
