/** The analysts as people see them. */
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { analysts } from '../schema.ts'
import type { PanelId } from '../vocabulary.ts'

export type AnalystRow = typeof analysts.$inferSelect

/** By panel, then in the order in which they came. `panelId` null: every panel. */
export async function listAnalysts(
  db: Db,
  params: { panelId: PanelId | null; includeInactive: boolean },
): Promise<AnalystRow[]> {
  return db
    .select()
    .from(analysts)
    .where(
      and(
        params.panelId === null ? undefined : eq(analysts.panelId, params.panelId),
        params.includeInactive ? undefined : eq(analysts.isActive, true),
      ),
    )
    .orderBy(asc(analysts.panelId), asc(analysts.id))
}
