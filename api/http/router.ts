/** Mounts handlers on the endpoint table: method, path and who may call stand there and nowhere else. */
import { Hono } from 'hono'
import { findCaller, holdToFreshPassword, requireCaller } from '../auth/caller.ts'
import { refuseKey } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../contracts/endpoints.ts'
import { ApiError } from './errors.ts'
import { createOnce } from './idempotency.ts'
import { holdToMatch } from './reply.ts'

type NamesWith<Access extends Endpoint['access']> = {
  [N in EndpointName]: (typeof endpoints)[N]['access'] extends Access ? N : never
}[EndpointName]

export interface Router {
  app: Hono<ApiEnv>
  /** An endpoint for everyone. Who calls is looked up only where the handler asks for it: null is a visitor. */
  open(
    name: NamesWith<'public'>,
    handler: (c: ApiContext, caller: () => Promise<SignedIn | null>) => Response | Promise<Response>,
  ): void
  /** An endpoint for those who are signed in, or for administrators where the table says so. */
  on(name: NamesWith<'user' | 'admin'>, handler: (c: ApiContext, caller: SignedIn) => Promise<Response>): void
}

/** A guarded endpoint holds itself to If-Match: under the lock of what it changes. */
const changes: Endpoint['method'][] = ['PUT', 'DELETE']

/** "/api/projects/{id}" as Hono writes it. */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

export function createRouter(deps: AppDeps): Router {
  const app = new Hono<ApiEnv>()
  const once = createOnce(deps)
  return {
    app,
    open(name, handler) {
      const endpoint: Endpoint = endpoints[name]
      const run = async (c: ApiContext) => handler(c, () => findCaller(c, deps))
      app.on(endpoint.method, honoPath(endpoint.path), c =>
        endpoint.once ? once.run(c, endpoint, null, () => run(c)) : run(c),
      )
    },
    on(name, handler) {
      const endpoint: Endpoint = endpoints[name]
      app.on(endpoint.method, honoPath(endpoint.path), async c => {
        const caller = await requireCaller(c, deps)
        if (caller.key) await checkKey(c, deps, endpoint, caller.user.id, caller.key.scopes)
        if (endpoint.access === 'admin' && caller.user.role !== 'admin')
          throw new ApiError('not_allowed', 'Only an administrator can do this.')
        if (endpoint.freshPassword === true) holdToFreshPassword(caller)
        if (changes.includes(endpoint.method) && !endpoint.guarded) holdToMatch(c, null)
        return endpoint.once ? once.run(c, endpoint, caller.user.id, () => handler(c, caller)) : handler(c, caller)
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
