/** Whether this process answers, and whether what it needs does. */
import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../errors.ts'
import { answer, refusal } from '../reply.ts'
import { createRouter } from '../router.ts'

const deadlineMs = 2_000

/** False where the check fails or takes too long. */
async function holds(check: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), deadlineMs)
  })
  try {
    return (await Promise.race([check, late])) !== false
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}

export function healthRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { app, open } = createRouter(deps)

  open('health', c => answer(c, endpoints.health, { status: 'ok', version: deps.version }))

  open('ready', async c => {
    const [database, queue] = await Promise.all([holds(deps.db.execute(sql`select 1`)), holds(deps.queue.ready())])
    const checks = { database, queue }
    if (database && queue) return answer(c, endpoints.ready, { status: 'ready', checks })
    const away = database ? 'The queue does not answer.' : 'The database does not answer.'
    return refusal(c, new ApiError('unavailable', away, { retryAfter: 5 }), { status: 'not_ready', checks })
  })

  return app
}
