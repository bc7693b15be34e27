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
  const { valid, earlier, send, answers } = checked
  describe('single endpoints refuse', () => {
    /** The answer to the valid request with another body. */
    const withJson = async (name: EndpointName, status: number, json: unknown) =>
      answers(name, status, { ...(await valid(name)), json })

    it('a taken name or email, and a wrong password', async () => {
      const taken = registration()
      await checked.world.api.client().call('register', { body: taken })
      await withJson('register', 409, taken)
      await withJson('login', 401, { username: taken.username, password: 'wrong' })
      await withJson('updateUser', 409, { email: taken.email })
      await withJson('confirmPassword', 401, { password: 'wrong' })
    })

    it('a call beyond the owner’s share, and registration while it is closed', async () => {
      const { admin } = checked.world
      const set = (changed: Partial<Settings>) =>
        admin.client.call('updateSettings', { body: { ...roomySettings, ...changed } })
      const request = await valid('callHook')
      await set({ reviewsPerDay: 1, registration: 'closed' })
      await withJson('register', 403, registration())
      await send('callHook', { ...request, json: { deployment: 'first' } })
      await answers('callHook', 403, { ...request, json: { deployment: 'second' } })
      await set({})
    })

    it('what conflicts with the state of a project', async () => {
      const { id } = await checked.world.user.client.call('createProject', { body: { ...website, submit: true } })
      const { token } = checked.world.user
      const path = `/api/projects/${id}`
      await answers('updateProject', 409, { path, token, json: { name: 'Other' } })
      await answers('submitProject', 409, { path: `${path}/submit`, token })
      const memo = checked.world.user.client.call('createProject', {
        body: { name: 'A memo', contentType: 'document', panelId: 1, submit: true },
        file: textFile(),
      })
      const version = { path: `/api/projects/${(await memo).id}/versions`, token }
      await answers('submitVersion', 409, version, { body: documentForm() })
      const idle = await checked.world.user.client.call('createProject', { body: website })
      const cancel = { path: `/api/projects/${idle.id}/cancel`, token }
      await answers('cancelReview', 409, cancel)
      // Not even an administrator may try an analyst on somebody else's project.
      const trial = { ...Object((await valid('tryAnalyst')).json), projectId: id }
      await withJson('tryAnalyst', 404, trial)
      await answers('projectEvents', 204, { path: `/api/projects/${idle.id}/events`, token })
    })

    it('anything for a webhook that is disabled', async () => {
      const { path, token } = await valid('getDelivery')
      const webhook = { path: path.replace(/\/deliveries.*/, ''), ...(token ? { token } : {}) }
      await answers('updateWebhook', 200, { ...webhook, json: { disabled: true } })
      const test = { ...webhook, path: `${webhook.path}/test` }
      await answers('testWebhook', 409, test)
      await answers('redeliver', 409, { ...webhook, path: `${path}/redeliver` })
    })

    it('another secret for a webhook that has as many as it may have', async () => {
      const request = await valid('rotateWebhookSecret')
      const [, , , id] = request.path.split('/')
      await checked.world.api.database.sql`
      update webhook_endpoints set older_secrets = (
        select jsonb_agg(jsonb_build_object('secret', 'x', 'until', '2999-01-01T00:00:00Z'))
        from generate_series(1, ${deliveryLimits.secretsMax}::int)
      ) where id = ${Number(id)}`
      await answers('rotateWebhookSecret', 409, request)
    })

    it('a new secret for a hook whose sender makes its own', async () => {
      const { client, token } = checked.world.user
      const { path } = await client.call('createHook', { body: { kind: 'vercel', name: 'Shop' } })
      await answers('rotateHookSecret', 409, { path: `${path}/secret`, token })
    })

    it("a deploy system's call that is unsigned, too large or not JSON", async () => {
      const { path, token } = await valid('callHook')
      await answers('callHook', 401, { path, json: {} })
      const signed = { path, ...(token ? { token } : {}) }
      await answers('callHook', 400, signed, { body: 'not JSON' })
      await answers('callHook', 413, signed, { body: 'x'.repeat(200 * 1024) })
    })

    it('to remove the last administrator', async () => {
      const { token, id } = await checked.strict.signUp({ admin: true })
      const path = `/api/admin/users/${id}`
      await answers('setUserRole', 409, { path, token, json: { role: 'user' } }, {}, checked.strict)
      await answers('deleteUser', 409, { path, token }, {}, checked.strict)
    })

    it('no form sent without scripts, but redirect it to a page', async () => {
      const body = new URLSearchParams({ email: `${fresh('visitor')}@example.org` })
      const request = await valid('requestEarlyAccess')
      await answers('requestEarlyAccess', 303, request, { body, redirect: 'manual' })
    })

    it('the reference when the site is not built', async () => {
      await answers('reference', 404, await valid('reference'), {}, checked.strict)
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
        await answers(name, 429, asked, {}, checked.strict)
      }
      const body = { kind: 'generic', name: 'Deploys', url: website.contentUrl } as const
      const hook = await client.call('createHook', { body })
      await answers(
        'callHook',
        429,
        { path: hook.path, token: hook.secret ?? '', json: { deployment: 'one' } },
        {},
        checked.strict,
      )
    })
  })

  describe('a missing database', () => {
    it('is reported by every endpoint that needs it', async () => {
      const asked = await Promise.all(names.map(async name => [name, await earlier(name)] as const))
      const giveBack = await checked.world.api.database.takeAway()
      // All at once, because each lost connection is retried after a pause.
      await Promise.all(
        asked.map(async ([name, request]) => {
          if (entry(name).withoutDatabase) expect((await send(name, request)).status, name).toBeLessThan(300)
          else await answers(name, 503, request)
        }),
      )
      await giveBack()
      await expect
        .poll(() => checked.world.user.client.call('getUser').catch(() => null))
        .toMatchObject({ id: checked.world.user.id })
    })
  })
}
