import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../client.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { fileMessages } from '../contracts/projects.ts'
import { type Harness, refused, startHarness, textFile } from './harness.ts'

let api: Harness
beforeAll(async () => {
  api = await startHarness()
})
afterAll(() => api.close())

const memo = { name: 'Spring plan', contentType: 'document', panelId: 1 } as const
const page = { name: 'Landing page', contentType: 'website', panelId: 2, contentUrl: 'https://example.org/' } as const
const bytesOf = (values: number[], name: string) => new File([new Uint8Array(values)], name)

const createMemo = (client: Client, extra: { submit?: boolean; notes?: string } = {}) =>
  client.call('createProject', { body: { ...memo, ...extra }, file: textFile() })

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

  it('keeps a website, from a form or from JSON, under both of its names', async () => {
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
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...page, contentType: 'url', panelId: '2' }),
    })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ contentType: 'website', panelId: 2 })
  })

  it('gives the file back, byte for byte, to be saved and not to be shown', async () => {
    const { client } = await api.signUp()
    const file = textFile('Preis: 12 €\n', 'Übersicht "neu".txt')
    const { id } = await client.call('createProject', { body: memo, file })
    const response = await client.call('projectFile', { params: { id } })
    expect(await response.text()).toBe('Preis: 12 €\n')
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    const disposition = response.headers.get('content-disposition')
    expect(disposition).toMatch(/^attachment; /)
    expect(decodeURIComponent(disposition?.split("UTF-8''")[1] ?? '')).toBe('Übersicht "neu".txt')
  })

  it('submits in the same call', async () => {
    const { client } = await api.signUp()
    const project = await createMemo(client, { submit: true })
    expect(project).toMatchObject({ status: 'in_progress', review: { status: 'queued', finishedAt: null } })
    expect(api.queued).toContain(project.review?.id)
  })

  it.each([
    [{ name: 'ab' }, 'name', 'Project name must be at least 3 characters'],
    [{ name: undefined }, 'name', 'Project name must be at least 3 characters'],
    [{ contentType: undefined }, 'contentType', 'Please select a project type'],
    [{ contentType: 'video' }, 'contentType', 'Please select a project type'],
    [{ panelId: undefined }, 'panelId', 'Panel is required'],
    [{ panelId: 3 }, 'panelId', 'Please select a panel'],
    [{ contentUrl: undefined }, 'contentUrl', 'Please enter a website URL'],
    [{ contentUrl: '' }, 'contentUrl', 'Please enter a website URL'],
    [{ contentUrl: 'not a url' }, 'contentUrl', 'Please enter a valid URL'],
    [{ contentUrl: 'javascript:alert(1)' }, 'contentUrl', 'Please enter a valid URL'],
    [{ contentUrl: 'http://a.example/\u0000' }, 'contentUrl', 'Please enter a valid URL'],
    [{ notes: 'x'.repeat(5001) }, 'notes', 'Notes must be at most 5000 characters'],
    [{ submit: 'maybe' }, 'submit', 'Say true or false'],
  ])('refuses a website with %o', async (wrong, path, message) => {
    const { client } = await api.signUp()
    const body = { ...page, ...wrong } as unknown as typeof page
    const failure = await refused(client.call('createProject', { body }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason: message, issues: [{ path, message }] })
  })

  it('asks for the file of a document', async () => {
    const { client } = await api.signUp()
    const failure = await refused(client.call('createProject', { body: memo }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_input', reason: 'Please upload a document file' })
    const both = await refused(client.call('createProject', { body: { ...memo, name: 'x' } }))
    expect(both.issues.map(issue => issue.path)).toEqual(['name', 'file'])
  })

  it.each([
    ['a wrong ending', bytesOf([1, 2, 3], 'movie.mp4'), fileMessages.type],
    ['no ending', textFile('text', 'README'), fileMessages.type],
    ['bytes that are something else', bytesOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], 'deck.pdf'), null],
    ['no bytes', textFile('', 'empty.txt'), 'The file is empty'],
  ])('refuses a file with %s', async (_what, file, message) => {
    const { client } = await api.signUp()
    const failure = await refused(client.call('createProject', { body: memo, file }))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_file', issues: [{ path: 'file' }] })
    if (message) expect(failure.reason).toContain(message)
    expect(await client.call('listProjects')).toEqual([])
  })

  it('drops a file beside a website, and an address beside a document', async () => {
    const { client } = await api.signUp()
    const website = await client.call('createProject', { body: page, file: textFile() })
    expect(website).toMatchObject({ fileUpload: null, fileName: null })
    const document = await client.call('createProject', {
      body: { ...memo, contentUrl: 'https://example.org' },
      file: textFile(),
    })
    expect(document.contentUrl).toBeNull()
  })

  it('keeps only the last part of a file name', async () => {
    const { client } = await api.signUp()
    const file = textFile('text', '..\\..\\etc/evil\u202e name.txt')
    const { fileName } = await client.call('createProject', { body: memo, file })
    expect(fileName).toBe('evil name.txt')
  })
})

