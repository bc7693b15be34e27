import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Sql = postgres.Sql
export type Db = ReturnType<typeof drizzle>
export type Queryable = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Connection {
  db: Db
  sql: Sql
  close(): Promise<void>
}

/**
 * Seconds before reconnecting. The driver's default grows to 20 s, and requests in between would wait that long to learn that
 * the database is down.
 */
const backoff = (tries: number) => Math.min(2 ** tries / 50, 1)

/** Connections are opened on first use. */
export function connect(url: string, options: { max?: number } = {}): Connection {
  const sql = preparing(postgres(url, { max: options.max ?? 10, connect_timeout: 10, backoff, onnotice: () => {} }))
  return { sql, db: drizzle(sql), close: () => sql.end({ timeout: 5 }) }
}

/** Makes drizzle use prepared statements: it sends everything through `unsafe`, which does not prepare by default. */
function preparing(sql: Sql): Sql {
  const unsafe = sql.unsafe.bind(sql)
  sql.unsafe = (query, parameters, options) => unsafe(query, parameters, { prepare: true, ...options })
  return sql
}
