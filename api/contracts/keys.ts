import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { keyScopes } from '#db/vocabulary.ts'
import { line, timestamp } from './fields.ts'
import { listQuery } from './lists.ts'

export const keySchema = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The first characters of the key, by which its owner recognises it. */
    prefix: z.string(),
    scopes: z.array(z.enum(keyScopes)),
    /** Null: valid until it is revoked. */
    expiresAt: timestamp.nullable(),
    /** Accurate to a minute; null if it was never used. */
    lastUsedAt: timestamp.nullable(),
    revokedAt: timestamp.nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof keySchema>

export const newKeySchema = keySchema.extend({ token: z.string() }).meta({ id: 'NewApiKey' })

export const keyMessages = {
  name: 'Name is required',
  scopes: 'Please choose at least one scope',
  expiry: 'The key must expire in the future',
} as const

export const createKeyBody = z.object({
  name: line(limits.apiKeyNameMax, 'Name', keyMessages.name).min(1, keyMessages.name),
  scopes: z
    .array(z.enum(keyScopes, `A scope is one of ${keyScopes.join(', ')}`), keyMessages.scopes)
    .min(1, keyMessages.scopes)
    .transform(chosen => keyScopes.filter(scope => chosen.includes(scope))),
  expiresAt: z.iso.datetime({ offset: true, error: 'Please enter a date and a time' }).nullish(),
})

export const keyListQuery = listQuery
