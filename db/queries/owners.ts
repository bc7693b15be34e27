/** Whose something is, and how many they have of it. */
import { eq, type SQL } from 'drizzle-orm'
import type { Queryable } from '../connection.ts'
import { projects, users } from '../schema.ts'

/** Projects of this user; null: anybody's (an administrator, or the system). */
export const ownedBy = (userId: number | null): SQL | undefined =>
  userId === null ? undefined : eq(projects.userId, userId)

/**
 * Locks the user's row until the transaction ends, so that of two calls that count what the user has, and add to it, only
 * one takes the last place. False where there is no such user.
 */
export async function lockOwner(tx: Queryable, userId: number): Promise<boolean> {
  const [owner] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  return owner !== undefined
}
