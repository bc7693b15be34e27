/** A database with queue, analysts and file store, what a person does with them, real workers and their model. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pino from 'pino'
import { expect } from 'vitest'
import { createFileStore } from '#db/files/files.ts'
import { readModelEnvironment } from '#db/model-settings.ts'
import { eventsAfter, type StoredEvent } from '#db/queries/events.ts'
import { createProject, findProject } from '#db/queries/projects.ts'
import { isInTurn } from '#db/queries/review-turns.ts'
import { cancelReview, startReview } from '#db/queries/reviews.ts'
import { createQueue, type ReviewQueue } from '#db/queue.ts'
import { analysts, users } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import type { PanelId } from '#db/vocabulary.ts'
import { readWorkerConfig, type WorkerConfig } from '../../config.ts'
import { type RunningWorker, startWorker } from '../../worker.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'
import { sharedThreads } from '../shared-threads.ts'
import { dataDir } from '../website/local-sites.ts'

export const memo = `Dispatch plans the vans of small bakeries.
Our customers lose two hours every morning to phone calls about late bread.
Forty bakeries pay 90 euros a month and none has left since March.
We ask for 400 thousand euros to reach three hundred bakeries by next summer.
The founders drove bakery vans for six years before they wrote a line of code.`

const log = pino({ level: 'silent' })

export interface Submitted {
  projectId: number
  userId: number
  reviewId: string
}

export const officeNotes = 'It will be read by a bank.'

export interface Office {
  database: TestDatabase
  filesDir: string
  fake: FakeModel
  submit(content?: {
    file?: { name: string; bytes: Uint8Array }
    url?: string
    panelId?: PanelId
    by?: number
  }): Promise<Submitted>
  person(username: string): Promise<number>
  /** Starts the review again, as its owner would; the reconciler adds its job unless `enqueue` is set. */
  start(project: Submitted, options?: { enqueue?: boolean }): Promise<void>
  cancel(project: Submitted): Promise<void>
  worker(config?: Partial<WorkerConfig>): Promise<RunningWorker>
  events(project: Submitted): Promise<StoredEvent[]>
  until(project: Submitted, type: string, options?: { count?: number; timeout?: number }): Promise<StoredEvent[]>
  statusOf(project: Submitted): Promise<{ project: string | undefined; review: string | null | undefined }>
  close(): Promise<void>
}

export async function openOffice(options: { redisUrl?: string } = {}): Promise<Office> {
  const database = await createTestDatabase()
  const { db, url: databaseUrl } = database
  const place = { databaseUrl, redisUrl: options.redisUrl }
  await db.insert(analysts).values(seedAnalysts)
  const person = async (username: string) => {
    const [user] = await db
      .insert(users)
      .values({ username, email: `${username}@example.org`, passwordHash: '-' })
      .returning({ id: users.id })
    return user?.id ?? 0
  }
  const owner = await person('owner')
  const folder = await mkdtemp(path.join(tmpdir(), 'panel-jobs-'))
  const filesDir = path.join(folder, 'files')
  const files = createFileStore(filesDir)
  const queue: ReviewQueue = await createQueue(place)
  const workers: RunningWorker[] = []
  const fake = await startFakeModel()

  const events = ({ projectId }: { projectId: number }) => eventsAfter(db, { projectId, seq: 0 })
  const office: Office = {
    database,
    filesDir,
    fake,
    person,
    async submit({ file = { name: 'memo.txt', bytes: Buffer.from(memo) }, url, panelId = 2, by: userId = owner } = {}) {
      const stored = url ? null : { key: await files.put(file.bytes), name: file.name, size: file.bytes.length }
      const projectId = await createProject(db, {
        userId,
        name: 'A submission',
        panelId,
        notes: officeNotes,
        contentType: url ? 'website' : 'document',
        url: url ?? null,
        file: stored,
      })
      const project = { projectId, userId, reviewId: '' }
      await office.start(project, { enqueue: true })
      return project
    },
    async start(project, { enqueue = false } = {}) {
      const started = await startReview(db, project)
      if (!('reviewId' in started)) throw new Error(started.outcome)
      project.reviewId = started.reviewId
      if (enqueue && (await isInTurn(db, started))) await queue.enqueueReview(started.reviewId)
    },
    async cancel(project) {
      expect(await cancelReview(db, project)).toMatchObject({ outcome: 'cancelled' })
    },
    async worker(config = {}) {
      const plain = readWorkerConfig({ DATABASE_URL: databaseUrl, PANEL_DATA_DIR: dataDir, PANEL_FILES_DIR: filesDir })
      const settings = { ...plain, drawPages: false, redisUrl: options.redisUrl, ...config }
      const worker = await startWorker(settings, '0.0.0-test', log, sharedThreads)
      workers.push(worker)
      return worker
    },
    events,
    async until(project, type, { count = 1, timeout = 15_000 } = {}) {
      let seen: StoredEvent[] = []
      const look = async () => {
        // Tests may make the database unreachable for a moment.
        seen = await events(project).catch(() => seen)
        return seen.filter(event => event.type === type).length
      }
      await expect.poll(look, { timeout, interval: 50 }).toBeGreaterThanOrEqual(count)
      return seen
    },
    async statusOf({ projectId }) {
      const row = await findProject(db, { projectId, userId: null })
      return { project: row?.status, review: row?.reviewStatus }
    },
    async close() {
      await Promise.all(workers.map(worker => worker.stop()))
      await fake.close()
      await queue.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  return office
}

export const modelAt = (fake: FakeModel, model = 'fake-1'): Partial<WorkerConfig> => ({
  model: readModelEnvironment({ OPENAI_BASE_URL: fake.url, PANEL_MODEL: model, PANEL_MODEL_CONCURRENCY: '16' }),
})

export function opinionsAsked(fake: FakeModel): Map<string, number> {
  const asked = new Map<string, number>()
  for (const call of fake.calls) {
    if (call.kind !== 'findings') continue
    const title = analystIn(call.task)
    asked.set(title, (asked.get(title) ?? 0) + 1)
  }
  return asked
}

export const analystIn = (task: string): string => /Your job on the panel: ([^.]+)\./.exec(task)?.[1] ?? ''
