/** Ollama's own API: its OpenAI-compatible one ignores `num_ctx` and silently cuts prompts, often at 4,096 tokens. */
import { z } from 'zod'
import { parseJson } from '../../panel/model/json-answer.ts'
import type { Message } from '../../panel/model/messages.ts'
import { tokensOf } from '../../panel/model/tokens.ts'
import { emptyAnswer, pieces, type WireAnswer } from './body.ts'
import { postTo, showModel, untold } from './context.ts'
import { WireFault } from './fault.ts'
import { reserve } from './servers.ts'
import { type Send, type WireOptions, type WireRequest, withinDeadlines } from './wire.ts'

const piece = z.object({
  message: z.object({ content: z.string().nullish(), thinking: z.string().nullish() }).nullish(),
  done: z.boolean().nullish(),
  done_reason: z.string().nullish(),
  prompt_eval_count: z.int().nonnegative().nullish().catch(null),
  eval_count: z.int().nonnegative().nullish().catch(null),
  error: z.string().nullish(),
})

/** Context windows grow in these steps and never shrink, because each new size makes Ollama load the model again. */
const windowStep = 8_192
export function createOllamaWire(options: WireOptions): Send {
  let shown = untold
  let window = 0
  return request =>
    withinDeadlines(options, request, async (signal, alive) => {
      if (!Number.isFinite(shown.context)) shown = await showModel(options, undefined, signal)
      if (tokensOf(request.messages) > shown.context)
        throw new WireFault({ kind: 'status', status: 413, detail: 'more than the context' })
      // Ollama counts the thoughts as a part of the answer, so they have as much room again.
      const room = { ...options, maxOutputTokens: options.maxOutputTokens * (shown.thinks ? 2 : 1) }
      window = Math.max(window, windowFor(room, request))
      const body = { ...bodyOf(room, request, Math.min(window, shown.context)), think: shown.thinks || undefined }
      const response = await postTo(options, '/api/chat', body, signal)
      if (response.ok) return read(response, signal, alive, request.onText)
      const detail = (await response.text().catch(() => '')).slice(0, 500)
      throw new WireFault({ kind: 'status', status: response.status, detail })
    })
}

const windowFor = ({ maxOutputTokens }: WireOptions, { messages }: WireRequest) =>
  Math.ceil((tokensOf(messages) * reserve + maxOutputTokens) / windowStep) * windowStep

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

/** Ollama's pictures have no names, so a line of text says what they show. */
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
  let thoughts = ''
  for await (const line of linesOf(response, signal, alive)) {
    const { message, done, done_reason, prompt_eval_count, eval_count, error } = pieceIn(line)
    if (error)
      throw new WireFault({ kind: 'status', status: 500, detail: error.slice(0, 500), begun: answer.text !== '' })
    thoughts += message?.thinking ?? ''
    answer.text += message?.content ?? ''
    if (message?.content) onText?.(answer.text)
    if (done) {
      answer.finish = done_reason ?? 'stop'
      answer.tokens = { inputTokens: prompt_eval_count ?? null, cachedTokens: null, outputTokens: eval_count ?? null }
    }
  }
  // Some versions put an answer of a required form where the thoughts belong.
  if (answer.text === '' && parseJson(thoughts) !== undefined) answer.text = thoughts
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
