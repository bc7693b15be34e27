/** The tables that hold people to their share: settings of the installation, invitations, use, and known addresses. */
import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { users } from './schema.ts'

/** What an administrator has changed from its default, one row for each setting. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().$type<unknown>().notNull(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** A link that makes one account where registration is by invitation. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    /** SHA-256 of the token, hex: the token itself is never stored. */
    tokenHash: text('token_hash').notNull(),
    /** For whom it is meant, as the administrator wrote it; null for nobody in particular. */
    note: text(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    usedBy: integer('used_by').references(() => users.id, { onDelete: 'set null' }),
    usedAt: moment('used_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [uniqueIndex('invitations_token_hash_key').on(table.tokenHash)],
)

/** What a person has used in a day (UTC). It stays when projects are deleted: deleting makes no new allowance. */
export const dailyUse = pgTable(
  'daily_use',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    reviews: integer().notNull().default(0),
    /** Millionths of a US dollar, of the model. */
    costMicros: bigint('cost_micros', { mode: 'number' }).notNull().default(0),
  },
  table => [primaryKey({ columns: [table.userId, table.day] })],
)

/** From where somebody has signed in before: strangers who guess at the name do not lock its owner out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the address, hex; of IPv6, the network of 64 bits. */
    addressHash: text('address_hash').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.userId, table.addressHash] }),
    index('known_addresses_seen_at_idx').on(table.seenAt),
  ],
)
