import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { emptyReport } from '#db/test/made-report.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { textFile } from './harness.ts'
import { memo, page as website } from './projects/memos.ts'
import { completed } from './reviews/submitted.ts'
import { apiFor } from './suite-api.ts'

const api = apiFor()

describe('the list of users', () => {
  it('is searched by username, email and name, and filtered by role', async () => {
    const { client } = await api.signUp({ admin: true })
    const user = { password: 'secret pass', firstName: 'Zoë', lastName: 'O_Neill' }
    await api.client().call('register', { body: { ...user, username: 'zo.neill', email: 'zo@mail.example' } })
    const names = async (query: { q?: string; role?: 'user' | 'admin' | 'all' }) =>
      (await client.call('listUsers', { query })).map(found => found.username)
    for (const q of ['ZO.NEI', 'mail.EXAMPLE', 'zoë', 'o_n', 'Zoë O_Neill', '  zo.neill '])
      expect(await names({ q })).toEqual(['zo.neill'])
    expect(await names({ q: 'o%neill' })).toEqual([])
    expect(await names({ q: '\\' })).toEqual([])
    expect(await names({ q: 'zo.neill', role: 'all' })).toEqual(['zo.neill'])
    expect(await names({ q: 'zo.neill', role: 'admin' })).toEqual([])
    expect(await names({ role: 'admin' })).not.toContain('zo.neill')
  })

  it('is read in pages that neither repeat nor miss anybody, while others sign up', async () => {
    const { client } = await api.signUp({ admin: true })
    for (const number of [1, 2, 3, 4, 5])
      await api.client().call('register', {
        body: { username: `paged-${number}`, email: `paged-${number}@example.org`, password: 'secret pass' },
      })
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(cursor)
      seen.push(...page.rows.map(row => row.username))
      expect(page.total).toBe(5 + (cursor === null ? 0 : 1))
      if (cursor === null)
        await api.client().call('register', {
          body: { username: 'paged-late', email: 'paged-late@example.org', password: 'secret pass' },
        })
      cursor = page.next
    } while (cursor !== null && seen.length < 10)
    expect(seen).toEqual(['paged-5', 'paged-4', 'paged-3', 'paged-2', 'paged-1'])

    function read(after: string | null) {
      return client.page('listUsers', { query: { q: 'paged-', limit: 2, ...(after ? { cursor: after } : {}) } })
    }
  })

  it('links to the next page in its headers', async () => {
    const { token } = await api.signUp({ admin: true })
    await api.signUp()
    const get = (path: string) => api.raw(path, { token })
    const first = await get('/api/admin/users?limit=1&q=person&role=')
    const next = /^<([^>]+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
    expect(next).toContain(`cursor=${first.headers.get('x-next-cursor')}`)
    expect(next).toContain('q=person')
    const [one] = await first.json()
    const [two] = await (await get(next ?? '')).json()
    expect(two.id).toBeLessThan(one.id)
    const last = await get('/api/admin/users?limit=1&cursor=2')
    expect([last.headers.get('link'), last.headers.get('x-next-cursor')]).toEqual([null, null])
  })

  it.each([
    ['limit=0', 'A page has from 1 to 500 rows'],
    ['cursor=abc', 'This is not the cursor of a page'],
    ['q=%00', 'Search must not contain control characters'],
  ])('refuses ?%s', async (query, message) => {
    const { token } = await api.signUp({ admin: true })
    const response = await api.raw(`/api/admin/users?${query}`, { token })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'invalid_input', message })
  })
})

