/** What becomes of jobs where a worker is killed, or the server goes away. */
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Bench, enqueueOnceBack, pickUpMs, recorder } from './bench.ts'

export function losses(bench: Bench): void {
  const { options, producer, consumer } = bench

  it('hands the job of a killed worker to another within 10 s', async () => {
    const place = options()
    const queue = await producer(place)
    const id = randomUUID()
    await queue.enqueueReview(id)
    const child = fork(fileURLToPath(new URL('../hung-consumer.ts', import.meta.url)), [JSON.stringify(place)])
    const [taken] = await once(child, 'message')
    expect(taken).toBe(id)
    const seen = recorder()
    await consumer(place, async reviewId => seen.note(reviewId))
    child.kill('SIGKILL')
    const died = performance.now()
    await seen.reached(1)
    expect(performance.now() - died).toBeLessThan(pickUpMs)
    expect(seen.runs).toEqual([id])
  }, 30_000)

  it('takes jobs again within 10 s after its server was away while it was idle', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    await consumer(place, async id => seen.note(id))
    await queue.enqueueReview(randomUUID())
    await seen.reached(1)
    await bench.gate.shut()
    await expect(queue.ready()).resolves.toBe(false)
    await bench.gate.open()
    const back = performance.now()
    const id = randomUUID()
    await enqueueOnceBack(queue, id)
    await seen.reached(2)
    expect(performance.now() - back).toBeLessThan(pickUpMs)
    expect(seen.runs.at(-1)).toBe(id)
  }, 40_000)

  it('finishes what it ran, and takes jobs again, after its server was away while it was busy', async () => {
    const place = options()
    const queue = await producer(place)
    const seen = recorder()
    const started = Promise.withResolvers<void>()
    const returned = Promise.withResolvers<void>()
    await consumer(place, async id => {
      started.resolve()
      await returned.promise
      seen.note(id)
    })
    const [busy, next] = [randomUUID(), randomUUID()]
    await queue.enqueueReview(busy)
    await started.promise
    await bench.gate.shut()
    await bench.gate.open()
    const back = performance.now()
    returned.resolve()
    await enqueueOnceBack(queue, next)
    await expect.poll(() => seen.runs.includes(next), { timeout: pickUpMs }).toBe(true)
    expect(performance.now() - back).toBeLessThan(pickUpMs)
    expect(seen.runs[0]).toBe(busy)
  }, 40_000)
}
