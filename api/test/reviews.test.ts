import { describe, expect, it } from 'vitest'
import { createFileStore } from '#db/files/files.ts'
import { saveDocument } from '#db/queries/checkpoints.ts'
import { claimReview, completeReview, failReview } from '#db/queries/review-runs.ts'
import { document } from '#db/test/reviews/setup.ts'
import { someWorker } from '#db/test/some-worker.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { refused } from './harness.ts'
import { createMemo } from './projects/memos.ts'
import { permissions } from './reviews/permissions.ts'
import { progress } from './reviews/progress.ts'
import { report, submitted } from './reviews/submitted.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

describe('submitting', () => {
  it('starts one review, however many requests come at once', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client)
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, () => client.call('submitProject', { params: { id } })),
    )
    const started = tries.filter(outcome => outcome.status === 'fulfilled')
    expect(started).toHaveLength(1)
    expect(started[0]?.value).toMatchObject({ status: 'in_progress', review: { status: 'queued' } })
    for (const outcome of tries)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 409, code: 'review_running' })
    const [count] = await api.database.sql`select count(*)::int as n from reviews where project_id = ${id}`
    expect(count?.n).toBe(1)
  })

  it('says why the last review failed, and resumes it', async () => {
    const { client } = await api.signUp()
    const { params, reviewId } = await submitted(api, client)
    const failure = { code: 'empty', message: 'The file is empty.' } as const
    await failReview(api.database.db, { reviewId, failure })
    const failed = await client.call('getProject', { params })
    expect(failed).toMatchObject({ status: 'draft', failure })
    const resumed = await client.call('submitProject', { params })
    expect(resumed).toMatchObject({ status: 'in_progress', failure: null, review: { id: reviewId, status: 'queued' } })
    expect(resumed.review?.createdAt).not.toBe(failed.review?.createdAt)
  })
})

it('cancelling ends the running review and makes the project a draft again', async () => {
  const { client } = await api.signUp()
  const { params, reviewId } = await submitted(api, client)
  const cancelled = await client.call('cancelReview', { params })
  expect(cancelled).toMatchObject({ status: 'draft', review: { id: reviewId, status: 'cancelled' }, failure: null })
  expect(api.removed).toContain(reviewId)
  await expectRefusal(client.call('cancelReview', { params }), { status: 409, code: 'nothing_to_cancel' })
})

describe('a reviewed project', () => {
  it('has a report once the project is completed, and not before', async () => {
    const { client } = await api.signUp()
    const { params, complete } = await submitted(api, client)
    const early = await refused(client.call('projectReport', { params }))
    expect(early).toMatchObject({ status: 404, reason: 'The report for this project is not available yet.' })
    await complete()
    const answer = await client.call('projectReport', { params })
    expect(endpoints.projectReport.answer.parse(answer)).toEqual(answer)
    expect(answer).toMatchObject(report)
  })

  it.each(['runs', 'was cancelled', 'failed'])('keeps its report although a later review %s', async fate => {
    const { client } = await api.signUp()
    const { id, params, complete } = await submitted(api, client)
    await complete()
    const again = await client.call('submitProject', { params })
    const reviewId = again.review?.id ?? ''
    if (fate === 'was cancelled') await client.call('cancelReview', { params })
    const failure = { code: 'took_too_long', message: 'It took too long.' } as const
    if (fate === 'failed') await failReview(api.database.db, { reviewId, failure })
    expect(await client.call('projectReport', { params })).toMatchObject(report)
    expect(await client.call('listReports')).toMatchObject([{ projectId: id }])
    expect((await client.call('getProject', { params })).status).toBe(fate === 'runs' ? 'in_progress' : 'draft')
  })

  it('names its analysts with their versions, including deleted and unknown ones', async () => {
    const admin = (await api.signUp({ admin: true })).client
    const body = {
      name: 'Ines Falk',
      title: 'The Support Lead',
      specialty: 'What customers ask twice',
      bio: 'Reads as the person who answers the mail.',
      prompt: 'Look for questions that are left open.',
      panelId: 1,
    }
    const analyst = await admin.call('createAnalyst', { body })
    const { client } = await api.signUp()
    const { params, reviewId } = await submitted(api, client)
    await claimReview(api.database.db, { reviewId, holder: someWorker })
    const usage = { total: null, analysts: [2_000_000_000, analyst.id].map(analystId => ({ analystId, usage: null })) }
    await completeReview(api.database.db, {
      reviewId,
      report: { ...report, usage, versions: { [analyst.id]: 3 } },
      detail: {},
    })
    await admin.call('deleteAnalyst', { params: { id: analyst.id } })
    const { analysts } = await client.call('projectReport', { params })
    expect(analysts).toEqual([
      { id: analyst.id, name: 'Ines Falk', title: 'The Support Lead', imageUrl: null, version: 3 },
      { id: 2_000_000_000, name: 'A former analyst', title: '', imageUrl: null, version: null },
    ])
  })

  it('has the located document and the screenshots', async () => {
    const { client } = await api.signUp()
    const { params, id, reviewId } = await submitted(api, client)
    await expectRefusal(client.call('projectDocument', { params }), {
      reason: 'This submission has not been read yet.',
    })
    await claimReview(api.database.db, { reviewId, holder: someWorker })
    const [row] = await api.database.sql`select id from submissions where project_id = ${id}`
    const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3])
    const desktopKey = await createFileStore(api.filesDir).put(picture)
    await saveDocument(api.database.db, {
      reviewId,
      submissionId: row?.id,
      document,
      desktopKey,
      phoneKey: null,
      pictureBytes: 0,
      detail: {},
    })
    const answer = await client.call('projectDocument', { params })
    expect(endpoints.projectDocument.answer.parse(answer)).toEqual(document)
    const shot = await client.call('projectScreenshot', { params: { id, viewport: 'desktop' } })
    expect(shot.headers.get('content-type')).toBe('image/png')
    expect(await shot.bytes()).toEqual(picture)
    for (const viewport of ['phone', 'tablet', 'constructor'])
      await expectRefusal(client.call('projectScreenshot', { params: { id, viewport } }), { status: 404 })
  })
})

progress(api)
permissions(api)
