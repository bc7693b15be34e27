/** People with keys, on one API. */
import type { z } from 'zod'
import type { KeyScope } from '#db/vocabulary.ts'
import type { Client } from '../../client/client.ts'
import type { endpoints } from '../../contracts/endpoints.ts'
import type { Harness } from '../harness.ts'

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

type Person = Awaited<ReturnType<Harness['signUp']>>

type Holder = Person & { key: z.output<typeof endpoints.createKey.answer>; byKey: Client }

export interface Holders {
  api: Harness
  /** Somebody with a key of these scopes. */
  keyHolder(scopes: KeyScope[], options?: { admin?: boolean }): Promise<Holder>
}

export const holdersOn = (api: Harness): Holders => ({
  api,
  async keyHolder(scopes, options = {}) {
    const person = await api.signUp(options)
    const key = await person.client.call('createKey', { body: { name: 'Deploys', scopes } })
    return { ...person, key, byKey: api.client(key.token) }
  },
})
