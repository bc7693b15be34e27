/** Settings of the whole installation: what an administrator has changed, and else the default. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { settings } from '../schema-limits.ts'
import { defaultSettings, type Settings } from '../vocabulary.ts'

export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  const changed = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { ...defaultSettings, ...changed }
}

export async function saveSettings(db: Db, changed: Partial<Settings>): Promise<Settings> {
  const rows = Object.entries(changed).map(([key, value]) => ({ key, value, updatedAt: new Date() }))
  if (rows.length > 0)
    await db
      .insert(settings)
      .values(rows)
      .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } })
  return readSettings(db)
}

/** A setting that is a number, inside a query. */
export const settingNumber = (key: Exclude<keyof Settings, 'registration'>): SQL<number> =>
  sql<number>`coalesce((select value::numeric from ${settings} where key = ${key}), ${defaultSettings[key]})`
