/** Whether this process answers, and whether what it needs does. */
import type { Hono } from 'hono'
import { unfinishedReviews } from '#db/queries/unfinished-reviews.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { answer, refusal } from '../http/reply.ts'
import { createRouter } from '../http/router.ts'

const deadlineMs = 2_000

/** Null where it fails or takes too long. */
async function inTime<T>(asked: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>(resolve => {
    timer = setTimeout(() => resolve(null), deadlineMs)
  })
  try {
    return await Promise.race([asked, late])
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
    const reviews = unfinished && {
      ...unfinished,
      waitingSince: unfinished.waitingSince?.toISOString() ?? null,
      progressAt: unfinished.progressAt?.toISOString() ?? null,
    }
    // Nobody to review is no reason to send this server no more requests: it takes them in.
    if (database && queue) return answer(c, endpoints.ready, { status: 'ready', checks, reviews })
    const away = database ? 'The queue does not answer.' : 'The database does not answer.'
    return refusal(c, new ApiError('unavailable', away, { retryAfter: 5 }), { status: 'not_ready', checks, reviews })
  })

  return app
}
