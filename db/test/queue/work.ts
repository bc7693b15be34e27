import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { type Bench, recorder } from './bench.ts'

export function work(bench: Bench): void {
  it('keeps one job per review id, before or after the worker starts, and frees the id when the job is done', async ({
    onTestFinished,
  }) => {
    const { consumer, queue } = await bench(onTestFinished)
    const id = randomUUID()
    await Promise.all([queue.enqueueReview(id), queue.enqueueReview(id), queue.enqueueReview(id)])
    const seen = recorder()
    await consumer(async reviewId => seen.note(reviewId))
    await seen.reached(1)
    await vi.waitUntil(async () => !(await queue.hasJob(id)), { timeout: 10_000 })
    expect(seen.runs).toEqual([id])
    await queue.enqueueReview(id)
    await seen.reached(2)
    expect(seen.runs).toEqual([id, id])
    expect(await queue.ready()).toBe(true)
  })

  it('tries a failed job again, each time after a longer pause', async ({ onTestFinished }) => {
    const { consumer, queue } = await bench(onTestFinished)
    const times: number[] = []
    const seen = recorder()
    await consumer(async id => {
      times.push(performance.now())
      seen.note(id)
      if (times.length < 3) throw new Error('not yet')
    })
    await queue.enqueueReview(randomUUID())
    await seen.reached(3)
    const [first = 0, second = 0, third = 0] = times
    expect(second - first).toBeGreaterThanOrEqual(200)
    expect(third - second).toBeGreaterThanOrEqual(450)
  })

  it('removes a waiting job', async ({ onTestFinished }) => {
    const { consumer, queue } = await bench(onTestFinished)
    const [cancelled, kept] = [randomUUID(), randomUUID()]
    await queue.enqueueReview(cancelled)
    await queue.enqueueReview(kept)
    await queue.removeReview(cancelled)
    expect(await queue.hasJob(cancelled)).toBe(false)
    const seen = recorder()
    await consumer(async id => seen.note(id))
    await seen.reached(1)
    expect(seen.runs).toEqual([kept])
  })

  it('leaves a running job alone when asked to remove it', async ({ onTestFinished }) => {
    const { consumer, queue } = await bench(onTestFinished)
    const started = Promise.withResolvers<void>()
    const gateOpen = Promise.withResolvers<void>()
    const seen = recorder()
    await consumer(async id => {
      started.resolve()
      await gateOpen.promise
      seen.note(id)
    })
    const id = randomUUID()
    await queue.enqueueReview(id)
    await started.promise
    await queue.removeReview(id)
    gateOpen.resolve()
    await seen.reached(1)
    expect(seen.runs).toEqual([id])
  })

  it('runs as many at once as configured, and no more', async ({ onTestFinished }) => {
    const { consumer, queue } = await bench(onTestFinished)
    const seen = recorder()
    let running = 0
    let most = 0
    const three = Promise.withResolvers<void>()
    await consumer(async id => {
      running += 1
      most = Math.max(most, running)
      if (running === 3) three.resolve()
      await three.promise
      running -= 1
      seen.note(id)
    }, 3)
    await Promise.all(Array.from({ length: 9 }, () => queue.enqueueReview(randomUUID())))
    await seen.reached(9)
    expect(most).toBe(3)
  })

  it('gives each job to one of two workers', async ({ onTestFinished }) => {
    const { consumer, queue } = await bench(onTestFinished)
    const seen = recorder()
    const take = async (id: string) => seen.note(id)
    await consumer(take, 2)
    await consumer(take, 2)
    const ids = Array.from({ length: 40 }, () => randomUUID())
    await Promise.all(ids.map(id => queue.enqueueReview(id)))
    await seen.reached(40)
    expect([...seen.runs].sort()).toEqual([...ids].sort())
  })
}
