import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { type Bench, enqueueOnceBack, pickUpMs, recorder } from './bench.ts'

export function losses(bench: Bench): void {
  it('hands the job of a killed worker to another within 10 s', async ({ onTestFinished }) => {
    const { consumer, options, queue } = await bench(onTestFinished)
    const id = randomUUID()
    await queue.enqueueReview(id)
    const child = fork(fileURLToPath(new URL('../hung-consumer.ts', import.meta.url)), [JSON.stringify(options)])
    const [taken] = await once(child, 'message')
    expect(taken).toBe(id)
    const seen = recorder()
    await consumer(async reviewId => seen.note(reviewId))
    child.kill('SIGKILL')
    const died = performance.now()
    await seen.reached(1)
    expect(performance.now() - died).toBeLessThan(pickUpMs)
    expect(seen.runs).toEqual([id])
  }, 30_000)

  it('finishes its jobs and takes new ones after its server was away', async ({ onTestFinished }) => {
    const { consumer, gate, queue } = await bench(onTestFinished)
    const seen = recorder()
    const started = Promise.withResolvers<void>()
    const returned = Promise.withResolvers<void>()
    await consumer(async id => {
      started.resolve()
      await returned.promise
      seen.note(id)
    })
    const [busy, next] = [randomUUID(), randomUUID()]
    await queue.enqueueReview(busy)
    await started.promise
    await gate.shut()
    await gate.open()
    const back = performance.now()
    returned.resolve()
    await enqueueOnceBack(queue, next)
    await vi.waitUntil(() => seen.runs.includes(next), { timeout: pickUpMs })
    expect(performance.now() - back).toBeLessThan(pickUpMs)
    expect(seen.runs[0]).toBe(busy)
  }, 40_000)
}
