/** An OpenAI-compatible server over real HTTP. Its answers fit the prompt unless a script makes them fail. */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { answerFor, kindOf, type QuestionKind } from './fake-answers.ts'
import { serve } from './website/local-sites.ts'

export interface FakeCall {
  number: number
  kind: QuestionKind
  /** The part of the prompt after the submission: the task and the analyst's brief. */
  task: string
  body: Record<string, unknown>
  /** `content` is the joined text of its parts; the pictures of all messages are in `pictures`. */
  messages: { role: string; content: string }[]
  pictures: string[]
  authorization: string | null
  /** When it arrived and when its answer ended, in milliseconds on the monotonic clock; null while it is running. */
  startedAt: number
  endedAt: number | null
}

export type FakeReply =
  /** A completion: `text` replaces the fitting answer, and the other fields say how it ends. */
  | {
      do: 'answer'
      text?: string | null
      edit?: (text: string) => string
      finish?: string
      refusal?: string
      usage?: null
      type?: string
    }
  | { do: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** A body that is sent as it is, with status 200. */
  | { do: 'send'; type: string; body: string }
  | { do: 'silence' }
  /** Begins an answer, then says no more. */
  | { do: 'stall' }
  /** Begins an answer, then cuts the connection. */
  | { do: 'reset' }
  /** An answer without end, as fast as the client reads it. */
  | { do: 'flood' }
  /** Answers with one JSON object although a stream was asked for, as some servers do. */
  | { do: 'unstreamed' }

type FakeScript = (call: FakeCall) => FakeReply | undefined

export interface FakeModel {
  url: string
  calls: FakeCall[]
  script(script: FakeScript): void
  close(): Promise<void>
}

export interface FakeOptions {
  port?: number
  firstByteMs?: number
  latencyMs?: number
  script?: FakeScript
}

export async function startFakeModel(options: FakeOptions = {}): Promise<FakeModel> {
  const calls: FakeCall[] = []
  const cached = new Set<string>()
  let script: FakeScript = options.script ?? (() => undefined)
  const { origin, close } = await serve(async (request, response) => {
    const call = await readCall(request, calls.length + 1)
    calls.push(call)
    const end = () => {
      call.endedAt ??= performance.now()
    }
    response.on('finish', end).on('close', end)
    response.on('error', () => {})
    await reply(response, call, script(call) ?? { do: 'answer' }, options, cached).catch(() => response.destroy())
  }, options.port)
  return {
    url: `${origin}/v1`,
    calls,
    script: next => {
      script = next
    },
    close,
  }
}

interface ContentPart {
  text?: string
  image_url?: { url: string }
}

async function readCall(request: IncomingMessage, number: number): Promise<FakeCall> {
  const body = JSON.parse((await text(request)) || '{}') as Record<string, unknown>
  const given = (body.messages ?? []) as { role: string; content: string | ContentPart[]; images?: string[] }[]
  const parts = (content: string | ContentPart[]) => (typeof content === 'string' ? [{ text: content }] : content)
  const messages = given.map(({ role, content }) => ({
    role,
    content: parts(content)
      .flatMap(part => part.text ?? [])
      .join('\n'),
  }))
  const pictures = given.flatMap(({ content, images = [] }) => [
    ...parts(content).flatMap(part => part.image_url?.url ?? []),
    ...images,
  ])
  const prompt = messages.find(message => message.role === 'user')?.content ?? ''
  const task = prompt.split(/^(?:SUBMISSION|NOTES) \w+>>>$/m).at(-1) ?? ''
  return {
    number,
    kind: kindOf(task),
    task,
    body,
    messages,
    pictures,
    authorization: request.headers.authorization ?? null,
    startedAt: performance.now(),
    endedAt: null,
  }
}

async function reply(
  response: ServerResponse,
  call: FakeCall,
  how: FakeReply,
  options: FakeOptions,
  cached: Set<string>,
) {
  const streamed = call.body.stream === true && how.do !== 'unstreamed'
  const begin = () => {
    response.writeHead(200, { 'content-type': streamed ? 'text/event-stream' : 'application/json' })
    response.write(streamed ? event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' } }] }) : ' ')
  }
  switch (how.do) {
    case 'status':
      response.writeHead(how.status, { 'content-type': 'application/json', ...how.headers })
      response.end(
        how.body ?? JSON.stringify({ error: { message: `status ${how.status}`, type: 'error', code: null } }),
      )
      return
    case 'send':
      response.writeHead(200, { 'content-type': how.type })
      response.end(how.body)
      return
    case 'silence':
      return
    case 'stall':
      return begin()
    case 'reset':
      begin()
      // Send the first bytes, so that the body breaks and not the request.
      await new Promise(resolve => response.write(streamed ? delta('{"findings": [') : '{"choices"', resolve))
      response.socket?.resetAndDestroy()
      return
    case 'flood': {
      begin()
      const closed = once(response, 'close')
      while (!response.destroyed) {
        const more = response.write(streamed ? delta('x'.repeat(64 * 1024)) : ' '.repeat(64 * 1024))
        if (!more) await Promise.race([once(response, 'drain'), closed])
      }
      return
    }
    case 'answer':
    case 'unstreamed':
      return answer(response, call, how.do === 'answer' ? how : { do: 'answer' }, options, streamed, cached)
  }
}

async function answer(
  response: ServerResponse,
  call: FakeCall,
  how: Extract<FakeReply, { do: 'answer' }>,
  options: FakeOptions,
  streamed: boolean,
  cached: Set<string>,
) {
  const prompt = call.messages.map(message => message.content).join('\n')
  const sensible = () => answerFor(call.kind, prompt, call.task)
  const content = how.edit ? how.edit(sensible()) : how.text === undefined ? sensible() : how.text
  const shared = prompt.slice(0, Math.max(0, prompt.length - call.task.length))
  const usage =
    how.usage === null
      ? undefined
      : {
          prompt_tokens: Math.ceil(prompt.length / 4),
          completion_tokens: Math.ceil((content ?? '').length / 4),
          prompt_tokens_details: { cached_tokens: cached.has(shared) ? Math.floor(shared.length / 4) : 0 },
        }
  const firstByteMs = options.firstByteMs ?? 0
  if (firstByteMs > 0) await wait(firstByteMs)
  // Like a provider, caches the prompt once it has been read, when the first token is sent.
  cached.add(shared)
  if (streamed) {
    response.writeHead(200, { 'content-type': how.type ?? 'text/event-stream' })
    response.write(event({ choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] }))
  }
  const rest = (options.latencyMs ?? 0) - firstByteMs
  if (rest > 0) await wait(rest)
  const message = { role: 'assistant', content, refusal: how.refusal ?? null }
  const finish_reason = how.finish ?? 'stop'
  if (!streamed) {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ object: 'chat.completion', choices: [{ index: 0, message, finish_reason }], usage }))
    return
  }
  for (const part of content?.match(/[\s\S]{1,400}/g) ?? []) response.write(delta(part))
  if (how.refusal) response.write(event({ choices: [{ index: 0, delta: { refusal: how.refusal } }] }))
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason }] }))
  if (usage) response.write(event({ choices: [], usage }))
  response.end('data: [DONE]\n\n')
}

function event(data: object): string {
  return `data: ${JSON.stringify({ object: 'chat.completion.chunk', ...data })}\n\n`
}

function delta(content: string): string {
  return event({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
}
