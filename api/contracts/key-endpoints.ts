/** The endpoints of API keys: a person's business, so no key may manage keys. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { createKeyBody, keyListQuery, keySchema, newKeySchema } from './keys.ts'

export const keyEndpoints = {
  listKeys: {
    method: 'GET',
    path: '/api/keys',
    access: 'user',
    scope: null,
    area: 'API keys',
    summary: "The user's keys, newest first; what is shown of a key is its prefix",
    status: 200,
    query: keyListQuery,
    answer: z.array(keySchema),
    paged: true,
  },
  createKey: {
    method: 'POST',
    path: '/api/keys',
    access: 'user',
    scope: null,
    area: 'API keys',
    summary: 'Make a key; the answer is the only one that tells it',
    status: 201,
    body: createKeyBody,
    answer: newKeySchema,
    once: true,
    tellsCredential: true,
    freshPassword: true,
    refusals: ['conflict'],
  },
  revokeKey: {
    method: 'DELETE',
    path: '/api/keys/{id}',
    access: 'user',
    scope: null,
    area: 'API keys',
    summary: 'Revoke a key: it stops working at once',
    status: 204,
    answer: null,
  },
} as const satisfies Record<string, Endpoint>
