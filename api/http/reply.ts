/**
 * Every answer is built here, with its headers from the start: a header added to a finished response makes Hono build
 * the response again, which costs more than the request itself.
 */
import { hash } from 'node:crypto'
import type { z } from 'zod'
import type { ApiContext } from '../context.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import type { ErrorBody } from '../contracts/errors.ts'
import { ApiError, statusOf } from './errors.ts'
import { quotaHeaders } from './rate-limits.ts'

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
  return json(c, endpoint, JSON.stringify(value))
}

/** The same, from text that is JSON already. */
export function json(c: ApiContext, endpoint: Endpoint, text: string, more: Record<string, string> = {}): Response {
  const headers: Record<string, string> = {
    ...jsonHeaders,
    'x-request-id': c.get('requestId'),
    ...quotasOf(c),
    ...more,
  }
  if (endpoint.method === 'GET' || endpoint.guarded) headers.etag = etagOf(text)
  if (endpoint.method === 'GET' && isKnown(c, headers.etag ?? '')) return notModified(headers)
  return new Response(text, { status: endpoint.status, headers })
}

const etagOf = (text: string): string => `"${hash('sha1', text, 'base64url')}"`

/**
 * Throws where `If-Match` names none but other states of what is to be changed: somebody changed it meanwhile. `current`
 * is what GET answers now; null where there is no such answer, so that no tag can be its own.
 */
export function holdToMatch(c: ApiContext, current: unknown): void {
  const wanted = c.req.header('if-match')
  if (wanted === undefined || wanted.trim() === '*') return
  if (current === null)
    throw new ApiError('precondition_failed', 'Nothing here has an ETag, so If-Match cannot hold. Send it without.')
  if (!isAmong(wanted, etagOf(JSON.stringify(current))))
    throw new ApiError('precondition_failed', 'It was changed in the meantime. Get it again, then decide.')
}

type PagedEndpoint = Endpoint & { answer: z.ZodType<unknown[]>; paged: true }

/** Answers one page of a list, with the way to the next one in its headers: programs differ in which they follow. */
export function answerPage<E extends PagedEndpoint>(
  c: ApiContext,
  endpoint: E,
  rows: z.input<E['answer']>,
  { total, next }: { total: number; next: number | string | null },
): Response {
  const more: Record<string, string> = { 'x-total-count': String(total) }
  if (next !== null) {
    const query = new URLSearchParams(c.req.query())
    query.set('cursor', String(next))
    more['x-next-cursor'] = String(next)
    more.link = `<${c.req.path}?${query}>; rel="next"`
  }
  return json(c, endpoint, JSON.stringify(rows), more)
}

/** The first answer to a request that was sent again. */
export function again(c: ApiContext, status: number, text: string): Response {
  const headers = { ...jsonHeaders, 'x-request-id': c.get('requestId'), ...quotasOf(c), 'idempotency-replayed': 'true' }
  return new Response(text, { status, headers })
}

/** Done, and nothing to say. */
export function nothing(c: ApiContext, more: Record<string, string> = {}): Response {
  const headers = { ...dataHeaders, 'x-request-id': c.get('requestId'), ...quotasOf(c), ...more }
  return new Response(null, { status: 204, headers })
}

/** Bytes: a file, a picture, a stream of events. */
export function bytes(
  c: ApiContext,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return new Response(body, { headers: { ...rawHeaders(c), ...headers } })
}

/** A text to keep, under the name of what it is about. */
export const markdown = (c: ApiContext, name: string, text: string): Response =>
  bytes(c, new TextEncoder().encode(text), {
    'content-type': 'text/markdown; charset=utf-8',
    ...attachment(`${name}.md`),
  })

/** RFC 6266: a plain name for old clients, the real one for the rest. */
export function attachment(name: string): { 'content-disposition': string } {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, at => `%${at.charCodeAt(0).toString(16)}`)
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}

const rawHeaders = (c: ApiContext) => ({ ...dataHeaders, 'x-request-id': c.get('requestId'), ...quotasOf(c) })

/** What is stored under this key and never changes; it is not opened for a caller who has it. */
export async function stored(
  c: ApiContext,
  key: string,
  headers: Record<string, string>,
  open: () => Promise<{ body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>; size: number; type: string }>,
): Promise<Response> {
  // Hashed, because a file's key is nobody's business.
  const etag = `"${hash('sha1', key, 'base64url')}"`
  const all = { ...rawHeaders(c), ...headers, etag }
  if (isKnown(c, etag)) return notModified(all)
  const { body, size, type } = await open()
  return new Response(body, { headers: { ...all, 'content-type': type, 'content-length': String(size) } })
}

/** Whether the caller has what this tag stands for, and asked for anything else only. */
function isKnown(c: ApiContext, etag: string): boolean {
  const known = c.req.header('if-none-match')
  return known !== undefined && (known.trim() === '*' || isAmong(known, etag))
}

/** A proxy that compresses an answer weakens its tag, which stands for the same state all the same. */
const isAmong = (tags: string, etag: string): boolean =>
  tags.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)

function notModified(headers: Record<string, string>): Response {
  const { 'content-type': _, ...rest } = headers
  return new Response(null, { status: 304, headers: rest })
}

function quotasOf(c: ApiContext): Record<string, string> {
  const quotas = c.get('quotas')
  return quotas ? quotaHeaders(quotas) : {}
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
  const headers: Record<string, string> = { ...jsonHeaders, 'x-request-id': requestId, ...quotasOf(c) }
  if (error.retryAfter !== undefined) headers['retry-after'] = String(error.retryAfter)
  if (error.allow !== undefined) headers.allow = error.allow
  if (error.code === 'not_signed_in') headers['www-authenticate'] = 'Bearer'
  return new Response(JSON.stringify({ ...body, ...more }), { status: statusOf(error.code), headers })
}
