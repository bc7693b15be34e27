/** Sessions, and the IP addresses that they were started from. Only hashes of tokens are stored. */
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { signInLimits } from '../limits.ts'
import { knownAddresses } from '../schema/limits.ts'
import { sessions, users } from '../schema/schema.ts'
import { revokeApiKeys } from './api-keys.ts'
import { disableHooks } from './hooks.ts'
import { changesAny, oncePerPool } from './statements.ts'
import { publicColumns, type UserRow } from './users.ts'
import { disableWebhooks } from './webhooks/endpoints.ts'

const dayMs = 24 * 60 * 60 * 1000
const { knownAddressDays, knownAddressesMax, longestSessionDays, sessionDays } = signInLimits

/** Neither expired for lack of use nor too old. */
const alive = and(
  gt(sessions.expiresAt, sql`now()`),
  gt(sessions.createdAt, sql`now() - make_interval(days => ${longestSessionDays})`),
)

const lookup = oncePerPool(db =>
  db
    .select({
      user: publicColumns,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      confirmedAt: sessions.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), alive))
    .prepare('find_session'),
)

interface FoundSession extends Pick<typeof sessions.$inferSelect, 'expiresAt' | 'createdAt' | 'confirmedAt'> {
  user: UserRow
}

export async function findSession(db: Db, params: { tokenHash: string }): Promise<FoundSession | null> {
  const [row] = await lookup(db).execute(params)
  return row ?? null
}

/**
 * Adds a session, remembers its IP address and deletes the user's expired sessions. False if the password was changed since
 * it was checked: that change has ended only the sessions that existed then.
 */
export async function createSession(
  db: Db,
  params: { tokenHash: string; userId: number; addressHash: string; passwordHash: string },
): Promise<boolean> {
  const { userId, tokenHash, addressHash, passwordHash } = params
  return db.transaction(async tx => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash)))
      .for('share')
    if (!user) return false
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, sql`now()`)))
    await tx.insert(sessions).values({ tokenHash, userId, expiresAt: new Date(Date.now() + sessionDays * dayMs) })
    await keepAddress(tx, { userId, addressHash })
    return true
  })
}

async function keepAddress(db: Queryable, params: { userId: number; addressHash: string }): Promise<void> {
  const { userId } = params
  await db
    .insert(knownAddresses)
    .values(params)
    .onConflictDoUpdate({
      target: [knownAddresses.userId, knownAddresses.addressHash],
      set: { seenAt: sql`now()` },
    })
  // Deletes everybody's expired addresses and all but this user's newest. Skips rows that a concurrent sign-in is deleting.
  await db.execute(sql`
    delete from ${knownAddresses} where (user_id, address_hash) in (
      select user_id, address_hash from ${knownAddresses}
      where seen_at <= now() - make_interval(days => ${knownAddressDays})
        or user_id = ${userId} and address_hash not in (
          select address_hash from ${knownAddresses} where user_id = ${userId}
          order by seen_at desc limit ${knownAddressesMax}
        )
      for update skip locked
    )`)
}

/** When a session that is used now expires. */
const lastsUntil = (createdAt: Date, now: number): number =>
  Math.min(now + sessionDays * dayMs, createdAt.getTime() + longestSessionDays * dayMs)

/** The row of a session in use is updated at most once a day. */
export const needsExtension = ({ createdAt, expiresAt }: FoundSession, now: number): boolean =>
  lastsUntil(createdAt, now) - expiresAt.getTime() > dayMs

export async function extendSession(db: Db, params: { tokenHash: string; createdAt: Date }): Promise<void> {
  await db
    .update(sessions)
    .set({ expiresAt: new Date(lastsUntil(params.createdAt, Date.now())) })
    .where(and(eq(sessions.tokenHash, params.tokenHash), alive))
}

/** Records that the password was given with this session just now. */
export async function confirmSession(db: Queryable, params: { tokenHash: string }): Promise<void> {
  await db.update(sessions).set({ confirmedAt: sql`now()` }).where(eq(sessions.tokenHash, params.tokenHash))
}

export async function endSession(db: Db, params: { tokenHash: string }): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, params.tokenHash))
}

/**
 * Sets a new password, ends all other sessions and forgets their addresses, since somebody who knew the old password may
 * have used them. With `revokeKeys` it also revokes the user's keys and disables their webhooks and hooks, which a key may
 * have made or changed. All in one transaction. False if the password was changed since it was checked.
 */
export async function changePassword(
  db: Db,
  params: {
    userId: number
    oldHash: string
    newHash: string
    keepTokenHash: string
    keepAddressHash: string
    revokeKeys: boolean
  },
): Promise<boolean> {
  const { userId, keepAddressHash, keepTokenHash } = params
  return db.transaction(async tx => {
    const unchanged = and(eq(users.id, userId), eq(users.passwordHash, params.oldHash))
    const change = tx.update(users).set({ passwordHash: params.newHash }).where(unchanged)
    if (!(await changesAny(change))) return false
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, keepTokenHash)))
    await tx
      .delete(knownAddresses)
      .where(and(eq(knownAddresses.userId, userId), ne(knownAddresses.addressHash, keepAddressHash)))
    await confirmSession(tx, { tokenHash: keepTokenHash })
    if (params.revokeKeys) {
      await revokeApiKeys(tx, { userId })
      await disableWebhooks(tx, { userId })
      await disableHooks(tx, { userId })
    }
    return true
  })
}
