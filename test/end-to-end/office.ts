/** The real API with seeded analysts and an administrator, and a real worker on it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { startHarness } from '#api/test/harness.ts'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { readWorkerConfig } from '#worker/config.ts'
import { sharedThreads } from '#worker/test/shared-threads.ts'
import { startWorker } from '#worker/worker.ts'

export type Office = Awaited<ReturnType<typeof openOffice>>

/** `hosts` may be reviewed although they are on this machine; a given `dataDir` is kept, with the unpacked browser. */
export async function openOffice({ hosts = '', dataDir }: { hosts?: string; dataDir?: string } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'panel-office-'))
  const environment = { PANEL_DATA_DIR: dataDir ?? folder, PANEL_ALLOW_HOSTS: hosts, PANEL_PAGES: 'off' }
  const api = await startHarness({
    config: { dataDir: environment.PANEL_DATA_DIR, allowHosts: hosts ? [hosts] : [] },
    realQueue: true,
  })
  const { db, url } = api.database
  await db.insert(analysts).values(seedAnalysts)
  const stores = { DATABASE_URL: url, PANEL_FILES_DIR: api.filesDir }
  const anotherWorker = () =>
    startWorker(readWorkerConfig({ ...environment, ...stores }), '0.0.0', pino({ level: 'silent' }), sharedThreads)
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
