/** Applies migrations. Safe to run from several processes at once. */
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type FirstReport, fromFirstEdition } from './first-edition.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** An arbitrary number that every version must share. */
const migrationLock = 7_265_120

export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await applyMigrations(drizzle(sql), { migrationsFolder })
    await convertReports(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Converts reports of the first edition, which are recognised by having no claims. */
async function convertReports(sql: postgres.Sql): Promise<void> {
  for (;;) {
    // Ordered by the column of the partial index; otherwise Postgres would read all reports.
    const rows = await sql<{ review_id: string; report: FirstReport }[]>`
      select review_id, report from reports where not report ? 'claims' order by review_id limit 50`
    if (rows.length === 0) return
    for (const { review_id, report } of rows) {
      const converted = JSON.stringify(fromFirstEdition(report))
      await sql`update reports set report = ${converted}::text::jsonb where review_id = ${review_id}`
    }
  }
}
