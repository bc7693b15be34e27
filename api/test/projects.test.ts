/** Projects over HTTP: created, read, edited, deleted, and moved by administrators. */
import { describe, expect, it } from 'vitest'
import { credentialsMessage } from '../contracts/projects.ts'
import { apiFor } from './desk.ts'
import { refused, textFile } from './harness.ts'
import { creating } from './projects/creating.ts'
import { createMemo } from './projects/memos.ts'

const api = apiFor()

creating(api)

describe('reading projects', () => {
  it.each(['1e3', '99999999999'])('finds nothing under the id "%s"', async id => {
    const { token } = await api.signUp()
    const response = await api.raw(`/api/projects/${encodeURIComponent(id)}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })
})

describe('editing a draft', () => {
  it('changes what is sent and keeps the rest', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client, { notes: 'old' })
    const edited = await client.call('updateProject', { params: { id }, body: { name: 'Autumn plan', panelId: 2 } })
    expect(edited).toMatchObject({ name: 'Autumn plan', panelId: 2, notes: 'old', fileName: 'memo.txt' })
    const cleared = await client.call('updateProject', { params: { id }, body: { notes: '' } })
    expect(cleared.notes).toBeNull()
  })

  it('turns a document into a website and back', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client)
    const params = { id }
    const noUrl = await refused(client.call('updateProject', { params, body: { contentType: 'website' } }))
    expect(noUrl.issues).toEqual([{ path: 'contentUrl', message: 'Please enter a website URL' }])
    const body = { contentType: 'website', contentUrl: 'https://example.org/a' } as const
    const website = await client.call('updateProject', { params, body })
    expect(website).toMatchObject({ contentType: 'website', contentUrl: body.contentUrl, fileUpload: null })
    const named = { contentType: 'website', contentUrl: 'https://me:hush@example.org/a' } as const
    const withName = await refused(client.call('updateProject', { params, body: named }))
    expect(withName.issues).toEqual([{ path: 'contentUrl', message: credentialsMessage }])
    const noFile = await refused(client.call('updateProject', { params, body: { contentType: 'document' } }))
    expect(noFile.reason).toBe('Please upload a document file')
    const again = await client.call('updateProject', { params, body: { contentType: 'document' }, file: textFile() })
    expect(again).toMatchObject({ contentType: 'document', contentUrl: null, fileName: 'memo.txt' })
  })

  it('leaves the status to administrators', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client)
    const failure = await refused(client.call('updateProject', { params: { id }, body: { status: 'completed' } }))
    expect(failure).toMatchObject({ status: 403, code: 'not_allowed' })
  })
})

describe('deleting a project', () => {
  it('removes it with its reviews and its file', async () => {
    const { client } = await api.signUp()
    const project = await createMemo(client, { submit: true })
    await expect(client.call('deleteProject', { params: { id: project.id } })).resolves.toBeNull()
    expect(await refused(client.call('getProject', { params: { id: project.id } }))).toMatchObject({ status: 404 })
    expect(api.removed).toContain(project.review?.id)
    const [left] = await api.database.sql`select count(*)::int as n from reviews where project_id = ${project.id}`
    expect(left?.n).toBe(0)
  })
})

describe('an administrator', () => {
  it("reads and deletes anyone's project", async () => {
    const owner = await api.signUp()
    const admin = await api.signUp({ admin: true })
    const { id } = await createMemo(owner.client)
    await expect(admin.client.call('getProject', { params: { id } })).resolves.toMatchObject({ userId: owner.id })
    await admin.client.call('deleteProject', { params: { id } })
    expect(await refused(owner.client.call('getProject', { params: { id } }))).toMatchObject({ status: 404 })
  })

  it('moves a project to any status, starting and cancelling reviews on the way', async () => {
    const owner = await api.signUp()
    const admin = await api.signUp({ admin: true })
    const { id } = await createMemo(owner.client)
    const mark = (status: 'draft' | 'in_progress' | 'completed') =>
      admin.client.call('updateProject', { params: { id }, body: { status } })
    const started = await mark('in_progress')
    expect(started).toMatchObject({ status: 'in_progress', review: { status: 'queued' } })
    await expect.poll(() => api.queued).toContain(started.review?.id)
    expect((await mark('in_progress')).review?.id).toBe(started.review?.id)
    expect(await mark('completed')).toMatchObject({ status: 'completed', review: { status: 'cancelled' } })
    expect(api.removed).toContain(started.review?.id)
    expect(await mark('draft')).toMatchObject({ status: 'draft' })
    const bad = admin.client.call('updateProject', { params: { id }, body: { status: 'paused' as 'draft' } })
    expect(await refused(bad)).toMatchObject({ reason: 'Please select a status', issues: [{ path: 'status' }] })
  })

  it("does not edit someone else's draft", async () => {
    const owner = await api.signUp()
    const admin = await api.signUp({ admin: true })
    const { id } = await createMemo(owner.client)
    expect(
      await refused(admin.client.call('updateProject', { params: { id }, body: { name: 'Renamed' } })),
    ).toMatchObject({ status: 404 })
  })
})
