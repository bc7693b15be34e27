/** API keys, of which only hashes are stored. Revoked and expired keys stay in the list for a while. */
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { apiKeys } from '../schema/integrations.ts'
import { users } from '../schema/schema.ts'
import { type Credential, requireSignedIn, usableKey } from './owners.ts'
import { type Page, type PageParams, readPage } from './pages.ts'
import { changesAny, oncePerPool, only } from './statements.ts'
import { publicColumns, type UserRow } from './users.ts'

type ApiKey = typeof apiKeys.$inferSelect
export type ApiKeyRow = Omit<ApiKey, 'userId' | 'tokenHash'>

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

const lookup = oncePerPool(db =>
  db
    .select({ user: publicColumns, key: columns })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(eq(apiKeys.tokenHash, sql.placeholder('tokenHash')))
    .prepare('find_api_key'),
)

/** A key with its owner, even if it is revoked or expired. */
export async function findApiKey(
  db: Db,
  params: { tokenHash: string },
): Promise<{ user: UserRow; key: ApiKeyRow } | null> {
  const [row] = await lookup(db).execute(params)
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
  const wanted = eq(apiKeys.userId, params.userId)
  return readPage(db, apiKeys, db.select(columns).from(apiKeys), { ...params, wanted })
}

export async function createApiKey(
  db: Db,
  params: Pick<ApiKey, 'userId' | 'name' | 'prefix' | 'tokenHash' | 'scopes' | 'expiresAt'> & {
    credential: Credential
  },
): Promise<ApiKeyRow | 'too_many'> {
  const { credential, ...values } = params
  const { userId } = values
  return db.transaction(async tx => {
    await requireSignedIn(tx, { userId, credential })
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
    const held = await tx.$count(apiKeys, and(eq(apiKeys.userId, userId), usableKey))
    if (held >= keepingLimits.apiKeysMax) return 'too_many'
    return only(await tx.insert(apiKeys).values(values).returning(columns))
  })
}

/** False if the owner has no such key, or it is revoked already. */
export async function revokeApiKey(db: Db, params: { keyId: number; userId: number }): Promise<boolean> {
  const held = and(eq(apiKeys.id, params.keyId), eq(apiKeys.userId, params.userId), isNull(apiKeys.revokedAt))
  return changesAny(db.update(apiKeys).set({ revokedAt: sql`now()` }).where(held))
}

export async function revokeApiKeys(db: Queryable, params: { userId: number }): Promise<void> {
  await db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiKeys.userId, params.userId), isNull(apiKeys.revokedAt)))
}
