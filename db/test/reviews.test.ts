/** The life of a review on a real Postgres: races, the order of events, resumption, deletion, ownership. */
import { describe, expect, it } from 'vitest'
import { saveDocument } from '../queries/checkpoints.ts'
import { deleteProject } from '../queries/project-deletion.ts'
import { editDraft } from '../queries/projects.ts'
import { claimReview } from '../queries/review-runs.ts'
import { cancelReview, findReadSubmission, findReport, startReview } from '../queries/reviews.ts'
import { emptyReport } from './made-report.ts'
import { anyOrder } from './reviews/any-order.ts'
import { deskFor, document } from './reviews/desk.ts'
import { kept } from './reviews/kept.ts'
import { races } from './reviews/races.ts'
import { someWorker } from './some-worker.ts'

const test = deskFor()
const { complete, person, running } = test

races(test)
kept(test)

describe("someone else's project", () => {
  it('is not there', async () => {
    const { projectId, reviewId, submissionId } = await running()
    const read = { submissionId, document, desktopKey: 'd', phoneKey: 'p', pictureBytes: 0, detail: {} }
    await saveDocument(test.db, { reviewId, ...read })
    await complete(reviewId)
    const stranger = { projectId, userId: await person() }
    expect(await startReview(test.db, stranger)).toEqual({ outcome: 'not_found' })
    expect(await cancelReview(test.db, stranger)).toEqual({ outcome: 'not_found' })
    expect(await findReport(test.db, stranger)).toBeNull()
    expect(await findReadSubmission(test.db, stranger)).toBeUndefined()
    expect(await deleteProject(test.db, stranger)).toBeNull()
    const anyone = { projectId, userId: null }
    expect(await findReport(test.db, anyone)).toEqual(emptyReport)
    expect(await findReadSubmission(test.db, anyone)).toMatchObject({ phone: 'p' })
  })
})

it('the document of a project stays that of the report until another report is there', async () => {
  const { projectId, reviewId, submissionId, userId } = await running()
  const first = { submissionId, document, desktopKey: 'first', phoneKey: null, pictureBytes: 0, detail: {} }
  await saveDocument(test.db, { reviewId, ...first })
  await complete(reviewId)
  const shown = async () => {
    const read = await findReadSubmission(test.db, { projectId, userId })
    return [read?.document?.title, read?.desktop]
  }
  const again = async () => {
    const start = await startReview(test.db, { projectId, userId })
    if (!('reviewId' in start)) throw new Error(start.outcome)
    const claimed = await claimReview(test.db, { ...start, holder: someWorker })
    if (!claimed) throw new Error('not claimed')
    return { reviewId: start.reviewId, submissionId: claimed.submission.id }
  }
  const cancel = () => cancelReview(test.db, { projectId, userId })
  await again()
  await cancel()
  const content = { contentType: 'document' as const, url: null, file: { key: 'k2', name: 'other.txt', size: 5 } }
  expect(await editDraft(test.db, { projectId, userId, set: {}, content })).toBe('edited')
  expect(await shown()).toEqual([document.title, 'first'])
  const other = {
    document: { ...document, title: 'Another memo' },
    desktopKey: 'second',
    phoneKey: null,
    pictureBytes: 0,
    detail: {},
  }
  await saveDocument(test.db, { ...(await again()), ...other })
  await cancel()
  expect(await shown()).toEqual([document.title, 'first'])
  await complete((await again()).reviewId)
  expect(await shown()).toEqual(['Another memo', 'second'])
})

anyOrder(test)
