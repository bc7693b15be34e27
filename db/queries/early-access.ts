/** Requests for early access. */
import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { earlyAccess } from '../schema/schema.ts'
import type { EarlyAccessStatus } from '../vocabulary.ts'
import { contains, type Page, type PageParams, pageOf, rowsToRead } from './pages.ts'

export type EarlyAccessRow = typeof earlyAccess.$inferSelect

/** Adds an email unless it is there already, in any case. */
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
  const [rows, [all]] = await Promise.all([
    db
      .select()
      .from(earlyAccess)
      .where(and(wanted, params.before === null ? undefined : lt(earlyAccess.id, params.before)))
      .orderBy(desc(earlyAccess.id))
      .limit(rowsToRead(params)),
    db.select({ number: count() }).from(earlyAccess).where(wanted),
  ])
  return pageOf(rows, all?.number ?? 0, params)
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
