import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../../connection.ts'
import { webhookAttempts, webhookDeliveries, webhookEndpoints } from '../../schema/integrations.ts'
import { webhookTestEvent } from '../../vocabulary.ts'
import { type Page, type PageParams, readPage } from '../pages.ts'
import { only } from '../statements.ts'
import { type Owned, ownedWebhook, wakeCouriers } from './endpoints.ts'
import { messageBody } from './messages.ts'

const last = sql`(select max(a.number) from ${webhookAttempts} a where a.delivery_id = ${webhookDeliveries.id})`

/** A delivery with the result of its last attempt. */
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

const { deliveryId: _, ...attemptColumns } = getTableColumns(webhookAttempts)

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

/** Newest first; null if the owner has no such webhook. */
export async function listDeliveries(db: Db, params: Owned & PageParams): Promise<Page<DeliveryRow> | null> {
  const [endpoint] = await db.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(ownedWebhook(params))
  if (!endpoint) return null
  const wanted = eq(webhookDeliveries.endpointId, endpoint.id)
  return readPage(db, webhookDeliveries, lines(db), { ...params, wanted })
}

async function findLine(db: Queryable, params: Owned & { deliveryId: number }): Promise<DeliveryRow | null> {
  const [row] = await lines(db)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .where(and(ownedWebhook(params), eq(webhookDeliveries.id, params.deliveryId)))
  return row ?? null
}

/** A delivery with the text that was sent and its attempts, oldest first. */
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
      .select(attemptColumns)
      .from(webhookAttempts)
      .where(eq(webhookAttempts.deliveryId, params.deliveryId))
      .orderBy(webhookAttempts.number),
  ])
  return whole ? { ...line, body: whole.body, log } : null
}

/** Makes a delivery due at once, even a finished one. A delivery that is being sent is left alone. */
export async function redeliver(
  db: Db,
  params: Owned & { deliveryId: number },
): Promise<DeliveryRow | 'not_found' | 'disabled'> {
  return db.transaction(async tx => {
    const enabled = await isEnabled(tx, params)
    if (enabled !== true) return enabled
    const { count } = await tx
      .update(webhookDeliveries)
      .set({ state: 'pending', nextAttemptAt: sql`now()`, finishedAt: null })
      .where(and(eq(webhookDeliveries.id, params.deliveryId), eq(webhookDeliveries.endpointId, params.webhookId)))
    if (count === 0) return 'not_found'
    await wakeCouriers(tx)
    return (await findLine(tx, params)) ?? 'not_found'
  })
}

/** Sends a test message, whichever events the webhook subscribes to. */
export async function sendTest(
  db: Db,
  params: Owned & { messageId: string; data: Record<string, unknown> },
): Promise<DeliveryRow | 'not_found' | 'disabled'> {
  return db.transaction(async tx => {
    const enabled = await isEnabled(tx, params)
    if (enabled !== true) return enabled
    const { webhookId, messageId, data } = params
    const body = messageBody({ type: webhookTestEvent, data }, new Date())
    const { id: deliveryId } = only(
      await tx
        .insert(webhookDeliveries)
        .values({ endpointId: webhookId, messageId, eventType: webhookTestEvent, body })
        .returning({ id: webhookDeliveries.id }),
    )
    await wakeCouriers(tx)
    return (await findLine(tx, { ...params, deliveryId })) ?? 'not_found'
  })
}

async function isEnabled(tx: Queryable, params: Owned): Promise<true | 'not_found' | 'disabled'> {
  const [row] = await tx
    .select({ disabledAt: webhookEndpoints.disabledAt })
    .from(webhookEndpoints)
    .where(ownedWebhook(params))
    .for('no key update')
  if (!row) return 'not_found'
  return row.disabledAt ? 'disabled' : true
}
