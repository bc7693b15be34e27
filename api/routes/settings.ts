import type { Hono } from 'hono'
import type { Settings } from '#db/limits.ts'
import { listLimits } from '#db/list-limits.ts'
import { MiB, readUse } from '#db/queries/allowance.ts'
import { createInvitation, deleteInvitation, listInvitations } from '#db/queries/invitations.ts'
import { readSettings, saveSettings } from '#db/queries/settings.ts'
import { withIsoDates } from '../answers/rows.ts'
import { requireFreshPassword } from '../auth/caller.ts'
import { hashToken, makeInvitation } from '../auth/tokens.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { invitationNotFound } from '../http/errors.ts'
import { pathId } from '../http/path-id.ts'
import { answer, answerPage, noContent, requireIfMatch } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'

export function settingsRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db } = deps
  const { app, open, on } = createRouter(deps)

  open('getRegistration', async c => {
    const { registration } = await readSettings(db)
    return answer(c, endpoints.getRegistration, { mode: registration })
  })

  on('getUse', async (c, { user }) => {
    const [use, settings] = await readUse(db, { userId: user.id })
    const midnight = new Date()
    midnight.setUTCHours(24, 0, 0, 0)
    return answer(c, endpoints.getUse, {
      reviews: { used: use.reviews, limit: settings.reviewsPerDay },
      cost: { used: use.cost, limit: settings.costPerDay },
      storedBytes: { used: use.storedBytes, limit: settings.storedMiB * MiB },
      resetsAt: midnight.toISOString(),
    })
  })

  on('getSettings', async c => answer(c, endpoints.getSettings, await readSettings(db)))

  on('updateSettings', async (c, caller) => {
    const changed = await readJson(c, endpoints.updateSettings.body)
    // Accounts made after opening registration outlive this session.
    if (changed.registration !== undefined) requireFreshPassword(caller)
    const guard = (current: Settings) => requireIfMatch(c, current)
    return answer(c, endpoints.updateSettings, await saveSettings(db, { changed, guard }))
  })

  on('listInvitations', async c => {
    const { cursor = null, limit = listLimits.pageRows } = readQuery(c, endpoints.listInvitations.query)
    const page = await listInvitations(db, { limit, before: cursor })
    return answerPage(c, endpoints.listInvitations, page.rows.map(withIsoDates), page)
  })

  on('createInvitation', async (c, { user, credential }) => {
    const { note } = await readJson(c, endpoints.createInvitation.body)
    const token = makeInvitation()
    const row = await createInvitation(db, { tokenHash: hashToken(token), note, createdBy: user.id, credential })
    return answer(c, endpoints.createInvitation, { ...withIsoDates(row), token })
  })

  on('deleteInvitation', async c => {
    if (!(await deleteInvitation(db, { id: pathId(c, invitationNotFound) }))) throw invitationNotFound()
    return noContent(c)
  })

  return app
}
