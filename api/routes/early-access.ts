/** Early access: the form on the landing page, with a script (JSON) or without one (a form, answered with a page). */
import type { Hono } from 'hono'
import { addEarlyAccess } from '#db/queries/early-access.ts'
import { callerAddress } from '../caller.ts'
import type { ApiContext, ApiEnv, AppDeps } from '../context.ts'
import { earlyAccessMessage } from '../contracts/early-access.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../errors.ts'
import { formPage } from '../form-page.ts'
import { answer } from '../reply.ts'
import { check, mediaType, readJson, readPlainForm } from '../request-body.ts'
import { createRouter } from '../router.ts'
import type { Site } from '../site.ts'

/** Pages of the site that tell a browser without scripts how it went; where they are missing, a plain page does. */
const thanksPath = '/early-access/thanks'
const invalidPath = '/early-access/invalid'

export function earlyAccessRoutes(deps: AppDeps, site: Site): Hono<ApiEnv> {
  const { db, limiters } = deps
  const { app, open } = createRouter(deps)
  const { body } = endpoints.requestEarlyAccess

  const add = async (c: ApiContext, email: string) => {
    await limiters.earlyAccess.take(callerAddress(c, deps.config.trustedProxies))
    await addEarlyAccess(db, { email })
  }

  open('requestEarlyAccess', async c => {
    if (mediaType(c) === 'application/x-www-form-urlencoded') return answerForm(c)
    const { email } = await readJson(c, body)
    await add(c, email)
    return answer(c, endpoints.requestEarlyAccess, { message: earlyAccessMessage })
  })

  const answerForm = async (c: ApiContext): Promise<Response> => {
    try {
      const { email } = check(body, await readPlainForm(c))
      await add(c, email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'invalid_input' && site.has(invalidPath)) return seeOther(c, invalidPath)
      return formPage(c, { title: 'That did not work', text: error.message, refusal: error })
    }
    return site.has(thanksPath)
      ? seeOther(c, thanksPath)
      : formPage(c, { title: 'Success!', text: earlyAccessMessage, refusal: null })
  }

  return app
}

/** To a page of its own, which going back and loading again do not send a second time. */
const seeOther = (c: ApiContext, location: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', 'x-request-id': c.get('requestId') },
  })
