/** The whole API as one function of what it needs. It never listens and opens nothing. */
import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { isAccountGone, isDatabaseAway } from '#db/faults.ts'
import type { ApiContext, ApiEnv, AppDeps } from './context.ts'
import { ApiError, notSignedIn, unavailable } from './http/errors.ts'
import { methodsAt } from './http/methods.ts'
import { nothing, refusal } from './http/reply.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { analystRoutes } from './routes/analysts.ts'
import { earlyAccessRoutes } from './routes/early-access.ts'
import { eventRoutes } from './routes/events.ts'
import { healthRoutes } from './routes/health.ts'
import { hookRoutes } from './routes/hooks.ts'
import { imageRoutes } from './routes/images.ts'
import { keyRoutes } from './routes/keys.ts'
import { markRoutes } from './routes/marks.ts'
import { modelRoutes } from './routes/model.ts'
import { pastReviewRoutes } from './routes/past-reviews.ts'
import { projectRoutes } from './routes/projects.ts'
import { referenceRoutes } from './routes/reference.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { settingsRoutes } from './routes/settings.ts'
import { subAccountRoutes } from './routes/sub-accounts.ts'
import { versionRoutes } from './routes/versions.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import type { Site } from './site/site.ts'

/** A caller may name its request, so that one id runs through its logs and ours. */
const requestIdShape = /^[\w.-]{8,64}$/

export function createApp(deps: AppDeps, site: Site): Hono<ApiEnv> {
  const { log } = deps
  const app = new Hono<ApiEnv>()

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    c.set('requestId', given !== undefined && requestIdShape.test(given) ? given : randomUUID())
    const started = performance.now()
    await next()
    // A header set here would make Hono build the answer again; the log needs none.
    const { status } = c.res
    const level = status >= 500 ? 'error' : status >= 400 || c.req.method !== 'GET' ? 'info' : 'debug'
    if (!log.isLevelEnabled(level)) return
    log[level]({
      requestId: c.get('requestId'),
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(performance.now() - started),
      userId: c.get('userId'),
      keyId: c.get('keyId'),
    })
  })

  const areas = [
    accountRoutes,
    subAccountRoutes,
    keyRoutes,
    projectRoutes,
    reviewRoutes,
    versionRoutes,
    pastReviewRoutes,
    markRoutes,
    eventRoutes,
    analystRoutes,
    imageRoutes,
    webhookRoutes,
    hookRoutes,
    adminRoutes,
    settingsRoutes,
    modelRoutes,
    healthRoutes,
  ]
  for (const routes of areas) app.route('/', routes(deps))
  app.route('/', earlyAccessRoutes(deps, site))
  app.route('/', referenceRoutes(deps, site))

  /** Nobody else took it: the address is unknown, or the method. */
  const notHandled = (c: ApiContext): Response => {
    const { method, path } = c.req
    const allow = methodsAt(path) ?? (site.has(path) ? 'GET, HEAD, OPTIONS' : null)
    if (allow === null) return refusal(c, new ApiError('not_found', `There is nothing at ${method} ${path}.`))
    // No other origin may read an answer, so a browser that asks on behalf of one is granted nothing more.
    if (method === 'OPTIONS') return nothing(c, { allow })
    return refusal(c, new ApiError('method_not_allowed', `${path} takes ${allow}, not ${method}.`, { allow }))
  }

  app.all('/api', notHandled)
  app.all('/api/*', notHandled)

  app.on(['GET', 'HEAD'], '*', c =>
    site.serve({
      path: c.req.path,
      acceptEncoding: c.req.header('accept-encoding') ?? '',
      ifNoneMatch: c.req.header('if-none-match') ?? '',
    }),
  )
  app.notFound(notHandled)

  app.onError((error, c) => {
    if (error instanceof ApiError) return refusal(c, error)
    const requestId = c.get('requestId')
    if (c.env.incoming?.errored) {
      log.debug({ requestId }, 'the caller left while sending')
      return refusal(c, new ApiError('invalid_input', 'The request did not arrive whole.'))
    }
    if (isDatabaseAway(error)) {
      log.warn({ requestId, err: error }, 'the database is away')
      return refusal(c, unavailable())
    }
    if (isAccountGone(error)) return refusal(c, notSignedIn())
    log.error({ requestId, err: error }, 'unexpected error')
    return refusal(c, new ApiError('internal', 'Something went wrong on our side. Please try again.'))
  })

  return app
}
