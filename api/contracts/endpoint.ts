import type { z } from 'zod'
import type { KeyScope } from '#db/vocabulary.ts'
import type { ErrorCode } from './errors.ts'

/** Who may call, and which scopes an API key needs. */
type Access =
  /** `adminsSeeMore`: administrators get more fields or rows. `signed`: the body must be signed with a hook's secret. */
  | { access: 'public'; adminsSeeMore?: true; signed?: true }
  /** If there are several scopes, a key needs them all. Null: only a session may call, not a key. */
  | {
      access: 'user' | 'admin'
      scope: KeyScope | readonly KeyScope[] | null
      adminsSeeMore?: never
      signed?: never
    }

/**
 * `body` is JSON, or a form if `upload` is set. Without an `answer`, the response is bytes or a stream if `raw` is set,
 * else an empty 204. A `paged` list is one page of rows, with the headers `x-total-count`, `x-next-cursor` and `link`.
 */
export type Endpoint = Access & {
  method: Method
  path: string
  /** The endpoint's section in the reference. */
  area: Area
  status: 200 | 201 | 202 | 204
} & Details

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Details {
  summary: string
  /** Further text for the reference, shown below the summary. */
  description?: string
  /** Further statuses that are not refusals. 304 need not be listed: any GET that answers 200 can answer it. */
  otherStatuses?: readonly (204 | 303)[]
  /** Path parameters; one that is not listed here is a whole number. */
  params?: Record<string, z.ZodType>
  query?: z.ZodType
  /** Request headers that only this endpoint reads. */
  headers?: Record<string, { description: string; schema: z.ZodType }>
  body?: z.ZodType
  /** The name of the file's field in the form. */
  upload?: 'file' | 'image'
  answer?: z.ZodType
  paged?: true
  /** The media types of an answer that is bytes or a stream. */
  raw?: readonly string[]
  /** The JSON data of each event of a stream. */
  events?: z.core.$ZodType
  /** Takes an `Idempotency-Key`: the same request with the same key is carried out once. */
  idempotent?: true
  /** Honours `If-Match`, with the `ETag` that GET of the same path answers. */
  ifMatch?: true
  /** The answer contains an API key or token, so a stored answer is repeated only to the session or key that first got it. */
  returnsCredential?: true
  /**
   * What the endpoint creates outlives the session, so the password must have been given recently. `sometimes`: the
   * handler decides by what changes. API keys are exempt: they have no password, and what they create can do no more
   * than the key.
   */
  freshPassword?: true | 'sometimes'
  /** Answers even while the database is down. */
  withoutDatabase?: true
  /** Refusals beyond those that `refusalsOf` derives from the other fields. */
  refusals?: readonly ErrorCode[]
  /** Extra fields in the body of an `unavailable` refusal. */
  unavailableFields?: z.ZodType
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
type Area = (typeof areas)[number]

/** An endpoint as its area's file describes it; `inArea` adds the rest. */
export type Rows = Record<
  string,
  Access &
    Details & {
      /** Method and path, with parameters in braces: "GET /api/projects/{id}". */
      route: `${Method} ${string}`
      /** Default: 200, or 204 if there is no answer. */
      status?: 201 | 202
    }
>

export function inArea<Table extends Rows>(area: Area, rows: Table) {
  const endpoints = Object.entries(rows).map(([name, row]) => {
    const [method, path] = row.route.split(' ')
    return [name, { area, status: row.answer || row.raw ? 200 : 204, method, path, ...row }]
  })
  return Object.fromEntries(endpoints) as { [Name in keyof Table]: Table[Name] & Implied<Table[Name]['route']> }
}

/** Exported because the type declarations of the published package mention it. */
export interface Implied<Route extends string> extends Pick<Endpoint, 'method' | 'area' | 'status'> {
  path: Route extends `${Method} ${infer Path}` ? Path : never
}

/** All the scopes that a key must have; null if it needs none, or if keys may not call. */
export function scopesOf(endpoint: Endpoint): readonly KeyScope[] | null {
  if (endpoint.access === 'public' || endpoint.scope === null) return null
  return typeof endpoint.scope === 'string' ? [endpoint.scope] : endpoint.scope
}

/** Every code that this endpoint may refuse with, except `internal`, which any endpoint can. */
export function refusalsOf(endpoint: Endpoint): Set<ErrorCode> {
  const codes = new Set<ErrorCode>(endpoint.refusals)
  if (endpoint.access !== 'public') {
    codes.add('not_signed_in')
    codes.add('not_allowed')
    // Calls with an API key are rate limited.
    if (endpoint.scope !== null) codes.add('too_many_requests')
  }
  if (endpoint.freshPassword) codes.add('password_needed')
  if (endpoint.body) codes.add('invalid_input').add('too_large')
  if (endpoint.query) codes.add('invalid_input')
  if (endpoint.path.includes('{')) codes.add('not_found')
  if (endpoint.method === 'PUT' || endpoint.method === 'DELETE') codes.add('precondition_failed')
  if (endpoint.idempotent) codes.add('invalid_input').add('idempotency_key_reused').add('idempotency_key_in_use')
  if (!endpoint.withoutDatabase) codes.add('unavailable')
  return codes
}
