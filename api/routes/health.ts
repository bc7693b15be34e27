import type { Hono } from 'hono'
import { unfinishedReviews } from '#db/queries/unfinished-reviews.ts'
import { withIsoDates } from '../answers/rows.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { answer, refusal } from '../http/reply.ts'
import { createRouter } from '../http/router.ts'

const deadlineMs = 2_000

/** Null if the promise rejects or takes too long. */
async function inTime<T>(promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), deadlineMs)
  })
  try {
    return await Promise.race([promise, late])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}

export function healthRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { app, open } = createRouter(deps)

  open('health', c => answer(c, endpoints.health, { status: 'ok', version: deps.version }))

  open('ready', async c => {
    const [unfinished, answering] = await Promise.all([inTime(unfinishedReviews(deps.db)), inTime(deps.queue.ready())])
    const [database, queue] = [unfinished !== null, answering === true]
    const checks = { database, queue }
    const reviews = unfinished && withIsoDates(unfinished)
    // A missing worker does not make the server unready: it still accepts requests.
    if (database && queue) return answer(c, endpoints.ready, { status: 'ready', checks, reviews })
    const reason = database ? 'The queue does not answer.' : 'The database does not answer.'
    return refusal(c, new ApiError('unavailable', reason, { retryAfter: 5 }), { status: 'not_ready', checks, reviews })
  })

  return app
}
