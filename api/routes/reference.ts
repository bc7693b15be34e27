import type { Hono } from 'hono'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { reportJsonSchema } from '../contracts/json-schema.ts'
import { openApiDocument } from '../contracts/openapi/document.ts'
import { ApiError } from '../http/errors.ts'
import { answer, json } from '../http/reply.ts'
import { createRouter } from '../http/router.ts'
import type { Site } from '../site/site.ts'

export function referenceRoutes(deps: AppDeps, site: Site): Hono<ApiEnv> {
  const { app, open } = createRouter(deps)
  // Made on first use, since most processes are never asked for it.
  let text: string | null = null

  open('openApi', c => {
    text ??= JSON.stringify(openApiDocument({ version: deps.version }))
    return json(c, endpoints.openApi, text)
  })

  open('reportSchema', c => answer(c, endpoints.reportSchema, reportJsonSchema()))

  open('reference', c => {
    const { path } = endpoints.reference
    if (!site.has(path))
      throw new ApiError(
        'not_found',
        `The reference is a page of the site, which is not built here. The API is described at ${endpoints.openApi.path}.`,
      )
    return site.serve({
      path,
      acceptEncoding: c.req.header('accept-encoding') ?? '',
      ifNoneMatch: c.req.header('if-none-match') ?? '',
    })
  })

  return app
}
