/** Ollama's own API: its OpenAI-compatible one takes no `num_ctx` and silently cuts prompts, often at 4,096 tokens. */
import { z } from 'zod'
import type { ModelConfig } from '#db/model-settings.ts'
import type { Message } from '../../panel/model/messages.ts'
import { tokensOf } from '../../panel/model/tokens.ts'
import { emptyAnswer, pieces, type WireAnswer } from './body.ts'
import { WireFault } from './fault.ts'
import { type Send, type WireOptions, type WireRequest, withinDeadlines } from './wire.ts'

const piece = z.object({
  message: z.object({ content: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.int().nonnegative().nullish().catch(null),
  eval_count: z.int().nonnegative().nullish().catch(null),
  error: z.string().nullish(),
})

/** Windows are asked for in these steps, and never smaller than before: each new size makes Ollama load the model again. */
const windowStep = 8_192
/** The estimate is for English; other scripts take more. */
const reserve = 1.3

/** Of a model's window for the prompt: the rest is for the answer. */
const promptShare = 0.75
/** Tokens of rules, task and notes beside the submission. */
const taskTokens = 3_000
const charactersOfToken = 3.5 / reserve
const leastCharacters = 4_000

/** How much of a submission one request may hold; undefined where nothing but the usual limit is known. */
export async function readableCharacters(config: ModelConfig): Promise<number | undefined> {
  const { dialect, documentCharacters, model, models } = config
  if (documentCharacters !== undefined || dialect !== 'ollama') return documentCharacters
  const signal = AbortSignal.timeout(contextMs)
  const all = [...new Set([model, ...Object.values(models)])]
  const context = Math.min(...(await Promise.all(all.map(name => contextOf({ ...config, model: name }, signal)))))
  const characters = Math.floor((context * promptShare - taskTokens) * charactersOfToken)
  return Number.isFinite(characters) ? Math.max(leastCharacters, characters) : undefined
}

export function createOllamaWire(options: WireOptions): Send {
  let context = Number.POSITIVE_INFINITY
  let window = 0
  return request =>
    withinDeadlines(options, request, async (signal, alive) => {
      if (!Number.isFinite(context)) context = await contextOf(options, signal)
      if (tokensOf(request.messages) > context)
        throw new WireFault({ kind: 'status', status: 413, detail: 'more than the context' })
      window = Math.max(window, windowFor(options, request))
      const response = await post(options, '/api/chat', bodyOf(options, request, Math.min(window, context)), signal)
      if (response.ok) return read(response, signal, alive, request.onText)
      const detail = (await response.text().catch(() => '')).slice(0, 500)
      throw new WireFault({ kind: 'status', status: response.status, detail })
    })
}

const windowFor = ({ maxOutputTokens }: WireOptions, { messages }: WireRequest) =>
  Math.ceil((tokensOf(messages) * reserve + maxOutputTokens) / windowStep) * windowStep

type Server = Pick<WireOptions, 'apiKey' | 'baseUrl' | 'model'>

const post = ({ apiKey, baseUrl }: Server, path: string, body: object, signal: AbortSignal) =>
  fetch(new URL(path, baseUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
  })

const contextMs = 5_000

const shown = z.object({ model_info: z.record(z.string(), z.unknown()) })

/** The tokens to which Ollama cuts every prompt, whatever window is asked for; infinite where it does not say. */
async function contextOf(options: Server, signal: AbortSignal): Promise<number> {
  try {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(contextMs)])
    const response = await post(options, '/api/show', { model: options.model }, soon)
    let body = ''
    for await (const part of pieces(response, soon, () => {})) body += part
    const facts = Object.entries(shown.parse(JSON.parse(body)).model_info)
    const length = facts.find(([name]) => name.endsWith('.context_length'))?.[1]
    return typeof length === 'number' ? length : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

function bodyOf({ model, maxOutputTokens }: WireOptions, request: WireRequest, num_ctx: number) {
  const { messages, level, form } = request
  return {
    model,
    messages: messages.map(withImages),
    stream: true,
    ...(level === 'schema' ? { format: form.jsonSchema } : level === 'json' ? { format: 'json' } : {}),
    options: { num_ctx, num_predict: maxOutputTokens },
  }
}

/** Its pictures have no names, so a line says what they show. */
function withImages({ role, content, pictures }: Message) {
  if (!pictures) return { role, content }
  const names = pictures.map(({ name }) => name).join(', ')
  const images = pictures.map(({ base64 }) => base64)
  return { role, content: `The pictures show, in this order: ${names}.\n\n${content}`, images }
}

async function read(
  response: Response,
  signal: AbortSignal,
  alive: () => void,
  onText?: (soFar: string) => void,
): Promise<WireAnswer> {
  const answer = emptyAnswer()
  for await (const line of linesOf(response, signal, alive)) {
    const { message, done, done_reason, prompt_eval_count, eval_count, error } = pieceIn(line)
    if (error)
      throw new WireFault({ kind: 'status', status: 500, detail: error.slice(0, 500), begun: answer.text !== '' })
    answer.text += message?.content ?? ''
    if (message?.content) onText?.(answer.text)
    if (done) {
      answer.finish = done_reason ?? 'stop'
      answer.tokens = { inputTokens: prompt_eval_count ?? null, cachedTokens: null, outputTokens: eval_count ?? null }
    }
  }
  if (answer.finish === null) throw new WireFault({ kind: 'connection', detail: 'stream broke off' })
  return answer
}

async function* linesOf(response: Response, signal: AbortSignal, alive: () => void) {
  let rest = ''
  for await (const piece of pieces(response, signal, alive)) {
    const lines = `${rest}${piece}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter(line => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}

function pieceIn(line: string) {
  try {
    return piece.parse(JSON.parse(line))
  } catch (cause) {
    throw new WireFault({ kind: 'garbled', detail: /^\s*</.test(line) ? 'html' : 'not JSON', cause })
  }
}
