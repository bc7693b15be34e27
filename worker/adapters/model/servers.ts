import { existsSync } from 'node:fs'
import { z } from 'zod'
import { modelNameMax } from '#db/limits.ts'
import type { ModelConfig, ModelServer } from '#db/model-settings.ts'
import type { FoundServer, ModelList } from '#db/probe.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import { pieces } from './body.ts'
import { showModel } from './context.ts'
import { failureFor } from './failures.ts'
import { WireFault } from './fault.ts'
import { faultOf } from './wire.ts'

export type Voice = Pick<ModelConfig, keyof ModelServer | 'model'>
type Voices = Voice & { models?: Record<string, string>; servers?: Record<string, ModelServer> }

/** The model that gives this analyst's answers, and its server; without an id, those of the panel. */
export const voiceOf = (
  { apiKey, baseUrl, dialect, model, models, servers }: Voices,
  id: number | string = '',
): Voice => ({ ...(servers?.[id] ?? { apiKey, baseUrl, dialect }), model: models?.[id] ?? model })

/** The share of a model's window for the prompt; the rest is for the answer, and for the thoughts before it. */
const promptShare = { answering: 0.75, thinking: 0.5 }
/** Tokens of rules, task and notes in addition to the submission. */
const taskTokens = 3_000
/** Token estimates are for English; other scripts need more. */
export const reserve = 1.3
const charactersOfToken = 3.5 / reserve
const leastCharacters = 4_000

/** How much of a submission fits into one request; undefined if only the usual limit is known. */
export async function readableCharacters(config: ModelConfig): Promise<number | undefined> {
  const all = ['', ...Object.keys(config.models)].map(id => voiceOf(config, id))
  const limited = new Map(all.filter(({ dialect }) => dialect === 'ollama').map(one => [JSON.stringify(one), one]))
  const shown = await Promise.all([...limited.values()].map(one => showModel(one)))
  const room = shown.map(one => one.context * promptShare[one.thinks ? 'thinking' : 'answering'])
  if (config.documentCharacters !== undefined) return config.documentCharacters
  const characters = Math.floor((Math.min(...room) - taskTokens) * charactersOfToken)
  return Number.isFinite(characters) ? Math.max(leastCharacters, characters) : undefined
}

/** The servers to try at each port. Only the first that answers counts, because Ollama also speaks OpenAI's dialect. */
const usualServers = [
  [
    { name: 'Ollama', port: 11434, dialect: 'ollama' },
    { name: 'A server at Ollama’s address', port: 11434, dialect: 'openai' },
  ],
  [{ name: 'LM Studio', port: 1234, dialect: 'openai' }],
  [{ name: 'llama.cpp', port: 8080, dialect: 'openai' }],
  [{ name: 'vLLM', port: 8000, dialect: 'openai' }],
] as const

const findMs = 300
/** Longer than connecting may take, so that a server that is silent for this long has accepted the connection. */
const listMs = 12_000
/** Nobody chooses from a longer list. */
const mostModels = 500
/** Ollama reads a model's file to say what the model can do. */
const mostShown = 100
const showMs = 1_000

/** Tries the usual addresses of this machine, and in a container those of its host. */
export async function findServers(): Promise<FoundServer[]> {
  const hosts = existsSync('/.dockerenv') ? ['127.0.0.1', 'host.docker.internal'] : ['127.0.0.1']
  const asked = hosts.flatMap(host =>
    usualServers.map(async kinds => {
      for (const { name, port, dialect } of kinds) {
        const endpoint = `http://${host}:${port}${dialect === 'ollama' ? '' : '/v1'}`
        const list = await modelsOf({ baseUrl: endpoint, apiKey: null, dialect }, findMs).catch(() => [])
        // Ollama forwards cloud models to its maker's servers, but what is found here is offered as local.
        const models = list.filter(model => !/[:-]cloud$/.test(model)).slice(0, mostModels)
        if (models.length > 0) return [{ name, endpoint, dialect, models }]
      }
      return []
    }),
  )
  return (await Promise.all(asked)).flat()
}

const openaiList = z
  .object({ data: z.array(z.object({ id: z.string() })) })
  .transform(({ data }) => data.map(({ id }) => id))
