/** Webhooks as their owners see them. Someone else's is not found. */
import { and, count, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { users } from '../schema.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../schema-programs.ts'
import { limits, type webhookEvents, webhookTestEvent } from '../vocabulary.ts'
import { type Page, type PageParams, pageOf, rowsToRead } from './pages.ts'
import { deliveriesChannel, messageBody } from './webhook-messages.ts'

/** All but the secrets, which leave only with the answer that makes them. */
const columns = {
  id: webhookEndpoints.id,
  url: webhookEndpoints.url,
  description: webhookEndpoints.description,
  events: webhookEndpoints.events,
  previousSecretUntil: webhookEndpoints.previousSecretUntil,
  failingSince: webhookEndpoints.failingSince,
  disabledAt: webhookEndpoints.disabledAt,
  disabledReason: webhookEndpoints.disabledReason,
  createdAt: webhookEndpoints.createdAt,
}

export type WebhookRow = Omit<typeof webhookEndpoints.$inferSelect, 'userId' | 'secret' | 'previousSecret'>

/** Names one webhook of one owner. */
export interface Owned {
  webhookId: number
  userId: number
}

const owned = ({ webhookId, userId }: Owned) =>
  and(eq(webhookEndpoints.id, webhookId), eq(webhookEndpoints.userId, userId))

/** All of an owner's: there are few. */
export async function listWebhooks(db: Db, params: { userId: number }): Promise<WebhookRow[]> {
  return db
    .select(columns)
    .from(webhookEndpoints)
    .where(eq(webhookEndpoints.userId, params.userId))
    .orderBy(webhookEndpoints.id)
}

/** The owner's row is locked while counting, so that two calls at once cannot both take the last place. */
export async function createWebhook(
  db: Db,
  params: {
    userId: number
    url: string
    description: string | null
    events: (typeof webhookEvents)[number][]
    secret: string
  },
): Promise<WebhookRow | 'too_many' | 'no_such_user'> {
  return db.transaction(async tx => {
    const [owner] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.id, params.userId))
      .for('no key update')
    if (!owner) return 'no_such_user'
    const [held] = await tx
      .select({ number: count() })
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.userId, params.userId))
    if ((held?.number ?? 0) >= limits.webhookEndpointsMax) return 'too_many'
    const [row] = await tx.insert(webhookEndpoints).values(params).returning(columns)
    if (!row) throw new Error('INSERT INTO webhook_endpoints returned no row')
    return row
  })
}

/** Null where this owner has no such webhook. One that is sent to again starts with a clean sheet. */
export async function editWebhook(
  db: Db,
  params: Owned & {
    set: {
      url?: string | undefined
      description?: string | null | undefined
      events?: (typeof webhookEvents)[number][] | undefined
    }
    disabled: boolean | undefined
  },
): Promise<WebhookRow | null> {
  const { set, disabled } = params
  const state =
    disabled === undefined
      ? {}
      : disabled
        ? {
            disabledAt: sql`coalesce(${webhookEndpoints.disabledAt}, now())`,
            disabledReason: sql`coalesce(${webhookEndpoints.disabledReason}, 'owner')`,
          }
        : { disabledAt: null, disabledReason: null, failingSince: null }
  return db.transaction(async tx => {
    const [row] = await tx
      .update(webhookEndpoints)
      // An UPDATE needs a column: the owner stays who it is.
      .set({ ...set, ...state, userId: params.userId })
      .where(owned(params))
      .returning(columns)
    if (row && disabled === false) await wake(tx)
    return row ?? null
  })
}

export async function deleteWebhook(db: Db, params: Owned): Promise<boolean> {
  const gone = await db.delete(webhookEndpoints).where(owned(params)).returning({ id: webhookEndpoints.id })
  return gone.length > 0
}

/** The secret that was the newest goes on signing for `limits.webhookOverlapMs`; null where there is no such webhook. */
export async function rotateSecret(db: Db, params: Owned & { secret: string }): Promise<WebhookRow | null> {
  const [row] = await db
    .update(webhookEndpoints)
    .set({
      previousSecret: webhookEndpoints.secret,
      previousSecretUntil: sql`now() + make_interval(secs => ${limits.webhookOverlapMs / 1000})`,
      secret: params.secret,
    })
    .where(owned(params))
    .returning(columns)
  return row ?? null
}

const last = sql`(select max(a.number) from ${webhookAttempts} a where a.delivery_id = ${webhookDeliveries.id})`

