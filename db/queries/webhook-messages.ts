/**
 * What webhooks are told: written in the transaction of what it tells of, one row for each endpoint that listens, so that
 * nothing is told that did not happen and nothing that happened is forgotten. The worker delivers (webhook-deliveries.ts).
 */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../connection.ts'
import { webhookDeliveries, webhookEndpoints } from '../schema/integrations.ts'
import type { EventType, WebhookEventType } from '../vocabulary.ts'

/** Payload: nothing. Some delivery is due: sent when the transaction that wrote it commits. */
export const deliveriesChannel = 'webhook_deliveries'

/** Payload: a `LiveMessage` as JSON. For those who listen to their own account's events without an endpoint. */
export const messagesChannel = 'webhook_messages'

export interface LiveMessage {
  userId: number
  messageId: string
  type: WebhookEventType
  body: string
}

/** Postgres refuses a notification of 8000 bytes or more. */
const notificationBytes = 7_900

/** The events of a review that are told, by the name they have outside. A review that is resumed has started again. */
const toldAs: Partial<Record<EventType, WebhookEventType>> = {
  'review.queued': 'review.started',
  'opinion.completed': 'opinion.completed',
  'review.completed': 'review.completed',
  'review.failed': 'review.failed',
}

/** The project that is told of, and whose it is. */
interface ToldProject {
  id: number
  userId: number
  name: string
}

/** Tells of one event of a review; those that have no name outside are told to nobody. `seq` makes its id. */
export async function tellOfEvent(
  tx: Queryable,
  project: ToldProject,
  event: { reviewId: string; seq: number; type: EventType; detail: Record<string, unknown> },
): Promise<void> {
  const type = toldAs[event.type]
  if (!type) return
  const { reviewId, seq, detail } = event
  await tell(tx, {
    userId: project.userId,
    messageId: `evt_${project.id}_${seq}`,
    type,
    data: { projectId: project.id, projectName: project.name, reviewId, ...detail },
  })
}

/** Tells of a project's deletion, in the transaction that deletes it. */
export async function tellOfDeletion(tx: Queryable, project: ToldProject): Promise<void> {
  await tell(tx, {
    userId: project.userId,
    messageId: `evt_${project.id}_deleted`,
    type: 'project.deleted',
    data: { projectId: project.id, projectName: project.name },
  })
}

interface Message {
  userId: number
  messageId: string
  type: WebhookEventType
  data: Record<string, unknown>
}

/** The text that is signed and sent: type, time (ISO 8601, UTC) and data, as Standard Webhooks recommends. */
export function messageBody(message: Pick<Message, 'type' | 'data'>, at: Date): string {
  return JSON.stringify({ type: message.type, timestamp: at.toISOString(), data: message.data })
}

async function tell(tx: Queryable, message: Message): Promise<void> {
  const { userId, messageId, type } = message
  const body = messageBody(message, new Date())
  const told = await tx.execute(sql`
    insert into ${webhookDeliveries} (endpoint_id, message_id, event_type, body)
    select id, ${messageId}, ${type}, ${body} from ${webhookEndpoints}
    where user_id = ${userId} and disabled_at is null and ${type} = any(events)
    on conflict do nothing
    returning id`)
  if (told.length > 0) await tx.execute(sql`select pg_notify(${deliveriesChannel}, '')`)
  const overheard = JSON.stringify({ userId, messageId, type, body } satisfies LiveMessage)
  if (Buffer.byteLength(overheard) < notificationBytes)
    await tx.execute(sql`select pg_notify(${messagesChannel}, ${overheard})`)
}
