import { beforeAll, describe, expect, it } from 'vitest'
import { analysts } from '#db/schema/schema.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import type { Client } from '../client/client.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { refused } from './harness.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()
let client: Client
beforeAll(async () => {
  client = (await api.signUp({ admin: true })).client
  await api.database.db.insert(analysts).values(seedAnalysts)
})

const body = {
  name: 'Ines Falk',
  title: 'The Support Lead',
  specialty: 'What customers ask twice',
  bio: 'An AI analyst that reads as the person who answers the mail.',
  prompt: 'Look for the questions that a customer would have to ask.\nQuote them.',
  panelId: 1,
} as const

const create = (changes: object = {}) => client.call('createAnalyst', { body: { ...body, ...changes } as typeof body })

it.each(seedAnalysts)('$name, seeded in a new installation, can be saved in the form', seeded => {
  expect(endpoints.createAnalyst.body.safeParse(seeded).error).toBeUndefined()
})

describe('an analyst', () => {
  const elsewhere = 'Please upload the image: pictures at other addresses are not shown'
  it('is added, active and without a picture by default', async () => {
    const created = await create()
    expect(endpoints.createAnalyst.answer.parse(created)).toEqual(created)
    expect(created).toMatchObject({
      ...body,
      panelType: 'marketing',
      isActive: true,
      imageUrl: null,
      avatar: null,
      questions: [],
    })
    const seen = await api.client().call('listPanelAnalysts', { params: { panelType: 'marketing' } })
    const { prompt: _, ...open } = created
    expect(seen).toContainEqual(open)
  })

  it.each([
    [{ name: 'ab' }, 'name', 'Name must be at least 3 characters'],
    [{ title: ' a ' }, 'title', 'Title must be at least 3 characters'],
    [{ specialty: undefined }, 'specialty', 'Specialty must be at least 3 characters'],
    [{ bio: 'Too short' }, 'bio', 'Bio must be at least 10 characters'],
    [{ prompt: 'Too short' }, 'prompt', 'Prompt must be at least 10 characters'],
    [{ panelId: 3 }, 'panelId', 'Panel is required'],
    [{ imageUrl: 'javascript:alert(1)' }, 'imageUrl', elsewhere],
    [{ imageUrl: '//example.org/a.png' }, 'imageUrl', elsewhere],
    [{ questions: ['Who pays for it?', '\u200b'] }, 'questions.1', 'Each question must be at least 10 characters'],
    [{ questions: ['Who pays for it?', 'who pays for it?'] }, 'questions', 'Each question may be listed only once'],
  ])('is refused with %j, when added and when changed', async (wrong, path, message) => {
    const { id } = await create()
    for (const failure of await Promise.all(
      [create(wrong), client.call('updateAnalyst', { params: { id }, body: { ...body, ...wrong } as typeof body })].map(
        refused,
      ),
    ))
      expect(failure).toMatchObject({ status: 400, reason: message, issues: [{ path, message }] })
  })

  it('can be changed, and keeps a picture, status and questions that are left out', async () => {
    const imageUrl = `/api/images/${'b'.repeat(32)}.webp`
    const questions = ['What is asked twice?', 'Who answers it today?']
    const created = await create({ imageUrl, isActive: false, questions })
    const params = { id: created.id }
    const updated = await client.call('updateAnalyst', { params, body: { ...body, name: 'Ines Roth', panelId: 2 } })
    expect(updated).toMatchObject({ name: 'Ines Roth', panelType: 'vc', imageUrl, isActive: false, questions })
    expect((await api.client().call('listAnalysts')).some(({ id }) => id === created.id)).toBe(false)
    expect(await client.call('listAnalysts')).toContainEqual(updated)
    expect(Date.parse(updated.updatedAt)).toBeGreaterThan(Date.parse(created.updatedAt))
    const cleared = await client.call('updateAnalyst', {
      params,
      body: { ...body, imageUrl: '', isActive: true, questions: [] },
    })
    expect(cleared).toMatchObject({ imageUrl: null, isActive: true, questions: [] })
  })

  it('gets a version with each change of its prompt or questions, and keeps its earlier versions', async () => {
    const questions = ['What is asked twice?']
    const { id, version } = await create({ questions })
    const update = async (changes: object) =>
      (await client.call('updateAnalyst', { params: { id }, body: { ...body, ...changes } as typeof body })).version
    const prompt = `${body.prompt}\nCount them.`
    expect(version).toBe(1)
    expect(await update({ name: 'Ines Roth', questions: ['  What is asked twice?'], isActive: false })).toBe(1)
    expect(await update({ prompt })).toBe(2)
    expect(await update({ prompt })).toBe(2)
    const both = [1, 2].map(() => ({ prompt, questions: [] }))
    expect((await Promise.all(both.map(update))).toSorted()).toEqual([3, 3])
    await client.call('deleteAnalyst', { params: { id } })
    expect((await client.call('listAnalysts')).some(analyst => analyst.id === id)).toBe(false)
    expect(await client.call('listAnalystVersions', { params: { id } })).toEqual([
      { version: 3, prompt, questions: [], replacedAt: null },
      { version: 2, prompt, questions, replacedAt: expect.any(String) },
      { version: 1, prompt: body.prompt, questions, replacedAt: expect.any(String) },
    ])
    const unknown = client.call('listAnalystVersions', { params: { id: 2_000_000_000 } })
    await expectRefusal(unknown, { status: 404 })
  })

  it('keeps its lens if it was seeded, until its title changes, and has none if it was added', async () => {
    const [seeded] = await api.database
      .sql`select id, title, lens from analysts where lens is not null order by id limit 1`
    const { id } = await create()
    await client.call('updateAnalyst', { params: { id: seeded?.id }, body: { ...body, title: seeded?.title } })
    const lensOf = async (analyst: number) => {
      const [row] = await api.database.sql`select lens from analysts where id = ${analyst}`
      return row?.lens
    }
    expect(await lensOf(seeded?.id)).toBe(seeded?.lens)
    await client.call('updateAnalyst', { params: { id: seeded?.id }, body })
    expect(await lensOf(seeded?.id)).toBeNull()
    expect(await lensOf(id)).toBeNull()
  })
})
