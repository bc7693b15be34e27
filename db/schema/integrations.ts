/**
 * Tables for programs: API keys, idempotent requests, webhooks and hooks. Lists are read newest first; ascending indexes are
 * scanned backwards for that, since drizzle's descending ones put nulls last and `order by … desc` wants them first.
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
import { ofUser, projects, users } from './schema.ts'

/** For rows that programs write, of which there may be more than an integer can count. */
const longId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** Revoked and expired keys stay for a while, so that their owner can see them. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    /** The token's first characters, by which its owner recognises it. */
    prefix: text().notNull(),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    scopes: text().array().$type<KeyScope[]>().notNull(),
    /** Null: valid until it is revoked. */
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
 * Requests with an Idempotency-Key, and their answers. The key is hashed and the answer encrypted, since an answer may contain
 * a token that is shown only once.
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
    /** An HMAC of method, path and body, keyed with the credential too if the answer contains one. */
    requestHash: text('request_hash').notNull(),
    /** Who may write the answer, and until when, so that an interrupted request does not block others. Null once answered. */
    claim: uuid(),
    claimedUntil: moment('claimed_until'),
    status: smallint(),
    /** Sealed with a secret derived from the key, base64. */
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

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: id(),
    userId: ofUser(),
    url: text().notNull(),
    description: text(),
    events: text().array().$type<WebhookEventType[]>().notNull(),
    /** In the format of Standard Webhooks, `whsec_…`. In plain text, because every message is signed with it. */
    secret: text().notNull(),
    /** Until `previousSecretUntil`, messages are signed with the previous secret as well. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    /** Older secrets that still sign because the secret was rotated again so soon, newest first. */
    olderSecrets: jsonb('older_secrets').$type<OlderSecret[]>().notNull().default([]),
    /** Since when every delivery has failed; null while deliveries succeed. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    disabledReason: text('disabled_reason').$type<EndpointDisabledReason>(),
    createdAt: createdAt(),
  },
  table => [index('webhook_endpoints_user_id_idx').on(table.userId, table.id)],
)

/** One message to one endpoint. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: longId(),
    endpointId: integer('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** The same for every attempt, and for every endpoint that gets the same event. */
    messageId: text('message_id').notNull(),
    eventType: text('event_type').$type<WebhookEventType>().notNull(),
    /** The exact text that is signed and sent, even if the project changes later. */
    body: text().notNull(),
    state: text().$type<DeliveryState>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** How much of the retry schedule's pauses has passed, in milliseconds. */
    pausedMs: integer('paused_ms').notNull().default(0),
    /** Null if no further attempt will be made. */
    nextAttemptAt: moment('next_attempt_at').defaultNow(),
    /** Until when a worker has claimed it; after that the worker is taken for dead, and another may claim it. */
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

/** One request of a delivery, and its response. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    deliveryId: bigint('delivery_id', { mode: 'number' })
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** From 1, continuing over redeliveries. */
    number: integer().notNull(),
    /** Stored here because the endpoint's address may change later. */
    url: text().notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    startedAt: moment('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** Null if there was no response; then `errorCode` says why. */
    responseStatus: smallint('response_status'),
    /** Headers and body are cut off at `deliveryLimits`. */
    responseHeaders: jsonb('response_headers').$type<Record<string, string>>(),
    responseBody: text('response_body'),
    errorCode: text('error_code'),
  },
  table => [primaryKey({ columns: [table.deliveryId, table.number] })],
)

export const hooks = pgTable(
  'hooks',
  {
    /** Part of the address, so it must be hard to guess. */
    id: uuid().primaryKey().defaultRandom(),
    userId: ofUser(),
    kind: text().$type<HookKind>().notNull(),
    name: text().notNull(),
    /** In plain text, to compute signatures. Null until the owner enters the sender's secret; before, no call is accepted. */
    secret: text(),
    url: text(),
    productionOnly: boolean('production_only').notNull().default(false),
    panelId: integer('panel_id').$type<PanelId>().notNull(),
    lastUsedAt: moment('last_used_at'),
    disabledAt: moment('disabled_at'),
    createdAt: createdAt(),
  },
  table => [index('hooks_user_id_idx').on(table.userId, table.createdAt, table.id)],
)

/** Calls of hooks: one row for each deployment, even if its sender repeats the call. */
export const hookCalls = pgTable(
  'hook_calls',
  {
    id: longId(),
    hookId: uuid('hook_id')
      .notNull()
      .references(() => hooks.id, { onDelete: 'cascade' }),
    /** The sender's id for the deployment, or for the message if there is no deployment. */
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
    // For `on delete set null` when a project is deleted.
    index('hook_calls_project_id_idx').on(table.projectId),
  ],
)
