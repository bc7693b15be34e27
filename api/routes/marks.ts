import type { Hono } from 'hono'
import { listMarkedReports, type MarkedReport, saveMark } from '#db/queries/marks.ts'
import { findProject } from '#db/queries/projects.ts'
import { markStates } from '#db/vocabulary.ts'
import type { ApiContext, ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError, noReportYet, projectNotFound, reviewNotFound, wrongField } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { answer, noContent } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { marksOnLast } from '../projects/carried-marks.ts'

export function markRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on } = createRouter(deps)

  /** In `reports`, the requested report comes last. */
  const load = async (c: ApiContext, userId: number) => {
    const id = projectId(c)
    const { review: reviewId = null } = readQuery(c, endpoints.listMarks.query)
    const reports = await listMarkedReports(db, { projectId: id, userId, reviewId })
    const asked = reports.at(-1)
    if (asked) return { reports, asked }
    if (!(await findProject(db, { projectId: id, userId }))) throw projectNotFound()
    throw reviewId === null ? new ApiError('not_found', noReportYet) : reviewNotFound()
  }

  on('listMarks', async (c, { user }) => {
    const { asked, reports } = await load(c, user.id)
    return answer(c, endpoints.listMarks, { reviewId: asked.reviewId, marks: marksOnLast(reports) })
  })

  on('setMark', async (c, { user }) => {
    const body = await readJson(c, endpoints.setMark.body)
    const { asked, reports } = await load(c, user.id)
    const point = c.req.param('point') ?? ''
    const kind = kindOf(asked, point)
    if (!kind) throw new ApiError('not_found', 'This report has no such claim and no such choice.')
    const changed = body.state === undefined || body.state === 'dismissed' ? body : { reason: null, ...body }
    const before = marksOnLast(reports).find(({ id }) => id === point)
    const { state, reason, note } = { state: null, reason: null, note: '', ...before, ...changed }
    const known: readonly string[] = markStates[kind]
    if (state !== null && !known.includes(state))
      throw wrongField('state', `The state of a ${kind} is one of ${known.join(', ')}`)
    if (reason !== null && state !== 'dismissed') throw wrongField('reason', 'Only a dismissed claim has a reason')
    if (state === 'dismissed' && reason === null && note === '')
      throw wrongField('reason', 'Please select a reason, or write it in the note')
    const mark = { userId: user.id, reviewId: asked.reviewId, point, state, reason, note }
    if (!(await saveMark(db, mark, changed))) throw projectNotFound()
    return noContent(c)
  })

  return app
}

function kindOf({ choices, claims }: MarkedReport, id: string): keyof typeof markStates | null {
  if (claims.some(claim => claim.id === id)) return 'claim'
  return choices.some(choice => choice.id === id) ? 'choice' : null
}
