/** What holds for every endpoint and every address. */
import { describe, expect, it } from 'vitest'
import { type KeyScope, keyScopes } from '#db/vocabulary.ts'
import { hashToken } from '../../auth/tokens.ts'
import { scopesOf } from '../../contracts/endpoint.ts'
import type { EndpointName } from '../../contracts/endpoints.ts'
import { errorSchema } from '../../contracts/errors.ts'
import { document, documented } from '../documented.ts'
import type { Harness } from '../harness.ts'
import { type Asker, entry, has, names, those } from './asker.ts'

/** A key of an administrator with these scopes. */
async function keyOf(api: Harness, scopes: KeyScope[]): Promise<string> {
  const { client } = await api.signUp({ admin: true })
  return (await client.call('createKey', { body: { name: 'Deploys', scopes } })).token
}

export function everyEndpoint(asker: Asker): void {
  const { valid, send, conforms } = asker
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

    it.each(those(endpoint => endpoint.freshPassword === true))('%s wants the password once more', async name => {
      const request = await valid(name)
      await asker.world.api.database.sql`update sessions set confirmed_at = now() - interval '11 minutes'
        where token_hash = ${hashToken(request.token ?? '')}`
      await conforms(name, await send(name, request), 403)
      await asker.world.api.database.sql`update sessions set confirmed_at = now()`
    })

    it('wants the scope of a key', async () => {
      const keys = await Promise.all(
        keyScopes.map(async scope => [scope, await keyOf(asker.world.api, [scope])] as const),
      )
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

    /** The valid body with one field of another type, or with nothing but that field. */
    function* misshapen(name: EndpointName, json: unknown) {
      const { body } = entry(name)
      const own = body && 'shape' in body ? Object.keys(Object(body.shape)) : []
      for (const field of new Set([...own, ...Object.keys(Object(json))]))
        for (const value of [null, true, 5, -1.5, 'x', '', [], ['x', 5], {}, { trim: 5, length: 2 }])
          yield* [{ ...Object(json), [field]: value }, { [field]: value }]
    }

    const takesJson = those(({ body, upload }) => body !== undefined && upload !== 'image')
    it.each(takesJson)('%s takes or refuses a field of any type, and never fails by it', async name => {
      const failed: unknown[] = []
      let request = await valid(name)
      for (const json of misshapen(name, request.json)) {
        const answer = await send(name, { ...request, json })
        if (answer.status >= 500) failed.push(json)
        await answer.body?.cancel()
        // What the contract refuses is not done; whatever else was answered may have changed what is asked for.
        if (answer.status !== 400) request = await valid(name)
      }
      expect(failed).toEqual([])
    })

    it.each(those(endpoint => endpoint.query !== undefined))(
      '%s refuses a query that is none of its own',
      async name => {
        const request = await valid(name)
        await conforms(name, await send(name, { ...request, path: `${request.path}?limit=0` }), 400)
      },
    )

    const changes = those(({ method }) => method === 'PUT' || method === 'DELETE')
    it.each(changes)('%s changes nothing that another has changed since', async name => {
      await conforms(name, await send(name, await valid(name), { headers: { 'if-match': '"nope"' } }), 412)
    })

    it('that is sent again with its key is answered as before, waits for the first, and is not mistaken for another', async () => {
      const once = those(endpoint => endpoint.idempotent === true)
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
          await asker.world.api.database.sql`
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
      const wrong = await asker.world.api.raw(at, { method: 'PATCH' })
      const allowed = wrong.headers.get('allow')?.split(', ') ?? []
      expect([wrong.status, allowed]).toEqual([405, expect.arrayContaining([...taken, 'OPTIONS'])])
      expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'))
      expect(errorSchema.parse(await wrong.json()).code).toBe('method_not_allowed')
      const asked = await asker.world.api.raw(at, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example' },
      })
      expect([asked.status, await asked.text(), asked.headers.get('allow')]).toEqual([204, '', allowed.join(', ')])
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    })

    it('of the site is there to be read', async () => {
      const page = '/early-access/thanks'
      const wrong = await asker.world.api.raw(page, { method: 'POST' })
      expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
      expect((await asker.world.api.raw(page, { method: 'OPTIONS' })).headers.get('allow')).toBe('GET, HEAD, OPTIONS')
      expect((await asker.world.api.raw('/no-page', { method: 'POST' })).status).toBe(404)
    })

    it('that is none takes nothing', async () => {
      for (const method of ['PATCH', 'OPTIONS', 'DELETE'])
        expect((await asker.world.api.raw('/api/nowhere', { method })).status, method).toBe(404)
    })
  })
}
