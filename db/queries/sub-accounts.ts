import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { isUniqueViolation } from '../faults.ts'
import { limits } from '../limits.ts'
import { subAccounts } from '../schema/limits.ts'
import { lockOwner } from './owners.ts'
import { changesAny, only } from './statements.ts'

type SubAccountRow = Pick<typeof subAccounts.$inferSelect, 'id' | 'name' | 'email'>
const columns = { id: subAccounts.id, name: subAccounts.name, email: subAccounts.email }

/** Oldest first. */
export async function listSubAccounts(db: Db, params: { userId: number }): Promise<SubAccountRow[]> {
  return db.select(columns).from(subAccounts).where(eq(subAccounts.userId, params.userId)).orderBy(asc(subAccounts.id))
}

export async function createSubAccount(
  db: Db,
  params: { userId: number; name: string; email: string },
): Promise<SubAccountRow | 'email_taken' | 'too_many' | 'no_such_user'> {
  try {
    return await db.transaction(async tx => {
      if (!(await lockOwner(tx, params.userId))) return 'no_such_user'
      const held = await tx.$count(subAccounts, eq(subAccounts.userId, params.userId))
      if (held >= limits.subAccountsMax) return 'too_many'
      return only(await tx.insert(subAccounts).values(params).returning(columns))
    })
  } catch (error) {
    if (isUniqueViolation(error, 'sub_accounts_email_key')) return 'email_taken'
    throw error
  }
}

/** False if the owner has no such sub-account. */
export async function deleteSubAccount(db: Db, params: { subAccountId: number; userId: number }): Promise<boolean> {
  const owned = and(eq(subAccounts.id, params.subAccountId), eq(subAccounts.userId, params.userId))
  return changesAny(db.delete(subAccounts).where(owned))
}
