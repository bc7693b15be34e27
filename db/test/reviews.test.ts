/** The life of a review on a real Postgres: races, the order of events, resumption, deletion, ownership. */
import { describe, expect, it } from 'vitest'
import { saveDocument } from '../queries/checkpoints.ts'
import { deleteProject } from '../queries/project-deletion.ts'
import { cancelReview, findDocument, findReport, findScreenshotKey, startReview } from '../queries/reviews.ts'
import { emptyReport } from './made-report.ts'
import { anyOrder } from './reviews/any-order.ts'
import { deskFor, document } from './reviews/desk.ts'
import { kept } from './reviews/kept.ts'
import { races } from './reviews/races.ts'

const test = deskFor()
const { complete, person, running } = test

races(test)
kept(test)

describe("someone else's project", () => {
  it('is not there', async () => {
    const { projectId, reviewId, submissionId } = await running()
    const read = { submissionId, document, desktopKey: 'd', phoneKey: 'p', detail: {} }
    await saveDocument(test.db, { reviewId, ...read })
    await complete(reviewId)
    const stranger = { projectId, userId: await person() }
    expect(await startReview(test.db, stranger)).toEqual({ outcome: 'not_found' })
    expect(await cancelReview(test.db, stranger)).toEqual({ outcome: 'not_found' })
    expect(await findReport(test.db, stranger)).toBeNull()
    expect(await findDocument(test.db, stranger)).toBeNull()
    expect(await findScreenshotKey(test.db, { ...stranger, viewport: 'desktop' })).toBeNull()
    expect(await deleteProject(test.db, stranger)).toBeNull()
    const anyone = { projectId, userId: null }
    expect(await findReport(test.db, anyone)).toEqual(emptyReport)
    expect(await findScreenshotKey(test.db, { ...anyone, viewport: 'phone' })).toBe('p')
  })
})

anyOrder(test)
