import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../connection.ts'
import { apiKeys } from '../schema/integrations.ts'
import { projects, reviews, sessions, users } from '../schema/schema.ts'

/** `userId` null: whoever owns it, for administrators or the system. */
export type OwnedProject = { projectId: number; userId: number | null }

/** Projects of this user; null for everybody's (for administrators or the system). */
export const ownedBy = (userId: number | null): SQL | undefined =>
  userId === null ? undefined : eq(projects.userId, userId)

/**
 * Locks the user's row until the transaction ends, so that of two concurrent calls that check a limit before adding a row,
 * only one gets the last place. False if there is no such user.
 */
export async function lockOwner(tx: Queryable, userId: number): Promise<boolean> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return owner !== undefined
}

/**
 * Locks the row of a review's project until the transaction ends. The project is always locked before the review,
 * because different orders would cause deadlocks. Returns the project's id; null if there is no such review.
 */
export async function lockProjectOf(tx: Queryable, reviewId: string): Promise<number | null> {
  const ofReview = tx.select({ id: reviews.projectId }).from(reviews).where(eq(reviews.id, reviewId))
  const [project] = await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, ofReview)).for('update')
  return project?.id ?? null
}

/** Neither revoked nor expired. */
export const usableKey = and(
  isNull(apiKeys.revokedAt),
  or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
)

/** What the caller signed in with. */
export interface Credential {
  kind: 'session' | 'key'
  tokenHash: string
}

/** The session or key has ended since the request began. */
export class SignedOut extends Error {}

/**
 * Locks the owner's row, as a password change does, and checks that the session or key is still valid. So a request that was
 * running when its session ended or its key was revoked creates nothing that outlives it. Throws `SignedOut`.
 */
export async function requireSignedIn(
  tx: Queryable,
  params: { userId: number; credential: Credential },
): Promise<void> {
  const { userId, credential } = params
  if (!(await lockOwner(tx, userId))) throw new SignedOut()
  const number =
    credential.kind === 'session'
      ? tx.$count(sessions, and(eq(sessions.tokenHash, credential.tokenHash), eq(sessions.userId, userId)))
      : tx.$count(apiKeys, and(eq(apiKeys.tokenHash, credential.tokenHash), eq(apiKeys.userId, userId), usableKey))
  if ((await number) === 0) throw new SignedOut()
}
