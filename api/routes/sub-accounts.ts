import type { Hono } from 'hono'
import { limits } from '#db/limits.ts'
import { cutPage } from '#db/queries/pages.ts'
import { createSubAccount, deleteSubAccount, listSubAccounts } from '#db/queries/sub-accounts.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError, notSignedIn, subAccountNotFound, tooMany } from '../http/errors.ts'
import { pathId } from '../http/path-id.ts'
import { answer, answerPage, noContent } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'

export function subAccountRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on } = createRouter(deps)

  on('listSubAccounts', async (c, { user }) => {
    const { cursor = null, limit = null } = readQuery(c, endpoints.listSubAccounts.query)
    const page = cutPage(await listSubAccounts(db, { userId: user.id }), { limit, before: cursor })
    return answerPage(c, endpoints.listSubAccounts, page.rows, page)
  })

  on('createSubAccount', async (c, { user }) => {
    const body = await readJson(c, endpoints.createSubAccount.body)
    const created = await createSubAccount(db, { userId: user.id, ...body })
    if (created === 'no_such_user') throw notSignedIn()
    if (created === 'too_many') throw tooMany(limits.subAccountsMax, 'sub-accounts')
    if (created === 'email_taken') {
      const message = 'You already have a sub-account with this email.'
      throw new ApiError('email_taken', message, { issues: [{ path: 'email', message }] })
    }
    return answer(c, endpoints.createSubAccount, created)
  })

  on('deleteSubAccount', async (c, { user }) => {
    const subAccountId = pathId(c, subAccountNotFound)
    if (!(await deleteSubAccount(db, { subAccountId, userId: user.id }))) throw subAccountNotFound()
    return noContent(c)
  })

  return app
}
