/** Incoming hooks, and what came in through them. An owner's alone, but for the call itself, which knows only the id. */
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { users } from '../schema.ts'
import { hookCalls, hooks } from '../schema-programs.ts'
import { type HookKind, type HookOutcome, limits, type PanelId } from '../vocabulary.ts'
import { type Page, type PageParams, pageOf, rowsToRead } from './pages.ts'

/** All but the secret, which leaves only with the answer that makes it. */
const shown = {
  id: hooks.id,
  kind: hooks.kind,
  name: hooks.name,
  url: hooks.url,
  panelId: hooks.panelId,
  lastUsedAt: hooks.lastUsedAt,
  disabledAt: hooks.disabledAt,
  createdAt: hooks.createdAt,
}
export type HookRow = Omit<typeof hooks.$inferSelect, 'userId' | 'secret'>
export type HookCallRow = Omit<typeof hookCalls.$inferSelect, 'hookId'>

/** Names one hook of one owner. */
export interface OwnedHook {
  hookId: string
  userId: number
}
const owned = ({ hookId, userId }: OwnedHook) => and(eq(hooks.id, hookId), eq(hooks.userId, userId))

/** All of an owner's: there are few. */
export async function listHooks(db: Db, params: { userId: number }): Promise<HookRow[]> {
  return db
    .select(shown)
    .from(hooks)
    .where(eq(hooks.userId, params.userId))
    .orderBy(desc(hooks.createdAt), desc(hooks.id))
}

/** The owner's row is locked while counting, so that two calls at once cannot both take the last place. */
export async function createHook(
  db: Db,
  params: { userId: number; kind: HookKind; name: string; secret: string; url: string | null; panelId: PanelId },
): Promise<HookRow | 'too_many' | 'no_such_user'> {
  return db.transaction(async tx => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, params.userId))
      .for('no key update')
    if (!owner) return 'no_such_user'
    const [held] = await tx.select({ number: count() }).from(hooks).where(eq(hooks.userId, params.userId))
    if ((held?.number ?? 0) >= limits.hooksMax) return 'too_many'
    const [row] = await tx.insert(hooks).values(params).returning(shown)
    if (!row) throw new Error('INSERT INTO hooks returned no row')
    return row
  })
}

/** Null where this owner has no such hook. */
export async function editHook(
  db: Db,
  params: OwnedHook & {
    set: { name?: string | undefined; url?: string | null | undefined; panelId?: PanelId | undefined }
    disabled: boolean | undefined
  },
): Promise<HookRow | null> {
  const { set, disabled } = params
  const disabledAt = disabled ? sql`coalesce(${hooks.disabledAt}, now())` : null
  const [row] = await db
    .update(hooks)
    // An UPDATE needs a column: the owner stays who it is.
    .set({ ...set, ...(disabled === undefined ? {} : { disabledAt }), userId: params.userId })
    .where(owned(params))
    .returning(shown)
  return row ?? null
}

export async function deleteHook(db: Db, params: OwnedHook): Promise<boolean> {
  return (await db.delete(hooks).where(owned(params)).returning({ id: hooks.id })).length > 0
}

/** Newest first; null where this owner has no such hook. */
export async function listHookCalls(db: Db, params: OwnedHook & PageParams): Promise<Page<HookCallRow> | null> {
  const [hook] = await db.select({ id: hooks.id }).from(hooks).where(owned(params))
  if (!hook) return null
  const own = eq(hookCalls.hookId, hook.id)
  const [read, [all]] = await Promise.all([
    db
      .select(callColumns)
      .from(hookCalls)
      .where(and(own, params.before === null ? undefined : lt(hookCalls.id, params.before)))
      .orderBy(desc(hookCalls.id))
      .limit(rowsToRead(params)),
    db.select({ number: count() }).from(hookCalls).where(own),
  ])
  return pageOf(read, all?.number ?? 0, params)
}

const callColumns = {
  id: hookCalls.id,
  callId: hookCalls.callId,
  projectId: hookCalls.projectId,
  outcome: hookCalls.outcome,
  detail: hookCalls.detail,
  receivedAt: hookCalls.receivedAt,
}

/** The hook that is called, with what its signature is checked by; null where there is none that is enabled. */
export async function findCalledHook(db: Db, params: { hookId: string }): Promise<typeof hooks.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(hooks)
    .where(and(eq(hooks.id, params.hookId), isNull(hooks.disabledAt)))
  return row ?? null
}

/** A call that was taken and of which nothing came for this long was cut off: whoever tells of it again may go on. */
const cutOffSeconds = 60

/**
 * Takes a call, so that of the same deployment told twice, even at once, only one starts a review. Answers the first
 * call's row where there was one.
 */
export async function takeCall(
  db: Db,
  params: { hookId: string; callId: string },
): Promise<{ taken: true; id: number } | { taken: false; first: HookCallRow }> {
  return db.transaction(async tx => {
    const [row] = await tx
      .insert(hookCalls)
      .values(params)
      .onConflictDoUpdate({
        target: [hookCalls.hookId, hookCalls.callId],
        set: { receivedAt: sql`now()` },
        setWhere: sql`${hookCalls.outcome} = 'received'
          and ${hookCalls.receivedAt} < now() - make_interval(secs => ${cutOffSeconds})`,
      })
      .returning({ id: hookCalls.id })
    await tx.update(hooks).set({ lastUsedAt: sql`now()` }).where(eq(hooks.id, params.hookId))
    // The log of what is long past goes with the next call that comes.
    await tx
      .delete(hookCalls)
      .where(
        and(
          eq(hookCalls.hookId, params.hookId),
          lt(hookCalls.receivedAt, sql`now() - make_interval(secs => ${limits.hookLogMs / 1000})`),
        ),
      )
    if (row) return { taken: true, id: row.id }
    const [first] = await tx
      .select(callColumns)
      .from(hookCalls)
      .where(and(eq(hookCalls.hookId, params.hookId), eq(hookCalls.callId, params.callId)))
    if (!first) throw new Error('A hook call was neither taken nor found')
    return { taken: false, first }
  })
}

export async function finishCall(
  db: Db,
  params: { id: number; outcome: HookOutcome; detail: string | null; projectId: number | null },
): Promise<void> {
  const { id, ...set } = params
  await db.update(hookCalls).set(set).where(eq(hookCalls.id, id))
}
