/** The typed client: every call is read from the endpoint table. For the browser, the terminal and tests alike. */
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
/** A form may carry a file beside its fields; a plain `Blob` needs a name. */
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
 * Whatever makes something is sent with an Idempotency-Key. Give one of your own, best a random UUID that is kept with
 * the task, where the same call may be made again later or by another process.
 */
type Once<N extends EndpointName> = Table[N] extends { once: true }
  ? { idempotencyKey?: string | undefined }
  : { idempotencyKey?: undefined }
type Input<N extends EndpointName> = Params<N> &
  Query<N> &
  Body<N> &
  FileOf<N> &
  Once<N> & { signal?: AbortSignal | undefined }
type Answer<N extends EndpointName> = Table[N] extends { raw: readonly string[] }
  ? Response
  : Table[N]['answer'] extends infer S extends z.ZodType
    ? z.output<S>
    : null
/** The second argument may be left out where nothing in it is required. */
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
  /** Asked before each call, so that signing in needs no new client. */
  token?: string | null | (() => string | null)
  fetch?: typeof fetch
  /**
   * How often a call that did not get through (no answer, 429, 502, 503, 504) is sent again, after as long as the server
   * says and a growing pause. Nothing is made twice by it. 0 where left out.
   */
  retries?: number
}

export interface Client {
  /** Resolves to the answer, or to the `Response` of an endpoint that answers bytes. Rejects with `ApiFailure`. */
  call<N extends EndpointName>(name: N, ...input: Arguments<N>): Promise<Answer<N>>
  /** The same for a list that is read in pages: its rows with where they stand. */
  page<N extends PagedName>(name: N, ...input: Arguments<N>): Promise<PageAnswer<Answer<N>>>
  /**
   * The review's events as they happen, from its start or after `lastEventId`. A dropped stream is taken up where it
   * ended. Returns after the review's last event, or at once where nothing runs. Rejects with `ApiFailure` where the
   * server refuses; `signal` ends it without one.
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
    // The same for every time that this call is sent.
    if (endpoint.once) headers['idempotency-key'] = input.idempotencyKey ?? randomId()
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
    const mayRepeat = retries > 0 && (endpoint.method !== 'POST' || endpoint.once)
    if (!mayRepeat) return sendOnce()
    return sendOnce().catch(async first => {
      const { sendAgain } = await import('./retry.ts')
      return sendAgain({ retries, first, signal: input.signal, send: sendOnce })
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
      // Only the page of a running review listens, so only that page fetches what reads a stream.
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

/** A UUID, also where a page came over a connection that is not secure, which has no `randomUUID`. */
function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    // Another program's page answers here: a proxy's, or a wrong address's.
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
