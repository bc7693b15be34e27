import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { analysts, analystVersions } from '../schema/schema.ts'
import type { PanelId } from '../vocabulary.ts'
import { changesAny, only } from './statements.ts'

export type AnalystRow = typeof analysts.$inferSelect

/** By panel, then in order of creation, without deleted ones. `panelId` null: all panels. */
export async function listAnalysts(
  db: Db,
  params: { panelId: PanelId | null; includeInactive: boolean },
): Promise<AnalystRow[]> {
  return db
    .select()
    .from(analysts)
    .where(
      and(
        isNull(analysts.deletedAt),
        params.panelId === null ? undefined : eq(analysts.panelId, params.panelId),
        params.includeInactive ? undefined : eq(analysts.isActive, true),
      ),
    )
    .orderBy(asc(analysts.panelId), asc(analysts.id))
}

/** Names by id, in order of creation. Includes deleted and inactive analysts, for old reports. */
export async function nameAnalysts(
  db: Db,
  params: { ids: number[] },
): Promise<Pick<AnalystRow, 'id' | 'name' | 'title' | 'imageUrl'>[]> {
  return db
    .select({ id: analysts.id, name: analysts.name, title: analysts.title, imageUrl: analysts.imageUrl })
    .from(analysts)
    .where(inArray(analysts.id, params.ids))
    .orderBy(asc(analysts.id))
}

type AnalystText = Pick<AnalystRow, 'name' | 'title' | 'specialty' | 'bio' | 'panelId' | 'prompt'>

/** The analyst has no lens, because checks give fixed sides only to seeded analysts. */
export async function createAnalyst(
  db: Db,
  params: AnalystText & { imageUrl: string | null; isActive: boolean; questions: string[] },
): Promise<AnalystRow> {
  return only(await db.insert(analysts).values(params).returning())
}

/**
 * Updates an analyst; an image, a state or questions that are left out stay as they are. Another prompt or other questions
 * make a new version, and the replaced one is kept. Null: no such analyst.
 */
export async function updateAnalyst(
  db: Db,
  params: AnalystText & { id: number; imageUrl?: string | null; isActive?: boolean; questions?: string[] },
): Promise<AnalystRow | null> {
  const { id, ...values } = params
  const isIt = and(eq(analysts.id, id), isNull(analysts.deletedAt))
  return db.transaction(async tx => {
    const [before] = await tx.select().from(analysts).where(isIt).for('update')
    if (!before) return null
    const { prompt, questions, title, version } = before
    const isNew = !isDeepStrictEqual([prompt, questions], [values.prompt, values.questions ?? questions])
    if (isNew) await tx.insert(analystVersions).values({ analystId: id, version, prompt, questions })
    const [row] = await tx
      .update(analysts)
      // Another title is another job, for which the fixed sides of checks do not hold.
      .set({
        ...values,
        ...(title !== values.title && { lens: null }),
        version: isNew ? version + 1 : version,
        updatedAt: sql`now()`,
      })
      .where(isIt)
      .returning()
    return row ?? null
  })
}

type Version = Pick<AnalystRow, 'version' | 'prompt' | 'questions'> & { replacedAt: Date | null }

/** Newest first; empty if there is no such analyst. Finds deleted analysts too, because reports still name them. */
export async function listVersions(db: Db, params: { id: number }): Promise<Version[]> {
  const [current] = await db.select().from(analysts).where(eq(analysts.id, params.id))
  if (!current) return []
  const replaced = await db
    .select()
    .from(analystVersions)
    // Leaves out a version that was replaced since the first query.
    .where(and(eq(analystVersions.analystId, params.id), lt(analystVersions.version, current.version)))
    .orderBy(desc(analystVersions.version))
  return [{ ...current, replacedAt: null }, ...replaced].map(({ prompt, questions, replacedAt, version }) => ({
    version,
    prompt,
    questions,
    replacedAt,
  }))
}

/** The row stays, so that old reports can still name the analyst. */
export async function deleteAnalyst(db: Db, params: { id: number }): Promise<boolean> {
  const kept = and(eq(analysts.id, params.id), isNull(analysts.deletedAt))
  return changesAny(db.update(analysts).set({ deletedAt: sql`now()`, isActive: false }).where(kept))
}
