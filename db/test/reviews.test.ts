import { expect, it } from 'vitest'
import { saveDocument } from '../queries/checkpoints.ts'
import { editDraft } from '../queries/projects.ts'
import { claimReview } from '../queries/review-runs.ts'
import { cancelReview, findReadSubmission, startReview } from '../queries/reviews.ts'
import { anyOrder } from './reviews/any-order.ts'
import { kept } from './reviews/kept.ts'
import { races } from './reviews/races.ts'
import { document, setupReviews } from './reviews/setup.ts'
import { someWorker } from './some-worker.ts'

const test = setupReviews()
const { complete, running } = test

races(test)
kept(test)

it('a project shows the document of its report until there is another report', async () => {
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
