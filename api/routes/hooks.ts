import type { Hono } from 'hono'
import { z } from 'zod'
import { keepingLimits, limits } from '#db/limits.ts'
import { listLimits } from '#db/list-limits.ts'
import {
  type CallOutcome,
  findCalledHook,
  findStartedCall,
  listHookCalls,
  type NamedCall,
  recordCall,
  startCalledReview,
} from '#db/queries/hook-calls.ts'
import { createHook, deleteHook, editHook, type HookRow, listHooks, rotateHookSecret } from '#db/queries/hooks.ts'
import { cutPage } from '#db/queries/pages.ts'
import type { PanelId } from '#db/vocabulary.ts'
import { withIsoDates } from '../answers/rows.ts'
import { requireFreshPassword } from '../auth/caller.ts'
import { makeHookSecret } from '../auth/tokens.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { credentialsMessage, hasCredentials, isWebAddress } from '../contracts/projects.ts'
import { readHookCall } from '../hooks/request.ts'
import { type IncomingCall, isSigned } from '../hooks/senders.ts'
import { ApiError, hookNotFound, notSignedIn, tooMany, wrongField } from '../http/errors.ts'
import { answer, answerPage, noContent } from '../http/reply.ts'
import { bufferBody, readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { requireAllowance } from '../projects/allowance.ts'
import { enqueue } from '../projects/review-jobs.ts'

const hookAnswer = (row: HookRow) => ({ ...withIsoDates(row), path: `/api/hooks/${row.id}` })

function hookId(c: ApiContext): string {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (!id.success) throw hookNotFound()
  return id.data
}

export function hookRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on, open } = createRouter(deps)
  const owned = (c: ApiContext, { user, credential }: SignedIn) => ({ hookId: hookId(c), userId: user.id, credential })

  on('listHooks', async (c, { user }) => {
    const { cursor = null, limit = null } = readQuery(c, endpoints.listHooks.query)
    const page = cutPage(await listHooks(db, { userId: user.id }), { limit, before: cursor })
    return answerPage(c, endpoints.listHooks, page.rows.map(hookAnswer), page)
  })

  on('createHook', async (c, { user, credential }) => {
    const { secret: own, panelId, ...body } = await readJson(c, endpoints.createHook.body)
    const secret = own ?? (body.kind === 'vercel' ? null : makeHookSecret())
    const made = { userId: user.id, credential, secret, panelId: panelId as PanelId, ...body }
    const created = await createHook(db, made)
    if (created === 'too_many') throw tooMany(keepingLimits.hooksMax, 'hooks')
    return answer(c, endpoints.createHook, { ...hookAnswer(created), secret })
  })

  on('updateHook', async (c, caller) => {
    const hook = owned(c, caller)
    const { disabled, panelId, ...set } = await readJson(c, endpoints.updateHook.body)
    if (set.secret !== undefined) requireFreshPassword(caller)
    const row = await editHook(db, { ...hook, set: { ...set, panelId: panelId as PanelId | undefined }, disabled })
    if (row === 'not_found') throw hookNotFound()
    return answer(c, endpoints.updateHook, hookAnswer(row))
  })

  on('rotateHookSecret', async (c, caller) => {
    const secret = makeHookSecret()
    const row = await rotateHookSecret(db, { ...owned(c, caller), secret })
    if (row === 'not_found') throw hookNotFound()
    if (row === 'made_by_sender')
      throw new ApiError('conflict', 'Vercel makes the secrets of its webhooks. Set the one that it shows.')
    return answer(c, endpoints.rotateHookSecret, { ...hookAnswer(row), secret })
  })

  on('deleteHook', async (c, caller) => {
    if (!(await deleteHook(db, owned(c, caller)))) throw hookNotFound()
    return noContent(c)
  })

  on('listHookCalls', async (c, caller) => {
    const { cursor = null, limit = listLimits.pageRows } = readQuery(c, endpoints.listHookCalls.query)
    const page = await listHookCalls(db, { ...owned(c, caller), limit, before: cursor })
    if (!page) throw hookNotFound()
    return answerPage(c, endpoints.listHookCalls, page.rows.map(withIsoDates), page)
  })

  open('callHook', async c => {
    const hook = await findCalledHook(db, { hookId: hookId(c) })
    if (!hook) throw hookNotFound()
    const call: IncomingCall = { header: name => c.req.header(name), body: await bufferBody(c, null) }
    if (hook.secret === null)
      throw notSignedIn('This hook has no secret yet, so no call is believed. Its owner sets it in Panel.')
    if (!(await isSigned(hook.kind, hook.secret, call)))
      throw notSignedIn('The call is not signed with this hook’s secret, or its time is past.')
    const request = readHookCall(hook, call, parse(call.body))
    if ('wrong' in request)
      throw new ApiError('invalid_input', request.wrong[0]?.message ?? 'Wrong body', { issues: request.wrong })
    const named = { hookId: hook.id, callId: request.callId }
    const before = await findStartedCall(db, named)
    if (before) return answer(c, endpoints.callHook, before)
    const done =
      'ignore' in request
        ? await recordCall(db, { ...named, outcome: 'ignored', detail: request.ignore })
        : await review(c, { ...hook, ...named }, hook.url ?? request.url)
    if (!done) throw hookNotFound()
    return answer(c, endpoints.callHook, done)
  })

  /** Starts the review that a call asks for. Failures are logged for the hook's owner, since not every sender repeats a call. */
  const review = async (
    c: ApiContext,
    hook: NamedCall & { userId: number; name: string; panelId: PanelId },
    url: string | null,
  ): Promise<CallOutcome | null> => {
    const { hookId, callId } = hook
    const fail = (detail: string) => recordCall(db, { hookId, callId, outcome: 'failed', detail })
    if (url === null) return fail('Neither the hook nor the call names the address to review')
    if (!isWebAddress(url) || url.length > limits.urlMax) return fail('The call names no address of the web')
    if (hasCredentials(url)) return fail(credentialsMessage)
    const owner = String(hook.userId)
    const logAndRethrow = async (error: unknown) => {
      if (error instanceof ApiError) await fail(error.message)
      throw error
    }
    await deps.limiters.submit.take(owner, c).catch(logAndRethrow)
    await requireAllowance(db, hook.userId, { bytes: 0, review: true }).catch(logAndRethrow)
    const projectName = `${hook.name}: ${new URL(url).host}`.slice(0, limits.projectNameMax)
    const started = await startCalledReview(db, { ...hook, projectName, url }).catch(async error => {
      await deps.limiters.submit.giveBack(owner).catch(() => {})
      throw error
    })
    if (started?.reviewId) enqueue(deps, started.reviewId)
    else await deps.limiters.submit.giveBack(owner)
    return started?.call ?? null
  }

  return app
}

function parse(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  throw wrongField('', 'Send the body as a JSON object')
}
