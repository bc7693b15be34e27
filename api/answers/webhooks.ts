/** Converts rows of webhooks to the answers that the contracts define. */
import type { z } from 'zod'
import type { WebhookRow } from '#db/queries/webhook-endpoints.ts'
import type { AttemptRow, DeliveryRow } from '#db/queries/webhook-log.ts'
import { webhookEvents } from '#db/vocabulary.ts'
import type { deliveryDetailSchema, deliverySchema, webhookSchema } from '../contracts/webhooks.ts'

export const webhookAnswer = (row: WebhookRow): z.input<typeof webhookSchema> => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: webhookEvents.filter(event => row.events.includes(event)),
  previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
  failingSince: row.failingSince?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  disabledReason: row.disabledReason,
  createdAt: row.createdAt.toISOString(),
})

export const deliveryAnswer = (row: DeliveryRow): z.input<typeof deliverySchema> => ({
  id: row.id,
  messageId: row.messageId,
  eventType: row.eventType,
  state: row.state,
  attempts: row.attempts,
  nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
  responseStatus: row.responseStatus,
  errorCode: row.errorCode,
  durationMs: row.durationMs,
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})

export const deliveryDetailAnswer = (
  row: DeliveryRow & { body: string; log: AttemptRow[] },
): z.input<typeof deliveryDetailSchema> => ({
  ...deliveryAnswer(row),
  body: row.body,
  log: row.log.map(attempt => ({
    number: attempt.number,
    url: attempt.url,
    startedAt: attempt.startedAt.toISOString(),
    durationMs: attempt.durationMs,
    requestHeaders: attempt.requestHeaders,
    responseStatus: attempt.responseStatus,
    responseHeaders: attempt.responseHeaders,
    responseBody: attempt.responseBody,
    errorCode: attempt.errorCode,
  })),
})
