import type { Hono } from 'hono'
import { keepingLimits } from '#db/limits.ts'
import { listLimits } from '#db/list-limits.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '#db/queries/api-keys.ts'
import { withIsoDates } from '../answers/rows.ts'
import { mayHoldScopes } from '../auth/policies.ts'
import { hashToken, makeKey, shownPrefix } from '../auth/tokens.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { keyMessages } from '../contracts/keys.ts'
import { ApiError, keyNotFound, tooMany, wrongField } from '../http/errors.ts'
import { pathId } from '../http/path-id.ts'
import { answer, answerPage, noContent } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'

export function keyRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, on } = createRouter(deps)

  on('listKeys', async (c, { user }) => {
    const { cursor = null, limit = listLimits.pageRows } = readQuery(c, endpoints.listKeys.query)
    const page = await listApiKeys(db, { userId: user.id, limit, before: cursor })
    return answerPage(c, endpoints.listKeys, page.rows.map(withIsoDates), page)
  })

  on('createKey', async (c, { user, credential }) => {
    const { name, scopes, expiresAt } = await readJson(c, endpoints.createKey.body)
    if (!mayHoldScopes(user, scopes))
      throw new ApiError('not_allowed', 'Only an administrator can make a key with the scope “admin”.')
    const until = expiresAt ? new Date(expiresAt) : null
    if (until && until.getTime() <= Date.now()) throw wrongField('expiresAt', keyMessages.expiry)
    const token = makeKey()
    const created = await createApiKey(db, {
      userId: user.id,
      credential,
      name,
      scopes,
      expiresAt: until,
      prefix: shownPrefix(token),
      tokenHash: hashToken(token),
    })
    if (created === 'too_many') throw tooMany(keepingLimits.apiKeysMax, 'keys in use', 'Revoke one first.')
    return answer(c, endpoints.createKey, { ...withIsoDates(created), token })
  })

  on('revokeKey', async (c, { user }) => {
    const keyId = pathId(c, keyNotFound)
    if (!(await revokeApiKey(db, { keyId, userId: user.id }))) throw keyNotFound()
    return noContent(c)
  })

  return app
}
