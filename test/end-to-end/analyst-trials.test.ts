/** An administrator tries a draft of an analyst: the real API, the real worker, a fake model over HTTP. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { refused, textFile } from '#api/test/harness.ts'
import { type FakeModel, startFakeModel } from '#worker/test/fake-model.ts'
import { type Office, openOffice } from './office.ts'

const analyst = { title: 'Buyer', specialty: 'Prices', prompt: 'Doubt each price.', questions: ['What does it cost?'] }
const saved = { ...analyst, name: 'Vera Holt', bio: 'Buys for a living.', panelId: 1 }
const draft = { ...analyst, prompt: 'Look for who pays, and how often.' }

let office: Office
let fake: FakeModel
let admin: Office['admin']
let projectId: number
let besides: number

beforeAll(async () => {
  fake = await startFakeModel()
  office = await openOffice()
  admin = office.admin
  const prices = { input: 1, cachedInput: 1, output: 1 }
  await admin.client.call('updateModel', { body: { engine: 'model', endpoint: fake.url, model: 'fake-1', prices } })
  besides = (await admin.client.call('createAnalyst', { body: saved })).id
  const body = { name: 'A memo', contentType: 'document', panelId: 1, submit: true } as const
  projectId = (await admin.client.call('createProject', { body, file: textFile() })).id
  for await (const _ of admin.client.events(projectId));
})
afterAll(async () => {
  await office?.close()
  await fake?.close()
})

const begin = (body: object = {}) =>
  admin.client.call('tryAnalyst', { body: { projectId, analyst: draft, besides, ...body } })
const look = (id: string) => admin.client.call('analystTrial', { params: { id } })

async function tried(body?: object) {
  const { id } = await begin(body)
  await expect.poll(async () => (await look(id)).status).not.toBe('running')
  return look(id)
}

const asked = (prompt: string) => fake.calls.filter(({ kind, task }) => kind === 'findings' && task.includes(prompt))
const spent = async () => (await admin.client.call('getUse', {})).cost.used
const project = async () => [
  await admin.client.call('listReviews', { params: { id: projectId } }),
  await office.api.database.sql`select * from review_events`,
]

it('a trial shows the opinions of the draft and of the analyst in use, and leaves no trace in the project', async () => {
  const [before, cost] = [await project(), await spent()]
  const { status, draft: mine, inUse } = await tried()
  expect([status, asked(draft.prompt).length, asked(analyst.prompt).length]).toEqual(['done', 1, 1])
  for (const opinion of [mine, inUse]) {
    expect(opinion?.answers.map(({ question }) => question)).toEqual(analyst.questions)
    expect(opinion?.findings[0]).toMatchObject({ verified: true, quotes: [{ place: 'paragraph 1' }] })
    expect(opinion?.seconds).toBeGreaterThan(0)
  }
  expect([mine?.reviewedAt, inUse?.reviewedAt]).toEqual([null, expect.any(String)])
  expect(await spent()).toBeCloseTo(cost + (mine?.usage?.cost ?? Number.NaN), 6)
  expect(await project()).toEqual(before)
})

it('a trial asks the analyst in use as well if its model or it has changed since the review', async () => {
  await admin.client.call('updateModel', { body: { models: { [besides]: 'fake-2' } } })
  expect((await tried()).inUse).toMatchObject({ reviewedAt: null, failure: null })
  await admin.client.call('updateModel', { body: { models: {} } })
  await admin.client.call('updateAnalyst', { params: { id: besides }, body: { ...saved, prompt: 'Doubt each date.' } })
  expect((await tried()).inUse).toMatchObject({ reviewedAt: null, failure: null })
  expect(asked('Doubt each date.')).toHaveLength(1)
})

it('a trial belongs to its administrator, until they start another', async () => {
  const { id } = await begin({ besides: null })
  const other = await office.api.signUp({ admin: true })
  expect(await refused(other.client.call('analystTrial', { params: { id } }))).toMatchObject({ code: 'not_found' })
  await begin()
  expect(await refused(look(id))).toMatchObject({ code: 'not_found' })
})

it('a trial says why it failed: an unread submission, the model, the day’s cost, no worker', async () => {
  const failing = (failure: RegExp) => ({ status: 'failed', draft: null, failure: expect.stringMatching(failure) })
  const website = { name: 'A page', contentType: 'website', panelId: 1, contentUrl: 'https://example.org/' } as const
  const unread = await admin.client.call('createProject', { body: website })
  expect(await tried({ projectId: unread.id })).toMatchObject(failing(/^This has not been read yet/))
  fake.script(() => ({ do: 'status', status: 401 }))
  expect(await tried()).toMatchObject(failing(/^The model’s server refused the key/))
  await admin.client.call('updateSettings', { body: { costPerDay: 0 } })
  expect(await tried()).toMatchObject(failing(/^The model has cost as much/))
  await office.worker.stop()
  const { id } = await begin()
  expect(await look(id)).toMatchObject({ status: 'running' })
  for (const gone of ["created_at = now() - interval '11 seconds'", "taken_at = now() - interval '31 seconds'"]) {
    await office.api.database.sql.unsafe(`update model_probes set ${gone} where id = $1`, [id])
    expect(await look(id)).toMatchObject(failing(/^No worker answered/))
  }
})
