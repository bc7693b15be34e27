/** The landing page's form. Its script sends JSON; without scripts the browser sends a form and gets a page. */
import type { Hono } from 'hono'
import { addEarlyAccess } from '#db/queries/early-access.ts'
import { callerAddress } from '../auth/caller.ts'
import type { ApiContext, ApiEnv, AppDeps } from '../context.ts'
import { earlyAccessMessage } from '../contracts/early-access-words.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError, statusOf } from '../http/errors.ts'
import { answer } from '../http/reply.ts'
import { check, mediaType, readJson, readPlainForm } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { pageHeaders } from '../site/headers.ts'
import type { Site } from '../site/site.ts'

/** Pages for browsers without scripts. */
const thanksPath = '/early-access/thanks'
const againPath = '/early-access/again'

export function earlyAccessRoutes(deps: AppDeps, site: Site): Hono<ApiEnv> {
  const { db, limiters, log } = deps
  const { app, open } = createRouter(deps)
  const { body } = endpoints.requestEarlyAccess

  const add = async (c: ApiContext, email: string) => {
    await limiters.earlyAccess.take(callerAddress(c, deps.config.trustedProxies), c)
    await addEarlyAccess(db, { email })
  }

  open('requestEarlyAccess', async c => {
    if (mediaType(c) === 'application/x-www-form-urlencoded') return answerForm(c)
    const { email } = await readJson(c, body)
    await add(c, email)
    return answer(c, endpoints.requestEarlyAccess, { message: earlyAccessMessage })
  })

  const answerForm = async (c: ApiContext): Promise<Response> => {
    let typed = ''
    try {
      const fields = await readPlainForm(c)
      typed = (fields.email ?? '').slice(0, shownMax)
      await add(c, check(body, fields).email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return formWithError(c, typed, error)
    }
    // Redirects, so that reloading or going back does not send the form again.
    if (site.has(thanksPath)) return page(c, null, { status: 303, headers: { location: thanksPath } })
    return page(c, `${earlyAccessMessage}\n`, { status: 200 })
  }

  /** The form with what was typed and the error; only the error, as text, if the site is not built. */
  const formWithError = async (c: ApiContext, email: string, refusal: ApiError): Promise<Response> => {
    const { message, code, retryAfter } = refusal
    const again = { email, message, wrongAddress: code === 'invalid_input' }
    const html = await site.render(againPath, { again }).catch(error => {
      log.error({ requestId: c.get('requestId'), err: error }, 'the early-access page could not be rendered')
      return null
    })
    const headers: Record<string, string> = {
      // The policy is not made from the rendered page, because that contains what a stranger typed.
      ...pageHeaders(''),
      ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    }
    if (html !== null) headers['content-type'] = 'text/html; charset=utf-8'
    return page(c, html ?? `${message}\n`, { status: statusOf(code), headers })
  }

  return app
}

/** How many characters of an overlong email are shown again. */
const shownMax = 320

const page = (
  c: ApiContext,
  text: string | null,
  { status, headers }: { status: number; headers?: Record<string, string> },
) =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      ...pageHeaders(''),
      'cache-control': 'no-store',
      'x-request-id': c.get('requestId'),
      ...headers,
    },
  })
