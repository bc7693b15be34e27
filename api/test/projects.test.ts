import { describe, expect, it } from 'vitest'
import { documentFailures } from '#db/files/document-failures.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { credentialsMessage, fileMessages } from '../contracts/projects.ts'
import { refused, textFile } from './harness.ts'
import { bytesOf, createMemo, memo, page } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

describe('creating a project', () => {
  it('keeps a document as a draft', async () => {
    const { client, id } = await api.signUp()
    const project = await createMemo(client, { notes: 'Two\nlines' })
    expect(endpoints.createProject.answer.parse(project)).toEqual(project)
    expect(project).toMatchObject({
      name: 'Spring plan',
      status: 'draft',
      contentType: 'document',
      type: 'document',
      panelId: 1,
      panelType: 'marketing',
      fileUpload: `/api/projects/${project.id}/file`,
      fileName: 'memo.txt',
      contentUrl: null,
      notes: 'Two\nlines',
      userId: id,
      review: null,
      failure: null,
    })
  })

  it('keeps a website, from a form or from JSON, whether called “website” or “url”', async () => {
    const { client, token } = await api.signUp()
    const project = await client.call('createProject', { body: page })
    expect(project).toMatchObject({
      contentType: 'website',
      contentUrl: page.contentUrl,
      fileUpload: null,
      panelType: 'vc',
    })
    const response = await api.raw('/api/projects', {
      method: 'POST',
      token,
      json: { ...page, contentType: 'url', panelId: '2' },
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ contentType: 'website', panelId: 2 })
  })

  it('returns the file byte for byte, as a download', async () => {
    const { client } = await api.signUp()
    const file = textFile('Preis: 12 € im Monat\n', 'Übersicht "neu".txt')
    const { id } = await client.call('createProject', { body: memo, file })
    const response = await client.call('projectFile', { params: { id } })
    expect(await response.text()).toBe('Preis: 12 € im Monat\n')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    const disposition = response.headers.get('content-disposition')
    expect(disposition).toMatch(/^attachment; /)
    expect(decodeURIComponent(disposition?.split("UTF-8''")[1] ?? '')).toBe('Übersicht "neu".txt')
  })

  it('submits in the same call', async () => {
    const { client } = await api.signUp()
    const project = await createMemo(client, { submit: true })
    expect(project).toMatchObject({ status: 'in_progress', review: { status: 'queued', finishedAt: null } })
    await expect.poll(() => api.queued).toContain(project.review?.id)
  })

  it.each([
    [{ name: 'ab' }, 'name', 'Project name must be at least 3 characters'],
    [{ contentType: 'video' }, 'contentType', 'Please select a project type'],
    [{ panelId: undefined }, 'panelId', 'Panel is required'],
    [{ contentUrl: undefined }, 'contentUrl', 'Please enter a website URL'],
    [{ contentUrl: 'http://a.example/\u0000' }, 'contentUrl', 'Please enter a valid URL'],
    [{ contentUrl: 'https://me:hush@a.example/' }, 'contentUrl', credentialsMessage],
  ])('refuses a website with %o', async (wrong, path, message) => {
    const { client } = await api.signUp()
    const body = { ...page, ...wrong } as unknown as typeof page
    const failure = await refused(client.call('createProject', { body }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason: message, issues: [{ path, message }] })
  })

  it("requires a document's file", async () => {
    const { client } = await api.signUp()
    const failure = await refused(client.call('createProject', { body: memo }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason: 'Please upload a document file' })
    const both = await refused(client.call('createProject', { body: { ...memo, name: 'x' } }))
    expect(both.issues.map(issue => issue.path)).toEqual(['name', 'file'])
  })

  it.each([
    ['a wrong extension', bytesOf([1, 2, 3], 'movie.mp4'), fileMessages.type],
    ['bytes of another kind', bytesOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], 'deck.pdf'), null],
    ['no bytes', textFile('', 'empty.txt'), 'The file is empty'],
    ['only a word', textFile('Hello'), documentFailures.too_few_words],
    ['only signs', textFile(' — '), documentFailures.no_readable_text],
  ])('refuses a file with %s', async (_what, file, message) => {
    const { client } = await api.signUp()
    const failure = await refused(client.call('createProject', { body: memo, file }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_file', issues: [{ path: 'file' }] })
    if (message) expect(failure.reason).toContain(message)
    expect(await client.call('listProjects')).toEqual([])
  })

  it('keeps only the last part of a file name', async () => {
    const { client } = await api.signUp()
    const file = textFile('We plan weeks.', '..\\..\\etc/evil\u202e name.txt')
    const { fileName } = await client.call('createProject', { body: memo, file })
    expect(fileName).toBe('evil name.txt')
  })
})

it.each(['1e3', '99999999999'])('reading projects finds nothing under the id "%s"', async id => {
  const { token } = await api.signUp()
  const response = await api.raw(`/api/projects/${encodeURIComponent(id)}`, { token })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ code: 'not_found' })
})

describe('editing a draft', () => {
  it('changes the fields that are sent and keeps the rest', async () => {
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

it('deleting a project also deletes its reviews and its file', async () => {
  const { client } = await api.signUp()
  const project = await createMemo(client, { submit: true })
  await expect(client.call('deleteProject', { params: { id: project.id } })).resolves.toBeNull()
  await expectRefusal(client.call('getProject', { params: { id: project.id } }), { status: 404 })
  expect(api.removed).toContain(project.review?.id)
  const [left] = await api.database.sql`select count(*)::int as n from reviews where project_id = ${project.id}`
  expect(left?.n).toBe(0)
})

describe('an administrator', () => {
  it("reads and deletes anyone's project", async () => {
    const owner = await api.signUp()
    const admin = await api.signUp({ admin: true })
    const { id } = await createMemo(owner.client)
    await expect(admin.client.call('getProject', { params: { id } })).resolves.toMatchObject({ userId: owner.id })
    await admin.client.call('deleteProject', { params: { id } })
    await expectRefusal(owner.client.call('getProject', { params: { id } }), { status: 404 })
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
    await expectRefusal(bad, { reason: 'Please select a status', issues: [{ path: 'status' }] })
  })

  it("does not edit someone else's draft", async () => {
    const owner = await api.signUp()
    const admin = await api.signUp({ admin: true })
    const { id } = await createMemo(owner.client)
    await expectRefusal(admin.client.call('updateProject', { params: { id }, body: { name: 'Renamed' } }), {
      status: 404,
    })
  })
})
