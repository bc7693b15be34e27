/** Tables around accounts: sub-accounts, early access, invitations, known IP addresses, use, rate limits and settings. */
import { sql } from 'drizzle-orm'
import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import type { EarlyAccessStatus } from '../vocabulary.ts'
import { createdAt, id, moment } from './columns.ts'
import { ofUser, users } from './schema.ts'

/** People listed by an account's owner. They cannot sign in: the specification gives them only a name and an email. */
export const subAccounts = pgTable(
  'sub_accounts',
  {
    id: id(),
    userId: ofUser(),
    name: text().notNull(),
    email: text().notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('sub_accounts_email_key').on(table.userId, sql`lower(${table.email})`)],
)

/** Requests for early access: one row for an email, ignoring case and repeated requests. */
export const earlyAccess = pgTable(
  'early_access',
  {
    id: id(),
    email: text().notNull(),
    status: text().$type<EarlyAccessStatus>().notNull().default('new'),
    notes: text(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('early_access_email_key').on(sql`lower(${table.email})`)],
)

/** Settings that an administrator has changed from their default, one row each. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** An invitation creates one account where registration is by invitation. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** Whom it is for, in the administrator's words. */
    note: text(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    usedBy: integer('used_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('invitations_token_hash_key').on(table.tokenHash)],
)

/** What a person has used on a day (UTC). Deleting projects does not reduce it. */
export const dailyUse = pgTable(
  'daily_use',
  {
    userId: ofUser(),
    day: date().notNull(),
    reviews: integer().notNull().default(0),
    /** The model's cost in millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  table => [primaryKey({ columns: [table.userId, table.day] })],
)

/** IP addresses that somebody has signed in from: there, strangers who guess their password cannot lock them out. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: ofUser(),
    /** SHA-256 of the IP address, hex; for IPv6, of its /64 network. */
    addressHash: text('address_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index('known_addresses_seen_at_idx').on(table.seenAt),
  ],
)

export const installation = pgTable('installation', {
  key: text().primaryKey(),
  value: text().notNull(),
})

/** Rate-limit counters shared by all API processes, in the columns that rate-limiter-flexible expects. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
})
