import { describe, expect, it } from 'vitest'
import { limits } from '#db/limits.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { refused } from './harness.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()

const body = { name: 'Ada Lovelace', email: 'ada@example.org' }

describe('sub-accounts', () => {
  it('are added, listed in the order of creation, and removed', async () => {
    const { client } = await api.signUp()
    await expect(client.call('listSubAccounts')).resolves.toEqual([])
    const first = await client.call('createSubAccount', { body: { name: '  Ada Lovelace ', email: body.email } })
    const second = await client.call('createSubAccount', { body: { name: 'Bob', email: 'bob@example.org' } })
    expect(endpoints.createSubAccount.answer.parse(first)).toEqual(first)
    expect(first).toEqual({ id: first.id, ...body })
    await expect(client.call('listSubAccounts')).resolves.toEqual([first, second])
    await expect(client.call('deleteSubAccount', { params: { id: first.id } })).resolves.toBeNull()
    await expect(client.call('listSubAccounts')).resolves.toEqual([second])
    await expectRefusal(client.call('deleteSubAccount', { params: { id: first.id } }), { status: 404 })
  })

  it.each([
    [{ name: 'ab' }, 'name', 'Name must be at least 3 characters'],
    [{ email: 'nobody' }, 'email', 'Invalid email format'],
  ])('refuse %j with the sentence of its rule', async (wrong, path, message) => {
    const { client } = await api.signUp()
    const failure = await refused(client.call('createSubAccount', { body: { ...body, ...wrong } as typeof body }))
    expect(failure).toMatchObject({ status: 400, reason: message, issues: [{ path, message }] })
  })

  it('accept an email only once for each owner, whatever its capitals, and with concurrent requests too', async () => {
    const { client } = await api.signUp()
    const tries = await Promise.allSettled(
      ['ada@example.org', 'ADA@example.org', 'Ada@Example.org'].map(email =>
        client.call('createSubAccount', { body: { ...body, email } }),
      ),
    )
    expect(tries.filter(outcome => outcome.status === 'fulfilled')).toHaveLength(1)
    for (const outcome of tries)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({
          status: 409,
          code: 'email_taken',
          issues: [{ path: 'email', message: 'You already have a sub-account with this email.' }],
        })
    const other = await api.signUp()
    await expect(other.client.call('createSubAccount', { body })).resolves.toMatchObject(body)
  })

  it('are accessible to their owner only: nobody else lists or removes them, not even an administrator', async () => {
    const { client } = await api.signUp()
    const { id } = await client.call('createSubAccount', { body })
    for (const admin of [false, true]) {
      const other = await api.signUp({ admin })
      await expect(other.client.call('listSubAccounts')).resolves.toEqual([])
      await expectRefusal(other.client.call('deleteSubAccount', { params: { id } }), { status: 404, code: 'not_found' })
    }
    await expect(client.call('listSubAccounts')).resolves.toHaveLength(1)
  })

  it('are limited in number, also with concurrent calls', async () => {
    const { client, id } = await api.signUp()
    await api.database.sql`insert into sub_accounts (user_id, name, email)
      select ${id}, 'Person', 'p' || n || '@example.org' from generate_series(1, ${limits.subAccountsMax - 1}) n`
    const tries = await Promise.allSettled(
      ['one', 'two', 'three'].map(name =>
        client.call('createSubAccount', { body: { name, email: `${name}@example.org` } }),
      ),
    )
    const refusals = tries.filter(outcome => outcome.status === 'rejected')
    expect(refusals.map(outcome => outcome.reason.code)).toEqual(['conflict', 'conflict'])
  })
})
