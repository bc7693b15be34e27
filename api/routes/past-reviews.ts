/** All reviews of a project, earlier ones included. */
import type { Hono } from 'hono'
import { findReviewReport, listReviews, type PastReviewRow } from '#db/queries/past-reviews.ts'
import { findProject } from '#db/queries/projects.ts'
import { reportAnswer } from '../answers/report.ts'
import { visibleOwner } from '../auth/policies.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { type PastReview, reviewIdParam } from '../contracts/past-reviews.ts'
import { ApiError, projectNotFound } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { answer } from '../http/reply.ts'
import { createRouter } from '../http/router.ts'

export function pastReviewRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on } = createRouter(deps)

  on('listReviews', async (c, { user }) => {
    const project = { projectId: projectId(c), userId: visibleOwner(user) }
    const rows = await listReviews(db, project)
    if (rows.length === 0 && !(await findProject(db, project))) throw projectNotFound()
    return answer(c, endpoints.listReviews, rows.map(pastReviewAnswer))
  })

  on('reviewReport', async (c, { user }) => {
    const reviewId = reviewIdParam.safeParse(c.req.param('id'))
    const report = reviewId.success
      ? await findReviewReport(db, { reviewId: reviewId.data, userId: visibleOwner(user) })
      : null
    if (!report) throw new ApiError('not_found', 'There is no such review, or it has no report.')
    return answer(c, endpoints.reviewReport, await reportAnswer(db, report))
  })

  return app
}

function pastReviewAnswer(row: PastReviewRow): PastReview {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    failure: row.status === 'failed' ? row.failure : null,
  }
}