const ollamaList = z
  .object({ models: z.array(z.object({ name: z.string() })) })
  .transform(({ models }) => models.map(({ name }) => name))

/** Neither Panel's settings nor Postgres take control characters and halves of characters. */
const canBeSaved = (name: string) => name.length <= modelNameMax && /^(?=.*\S)[^\p{Cc}\p{Cs}]+$/u.test(name)
const cannotChat = /embed|\bbge-|minilm|rerank|whisper|\btts\b|moderation|dall-e|transcribe/i

/** @throws EngineFailure if no model can answer there; its message tells an administrator why, and what to do. */
export async function listModels(server: ModelServer, timeoutMs = listMs): Promise<ModelList> {
  const address = server.baseUrl
  try {
    const models = await modelsOf(server, timeoutMs)
    return { models: models.slice(0, mostModels), more: Math.max(0, models.length - mostModels), problem: null }
  } catch (error) {
    if (!(error instanceof WireFault)) throw error
    const { failure, hint } = failureFor(error, { address, model: '' })
    const problem = (listSentence(error, address, timeoutMs) ?? hint) + perhapsOllama(server, error)
    if (mayAnswer(error)) return { models: [], more: 0, problem }
    throw new EngineFailure(failure.code, problem, { cause: error })
  }
}

/** Whether a model may answer although its server gave no list: some servers have none, and some keys may not read it. */
const mayAnswer = ({ kind, status, detail }: WireFault) =>
  kind === 'garbled' ? detail !== 'html' : status !== null && status > 401

/** At an address without a path, Ollama answers 404 to what OpenAI's clients request. */
export const perhapsOllama = ({ baseUrl, dialect }: ModelServer, { status }: WireFault): string =>
  status === 404 && dialect === 'openai' && URL.parse(baseUrl)?.pathname === '/'
    ? ' Ollama has to be spoken to as Ollama (--dialect ollama).'
    : ''

/** Replaces hints that name a model, because no model was asked. */
function listSentence({ kind, status }: WireFault, address: string, timeoutMs: number): string | null {
  if (kind === 'deadline')
    return `${address} accepted the connection and did not answer within ${timeoutMs / 1_000} seconds. Check the endpoint, and that its server does not hang.`
  if (kind === 'oversized') return `${address} gives a list of models without end. Check the endpoint.`
  if (status === 404) return `${address} has no list of models. Check the endpoint, or enter the model’s name.`
  return null
}

async function modelsOf({ apiKey, baseUrl, dialect }: ModelServer, timeoutMs: number): Promise<string[]> {
  const address =
    dialect === 'ollama' ? new URL('/api/tags', baseUrl) : new URL(`${baseUrl.replace(/\/+$/, '')}/models`)
  const names = parse(await bodyAt(address, apiKey, timeoutMs), dialect).filter(canBeSaved)
  const asked = dialect === 'ollama' ? names.slice(0, mostShown) : []
  const shown = await Promise.all(
    asked.map(model => showModel({ apiKey, baseUrl, model }, Math.min(showMs, timeoutMs))),
  )
  return names.filter((name, at) => shown[at]?.writes ?? !cannotChat.test(name))
}

function parse(body: string, dialect: ModelServer['dialect']): string[] {
  try {
    return (dialect === 'ollama' ? ollamaList : openaiList).parse(JSON.parse(body))
  } catch (cause) {
    throw new WireFault({ kind: 'garbled', detail: /^\s*</.test(body) ? 'html' : 'no list of models', cause })
  }
}

async function bodyAt(address: URL, apiKey: string | null, timeoutMs: number): Promise<string> {
  const late = new WireFault({ kind: 'deadline' })
  const ended = new AbortController()
  const timer = setTimeout(() => ended.abort(late), timeoutMs)
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
      signal: ended.signal,
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new WireFault({ kind: 'status', status: response.status })
    }
    let body = ''
    for await (const piece of pieces(response, ended.signal, () => {})) body += piece
    return body
  } catch (error) {
    if (ended.signal.aborted) throw late
    throw faultOf(error)
  } finally {
    clearTimeout(timer)
  }
}
