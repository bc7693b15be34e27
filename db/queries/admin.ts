/** Administration of accounts. The last administrator can never be removed, even by concurrent requests. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { projects, reviews, submissions, users } from '../schema/schema.ts'
import type { Role } from '../vocabulary.ts'
import { fileKeysOf } from './drawn-pages.ts'
import { type Credential, requireSignedIn } from './owners.ts'
import { contains, type Page, type PageParams, readPage } from './pages.ts'
import { cancelChannel } from './reviews.ts'
import { publicColumns, type UserRow } from './users.ts'

/** Newest first. `q` is searched for in username, email and name. */
export async function listUsers(
  db: Db,
  params: PageParams & { q?: string | undefined; role?: Role | undefined },
): Promise<Page<UserRow>> {
  const fullName = sql`concat_ws(' ', ${users.firstName}, ${users.lastName})`
  const wanted = and(
    contains(params.q, users.username, users.email, fullName),
    params.role === undefined ? undefined : eq(users.role, params.role),
  )
  return readPage(db, users, db.select(publicColumns).from(users), { ...params, wanted })
}

/**
 * Whether there is another administrator. Locks all administrators' rows until the transaction ends, so that when two remove
 * each other at the same time, the second waits and finds that it is the last.
 */
async function hasOtherAdmin(tx: Queryable, userId: number): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(users.id)
    .for('update')
  return admins.some(({ id }) => id !== userId)
}

export async function setRole(
  db: Db,
  params: { userId: number; role: Role; by: { userId: number; credential: Credential } },
): Promise<UserRow | 'not_found' | 'last_admin'> {
  const { userId, role, by } = params
  return db.transaction(async tx => {
    // Locks the administrators' rows first, always in the same order.
    const othersLeft = await hasOtherAdmin(tx, userId)
    await requireSignedIn(tx, by)
    const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId)).for('update')
    if (!user) return 'not_found'
    if (role === 'user' && user.role === 'admin' && !othersLeft) return 'last_admin'
    const [changed] = await tx.update(users).set({ role }).where(eq(users.id, userId)).returning(publicColumns)
    return changed ?? 'not_found'
  })
}

/** What the caller must clean up: jobs in the queue and stored files. */
export interface DeletedUser {
  reviewIds: string[]
  fileKeys: string[]
}

/** Deletes an account and everything that belongs to it. Its unfinished reviews are cancelled and their workers notified. */
export async function deleteUser(
  db: Db,
  params: { userId: number },
): Promise<DeletedUser | 'not_found' | 'last_admin'> {
  const { userId } = params
  return db.transaction(async tx => {
    const othersLeft = await hasOtherAdmin(tx, userId)
    const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, userId)).for('update')
    if (!user) return 'not_found'
    if (user.role === 'admin' && !othersLeft) return 'last_admin'
    // Locks all the user's projects, in one order, so that no review of theirs starts, ends or is claimed meanwhile.
    await tx
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.userId, userId))
      .orderBy(projects.id)
      .for('update')
    const left = await endProjects(tx, userId)
    await tx.delete(users).where(eq(users.id, userId))
    return left
  })
}

async function endProjects(tx: Queryable, userId: number): Promise<DeletedUser> {
  const owned = tx.select({ id: projects.id }).from(projects).where(eq(projects.userId, userId))
  const ended = await tx
    .update(reviews)
    .set({ status: 'cancelled', finishedAt: sql`now()` })
    .where(and(inArray(reviews.projectId, owned), inArray(reviews.status, ['queued', 'running'])))
    .returning({ id: reviews.id })
  for (const { id } of ended) await tx.execute(sql`select pg_notify(${cancelChannel}, ${id})`)
  return {
    reviewIds: ended.map(({ id }) => id),
    fileKeys: await fileKeysOf(tx, inArray(submissions.projectId, owned)),
  }
}