/** A delivery with what came of its last attempt. */
const lineColumns = {
  id: webhookDeliveries.id,
  messageId: webhookDeliveries.messageId,
  eventType: webhookDeliveries.eventType,
  state: webhookDeliveries.state,
  attempts: webhookDeliveries.attempts,
  nextAttemptAt: webhookDeliveries.nextAttemptAt,
  createdAt: webhookDeliveries.createdAt,
  finishedAt: webhookDeliveries.finishedAt,
  responseStatus: webhookAttempts.responseStatus,
  errorCode: webhookAttempts.errorCode,
  durationMs: webhookAttempts.durationMs,
}

const lines = (db: Queryable) =>
  db
    .select(lineColumns)
    .from(webhookDeliveries)
    .leftJoin(
      webhookAttempts,
      and(eq(webhookAttempts.deliveryId, webhookDeliveries.id), eq(webhookAttempts.number, last)),
    )

export type DeliveryRow = Awaited<ReturnType<typeof lines>>[number]
export type AttemptRow = Omit<typeof webhookAttempts.$inferSelect, 'deliveryId'>

/** Newest first; null where this owner has no such webhook. */
export async function listDeliveries(db: Db, params: Owned & PageParams): Promise<Page<DeliveryRow> | null> {
  const [endpoint] = await db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(owned(params))
  if (!endpoint) return null
  const own = eq(webhookDeliveries.endpointId, endpoint.id)
  const [read, [all]] = await Promise.all([
    lines(db)
      .where(and(own, params.before === null ? undefined : lt(webhookDeliveries.id, params.before)))
      .orderBy(desc(webhookDeliveries.id))
      .limit(rowsToRead(params)),
    db.select({ number: count() }).from(webhookDeliveries).where(own),
  ])
  return pageOf(read, all?.number ?? 0, params)
}

async function findLine(db: Queryable, params: Owned & { deliveryId: number }): Promise<DeliveryRow | null> {
  const [row] = await lines(db)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(owned(params), eq(webhookDeliveries.id, params.deliveryId)))
  return row ?? null
}

/** The delivery, the text that was sent, and its attempts, the first one first. */
export async function findDelivery(
  db: Db,
  params: Owned & { deliveryId: number },
): Promise<(DeliveryRow & { body: string; log: AttemptRow[] }) | null> {
  const line = await findLine(db, params)
  if (!line) return null
  const [[whole], log] = await Promise.all([
    db
      .select({ body: webhookDeliveries.body })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, params.deliveryId)),
    db
      .select()
      .from(webhookAttempts)
      .where(eq(webhookAttempts.deliveryId, params.deliveryId))
      .orderBy(webhookAttempts.number),
  ])
  return whole ? { ...line, body: whole.body, log } : null
}

/** Has a finished delivery sent again, at once. One that is on its way or waits is left alone, but no longer waits. */
export async function redeliver(
  db: Db,
  params: Owned & { deliveryId: number },
): Promise<DeliveryRow | 'not_found' | 'disabled'> {
  return db.transaction(async tx => {
    const enabled = await isEnabled(tx, params)
    if (enabled !== true) return enabled
    const rows = await tx
      .update(webhookDeliveries)
      .set({ state: 'pending', nextAttemptAt: sql`now()`, finishedAt: null })
      .where(and(eq(webhookDeliveries.id, params.deliveryId), eq(webhookDeliveries.endpointId, params.webhookId)))
      .returning({ id: webhookDeliveries.id })
    if (rows.length === 0) return 'not_found'
    await wake(tx)
    return (await findLine(tx, params)) ?? 'not_found'
  })
}

/** Sends a message that tells of nothing, whatever the webhook listens to. */
export async function sendTest(
  db: Db,
  params: Owned & { messageId: string; data: Record<string, unknown> },
): Promise<DeliveryRow | 'not_found' | 'disabled'> {
  return db.transaction(async tx => {
    const enabled = await isEnabled(tx, params)
    if (enabled !== true) return enabled
    const { webhookId, messageId, data } = params
    const [row] = await tx
      .insert(webhookDeliveries)
      .values({
        endpointId: webhookId,
        messageId,
        eventType: webhookTestEvent,
        body: messageBody({ type: webhookTestEvent, data }, new Date()),
      })
      .returning({ id: webhookDeliveries.id })
    if (!row) throw new Error('INSERT INTO webhook_deliveries returned no row')
    await wake(tx)
    return (await findLine(tx, { ...params, deliveryId: row.id })) ?? 'not_found'
  })
}

async function isEnabled(tx: Queryable, params: Owned): Promise<true | 'not_found' | 'disabled'> {
  const [row] = await tx
    .select({ disabledAt: webhookEndpoints.disabledAt })
    .from(webhookEndpoints)
    .where(owned(params))
    .for('no key update')
  if (!row) return 'not_found'
  return row.disabledAt ? 'disabled' : true
}

const wake = (tx: Queryable) => tx.execute(sql`select pg_notify(${deliveriesChannel}, '')`)
