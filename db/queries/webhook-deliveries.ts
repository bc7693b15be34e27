/** Deliveries as the worker sees them: those that are due are claimed, tried, and what came of the try is written down. */
import { and, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../connection.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../schema-programs.ts'
import { type EndpointDisabledReason, limits } from '../vocabulary.ts'

export interface DueDelivery {
  id: number
  endpointId: number
  messageId: string
  body: string
  /** Counts the try that this claim is for, from 1. */
  attempt: number
  url: string
  /** Every secret that signs now, the newest first. */
  secrets: string[]
}

export interface ClaimParams {
  now: Date
  /** How long another worker leaves the claimed alone, in milliseconds: longer than a try can take. */
  holdMs: number
  /** At most this many, of one endpoint at most `perEndpoint`. */
  limit: number
  perEndpoint: number
  /** Endpoints that have no room for another request now. */
  busyEndpoints: number[]
}

/**
 * Takes due deliveries, each for this caller alone until `holdMs` has passed: a killed worker's come up again then. The
 * try counts from its claim on, so that a delivery that brings its worker down does not do so for ever.
 */
export async function claimDeliveries(db: Db, params: ClaimParams): Promise<DueDelivery[]> {
  const { now, holdMs, limit, perEndpoint, busyEndpoints } = params
  // Of each endpoint its own oldest: one with thousands waiting leaves room for the others.
  const rows = await db.execute<{
    id: string
    endpoint_id: number
    message_id: string
    body: string
    attempts: number
    url: string
    secret: string
    previous_secret: string | null
  }>(sql`
    with due as (
      select picked.id
      from ${webhookEndpoints} e
      cross join lateral (
        select d.id, d.next_attempt_at from ${webhookDeliveries} d
        where d.endpoint_id = e.id and d.state = 'pending' and d.next_attempt_at <= ${now.toISOString()}::timestamptz
          and (d.claimed_until is null or d.claimed_until <= ${now.toISOString()}::timestamptz)
        order by d.next_attempt_at, d.id
        limit ${perEndpoint}
        for update skip locked
      ) picked
      where e.disabled_at is null and not (e.id = any(${sql.param(busyEndpoints)}::int[]))
        and e.id in (
          select endpoint_id from ${webhookDeliveries}
          where state = 'pending' and next_attempt_at <= ${now.toISOString()}::timestamptz
        )
      order by picked.next_attempt_at
      limit ${limit}
    )
    update ${webhookDeliveries} d
    set attempts = d.attempts + 1, claimed_until = ${new Date(now.getTime() + holdMs).toISOString()}::timestamptz
    from ${webhookEndpoints} e
    where d.id in (select id from due) and e.id = d.endpoint_id
    returning d.id, d.endpoint_id, d.message_id, d.body, d.attempts, e.url, e.secret,
      case when e.previous_secret_until > ${now.toISOString()}::timestamptz then e.previous_secret end as previous_secret`)
  return rows.map(row => ({
    id: Number(row.id),
    endpointId: row.endpoint_id,
    messageId: row.message_id,
    body: row.body,
    attempt: row.attempts,
    url: row.url,
    secrets: [row.secret, row.previous_secret].filter(secret => secret !== null),
  }))
}

/** When the next one is due that nobody has and whose endpoint is not disabled; null where none waits. */
export async function nextDelivery(db: Db): Promise<Date | null> {
  const [row] = await db.execute<{ at: string | null }>(sql`
    select min(greatest(d.next_attempt_at, d.claimed_until)) as at
    from ${webhookDeliveries} d join ${webhookEndpoints} e on e.id = d.endpoint_id
    where d.state = 'pending' and e.disabled_at is null`)
  return row?.at ? new Date(row.at) : null
}

/** What came back from one try, as its owner will read it. */
export type AttemptRecord = Omit<typeof webhookAttempts.$inferInsert, 'deliveryId' | 'number'>

/** `retry` null and not delivered: the last try has failed. */
export type Outcome =
  | { delivered: true }
  | { delivered: false; retry: Date | null; disable: Extract<EndpointDisabledReason, 'gone'> | null }

/**
 * Writes a try down. An endpoint to which nothing got through for `limits.webhookFailingMs` is disabled here.
 * Answers why it is disabled where this try did it.
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
        nextAttemptAt: retry,
        claimedUntil: null,
        finishedAt: retry ? null : now,
      })
      // A claim that ran out may have been taken by another, which then says what became of it; a success counts anyway.
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
    const reason = outcome.disable ?? (failedFor >= limits.webhookFailingMs ? 'failing' : null)
    if (!reason) return null
    const disabled = await tx
      .update(webhookEndpoints)
      .set({ disabledAt: now, disabledReason: reason })
      .where(and(endpoint, isNull(webhookEndpoints.disabledAt)))
      .returning({ id: webhookEndpoints.id })
    return disabled.length > 0 ? reason : null
  })
}

/** Gives claims back that were not tried, or not to the end: they are due at once, and the try does not count. */
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
        // One that was written down meanwhile is nobody's any more.
        isNotNull(webhookDeliveries.claimedUntil),
      ),
    )
}

/** The log of what is long past goes; what still waits stays, however old it is. */
export async function forgetDeliveries(db: Db, params: { before: Date }): Promise<void> {
  await db
    .delete(webhookDeliveries)
    .where(and(ne(webhookDeliveries.state, 'pending'), lt(webhookDeliveries.createdAt, params.before)))
}
