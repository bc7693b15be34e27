/**
 * The tables of what programs do here: their keys, the requests they may repeat, and the hooks in both directions.
 * Lists are read newest first, which an ascending index serves backwards; a descending one of drizzle's puts nulls last,
 * and `order by … desc` asks for them first.
 */
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type {
  DeliveryState,
  EndpointDisabledReason,
  HookKind,
  HookOutcome,
  KeyScope,
  PanelId,
  WebhookEventType,
} from '../vocabulary.ts'
import { createdAt, id, moment } from './columns.ts'
import { projects, users } from './schema.ts'

/** Ids of rows that programs write: more may come than an integer counts. */
const longId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What a program signs in with. A key that was revoked or has expired stays, so that its owner sees that it was there. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: owner(),
    name: text().notNull(),
    /** The token's first characters, by which its owner tells it from others. */
    prefix: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    /** Null: for as long as nobody revokes it. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('api_keys_token_hash_key').on(table.tokenHash),
    index('api_keys_user_id_idx').on(table.userId, table.id),
  ],
)

/**
 * Requests that came with an Idempotency-Key, and what they were answered. Neither the key nor the answer can be read
 * here: an answer may hold a token that is shown once.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** SHA-256 of the owner's id and the key, hex: one row for each owner and key. */
    keyHash: text('key_hash').primaryKey(),
    /** Null: a visitor. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    method: text().notNull(),
    path: text().notNull(),
    /** A keyed hash of method, path and body; of the credential too, where the answer tells one. */
    requestHash: text('request_hash').notNull(),
    /** Who may write the answer, until when: a request that was cut off holds nobody up for longer. Null once answered. */
    claim: uuid(),
    claimedUntil: moment('claimed_until'),
    status: smallint(),
    /** Sealed with a secret made of the key, base64. */
    answer: text(),
    createdAt: createdAt(),
  },
  table => [
    index('idempotency_keys_created_at_idx').on(table.createdAt),
    index('idempotency_keys_user_id_idx').on(table.userId),
  ],
)

export interface OlderSecret {
  secret: string
  /** ISO 8601. */
  until: string
}

/** An address that is told of events. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: owner(),
    url: text().notNull(),
    description: text(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    /** In the form of Standard Webhooks, `whsec_…`. Kept as it is: every message is signed with it. */
    secret: text().notNull(),
    /** The secret before it was rotated signs beside the new one until then. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    /** Those before that one, where it was rotated again so soon that they still sign. The newest first. */
    olderSecrets: jsonb('older_secrets').$type<OlderSecret[]>().notNull().default([]),
    /** Since when no delivery has succeeded; null while they do. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    disabledReason: text('disabled_reason').$type<EndpointDisabledReason>(),
    createdAt: createdAt(),
  },
  table => [index('webhook_endpoints_user_id_idx').on(table.userId, table.id)],
)

/** One message on its way to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: longId(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for every attempt, and for every endpoint that is told of the same event. */
    messageId: text('message_id').notNull(),
    eventType: text('event_type').$type<WebhookEventType>().notNull(),
    /** The exact text that is signed and sent, whatever becomes of what it tells of. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** How much of the schedule's pauses between tries is past, in milliseconds. */
    pausedMs: integer('paused_ms').notNull().default(0),
    /** Null where no further attempt is to come. */
    nextAttemptAt: moment('next_attempt_at').defaultNow(),
    /** A worker has it until then; after that, another may take it: the first was killed. */
    claimedUntil: moment('claimed_until'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  table => [
    uniqueIndex('webhook_deliveries_message_key').on(table.endpointId, table.messageId),
    index('webhook_deliveries_endpoint_id_idx').on(table.endpointId, table.id),
    index('webhook_deliveries_due_idx').on(table.nextAttemptAt).where(sql`state = 'pending'`),
    index('webhook_deliveries_created_at_idx').on(table.createdAt),
  ],
)

/** One request of a delivery, and what came back. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: bigint('delivery_id', { mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Counts from 1, over redeliveries too. */
    number: integer().notNull(),
    /** Where it went: the endpoint's address may change later. */
    url: text().notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Null where nothing was answered; `errorCode` says why then. */
    responseStatus: smallint('response_status'),
    /** Both cut off at the limits of the vocabulary. */
    responseHeaders: jsonb('response_headers').$type<Record<string, string>>(),
    responseBody: text('response_body'),
    errorCode: text('error_code'),
  },
  table => [primaryKey({ columns: [table.deliveryId, table.number] })],
)

/** An address here that a deploy system calls to have a page reviewed. */
export const hooks = pgTable(
  'hooks',
  {
    /** Part of the address, so it is not to be guessed. */
    id: uuid().primaryKey().defaultRandom(),
    userId: owner(),
    kind: text().$type<HookKind>().notNull(),
    name: text().notNull(),
    /** Kept as it is: signatures are computed with it. Null until its owner brings the sender's own: no call is believed. */
    secret: text(),
    /** What is reviewed; null: the address that the call names. */
    url: text(),
    /** Leaves alone what its sender calls a preview. */
    productionOnly: boolean('production_only').notNull().default(false),
    panelId: integer('panel_id').$type<PanelId>().notNull(),
    lastUsedAt: moment('last_used_at'),
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
  },
  table => [index('hooks_user_id_idx').on(table.userId, table.createdAt, table.id)],
)

/** What came in through a hook: once for each deployment, however often it is told. */
export const hookCalls = pgTable(
  'hook_calls',
  {
    id: longId(),
    hookId: uuid('hook_id')
      .notNull()
      .references(() => hooks.id, { onDelete: 'cascade' }),
    /** The sender's own id of the deployment, or of the message where it has no deployment. */
    callId: text('call_id').notNull(),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    outcome: text().$type<HookOutcome>().notNull().default('received'),
    /** Why it was ignored or failed, for the hook's owner. */
    detail: text(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('hook_calls_call_key').on(table.hookId, table.callId),
    index('hook_calls_hook_id_idx').on(table.hookId, table.id),
    // A project that is deleted looks for its calls.
    index('hook_calls_project_id_idx').on(table.projectId),
  ],
)
