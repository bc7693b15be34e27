/** What comes in through hooks. The log is the hook's owner's; the call itself knows only the hook's id. */
import { and, count, desc, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { hookCalls, hooks } from '../schema/integrations.ts'
import type { HookOutcome, PanelId } from '../vocabulary.ts'
import { type OwnedHook, ownedHook } from './hooks.ts'
import { type Page, type PageParams, pageOf, rowsToRead } from './pages.ts'
import { createProject } from './projects.ts'
import { startReview } from './reviews.ts'

export type HookCallRow = Omit<typeof hookCalls.$inferSelect, 'hookId'>

/** Newest first; null where this owner has no such hook. */
export async function listHookCalls(db: Db, params: OwnedHook & PageParams): Promise<Page<HookCallRow> | null> {
  const [hook] = await db.select({ id: hooks.id }).from(hooks).where(ownedHook(params))
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

/** One deployment, as one hook is told of it. */
export interface NamedCall {
  hookId: string
  callId: string
}

export interface CallOutcome {
  outcome: HookOutcome
  detail: string | null
  projectId: number | null
}

/** What came of a call that has started a review: told again, it is answered as then. Null where none was started. */
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
 * Writes the call's row. The hook's row comes first and is held until the transaction ends: of the same deployment told
 * twice at once, the second waits for what becomes of the first. Whatever came to nothing is looked at anew.
 */
async function takeCall(
  tx: Queryable,
  params: NamedCall & Pick<CallOutcome, 'outcome' | 'detail'>,
): Promise<'taken' | 'started_before' | 'hook_gone'> {
  const { hookId, outcome, detail } = params
  const [hook] = await tx
    .update(hooks)
    .set({ lastUsedAt: sql`now()` })
    .where(eq(hooks.id, hookId))
    .returning({ id: hooks.id })
  if (!hook) return 'hook_gone'
  const taken = await tx
    .insert(hookCalls)
    .values(params)
    .onConflictDoUpdate({
      target: [hookCalls.hookId, hookCalls.callId],
      set: { outcome, detail, receivedAt: sql`now()` },
      setWhere: ne(hookCalls.outcome, 'started'),
    })
    .returning({ id: hookCalls.id })
  // The log of what is long past goes with the next call that comes, and so does what nobody reads any more.
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
  return taken.length > 0 ? 'taken' : 'started_before'
}

/** Keeps what a call came to where it starts nothing; where it started a review before, that is still what came of it. */
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
 * Makes a project and starts its review, in one transaction with the call's row: whatever goes wrong in between, nothing
 * is left of it, and the deployment may be told again. `reviewId` null: it was started before. Null: the hook is gone.
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
