/** API keys, of which only hashes are stored. Revoked and expired keys stay in the list for a while. */
import { and, count, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { apiKeys } from '../schema/integrations.ts'
import { users } from '../schema/schema.ts'
import type { KeyScope } from '../vocabulary.ts'
import { type Credential, lockSignedIn, usableKey } from './owners.ts'
import { type Page, type PageParams, pageOf, rowsToRead } from './pages.ts'
import { publicColumns, type UserRow } from './users.ts'

export type ApiKeyRow = Omit<typeof apiKeys.$inferSelect, 'userId' | 'tokenHash'>

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
  revokedAt: apiKeys.revokedAt,
  createdAt: apiKeys.createdAt,
}

const prepared = new WeakMap<Db, ReturnType<typeof prepareLookup>>()

function prepareLookup(db: Db) {
  return db
    .select({ user: publicColumns, key: columns })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_api_key')
}

/** A key with its owner, even if it is revoked or expired. Runs on every request, so its statement is built once per pool. */
export async function findApiKey(
  db: Db,
  params: { tokenHash: string },
): Promise<{ user: UserRow; key: ApiKeyRow } | null> {
  let lookup = prepared.get(db)
  if (!lookup) {
    lookup = prepareLookup(db)
    prepared.set(db, lookup)
  }
  const [row] = await lookup.execute(params)
  return row ?? null
}

/** A key's last use is recorded once a minute at most, so that not every read is also a write. */
export const shouldRecordUse = (lastUsedAt: Date | null, now: number): boolean =>
  lastUsedAt === null || now - lastUsedAt.getTime() >= keepingLimits.apiKeyUseMs

/** Checks the condition in SQL as well, so that only one of many concurrent requests writes. */
export async function recordUse(db: Db, params: { keyId: number }): Promise<void> {
  const before = sql`now() - make_interval(secs => ${keepingLimits.apiKeyUseMs / 1000})`
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, params.keyId), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))
}

/** Newest first, including revoked and expired keys. */
export async function listApiKeys(db: Db, params: { userId: number } & PageParams): Promise<Page<ApiKeyRow>> {
  const own = eq(apiKeys.userId, params.userId)
  const [read, [all]] = await Promise.all([
    db
      .select(columns)
      .from(apiKeys)
      .where(and(own, params.before === null ? undefined : lt(apiKeys.id, params.before)))
      .orderBy(desc(apiKeys.id))
      .limit(rowsToRead(params)),
    db.select({ number: count() }).from(apiKeys).where(own),
  ])
  return pageOf(read, all?.number ?? 0, params)
}

export async function createApiKey(
  db: Db,
  params: {
    userId: number
    credential: Credential
    name: string
    prefix: string
    tokenHash: string
    scopes: KeyScope[]
    expiresAt: Date | null
  },
): Promise<ApiKeyRow | 'too_many' | 'signed_out'> {
  const { credential, ...values } = params
  const { userId } = values
  return db.transaction(async tx => {
    if (!(await lockSignedIn(tx, { userId, credential }))) return 'signed_out'
    const ended = and(eq(apiKeys.userId, userId), sql`not (${usableKey})`)
    const newest = tx.select({ id: apiKeys.id }).from(apiKeys).where(ended).orderBy(desc(apiKeys.id))
    const old = sql`now() - make_interval(secs => ${keepingLimits.apiKeyHistoryMs / 1000})`
    await tx
      .delete(apiKeys)
      .where(
        or(
          and(eq(apiKeys.userId, userId), or(lt(apiKeys.revokedAt, old), lt(apiKeys.expiresAt, old))),
          inArray(apiKeys.id, newest.offset(keepingLimits.apiKeyHistoryMax)),
        ),
      )
    const [held] = await tx
      .select({ number: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.userId, userId), usableKey))
    if ((held?.number ?? 0) >= keepingLimits.apiKeysMax) return 'too_many'
    const [row] = await tx.insert(apiKeys).values(values).returning(columns)
    if (!row) throw new Error('INSERT INTO api_keys returned no row')
    return row
  })
}

/** False if the owner has no such key, or it is revoked already. */
export async function revokeApiKey(db: Db, params: { keyId: number; userId: number }): Promise<boolean> {
  const revoked = await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.id, params.keyId), eq(apiKeys.userId, params.userId), isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  return revoked.length > 0
}

/** Revokes all keys of the owner. */
export async function revokeApiKeys(db: Queryable, params: { userId: number }): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, params.userId), isNull(apiKeys.revokedAt)))
}
