import { randomUUID } from 'node:crypto'
import { access } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFileStore } from '#db/files/files.ts'
import type { Block } from '#db/located-document.ts'
import type { DrawnPage } from '#db/page-words.ts'
import { saveDocument } from '#db/queries/checkpoints.ts'
import { finishDrawing, savePage } from '#db/queries/drawn-pages.ts'
import { claimReview } from '#db/queries/review-runs.ts'
import type { Claim } from '#db/report.ts'
import { document } from '#db/test/reviews/setup.ts'
import { someWorker } from '#db/test/some-worker.ts'
import { textFile } from './harness.ts'
import { claim } from './made-report.ts'
import { completed, report, submitted } from './reviews/submitted.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const askUs: Block = { id: 'b1', type: 'paragraph', text: 'Ask us', where: { kind: 'page', page: 1 } }
const drawn: DrawnPage = { number: 1, width: 200, height: 300, top: 0, words: [['Ask us', 0, 0, 22, 12]] }

describe('the pages of a submission', () => {
  const api = apiFor()
  const picture = new Uint8Array([0x52, 0x49, 0x46, 0x46, 1])

  /** A reviewed memo with one drawn page, whose report quotes it. */
  async function drawnMemo() {
    const owner = await api.signUp()
    const { db } = api.database
    const { params, id, reviewId, complete } = await submitted(api, owner.client)
    await claimReview(db, { reviewId, holder: someWorker })
    const [row] = await api.database.sql`select id from submissions where project_id = ${id}`
    const submissionId = row?.id as number
    const read = { ...document, blocks: [askUs] }
    const pictures = { desktopKey: null, phoneKey: null, pictureBytes: 0 }
    await saveDocument(db, { reviewId, submissionId, document: read, ...pictures, detail: {} })
    const files = createFileStore(api.filesDir)
    const [largeKey, smallKey] = [await files.put(picture), await files.put(picture)]
    const page = { submissionId, page: drawn, largeKey, smallKey, bytes: 10 }
    expect([await savePage(db, page), await savePage(db, page)]).toEqual([true, false])
    return { ...owner, id, params, reviewId, submissionId, complete, largeKey }
  }

  it('have the places of the report’s quotes, and say whether more pages may follow', async () => {
    const { client, params, submissionId, complete } = await drawnMemo()
    const page = { number: 1, width: 200, height: 300, top: 0, lines: [], text: 'Ask us', drawn: true, picture: true }
    expect(await client.call('projectPages', { params })).toEqual({
      finished: false,
      pages: [page],
      seen: [],
      marks: [],
    })
    const half = { page: 1, box: { x: 50, y: 0, width: 50, height: 10 }, place: 'page 1' }
    const seen = [half, { ...half, box: null }, { ...half, page: 7 }]
    await complete({ ...report, claims: [claim(), claim({ id: '1-2', number: 2, seen })] })
    expect((await client.call('projectPages', { params })).finished).toBe(false)
    const read = api.database.sql`submission_id = ${submissionId}`
    await api.database.sql`update reviews set finished_at = now() - interval '6 minutes' where ${read}`
    expect((await client.call('projectPages', { params })).finished, 'nothing draws any more').toBe(true)
    await api.database.sql`update reviews set finished_at = now() where ${read}`
    await finishDrawing(api.database.db, { submissionId, pages: 1 })
    expect(await client.call('projectPages', { params })).toMatchObject({
      finished: true,
      pages: [{ lines: [{ x: 0, y: 0, width: 22, height: 12 }] }],
      seen: [{ claim: '1-2', places: [{ boxes: [{ x: 100, y: 0, width: 100, height: 30 }] }, { boxes: [] }] }],
      marks: [{ blockId: 'b1', text: 'Ask us', exact: 'words', places: [{ page: 1 }] }],
    })
  })

  it('show nothing that claims saw if the report was stored before claims named pages', async () => {
    const { client, params, complete } = await drawnMemo()
    const { seen: _, ...before } = claim()
    await complete({ ...report, claims: [before as Claim] })
    expect((await client.call('projectReport', { params })).claims[0]?.seen).toEqual([])
    expect((await client.call('projectPages', { params })).seen).toEqual([])
  })

  it('have pictures for those who may read the project, and nobody else', async () => {
    const { client, id } = await drawnMemo()
    const answer = await client.call('pagePicture', { params: { id, number: 1, size: 'large' } })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(await answer.bytes()).toEqual(picture)
    const stranger = (await api.signUp()).client
    for (const [who, number, size] of [
      [stranger, 1, 'large'],
      [client, 2, 'small'],
      [client, 'x', 'small'],
      [client, 1, 'constructor'],
    ] as const)
      await expectRefusal(who.call('pagePicture', { params: { id, number, size } as never }), { status: 404 })
    await expectRefusal(stranger.call('projectPages', { params: { id } }), { status: 404 })
  })

  it('of an earlier version stay with its review', async () => {
    const { client, id, params, reviewId, complete } = await drawnMemo()
    await complete({ ...report, claims: [claim()] })
    const again = await client.call('submitVersion', { params, body: {}, file: textFile('Another text of ours') })
    await completed(api, again.review?.id ?? '', report)
    expect((await client.call('projectPages', { params })).pages).toEqual([])
    const query = { review: reviewId }
    expect((await client.call('projectPages', { params, query })).pages).toHaveLength(1)
    expect((await client.call('projectDocument', { params, query })).blocks).toHaveLength(1)
    const large = { id, number: 1, size: 'large' } as const
    expect(await (await client.call('pagePicture', { params: large, query })).bytes()).toEqual(picture)
    const other = await submitted(api, client)
    for (const asked of [other.reviewId, randomUUID()])
      await expectRefusal(client.call('projectPages', { params, query: { review: asked } }), { status: 404 })
  })

  it('are deleted with their project', async () => {
    const { client, params, largeKey } = await drawnMemo()
    const file = path.join(api.filesDir, largeKey.slice(0, 2), largeKey)
    await access(file)
    await client.call('deleteProject', { params })
    await expect
      .poll(() =>
        access(file).then(
          () => true,
          () => false,
        ),
      )
      .toBe(false)
  })
})
