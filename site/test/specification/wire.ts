import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'
import { leave } from '../accessibility/state.ts'
import { screenOf } from '../screen.ts'

export const reason = 'The disk is full, so nothing was kept.'
export const refusal = { status: 503, json: { code: 'unavailable', message: reason, requestId: 'test' } }

/**
 * Section 8: the server refuses the action’s call to this path, and a notice says why. Closes what is open. The interception
 * ends after the notice: if it ended with the call, as with `times`, a script that is being loaded then might never arrive.
 */
export async function refused(page: Page, path: string, title: string, act: () => Promise<unknown>, text = reason) {
  let calls = 0
  const address = `**/api/${path}`
  await page.route(address, route => (calls++ === 0 ? route.fulfill(refusal) : route.fallback()))
  await act()
  await screenOf(page).told(title, text)
  await page.unroute(address)
  await leave(page)
}

/** Runs an action on a page, and returns the request that it sends. */
export async function wire(page: Page, call: string, act: () => Promise<unknown>): Promise<Request> {
  const [method, path] = call.split(' ')
  const matches = (request: Request) => request.method() === method && new URL(request.url()).pathname === path
  const [request] = await Promise.all([page.waitForRequest(matches), act()])
  return request
}

export const bearer = (request: Request) => request.headerValue('authorization')

export const answerTo = async (request: Request) => (await request.response())?.json()

/** Checks that the request has the credential and this JSON body. */
export async function sent(request: Request, token: string, body: object | null): Promise<void> {
  expect(await bearer(request)).toBe(`Bearer ${token}`)
  expect(request.postDataJSON()).toEqual(body)
  if (body) expect(await request.headerValue('content-type')).toBe('application/json')
}
