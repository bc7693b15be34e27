import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reviews } from '#db/schema/schema.ts'
import { someWorker } from '#db/test/some-worker.ts'
import { modelAt, type Office, openOffice, type Submitted } from './office.ts'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

/** Each review asks four analysts, who do not answer until `answerAll`. */
const silent = () => office.fake.script(call => (call.kind === 'findings' ? { do: 'silence' } : undefined))
const answerAll = () => office.fake.script(() => undefined)
const underWay = () => office.fake.calls.filter(call => call.kind === 'findings' && call.endedAt === null).length
const rowOf = async ({ reviewId }: Submitted) => {
  const [row] = await office.database.db.select().from(reviews).where(eq(reviews.id, reviewId))
  return row
}
const several = (count: number, by?: number) =>
  Promise.all(Array.from({ length: count }, () => office.submit(by === undefined ? {} : { by })))

describe('an owner who submits a lot', () => {
  it('has two reviews running, and the next owner does not wait for them', async () => {
    silent()
    await office.worker(modelAt(office.fake))
    const many = await several(3)
    await expect.poll(underWay).toBe(8)
    answerAll()
    const other = await office.submit({ by: await office.person('other') })
    await office.until(other, 'review.completed')
    expect(underWay(), 'the first two still wait for their answers').toBe(8)
    const states = await Promise.all(many.map(async review => (await rowOf(review))?.status))
    expect(states.filter(status => status === 'running')).toHaveLength(2)
    expect(states.filter(status => status === 'queued')).toHaveLength(1)
  })

  it('takes turns with others on a full worker, and all its reviews complete', async () => {
    silent()
    await office.worker({ ...modelAt(office.fake), concurrency: 1 })
    const many = await several(3)
    await expect.poll(underWay).toBe(4)
    const states = await Promise.all(many.map(async review => (await rowOf(review))?.status))
    const first = many[states.indexOf('running')]
    const other = await office.submit({ by: await office.person('other') })
    answerAll()
    if (first) await office.cancel(first)
    await office.until(other, 'review.completed')
    const ended = await office.database.sql<{ user_id: number }[]>`
      select p.user_id from reviews r join projects p on p.id = r.project_id
      where r.status = 'completed' order by r.finished_at`
    // At most one of the first owner's reviews, which already had its job, comes before it.
    expect(ended.findIndex(row => row.user_id === other.userId)).toBeLessThanOrEqual(1)
    for (const review of many) if (review !== first) await office.until(review, 'review.completed')
  })
})

/** Leaves a review as a killed worker does. */
const died = (review: Submitted, deaths = 0) =>
  office.database.db
    .update(reviews)
    .set({ status: 'running', attempts: 1, holder: someWorker, deaths })
    .where(eq(reviews.id, review.reviewId))

describe('a review', () => {
  it('fails with a sentence if its worker died twice, and reviews running beside it lose nothing', async () => {
    const [killer, bystander] = await several(2)
    if (!killer || !bystander) throw new Error('two were submitted')
    await died(killer, 1)
    await died(bystander)
    await office.worker(modelAt(office.fake))
    const failed = await office.until(killer, 'review.failed')
    expect(failed.at(-1)?.detail).toMatchObject({ code: 'internal', message: expect.stringMatching(/^Each time/) })
    expect(failed.map(({ type }) => type)).not.toContain('source.read')
    await office.until(bystander, 'review.completed')
    expect(await rowOf(bystander)).toMatchObject({ attempts: 1, deaths: 0 })
  })

  it('runs alone after its worker died once', async () => {
    silent()
    const suspects = await several(2)
    for (const review of suspects) await died(review)
    const other = await office.submit({ by: await office.person('other') })
    await office.worker(modelAt(office.fake))
    await expect.poll(underWay).toBe(4)
    const states = await Promise.all([...suspects, other].map(async review => (await rowOf(review))?.holder))
    expect(states.filter(holder => holder !== null && holder !== someWorker)).toHaveLength(1)
    answerAll()
    for (const review of suspects.concat(other)) await office.cancel(review)
  })
})
