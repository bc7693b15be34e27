/** Reviews of a project: start, cancel, and read documents, screenshots and reports. */
import type { Hono } from 'hono'
import { FileMissing } from '#db/files.ts'
import { listLimits } from '#db/list-limits.ts'
import { searchReports } from '#db/queries/project-lists.ts'
import { findProject, findUpload } from '#db/queries/projects.ts'
import { cancelReview, findDocument, findReport, findScreenshotKey, startReview } from '#db/queries/reviews.ts'
import { type Viewport, viewports } from '#db/vocabulary.ts'
import { markdownAnswer, reportAnswer } from '../answers/report.ts'
import { projectAnswer, reportLineAnswer } from '../answers/rows.ts'
import { visibleOwner } from '../auth/policies.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError, noReportYet, projectNotFound } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { pictureType } from '../http/picture-type.ts'
import { answer, answerPage, attachment, markdown, storedFile } from '../http/reply.ts'
import { readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { enqueueStarted, unqueue } from '../projects/review-jobs.ts'

const isViewport = (name: string | undefined): name is Viewport => name !== undefined && Object.hasOwn(viewports, name)

export function reviewRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, files, limiters } = deps
  const { app, on } = createRouter(deps)

  const currentAnswer = async (id: number, userId: number) => {
    const project = await findProject(db, { projectId: id, userId })
    if (!project) throw projectNotFound()
    return projectAnswer(project)
  }

  /** 404 with a sentence that depends on whether the project exists. */
  const nothingYet = async (id: number, userId: number | null, message: string): Promise<never> => {
    throw (await findProject(db, { projectId: id, userId })) ? new ApiError('not_found', message) : projectNotFound()
  }

  on('submitProject', async (c, { user }) => {
    const id = projectId(c)
    await limiters.submit.take(String(user.id), c)
    const started = await startReview(db, { projectId: id, userId: user.id })
    await enqueueStarted(deps, user.id, started)
    return answer(c, endpoints.submitProject, await currentAnswer(id, user.id))
  })

  on('cancelReview', async (c, { user }) => {
    const id = projectId(c)
    const cancelled = await cancelReview(db, { projectId: id, userId: user.id })
    if (cancelled.outcome === 'not_found') throw projectNotFound()
    if (cancelled.outcome === 'nothing_to_cancel')
      throw new ApiError('nothing_to_cancel', 'No review of this project is running.')
    if ('reviewId' in cancelled) unqueue(deps, cancelled.reviewId)
    return answer(c, endpoints.cancelReview, await currentAnswer(id, user.id))
  })

  on('listReports', async (c, { user }) => {
    const { cursor = null, limit = listLimits.pageRows, panel, q } = readQuery(c, endpoints.listReports.query)
    const page = await searchReports(db, { userId: user.id, q, panelId: panel, limit, before: cursor })
    return answerPage(c, endpoints.listReports, page.rows.map(reportLineAnswer), page)
  })

  on('projectReport', async (c, { user }) => {
    const id = projectId(c)
    const userId = visibleOwner(user)
    const report = await findReport(db, { projectId: id, userId })
    if (!report) return nothingYet(id, userId, noReportYet)
    return answer(c, endpoints.projectReport, await reportAnswer(db, report))
  })

  on('projectMarkdown', async (c, { user }) => {
    const id = projectId(c)
    const userId = visibleOwner(user)
    const [project, report] = await Promise.all([
      findProject(db, { projectId: id, userId }),
      findReport(db, { projectId: id, userId }),
    ])
    if (!project || !report) return nothingYet(id, userId, noReportYet)
    return markdown(c, project.name, await markdownAnswer(db, project, report))
  })

  on('projectDocument', async (c, { user }) => {
    const id = projectId(c)
    const userId = visibleOwner(user)
    const document = await findDocument(db, { projectId: id, userId })
    if (!document) return nothingYet(id, userId, 'This submission has not been read yet.')
    const blocks = document.blocks.map(block => ({ ...block }))
    return answer(c, endpoints.projectDocument, { ...document, blocks })
  })

  on('projectFile', async (c, { user }) => {
    const id = projectId(c)
    const userId = visibleOwner(user)
    const upload = await findUpload(db, { projectId: id, userId })
    if (!upload) return nothingYet(id, userId, 'This project has no uploaded file.')
    return storedFile(c, upload.key, attachment(upload.name), async () => ({
      ...(await files.stream(upload.key).catch(gone)),
      // Browsers must not display it: a stranger's file must not run as a page of this site.
      type: 'application/octet-stream',
    }))
  })

  on('projectScreenshot', async (c, { user }) => {
    const id = projectId(c)
    const userId = visibleOwner(user)
    const viewport = c.req.param('viewport')
    if (!isViewport(viewport)) throw new ApiError('not_found', 'Screenshots are taken for desktop and phone only.')
    const key = await findScreenshotKey(db, { projectId: id, userId, viewport })
    if (!key) return nothingYet(id, userId, 'There is no screenshot of this submission.')
    // Screenshots never change, but permission to see them can, so caches must revalidate.
    return storedFile(c, key, { 'cache-control': 'private, no-cache' }, async () => {
      const picture = await files.read(key).catch(gone)
      return { body: new Uint8Array(picture), size: picture.length, type: pictureType(picture) }
    })
  })

  return app
}

function gone(error: unknown): never {
  if (error instanceof FileMissing) throw new ApiError('not_found', 'The stored file is gone.')
  throw error
}
