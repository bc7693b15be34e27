import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

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
