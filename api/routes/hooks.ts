/** Incoming hooks: kept by their owners, called by deploy systems. */
import type { Hono } from 'hono'
import { z } from 'zod'
import {
  createHook,
  deleteHook,
  editHook,
  findCalledHook,
  finishCall,
  type HookRow,
  listHookCalls,
  listHooks,
  takeCall,
} from '#db/queries/hooks.ts'
import { createProject } from '#db/queries/projects.ts'
import { startReview } from '#db/queries/reviews.ts'
import { limits, type PanelId } from '#db/vocabulary.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { isWebAddress } from '../contracts/projects.ts'
import { ApiError, hookNotFound, notSignedIn, wrongField } from '../errors.ts'
import { type IncomingCall, isSigned, wishOf } from '../hook-senders.ts'
import { answer, answerPage, nothing } from '../reply.ts'
import { keepBody, readJson, readQuery } from '../request-body.ts'
import { enqueue } from '../review-jobs.ts'
import { createRouter } from '../router.ts'
import { makeHookSecret } from '../tokens.ts'

const hookAnswer = (row: HookRow) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  path: `/api/hooks/${row.id}`,
  url: row.url,
  panelId: row.panelId,
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  disabledAt: row.disabledAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

function hookId(c: ApiContext): string {
  const id = z.uuid().safeParse(c.req.param('id'))
  if (!id.success) throw hookNotFound()
  return id.data
}

export function hookRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on, open } = createRouter(deps)
  const owned = (c: ApiContext, { user }: SignedIn) => ({ hookId: hookId(c), userId: user.id })

  on('listHooks', async (c, { user }) =>
    answer(c, endpoints.listHooks, (await listHooks(db, { userId: user.id })).map(hookAnswer)),
  )

  on('createHook', async (c, { user }) => {
    const { secret = makeHookSecret(), panelId, ...body } = await readJson(c, endpoints.createHook.body)
    const created = await createHook(db, { userId: user.id, secret, panelId: panelId as PanelId, ...body })
    if (created === 'no_such_user') throw notSignedIn()
    if (created === 'too_many')
      throw new ApiError(
        'conflict',
        `You have ${limits.hooksMax} hooks, which is the most there can be. Remove one first.`,
      )
    return answer(c, endpoints.createHook, { ...hookAnswer(created), secret })
  })

  on('updateHook', async (c, caller) => {
    const which = owned(c, caller)
    const { disabled, panelId, ...set } = await readJson(c, endpoints.updateHook.body)
    const row = await editHook(db, { ...which, set: { ...set, panelId: panelId as PanelId | undefined }, disabled })
    if (!row) throw hookNotFound()
    return answer(c, endpoints.updateHook, hookAnswer(row))
  })

  on('deleteHook', async (c, caller) => {
    if (!(await deleteHook(db, owned(c, caller)))) throw hookNotFound()
    return nothing(c)
  })

  on('listHookCalls', async (c, caller) => {
    const { cursor = null, limit = limits.pageRows } = readQuery(c, endpoints.listHookCalls.query)
    const page = await listHookCalls(db, { ...owned(c, caller), limit, before: cursor })
    if (!page) throw hookNotFound()
    const rows = page.rows.map(row => ({ ...row, receivedAt: row.receivedAt.toISOString() }))
    return answerPage(c, endpoints.listHookCalls, rows, page)
  })

  open('callHook', async c => {
    const hook = await findCalledHook(db, { hookId: hookId(c) })
    if (!hook) throw hookNotFound()
    const call: IncomingCall = { header: name => c.req.header(name), body: await keepBody(c, null) }
    if (!(await isSigned(hook.kind, hook.secret, call)))
      throw notSignedIn('The call is not signed with this hook’s secret, or its time is past.')
    const wish = wishOf(hook.kind, call, parse(call.body), crypto.randomUUID())
    if (!wish) throw wrongField('', `The body is not what ${hook.kind} sends about a deployment`)
    const taken = await takeCall(db, { hookId: hook.id, callId: wish.callId.slice(0, 200) })
    if (!taken.taken) {
      const { outcome, detail, projectId } = taken.first
      return answer(c, endpoints.callHook, { outcome, detail, projectId })
    }
    const done = 'ignore' in wish ? ignored(wish.ignore) : await review(c, hook, hook.url ?? wish.url)
    await finishCall(db, { id: taken.id, ...done })
    return answer(c, endpoints.callHook, done)
  })

  /** What came of a call that asks for a review. */
  const review = async (
    c: ApiContext,
    hook: { userId: number; name: string; panelId: PanelId },
    url: string | null,
  ): Promise<Done> => {
    if (url === null) return failed('Neither the hook nor the call names the address to review')
    if (!isWebAddress(url) || url.length > limits.urlMax) return failed('The call names no address of the web')
    await deps.limiters.submit.take(String(hook.userId), c)
    const projectId = await createProject(db, {
      userId: hook.userId,
      name: `${hook.name}: ${new URL(url).host}`.slice(0, limits.projectNameMax),
      panelId: hook.panelId,
      notes: null,
      contentType: 'website',
      url,
      file: null,
    })
    const started = await startReview(db, { projectId, userId: hook.userId })
    if ('reviewId' in started) enqueue(deps, started.reviewId)
    return { outcome: 'started', detail: null, projectId }
  }

  return app
}

interface Done {
  outcome: 'started' | 'ignored' | 'failed'
  detail: string | null
  projectId: number | null
}

const ignored = (detail: string): Done => ({ outcome: 'ignored', detail, projectId: null })
const failed = (detail: string): Done => ({ outcome: 'failed', detail, projectId: null })

function parse(body: Uint8Array): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch {}
  throw wrongField('', 'Send the body as a JSON object')
}
