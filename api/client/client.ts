import type { z } from 'zod'
import type { Endpoint } from '../contracts/endpoint.ts'
import { type EndpointName, endpoints } from '../contracts/endpoints.ts'
import type { ReviewEvent } from '../contracts/events.ts'
import { ApiFailure, readFailure, unreachable } from './failure.ts'

type Table = typeof endpoints
type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never
type Params<N extends EndpointName> = [ParamNames<Table[N]['path']>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamNames<Table[N]['path']>, string | number> }
/** A form can contain a file; a plain `Blob` needs a name. */
type FileOf<N extends EndpointName> = Table[N] extends { upload: string }
  ? { file?: File | { blob: Blob; name: string } | undefined }
  : { file?: undefined }
type Body<N extends EndpointName> = Table[N] extends { body: infer S extends z.ZodType }
  ? { body: z.input<S> }
  : { body?: undefined }
type Query<N extends EndpointName> = Table[N] extends { query: infer S extends z.ZodType }
  ? { query?: z.input<S> }
  : { query?: undefined }
/**
 * Calls that create something always send an Idempotency-Key. If the call may be repeated later or by another process, give
 * your own key, best a random UUID stored with the task.
 */
type Idempotency<N extends EndpointName> = Table[N] extends { idempotent: true }
  ? { idempotencyKey?: string | undefined }
  : { idempotencyKey?: undefined }
type Input<N extends EndpointName> = Params<N> &
  Query<N> &
  Body<N> &
  FileOf<N> &
  Idempotency<N> & { signal?: AbortSignal | undefined }
type Answer<N extends EndpointName> = Table[N] extends { raw: readonly string[] }
  ? Response
  : Table[N] extends { answer: infer S extends z.ZodType }
    ? z.output<S>
    : null
/** The input may be left out where nothing in it is required. */
type Arguments<N extends EndpointName> = Record<never, never> extends Input<N> ? [input?: Input<N>] : [input: Input<N>]

type PagedName = { [N in EndpointName]: Table[N] extends { paged: true } ? N : never }[EndpointName]

/** One page of a list. `total` counts the rows on all pages; `next`, null on the last, is the query's `cursor`. */
export interface PageAnswer<Rows> {
  rows: Rows
  total: number
  next: string | null
}

export interface ClientOptions {
  /** "http://127.0.0.1:3000"; empty in a browser, where it is the page's own origin. */
  baseUrl: string
  /** A function is called before each request, so that signing in needs no new client. */
  token?: string | null | (() => string | null)
  fetch?: typeof fetch
  /**
   * How often to retry after no answer, 429, 502, 503, 504 or `idempotency_key_in_use`, with growing pauses and no
   * sooner than `Retry-After` says; one above 60 s ends the retries. Retries create nothing twice. Default 0.
   */
  retries?: number
}

export interface Client {
  /** Resolves to the answer, or to the `Response` of an endpoint that answers bytes. Rejects with `ApiFailure`. */
  call<N extends EndpointName>(name: N, ...input: Arguments<N>): Promise<Answer<N>>
  page<N extends PagedName>(name: N, ...input: Arguments<N>): Promise<PageAnswer<Answer<N>>>
  /**
   * The review's events as they happen, from its start or after `lastEventId`. A dropped stream is resumed. Returns after
   * the review's last event, or at once where no review runs. Rejects with `ApiFailure` if the server refuses; aborting
   * `signal` ends it without an error.
   */
  events(
    projectId: number,
    options?: { lastEventId?: number | undefined; signal?: AbortSignal | undefined },
  ): AsyncGenerator<ReviewEvent, void>
}

interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, string | number | undefined>
  body?: unknown
  file?: File | { blob: Blob; name: string }
  idempotencyKey?: string
  signal?: AbortSignal
}

export function createClient(options: ClientOptions): Client {
  const { baseUrl, token, retries = 0 } = options
  const send = options.fetch ?? fetch

  const request = async (endpoint: Endpoint, input: LooseInput, extra: Record<string, string> = {}) => {
    const headers: Record<string, string> = { ...extra }
    const bearer = typeof token === 'function' ? token() : token
    if (bearer) headers.authorization = `Bearer ${bearer}`
    const init: RequestInit = { method: endpoint.method, headers }
    if (input.signal) init.signal = input.signal
    // Retries must send the same key.
    if (endpoint.idempotent) headers['idempotency-key'] = input.idempotencyKey ?? randomId()
    if (endpoint.body) {
      const form = endpoint.method === 'POST' || input.file !== undefined ? endpoint.upload : undefined
      if (!form) headers['content-type'] = 'application/json'
      init.body = form ? formOf(input, form) : JSON.stringify(input.body)
    }
    const url = baseUrl.replace(/\/+$/, '') + pathOf(endpoint, input.params ?? {}) + queryOf(input.query ?? {})
    const sendOnce = async () => {
      const response = await send(url, init).catch(error => {
        if (input.signal?.aborted) throw error
        throw unreachable(url, error)
      })
      if (!response.ok) throw await readFailure(response)
      return response
    }
    const mayRetry = retries > 0 && (endpoint.method !== 'POST' || endpoint.idempotent)
    if (!mayRetry) return sendOnce()
    return sendOnce().catch(async first => {
      const { retry } = await import('./retry.ts')
      return retry({ retries, first, signal: input.signal, send: sendOnce })
    })
  }

  const call = async (name: EndpointName, input: LooseInput = {}) => {
    const endpoint: Endpoint = endpoints[name]
    const response = await request(endpoint, input)
    if (endpoint.raw) return response
    return response.status === 204 ? null : readAnswer(response)
  }

  const page = async (name: PagedName, input: LooseInput = {}): Promise<PageAnswer<unknown>> => {
    const response = await request(endpoints[name], input)
    const rows = await readAnswer(response)
    const { headers } = response
    return { rows, total: Number(headers.get('x-total-count')), next: headers.get('x-next-cursor') }
  }

  return {
    call: call as Client['call'],
    page: page as Client['page'],
    async *events(projectId, { lastEventId, signal } = {}) {
      // Imported lazily, since only the page of a running review needs it.
      const { readEvents } = await import('./events.ts').catch(cause => {
        throw unreachable(baseUrl, cause)
      })
      yield* readEvents({
        lastEventId,
        signal,
        open: (after, stop) =>
          request(
            endpoints.projectEvents,
            { params: { id: projectId }, signal: stop },
            { accept: 'text/event-stream', ...(after === undefined ? {} : { 'last-event-id': String(after) }) },
          ),
      })
    },
  }
}

/** `randomUUID` is missing on pages loaded over plain HTTP. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    // Not Panel: a proxy's page, or another program at a mistyped address.
    throw new ApiFailure({ status: response.status, body: text, code: 'unexpected_answer' })
  }
}

function queryOf(query: Record<string, string | number | undefined>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) parts.set(name, String(value))
  return parts.size > 0 ? `?${parts}` : ''
}

function pathOf(endpoint: Endpoint, params: Record<string, string | number>): string {
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}

function formOf(input: LooseInput, fileField: string): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(Object(input.body)))
    if (value !== undefined && value !== null) form.append(name, String(value))
  if (input.file instanceof Blob) form.append(fileField, input.file)
  else if (input.file) form.append(fileField, input.file.blob, input.file.name)
  return form
}
