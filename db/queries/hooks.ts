import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { hooks } from '../schema/integrations.ts'
import { type Credential, requireSignedIn } from './owners.ts'
import { changesAny, only } from './statements.ts'

/** All columns but the secret, which is returned only by the answer that creates it. */
const shown = {
  id: hooks.id,
  kind: hooks.kind,
  name: hooks.name,
  hasSecret: sql<boolean>`${hooks.secret} is not null`,
  url: hooks.url,
  productionOnly: hooks.productionOnly,
  panelId: hooks.panelId,
  lastUsedAt: hooks.lastUsedAt,
  disabledAt: hooks.disabledAt,
  createdAt: hooks.createdAt,
}
type Hook = typeof hooks.$inferSelect
type Editable = 'name' | 'secret' | 'url' | 'productionOnly' | 'panelId'
export type HookRow = Omit<Hook, 'userId' | 'secret'> & { hasSecret: boolean }

export interface OwnedHook {
  hookId: string
  userId: number
}
export const ownedHook = ({ hookId, userId }: OwnedHook) => and(eq(hooks.id, hookId), eq(hooks.userId, userId))

/** Not in pages, since an owner has few. */
export async function listHooks(db: Db, params: { userId: number }): Promise<HookRow[]> {
  return db
    .select(shown)
    .from(hooks)
    .where(eq(hooks.userId, params.userId))
    .orderBy(desc(hooks.createdAt), desc(hooks.id))
}

export async function createHook(
  db: Db,
  params: Pick<Hook, 'userId' | 'kind' | Editable> & { credential: Credential },
): Promise<HookRow | 'too_many'> {
  const { credential, ...values } = params
  return db.transaction(async tx => {
    await requireSignedIn(tx, params)
    if ((await tx.$count(hooks, eq(hooks.userId, params.userId))) >= keepingLimits.hooksMax) return 'too_many'
    return only(await tx.insert(hooks).values(values).returning(shown))
  })
}

export async function editHook(
  db: Db,
  params: OwnedHook & {
    set: { [Column in Editable]?: Hook[Column] | undefined }
    disabled: boolean | undefined
    credential: Credential
  },
): Promise<HookRow | 'not_found'> {
  const { set, disabled } = params
  const disabledAt = disabled ? sql`coalesce(${hooks.disabledAt}, now())` : null
  return db.transaction(async tx => {
    await requireSignedIn(tx, params)
    const [row] = await tx
      .update(hooks)
      // An UPDATE must set at least one column; the owner does not change.
      .set({ ...set, ...(disabled === undefined ? {} : { disabledAt }), userId: params.userId })
      .where(ownedHook(params))
      .returning(shown)
    return row ?? 'not_found'
  })
}

/** Disables all hooks of the owner; their callers get 404. */
export async function disableHooks(db: Queryable, params: { userId: number }): Promise<void> {
  await db
    .update(hooks)
    .set({ disabledAt: sql`now()` })
    .where(and(eq(hooks.userId, params.userId), isNull(hooks.disabledAt)))
}

/** Replaces a hook's secret at once. Not for Vercel, which makes its own. */
export async function rotateHookSecret(
  db: Db,
  params: OwnedHook & { secret: string; credential: Credential },
): Promise<HookRow | 'not_found' | 'made_by_sender'> {
  return db.transaction(async tx => {
    await requireSignedIn(tx, params)
    const [row] = await tx
      .update(hooks)
      .set({ secret: params.secret })
      .where(and(ownedHook(params), ne(hooks.kind, 'vercel')))
      .returning(shown)
    if (row) return row
    const [kept] = await tx.select({ id: hooks.id }).from(hooks).where(ownedHook(params))
    return kept ? 'made_by_sender' : 'not_found'
  })
}

export async function deleteHook(db: Db, params: OwnedHook): Promise<boolean> {
  return changesAny(db.delete(hooks).where(ownedHook(params)))
}
