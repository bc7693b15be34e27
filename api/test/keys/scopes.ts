/** What each scope of a key opens, and what no key opens. */
import { describe, expect, it } from 'vitest'
import { type KeyScope, keyScopes } from '#db/vocabulary.ts'
import { type Endpoint, scopesOf } from '../../contracts/endpoint.ts'
import { endpoints } from '../../contracts/endpoints.ts'
import { refused } from '../harness.ts'
import { page } from '../projects/memos.ts'
import { bearer, type Holders } from './holders.ts'

export function scopes(holders: Holders): void {
  describe('the scope of a key', () => {
    const call = (name: keyof typeof endpoints, token: string) => {
      const { method, path } = endpoints[name]
      return holders.api.raw(path.replaceAll(/\{\w+\}/g, '2000000000'), { method, ...bearer(token) })
    }
    const closed = (Object.keys(endpoints) as (keyof typeof endpoints)[]).filter(
      name => endpoints[name].access !== 'public',
    )

    it('is what the table says, for every endpoint', async () => {
      const held: KeyScope[][] = [...keyScopes.map(scope => [scope]), ['read', 'submit']]
      const people = await Promise.all(held.map(scopes => holders.keyHolder(scopes, { admin: true })))
      for (const name of closed) {
        const endpoint: Endpoint = endpoints[name]
        const needed = scopesOf(endpoint)
        for (const { key } of people) {
          const response = await call(name, key.token)
          const missing = needed?.filter(scope => !key.scopes.includes(scope))
          const answer = `${name} with ${key.scopes}: ${response.status}`
          if (missing?.length === 0) {
            expect(response.status, answer).not.toBe(403)
            await response.body?.cancel()
          } else {
            expect(response.status, answer).toBe(403)
            expect(await response.json()).toMatchObject({
              code: 'not_allowed',
              message: expect.stringMatching(missing ? new RegExp(`“${missing.join('” and “')}”`) : /Sign in/),
            })
          }
        }
      }
    })

    it('opens neither keys nor passwords nor personal details nor anybody’s role to any key', () => {
      const people = closed.filter(name => {
        return scopesOf(endpoints[name]) === null
      })
      expect(people.toSorted()).toEqual([
        'changePassword',
        'confirmPassword',
        'createInvitation',
        'createKey',
        'findModels',
        'listKeys',
        'listModels',
        'revokeKey',
        'setUserRole',
        'testModel',
        'updateModel',
        'updateSettings',
        'updateUser',
      ])
    })

    it('of administrators is given to administrators only, and looked at again at every use', async () => {
      const user = await holders.api.signUp()
      const body = { name: 'Root', scopes: ['admin'] as KeyScope[] }
      expect(await refused(user.client.call('createKey', { body }))).toMatchObject({ status: 403, code: 'not_allowed' })
      const { id, byKey } = await holders.keyHolder(['admin', 'read'], { admin: true })
      await byKey.call('listUsers')
      await holders.api.database.sql`update users set role = 'user' where id = ${id}`
      expect(await refused(byKey.call('listUsers'))).toMatchObject({ status: 403, code: 'not_allowed' })
    })

    it('of administrators makes nobody one: whoever finds the key is none when it is revoked', async () => {
      const { byKey, client } = await holders.keyHolder(['read', 'submit', 'admin'], { admin: true })
      const friend = await holders.api.signUp()
      const change = { params: { id: friend.id }, body: { role: 'admin' as const } }
      expect(await refused(byKey.call('setUserRole', change))).toMatchObject({ status: 403, code: 'not_allowed' })
      await expect(friend.client.call('getUser')).resolves.toMatchObject({ role: 'user' })
      await expect(client.call('setUserRole', change)).resolves.toMatchObject({ role: 'admin' })
    })

    it('makes an administrator’s key without it a standard user’s', async () => {
      const stranger = await holders.api.signUp()
      const { id } = await stranger.client.call('createProject', { body: page })
      const admin = await holders.keyHolder(['read', 'submit'], { admin: true })
      await expect(admin.client.call('getProject', { params: { id } })).resolves.toMatchObject({ id })
      expect(await refused(admin.byKey.call('getProject', { params: { id } }))).toMatchObject({ status: 404 })
      expect(await refused(admin.byKey.call('deleteProject', { params: { id } }))).toMatchObject({ status: 404 })
      const analysts = await admin.byKey.call('listAnalysts')
      expect(analysts.every(analyst => analyst.prompt === undefined)).toBe(true)
    })
  })
}
