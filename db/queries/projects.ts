/** Projects and their content. Someone else's project is treated like one that does not exist. */
import { and, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, reviews, submissions } from '../schema/schema.ts'
import type { PanelId, ProjectStatus } from '../vocabulary.ts'
import { type OwnedProject, ownedBy } from './owners.ts'
import { changesAny, oncePerPool, only } from './statements.ts'
import { addSubmission, type NewContent } from './submissions.ts'

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number]

/** A project with its current content and its last review. */
export function selectProjects(db: Queryable) {
  const content = db
    .select({
      contentType: submissions.contentType,
      url: submissions.url,
      fileName: submissions.fileName,
      fileSize: submissions.fileSize,
    })
    .from(submissions)
    .where(eq(submissions.projectId, projects.id))
    .orderBy(desc(submissions.version))
    .limit(1)
    .as('content')
  const review = db
    .select({
      id: reviews.id,
      status: reviews.status,
      engine: reviews.engine,
      failure: reviews.failure,
      createdAt: reviews.createdAt,
      finishedAt: reviews.finishedAt,
    })
    .from(reviews)
    .where(eq(reviews.projectId, projects.id))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(1)
    .as('review')
  return db
    .select({
      id: projects.id,
      userId: projects.userId,
      name: projects.name,
      status: projects.status,
      panelId: projects.panelId,
      notes: projects.notes,
      createdAt: projects.createdAt,
      contentType: content.contentType,
      url: content.url,
      fileName: content.fileName,
      fileSize: content.fileSize,
      reviewId: review.id,
      reviewStatus: review.status,
      reviewEngine: review.engine,
      reviewFailure: review.failure,
      reviewCreatedAt: review.createdAt,
      reviewFinishedAt: review.finishedAt,
    })
    .from(projects)
    .innerJoinLateral(content, sql`true`)
    .leftJoinLateral(review, sql`true`)
}

const statements = oncePerPool(db => ({
  list: selectProjects(db)
    .where(eq(projects.userId, sql.placeholder('userId')))
    .orderBy(desc(projects.id))
    .prepare('list_projects'),
  one: selectProjects(db)
    .where(
      and(
        eq(projects.id, sql.placeholder('projectId')),
        sql`${projects.userId} = coalesce(${sql.placeholder('userId')}::int, ${projects.userId})`,
      ),
    )
    .prepare('find_project'),
}))

/** Newest first. */
export async function listProjects(db: Db, params: { userId: number }): Promise<ProjectRow[]> {
  return statements(db).list.execute(params)
}

/** `userId` null: any owner's. */
export async function findProject(db: Db, params: OwnedProject): Promise<ProjectRow | null> {
  const [row] = await statements(db).one.execute(params)
  return row ?? null
}

/** Creates a draft with its first content. Returns its id. Throws `StorageFull`. */
export async function createProject(
  db: Queryable,
  params: NewContent & { userId: number; name: string; panelId: PanelId; notes: string | null },
): Promise<number> {
  const { userId, name, panelId, notes } = params
  return db.transaction(async tx => {
    const { id } = only(
      await tx.insert(projects).values({ userId, name, panelId, notes }).returning({ id: projects.id }),
    )
    await addSubmission(tx, { projectId: id, userId, content: params })
    return id
  })
}

export interface Guard {
  /** Gets the project under its lock, and throws if it has changed since the caller saw it. */
  guard?: ((project: ProjectRow) => void) | undefined
}

export async function applyGuard(tx: Queryable, projectId: number, { guard }: Guard): Promise<void> {
  if (!guard) return
  const [row] = await selectProjects(tx).where(eq(projects.id, projectId))
  if (row) guard(row)
}

/**
 * Edits a draft. New `content` adds a version, so that earlier reviews keep theirs. The lock on the row keeps a review from
 * starting in the middle of the edit.
 */
export async function editDraft(
  db: Db,
  params: {
    projectId: number
    userId: number
    set: { name?: string; panelId?: PanelId; notes?: string | null }
    content: NewContent | null
  } & Guard,
): Promise<'edited' | 'not_found' | 'not_a_draft'> {
  const { projectId, userId } = params
  return db.transaction(async tx => {
    const [project] = await tx
      .select({ status: projects.status })
      .from(projects)
      .where(and(eq(projects.id, projectId), eq(projects.userId, userId)))
      .for('update')
    if (!project) return 'not_found'
    await applyGuard(tx, projectId, params)
    if (project.status !== 'draft') return 'not_a_draft'
    if (Object.keys(params.set).length > 0) await tx.update(projects).set(params.set).where(eq(projects.id, projectId))
    if (params.content) await addSubmission(tx, { projectId, userId, content: params.content })
    return 'edited'
  })
}

/** False if a review is queued or running, which would set the status again when it ends. */
export async function setProjectStatus(db: Db, params: { projectId: number; status: ProjectStatus }): Promise<boolean> {
  const { projectId, status } = params
  return db.transaction(async tx => {
    // Locks first: an UPDATE that waited for a starting review would still evaluate `notExists` by its old snapshot.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update')
    const alive = tx
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(eq(reviews.projectId, projectId), sql`${reviews.status} in ('queued', 'running')`))
    return changesAny(
      tx
        .update(projects)
        .set({ status })
        .where(and(eq(projects.id, projectId), notExists(alive))),
    )
  })
}

/** The current upload; null if there is none, or the owner has no such project. */
export async function findUpload(db: Db, params: OwnedProject): Promise<{ key: string; name: string } | null> {
  const { projectId, userId } = params
  const [row] = await db
    .select({ key: submissions.fileKey, name: submissions.fileName })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(and(eq(projects.id, projectId), ownedBy(userId)))
    .orderBy(desc(submissions.version))
    .limit(1)
  return row?.key ? { key: row.key, name: row.name ?? 'document' } : null
}
