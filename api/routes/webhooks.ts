import type { Hono } from 'hono'
import { deliveryLimits, keepingLimits } from '#db/limits.ts'
import { listLimits } from '#db/list-limits.ts'
import { cutPage } from '#db/queries/pages.ts'
import {
  createWebhook,
  deleteWebhook,
  editWebhook,
  listWebhooks,
  rotateSecret,
} from '#db/queries/webhooks/endpoints.ts'
import { type DeliveryRow, findDelivery, listDeliveries, redeliver, sendTest } from '#db/queries/webhooks/log.ts'
import { refusalOf } from '#db/web-address.ts'
import { webhookAnswer, withIsoDates } from '../answers/rows.ts'
import { requireFreshPassword } from '../auth/caller.ts'
import { makeHookSecret } from '../auth/tokens.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { webhookMessages } from '../contracts/webhooks.ts'
import { ApiError, deliveryNotFound, tooMany, unavailable, webhookNotFound, wrongField } from '../http/errors.ts'
import { pathId } from '../http/path-id.ts'
import { answer, answerPage, bytes, noContent } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { messageStream } from '../streams/message-stream.ts'
import { createStreamSlots, streamHeaders } from '../streams/server-sent-events.ts'

export function webhookRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on } = createRouter(deps)
  const slots = createStreamSlots(deps)

  const owned = (c: ApiContext, { user, credential }: SignedIn) => ({
    webhookId: pathId(c, webhookNotFound),
    userId: user.id,
    credential,
  })
  const ownedDelivery = (c: ApiContext, caller: SignedIn) => ({
    ...owned(c, caller),
    deliveryId: pathId(c, deliveryNotFound, 'deliveryId'),
  })

  /** Refuses addresses that the worker would never send to. Host names are resolved only when it sends. */
  const checkAddress = (url: string) => {
    const refusal = refusalOf(new URL(url), deps.config.allowHosts)
    if (refusal) throw wrongField('url', webhookMessages[refusal])
  }

  on('listWebhooks', async (c, { user }) => {
    const { cursor = null, limit = null } = readQuery(c, endpoints.listWebhooks.query)
    const page = cutPage(await listWebhooks(db, { userId: user.id }), { limit, before: cursor })
    return answerPage(c, endpoints.listWebhooks, page.rows.map(webhookAnswer), page)
  })

  on('createWebhook', async (c, { user, credential }) => {
    const body = await readJson(c, endpoints.createWebhook.body)
    checkAddress(body.url)
    const secret = makeHookSecret()
    const created = await createWebhook(db, { userId: user.id, credential, secret, ...body })
    if (created === 'too_many') throw tooMany(keepingLimits.webhookEndpointsMax, 'webhooks')
    return answer(c, endpoints.createWebhook, { ...webhookAnswer(created), secret })
  })

  on('listenToWebhooks', async (c, caller) => {
    // Once the stream opens, a program relies on getting every message from then on.
    if (!(await deps.messages.ready())) throw unavailable()
    const release = slots.take(caller.user.id)
    return bytes(c, messageStream(deps, caller, release), streamHeaders)
  })

  on('updateWebhook', async (c, caller) => {
    const webhook = owned(c, caller)
    const { disabled, ...set } = await readJson(c, endpoints.updateWebhook.body)
    if (set.url !== undefined) {
      checkAddress(set.url)
      // A new address keeps getting messages after this session has ended.
      const current = (await listWebhooks(db, webhook)).find(({ id }) => id === webhook.webhookId)
      if (set.url !== current?.url) requireFreshPassword(caller)
    }
    const row = await editWebhook(db, { ...webhook, set, disabled })
    if (row === 'not_found') throw webhookNotFound()
    return answer(c, endpoints.updateWebhook, webhookAnswer(row))
  })

  on('deleteWebhook', async (c, caller) => {
    if (!(await deleteWebhook(db, owned(c, caller)))) throw webhookNotFound()
    return noContent(c)
  })

  on('rotateWebhookSecret', async (c, caller) => {
    const secret = makeHookSecret()
    const row = await rotateSecret(db, { ...owned(c, caller), secret })
    if (row === 'not_found') throw webhookNotFound()
    if (row === 'too_many')
      throw new ApiError(
        'conflict',
        `This webhook has ${deliveryLimits.secretsMax} secrets that still sign, each for a day. Rotate it again once the oldest has ended.`,
      )
    return answer(c, endpoints.rotateWebhookSecret, { ...webhookAnswer(row), secret })
  })

  on('testWebhook', async (c, caller) => {
    await deps.limiters.sends.take(String(caller.user.id), c)
    const messageId = `test_${crypto.randomUUID()}`
    const data = { message: 'This is a test. Nothing has happened.' }
    const sent = await sendTest(db, { ...owned(c, caller), messageId, data })
    return answer(c, endpoints.testWebhook, withIsoDates(sentOrThrow(sent, webhookNotFound)))
  })

  on('listDeliveries', async (c, caller) => {
    const { cursor = null, limit = listLimits.pageRows } = readQuery(c, endpoints.listDeliveries.query)
    const page = await listDeliveries(db, { ...owned(c, caller), limit, before: cursor })
    if (!page) throw webhookNotFound()
    return answerPage(c, endpoints.listDeliveries, page.rows.map(withIsoDates), page)
  })

  on('getDelivery', async (c, caller) => {
    const found = await findDelivery(db, ownedDelivery(c, caller))
    if (!found) throw deliveryNotFound()
    return answer(c, endpoints.getDelivery, { ...withIsoDates(found), log: found.log.map(withIsoDates) })
  })

  on('redeliver', async (c, caller) => {
    await deps.limiters.sends.take(String(caller.user.id), c)
    const sent = await redeliver(db, ownedDelivery(c, caller))
    return answer(c, endpoints.redeliver, withIsoDates(sentOrThrow(sent, deliveryNotFound)))
  })

  return app
}

function sentOrThrow(sent: DeliveryRow | 'not_found' | 'disabled', notFound: () => ApiError): DeliveryRow {
  if (sent === 'not_found') throw notFound()
  if (sent === 'disabled')
    throw new ApiError('conflict', 'This webhook is disabled, so nothing is sent to it. Enable it first.')
  return sent
}
