import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../connection.ts'
import { deliveryLimits, keepingLimits } from '../../limits.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../schema/integrations.ts'
import type { EndpointDisabledReason } from '../../vocabulary.ts'
import { changesAny } from '../statements.ts'

export interface DueDelivery {
  id: number
  endpointId: number
  userId: number
  /** Whether recent deliveries to the endpoint have failed. */
  failing: boolean
  messageId: string
  body: string
  /** The number of this attempt, from 1. */
  attempt: number
  /** Milliseconds of the retry schedule that have passed. */
  pausedMs: number
  url: string
  /** All secrets that sign, newest first. */
  secrets: string[]
}

/** When a delivery to an enabled endpoint is next due, or a claim on one expires; null if none waits. */
export async function nextDelivery(db: Db): Promise<Date | null> {
  const [row] = await db.execute<{ at: string | null }>(sql`
    select min(greatest(d.next_attempt_at, d.claimed_until)) as at
    from ${webhookDeliveries} d join ${webhookEndpoints} e on e.id = d.endpoint_id
    where d.state = 'pending' and e.disabled_at is null`)
  return row?.at ? new Date(row.at) : null
}

/** One attempt, as shown to the webhook's owner. */
export type AttemptRecord = Omit<typeof webhookAttempts.$inferInsert, 'deliveryId' | 'number'>

export interface NextAttempt {
  at: Date
  pausedMs: number
}

/** The outcome of an attempt. If it failed and `retry` is null, no further attempt follows. */
export type Outcome =
  | { delivered: true }
  | { delivered: false; retry: NextAttempt | null; disable: Extract<EndpointDisabledReason, 'gone'> | null }

/**
 * Stores an attempt. Disables the endpoint if it answered 410, or if every attempt for `failingMs` failed and there was
 * another within `quietMs` before this one. Returns the reason if this attempt disabled it.
 */
export async function saveAttempt(
  db: Db,
  params: { delivery: DueDelivery; attempt: AttemptRecord; outcome: Outcome; now: Date },
): Promise<EndpointDisabledReason | null> {
  const { delivery, attempt, outcome, now } = params
  return db.transaction(async tx => {
    await tx
      .insert(webhookAttempts)
      .values({ ...attempt, deliveryId: delivery.id, number: delivery.attempt })
      .onConflictDoNothing()
    const retry = outcome.delivered ? null : outcome.retry
    await tx
      .update(webhookDeliveries)
      .set({
        state: outcome.delivered ? 'delivered' : retry ? 'pending' : 'failed',
        nextAttemptAt: retry?.at ?? null,
        ...(retry ? { pausedMs: retry.pausedMs } : {}),
        claimedUntil: null,
        finishedAt: retry ? null : now,
      })
      // If the claim expired, another worker may have the delivery and decides its outcome, unless this attempt succeeded.
      .where(
        and(
          eq(webhookDeliveries.id, delivery.id),
          outcome.delivered ? undefined : eq(webhookDeliveries.attempts, delivery.attempt),
          outcome.delivered ? undefined : eq(webhookDeliveries.state, 'pending'),
        ),
      )
    const endpoint = eq(webhookEndpoints.id, delivery.endpointId)
    if (outcome.delivered) {
      await tx.update(webhookEndpoints).set({ failingSince: null }).where(endpoint)
      return null
    }
    const [row] = await tx
      .update(webhookEndpoints)
      .set({ failingSince: sql`coalesce(${webhookEndpoints.failingSince}, ${now.toISOString()}::timestamptz)` })
      .where(endpoint)
      .returning({ failingSince: webhookEndpoints.failingSince })
    const failedFor = row?.failingSince ? now.getTime() - row.failingSince.getTime() : 0
    const failing = failedFor >= deliveryLimits.failingMs
    if (failing && !outcome.disable && !(await failedLately(tx, delivery, now))) {
      await tx.update(webhookEndpoints).set({ failingSince: now }).where(endpoint)
      return null
    }
    const reason = outcome.disable ?? (failing ? 'failing' : null)
    if (!reason) return null
    const enabled = and(endpoint, isNull(webhookEndpoints.disabledAt))
    const disable = tx.update(webhookEndpoints).set({ disabledAt: now, disabledReason: reason }).where(enabled)
    return (await changesAny(disable)) ? reason : null
  })
}

/** Whether there was another attempt recently. If messages are rare, a failure says nothing about the time in between. */
async function failedLately(tx: Queryable, delivery: DueDelivery, now: Date): Promise<boolean> {
  const [before] = await tx
    .select({ number: webhookAttempts.number })
    .from(webhookAttempts)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.id, webhookAttempts.deliveryId))
    .where(
      and(
        eq(webhookDeliveries.endpointId, delivery.endpointId),
        gt(webhookAttempts.startedAt, new Date(now.getTime() - deliveryLimits.quietMs)),
        or(ne(webhookAttempts.deliveryId, delivery.id), ne(webhookAttempts.number, delivery.attempt)),
      ),
    )
    .limit(1)
  return before !== undefined
}

/** Releases claims whose attempt was not finished: they are due at once, and the attempt does not count. */
export async function releaseDeliveries(db: Db, params: { deliveries: DueDelivery[] }): Promise<void> {
  if (params.deliveries.length === 0) return
  await db
    .update(webhookDeliveries)
    .set({ claimedUntil: null, attempts: sql`${webhookDeliveries.attempts} - 1` })
    .where(
      and(
        inArray(
          webhookDeliveries.id,
          params.deliveries.map(delivery => delivery.id),
        ),
        // Leaves out deliveries whose attempt was stored meanwhile.
        isNotNull(webhookDeliveries.claimedUntil),
      ),
    )
}

/** Deletes entries of the log that are too old, or beyond an endpoint's newest `hookLogMax`. Waiting messages are kept. */
export async function forgetDeliveries(db: Db, params: { before: Date }): Promise<void> {
  const most = keepingLimits.hookLogMax
  await db
    .delete(webhookDeliveries)
    .where(and(ne(webhookDeliveries.state, 'pending'), lt(webhookDeliveries.createdAt, params.before)))
  await db.execute(sql`
    delete from ${webhookDeliveries} where state <> 'pending' and id in (
      select id from (
        select id, row_number() over (partition by endpoint_id order by id desc) as place from ${webhookDeliveries}
      ) d where place > ${most})`)
  await db.execute(sql`
    delete from ${webhookAttempts} where (delivery_id, number) in (
      select delivery_id, number from (
        select a.delivery_id, a.number, row_number() over (partition by d.endpoint_id order by a.started_at desc) as place
        from ${webhookAttempts} a join ${webhookDeliveries} d on d.id = a.delivery_id
      ) a where place > ${most})`)
}
