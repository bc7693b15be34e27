/** Invitations to register. Only hashes of tokens are stored. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { limits } from '../limits.ts'
import { invitations } from '../schema/limits.ts'
import { users } from '../schema/schema.ts'
import { type Credential, requireSignedIn } from './owners.ts'
import { type Page, type PageParams, readPage } from './pages.ts'
import { changesAny, only } from './statements.ts'

const columns = {
  id: invitations.id,
  note: invitations.note,
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  usedAt: invitations.usedAt,
}

export interface InvitationRow extends Pick<typeof invitations.$inferSelect, keyof typeof columns> {
  /** The username of the account made with it. */
  usedBy: string | null
}

export async function createInvitation(
  db: Db,
  params: { tokenHash: string; note: string | null; createdBy: number; credential: Credential },
): Promise<InvitationRow> {
  const { credential, ...values } = params
  const expiresAt = new Date(Date.now() + limits.invitationMs)
  return db.transaction(async tx => {
    await requireSignedIn(tx, { userId: params.createdBy, credential })
    const inserted = tx.insert(invitations).values({ ...values, expiresAt })
    return { ...only(await inserted.returning(columns)), usedBy: null }
  })
}

export async function listInvitations(db: Db, params: PageParams): Promise<Page<InvitationRow>> {
  const rows = db
    .select({ ...columns, usedBy: users.username })
    .from(invitations)
    .leftJoin(users, eq(users.id, invitations.usedBy))
  return readPage(db, invitations, rows, { ...params, wanted: undefined })
}

export async function deleteInvitation(db: Db, params: { id: number }): Promise<boolean> {
  return changesAny(db.delete(invitations).where(eq(invitations.id, params.id)))
}

const unspent = (tokenHash: string) =>
  and(eq(invitations.tokenHash, tokenHash), isNull(invitations.usedAt), gt(invitations.expiresAt, sql`now()`))

export async function isUnspent(db: Db, params: { tokenHash: string }): Promise<boolean> {
  return (await db.$count(invitations, unspent(params.tokenHash))) > 0
}

/** Marks an invitation as used, in the transaction that creates the account. False if it was used or has expired. */
export async function spendInvitation(tx: Queryable, params: { tokenHash: string; userId: number }): Promise<boolean> {
  const use = { usedAt: sql`now()`, usedBy: params.userId }
  return changesAny(tx.update(invitations).set(use).where(unspent(params.tokenHash)))
}
