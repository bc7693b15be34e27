import { and, eq, isNull, ne, not, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { listenerName } from '../listen.ts'
import { type SavedModel, unsavedModel } from '../model-settings.ts'
import type { Probe, ProbeResult, Trial } from '../probe.ts'
import { modelConnection, modelProbes } from '../schema/model.ts'
import { lockOwner } from './owners.ts'
import { changesAny, only } from './statements.ts'

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

/** Trials are kept for a day; other probes briefly, because they contain a sealed key and are not needed later. */
const age = sql`case when ${modelProbes.projectId} is null then interval '10 minutes' else interval '1 day' end`
const isOld = sql`${modelProbes.createdAt} < now() - ${age}`
const ofFile = sql`${modelProbes.probe}->>'kind' = 'measure'`
/** Nobody waits for an older probe any more, so no worker should spend anything on it. */
const waits = sql`${modelProbes.takenAt} is null and ${modelProbes.createdAt} > now() - interval '10 seconds'`

/** Creates a probe for any worker to run. Returns its id. */
export async function createProbe(db: Queryable, probe: Probe): Promise<string> {
  const projectId = probe.kind === 'trial' ? probe.projectId : null
  return db.transaction(async tx => {
    // Inserted first, because this locks the project before its probes, as deleting it does: another order could deadlock.
    const { id } = only(await tx.insert(modelProbes).values({ probe, projectId }).returning({ id: modelProbes.id }))
    await tx.delete(modelProbes).where(and(isOld, not(ofFile)))
    await tx.execute(sql`select pg_notify(${probesChannel}, '')`)
    return id
  })
}

/** Files of old measurements, left behind if an API process died before deleting them. */
export async function takeMeasuredFiles(db: Db): Promise<string[]> {
  const rows = await db.delete(modelProbes).where(and(isOld, ofFile)).returning({ probe: modelProbes.probe })
  return rows.flatMap(({ probe }) => (probe.kind === 'measure' ? probe.fileKey : []))
}

/** Counts the connections on which workers wait for probes, one for each worker. */
export async function countWorkers(db: Queryable): Promise<number> {
  const rows = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and application_name = ${listenerName(probesChannel)}`)
  return rows.length
}

/** Takes the probe that has waited longest; null if none waits. */
export async function takeProbe(db: Db): Promise<{ id: string; probe: Probe } | null> {
  const waiting = db
    .select({ id: modelProbes.id })
    .from(modelProbes)
    .where(waits)
    .orderBy(modelProbes.createdAt)
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(modelProbes)
    .set({ takenAt: sql`now()` })
    // Not “in”, which may run the query again for each row, and so take all of them and tell of one.
    .where(and(eq(modelProbes.id, waiting), isNull(modelProbes.takenAt)))
    .returning({ id: modelProbes.id, probe: modelProbes.probe })
  return row ?? null
}

export async function answerProbe(db: Db, { id, result }: { id: string; result: ProbeResult }): Promise<void> {
  await db.update(modelProbes).set({ result }).where(eq(modelProbes.id, id))
}

/** Whether a worker took the probe, and its result; null if the probe is too old. */
export async function findProbe(
  db: Queryable,
  { id }: { id: string },
): Promise<{ taken: boolean; result: ProbeResult | null } | null> {
  const [row] = await db
    .select({ takenAt: modelProbes.takenAt, result: modelProbes.result })
    .from(modelProbes)
    .where(eq(modelProbes.id, id))
  return row ? { taken: row.takenAt !== null, result: row.result } : null
}

const ofUser = (userId: number) => sql`${modelProbes.probe}->>'userId' = ${String(userId)}`

/** Creates a trial for any worker to run, in place of the one that this user made before. Returns its id. */
export async function createTrial(db: Db, trial: Trial): Promise<string> {
  return db.transaction(async tx => {
    await lockOwner(tx, trial.userId)
    const id = await createProbe(tx, { kind: 'trial', ...trial })
    await tx.delete(modelProbes).where(and(ofUser(trial.userId), ne(modelProbes.id, id)))
    return id
  })
}

/** Called every few seconds by the worker that runs the trial. False if the trial was replaced or its project deleted. */
export async function keepTrial(db: Queryable, { id }: { id: string }): Promise<boolean> {
  return changesAny(db.update(modelProbes).set({ takenAt: sql`now()` }).where(eq(modelProbes.id, id)))
}

const gone =
  'No worker answered, or the worker ended before the trial did. Make sure that a worker runs, then try again.'

/** Null if the user has no such trial. */
export async function findTrial(
  db: Queryable,
  { id, userId }: { id: string; userId: number },
): Promise<ProbeResult | { kind: 'running' } | null> {
  // Untaken, or not renewed by the worker that took it.
  const isDead = sql<boolean>`coalesce(${modelProbes.takenAt} + interval '20 seconds', ${modelProbes.createdAt})
    < now() - interval '10 seconds'`
  const [row] = await db
    .select({ result: modelProbes.result, isDead })
    .from(modelProbes)
    .where(and(eq(modelProbes.id, id), ofUser(userId)))
  if (!row) return null
  return row.result ?? (row.isDead ? { kind: 'failed', message: gone } : { kind: 'running' })
}
