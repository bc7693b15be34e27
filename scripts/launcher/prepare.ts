import { hashPassword } from '#api/auth/passwords.ts'
import { migrate } from '#db/migrate.ts'
import { migrateQueue } from '#db/queue.ts'
import { type Seeded, seed } from '#db/seed.ts'
import { asSentence, messageOf } from './fatal.ts'
import type { Settings } from './settings.ts'

export async function prepare(databaseUrl: string, settings: Settings): Promise<Seeded> {
  const { redisUrl, filesDir, adminUsername, adminPassword } = settings
  try {
    await migrate(databaseUrl)
    await migrateQueue({ databaseUrl, redisUrl })
    return await seed({ url: databaseUrl, filesDir, adminUsername, adminPassword, hashPassword })
  } catch (error) {
    throw new Error(asSentence(`The database cannot be brought to this version of Panel: ${messageOf(error)}`))
  }
}
