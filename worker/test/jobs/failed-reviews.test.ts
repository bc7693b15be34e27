/** Reviews that end without a report: what their owner is told, and how they go on. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analysts } from '#db/schema/schema.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'
import { modelAt, type Office, openOffice } from './office.ts'

let office: Office
let fake: FakeModel
beforeAll(async () => {
  office = await openOffice()
  fake = await startFakeModel()
  await office.worker(modelAt(fake))
})
afterAll(async () => {
  await office.close()
  await fake.close()
})

describe('a review that cannot be made', () => {
  const failureOf = async (review: Awaited<ReturnType<Office['submit']>>) => {
    const events = await office.until(review, 'review.failed')
    expect(await office.statusOf(review)).toEqual({ project: 'draft', review: 'failed' })
    return events.at(-1)?.detail
  }

  it('says what is wrong with the address', async () => {
    const review = await office.submit({ url: 'http://169.254.169.254/latest/meta-data' })
    expect(await failureOf(review)).toMatchObject({ code: 'address_refused' })
  })

  it('says that the model cannot be used, and goes on where it stopped when it is started again', async () => {
    fake.script(() => ({ do: 'status', status: 401 }))
    const review = await office.submit()
    const first = review.reviewId
    expect(await failureOf(review)).toMatchObject({
      code: 'model_misconfigured',
      message: expect.stringMatching(/tell the administrator/),
    })
    fake.script(() => undefined)
    await office.start(review, { enqueue: true })
    expect(review.reviewId).toBe(first)
    const events = await office.until(review, 'review.completed')
    expect(events.filter(event => event.type === 'source.read')).toHaveLength(1)
    expect(await office.statusOf(review)).toEqual({ project: 'completed', review: 'completed' })
  })

  it('says that the panel has nobody', async () => {
    await office.database.db.update(analysts).set({ isActive: false })
    expect(await failureOf(await office.submit())).toMatchObject({
      code: 'no_analysts',
      message: expect.stringMatching(/no active analysts/),
    })
  })
})
