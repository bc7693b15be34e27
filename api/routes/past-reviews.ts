import type { Hono } from 'hono'
import { listReviews, type PastReviewRow } from '#db/queries/past-reviews.ts'
import { findProject } from '#db/queries/projects.ts'
import { findReport } from '#db/queries/reviews.ts'
import { markdownAnswer, reportAnswer } from '../answers/report.ts'
import { withIsoDates } from '../answers/rows.ts'
import { visibleOwner } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { type PastReview, reviewIdParam } from '../contracts/past-reviews.ts'
import { projectNotFound, reviewNotFound } from '../http/errors.ts'
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

  const load = async (c: ApiContext, userId: number | null) => {
    const reviewId = reviewIdParam.safeParse(c.req.param('id'))
    const found = reviewId.success ? await findReport(db, { reviewId: reviewId.data, userId }) : null
    if (!found) throw reviewNotFound()
    return found
  }

  on('reviewReport', async (c, { user }) =>
    answer(c, endpoints.reviewReport, await reportAnswer(db, await load(c, visibleOwner(user)))),
  )

  on('reviewMarkdown', async (c, { user }) => markdownAnswer(c, db, await load(c, visibleOwner(user))))

  return app
}

const pastReviewAnswer = (row: PastReviewRow): PastReview => ({
  ...withIsoDates(row),
  failure: row.status === 'failed' ? row.failure : null,
})
