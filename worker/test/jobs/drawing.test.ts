import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFileStore, type FileStore } from '#db/files/files.ts'
import { findDrawing, listPages } from '#db/queries/drawn-pages.ts'
import { deleteProject } from '#db/queries/project-deletion.ts'
import { createProject } from '#db/queries/projects.ts'
import { submissions, users } from '#db/schema/schema.ts'
import { createTestDatabase, type TestDatabase } from '#db/test/database.ts'
import { makeQuickFolder } from '#db/test/quick-folder.ts'
import { startDrawing } from '../../jobs/draw.ts'
import { drawingOf, drawPages, type PictureOfPage } from '../../sources/pages/draw-pages.ts'
import { parse } from '../sources/parsed.ts'
import { line, pdf, read } from '../sources/samples.ts'
import { browserFor } from '../website/local-sites.ts'

const browser = browserFor()
const { signal } = new AbortController()

const plain = await parse('txt', Buffer.from(Array.from({ length: 50 }, (_, at) => `Line ${at}.`).join('\n\n')))

let database: TestDatabase
const log = pino({ level: 'silent' })
let folder: string
let files: FileStore
let owner = 0
const worker = () => startDrawing({ connection: database, files, browser, log })
const stored = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(({ name }) => name)
const remove = async (projectId: number) => {
  const keys = await deleteProject(database.db, { projectId, userId: null })
  for (const key of keys ?? []) await files.delete(key)
}
beforeEach(() => {
  folder = makeQuickFolder('panel-drawn-')
  files = createFileStore(folder)
})
beforeAll(async () => {
  database = await createTestDatabase()
  const person = { username: 'owner', email: 'owner@example.org', passwordHash: '-' }
  const [user] = await database.db.insert(users).values(person).returning({ id: users.id })
  owner = user?.id ?? 0
})
afterAll(() => database.drop())

async function submitted(storedBytes = 0) {
  const content = { contentType: 'website', url: 'https://example.org', file: null } as const
  const about = { userId: owner, name: 'A memo', panelId: 2, notes: null } as const
  const projectId = await createProject(database.db, { ...about, ...content })
  const [row] = await database.db
    .update(submissions)
    .set({ storedBytes })
    .where(eq(submissions.projectId, projectId))
    .returning({ id: submissions.id })
  const submission = { id: row?.id ?? 0, fileKey: null }
  return { projectId, drawable: { submission, document: plain, pages: null, linked: null, recognised: null } }
}
const rowOf = async (id: number) => (await database.db.select().from(submissions).where(eq(submissions.id, id)))[0]
const finished = ({ id }: { id: number }) =>
  expect
    .poll(async () => (await findDrawing(database.db, { submissionId: id })).finished, { timeout: 30_000 })
    .toBe(true)

it('pages that two workers draw at once count once and go with their project; a page beyond the size limit is not kept', async () => {
  const { projectId, drawable } = await submitted()
  const workers = [worker(), worker()]
  for (const one of workers) one.draw(drawable)
  await finished(drawable.submission)
  await Promise.all(workers.map(one => one.stop()))
  const keys = await stored()
  expect(keys).toHaveLength(4)
  const sizes = await Promise.all(keys.map(async key => (await files.read(key)).length))
  const row = await rowOf(drawable.submission.id)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  expect(row?.storedBytes).toBe(bytes)
  await remove(projectId)
  expect(await stored()).toEqual([])
  const kept: number[] = []
  const [drawing, limits] = [drawingOf(plain, null), { signal, mostBytes: bytes - 1 }]
  const keep = async ({ number }: PictureOfPage) => void kept.push(number)
  await expect(drawPages(drawing, limits, browser, keep)).rejects.toThrow('too large')
  expect(kept).toEqual([1])
})

it('a page that was not drawn is stored as its text, at its place among the others', async () => {
  const { projectId, drawable } = await submitted()
  const [first, second] = ['Words of the tall page', 'Words on the second page']
  const pages = Buffer.from(pdf([first, second].map(text => line(text, 700)))).toString('latin1')
  const tall = pages.replace(/(10 0 obj.*?)792/s, '$199999')
  const linked = Buffer.from(tall, 'latin1')
  const drawing = worker()
  await drawing.draw({ ...drawable, document: await read(linked, 'tall.pdf'), linked })
  await drawing.stop()
  const stored = await listPages(database.db, { submissionId: drawable.submission.id })
  expect(stored.map(({ words }) => words.map(([word]) => word).join(' '))).toEqual([
    `Page 1 was not drawn. Its text, as far as it fits here: ${first}`,
    second,
  ])
  await remove(projectId)
})

it('nothing is kept of a project that is deleted while it is drawn', async () => {
  const { projectId, drawable } = await submitted()
  const drawing = worker()
  drawing.draw(drawable)
  await expect.poll(stored, { interval: 10 }).not.toEqual([])
  await remove(projectId)
  await drawing.stop()
  expect(await stored()).toEqual([])
})

it('nothing is kept for an owner whose storage is used up', async () => {
  const { projectId, drawable } = await submitted(10 ** 11)
  const drawing = worker()
  drawing.draw(drawable)
  await finished(drawable.submission)
  await drawing.stop()
  expect(await stored()).toEqual([])
  await remove(projectId)
})

it('what a stop left undrawn is drawn after the next start, with each file recorded', async () => {
  const { projectId, drawable } = await submitted()
  const first = worker()
  first.draw(drawable)
  await expect.poll(stored, { interval: 10 }).not.toEqual([])
  await first.stop()
  const { finished: isFinished, numbers } = await findDrawing(database.db, { submissionId: drawable.submission.id })
  expect(isFinished).toBe(false)
  expect(await stored()).toHaveLength(numbers.size * 2)
  const second = worker()
  second.draw(drawable)
  await finished(drawable.submission)
  await second.stop()
  expect(await stored()).toHaveLength(4)
  await remove(projectId)
})
