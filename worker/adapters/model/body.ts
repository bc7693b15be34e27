/** Reads a chat completion's body: a stream of events, or one JSON object from servers that do not stream. */
import { createParser } from 'eventsource-parser'
import { z } from 'zod'
import { WireFault } from './fault.ts'

export interface WireAnswer {
  text: string
  /** "stop", "length", "content_filter"; null if the server does not say. */
  finish: string | null
  refusal: string | null
  tokens: { inputTokens: number | null; cachedTokens: number | null; outputTokens: number | null }
}

/** An opinion has some 20 KB, and a stream wraps each token in some 300 bytes, so no honest answer comes near this. */
const mostBytes = 16 * 1024 * 1024
const mostCharacters = 1024 * 1024

const words = z.string().nullish()
const message = z.object({ content: words, refusal: words }).nullish()
const count = z.int().nonnegative().nullish().catch(null)
const completion = z.object({
  choices: z
    .array(z.object({ delta: message, message, finish_reason: words }))
    .nullish()
    .transform(choices => choices ?? []),
  usage: z
    .object({
      prompt_tokens: count,
      completion_tokens: count,
      prompt_tokens_details: z.object({ cached_tokens: count }).nullish(),
    })
    .nullish()
    .catch(null),
  error: z.unknown().optional(),
})

interface Hearer {
  alive(): void
  text?: ((soFar: string) => void) | undefined
}

/** @throws WireFault if the body ends early, is not a completion or is too large; or the connection's error or signal's reason. */
export async function readAnswer(response: Response, signal: AbortSignal, hearer: Hearer): Promise<WireAnswer> {
  const streamed = response.headers.get('content-type')?.includes('text/event-stream') ?? false
  const answer = emptyAnswer()
  let seen = false
  let done = false
  const parser = createParser({
    onEvent({ data }) {
      if (data.trim() === '[DONE]') done = true
      else if (add(answer, data)) seen = true
    },
  })
  let body = ''
  for await (const piece of pieces(response, signal, hearer.alive)) {
    const before = answer.text.length
    if (streamed) parser.feed(piece)
    else body += piece
    if (answer.text.length > before) hearer.text?.(answer.text)
    // Some servers keep the connection open after the last event.
    if (done) break
  }
  // Not every server that streams says so in its content type.
  const unnamedStream = !streamed && body.startsWith('data:')
  if (unnamedStream) parser.feed(body)
  if (streamed || unnamedStream) parser.reset({ consume: true })
  else {
    seen = add(answer, body)
    done = true
  }
  if (!seen) throw new WireFault({ kind: 'garbled', detail: 'no choices' })
  if (!done && answer.finish === null) throw new WireFault({ kind: 'connection', detail: 'stream broke off' })
  return answer
}

export function emptyAnswer(): WireAnswer {
  const tokens = { inputTokens: null, cachedTokens: null, outputTokens: null }
  return { text: '', finish: null, refusal: null, tokens }
}

/** Adds one piece of JSON to the answer; returns whether it contained a choice. */
function add(answer: WireAnswer, json: string): boolean {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (cause) {
    throw new WireFault({ kind: 'garbled', detail: /^\s*</.test(json) ? 'html' : 'not JSON', cause })
  }
  const parsed = completion.safeParse(value)
  if (!parsed.success) throw new WireFault({ kind: 'garbled', detail: 'not a completion' })
  const { choices, usage, error } = parsed.data
  // Some servers report a failure inside a body with status 200.
  if (error) {
    const detail = JSON.stringify(error).slice(0, 500)
    throw new WireFault({ kind: 'status', status: 500, detail, begun: answer.text !== '' })
  }
  if (usage) {
    answer.tokens = {
      inputTokens: usage.prompt_tokens ?? null,
      cachedTokens: usage.prompt_tokens_details?.cached_tokens ?? null,
      outputTokens: usage.completion_tokens ?? null,
    }
  }
  const [choice] = choices
  if (!choice) return false
  const part = choice.delta ?? choice.message
  answer.text += part?.content ?? ''
  if (answer.text.length > mostCharacters) throw new WireFault({ kind: 'oversized' })
  if (part?.refusal) answer.refusal = (answer.refusal ?? '') + part.refusal
  answer.finish = choice.finish_reason ?? answer.finish
  return true
}

export async function* pieces(response: Response, signal: AbortSignal, alive: () => void): AsyncGenerator<string> {
  if (!response.body) return
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  const stop = () => void reader.cancel().catch(() => {})
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (let size = 0; ; ) {
      const { done, value } = await reader.read()
      signal.throwIfAborted()
      if (done) return
      alive()
      size += value.byteLength
      if (size > mostBytes) throw new WireFault({ kind: 'oversized' })
      yield decoder.decode(value, { stream: true })
    }
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}
