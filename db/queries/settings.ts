/** Settings of the installation: those an administrator has changed, and defaults for the rest. */
import { type SQL, sql } from 'drizzle-orm'
import type { Db, Queryable } from '../connection.ts'
import { defaultSettings, type Settings } from '../limits.ts'
import { settings } from '../schema/limits.ts'

export async function readSettings(db: Queryable): Promise<Settings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings)
  const changed = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return { ...defaultSettings, ...changed }
}

/** `guard` gets the settings under a lock, and throws if they have changed since the caller saw them. */
export async function saveSettings(
  db: Db,
  params: { changed: { [Key in keyof Settings]?: Settings[Key] | undefined }; guard: (current: Settings) => void },
): Promise<Settings> {
  const rows = Object.entries(params.changed).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value }]))
  return db.transaction(async tx => {
    await tx.execute(sql`lock table ${settings} in share row exclusive mode`)
    params.guard(await readSettings(tx))
    if (rows.length > 0)
      await tx
        .insert(settings)
        .values(rows)
        .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } })
    return readSettings(tx)
  })
}

export const settingNumber = (key: Exclude<keyof Settings, 'registration'>): SQL<number> =>
  sql<number>`coalesce((select value::numeric from ${settings} where key = ${key}), ${defaultSettings[key]})`
