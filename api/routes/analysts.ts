/** The analysts: everyone sees them, administrators write them. */
import type { Hono } from 'hono'
import { createAnalyst, deleteAnalyst, listAnalysts, updateAnalyst } from '#db/queries/analysts.ts'
import { panels } from '#db/vocabulary.ts'
import { analystAnswer } from '../answers.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError, analystNotFound } from '../errors.ts'
import { pathId } from '../path-id.ts'
import { maySeePrompts } from '../policies.ts'
import { answer, nothing } from '../reply.ts'
import { readJson } from '../request-body.ts'
import { createRouter } from '../router.ts'

export function analystRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on, open } = createRouter(deps)

  open('listAnalysts', async (c, findCaller) => {
    const all = maySeePrompts((await findCaller())?.user ?? null)
    const rows = await listAnalysts(db, { panelId: null, includeInactive: all })
    return answer(
      c,
      endpoints.listAnalysts,
      rows.map(row => analystAnswer(row, all)),
    )
  })

  open('listPanelAnalysts', async c => {
    const panel = panels.find(known => known.type === c.req.param('panelType'))
    if (!panel) throw new ApiError('not_found', 'There is no such panel: choose marketing or vc.')
    const rows = await listAnalysts(db, { panelId: panel.id, includeInactive: false })
    return answer(
      c,
      endpoints.listPanelAnalysts,
      rows.map(row => analystAnswer(row, false)),
    )
  })

  on('createAnalyst', async c => {
    const row = await createAnalyst(db, await readJson(c, endpoints.createAnalyst.body))
    return answer(c, endpoints.createAnalyst, analystAnswer(row, true))
  })

  on('updateAnalyst', async c => {
    const id = pathId(c, analystNotFound)
    const { imageUrl, isActive, ...text } = await readJson(c, endpoints.updateAnalyst.body)
    const row = await updateAnalyst(db, {
      id,
      ...text,
      ...(imageUrl === undefined ? {} : { imageUrl }),
      ...(isActive === undefined ? {} : { isActive }),
    })
    if (!row) throw analystNotFound()
    return answer(c, endpoints.updateAnalyst, analystAnswer(row, true))
  })

  on('deleteAnalyst', async c => {
    if (!(await deleteAnalyst(db, { id: pathId(c, analystNotFound) }))) throw analystNotFound()
    return nothing(c)
  })

  return app
}
