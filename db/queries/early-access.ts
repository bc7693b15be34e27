import { and, eq } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { earlyAccess } from '../schema/limits.ts'
import type { EarlyAccessStatus } from '../vocabulary.ts'
import { contains, type Page, type PageParams, readPage } from './pages.ts'

export type EarlyAccessRow = typeof earlyAccess.$inferSelect

/** Adds an email unless it is on the list already, ignoring case. */
export async function addEarlyAccess(db: Db, params: { email: string }): Promise<void> {
  await db.insert(earlyAccess).values(params).onConflictDoNothing()
}

/** Newest first. `q` is searched for in the email. */
export async function listEarlyAccess(
  db: Db,
  params: PageParams & { q?: string | undefined; status?: EarlyAccessStatus | undefined },
): Promise<Page<EarlyAccessRow>> {
  const wanted = and(
    contains(params.q, earlyAccess.email),
    params.status === undefined ? undefined : eq(earlyAccess.status, params.status),
  )
  return readPage(db, earlyAccess, db.select().from(earlyAccess), { ...params, wanted })
}

/** Notes that are left out stay as they are. Null: no such request. */
export async function updateEarlyAccess(
  db: Db,
  params: { id: number; status: EarlyAccessStatus; notes?: string | null },
): Promise<EarlyAccessRow | null> {
  const { id, ...values } = params
  const [row] = await db.update(earlyAccess).set(values).where(eq(earlyAccess.id, id)).returning()
  return row ?? null
}
