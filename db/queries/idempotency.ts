/** Requests that came with an Idempotency-Key. Keys and answers arrive here hashed and sealed. */
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { keepingLimits } from '../limits.ts'
import { idempotencyKeys } from '../schema/integrations.ts'

export interface KeyedRequest {
  keyHash: string
  userId: number | null
  method: string
  path: string
  requestHash: string
}

export type Claimed =
  /** Run the request, then `finishRequest` or `releaseRequest` with this claim. */
  | { outcome: 'claimed'; claim: string }
  /** It was answered before. */
  | { outcome: 'answered'; status: number; answer: string }
  /** Another process is at it. */
  | { outcome: 'running' }
  /** The key came with another request before. */
  | { outcome: 'other_request' }

const tooOld = () =>
  lt(idempotencyKeys.createdAt, sql`now() - make_interval(secs => ${keepingLimits.idempotencyKeepMs / 1000})`)

/**
 * Takes the key for this request, in one statement: of several at once, one gets it. A claim lasts for
 * `keepingLimits.idempotencyClaimMs`; after that, the process that had it is taken for dead and the same request may run again.
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
  const mine = await db
    .insert(idempotencyKeys)
    .values(values)
    .onConflictDoUpdate({
      target: idempotencyKeys.keyHash,
      set: { ...values, status: null, answer: null, createdAt: sql`now()` },
      setWhere: sql`${tooOld()} or (${abandoned})`,
    })
    .returning({ keyHash: idempotencyKeys.keyHash })
  if (mine.length > 0) return { outcome: 'claimed', claim }
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, params.keyHash))
  // Gone between the two statements: whoever asks again may claim it.
  if (!row) return { outcome: 'running' }
  if (row.requestHash !== params.requestHash) return { outcome: 'other_request' }
  if (row.status === null || row.answer === null) return { outcome: 'running' }
  return { outcome: 'answered', status: row.status, answer: row.answer }
}

const held = (params: { keyHash: string; claim: string }) =>
  and(eq(idempotencyKeys.keyHash, params.keyHash), eq(idempotencyKeys.claim, params.claim))

/** Keeps the answer. Does nothing where the claim ran out and another request has the key. */
export async function finishRequest(
  db: Db,
  params: { keyHash: string; claim: string; status: number; answer: string },
): Promise<void> {
  await db
    .update(idempotencyKeys)
    .set({ status: params.status, answer: params.answer, claim: null, claimedUntil: null })
    .where(held(params))
}

/** Gives the key back: the request made nothing. */
export async function releaseRequest(db: Db, params: { keyHash: string; claim: string }): Promise<void> {
  await db.delete(idempotencyKeys).where(held(params))
}

/** Removes what is too old to be answered again. */
export async function sweepRequests(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(tooOld())
}
