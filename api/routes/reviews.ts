import type { Hono } from 'hono'
import { listLimits } from '#db/list-limits.ts'
import type { OwnedProject } from '#db/queries/owners.ts'
import { searchReports } from '#db/queries/project-lists.ts'
import { findProject, findUpload } from '#db/queries/projects.ts'
import { cancelReview, findReadSubmission, findReport, startReview } from '#db/queries/reviews.ts'
import { type Viewport, viewports } from '#db/vocabulary.ts'
import { markdownAnswer, reportAnswer } from '../answers/report.ts'
import { projectAnswer, reportLineAnswer } from '../answers/rows.ts'
import { visibleOwner } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { reviewQuery } from '../contracts/past-reviews.ts'
import { ApiError, gone, noReportYet, projectNotFound, reviewNotFound } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { pictureType } from '../http/picture-type.ts'
import { answer, answerPage, attachment, storedFile } from '../http/reply.ts'
import { readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { enqueueStarted, unqueue } from '../projects/review-jobs.ts'

const isViewport = (name: string | undefined): name is Viewport => name !== undefined && Object.hasOwn(viewports, name)

export function reviewRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, files, limiters } = deps
  const { app, on } = createRouter(deps)

  const currentAnswer = async (own: OwnedProject) => {
    const project = await findProject(db, own)
    if (!project) throw projectNotFound()
    return projectAnswer(project)
  }

  const visible = (c: ApiContext, { user }: SignedIn): OwnedProject => ({
    projectId: projectId(c),
    userId: visibleOwner(user),
  })

  const findRead = async (c: ApiContext, asked: OwnedProject) => {
    const { review: reviewId } = readQuery(c, reviewQuery)
    const read = await findReadSubmission(db, { ...asked, reviewId })
    if (!read && reviewId) throw reviewNotFound()
    return read
  }

  /** 404 with a sentence that depends on whether the project exists. */
  const nothingYet = async (asked: OwnedProject, message: string): Promise<never> => {
    throw (await findProject(db, asked)) ? new ApiError('not_found', message) : projectNotFound()
  }

  on('submitProject', async (c, { user }) => {
    const own = { projectId: projectId(c), userId: user.id }
    await limiters.submit.take(String(user.id), c)
    await enqueueStarted(deps, user.id, await startReview(db, own))
    return answer(c, endpoints.submitProject, await currentAnswer(own))
  })

  on('cancelReview', async (c, { user }) => {
    const own = { projectId: projectId(c), userId: user.id }
    const cancelled = await cancelReview(db, own)
    if (cancelled.outcome === 'not_found') throw projectNotFound()
    if (cancelled.outcome === 'nothing_to_cancel')
      throw new ApiError('nothing_to_cancel', 'No review of this project is running.')
    if ('reviewId' in cancelled) unqueue(deps, cancelled.reviewId)
    return answer(c, endpoints.cancelReview, await currentAnswer(own))
  })

  on('listReports', async (c, { user }) => {
    const { cursor = null, limit = listLimits.pageRows, panel, q, sort } = readQuery(c, endpoints.listReports.query)
    const page = await searchReports(db, { userId: user.id, q, panelId: panel, sort, limit, before: cursor })
    return answerPage(c, endpoints.listReports, page.rows.map(reportLineAnswer), page)
  })

  const lastReport = async (asked: OwnedProject) => (await findReport(db, asked)) ?? nothingYet(asked, noReportYet)

  on('projectReport', async (c, caller) =>
    answer(c, endpoints.projectReport, await reportAnswer(db, await lastReport(visible(c, caller)))),
  )

  on('projectMarkdown', async (c, caller) => markdownAnswer(c, db, await lastReport(visible(c, caller))))

  on('projectDocument', async (c, caller) => {
    const asked = visible(c, caller)
    const { document } = (await findRead(c, asked)) ?? {}
    if (!document) return nothingYet(asked, 'This submission has not been read yet.')
    const blocks = document.blocks.map(block => ({ ...block }))
    return answer(c, endpoints.projectDocument, { ...document, blocks })
  })

  on('projectFile', async (c, caller) => {
    const asked = visible(c, caller)
    const upload = await findUpload(db, asked)
    if (!upload) return nothingYet(asked, 'This project has no uploaded file.')
    return storedFile(c, upload.key, attachment(upload.name), async () => ({
      ...(await files.stream(upload.key).catch(gone)),
      // Browsers must not display it: a stranger's file must not run as a page of this site.
      type: 'application/octet-stream',
    }))
  })

  on('projectScreenshot', async (c, caller) => {
    const asked = visible(c, caller)
    const viewport = c.req.param('viewport')
    if (!isViewport(viewport)) throw new ApiError('not_found', 'Screenshots are taken for desktop and phone only.')
    const key = (await findRead(c, asked))?.[viewport]
    if (!key) return nothingYet(asked, 'There is no screenshot of this submission.')
    // Screenshots never change, but permission to see them can, so caches must revalidate.
    return storedFile(c, key, { 'cache-control': 'private, no-cache' }, async () => {
      const picture = await files.read(key).catch(gone)
      return { body: new Uint8Array(picture), size: picture.length, type: pictureType(picture) }
    })
  })

  return app
}
