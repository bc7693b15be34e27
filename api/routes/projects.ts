import type { Hono } from 'hono'
import { cancelAndDelete } from '#db/queries/project-deletion.ts'
import { countProjects, searchProjects } from '#db/queries/project-lists.ts'
import {
  createProject,
  editDraft,
  findProject,
  listProjects,
  type ProjectRow,
  setProjectStatus,
} from '#db/queries/projects.ts'
import { cancelReview, startReview } from '#db/queries/reviews.ts'
import type { PanelId, ProjectStatus } from '#db/vocabulary.ts'
import { projectAnswer } from '../answers/rows.ts'
import { maySetStatus, visibleOwner } from '../auth/policies.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { editProjectBody, projectStatusBody } from '../contracts/projects.ts'
import { ApiError, projectNotFound } from '../http/errors.ts'
import { projectId } from '../http/path-id.ts'
import { answer, answerPage, noContent, requireIfMatch } from '../http/reply.ts'
import { check, mediaType, readForm, readQuery, readRawJson } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { allowanceError, refusingWhenFull, requireAllowance } from '../projects/allowance.ts'
import { planEdit } from '../projects/edit.ts'
import { checkCreateForm, checkFile, readFields, withStoredFile } from '../projects/input.ts'
import { enqueue, unqueue } from '../projects/review-jobs.ts'

