/** Model servers with lists of models, hosted and Ollama. Their answers come from a fake model. */
import type { ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import sharp from 'sharp'
import { pictureOf } from '../../adapters/model/digits-picture.ts'
import type { FakeModel } from '../fake-model.ts'
import { serve } from '../website/local-sites.ts'

export interface FakeServer {
  origin: string
  asked: { path: string; authorization: string | undefined; body: Record<string, unknown> }[]
  close(): Promise<void>
}

type Answer = (path: string, body: Record<string, unknown>, response: ServerResponse) => Promise<void> | void

async function serveModels(answer: Answer, port = 0): Promise<FakeServer> {
  const asked: FakeServer['asked'] = []
  const { origin, close } = await serve(async (request, response) => {
    const body = JSON.parse((await text(request)) || '{}')
    asked.push({ path: request.url ?? '', authorization: request.headers.authorization, body })
    await answer(request.url ?? '', body, response)
  }, port)
  return { origin, asked, close }
}

const json = (response: ServerResponse, value: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))

type Content = string | { image_url?: { url: string } }[]

const contentOf = (body: Record<string, unknown>): Content =>
  ((body.messages ?? []) as { content?: Content }[])[0]?.content ?? ''

/** What a server that keeps only the last `window` characters of a prompt answers when a model is tested. */
async function answerTo(body: Record<string, unknown>, window: number, sees: boolean): Promise<string> {
  const content = contentOf(body)
  if (typeof content !== 'string') {
    const url = content.flatMap(part => part.image_url?.url ?? [])[0] ?? ''
    return JSON.stringify({ digits: sees ? await digitsIn(url.slice(url.indexOf(',') + 1)) : 'A cat' })
  }
  const seen = content.slice(-window)
  const word = (name: string) => new RegExp(`The ${name} word is "(\\w+)"`).exec(seen)?.[1] ?? 'none'
  return JSON.stringify({ first: word('first'), last: word('last') })
}

/** The four digits of the test's picture, recognised by their pixels. */
async function digitsIn(base64: string): Promise<string> {
  const digitAt = (picture: string, place: number) => {
    const cell = { left: place * 96, top: 0, width: 96, height: 168 }
    return sharp(Buffer.from(picture, 'base64')).extract(cell).raw().toBuffer()
  }
  const known = await Promise.all([...'0123456789'].map(digit => digitAt(pictureOf(digit).base64, 0)))
  const shown = await Promise.all([0, 1, 2, 3].map(place => digitAt(base64, place)))
  return shown.map(one => known.findIndex(digit => digit.equals(one))).join('')
}

/** A hosted server: lists models at /v1/models, reports its cache and may read pictures; `window` cuts prompts. */
export function startHosted({
  models = ['one'],
  window = Number.MAX_SAFE_INTEGER,
  pictures = 'reads' as 'reads' | 'takes' | 'refuses',
} = {}): Promise<FakeServer> {
  const prompts = new Set<string>()
  return serveModels(async (path, body, response) => {
    if (path === '/v1/models') return void json(response, { data: models.map(id => ({ id })) })
    if (pictures === 'refuses' && typeof contentOf(body) !== 'string')
      return void response.writeHead(400).end('{"error":{"message":"Invalid content type: image_url"}}')
    const prompt = JSON.stringify(body.messages)
    const cached_tokens = prompts.has(prompt) ? 5_000 : 0
    prompts.add(prompt)
    json(response, {
      choices: [{ message: { content: await answerTo(body, window, pictures === 'reads') }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 5_600, completion_tokens: 20, prompt_tokens_details: { cached_tokens } },
    })
  })
}

export const startOdd = (status: number, headers: Record<string, string>, said: string): Promise<FakeServer> =>
  serveModels((_path, _body, response) => void response.writeHead(status, headers).end(said))

const ollamaModels = ['qwen3:14b', 'nomic-embed-text:latest', 'bge-m3:latest', 'e5:latest', 'gpt-oss:120b-cloud']
export function startOllama(fake: FakeModel, port: number, context = 40_960): Promise<FakeServer> {
  fake.script(() => ({ do: 'unstreamed' }))
  return serveModels(async (path, body, response) => {
    if (path === '/api/tags') return void json(response, { models: ollamaModels.map(name => ({ name })) })
    if (body.model === 'gwen3:14b') return void response.writeHead(404).end('{"error":"not found"}')
    const model_info = { 'qwen3.context_length': context }
    const capabilities = /nomic|bge|e5/.test(`${body.model}`) ? ['embedding'] : ['completion', 'thinking', 'vision']
    if (path === '/api/show') return void json(response, { capabilities, model_info })
    const asked = await fetch(`${fake.url}/chat/completions`, { method: 'POST', body: JSON.stringify(body) })
    const { choices } = (await asked.json()) as { choices: { message: { content: string } }[] }
    const content = choices[0]?.message.content ?? ''
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    // As some versions do, it answers about a picture in its thoughts.
    const [thoughts, said] = JSON.stringify(body).includes('"images"') ? [content, ''] : ['A {"maybe": 1}', content]
    for (const message of [{ thinking: thoughts }, { content: said.slice(0, 5) }])
      response.write(`${JSON.stringify({ message, done: false })}\n`)
    const end = { done: true, done_reason: 'stop', prompt_eval_count: 900, eval_count: 80 }
    response.end(`${JSON.stringify({ message: { content: said.slice(5) }, ...end })}\n`)
  }, port)
}
