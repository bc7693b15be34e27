import { beforeAll, describe, expect, it } from 'vitest'
import { defaultSettings, type Settings } from '#db/limits.ts'
import { saveOpinion } from '#db/queries/checkpoints.ts'
import { claimReview } from '#db/queries/review-runs.ts'
import { opinion } from '#db/test/reviews/setup.ts'
import { someWorker } from '#db/test/some-worker.ts'
import { registrationMessages } from '../contracts/settings.ts'
import { type Harness, refused, textFile } from './harness.ts'
import { createMemo, page as website } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()
let admin: Awaited<ReturnType<Harness['signUp']>>
beforeAll(async () => {
  admin = await api.signUp({ admin: true })
})

const set = (changed: Partial<Settings>) => admin.client.call('updateSettings', { body: changed })

describe('the settings', () => {
  it('have defaults until an administrator changes them', async () => {
    await api.database.sql`delete from settings`
    expect(await admin.client.call('getSettings', {})).toEqual(defaultSettings)
    expect(await set({ reviewsPerDay: 7 })).toEqual({ ...defaultSettings, reviewsPerDay: 7 })
    expect(await set({ reviewsPerDay: defaultSettings.reviewsPerDay })).toEqual(defaultSettings)
  })

  it('refuse values that would stop everybody or nobody', async () => {
    for (const body of [{ reviewsAtOnce: 0 }, { reviewsPerDay: 1.5 }, { storedMiB: 1e12 }, { costPerDay: -1 }])
      await expectRefusal(set(body), { code: 'invalid_input', reason: expect.stringMatching(/must be/) })
  })
})

describe('reviews a day', () => {
  it('are counted and shown, and refused once used up; the draft stays', async () => {
    const { client } = await api.signUp()
    await set({ reviewsPerDay: 2 })
    const { id } = await client.call('createProject', { body: { ...website, submit: true } })
    await client.call('cancelReview', { params: { id } })
    await client.call('deleteProject', { params: { id } })
    await client.call('createProject', { body: { ...website, submit: true } })
    const draft = await client.call('createProject', { body: website })
    const use = await client.call('getUse', {})
    expect(use.reviews, 'a deleted project makes no new allowance').toEqual({ used: 2, limit: 2 })
    expect(Date.parse(use.resetsAt) % 86_400_000).toBe(0)
    const told = { code: 'allowance_used', reason: expect.stringMatching(/^You have started 2 reviews today/) }
    await expectRefusal(client.call('submitProject', { params: { id: draft.id } }), told)
    await expectRefusal(client.call('createProject', { body: { ...website, submit: true } }), told)
    expect(await client.call('getProject', { params: { id: draft.id } })).toMatchObject({ status: 'draft' })
    expect((await client.call('getUse', {})).reviews.used).toBe(2)
    await set({ reviewsPerDay: 100 })
    await client.call('submitProject', { params: { id: draft.id } })
  })

  it('go to only one of several concurrent requests if one is left', async () => {
    const { client } = await api.signUp()
    await set({ reviewsPerDay: 1 })
    const drafts = await Promise.all([1, 2, 3].map(() => client.call('createProject', { body: website })))
    const starts = await Promise.allSettled(drafts.map(({ id }) => client.call('submitProject', { params: { id } })))
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await set({ reviewsPerDay: 100 })
  })
})

it('what the model costs in a day counts for the owner, and stops the next start', async () => {
  const { client } = await api.signUp()
  const { db } = api.database
  const { id } = await client.call('createProject', { body: { ...website, submit: true } })
  const [review] = await api.database.sql`select id from reviews where project_id = ${id}`
  await claimReview(db, { reviewId: review?.id, holder: someWorker })
  const usage = { inputTokens: 1, cachedTokens: 0, outputTokens: 1, cost: 1.25, requests: 1 }
  const said = { type: 'opinion.completed', detail: {} } as const
  await saveOpinion(db, { reviewId: review?.id, opinion: { ...opinion(1, ['a claim']), usage }, event: said })
  expect((await client.call('getUse', {})).cost).toEqual({ used: 1.25, limit: 20 })
  await set({ costPerDay: 1 })
  const told = await refused(client.call('createProject', { body: { ...website, submit: true } }))
  expect(told).toMatchObject({ code: 'allowance_used', reason: expect.stringMatching(/\$1\.25 .* of \$1\.00/) })
  await set({ costPerDay: 20 })
})

it('storage counts the file of a document; a file that does not fit is refused and not kept', async () => {
  const { client } = await api.signUp()
  const big = textFile('word '.repeat(150_000))
  const create = () => createMemo(client, {}, big)
  await set({ storedMiB: 1 })
  const { id } = await create()
  expect((await client.call('getUse', {})).storedBytes).toEqual({ used: big.size, limit: 1024 * 1024 })
  await expectRefusal(create(), {
    code: 'allowance_used',
    reason: 'There is no room for this: your submissions take up 1 of 1 MiB. Delete projects that you no longer need.',
  })
  await client.call('deleteProject', { params: { id } })
  const races = await Promise.allSettled([create(), create(), create()])
  expect(races.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await set({ storedMiB: 2_048 })
})

describe('registration', () => {
  let guests = 0
  const register = (invitation?: string) => {
    guests += 1
    const body = { username: `guest${guests}`, email: `guest${guests}@example.org`, password: 'correct horse' }
    return api.client().call('register', { body: { ...body, ...(invitation ? { invitation } : {}) } })
  }

  it('is refused when closed, even with an invitation', async () => {
    const { token } = await admin.client.call('createInvitation', { body: {} })
    await set({ registration: 'closed' })
    expect(await api.client().call('getRegistration', {})).toEqual({ mode: 'closed' })
    await expectRefusal(register(token), { code: 'not_allowed', reason: registrationMessages.closed })
    await set({ registration: 'open' })
  })

  it('accepts each invitation once, unless it was withdrawn or has expired', async () => {
    await set({ registration: 'invitation' })
    await expectRefusal(register(), { code: 'not_allowed', reason: registrationMessages.needed })
    const spent = { code: 'not_allowed', reason: registrationMessages.spent }
    await expectRefusal(register('made-up'), spent)
    const invite = (note: string) => admin.client.call('createInvitation', { body: { note } })

    const first = await invite('For Ada')
    const both = await Promise.allSettled([register(first.token), register(first.token)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const back = await invite('For nobody')
    await admin.client.call('deleteInvitation', { params: { id: back.id } })
    await expectRefusal(register(back.token), spent)
    const old = await invite('For later')
    await api.database.sql`update invitations set expires_at = now() where id = ${old.id}`
    await expectRefusal(register(old.token), spent)

    const listed = await admin.client.call('listInvitations', {})
    expect(listed.find(({ id }) => id === first.id)).toMatchObject({ note: 'For Ada', usedBy: expect.any(String) })
    const text = JSON.stringify(await api.database.sql`select * from invitations`) + api.logged.join('')
    for (const { token } of [first, back, old]) expect(text).not.toContain(token)
    await set({ registration: 'open' })
  })
})
