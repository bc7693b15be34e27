/** Mounts handlers on the endpoint table, which alone defines method, path and access. */
import { Hono } from 'hono'
import { findCaller, requireCaller, requireFreshPassword } from '../auth/caller.ts'
import { refuseKey } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../contracts/endpoints.ts'
import { ApiError } from './errors.ts'
import { createIdempotency } from './idempotency.ts'
import { requireIfMatch } from './reply.ts'

type NamesWith<Access extends Endpoint['access']> = {
  [N in EndpointName]: (typeof endpoints)[N]['access'] extends Access ? N : never
}[EndpointName]

export interface Router {
  app: Hono<ApiEnv>
  /** A public endpoint. The caller is looked up only if the handler asks; null is a visitor. */
  open(
    name: NamesWith<'public'>,
    handler: (c: ApiContext, caller: () => Promise<SignedIn | null>) => Response | Promise<Response>,
  ): void
  /** An endpoint for signed-in users, or for administrators where the table says so. */
  on(name: NamesWith<'user' | 'admin'>, handler: (c: ApiContext, caller: SignedIn) => Promise<Response>): void
}

/** Methods that heed `If-Match`: with `ifMatch` the handler checks it under a lock; otherwise the header is refused. */
const conditionalMethods: Endpoint['method'][] = ['PUT', 'DELETE']

/** "/api/projects/{id}" in Hono's syntax. */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export function createRouter(deps: AppDeps): Router {
  const app = new Hono<ApiEnv>()
  const idempotency = createIdempotency(deps)
  return {
    app,
    open(name, handler) {
      const endpoint: Endpoint = endpoints[name]
      const run = async (c: ApiContext) => handler(c, () => findCaller(c, deps))
      app.on(endpoint.method, honoPath(endpoint.path), c =>
        endpoint.idempotent ? idempotency.run(c, endpoint, null, () => run(c)) : run(c),
      )
    },
    on(name, handler) {
      const endpoint: Endpoint = endpoints[name]
      app.on(endpoint.method, honoPath(endpoint.path), async c => {
        const caller = await requireCaller(c, deps)
        if (caller.key) await checkKey(c, deps, endpoint, caller.user.id, caller.key.scopes)
        if (endpoint.access === 'admin' && caller.user.role !== 'admin')
          throw new ApiError('not_allowed', 'Only an administrator can do this.')
        if (endpoint.freshPassword === true) requireFreshPassword(caller)
        if (conditionalMethods.includes(endpoint.method) && !endpoint.ifMatch) requireIfMatch(c, null)
        const run = () => handler(c, caller)
        return endpoint.idempotent ? idempotency.run(c, endpoint, caller.user.id, run) : run()
      })
    },
  }
}

async function checkKey(
  c: ApiContext,
  deps: Pick<AppDeps, 'limiters'>,
  endpoint: Endpoint,
  userId: number,
  scopes: NonNullable<SignedIn['key']>['scopes'],
): Promise<void> {
  await deps.limiters.calls.take(String(userId), c)
  const reason = refuseKey(endpoint, scopes)
  if (reason) throw new ApiError('not_allowed', reason)
}
