/** The contract of the queue, on Postgres and, if one answers, on Redis. */
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { startEmbedded } from '../embedded.ts'
import { createConsumer, createQueue, migrateQueue, type QueueOptions } from '../queue.ts'
import { benchFor, enqueueOnceBack, pickUpMs, recorder, withRedis } from './queue/bench.ts'
import { losses } from './queue/losses.ts'
import { work } from './queue/work.ts'
import { makeQuickFolder } from './quick-folder.ts'

it('there is a Redis if the pipeline requires one', () => {
  expect(withRedis || process.env.PANEL_REQUIRE_REDIS !== '1').toBe(true)
})

const backends = ['postgres', ...(withRedis ? (['redis'] as const) : [])] as const

// Concurrent, because they mostly wait: for pauses, expiring locks, restarting servers.
describe.concurrent.each(backends)('the queue on %s', backend => {
  const bench = benchFor(backend)
  work(bench)
  losses(bench)
})

describe.concurrent('the queue on a Postgres that is killed', () => {
  it('loses no job and takes the next within 10 s of the restart', async () => {
    const folder = makeQuickFolder('panel-queue-')
    const postgres = await startEmbedded({ dataDir: folder })
    const place: QueueOptions = { databaseUrl: postgres.url, onError: () => {} }
    await migrateQueue(place)
    const queue = await createQueue(place)
    const seen = recorder()
    const taking = createConsumer({ ...place, concurrency: 1, run: async id => seen.note(id) })
    try {
      await taking.ready()
      const ended = Promise.withResolvers<void>()
      postgres.onExit(() => ended.resolve())
      process.kill(postgres.pid, 'SIGKILL')
      await ended.promise
      await postgres.restart()
      const back = performance.now()
      const id = randomUUID()
      await enqueueOnceBack(queue, id)
      await seen.reached(1)
      expect(performance.now() - back).toBeLessThan(pickUpMs)
      expect(seen.runs).toEqual([id])
    } finally {
      await taking.close()
      await queue.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }, 60_000)
})
