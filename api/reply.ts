/**
 * Every answer is built here, with its headers from the start: a header added to a finished response makes Hono build
 * the response again, which costs more than the request itself.
 */
import type { z } from 'zod'
import type { ApiContext } from './context.ts'
import type { Endpoint } from './contracts/endpoint.ts'
import type { ErrorBody } from './contracts/errors.ts'
import { type ApiError, statusOf } from './errors.ts'

/** For whatever is not a page: nothing in it may run, be framed or be read by another origin. */
export const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

const jsonHeaders = { ...dataHeaders, 'content-type': 'application/json; charset=utf-8' } as const

type JsonEndpoint = Endpoint & { answer: z.ZodType }

/** Answers what the endpoint promises; the type checker holds the value against the contract. */
export function answer<E extends JsonEndpoint>(c: ApiContext, endpoint: E, value: z.input<E['answer']>): Response {
  return new Response(JSON.stringify(value), {
    status: endpoint.status,
    headers: { ...jsonHeaders, 'x-request-id': c.get('requestId') },
  })
}

type PagedEndpoint = Endpoint & { answer: z.ZodType<unknown[]>; paged: true }

/** Answers one page of a list, with the way to the next one in its headers: programs differ in which they follow. */
export function answerPage<E extends PagedEndpoint>(
  c: ApiContext,
  endpoint: E,
  rows: z.input<E['answer']>,
  { total, next }: { total: number; next: number | null },
): Response {
  const headers: Record<string, string> = {
    ...jsonHeaders,
    'x-request-id': c.get('requestId'),
    'x-total-count': String(total),
  }
  if (next !== null) {
    const query = new URLSearchParams(c.req.query())
    query.set('cursor', String(next))
    headers['x-next-cursor'] = String(next)
    headers.link = `<${endpoint.path}?${query}>; rel="next"`
  }
  return new Response(JSON.stringify(rows), { status: endpoint.status, headers })
}

/** Done, and nothing to say. */
export function nothing(c: ApiContext): Response {
  return new Response(null, { status: 204, headers: { ...dataHeaders, 'x-request-id': c.get('requestId') } })
}

/** Bytes: a file, a picture, a stream of events. */
export function bytes(
  c: ApiContext,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return new Response(body, { headers: { ...dataHeaders, 'x-request-id': c.get('requestId'), ...headers } })
}

/** A refusal. `more` goes beside the fields that every refusal has. */
export function refusal(c: ApiContext, error: ApiError, more: Record<string, unknown> = {}): Response {
  const requestId = c.get('requestId')
  const body: ErrorBody = {
    code: error.code,
    message: error.message,
    requestId,
    ...(error.issues ? { issues: error.issues } : {}),
  }
  const headers: Record<string, string> = { ...jsonHeaders, 'x-request-id': requestId }
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  if (error.code === 'not_signed_in') headers['www-authenticate'] = 'Bearer'
  return new Response(JSON.stringify({ ...body, ...more }), { status: statusOf(error.code), headers })
}
