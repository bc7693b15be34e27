/** Brings the database to the schema of this version. Safe to run from several processes at once. */
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number will do, as long as every version uses the same one. */
const migrationLock = 7_265_120

export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await applyMigrations(drizzle(sql), { migrationsFolder })
  } finally {
    await sql.end({ timeout: 5 })
  }
}
