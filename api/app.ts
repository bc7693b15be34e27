import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { ConfigError } from '#db/config-error.ts'
import { isAccountGone, isDatabaseUnavailable } from '#db/faults.ts'
import { SignedOut } from '#db/queries/owners.ts'
import type { ApiContext, ApiEnv, AppDeps } from './context.ts'
import { ApiError, notSignedIn, unavailable } from './http/errors.ts'
import { methodsAt } from './http/methods.ts'
import { noContent, refusal } from './http/reply.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { analystRoutes } from './routes/analysts.ts'
import { earlyAccessRoutes } from './routes/early-access.ts'
import { estimateRoutes } from './routes/estimates.ts'
import { eventRoutes } from './routes/events.ts'
import { healthRoutes } from './routes/health.ts'
import { hookRoutes } from './routes/hooks.ts'
import { imageRoutes } from './routes/images.ts'
import { keyRoutes } from './routes/keys.ts'
import { markRoutes } from './routes/marks.ts'
import { modelRoutes } from './routes/model.ts'
import { pageRoutes } from './routes/pages.ts'
import { pastReviewRoutes } from './routes/past-reviews.ts'
import { projectRoutes } from './routes/projects.ts'
import { referenceRoutes } from './routes/reference.ts'
import { reviewRoutes } from './routes/reviews.ts'
import { settingsRoutes } from './routes/settings.ts'
import { subAccountRoutes } from './routes/sub-accounts.ts'
import { versionRoutes } from './routes/versions.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import type { Site } from './site/site.ts'

/** Callers may choose the request id, so that it is the same in their logs and in ours. */
const requestIdShape = /^[\w.-]{8,64}$/

export function createApp(deps: AppDeps, site: Site): Hono<ApiEnv> {
  const { log } = deps
  const app = new Hono<ApiEnv>()

  app.use(async (c, next) => {
    const given = c.req.header('x-request-id')
    c.set('requestId', given !== undefined && requestIdShape.test(given) ? given : randomUUID())
    const started = performance.now()
    await next()
    // Set no header here: it would make Hono rebuild the response.
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
    pageRoutes,
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
    estimateRoutes,
    modelRoutes,
    healthRoutes,
  ]
  for (const routes of areas) app.route('/', routes(deps))
  app.route('/', earlyAccessRoutes(deps, site))
  app.route('/', referenceRoutes(deps, site))

  const notHandled = (c: ApiContext): Response => {
    const { method, path } = c.req
    const allow = methodsAt(path) ?? (site.has(path) ? 'GET, HEAD, OPTIONS' : null)
    if (allow === null) return refusal(c, new ApiError('not_found', `There is nothing at ${method} ${path}.`))
    // No CORS headers, because no other origin may read an answer.
    if (method === 'OPTIONS') return noContent(c, { allow })
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
      log.debug({ requestId }, 'the caller disconnected while sending')
      return refusal(c, new ApiError('invalid_input', 'The request did not arrive whole.'))
    }
    if (isDatabaseUnavailable(error)) {
      log.warn({ requestId, err: error }, 'the database is unavailable')
      return refusal(c, unavailable())
    }
    if (isAccountGone(error) || error instanceof SignedOut) return refusal(c, notSignedIn())
    log.error({ requestId, err: error }, 'unexpected error')
    const ours = error instanceof ConfigError ? error.message : 'Something went wrong on our side. Please try again.'
    return refusal(c, new ApiError('internal', ours))
  })

  return app
}
