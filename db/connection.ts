/** One pool per process, over postgres.js; drizzle shapes the queries. Importing this connects to nothing. */
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import * as schema from './schema/schema.ts'

export type Sql = postgres.Sql
export type Db = ReturnType<typeof drizzle<typeof schema>>
/** A pool or a transaction on it. */
export type Queryable = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Connection {
  db: Db
  sql: Sql
  close(): Promise<void>
}

/**
 * Seconds before a lost connection is tried again. The driver's own pauses grow to 20 s, and whoever asks meanwhile would
 * wait as long to hear that the database is away.
 */
const backoff = (tries: number) => Math.min(2 ** tries / 50, 1)

/** Opens a pool. Connections are made when first used; `connect_timeout` is in seconds. */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const sql = preparing(postgres(url, { max: options.max ?? 10, connect_timeout: 10, backoff, onnotice: () => {} }))
  return { sql, db: drizzle(sql, { schema }), close: () => sql.end({ timeout: 5 }) }
}

/**
 * drizzle sends every statement through `unsafe`, which prepares nothing unless asked, and has no setting for it: each
 * would be parsed again.
 */
function preparing(sql: Sql): Sql {
  const unsafe = sql.unsafe.bind(sql)
  sql.unsafe = (query, parameters, options) => unsafe(query, parameters, { prepare: true, ...options })
  return sql
}
