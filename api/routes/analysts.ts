import type { Hono } from 'hono'
import { createAnalyst, deleteAnalyst, listAnalysts, listVersions, updateAnalyst } from '#db/queries/analysts.ts'
import { createTrial, findTrial } from '#db/queries/model-connection.ts'
import { cutPage } from '#db/queries/pages.ts'
import { findProject } from '#db/queries/projects.ts'
import { panels } from '#db/vocabulary.ts'
import { analystAnswer, withIsoDates } from '../answers/rows.ts'
import { maySeePrompts } from '../auth/policies.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { trialSchema } from '../contracts/analyst-trials.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { reviewIdParam } from '../contracts/past-reviews.ts'
import { ApiError, analystNotFound, projectNotFound } from '../http/errors.ts'
import { pathId } from '../http/path-id.ts'
import { answer, answerPage, noContent } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'

export function analystRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on, open } = createRouter(deps)

  open('listAnalysts', async (c, findCaller) => {
    const all = maySeePrompts((await findCaller())?.user ?? null)
    const { cursor = null, limit = null } = readQuery(c, endpoints.listAnalysts.query)
    const page = cutPage(await listAnalysts(db, { panelId: null, includeInactive: all }), { limit, before: cursor })
    const rows = page.rows.map(row => analystAnswer(row, all))
    return answerPage(c, endpoints.listAnalysts, rows, page)
  })

  open('listPanelAnalysts', async c => {
    const panel = panels.find(known => known.type === c.req.param('panelType'))
    if (!panel) throw new ApiError('not_found', 'There is no such panel: choose marketing or vc.')
    const { cursor = null, limit = null } = readQuery(c, endpoints.listPanelAnalysts.query)
    const all = await listAnalysts(db, { panelId: panel.id, includeInactive: false })
    const page = cutPage(all, { limit, before: cursor })
    const rows = page.rows.map(row => analystAnswer(row, false))
    return answerPage(c, endpoints.listPanelAnalysts, rows, page)
  })

  on('createAnalyst', async c => {
    const row = await createAnalyst(db, await readJson(c, endpoints.createAnalyst.body))
    return answer(c, endpoints.createAnalyst, analystAnswer(row, true))
  })

  on('updateAnalyst', async c => {
    const id = pathId(c, analystNotFound)
    const { imageUrl, isActive, questions, ...text } = await readJson(c, endpoints.updateAnalyst.body)
    const row = await updateAnalyst(db, {
      id,
      ...text,
      ...(imageUrl === undefined ? {} : { imageUrl }),
      ...(isActive === undefined ? {} : { isActive }),
      ...(questions === undefined ? {} : { questions }),
    })
    if (!row) throw analystNotFound()
    return answer(c, endpoints.updateAnalyst, analystAnswer(row, true))
  })

  on('listAnalystVersions', async c => {
    const versions = await listVersions(db, { id: pathId(c, analystNotFound) })
    if (versions.length === 0) throw analystNotFound()
    return answer(c, endpoints.listAnalystVersions, versions.map(withIsoDates))
  })

  on('tryAnalyst', async (c, { user }) => {
    const { projectId, analyst, besides } = await readJson(c, endpoints.tryAnalyst.body)
    if (!(await findProject(db, { projectId, userId: user.id }))) throw projectNotFound()
    const all = await listAnalysts(db, { panelId: null, includeInactive: true })
    const inUse = all.find(({ id }) => id === besides) ?? null
    if (besides !== null && !inUse) throw analystNotFound()
    // The draft takes the id of the analyst in use, because a single analyst may have a model of its own.
    const draft = { name: '', lens: null, ...inUse, id: inUse?.id ?? 0, ...analyst }
    return answer(c, endpoints.tryAnalyst, { id: await createTrial(db, { projectId, userId: user.id, draft, inUse }) })
  })

  on('analystTrial', async (c, { user }) => {
    const id = reviewIdParam.safeParse(c.req.param('id')).data
    const found = id === undefined ? null : await findTrial(db, { id, userId: user.id })
    if (!found)
      throw new ApiError('not_found', 'There is no such trial. It is kept for a day, or until you start another.')
    const status = found.kind === 'trial' ? 'done' : found.kind
    const failure = found.kind === 'failed' ? found.message : null
    // Parsed, because the stored opinion has more fields than are shown.
    const trial = trialSchema.parse({ draft: null, inUse: null, ...found, status, failure })
    return answer(c, endpoints.analystTrial, trial)
  })

  on('deleteAnalyst', async c => {
    if (!(await deleteAnalyst(db, { id: pathId(c, analystNotFound) }))) throw analystNotFound()
    return noContent(c)
  })

  return app
}
