import { describe, expect, it } from 'vitest'
import { deliveryLimits, keepingLimits } from '#db/limits.ts'
import { claimReview, failReview } from '#db/queries/review-runs.ts'
import { startReview } from '#db/queries/reviews.ts'
import { claimDeliveries } from '#db/queries/webhooks/claims.ts'
import { someWorker } from '#db/test/some-worker.ts'
import type { webhookEvents } from '#db/vocabulary.ts'
import { credentialsMessage } from '../contracts/projects.ts'
import { webhookMessages } from '../contracts/webhooks.ts'
import { page as website } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor({ config: { allowHosts: ['allowed.localhost:80'] } })

type Event = (typeof webhookEvents)[number]
async function listening(events: Event[]) {
  const user = await api.signUp()
  const webhook = await user.client.call('createWebhook', { body: { url: 'https://example.org/hook', events } })
  const told = async () => {
    const rows = await user.client.call('listDeliveries', { params: { id: webhook.id } })
    return rows.toReversed().map(row => row.eventType)
  }
  return { ...user, webhook, told }
}

describe('a webhook', () => {
  it('gets the events that it subscribes to, of its owner’s projects, in order', async () => {
    const all = await listening(['review.started', 'review.failed', 'project.deleted'])
    const some = await all.client.call('createWebhook', {
      body: { url: 'https://example.org/other', events: ['project.deleted'] },
    })
    const stranger = await listening(['review.started', 'review.failed', 'project.deleted'])
    const { db } = api.database
    const { id } = await all.client.call('createProject', { body: { ...website, submit: true } })
    const [review] = await api.database.sql`select id from reviews where project_id = ${id}`
    const reviewId: string = review?.id
    await claimReview(db, { reviewId, holder: someWorker })
    await failReview(db, { reviewId, failure: { code: 'empty', message: 'There is nothing in it.' } })
    await all.client.call('deleteProject', { params: { id } })

    expect(await all.told()).toEqual(['review.started', 'review.failed', 'project.deleted'])
    expect(await all.client.call('listDeliveries', { params: { id: some.id } })).toMatchObject([
      { eventType: 'project.deleted', state: 'pending', attempts: 0 },
    ])
    expect(await stranger.told()).toEqual([])
    const [, failed] = (await all.client.call('listDeliveries', { params: { id: all.webhook.id } })).toReversed()
    const { body, messageId } = await all.client.call('getDelivery', {
      params: { id: all.webhook.id, deliveryId: failed?.id ?? 0 },
    })
    expect(messageId).toMatch(new RegExp(`^evt_${id}_\\d+$`))
    expect(JSON.parse(body)).toEqual({
      type: 'review.failed',
      timestamp: expect.stringMatching(/Z$/),
      data: { projectId: id, projectName: website.name, reviewId, code: 'empty', message: 'There is nothing in it.' },
    })
  })

  it('gets nothing about changes that were rolled back', async () => {
    const { client, told } = await listening(['review.started'])
    const { id } = await client.call('createProject', { body: website })
    await expect(
      api.database.db.transaction(async tx => {
        await startReview(tx as never, { projectId: id, userId: null })
        throw new Error('changed its mind')
      }),
    ).rejects.toThrow('changed its mind')
    expect(await told()).toEqual([])
  })

  it('gets nothing while it is disabled, and can be enabled again', async () => {
    const { client, webhook, told } = await listening(['review.started'])
    const params = { id: webhook.id }
    const off = await client.call('updateWebhook', { params, body: { disabled: true } })
    expect(off).toMatchObject({ disabledReason: 'owner', url: webhook.url, events: ['review.started'] })
    await client.call('createProject', { body: { ...website, submit: true } })
    expect(await told()).toEqual([])
    // The account counts only webhooks that Panel disabled, not those that their owner did.
    const failed = async () => (await client.call('getUser')).disabledWebhooks
    expect(await failed()).toBe(0)
    await api.database.sql`update webhook_endpoints set disabled_reason = 'gone' where id = ${webhook.id}`
    expect(await failed()).toBe(1)
    const on = await client.call('updateWebhook', { params, body: { disabled: false, description: 'Ours' } })
    expect(on).toMatchObject({ disabledAt: null, disabledReason: null, description: 'Ours' })
    await client.call('createProject', { body: { ...website, submit: true } })
    expect(await told()).toEqual(['review.started'])
  })

  it('returns its secret when it is created or rotated, and at no other time', async () => {
    const { client, webhook } = await listening(['review.started'])
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    const rotated = await client.call('rotateWebhookSecret', { params: { id: webhook.id } })
    expect(rotated.secret).not.toBe(webhook.secret)
    const left = Date.parse(rotated.previousSecretUntil ?? '') - Date.now()
    expect(left / deliveryLimits.overlapMs).toBeCloseTo(1, 1)
    expect(JSON.stringify(await client.call('listWebhooks'))).not.toContain('whsec_')
    expect(api.logged.join('')).not.toContain('whsec_')
  })

  const elsewhere: [string, string][] = [
    ['', webhookMessages.url],
    ['https://me:hush@example.org/', credentialsMessage],
    ['http://127.0.0.1/', webhookMessages.private_address],
    ['http://2130706433/', webhookMessages.private_address],
    ['https://example.org:25/', webhookMessages.port],
  ]

  it.each(elsewhere)('refuses the address “%s”', async (url, message) => {
    const { client } = await api.signUp()
    const refused = { code: 'invalid_input', issues: [{ path: 'url', message }] }
    await expectRefusal(client.call('createWebhook', { body: { url, events: ['review.started'] } }), refused)
  })

  it('cannot be moved to an address that webhooks may not reach, unless the operator allows it', async () => {
    const { client, webhook } = await listening(['review.started'])
    const move = (url: string) => client.call('updateWebhook', { params: { id: webhook.id }, body: { url } })
    for (const url of ['http://127.0.0.1:5433/', 'https://me:hush@example.org/', 'http://allowed.localhost:81/'])
      await expectRefusal(move(url), { code: 'invalid_input', issues: [{ path: 'url' }] })
    await expect(move('http://Allowed.localhost:80/hook')).resolves.toMatchObject({ disabledAt: null })
  })

  it('signs with every secret of the last day, and their number is limited', async () => {
    const { id, client, webhook } = await listening(['review.started'])
    const secrets = [webhook.secret]
    for (let count = 1; count < deliveryLimits.secretsMax; count++)
      secrets.unshift((await client.call('rotateWebhookSecret', { params: { id: webhook.id } })).secret)
    await expectRefusal(client.call('rotateWebhookSecret', { params: { id: webhook.id } }), { code: 'conflict' })
    await client.call('testWebhook', { params: { id: webhook.id } })
    const shares = {
      perEndpoint: 9,
      perOwner: 9,
      all: 9,
      reserved: 0,
      failing: { perEndpoint: 9, perOwner: 9, all: 9 },
    }
    const due = await claimDeliveries(api.database.db, { now: new Date(), holdMs: 60_000, shares, running: [] })
    expect(due.find(({ userId }) => userId === id)?.secrets).toEqual(secrets)
  })

  it('counts towards a limit for each owner', async () => {
    const { client } = await api.signUp()
    const make = () =>
      client.call('createWebhook', { body: { url: 'https://example.org/', events: ['review.started'] } })
    const made = await Promise.allSettled(Array.from({ length: keepingLimits.webhookEndpointsMax + 3 }, make))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(keepingLimits.webhookEndpointsMax)
    await expectRefusal(make(), { code: 'conflict' })
  })
})

it('a listener gets its own account’s messages as they happen, and is released when it disconnects', async () => {
  const { client, token } = await api.signUp()
  const stranger = await api.signUp()
  const leave = new AbortController()
  const response = await api.raw('/api/webhooks/listen', { token, signal: leave.signal })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  // A listener gets everything that happens after the answer's headers.
  await stranger.client.call('createProject', { body: { ...website, name: 'Not yours', submit: true } })
  await client.call('createProject', { body: { ...website, submit: true } })
  let heard = ''
  while (!heard.includes('review.started')) heard += (await reader?.read())?.value ?? ''
  const data = JSON.parse(/^data: (.*)$/m.exec(heard)?.[1] ?? '')
  expect(JSON.parse(data.body)).toMatchObject({ type: 'review.started', data: { projectName: website.name } })
  expect(heard).not.toContain('Not yours')
  leave.abort()
})
