/**
 * One request to an OpenAI-compatible server. The only importer of the openai package, which builds the request and names its
 * errors. Deadlines, retries and reading the body are ours, because the package's timeout ends with the response headers, its
 * Retry-After has no upper bound and it reports half an answer as a bare SyntaxError.
 */
import { APIError, APIUserAbortError, OpenAI } from 'openai'
import type { AnswerForm } from '../../panel/model/answer-form.ts'
import type { Message } from '../../panel/model/messages.ts'
import { readAnswer, type WireAnswer } from './body.ts'
import { WireFault } from './fault.ts'

/** How the format of the answer is requested: by schema, as any JSON, or in words alone. */
export const formLevels = ['schema', 'json', 'words'] as const
export type FormLevel = (typeof formLevels)[number]

export interface WireRequest {
  messages: Message[]
  form: Pick<AnswerForm<unknown>, 'name' | 'jsonSchema'>
  level: FormLevel
  signal: AbortSignal
  onFirstByte?: (() => void) | undefined
  onText?: ((soFar: string) => void) | undefined
}

export interface WireOptions {
  apiKey: string | null
  baseUrl: string
  model: string
  maxOutputTokens: number
  /** In milliseconds: without a byte (headers included), and for one whole request. */
  idleMs: number
  attemptMs: number
}

/** An error's body can be anything; its beginning suffices. */
const errorBytes = 64 * 1024

export type Send = (request: WireRequest) => Promise<WireAnswer>

export function createWire(options: WireOptions): Send {
  const client = new OpenAI({
    // If omitted, these would be read from the environment, which only the worker's configuration may do.
    apiKey: options.apiKey ?? 'none',
    adminAPIKey: null,
    organization: null,
    project: null,
    baseURL: options.baseUrl,
    maxRetries: 0,
    // Longer than our own deadlines, whose error says which of them passed.
    timeout: options.attemptMs * 2,
    logLevel: 'off',
    // A redirect would send the key and the submission to an address that nobody configured.
    fetchOptions: { redirect: 'manual' },
    fetch: boundedFetch,
    ...(options.apiKey === null ? { defaultHeaders: { Authorization: null } } : {}),
  })
  return request =>
    withinDeadlines(options, request, async (signal, alive) => {
      const call = client.chat.completions.create(bodyOf(options, request), { signal })
      return readAnswer(await call.asResponse(), signal, { alive, text: request.onText })
    })
}

const bodyOf = ({ model, maxOutputTokens }: WireOptions, request: WireRequest) => ({
  model,
  messages: request.messages.map(inParts),
  stream: true as const,
  ...(request.level === 'words'
    ? { max_tokens: maxOutputTokens }
    : {
        max_completion_tokens: maxOutputTokens,
        stream_options: { include_usage: true },
        response_format: responseFormat(request),
      }),
})

/** Pictures first, each after its name, so that they are in the part that is the same for every analyst. */
function inParts({ role, content, pictures }: Message) {
  if (!pictures) return { role, content }
  const shown = pictures.flatMap(({ base64, name, type }) => [
    { type: 'text' as const, text: `Picture of ${name}:` },
    { type: 'image_url' as const, image_url: { url: `data:${type};base64,${base64}`, detail: 'auto' as const } },
  ])
  return { role: 'user' as const, content: [...shown, { type: 'text' as const, text: content }] }
}

/** Ends a request that is silent for too long, or takes too long in all. `run` calls `alive` for every piece. */
export async function withinDeadlines(
  options: Pick<WireOptions, 'idleMs' | 'attemptMs'>,
  request: WireRequest,
  run: (signal: AbortSignal, alive: () => void) => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const ended = new AbortController()
  const end = (kind: 'idle' | 'deadline') => ended.abort(new WireFault({ kind }))
  const whole = setTimeout(() => end('deadline'), options.attemptMs)
  let idle = setTimeout(() => end('idle'), options.idleMs)
  const signal = AbortSignal.any([request.signal, ended.signal])
  let first = request.onFirstByte
  const alive = () => {
    clearTimeout(idle)
    idle = setTimeout(() => end('idle'), options.idleMs)
    first?.()
    first = undefined
  }
  try {
    return await run(signal, alive)
  } catch (error) {
    request.signal.throwIfAborted()
    if (ended.signal.aborted) throw ended.signal.reason
    throw faultOf(error)
  } finally {
    clearTimeout(whole)
    clearTimeout(idle)
  }
}

function responseFormat({ form, level }: WireRequest) {
  if (level === 'json') return { type: 'json_object' as const }
  const json_schema = { name: form.name, strict: true, schema: form.jsonSchema }
  return { type: 'json_schema' as const, json_schema }
}

/** Reads only the beginning of an error's body, since the package would read all of it, however long. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok || !response.body) return response
  const reader = response.body.getReader()
  const parts: Uint8Array[] = []
  for (let size = 0; size < errorBytes; ) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.byteLength
  }
  await reader.cancel().catch(() => {})
  return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers })
}

export function faultOf(error: unknown): WireFault {
  if (error instanceof WireFault) return error
  if (error instanceof APIUserAbortError) return new WireFault({ kind: 'connection', cause: error })
  if (error instanceof APIError && typeof error.status === 'number') {
    return new WireFault({
      kind: 'status',
      status: error.status,
      reason: typeof error.code === 'string' ? error.code : (error.type ?? null),
      // Some servers repeat the key in their message, which must not reach a log.
      detail: error.message.replace(/\b(?:sk|pk|key)[-_][\w*.-]+/gi, '…'),
      retryAfter: error.headers?.get('retry-after-ms')
        ? Number(error.headers.get('retry-after-ms')) / 1_000
        : (error.headers?.get('retry-after') ?? null),
    })
  }
  return new WireFault({ kind: 'connection', detail: rootCode(error), cause: error })
}

/** The system's code for a broken connection ("ECONNREFUSED"), which is at the end of the chain of causes. */
function rootCode(error: unknown): string {
  let code = ''
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if ('code' in at && typeof at.code === 'string') code = at.code
  }
  return code
}
