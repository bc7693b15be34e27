/** The end of a project that may be under review. */
import { and, eq } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, submissions } from '../schema/schema.ts'
import { ownedBy } from './owners.ts'
import { type Guard, holdToGuard } from './projects.ts'
import { cancelReview } from './reviews.ts'
import { tellOfDeletion } from './webhook-messages.ts'

/** Cancels what runs of a project's review and deletes it; null: not found. The worker hears of a cancellation alone. */
export async function cancelAndDelete(
  db: Db,
  params: { projectId: number; userId: number | null } & Guard,
): Promise<{ fileKeys: string[]; cancelledReview: string | null } | null> {
  return db.transaction(async tx => {
    const [project] = await tx
      .select({ id: projects.id })
      .from(projects)
      .where(and(eq(projects.id, params.projectId), ownedBy(params.userId)))
      .for('update')
    if (!project) return null
    await holdToGuard(tx, project.id, params)
    const cancelled = await cancelReview(tx, params)
    const fileKeys = (await deleteProject(tx, params)) ?? []
    return { fileKeys, cancelledReview: cancelled.outcome === 'cancelled' ? cancelled.reviewId : null }
  })
}

/** Deletes a project with all that hangs on it. Returns the keys of its files, which the caller removes; null: not found. */
export async function deleteProject(
  db: Queryable,
  params: { projectId: number; userId: number | null },
): Promise<string[] | null> {
  const { projectId, userId } = params
  return db.transaction(async tx => {
    const [project] = await tx
      .select({ id: projects.id, userId: projects.userId, name: projects.name })
      .from(projects)
      .where(and(eq(projects.id, projectId), ownedBy(userId)))
      .for('update')
    if (!project) return null
    await tellOfDeletion(tx, project)
    const rows = await tx
      .select({ file: submissions.fileKey, desktop: submissions.desktopKey, phone: submissions.phoneKey })
      .from(submissions)
      .where(eq(submissions.projectId, projectId))
    await tx.delete(projects).where(eq(projects.id, projectId))
    return rows.flatMap(row => [row.file, row.desktop, row.phone]).filter(key => key !== null)
  })
}