describe('reading projects', () => {
  it('lists the own ones, newest first', async () => {
    const { client } = await api.signUp()
    const other = await api.signUp()
    await createMemo(other.client)
    const first = await createMemo(client)
    const second = await client.call('createProject', { body: page })
    const list = await client.call('listProjects')
    expect(endpoints.listProjects.answer.parse(list)).toEqual([second, first])
  })

  it("answers someone else's project as if there were none", async () => {
    const owner = await api.signUp()
    const stranger = await api.signUp()
    const { id } = await createMemo(owner.client, { submit: true })
    const absent = await refused(stranger.client.call('getProject', { params: { id: 2_000_000_000 } }))
    const params = { id }
    for (const call of [
      () => stranger.client.call('getProject', { params }),
      () => stranger.client.call('updateProject', { params, body: { name: 'Mine now' } }),
      () => stranger.client.call('updateProject', { params, body: { status: 'completed' } }),
      () => stranger.client.call('deleteProject', { params }),
      () => stranger.client.call('submitProject', { params }),
      () => stranger.client.call('cancelReview', { params }),
      () => stranger.client.call('projectEvents', { params }),
      () => stranger.client.call('projectDocument', { params }),
      () => stranger.client.call('projectFile', { params }),
      () => stranger.client.call('projectScreenshot', { params: { id, viewport: 'desktop' } }),
      () => stranger.client.call('projectReport', { params }),
    ]) {
      const failure = await refused(call())
      expect(failure).toMatchObject({ status: 404, code: 'not_found', reason: absent.reason })
    }
    expect(await owner.client.call('getProject', { params })).toMatchObject({ name: memo.name, status: 'in_progress' })
  })

  it.each(['0', '-1', '1.5', '1e3', 'abc', '0x1', '99999999999', '%00', ' 1'])(
    'finds nothing under the id "%s"',
    async id => {
      const { token } = await api.signUp()
      const response = await api.raw(`/api/projects/${encodeURIComponent(id)}`, {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'not_found' })
    },
  )
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

  it('takes a new file, and gives that one back', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client)
    const file = textFile('Second version', 'second.txt')
    await client.call('updateProject', { params: { id }, body: { name: 'With a file' }, file })
    const response = await client.call('projectFile', { params: { id } })
    expect(await response.text()).toBe('Second version')
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
    const noFile = await refused(client.call('updateProject', { params, body: { contentType: 'document' } }))
    expect(noFile.reason).toBe('Please upload a document file')
    const again = await client.call('updateProject', { params, body: { contentType: 'document' }, file: textFile() })
    expect(again).toMatchObject({ contentType: 'document', contentUrl: null, fileName: 'memo.txt' })
  })

  it('repeats the rules of the create form', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client)
    const failure = await refused(client.call('updateProject', { params: { id }, body: { name: 'x' } }))
    expect(failure.reason).toBe('Project name must be at least 3 characters')
    const file = bytesOf([1], 'x.exe')
    const type = await refused(client.call('updateProject', { params: { id }, body: {}, file }))
    expect(type).toMatchObject({ code: 'invalid_file', reason: fileMessages.type })
  })

  it('is refused once the project is no draft', async () => {
    const { client } = await api.signUp()
    const { id } = await createMemo(client, { submit: true })
    const failure = await refused(client.call('updateProject', { params: { id }, body: { name: 'Too late' } }))
    expect(failure).toMatchObject({ status: 409, code: 'not_a_draft' })
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
    expect(api.queued).toContain(started.review?.id)
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
