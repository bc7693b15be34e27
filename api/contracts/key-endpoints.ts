/** Endpoints of API keys. No key may manage keys: a leaked one could make others that outlive its revocation. */
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
    summary: "The user's keys, newest first; only the prefix of each is shown",
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
    summary: 'Create a key; only this answer shows it whole',
    status: 201,
    body: createKeyBody,
    answer: newKeySchema,
    idempotent: true,
    returnsCredential: true,
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
