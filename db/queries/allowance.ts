/** What a person has used of their share, and whether more is left: reviews and model cost by the day, bytes for good. */
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import type { Settings } from '../limits.ts'
import type { LocatedDocument } from '../located-document.ts'
import type { Usage } from '../report.ts'
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

/** The share that is used up. */
export type ReachedLimit = 'reviews' | 'cost' | 'stored'

export const MiB = 1024 * 1024
const micros = 1_000_000
/** Days are those of UTC, wherever the database stands. */
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

/** What a person has used, and what they may. */
export const readUse = (db: Queryable, params: { userId: number }): Promise<[Use, Settings]> =>
  Promise.all([usedBy(db, params), readSettings(db)])

/** What stands in the way of storing so many bytes more, or of starting a review; null where nothing does. */
export function reachedLimit(
  use: Use,
  settings: Settings,
  wish: { bytes: number; review: boolean },
): ReachedLimit | null {
  if (use.storedBytes + wish.bytes > settings.storedMiB * MiB) return 'stored'
  if (!wish.review) return null
  if (use.reviews >= settings.reviewsPerDay) return 'reviews'
  // Where nothing was spent no model may be at work; one that may cost nothing is told so by the worker.
  return use.cost > 0 && use.cost >= settings.costPerDay ? 'cost' : null
}

/** There is no room for a file in its owner's share. */
export class StorageFull extends Error {}

/** Throws `StorageFull`, in the transaction that stores the file: of two that race for the last room, one gets it. */
export async function holdToStorage(tx: Queryable, params: { userId: number; bytes: number }): Promise<void> {
  if (params.bytes === 0) return
  await lockOwner(tx, params.userId)
  const [use, settings] = await readUse(tx, params)
  if (reachedLimit(use, settings, { bytes: params.bytes, review: false })) throw new StorageFull()
}

/** Takes one of the day's reviews, in the transaction that starts it. Of two that race for the last, one gets it. */
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

/** In US dollars; what is unknown adds nothing. */
export const costOf = (usages: (Usage | null)[]): number => usages.reduce((sum, usage) => sum + (usage?.cost ?? 0), 0)

/** Adds US dollars that the model cost to the day of the review's owner. */
export async function addCost(tx: Queryable, params: { reviewId: string; cost: number }): Promise<void> {
  const costMicros = Math.round(params.cost * micros)
  if (costMicros <= 0) return
  const owner = sql`(select p.user_id from ${projects} p join ${reviews} r on r.project_id = p.id
    where r.id = ${params.reviewId})`
  await tx
    .insert(dailyUse)
    .values({ userId: owner, day: today, costMicros })
    .onConflictDoUpdate({
      target: [dailyUse.userId, dailyUse.day],
      set: { costMicros: sql`${dailyUse.costMicros} + ${costMicros}` },
    })
}

/** Whether the model has cost its owner's whole day already, so that this review has to wait for another one. */
export async function costIsReached(db: Db, params: { userId: number }): Promise<boolean> {
  const [use, settings] = await readUse(db, params)
  return use.cost >= settings.costPerDay
}

/** About what a document takes up as it is stored. */
export const documentBytes = (document: LocatedDocument): number =>
  document.blocks.reduce((sum, block) => sum + block.text.length + bytesOfPlace, 0)

/** A block's place, type and id, as JSON. */
const bytesOfPlace = 150
