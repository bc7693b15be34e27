import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { ModelProbe, ModelProbeResult } from '../model-probe.ts'
import { type SavedModel, unsavedModel } from '../model-settings.ts'
import { modelConnection, modelProbes } from '../schema/model.ts'
import { only } from './statements.ts'

/** Notified when a probe waits. No payload. */
export const probesChannel = 'model_probes'

export async function readModel(db: Queryable): Promise<SavedModel> {
  const [row] = await db.select().from(modelConnection)
  if (!row) return unsavedModel
  const { id: _, updatedAt: __, ...saved } = row
  return saved
}

/** `change` gets the saved settings under a lock and returns the new ones. */
export async function saveModel(db: Db, change: (saved: SavedModel) => SavedModel): Promise<SavedModel> {
  return db.transaction(async tx => {
    await tx.execute(sql`lock table ${modelConnection} in share row exclusive mode`)
    const saved = change(await readModel(tx))
    await tx
      .insert(modelConnection)
      .values(saved)
      .onConflictDoUpdate({ target: modelConnection.id, set: { ...saved, updatedAt: sql`now()` } })
    return saved
  })
}

/** Short, because probes contain a sealed key and are not needed later. */
const keptFor = sql`now() - interval '10 minutes'`

/** Creates a probe for any worker to run. Returns its id. */
export async function createProbe(db: Db, probe: ModelProbe): Promise<string> {
  return db.transaction(async tx => {
    await tx.delete(modelProbes).where(lt(modelProbes.createdAt, keptFor))
    const { id } = only(await tx.insert(modelProbes).values({ probe }).returning({ id: modelProbes.id }))
    await tx.execute(sql`select pg_notify(${probesChannel}, '')`)
    return id
  })
}

/** Takes the probe that has waited longest; null if none waits. */
export async function takeProbe(db: Db): Promise<{ id: string; probe: ModelProbe } | null> {
  const waiting = db
    .select({ id: modelProbes.id })
    .from(modelProbes)
    .where(isNull(modelProbes.takenAt))
    .orderBy(modelProbes.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(modelProbes)
    .set({ takenAt: sql`now()` })
    .where(and(inArray(modelProbes.id, waiting), isNull(modelProbes.takenAt)))
    .returning({ id: modelProbes.id, probe: modelProbes.probe })
  return row ?? null
}

export async function answerProbe(db: Db, { id, result }: { id: string; result: ModelProbeResult }): Promise<void> {
  await db.update(modelProbes).set({ result }).where(eq(modelProbes.id, id))
}

/** Whether a worker took the probe, and its result; null if the probe is too old. */
export async function findProbe(
  db: Queryable,
  { id }: { id: string },
): Promise<{ taken: boolean; result: ModelProbeResult | null } | null> {
  const [row] = await db
    .select({ takenAt: modelProbes.takenAt, result: modelProbes.result })
    .from(modelProbes)
    .where(eq(modelProbes.id, id))
  return row ? { taken: row.takenAt !== null, result: row.result } : null
}
