/** The end of a project that may be under review. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { projects } from '../schema.ts'
import { ownedBy } from './owners.ts'
import { deleteProject, type Guard, holdToGuard } from './projects.ts'
import { cancelReview } from './reviews.ts'

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
