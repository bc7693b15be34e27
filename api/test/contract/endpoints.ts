import { beforeAll, describe, expect, it } from 'vitest'
import { type KeyScope, keyScopes } from '#db/vocabulary.ts'
import { hashToken } from '../../auth/tokens.ts'
import { scopesOf } from '../../contracts/endpoint.ts'
import type { EndpointName } from '../../contracts/endpoints.ts'
import { errorSchema } from '../../contracts/errors.ts'
import { document, documented } from '../documented.ts'
import { type CheckedApi, entry, has, names, those } from './checked-api.ts'

function largeImage(): FormData {
  const form = new FormData()
  form.append('image', new File([Buffer.alloc(6 * 1024 * 1024)], 'large.png'))
  return form
}

export function everyEndpoint(checked: CheckedApi): void {
  const { valid, send, answers } = checked
  describe('every endpoint', () => {
    const keys = new Map<KeyScope, string>()
    let stranger: string
    beforeAll(async () => {
      stranger = (await checked.world.api.signUp()).token
      const { client } = await checked.world.api.signUp({ admin: true })
      for (const scope of keyScopes)
        keys.set(scope, (await client.call('createKey', { body: { name: 'Deploys', scopes: [scope] } })).token)
    })

    it.each(names)(
      '%s refuses callers without permission and bad requests, and otherwise answers as documented',
      async name => {
        const endpoint = entry(name)
        const request = await valid(name)
        const { token, form: _, ...plain } = request
        const asked = { ...plain, ...(token && { token }) }
        if (endpoint.access !== 'public') {
          await answers(name, 401, plain)
          // The suite of keys tests which scope each endpoint needs.
          const [, key = ''] = [...keys].find(([scope]) => !scopesOf(endpoint)?.includes(scope)) ?? []
          const other = endpoint.access === 'admin' ? checked.world.user.token : key
          await answers(name, 403, { ...request, token: other })
        }
        // Everything that belongs to somebody is inaccessible to everybody else.
        if (endpoint.access === 'user' && endpoint.path.includes('{'))
          await answers(name, 404, { ...request, token: stranger })
        if (endpoint.freshPassword === true) {
          const { sql } = checked.world.api.database
          await sql`update sessions set confirmed_at = now() - interval '11 minutes' where token_hash = ${hashToken(token ?? '')}`
          await answers(name, 403, request)
          await sql`update sessions set confirmed_at = now()`
        }
        if (endpoint.path.includes('{')) {
          const path = endpoint.path.replaceAll('{id}', '2000000000').replaceAll(/\{\w+\}/g, 'nothing')
          await answers(name, 404, { ...request, path })
        }
        if (endpoint.body) {
          const headers = { 'content-type': 'application/json' }
          await answers(name, 400, asked, { headers, body: '[]' })
          const wide = JSON.stringify({ name: 'x'.repeat(200 * 1024) })
          const more = endpoint.upload === 'image' ? { body: largeImage() } : { headers, body: wide }
          await answers(name, 413, asked, more)
        }
        if (endpoint.query) await answers(name, 400, { ...asked, path: `${plain.path}?limit=0` })
        if (endpoint.method === 'PUT' || endpoint.method === 'DELETE')
          await answers(name, 412, request, { headers: { 'if-match': '"nope"' } })
        const response = await answers(name, endpoint.status, request)
        const tag = response.headers.get('etag') ?? ''
        if (has(name, 304)) await answers(name, 304, request, { headers: { 'if-none-match': tag } })
      },
    )

    /** The valid body with one field of another type. */
    function* misshapen(name: EndpointName, json: unknown) {
      const { body } = entry(name)
      const own = body && 'shape' in body ? Object.keys(Object(body.shape)) : []
      for (const field of new Set([...own, ...Object.keys(Object(json))]))
        for (const value of [null, -1.5, 'x', ['x', 5], { trim: 5, length: 2 }])
          yield [field, { ...Object(json), [field]: value }] as const
    }

    const takesJson = those(({ body, upload }) => body !== undefined && upload !== 'image')
    it.each(takesJson)('%s accepts or refuses a field of any type, and never fails on it', async name => {
      const failed: unknown[] = []
      const refused = new Set<string>()
      let request = await valid(name)
      for (const [field, json] of misshapen(name, request.json)) {
        // The contract refuses all wrong values alike, so one request for each field is enough.
        const taken = entry(name).body?.safeParse(json).success
        if (!taken && refused.has(field)) continue
        if (!taken) refused.add(field)
        const answer = await send(name, { ...request, json })
        if (answer.status >= 500) failed.push(json)
        await answer.body?.cancel()
        // A refused request changes nothing; any other may have changed the things used here.
        if (answer.status !== 400) request = await valid(name)
      }
      expect(failed).toEqual([])
    })

    it('called again with the same key repeats its answer, and refuses if the request differs or the first still runs', async () => {
      const once = those(endpoint => endpoint.idempotent === true)
      await Promise.all(
        once.map(async name => {
          const request = await valid(name)
          const headers = { 'idempotency-key': crypto.randomUUID() }
          await answers(name, entry(name).status, request, { headers })
          const again = await answers(name, entry(name).status, request, { headers })
          expect(again.headers.get('idempotency-replayed')).toBe('true')
          const other = { ...request, path: `${request.path}?other=1` }
          await answers(name, 422, other, { headers })
          await checked.world.api.database.sql`
          update idempotency_keys set status = null, answer = null, claimed_until = now() + interval '1 minute'
          where path = ${request.path} and method = ${entry(name).method}`
          await answers(name, 409, request, { headers })
          await answers(name, 400, request, { headers: { 'idempotency-key': 'a b' } })
        }),
      )
    })
  })

  describe('every path', () => {
    it.each(Object.keys(document.paths))('%s says which methods it allows', async path => {
      const at = path.replaceAll(/\{\w+\}/g, '7')
      const taken = documented.filter(each => each.path === path).map(({ method }) => method)
      const wrong = await checked.world.api.raw(at, { method: 'PATCH' })
      const allowed = wrong.headers.get('allow')?.split(', ') ?? []
      expect([wrong.status, allowed]).toEqual([405, expect.arrayContaining([...taken, 'OPTIONS'])])
      expect(allowed.includes('HEAD')).toBe(allowed.includes('GET'))
      expect(errorSchema.parse(await wrong.json()).code).toBe('method_not_allowed')
      const asked = await checked.world.api.raw(at, {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example' },
      })
      expect([asked.status, await asked.text(), asked.headers.get('allow')]).toEqual([204, '', allowed.join(', ')])
      expect(asked.headers.get('access-control-allow-origin')).toBeNull()
    })
  })
}
