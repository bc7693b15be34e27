/** What the endpoint table says about each endpoint. */
import type { z } from 'zod'
import type { KeyScope } from '#db/vocabulary.ts'
import type { ErrorCode } from './errors.ts'

/** Who may call: everyone, those who are signed in, or administrators; and what an API key needs for it. */
type Access =
  /** Of those endpoints, one shows more to administrators; one believes only what is signed with a hook's secret. */
  | { access: 'public'; adminsSeeMore?: true; signed?: true }
  /** Of several scopes a key must hold all. Null: no key may, only a person who is signed in. */
  | {
      access: 'user' | 'admin'
      scope: KeyScope | readonly KeyScope[] | null
      adminsSeeMore?: never
      signed?: never
    }

/**
 * `body` is JSON unless `upload` is set, which makes it a form; an answer of `null` is 204 without a body; `raw` answers
 * bytes or a stream. A `paged` list is one page of rows, with `x-total-count`, `x-next-cursor` and `link` beside it.
 */
export type Endpoint = Access & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters in braces: "/api/projects/{id}". */
  path: string
  /** Where the reference puts it. */
  area: Area
  summary: string
  /** What else whoever calls it should know. */
  about?: string
  status: 200 | 201 | 202 | 204
  /** Statuses that are no refusal either. An answer that has not changed since is 304 wherever a GET is 200. */
  also?: readonly (204 | 303)[]
  /** What stands in the path's braces; an `id` is a whole number unless said otherwise. */
  params?: Record<string, z.ZodType>
  /** What may stand behind the question mark. */
  query?: z.ZodType
  /** Headers of its own, by their names. */
  headers?: Record<string, { description: string; schema: z.ZodType }>
  body?: z.ZodType
  /** The name of the file's field in the form. */
  upload?: 'file' | 'image'
  answer: z.ZodType | null
  paged?: true
  /** The media types of bytes that are answered as they are. */
  raw?: readonly string[]
  /** What the data of each event of a stream is, as JSON. */
  events?: z.core.$ZodType
  /** It makes something, and a request that is sent again with its Idempotency-Key makes it only once. */
  once?: true
  /** A GET of the same path answers the same: `If-Match` with its `ETag` holds a change to what was seen. */
  guarded?: true
  /** Its answer tells what somebody signs in with: it is repeated only to whoever signed in as they did the first time. */
  tellsCredential?: true
  /**
   * What it makes or changes outlives the session that asks, so the password was given with that a short while ago;
   * `partly`: where its handler finds such a change in what is asked for. A key is no person and has none to give: what its
   * scopes let it make opens no more than the key does.
   */
  freshPassword?: true | 'partly'
  /** It needs no database: it answers while that is away. */
  stands?: true
  /** Refusals beyond those that follow from the rest: see `refusalsOf`. */
  refusals?: readonly ErrorCode[]
  /** What goes beside the fields of a refusal that says `unavailable`. */
  beside?: z.ZodType
}

export const areas = [
  'Account',
  'API keys',
  'Projects',
  'Reviews',
  'Analysts',
  'Webhooks',
  'Administration',
  'Service',
] as const
export type Area = (typeof areas)[number]

/** The scopes that a key must hold, all of them; null where keys are not asked for one, or none may call. */
export function scopesOf(endpoint: Endpoint): readonly KeyScope[] | null {
  if (endpoint.access === 'public' || endpoint.scope === null) return null
  return typeof endpoint.scope === 'string' ? [endpoint.scope] : endpoint.scope
}

/** Every code that this endpoint may refuse with; beside them, anything can end in `internal`. */
export function refusalsOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(endpoint.refusals)
  if (endpoint.access !== 'public') {
    codes.add('not_signed_in')
    codes.add('not_allowed')
    // Each key's calls are counted.
    if (endpoint.scope !== null) codes.add('too_many_requests')
  }
  if (endpoint.freshPassword) codes.add('password_needed')
  if (endpoint.body) codes.add('invalid_input').add('too_large')
  if (endpoint.query) codes.add('invalid_input')
  if (endpoint.path.includes('{')) codes.add('not_found')
  if (endpoint.method === 'PUT' || endpoint.method === 'DELETE') codes.add('precondition_failed')
  if (endpoint.once) codes.add('invalid_input').add('idempotency_key_reused').add('idempotency_key_in_use')
  if (!endpoint.stands) codes.add('unavailable')
  return codes
}
