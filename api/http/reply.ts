/**
 * Builds the routes' answers with all its headers at once: adding a header to a finished response makes Hono rebuild it, which costs
 * more than the request itself.
 */
import { hash } from 'node:crypto'
import type { z } from 'zod'
import type { ApiContext } from '../context.ts'
import type { Endpoint } from '../contracts/endpoint.ts'
import type { ErrorBody } from '../contracts/errors.ts'
import { ApiError, statusOf } from './errors.ts'
import { quotaHeaders } from './rate-limits.ts'

/** For everything that is not a page: it must not run scripts, be framed, or be read by another origin. */
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

/** The JSON answer of an endpoint; the compiler checks the value against the contract. */
export function answer<E extends JsonEndpoint>(c: ApiContext, endpoint: E, value: z.input<E['answer']>): Response {
  return json(c, endpoint, JSON.stringify(value))
}

/** The JSON answer of an endpoint, from serialised JSON. */
export function json(c: ApiContext, endpoint: Endpoint, text: string, more: Record<string, string> = {}): Response {
  const headers: Record<string, string> = {
    ...jsonHeaders,
    'x-request-id': c.get('requestId'),
    ...quotasOf(c),
    ...more,
  }
  if (endpoint.method === 'GET' || endpoint.ifMatch) headers.etag = etagOf(text)
  if (endpoint.method === 'GET' && isKnown(c, headers.etag ?? '')) return notModified(headers)
  return new Response(text, { status: endpoint.status, headers })
}

const etagOf = (text: string): string => `"${hash('sha1', text, 'base64url')}"`

/**
 * Throws `precondition_failed` where `If-Match` does not name the current state. `current` is what GET answers now; null
 * where the address has no GET, so that no tag can match.
 */
export function requireIfMatch(c: ApiContext, current: unknown): void {
  const wanted = c.req.header('if-match')
  if (wanted === undefined || wanted.trim() === '*') return
  if (current === null)
    throw new ApiError('precondition_failed', 'Nothing here has an ETag, so If-Match cannot hold. Send it without.')
  if (!isAmong(wanted, etagOf(JSON.stringify(current))))
    throw new ApiError('precondition_failed', 'It was changed in the meantime. Get it again, then decide.')
}

type PagedEndpoint = Endpoint & { answer: z.ZodType<unknown[]>; paged: true }

/** One page of a list. The next page is named twice, as a cursor and as a link, since programs differ in which they use. */
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

/** Repeats the stored answer to an earlier request with the same Idempotency-Key. */
export function replay(c: ApiContext, status: number, text: string): Response {
  const headers = { ...jsonHeaders, 'x-request-id': c.get('requestId'), ...quotasOf(c), 'idempotency-replayed': 'true' }
  return new Response(text, { status, headers })
}

export function noContent(c: ApiContext, more: Record<string, string> = {}): Response {
  const headers = { ...dataHeaders, 'x-request-id': c.get('requestId'), ...quotasOf(c), ...more }
  return new Response(null, { status: 204, headers })
}

export function bytes(
  c: ApiContext,
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>,
  headers: Record<string, string>,
): Response {
  return new Response(body, { headers: { ...rawHeaders(c), ...headers } })
}

/** Markdown as a download. `name` is the file name without its extension. */
export const markdown = (c: ApiContext, name: string, text: string): Response =>
  bytes(c, new TextEncoder().encode(text), {
    'content-type': 'text/markdown; charset=utf-8',
    ...attachment(`${name}.md`),
  })

/** RFC 6266: an ASCII name for old clients, and the real one. */
export function attachment(name: string): { 'content-disposition': string } {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, at => `%${at.charCodeAt(0).toString(16)}`)
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}

const rawHeaders = (c: ApiContext) => ({ ...dataHeaders, 'x-request-id': c.get('requestId'), ...quotasOf(c) })

/** A stored file, which never changes under its key; the file is not opened if the caller has it already. */
export async function storedFile(
  c: ApiContext,
  key: string,
  headers: Record<string, string>,
  open: () => Promise<{ body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer>; size: number; type: string }>,
): Promise<Response> {
  // Hashed, so that the tag does not reveal the file's key.
  const etag = `"${hash('sha1', key, 'base64url')}"`
  const all = { ...rawHeaders(c), ...headers, etag }
  if (isKnown(c, etag)) return notModified(all)
  const { body, size, type } = await open()
  return new Response(body, { headers: { ...all, 'content-type': type, 'content-length': String(size) } })
}

function isKnown(c: ApiContext, etag: string): boolean {
  const known = c.req.header('if-none-match')
  return known !== undefined && (known.trim() === '*' || isAmong(known, etag))
}

/** Ignores the "W/" that a compressing proxy adds to a tag. */
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

/** `more` is added to the fields that every refusal has. */
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
