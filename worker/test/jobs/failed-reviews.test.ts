import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reports } from '#db/schema/schema.ts'
import { modelAt, type Office, openOffice } from './office.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
  await office.worker(modelAt(office.fake))
})
afterAll(() => office.close())

it('a review completes although every sentence of the model has characters that no database or display should get', async () => {
  // NUL, swapped surrogates, and a mark that changes the writing direction.
  const odd = String.raw`\u0000\ude00\u202e\ud83d`
  const edit = (json: string) => json.replace(/(?<=[.?!])"(?=\s*[,}\]])/g, `${odd}"`)
  office.fake.script(call => {
    const unanswered = call.kind === 'findings' && call.task.includes('Funnel')
    return unanswered
      ? { do: 'answer', text: null, refusal: `Not this${JSON.parse(`"${odd}"`)} one` }
      : { do: 'answer', edit }
  })
  const review = await office.submit({ panelId: 1 })
  const events = await office.until(review, 'review.completed')
  const [row] = await office.database.db.select().from(reports).where(eq(reports.reviewId, review.reviewId))
  expect(JSON.stringify(row?.report)).not.toMatch(/\\u0000|\\ud[89a-f]|\u202e/)
  expect(row?.report.claims.some(({ group }) => group !== 'unverified')).toBe(true)
  expect(row?.report.counts.choices).toBeGreaterThan(0)
  expect(events.at(-1)?.detail).toEqual(row?.report.counts)
  expect(events.filter(({ type }) => type === 'claims.gathered')).toHaveLength(1)
  expect(row?.report).toMatchObject({ summaryWritten: true, missing: [{ failure: { code: 'model_refused' } }] })
  expect(Object.values(row?.report.versions ?? {})).toEqual([1, 1, 1, 1])
  expect(office.fake.calls.filter(call => call.kind === 'findings')).toHaveLength(4)
})

it('a review that fails says that the model cannot be used, and later resumes where it stopped', async () => {
  office.fake.script(() => ({ do: 'status', status: 401 }))
  const review = await office.submit()
  const first = review.reviewId
  expect((await office.until(review, 'review.failed')).at(-1)?.detail).toMatchObject({
    code: 'model_misconfigured',
    message: expect.stringMatching(/refused the key.*administrators do that at \/admin\/model/),
  })
  expect(await office.statusOf(review)).toEqual({ project: 'draft', review: 'failed' })
  office.fake.script(() => undefined)
  await office.start(review, { enqueue: true })
  expect(review.reviewId).toBe(first)
  const events = await office.until(review, 'review.completed')
  const again = events.slice(events.findLastIndex(({ type }) => type === 'review.queued'))
  expect(again[1]).toEqual({ ...events[1], seq: again[1]?.seq, at: again[1]?.at })
  expect(await office.statusOf(review)).toEqual({ project: 'completed', review: 'completed' })
})
