/** Creating a project, from a form or from JSON: what is kept, and what is refused. */
import { describe, expect, it } from 'vitest'
import { endpoints } from '../../contracts/endpoints.ts'
import { credentialsMessage, fileMessages } from '../../contracts/projects.ts'
import type { Harness } from '../harness.ts'
import { refused, textFile } from '../harness.ts'
import { bytesOf, createMemo, memo, page } from './memos.ts'

export function creating(api: Harness): void {
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
      expect(failure).toMatchObject({
        status: 400,
        code: 'invalid_input',
        reason: message,
        issues: [{ path, message }],
      })
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
      [
        'bytes that are something else',
        bytesOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13], 'deck.pdf'),
        null,
      ],
      ['no bytes', textFile('', 'empty.txt'), 'The file is empty'],
    ])('refuses a file with %s', async (_what, file, message) => {
      const { client } = await api.signUp()
      const failure = await refused(client.call('createProject', { body: memo, file }))
      expect(failure).toMatchObject({ status: 400, code: 'invalid_file', issues: [{ path: 'file' }] })
      if (message) expect(failure.reason).toContain(message)
      expect(await client.call('listProjects')).toEqual([])
    })

    it('keeps only the last part of a file name', async () => {
      const { client } = await api.signUp()
      const file = textFile('text', '..\\..\\etc/evil\u202e name.txt')
      const { fileName } = await client.call('createProject', { body: memo, file })
      expect(fileName).toBe('evil name.txt')
    })
  })
}
