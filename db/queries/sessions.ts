/** Sessions. Only the hash of a token is ever here; an expired one is as good as none. */
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { sessions, users } from '../schema.ts'
import { publicColumns, type UserRow } from './users.ts'

const dayMs = 24 * 60 * 60 * 1000
export const sessionDays = 30

const prepared = new WeakMap<Db, ReturnType<typeof prepareLookup>>()

function prepareLookup(db: Db) {
  return db
    .select({ ...publicColumns, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('find_session')
}

/** Whose session this is. Runs on every request, so its statement is built once for each pool. */
export async function findSession(
  db: Db,
  params: { tokenHash: string },
): Promise<{ user: UserRow; expiresAt: Date } | null> {
  let lookup = prepared.get(db)
  if (!lookup) {
    lookup = prepareLookup(db)
    prepared.set(db, lookup)
  }
  const [row] = await lookup.execute(params)
  if (!row) return null
  const { expiresAt, ...user } = row
  return { user, expiresAt }
}

/** Adds a session, and sweeps the user's expired ones while it is here. */
export async function createSession(db: Db, params: { tokenHash: string; userId: number }): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, params.userId), lt(sessions.expiresAt, sql`now()`)))
  await db.insert(sessions).values({ ...params, expiresAt: new Date(Date.now() + sessionDays * dayMs) })
}

/** A session in use lasts on, but its row is written at most once a day. */
export const needsExtension = (expiresAt: Date, now: number): boolean =>
  expiresAt.getTime() - now < (sessionDays - 1) * dayMs

export async function extendSession(db: Db, params: { tokenHash: string }): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() + sessionDays * dayMs) })
    .where(and(eq(sessions.tokenHash, params.tokenHash), gt(sessions.expiresAt, sql`now()`)))
}

export async function endSession(db: Db, params: { tokenHash: string }): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, params.tokenHash))
}

/**
 * Sets a new password and ends every session but the one that asked, in one transaction. False where the password is no
 * longer the one that was checked: somebody else changed it meanwhile.
 */
export async function changePassword(
  db: Db,
  params: { userId: number; oldHash: string; newHash: string; keepTokenHash: string },
): Promise<boolean> {
  return db.transaction(async tx => {
    const changed = await tx
      .update(users)
      .set({ passwordHash: params.newHash })
      .where(and(eq(users.id, params.userId), eq(users.passwordHash, params.oldHash)))
      .returning({ id: users.id })
    if (changed.length === 0) return false
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, params.userId), ne(sessions.tokenHash, params.keepTokenHash)))
    return true
  })
}
