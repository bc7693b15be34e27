import { z } from 'zod'
import { inArea, type Rows } from '../endpoint.ts'
import { idParam } from '../fields.ts'
import { listQuery } from '../lists.ts'
import { logKept } from '../log-words.ts'
import { liveMessageSchema } from '../webhook-messages.ts'
import {
  createWebhookBody,
  deliveryDetailSchema,
  deliverySchema,
  editWebhookBody,
  webhookSchema,
  webhookWithSecretSchema,
} from '../webhooks.ts'

/** Messages contain what the scope `read` protects, so a key that sends or listens to messages needs it too. */
const readAndSubmit = ['read', 'submit'] as const

const deliveryParams = { id: idParam, deliveryId: idParam }

export const webhookEndpoints = inArea('Webhooks', {
  listWebhooks: {
    route: 'GET /api/webhooks',
    access: 'user',
    scope: 'read',
    summary: "The user's webhooks",
    query: listQuery,
    answer: z.array(webhookSchema),
    paged: true,
  },
  createWebhook: {
    route: 'POST /api/webhooks',
    access: 'user',
    scope: readAndSubmit,
    summary: 'Create a webhook, which sends events to an address; the answer contains the secret that signs them',
    status: 201,
    body: createWebhookBody,
    answer: webhookWithSecretSchema,
    idempotent: true,
    refusals: ['conflict'],
    freshPassword: true,
  },
  // Before `/api/webhooks/{id}`, which would take "listen" for an id.
  listenToWebhooks: {
    route: 'GET /api/webhooks/listen',
    access: 'user',
    scope: readAndSubmit,
    summary: "The messages of the user's events as they happen, as server-sent events; missed ones are not repeated",
    raw: ['text/event-stream'],
    events: liveMessageSchema,
    refusals: ['too_many_requests'],
  },
  updateWebhook: {
    route: 'PUT /api/webhooks/{id}',
    access: 'user',
    scope: readAndSubmit,
    summary: 'Change a webhook, or disable or enable it',
    body: editWebhookBody,
    answer: webhookSchema,
    freshPassword: 'sometimes',
  },
  deleteWebhook: {
    route: 'DELETE /api/webhooks/{id}',
    access: 'user',
    scope: 'submit',
    summary: 'Remove a webhook and its log',
  },
  rotateWebhookSecret: {
    route: 'POST /api/webhooks/{id}/secret',
    access: 'user',
    scope: readAndSubmit,
    summary: 'Make a new secret; for a day, messages are signed with the previous one as well',
    answer: webhookWithSecretSchema,
    idempotent: true,
    refusals: ['conflict'],
    freshPassword: true,
  },
  testWebhook: {
    route: 'POST /api/webhooks/{id}/test',
    access: 'user',
    scope: readAndSubmit,
    summary: 'Send a test event',
    status: 202,
    answer: deliverySchema,
    idempotent: true,
    refusals: ['conflict'],
  },
  listDeliveries: {
    route: 'GET /api/webhooks/{id}/deliveries',
    access: 'user',
    scope: 'read',
    summary: `Past and pending deliveries, newest first; the log keeps ${logKept}`,
    query: listQuery,
    answer: z.array(deliverySchema),
    paged: true,
  },
  getDelivery: {
    route: 'GET /api/webhooks/{id}/deliveries/{deliveryId}',
    params: deliveryParams,
    access: 'user',
    scope: 'read',
    summary: 'One delivery with its body and every attempt',
    answer: deliveryDetailSchema,
  },
  redeliver: {
    route: 'POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver',
    params: deliveryParams,
    access: 'user',
    scope: readAndSubmit,
    summary: 'Send a delivery again, with the same id and body',
    status: 202,
    answer: deliverySchema,
    refusals: ['conflict'],
  },
} as const satisfies Rows)
