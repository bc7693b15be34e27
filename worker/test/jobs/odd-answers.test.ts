/** Answers of a model that hold what neither the database nor a screen can: they end in the report all the same. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reports } from '#db/schema/schema.ts'
import { type FakeModel, startFakeModel } from '../fake-model.ts'
import { modelAt, type Office, openOffice } from './office.ts'

let office: Office
let fake: FakeModel
// One place for all: each has a review of its own there, and starts after the one before it has ended.
beforeAll(async () => {
  office = await openOffice()
  fake = await startFakeModel()
  await office.worker(modelAt(fake))
})
afterAll(async () => {
  await office.close()
  await fake.close()
})

/** The end of every string in it is written as an escape. */
const ending = (written: string) => (json: string) => json.replace(/(?<=[.?!])"(?=\s*[,}\]])/g, `${written}"`)

it.each([
  ['NUL', String.raw`\u0000`],
  ['the first half of a character', String.raw`\ud83d`],
  ['the second half of a character', String.raw`\ude00`],
  ['a turn of the writing direction', String.raw`\u202e`],
])('%s in every sentence', async (_name, written) => {
  fake.script(call => {
    const unanswered = call.kind === 'findings' && call.task.includes('Funnel')
    return unanswered
      ? { do: 'answer', text: null, refusal: `Not this${JSON.parse(`"${written}"`)} one` }
      : { do: 'answer', edit: ending(written) }
  })
  const before = fake.calls.length
  const review = await office.submit({ panelId: 1 })
  const events = await office.until(review, 'review.completed')
  const [row] = await office.database.db.select().from(reports).where(eq(reports.reviewId, review.reviewId))
  const said = JSON.stringify(row?.report)
  expect(said).not.toMatch(/\\u0000|\\ud[89a-f]|\u202e/)
  expect(row?.report.claims.some(({ group }) => group !== 'unverified')).toBe(true)
  expect(row?.report.counts.choices).toBeGreaterThan(0)
  expect(events.at(-1)?.detail).toEqual(row?.report.counts)
  expect(events.filter(({ type }) => type === 'claims.gathered')).toHaveLength(1)
  expect(row?.report.summaryWritten).toBe(true)
  expect(Object.values(row?.report.versions ?? {})).toEqual([1, 1, 1, 1])
  expect(row?.report.missing).toMatchObject([{ failure: { code: 'model_refused' } }])
  // Each was asked once for findings, and nothing again.
  expect(fake.calls.slice(before).filter(call => call.kind === 'findings')).toHaveLength(4)
})
