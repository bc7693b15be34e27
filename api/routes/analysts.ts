/** The analysts, as visitors and administrators see them. */
import type { Hono } from 'hono'
import { listAnalysts } from '#db/queries/analysts.ts'
import { panels } from '#db/vocabulary.ts'
import { analystAnswer } from '../answers.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../errors.ts'
import { maySeePrompts } from '../policies.ts'
import { answer } from '../reply.ts'
import { createRouter } from '../router.ts'

export function analystRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { app, open } = createRouter(deps)

  open('listAnalysts', async (c, findCaller) => {
    const all = maySeePrompts((await findCaller())?.user ?? null)
    const rows = await listAnalysts(deps.db, { panelId: null, includeInactive: all })
    return answer(
      c,
      endpoints.listAnalysts,
      rows.map(row => analystAnswer(row, all)),
    )
  })

  open('listPanelAnalysts', async c => {
    const panel = panels.find(known => known.type === c.req.param('panelType'))
    if (!panel) throw new ApiError('not_found', 'There is no such panel: choose marketing or vc.')
    const rows = await listAnalysts(deps.db, { panelId: panel.id, includeInactive: false })
    return answer(
      c,
      endpoints.listPanelAnalysts,
      rows.map(row => analystAnswer(row, false)),
    )
  })

  return app
}
