import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { isUniqueViolation } from '../faults.ts'
import { signInLimits } from '../limits.ts'
import { knownAddresses } from '../schema/limits.ts'
import { users } from '../schema/schema.ts'
import { spendInvitation } from './invitations.ts'
import { only } from './statements.ts'

export const publicColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  role: users.role,
  createdAt: users.createdAt,
}

type StoredUser = typeof users.$inferSelect
export type UserRow = Pick<StoredUser, keyof typeof publicColumns>

export type Taken = { taken: 'username' | 'email' }

/** Relies on the unique index instead of a check beforehand, since two people may ask for a name at the same time. */
async function orTaken<T>(write: Promise<T>): Promise<T | Taken> {
  try {
    return await write
  } catch (error) {
    if (isUniqueViolation(error, 'users_username_key')) return { taken: 'username' }
    if (isUniqueViolation(error, 'users_email_key')) return { taken: 'email' }
    throw error
  }
}

class InvitationSpent extends Error {}

/** `invitationHash` null: none is needed. Of two concurrent uses of an invitation, one succeeds. */
export async function createUser(
  db: Db,
  params: Omit<StoredUser, 'id' | 'role' | 'createdAt'> & { invitationHash: string | null },
): Promise<UserRow | Taken | 'invitation_spent'> {
  const { invitationHash: tokenHash, ...values } = params
  const write = async () =>
    db.transaction(async tx => {
      const user = only(await tx.insert(users).values(values).returning(publicColumns))
      if (tokenHash !== null && !(await spendInvitation(tx, { tokenHash, userId: user.id })))
        throw new InvitationSpent()
      return user
    })
  try {
    return await orTaken(write())
  } catch (error) {
    if (error instanceof InvitationSpent) return 'invitation_spent'
    throw error
  }
}

/** `guard` gets the account under a lock, and throws if it has changed since the caller saw it. */
export async function updateProfile(
  db: Db,
  params: Pick<UserRow, 'email' | 'firstName' | 'lastName'> & { userId: number; guard?: (user: UserRow) => void },
): Promise<UserRow | Taken | null> {
  const { userId, guard, ...values } = params
  const write = async () =>
    db.transaction(async tx => {
      const [user] = await tx.select(publicColumns).from(users).where(eq(users.id, userId)).for('no key update')
      if (user) guard?.(user)
      return tx.update(users).set(values).where(eq(users.id, userId)).returning(publicColumns)
    })
  const rows = await orTaken(write())
  if (!Array.isArray(rows)) return rows
  return rows[0] ?? null
}

export interface Credentials {
  user: UserRow
  passwordHash: string
  /** Whether the user has signed in from this IP address before. */
  isKnownAddress: boolean
}

/**
 * Finds an account by username, ignoring case. `name` is the same for all spellings of a name, even if there is no such
 * account. The database computes it, because Node lower-cases some letters (İ) differently.
 */
export async function findCredentials(
  db: Db,
  params: { username: string; addressHash: string },
): Promise<{ name: string; found: Credentials | null }> {
  const since = sql`now() - make_interval(days => ${signInLimits.knownAddressDays})`
  const name = sql<string>`asked.name`
  const rows = await db
    .select({
      name,
      user: publicColumns,
      passwordHash: users.passwordHash,
      isKnownAddress: sql<boolean>`${knownAddresses.userId} is not null`,
    })
    .from(sql`(select lower(${params.username}) as name) asked`)
    .leftJoin(users, eq(sql`lower(${users.username})`, name))
    .leftJoin(
      knownAddresses,
      and(
        eq(knownAddresses.userId, users.id),
        eq(knownAddresses.addressHash, params.addressHash),
        gt(knownAddresses.seenAt, since),
      ),
    )
  const { name: asked, user, passwordHash, isKnownAddress } = only(rows)
  return { name: asked, found: user && passwordHash ? { user, passwordHash, isKnownAddress } : null }
}

export async function findPasswordHash(db: Db, params: { userId: number }): Promise<string | null> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, params.userId))
  return row?.hash ?? null
}
