import type { Hono } from 'hono'
import { listLimits } from '#db/list-limits.ts'
import { deleteUser, listUsers, setRole } from '#db/queries/admin.ts'
import { listEarlyAccess, updateEarlyAccess } from '#db/queries/early-access.ts'
import { ownersOf, searchProjects } from '#db/queries/project-lists.ts'
import { projectAnswer, userAnswer, withIsoDates } from '../answers/rows.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError, earlyAccessNotFound, userNotFound } from '../http/errors.ts'
import { pathId } from '../http/path-id.ts'
import { answer, answerPage, noContent } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { unqueue } from '../projects/review-jobs.ts'

const lastAdmin = (what: string) =>
  new ApiError('conflict', `This is the only administrator. Make someone else an administrator before you ${what}.`)

export function adminRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, files, log } = deps
  const { app, on } = createRouter(deps)

  on('listUsers', async c => {
    const { cursor = null, limit = listLimits.pageRows, ...filters } = readQuery(c, endpoints.listUsers.query)
    const page = await listUsers(db, { ...filters, limit, before: cursor })
    return answerPage(c, endpoints.listUsers, page.rows.map(userAnswer), page)
  })

  on('setUserRole', async (c, { user, credential }) => {
    const userId = pathId(c, userNotFound)
    const { role } = await readJson(c, endpoints.setUserRole.body)
    const changed = await setRole(db, { userId, role, by: { userId: user.id, credential } })
    if (changed === 'not_found') throw userNotFound()
    if (changed === 'last_admin') throw lastAdmin('change this role')
    return answer(c, endpoints.setUserRole, userAnswer(changed))
  })

  on('deleteUser', async (c, { user }) => {
    const userId = pathId(c, userNotFound)
    if (userId === user.id)
      throw new ApiError('conflict', 'You cannot delete your own account. Ask another administrator to do it.')
    const deleted = await deleteUser(db, { userId })
    if (deleted === 'not_found') throw userNotFound()
    if (deleted === 'last_admin') throw lastAdmin('delete this account')
    for (const reviewId of deleted.reviewIds) unqueue(deps, reviewId)
    for (const key of deleted.fileKeys)
      await files.delete(key).catch(error => log.warn({ err: error }, 'a file was not deleted'))
    return noContent(c)
  })

  on('listAllProjects', async c => {
    const query = readQuery(c, endpoints.listAllProjects.query)
    const { cursor = null, limit = listLimits.pageRows, panel, ...filters } = query
    const page = await searchProjects(db, { ...filters, panelId: panel, userId: null, limit, before: cursor })
    const owners = await ownersOf(db, { projects: page.rows })
    const rows = page.rows.flatMap(row => {
      const ownerUsername = owners.get(row.userId)
      // A missing owner was deleted between the two queries, together with the project.
      return ownerUsername === undefined ? [] : [{ ...projectAnswer(row), ownerUsername }]
    })
    return answerPage(c, endpoints.listAllProjects, rows, page)
  })

  on('listEarlyAccess', async c => {
    const { cursor = null, limit = listLimits.pageRows, ...filters } = readQuery(c, endpoints.listEarlyAccess.query)
    const page = await listEarlyAccess(db, { ...filters, limit, before: cursor })
    return answerPage(c, endpoints.listEarlyAccess, page.rows.map(withIsoDates), page)
  })

  on('updateEarlyAccess', async c => {
    const id = pathId(c, earlyAccessNotFound)
    const { status, notes } = await readJson(c, endpoints.updateEarlyAccess.body)
    const updated = await updateEarlyAccess(db, { id, status, ...(notes === undefined ? {} : { notes }) })
    if (!updated) throw earlyAccessNotFound()
    return answer(c, endpoints.updateEarlyAccess, withIsoDates(updated))
  })

  return app
}
