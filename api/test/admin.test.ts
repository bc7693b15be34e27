import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { createMemo } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

it('an administrator is refused as soon as the role is taken away', async () => {
  const [admin, other] = [await api.signUp({ admin: true }), await api.signUp({ admin: true })]
  await other.client.call('listUsers')
  await admin.client.call('setUserRole', { params: { id: other.id }, body: { role: 'user' } })
  await expectRefusal(other.client.call('listUsers'), { status: 403 })
})

it('an administrator reads what to do about a secret that a full disk left empty', async () => {
  const { client } = await api.signUp({ admin: true })
  await mkdir(api.filesDir, { recursive: true })
  await writeFile(join(api.filesDir, '../secret'), '')
  const body = { endpoint: 'http://127.0.0.1:9/v1', model: 'one', key: 'sk-the-key-of-the-server' }
  await expectRefusal(client.call('updateModel', { body }), {
    status: 500,
    reason: expect.stringMatching(/“secret” in the data folder is cut short: remove it/),
  })
})

describe('the last administrator', () => {
  // Administrators of other tests step down, because the last one is counted over the whole installation.
  beforeEach(() => api.database.sql`update users set role = 'user'`)

  it('remains when two administrators delete or demote each other', async () => {
    for (let round = 0; round < 6; round += 1) {
      await api.database.sql`update users set role = 'user'`
      const [a, b] = [await api.signUp({ admin: true }), await api.signUp({ admin: true })]
      const end = (by: typeof a, id: number, deleted: boolean) =>
        deleted
          ? by.client.call('deleteUser', { params: { id } })
          : by.client.call('setUserRole', { params: { id }, body: { role: 'user' } })
      await Promise.allSettled([end(a, b.id, round % 2 === 0), end(b, a.id, round % 3 === 0)])
      const [left] = await api.database.sql`select count(*)::int as n from users where role = 'admin'`
      expect(left?.n).toBe(1)
    }
  })
})

describe('deleting a user', () => {
  it('deletes their projects, reviews, files, sub-accounts and sessions too', async () => {
    const admin = await api.signUp({ admin: true })
    const { client, id } = await api.signUp()
    const before = await storedFiles()
    await client.call('createSubAccount', { body: { name: 'Somebody', email: 'somebody@example.org' } })
    const project = await createMemo(client, { submit: true })
    await createMemo(client)
    expect(await storedFiles()).toHaveLength(before.length + 2)
    const heard: string[] = []
    const listening = await api.database.sql.listen('review_cancelled', payload => heard.push(payload))
    await expect(admin.client.call('deleteUser', { params: { id } })).resolves.toBeNull()
    await expect.poll(() => heard).toEqual([project.review?.id])
    await listening.unlisten()
    expect(api.removed).toContain(project.review?.id)
    expect(await storedFiles()).toEqual(before)
    await expectRefusal(client.call('getUser'), { status: 401 })
    const [left] = await api.database.sql`
      select (select count(*) from projects where user_id = ${id})::int as projects,
        (select count(*) from reviews where project_id = ${project.id})::int as reviews,
        (select count(*) from sub_accounts where user_id = ${id})::int as people`
    expect(left).toEqual({ projects: 0, reviews: 0, people: 0 })
    await expectRefusal(admin.client.call('deleteUser', { params: { id } }), { status: 404 })
  })

  it('leaves nothing behind if the user is submitting, and answers those requests "not signed in"', async () => {
    const admin = await api.signUp({ admin: true })
    const before = await storedFiles()
    for (let round = 0; round < 3; round += 1) {
      const { client, id } = await api.signUp()
      const creating = Array.from({ length: 4 }, () => createMemo(client))
      const [deleted, ...created] = await Promise.allSettled([
        admin.client.call('deleteUser', { params: { id } }),
        ...creating,
      ])
      expect(deleted?.status).toBe('fulfilled')
      for (const outcome of created)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 401, code: 'not_signed_in' })
    }
    expect(await storedFiles()).toEqual(before)
  })

  const storedFiles = async () =>
    (await readdir(api.filesDir, { recursive: true }).catch(() => [])).filter(name => name.length > 30).toSorted()
})
