/** Readers who lose their permission get no further event on a stream that is already open. */
import { afterEach, describe, expect, it } from 'vitest'
import { type LiveMessage, messagesChannel } from '#db/queries/webhooks/messages.ts'
import type { Harness } from '../harness.ts'
import { submitted } from './submitted.ts'

export function permissions(api: Harness): void {
  describe('an open stream', () => {
    const stop: AbortController[] = []
    afterEach(() => {
      for (const each of stop.splice(0)) each.abort()
    })

    /** Opens a stream; `next` is the next event, or null once the stream has ended. */
    async function open(path: string, token: string) {
      const leaving = new AbortController()
      stop.push(leaving)
      const response = await api.raw(path, { token, signal: leaving.signal })
      expect(response.status).toBe(200)
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
      return { next: async () => (await reader?.read())?.value ?? null }
    }

    /** A stream of a running review, and a function that adds an event to it. */
    async function following(token: string, { id, event }: Awaited<ReturnType<typeof submitted>>) {
      const { next } = await open(`/api/projects/${id}/events`, token)
      let text = ''
      while (!text.includes('event: review.queued')) text += await next()
      return { next, goOn: () => event('source.read', { kind: 'txt' }) }
    }

    it('ends with its session', async () => {
      const { client, token } = await api.signUp()
      const { next, goOn } = await following(token, await submitted(api, client))
      await client.call('logout')
      await goOn()
      expect(await next()).toBeNull()
    })

    it('ends when its key is revoked', async () => {
      const { client } = await api.signUp()
      const key = await client.call('createKey', { body: { name: 'Reads', scopes: ['read'] } })
      const { next, goOn } = await following(key.token, await submitted(api, client))
      await client.call('revokeKey', { params: { id: key.id } })
      await goOn()
      expect(await next()).toBeNull()
    })

    it('sends a demoted administrator nothing more about other users', async () => {
      const { client } = await api.signUp()
      const { token, id } = await api.signUp({ admin: true })
      const { next, goOn } = await following(token, await submitted(api, client))
      await api.database.sql`update users set role = 'user' where id = ${id}`
      await goOn()
      expect(await next()).toBeNull()
    })

    it('of an account’s messages ends with its key or session', async () => {
      const { client, token, id: userId } = await api.signUp()
      const key = await client.call('createKey', { body: { name: 'Listens', scopes: ['read', 'submit'] } })
      const path = '/api/webhooks/listen'
      const [own, byKey] = [await open(path, token), await open(path, key.token)]
      for (const { next } of [own, byKey]) expect(await next()).toContain('retry')
      const happen = (messageId: string) => {
        const message: LiveMessage = { userId, messageId, type: 'review.started', body: '{}' }
        return api.database.sql`select pg_notify(${messagesChannel}, ${JSON.stringify(message)})`
      }
      await happen('first')
      for (const { next } of [own, byKey]) expect(await next()).toContain('id: first')
      await client.call('revokeKey', { params: { id: key.id } })
      await happen('second')
      expect(await byKey.next()).toBeNull()
      expect(await own.next()).toContain('id: second')
      await client.call('logout')
      await happen('third')
      expect(await own.next()).toBeNull()
    })
  })
}
