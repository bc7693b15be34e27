import { z } from 'zod'
import { limits } from '#db/limits.ts'
import { deliveryStates, endpointDisabledReasons, webhookEvents, webhookTestEvent } from '#db/vocabulary.ts'
import { line, timestamp } from './fields.ts'
import { webAddress } from './projects.ts'

export const webhookSchema = z
  .object({
    id: z.int(),
    url: z.string(),
    description: z.string().nullable(),
    events: z.array(z.enum(webhookEvents)),
    /** Until when messages are signed with the previous secret as well; null if there is none. */
    previousSecretUntil: timestamp.nullable(),
    /** Since when every delivery has failed; null while deliveries succeed. */
    failingSince: timestamp.nullable(),
    /** When it was disabled: by its owner, by answering 410, or after days of failures. Until enabled, it gets nothing. */
    disabledAt: timestamp.nullable(),
    disabledReason: z.enum(endpointDisabledReasons).nullable(),
    createdAt: timestamp,
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof webhookSchema>

/** Only the answers to creating a webhook and to rotating its secret contain the secret. */
export const webhookWithSecretSchema = webhookSchema.extend({ secret: z.string() }).meta({ id: 'WebhookWithSecret' })

export const webhookMessages = {
  url: 'Please enter the address that is to be told',
  events: 'Please choose at least one event',
  private_address: 'This is not an address on the public internet',
  port: 'Its port is not one that websites use',
} as const

const events = z
  .array(z.enum(webhookEvents, `An event is one of ${webhookEvents.join(', ')}`), webhookMessages.events)
  .min(1, webhookMessages.events)
  .transform(chosen => webhookEvents.filter(event => chosen.includes(event)))

const description = line(limits.webhookDescriptionMax, 'Description')
  .nullish()
  .transform(value => value || null)

const url = webAddress.min(1, webhookMessages.url)

export const createWebhookBody = z.object({ url, events, description })

/** Fields that are left out stay as they are. `disabled: false` also sends the waiting deliveries. */
export const editWebhookBody = z
  .object({ url, events, description: description.optional(), disabled: z.boolean('Say true or false') })
  .partial()

const nextAttemptAt = timestamp.nullable()

export const deliverySchema = z
  .object({
    id: z.int(),
    /** The `webhook-id` of every attempt. */
    messageId: z.string(),
    eventType: z.enum([...webhookEvents, webhookTestEvent]),
    state: z.enum(deliveryStates),
    attempts: z.int(),
    /** Null if no further attempt will be made. */
    nextAttemptAt,
    /** Of the last attempt; null before the first, and where there was no answer. */
    responseStatus: z.int().nullable(),
    /** Why the last attempt got no answer. */
    errorCode: z.string().nullable(),
    /** Of the last attempt, in milliseconds. */
    durationMs: z.int().nullable(),
    createdAt: timestamp,
    finishedAt: timestamp.nullable(),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.infer<typeof deliverySchema>

const headers = z.record(z.string(), z.string())

export const attemptSchema = z
  .object({
    number: z.int(),
    url: z.string(),
    startedAt: timestamp,
    durationMs: z.int(),
    requestHeaders: headers,
    responseStatus: z.int().nullable(),
    responseHeaders: headers.nullable(),
    /** The first 16 KB. */
    responseBody: z.string().nullable(),
    errorCode: z.string().nullable(),
  })
  .meta({ id: 'WebhookAttempt' })

/** A delivery with the text that was sent and all attempts, oldest first. */
export const deliveryDetailSchema = deliverySchema
  .extend({ body: z.string(), log: z.array(attemptSchema) })
  .meta({ id: 'WebhookDeliveryDetail' })
export type WebhookDeliveryDetail = z.infer<typeof deliveryDetailSchema>
