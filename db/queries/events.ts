import { and, asc, eq, getTableColumns, gt, max, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, reviewEvents } from '../schema/schema.ts'
import type { EventType } from '../vocabulary.ts'
import { queueEventMessage } from './webhooks/messages.ts'

/** Notified when an event's transaction commits. Payload: the project's id. */
export const eventsChannel = 'review_events'

const { projectId: _, ...eventColumns } = getTableColumns(reviewEvents)
export type StoredEvent = Omit<typeof reviewEvents.$inferSelect, 'projectId'>

/**
 * Appends an event inside a transaction. Because of the lock on the project's row, events commit in order of `seq`: a reader
 * that has seen seq n has seen everything before it. Webhooks are not sent what is `retold`.
 */
export async function appendEvent(
  tx: Queryable,
  event: { projectId: number; reviewId: string; type: EventType; detail?: Record<string, unknown>; retold?: boolean },
): Promise<void> {
  const [project] = await tx
    .update(projects)
    .set({ lastSeq: sql`${projects.lastSeq} + 1` })
    .where(eq(projects.id, event.projectId))
    .returning({ id: projects.id, userId: projects.userId, name: projects.name, seq: projects.lastSeq })
  if (!project) return // the project was deleted during the review
  await tx.insert(reviewEvents).values({
    projectId: event.projectId,
    seq: project.seq,
    reviewId: event.reviewId,
    type: event.type,
    detail: event.detail ?? {},
    // Not now(), which is when the transaction began: times must be in the order of seq.
    at: sql`clock_timestamp()`,
  })
  if (!event.retold) await queueEventMessage(tx, project, { ...event, seq: project.seq, detail: event.detail ?? {} })
  await tx.execute(sql`select pg_notify(${eventsChannel}, ${String(event.projectId)})`)
}

/** At most 500, oldest first. */
export async function eventsAfter(db: Db, params: { projectId: number; seq: number }): Promise<StoredEvent[]> {
  return db
    .select(eventColumns)
    .from(reviewEvents)
    .where(and(eq(reviewEvents.projectId, params.projectId), gt(reviewEvents.seq, params.seq)))
    .orderBy(asc(reviewEvents.seq))
    .limit(500)
}

/**
 * Where a reader without a Last-Event-ID starts: at the last `review.queued` event (a resumed review is queued again), or at
 * the project's next seq if it has never been submitted.
 */
export async function firstSeqOfLatestReview(db: Db, params: { projectId: number }): Promise<number> {
  const [row] = await db
    .select({ seq: max(reviewEvents.seq) })
    .from(reviewEvents)
    .where(and(eq(reviewEvents.projectId, params.projectId), eq(reviewEvents.type, 'review.queued')))
  return row?.seq ?? 1
}
