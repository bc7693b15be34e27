/** Migrates a shared database, for installations that start API and workers separately. */
import { fileURLToPath } from 'node:url'
import { checkDatabase, checkFiles, checkRedis } from './launcher/checks.ts'
import { Fatal, messageOf } from './launcher/fatal.ts'
import { prepare } from './launcher/prepare.ts'
import { readSettings } from './launcher/settings.ts'

try {
  const settings = readSettings(process.env, fileURLToPath(new URL('..', import.meta.url)))
  if (!settings.databaseUrl) throw new Fatal('DATABASE_URL is not set: it must name the database to prepare.')
  await checkDatabase(settings.databaseUrl)
  if (settings.redisUrl) await checkRedis(settings.redisUrl)
  checkFiles(settings)
  const { adminUsername, adminPassword } = await prepare(settings.databaseUrl, settings)
  console.log('The database is at this version.')
  if (adminPassword) console.log(`Administrator "${adminUsername}", password ${adminPassword} (shown only this once)`)
} catch (error) {
  console.error(messageOf(error))
  process.exit(1)
}
