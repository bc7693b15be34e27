import { and, desc, eq, getTableColumns, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { hookCalls, hooks } from '../schema/integrations.ts'
import type { PanelId } from '../vocabulary.ts'
import { type OwnedHook, ownedHook } from './hooks.ts'
import { type Page, type PageParams, readPage } from './pages.ts'
import { createProject } from './projects.ts'
import { startReview } from './reviews.ts'
import { changesAny } from './statements.ts'

const { hookId: _, ...callColumns } = getTableColumns(hookCalls)
type HookCall = typeof hookCalls.$inferSelect
export type HookCallRow = Omit<HookCall, 'hookId'>

/** Newest first; null if the owner has no such hook. */
export async function listHookCalls(db: Db, params: OwnedHook & PageParams): Promise<Page<HookCallRow> | null> {
  const [hook] = await db.select({ id: hooks.id }).from(hooks).where(ownedHook(params))
  if (!hook) return null
  const wanted = eq(hookCalls.hookId, hook.id)
  return readPage(db, hookCalls, db.select(callColumns).from(hookCalls), { ...params, wanted })
}

/** An enabled hook with its secret; null if there is none. */
export async function findCalledHook(db: Db, params: { hookId: string }): Promise<typeof hooks.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(hooks)
    .where(and(eq(hooks.id, params.hookId), isNull(hooks.disabledAt)))
  return row ?? null
}

export type NamedCall = Pick<HookCall, 'hookId' | 'callId'>
export type CallOutcome = Pick<HookCall, 'outcome' | 'detail' | 'projectId'>

/** The outcome of an earlier call that started a review, to be answered again; null if none did. */
export async function findStartedCall(db: Queryable, params: NamedCall): Promise<CallOutcome | null> {
  const [row] = await db
    .select({ outcome: hookCalls.outcome, detail: hookCalls.detail, projectId: hookCalls.projectId })
    .from(hookCalls)
    .where(
      and(eq(hookCalls.hookId, params.hookId), eq(hookCalls.callId, params.callId), eq(hookCalls.outcome, 'started')),
    )
  return row ?? null
}

/**
 * Writes the call's row, replacing an earlier row of the same deployment that started no review. Locks the hook's row until the
 * transaction ends, so that of two concurrent calls for a deployment the second waits for the first.
 */
async function takeCall(
  tx: Queryable,
  params: NamedCall & Pick<CallOutcome, 'outcome' | 'detail'>,
): Promise<'taken' | 'started_before' | 'hook_gone'> {
  const { hookId, outcome, detail } = params
  const use = tx.update(hooks).set({ lastUsedAt: sql`now()` }).where(eq(hooks.id, hookId))
  if (!(await changesAny(use))) return 'hook_gone'
  const { count } = await tx
    .insert(hookCalls)
    .values(params)
    .onConflictDoUpdate({
      target: [hookCalls.hookId, hookCalls.callId],
      set: { outcome, detail, receivedAt: sql`now()` },
      setWhere: ne(hookCalls.outcome, 'started'),
    })
  // Each call also deletes log entries that are too old or too many.
  const own = eq(hookCalls.hookId, hookId)
  const newest = tx.select({ id: hookCalls.id }).from(hookCalls).where(own).orderBy(desc(hookCalls.id))
  await tx
    .delete(hookCalls)
    .where(
      and(
        own,
        or(
          lt(hookCalls.receivedAt, sql`now() - make_interval(secs => ${keepingLimits.hookLogMs / 1000})`),
          lte(hookCalls.id, newest.offset(keepingLimits.hookLogMax).limit(1)),
        ),
      ),
    )
  return count > 0 ? 'taken' : 'started_before'
}

/** Logs a call that starts no review; if an earlier call for the deployment started one, its outcome stays. */
export async function recordCall(
  db: Db,
  params: NamedCall & { outcome: 'ignored' | 'failed'; detail: string },
): Promise<CallOutcome | null> {
  return db.transaction(async tx => {
    const taken = await takeCall(tx, params)
    if (taken === 'taken') return { outcome: params.outcome, detail: params.detail, projectId: null }
    return taken === 'hook_gone' ? null : findStartedCall(tx, params)
  })
}

/**
 * Creates a project and starts its review in one transaction with the call's row: if anything fails, nothing is left behind
 * and the sender can repeat the call. `reviewId` null: an earlier call started the review. Null: the hook is gone.
 */
export async function startCalledReview(
  db: Db,
  params: NamedCall & { userId: number; panelId: PanelId; projectName: string; url: string },
): Promise<{ call: CallOutcome; reviewId: string | null } | null> {
  const { hookId, callId, userId, panelId, projectName, url } = params
  return db.transaction(async tx => {
    const taken = await takeCall(tx, { hookId, callId, outcome: 'received', detail: null })
    if (taken !== 'taken') {
      const call = taken === 'started_before' ? await findStartedCall(tx, params) : null
      return call && { call, reviewId: null }
    }
    const content = { contentType: 'website', url, file: null } as const
    const projectId = await createProject(tx, { userId, name: projectName, panelId, notes: null, ...content })
    const started = await startReview(tx, { projectId, userId })
    if (!('reviewId' in started)) throw new Error(`The review of a new project was not started: ${started.outcome}`)
    const call = { outcome: 'started', detail: null, projectId } as const
    await tx
      .update(hookCalls)
      .set(call)
      .where(and(eq(hookCalls.hookId, hookId), eq(hookCalls.callId, callId)))
    return { call, reviewId: started.reviewId }
  })
}
