/** A person's use of their share: reviews and model cost of the day, and stored bytes. */
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { Settings } from '../limits.ts'
import type { LocatedDocument } from '../located-document.ts'
import type { Usage } from '../opinion.ts'
import { dailyUse } from '../schema/limits.ts'
import { projects, reviews, submissions } from '../schema/schema.ts'
import { lockOwner } from './owners.ts'
import { readSettings } from './settings.ts'

export interface Use {
  reviews: number
  /** US dollars. */
  cost: number
  storedBytes: number
}

export type ReachedLimit = 'reviews' | 'cost' | 'stored'

export const MiB = 1024 * 1024
const micros = 1_000_000
/** In UTC, whatever the database's time zone. */
const today = sql`(now() at time zone 'utc')::date`

async function usedBy(db: Queryable, params: { userId: number }): Promise<Use> {
  const [[day], [stored]] = await Promise.all([
    db
      .select({ reviews: dailyUse.reviews, costMicros: dailyUse.costMicros })
      .from(dailyUse)
      .where(and(eq(dailyUse.userId, params.userId), eq(dailyUse.day, today))),
    db
      .select({ bytes: sql<number>`coalesce(sum(${submissions.storedBytes}), 0)`.mapWith(Number) })
      .from(submissions)
      .innerJoin(projects, eq(projects.id, submissions.projectId))
      .where(eq(projects.userId, params.userId)),
  ])
  return {
    reviews: day?.reviews ?? 0,
    cost: (day?.costMicros ?? 0) / micros,
    storedBytes: stored?.bytes ?? 0,
  }
}

export const readUse = (db: Queryable, params: { userId: number }): Promise<[Use, Settings]> =>
  Promise.all([usedBy(db, params), readSettings(db)])

/** The limit that forbids storing `bytes` more or starting a review; null if there is none. */
export function reachedLimit(
  use: Use,
  settings: Settings,
  wish: { bytes: number; review: boolean },
): ReachedLimit | null {
  if (use.storedBytes + wish.bytes > settings.storedMiB * MiB) return 'stored'
  if (!wish.review) return null
  if (use.reviews >= settings.reviewsPerDay) return 'reviews'
  // With a limit of 0 and nothing spent, a review may start, because the rubric costs nothing. The worker refuses the model.
  return use.cost > 0 && use.cost >= settings.costPerDay ? 'cost' : null
}

/** The file does not fit into its owner's share. */
export class StorageFull extends Error {}

/** Throws `StorageFull`. Part of the transaction that stores the file, so only one upload gets the last space. */
export async function requireStorage(tx: Queryable, params: { userId: number; bytes: number }): Promise<void> {
  if (params.bytes === 0) return
  await lockOwner(tx, params.userId)
  const [use, settings] = await readUse(tx, params)
  if (reachedLimit(use, settings, { bytes: params.bytes, review: false })) throw new StorageFull()
}

/**
 * Whether a submission's owner has used up their storage. Asked once before drawing and not for each page, because a
 * report whose pages break off in the middle serves nobody. So each worker may exceed the limit by the pictures of one
 * document (`readingLimits.drawnBytes`); the next upload is refused.
 */
export async function storageIsUsedUp(db: Queryable, params: { submissionId: number }): Promise<boolean> {
  const [owner] = await db
    .select({ userId: projects.userId })
    .from(submissions)
    .innerJoin(projects, eq(projects.id, submissions.projectId))
    .where(eq(submissions.id, params.submissionId))
  if (!owner) return true
  const [use, settings] = await readUse(db, owner)
  return use.storedBytes >= settings.storedMiB * MiB
}

/** Counts a review for today, in the transaction that starts it, so that only one of two concurrent starts gets the last. */
export async function takeReview(tx: Queryable, params: { userId: number }): Promise<ReachedLimit | null> {
  const { userId } = params
  const reviewsOfToday = sql`${dailyUse.reviews} + 1`
  const [taken] = await tx
    .insert(dailyUse)
    .values({ userId, day: today, reviews: 1 })
    .onConflictDoUpdate({ target: [dailyUse.userId, dailyUse.day], set: { reviews: reviewsOfToday } })
    .returning({ reviews: dailyUse.reviews })
  const [use, settings] = await readUse(tx, params)
  const before = { ...use, reviews: (taken?.reviews ?? 1) - 1 }
  const reached = reachedLimit(before, settings, { bytes: 0, review: true })
  if (reached) {
    await tx
      .update(dailyUse)
      .set({ reviews: sql`${dailyUse.reviews} - 1` })
      .where(and(eq(dailyUse.userId, userId), eq(dailyUse.day, today)))
  }
  return reached
}

/** In US dollars; unknown costs count as 0. */
export const costOf = (usages: (Usage | null)[]): number => usages.reduce((sum, usage) => sum + (usage?.cost ?? 0), 0)

export const ownerOf = (reviewId: string): SQL => sql`(select p.user_id from ${projects} p
  join ${reviews} r on r.project_id = p.id where r.id = ${reviewId})`

/** Adds to a person's cost of today, in US dollars. */
export async function addCost(tx: Queryable, params: { userId: number | SQL; cost: number }): Promise<void> {
  const costMicros = Math.round(params.cost * micros)
  if (costMicros <= 0) return
  await tx
    .insert(dailyUse)
    .values({ userId: params.userId, day: today, costMicros })
    .onConflictDoUpdate({
      target: [dailyUse.userId, dailyUse.day],
      set: { costMicros: sql`${dailyUse.costMicros} + ${costMicros}` },
    })
}

export async function costIsReached(db: Db, params: { userId: number }): Promise<boolean> {
  const [use, settings] = await readUse(db, params)
  return use.cost >= settings.costPerDay
}

/** Estimated size of a stored document. */
export const documentBytes = (document: LocatedDocument): number =>
  document.blocks.reduce((sum, block) => sum + block.text.length + bytesOfPlace, 0)

/** Estimate for a block's place, type and id as JSON. */
const bytesOfPlace = 150
