/** Mounts handlers on the endpoint table: method, path and who may call stand there and nowhere else. */
import { Hono } from 'hono'
import { findCaller, requireCaller } from './caller.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from './context.ts'
import type { Endpoint } from './contracts/endpoint.ts'
import { type EndpointName, endpoints } from './contracts/endpoints.ts'
import { ApiError } from './errors.ts'

type NamesWith<Access extends Endpoint['access']> = {
  [N in EndpointName]: (typeof endpoints)[N]['access'] extends Access ? N : never
}[EndpointName]

export interface Router {
  app: Hono<ApiEnv>
  /** An endpoint for everyone. A session is looked up only where the handler asks for it: null is a visitor. */
  open(
    name: NamesWith<'public'>,
    handler: (c: ApiContext, caller: () => Promise<SignedIn | null>) => Response | Promise<Response>,
  ): void
  /** An endpoint for those who are signed in, or for administrators where the table says so. */
  on(name: NamesWith<'user' | 'admin'>, handler: (c: ApiContext, caller: SignedIn) => Promise<Response>): void
}

/** "/api/projects/{id}" as Hono writes it. */
const honoPath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1')

const isAdminOnly = (endpoint: Endpoint): boolean => endpoint.access === 'admin'

export function createRouter(deps: AppDeps): Router {
  const app = new Hono<ApiEnv>()
  return {
    app,
    open(name, handler) {
      const { method, path } = endpoints[name]
      app.on(method, honoPath(path), c => handler(c, () => findCaller(c, deps)))
    },
    on(name, handler) {
      const { method, path } = endpoints[name]
      const adminOnly = isAdminOnly(endpoints[name])
      app.on(method, honoPath(path), async c => {
        const caller = await requireCaller(c, deps)
        if (adminOnly && caller.user.role !== 'admin')
          throw new ApiError('not_allowed', 'Only an administrator can do this.')
        return handler(c, caller)
      })
    },
  }
}
