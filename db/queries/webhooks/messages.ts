/**
 * A transactional outbox: messages to webhooks are written in the same transaction as the event, one row per subscribed
 * endpoint, so that none is lost and none is sent for something that was rolled back. The worker delivers them
 * (deliveries.ts).
 */
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../connection.ts'
import { webhookDeliveries, webhookEndpoints } from '../../schema/integrations.ts'
import type { projects } from '../../schema/schema.ts'
import type { EventType, WebhookEventType } from '../../vocabulary.ts'

/** Notified when a transaction with a new delivery commits. No payload. */
export const deliveriesChannel = 'webhook_deliveries'

/** For live streams of an account's messages. Payload: a `LiveMessage` as JSON. */
export const messagesChannel = 'webhook_messages'

export interface LiveMessage {
  userId: number
  messageId: string
  type: WebhookEventType
  body: string
}

/** Postgres refuses notifications of 8000 bytes or more. */
const notificationBytes = 7_900

/** The events that webhooks get, with their public names. A resumed review counts as started again. */
const publicNames: Partial<Record<EventType, WebhookEventType>> = {
  'review.queued': 'review.started',
  'opinion.completed': 'opinion.completed',
  'review.completed': 'review.completed',
  'review.failed': 'review.failed',
}

type MessageProject = Pick<typeof projects.$inferSelect, 'id' | 'userId' | 'name'>

/** Queues the message for an event of a review, if the event has a public name. `seq` makes the message's id. */
export async function queueEventMessage(
  tx: Queryable,
  project: MessageProject,
  event: { reviewId: string; seq: number; type: EventType; detail: Record<string, unknown> },
): Promise<void> {
  const type = publicNames[event.type]
  if (!type) return
  const { reviewId, seq, detail } = event
  await queueMessage(tx, {
    userId: project.userId,
    messageId: `evt_${project.id}_${seq}`,
    type,
    data: { projectId: project.id, projectName: project.name, reviewId, ...detail },
  })
}

/** Must run in the transaction that deletes the project. */
export async function queueDeletionMessage(tx: Queryable, project: MessageProject): Promise<void> {
  await queueMessage(tx, {
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

async function queueMessage(tx: Queryable, message: Message): Promise<void> {
  const { userId, messageId, type } = message
  const body = messageBody(message, new Date())
  const queued = await tx.execute(sql`
    insert into ${webhookDeliveries} (endpoint_id, message_id, event_type, body)
    select id, ${messageId}, ${type}, ${body} from ${webhookEndpoints}
    where user_id = ${userId} and disabled_at is null and ${type} = any(events)
    on conflict do nothing
    returning id`)
  if (queued.length > 0) await tx.execute(sql`select pg_notify(${deliveriesChannel}, '')`)
  const payload = JSON.stringify({ userId, messageId, type, body } satisfies LiveMessage)
  if (Buffer.byteLength(payload) < notificationBytes)
    await tx.execute(sql`select pg_notify(${messagesChannel}, ${payload})`)
}
