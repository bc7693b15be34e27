/** Tables of settings, invitations, daily use, and addresses that people have signed in from. */
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './schema.ts'

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
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    reviews: integer().notNull().default(0),
    /** The model's cost in millionths of a US dollar. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  table => [primaryKey({ columns: [table.userId, table.day] })],
)

/** Addresses that somebody has signed in from: strangers who guess the password cannot lock the owner out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address, hex; for IPv6, of its /64 network. */
    addressHash: text('address_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index('known_addresses_seen_at_idx').on(table.seenAt),
  ],
)
