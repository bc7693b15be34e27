import { integer, timestamp } from 'drizzle-orm/pg-core'

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
export const moment = (name?: string) =>
  name ? timestamp(name, { withTimezone: true, mode: 'date' }) : timestamp({ withTimezone: true, mode: 'date' })
export const createdAt = () => moment('created_at').notNull().defaultNow()