export function projectRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, files, limiters, log } = deps
  const { app, on } = createRouter(deps)

  const load = async (id: number, userId: number | null): Promise<ProjectRow> => {
    const project = await findProject(db, { projectId: id, userId })
    if (!project) throw projectNotFound()
    return project
  }

  on('listProjects', async (c, { user }) => {
    const { cursor = null, limit = null, panel, ...filters } = readQuery(c, endpoints.listProjects.query)
    const plain = [cursor, limit, panel, ...Object.values(filters)].every(
      value => value === null || value === undefined,
    )
    const page = plain
      ? allOf(await listProjects(db, { userId: user.id }))
      : await searchProjects(db, { ...filters, panelId: panel, userId: user.id, limit, before: cursor })
    return answerPage(c, endpoints.listProjects, page.rows.map(projectAnswer), page)
  })

  // Before the routes with an id, which would take "counts" for one.
  on('countProjects', async (c, { user }) =>
    answer(c, endpoints.countProjects, await countProjects(db, { userId: user.id })),
  )

  on('createProject', async (c, { user }) => {
    await limiters.submit.take(String(user.id), c)
    const input = await checkCreateForm(await readFields(c))
    await requireAllowance(db, user.id, { bytes: input.file?.bytes.length ?? 0, review: input.submit })
    const website = input.contentType === 'website'
    const id = await withStoredFile(files, input.file, file =>
      refusingWhenFull(db, user.id, () =>
        createProject(db, {
          userId: user.id,
          name: input.name,
          panelId: input.panelId as PanelId,
          notes: input.notes || null,
          contentType: input.contentType,
          url: website ? input.contentUrl : null,
          file,
        }),
      ),
    )
    const notice = input.submit ? await submitNew(id, user.id) : {}
    return answer(c, endpoints.createProject, { ...projectAnswer(await load(id, user.id)), ...notice })
  })

  /** Submits a new project. If that fails, the project stays a draft, and the notice says why. */
  const submitNew = async (id: number, userId: number): Promise<{ notice?: string }> => {
    try {
      const started = await startReview(db, { projectId: id, userId })
      if ('reviewId' in started) enqueue(deps, started.reviewId)
      // The share was checked before; a concurrent request has used up the rest since.
      return started.outcome === 'used_up'
        ? { notice: `The project is kept as a draft. ${(await allowanceError(db, userId, started.reached)).message}` }
        : {}
    } catch (error) {
      log.error({ projectId: id, err: error }, 'a new project could not be submitted')
      return { notice: 'The project is kept as a draft: its review could not be started. Please submit it again.' }
    }
  }

  on('getProject', async (c, { user }) =>
    answer(c, endpoints.getProject, projectAnswer(await load(projectId(c), visibleOwner(user)))),
  )

  on('updateProject', async (c, caller) => {
    const id = projectId(c)
    const form = mediaType(c) === 'multipart/form-data'
    const body = form ? null : await readRawJson(c)
    if (body && 'status' in body) {
      const current = await load(id, visibleOwner(caller.user))
      if (!maySetStatus(caller.user))
        throw new ApiError('not_allowed', "Only an administrator can change a project's status.")
      guardOf(c)(current)
      const project = await changeStatus(id, check(projectStatusBody, body).status)
      return answer(c, endpoints.updateProject, projectAnswer(project))
    }
    const project = await load(id, caller.user.id)
    guardOf(c)(project)
    if (project.status !== 'draft') throw notADraft(project.status)
    const edited = form ? await editByForm(c, caller, project) : await edit(c, caller, project, body, null)
    return answer(c, endpoints.updateProject, projectAnswer(edited))
  })

  const editByForm = async (c: ApiContext, caller: SignedIn, project: ProjectRow) => {
    await limiters.submit.take(String(caller.user.id), c)
    const { fields, file } = await readForm(c)
    return edit(c, caller, project, fields, file)
  }

  const edit = async (c: ApiContext, caller: SignedIn, project: ProjectRow, values: unknown, upload: File | null) => {
    const body = check(editProjectBody, values)
    const { set, content } = planEdit(project, body, upload !== null)
    const file = upload && content?.contentType === 'document' ? await checkFile(upload) : null
    if (file) await requireAllowance(db, caller.user.id, { bytes: file.bytes.length, review: false })
    const outcome = await withStoredFile(files, file, async stored => {
      const edited = await refusingWhenFull(db, caller.user.id, () =>
        editDraft(db, {
          projectId: project.id,
          userId: caller.user.id,
          set,
          guard: guardOf(c),
          content: content && {
            contentType: content.contentType,
            url: 'url' in content ? content.url : null,
            file: stored,
          },
        }),
      )
      if (edited === 'not_found') throw projectNotFound()
      if (edited === 'not_a_draft') throw notADraft()
      return edited
    })
    log.debug({ projectId: project.id, outcome }, 'draft edited')
    return load(project.id, caller.user.id)
  }

  /** `in_progress` starts a review unless one is running; the other statuses cancel a running one. */
  const changeStatus = async (id: number, status: ProjectStatus): Promise<ProjectRow> => {
    if (status === 'in_progress') {
      const started = await startReview(db, { projectId: id, userId: null })
      if (started.outcome === 'not_found') throw projectNotFound()
      if ('reviewId' in started) enqueue(deps, started.reviewId)
      return load(id, null)
    }
    const cancelled = await cancelReview(db, { projectId: id, userId: null })
    if (cancelled.outcome === 'not_found') throw projectNotFound()
    if (cancelled.outcome === 'cancelled') unqueue(deps, cancelled.reviewId)
    if (!(await setProjectStatus(db, { projectId: id, status }))) {
      await load(id, null)
      throw new ApiError('conflict', 'A review was started at the same moment. Please try again.')
    }
    return load(id, null)
  }

  on('deleteProject', async (c, { user }) => {
    const id = projectId(c)
    const deleted = await cancelAndDelete(db, { projectId: id, userId: visibleOwner(user), guard: guardOf(c) })
    if (!deleted) throw projectNotFound()
    if (deleted.cancelledReview) unqueue(deps, deleted.cancelledReview)
    for (const key of deleted.fileKeys)
      await files.delete(key).catch(error => log.warn({ err: error }, 'a file was not deleted'))
    return noContent(c)
  })

  return app
}

const guardOf = (c: ApiContext) => (current: ProjectRow) => requireIfMatch(c, projectAnswer(current))

/** The whole list as one page. Most requests are for this, so `listProjects` is a prepared statement. */
const allOf = (rows: ProjectRow[]) => ({ rows, total: rows.length, next: null })

const notADraft = (status: ProjectStatus = 'in_progress') =>
  new ApiError(
    'not_a_draft',
    status === 'in_progress'
      ? 'Only drafts can be edited. Cancel the review first, or create a new project.'
      : 'Only drafts can be edited, and this project has its report. Create a new project instead.',
  )
