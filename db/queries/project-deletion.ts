import { and, eq } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, submissions } from '../schema/schema.ts'
import { fileKeysOf } from './drawn-pages.ts'
import { type OwnedProject, ownedBy } from './owners.ts'
import { applyGuard, type Guard } from './projects.ts'
import { cancelReview } from './reviews.ts'
import { queueDeletionMessage } from './webhooks/messages.ts'

/** Cancels a running review first, because workers are notified of cancellations only. Null: not found. */
export async function cancelAndDelete(
  db: Db,
  params: OwnedProject & Guard,
): Promise<{ fileKeys: string[]; cancelledReview: string | null } | null> {
  return db.transaction(async tx => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, params.projectId), ownedBy(params.userId)))
      .for('update')
    if (!project) return null
    await applyGuard(tx, project.id, params)
    const cancelled = await cancelReview(tx, params)
    const fileKeys = (await deleteProject(tx, params)) ?? []
    return { fileKeys, cancelledReview: cancelled.outcome === 'cancelled' ? cancelled.reviewId : null }
  })
}

/** Deletes a project and everything that belongs to it. Returns its files' keys, for the caller to delete; null: not found. */
export async function deleteProject(db: Queryable, params: OwnedProject): Promise<string[] | null> {
  const { projectId, userId } = params
  return db.transaction(async tx => {
    const [project] = await tx
      .select({ id: projects.id, userId: projects.userId, name: projects.name })
      .from(projects)
      .where(and(eq(projects.id, projectId), ownedBy(userId)))
      .for('update')
    if (!project) return null
    await queueDeletionMessage(tx, project)
    const fileKeys = await fileKeysOf(tx, eq(submissions.projectId, projectId))
    await tx.delete(projects).where(eq(projects.id, projectId))
    return fileKeys
  })
}