describe('the lists of projects', () => {
  async function fill() {
    const { client, username } = await api.signUp()
    const create = (name: string, panelId: number, isPage: boolean, submit = false) =>
      isPage
        ? client.call('createProject', { body: { ...website, name, panelId, submit } })
        : client.call('createProject', { body: { ...memo, name, panelId, submit }, file: textFile() })
    await create('Deck 100%', 2, false)
    await create('Landing page', 1, true)
    await create('Deck of spring', 2, false, true)
    return { client, username }
  }

  it("are the user's own, with search, filters and pages", async () => {
    const { client } = await fill()
    type Query = z.input<typeof endpoints.listProjects.query>
    const list = async (query: Query) => (await client.call('listProjects', { query })).map(project => project.name)
    const cases: [Query, string[]][] = [
      [{}, ['Deck of spring', 'Landing page', 'Deck 100%']],
      [{ q: 'deck' }, ['Deck of spring', 'Deck 100%']],
      [{ q: '100%' }, ['Deck 100%']],
      [{ q: '0_%' }, []],
      [{ status: 'in_progress' }, ['Deck of spring']],
      [{ type: 'document', status: 'draft' }, ['Deck 100%']],
      [{ panel: '2', q: 'spring' }, ['Deck of spring']],
      [{ status: 'all', type: 'all', panel: 'all', q: '' }, ['Deck of spring', 'Landing page', 'Deck 100%']],
    ]
    for (const [query, names] of cases) expect(await list(query), JSON.stringify(query)).toEqual(names)
    const page = await client.page('listProjects', { query: { limit: 2 } })
    expect([page.rows.length, page.total]).toEqual([2, 3])
    const rest = await client.page('listProjects', { query: { limit: 2, cursor: page.next ?? '' } })
    expect([rest.rows.map(row => row.name), rest.total, rest.next]).toEqual([['Deck 100%'], 3, null])
    await expect(client.page('listProjects')).resolves.toMatchObject({ total: 3, next: null })
  })

  it('are everyone’s for administrators, with the owner’s name', async () => {
    const admin = (await api.signUp({ admin: true })).client
    const { username } = await fill()
    const all = await admin.call('listAllProjects')
    expect(endpoints.listAllProjects.answer.parse(all)).toEqual(all)
    const owned = await admin.page('listAllProjects', { query: { q: username.toUpperCase() } })
    expect(owned.total).toBe(3)
    expect(new Set(owned.rows.map(project => project.ownerUsername))).toEqual(new Set([username]))
    const filters = { q: username, status: 'draft', type: 'document', panel: 'vc' } as const
    const drafts = await admin.call('listAllProjects', { query: filters })
    expect(drafts.map(project => project.name)).toEqual(['Deck 100%'])
    await expect(admin.call('listAllProjects', { query: { q: 'no such words' } })).resolves.toEqual([])
  })
})

const report = (agreed: number) => ({ ...emptyReport, counts: { ...emptyReport.counts, agreed } })

it('the list of a user’s reports has the last one of each project, in pages, searched and filtered', async () => {
  const { client } = await api.signUp()
  const stranger = await api.signUp()
  const reviewed = async (name: string, agreed: number, owner = client) => {
    const { id, review } = await owner.call('createProject', { body: { ...website, name, submit: true } })
    await completed(api, review?.id ?? '', report(agreed))
    return { params: { id } }
  }
  const first = await reviewed('Seed deck', 2)
  await client.call('createProject', { body: website })
  await client.call('submitProject', await reviewed('Being reviewed again', 9))
  await reviewed('Seed deck of another', 1, stranger.client)
  const second = await reviewed('Second deck', 7)
  const { review } = await client.call('submitProject', second)
  await completed(api, review?.id ?? '', report(3))
  const page = await client.page('listReports', { query: { limit: 1 } })
  expect(endpoints.listReports.answer.parse(page.rows)).toEqual(page.rows)
  expect(page).toMatchObject({ total: 3, next: String(second.params.id) })
  expect(page.rows).toEqual([
    {
      projectId: second.params.id,
      name: 'Second deck',
      panelId: 2,
      panelType: 'vc',
      finishedAt: expect.stringMatching(/Z$/),
      counts: report(3).counts,
    },
  ])
  const rest = await client.page('listReports', { query: { limit: 2, cursor: page.next ?? undefined } })
  expect(rest).toMatchObject({
    rows: [{ counts: { agreed: 9 } }, { projectId: first.params.id, counts: { agreed: 2 } }],
    next: null,
  })
  const names = async (query: { q?: string; panel?: 'vc' | 'marketing' | 'all' }) =>
    (await client.call('listReports', { query })).map(row => row.name)
  expect(await names({ q: 'SEED' })).toEqual(['Seed deck'])
  expect(await names({ panel: 'all' })).toEqual(['Second deck', 'Being reviewed again', 'Seed deck'])
  expect(await names({ panel: 'marketing' })).toEqual([])
  const most = { sort: 'claims', limit: 2 } as const
  const largest = await client.page('listReports', { query: most })
  expect(largest.rows.map(row => row.counts.agreed)).toEqual([9, 3])
  const smallest = await client.page('listReports', { query: { ...most, cursor: largest.next ?? undefined } })
  expect([smallest.rows.map(row => row.name), smallest.next]).toEqual([['Seed deck'], null])
})
