/** Endpoints of API keys. No key may manage keys: a leaked one could make others that outlive its revocation. */
import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { createKeyBody, keyListQuery, keySchema, newKeySchema } from '../keys.ts'

export const keyEndpoints = inArea('API keys', {
  listKeys: {
    route: 'GET /api/keys',
    access: 'user',
    scope: null,
    summary: "The user's keys, newest first; only the prefix of each is shown",
    query: keyListQuery,
    answer: z.array(keySchema),
    paged: true,
  },
  createKey: {
    route: 'POST /api/keys',
    access: 'user',
    scope: null,
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
    route: 'DELETE /api/keys/{id}',
    access: 'user',
    scope: null,
    summary: 'Revoke a key: it stops working at once',
  },
} as const satisfies Rows)
