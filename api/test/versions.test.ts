import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { takeLastReview } from '#db/test/last-review.ts'
import type { Client } from '../client/client.ts'
import { fileMessages } from '../contracts/projects.ts'
import { refused, roomySettings, textFile } from './harness.ts'
import { bytesOf, createMemo, page } from './projects/memos.ts'
import { completed, report, submitted } from './reviews/submitted.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor()
const second = textFile('Our product plans a week. It costs 15 euros a month.', 'second.txt')

async function aWebsite(client: Client) {
  const { id, review } = await client.call('createProject', { body: { ...page, notes: 'Old', submit: true } })
  await completed(api, review?.id ?? '', report)
  return { params: { id } }
}

describe('a new version', () => {
  it('is reviewed at once, and leaves the first version and its report as they were', async () => {
    const { client } = await api.signUp()
    const { params, reviewId, complete } = await submitted(api, client)
    await complete()
    const again = await client.call('submitVersion', { params, body: {}, file: second })
    expect(again).toMatchObject({
      id: params.id,
      status: 'in_progress',
      fileName: 'second.txt',
      review: { status: 'queued' },
    })
    await expect.poll(() => api.queued).toContain(again.review?.id)
    expect(await client.call('projectReport', { params })).toMatchObject(report)
    expect(await client.call('reviewReport', { params: { id: reviewId } })).toMatchObject(report)
    await completed(api, again.review?.id ?? '', { ...report, summary: 'The price has gone up.' })
    expect((await client.call('projectReport', { params })).summary).toBe('The price has gone up.')
    expect(await client.call('reviewReport', { params: { id: reviewId } })).toMatchObject(report)
    expect(await client.call('listReviews', { params })).toMatchObject([
      { id: again.review?.id, version: 2, status: 'completed' },
      { id: reviewId, version: 1, status: 'completed' },
    ])
    // Without a new file the same one is read; each version has its own copy.
    const same = await client.call('submitVersion', { params, body: {} })
    expect(same).toMatchObject({ fileName: 'second.txt', status: 'in_progress' })
    const keys = await api.database.sql`select distinct file_key from submissions where project_id = ${params.id}`
    expect(keys).toHaveLength(3)
  })

  it('reads another address of a website, or the same one again', async () => {
    const { client } = await api.signUp()
    const { params } = await aWebsite(client)
    const same = await client.call('submitVersion', { params, body: {} })
    expect(same).toMatchObject({ contentUrl: page.contentUrl, notes: 'Old', status: 'in_progress' })
    await completed(api, same.review?.id ?? '', report)
    const body = { contentUrl: 'https://example.org/new', notes: '' }
    expect(await client.call('submitVersion', { params, body })).toMatchObject({
      contentUrl: body.contentUrl,
      notes: null,
    })
    expect((await client.call('listReviews', { params })).map(({ version }) => version)).toEqual([3, 2, 1])
  })

  it('is refused to everybody but the owner, and with the other content type', async () => {
    const { client } = await api.signUp()
    const admin = await api.signUp({ admin: true })
    const { params, complete } = await submitted(api, client)
    await complete()
    const website = await aWebsite(client)
    const send = (more: object) => refused(client.call('submitVersion', { params, body: {}, ...more }))
    const ofAdmin = await refused(admin.client.call('submitVersion', { params, body: {}, file: second }))
    expect(ofAdmin).toMatchObject({ status: 404, code: 'not_found' })
    expect(await send({ file: bytesOf([1], 'x.exe') })).toMatchObject({
      code: 'invalid_file',
      reason: fileMessages.type,
    })
    expect(await send({ body: { contentUrl: page.contentUrl } })).toMatchObject({ issues: [{ path: 'contentUrl' }] })
    expect(await send({ ...website, file: second })).toMatchObject({ issues: [{ path: 'file' }] })
    expect(await client.call('listReviews', { params })).toHaveLength(1)
  })

  it('leaves no file if it is refused: during a review, for a draft never reviewed, or with a used-up share', async () => {
    const { client, id: userId } = await api.signUp()
    const { params, complete } = await submitted(api, client)
    const { id } = await createMemo(client)
    const send = (which = params) => refused(client.call('submitVersion', { params: which, body: {}, file: second }))
    const files = async () =>
      (await readdir(api.filesDir, { recursive: true })).filter(name => name.length > 30).toSorted()
    const kept = await files()
    expect(await send()).toMatchObject({ status: 409, code: 'review_running' })
    expect(await send({ id })).toMatchObject({ status: 409, code: 'conflict' })
    await complete()
    const limit = roomySettings.reviewsPerDay
    const late = await takeLastReview(api.database.sql, { userId, limit, start: () => send() })
    expect(late).toMatchObject({ status: 403, code: 'allowance_used' })
    expect(await send()).toMatchObject({ status: 403, code: 'allowance_used' })
    expect(await files()).toEqual(kept)
    expect(await client.call('getProject', { params })).toMatchObject({ status: 'completed', fileName: 'memo.txt' })
  })
})
