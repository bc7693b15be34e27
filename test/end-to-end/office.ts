/** The real API with seeded analysts and an administrator, and a real worker on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startHarness } from '#api/test/harness.ts'
import { migrateQueue } from '#db/queue.ts'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { sharedThreads } from '#worker/test/shared-threads.ts'
import { startWorker } from '#worker/worker.ts'

export type Office = Awaited<ReturnType<typeof openOffice>>

export async function openOffice() {
  const folder = await mkdtemp(join(tmpdir(), 'panel-office-'))
  const api = await startHarness({ config: { dataDir: folder } })
  const { db, url } = api.database
  await db.insert(analysts).values(seedAnalysts)
  await migrateQueue({ databaseUrl: url })
  const environment = { DATABASE_URL: url, PANEL_DATA_DIR: folder, PANEL_FILES_DIR: api.filesDir, PANEL_PAGES: 'off' }
  const anotherWorker = () =>
    startWorker(readWorkerConfig(environment), '0.0.0', pino({ level: 'silent' }), sharedThreads)
  const worker = await anotherWorker()
  return {
    api,
    worker,
    anotherWorker,
    admin: await api.signUp({ admin: true }),
    async close() {
      await worker.stop()
      await api.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
