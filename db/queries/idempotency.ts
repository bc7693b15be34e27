/** Requests with an Idempotency-Key. The keys are already hashed and the answers sealed. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { idempotencyKeys } from '../schema/integrations.ts'

export type KeyedRequest = Pick<
  typeof idempotencyKeys.$inferSelect,
  'keyHash' | 'userId' | 'method' | 'path' | 'requestHash'
>

export type Claimed =
  /** Run the request, then `finishRequest` or `releaseRequest` with this claim. */
  | { outcome: 'claimed'; claim: string }
  | { outcome: 'answered'; status: number; answer: string }
  /** The first request has not finished. */
  | { outcome: 'running' }
  /** The key was used with another request before. */
  | { outcome: 'other_request' }

const tooOld = () =>
  lt(idempotencyKeys.createdAt, sql`now() - make_interval(secs => ${keepingLimits.idempotencyKeepMs / 1000})`)

/**
 * Claims the key for this request in one statement, so that only one of several concurrent requests gets it. A claim expires
 * after `keepingLimits.idempotencyClaimMs`: its process is then taken for dead, and the request may run again.
 */
export async function claimRequest(db: Db, params: KeyedRequest): Promise<Claimed> {
  const claim = crypto.randomUUID()
  const values = {
    ...params,
    claim,
    claimedUntil: sql`now() + make_interval(secs => ${keepingLimits.idempotencyClaimMs / 1000})`,
  }
  const abandoned = and(
    isNull(idempotencyKeys.status),
    lt(idempotencyKeys.claimedUntil, sql`now()`),
    eq(idempotencyKeys.requestHash, params.requestHash),
  )
  const { count } = await db
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: { ...values, status: null, answer: null, createdAt: sql`now()` },
      setWhere: sql`${tooOld()} or (${abandoned})`,
    })
  if (count > 0) return { outcome: 'claimed', claim }
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, params.keyHash))
  // Deleted between the two statements; the caller tries again.
  if (!row) return { outcome: 'running' }
  if (row.requestHash !== params.requestHash) return { outcome: 'other_request' }
  if (row.status === null || row.answer === null) return { outcome: 'running' }
  return { outcome: 'answered', status: row.status, answer: row.answer }
}

const held = (params: { keyHash: string; claim: string }) =>
  and(eq(idempotencyKeys.keyHash, params.keyHash), eq(idempotencyKeys.claim, params.claim))

/** Stores the answer. Does nothing if the claim has expired and another request has the key. */
export async function finishRequest(
  db: Db,
  params: { keyHash: string; claim: string; status: number; answer: string },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: params.status, answer: params.answer, claim: null, claimedUntil: null })
    .where(held(params))
}

/** Frees the key of a request that did nothing. */
export async function releaseRequest(db: Db, params: { keyHash: string; claim: string }): Promise<void> {
  await db.delete(idempotencyKeys).where(held(params))
}

export async function sweepRequests(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(tooOld())
}
