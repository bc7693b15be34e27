/** Brings the database to the schema of this version. Safe to run from several processes at once. */
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { type FirstReport, fromFirstEdition } from './first-edition.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
/** Any number will do, as long as every version uses the same one. */
const migrationLock = 7_265_120

export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, connect_timeout: 10, onnotice: () => {} })
  try {
    await sql`select pg_advisory_lock(${migrationLock})`
    await applyMigrations(drizzle(sql), { migrationsFolder })
    await renewReports(sql)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Puts reports of the first edition into today's form, which they are told from by having no claims. */
async function renewReports(sql: postgres.Sql): Promise<void> {
  for (;;) {
    // In its order the index of these few is read; without, all reports are.
    const rows = await sql<{ review_id: string; report: FirstReport }[]>`
      select review_id, report from reports where not report ? 'claims' order by review_id limit 50`
    if (rows.length === 0) return
    for (const { review_id, report } of rows) {
      const renewed = JSON.stringify(fromFirstEdition(report))
      await sql`update reports set report = ${renewed}::text::jsonb where review_id = ${review_id}`
    }
  }
}
