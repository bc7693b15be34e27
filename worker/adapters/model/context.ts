/** How much an Ollama model reads at once: Ollama silently cuts longer prompts. */
import { z } from 'zod'
import type { ModelConfig } from '#db/model-settings.ts'
import { pieces } from './body.ts'
import { voiceOf } from './servers.ts'
import { learnOfPictures } from './sight.ts'
import type { WireOptions } from './wire.ts'

/** The share of a model's window for the prompt; the rest is for the answer. */
const promptShare = 0.75
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
  const context = Math.min(...(await Promise.all([...limited.values()].map(one => contextOf(one)))))
  if (config.documentCharacters !== undefined) return config.documentCharacters
  const characters = Math.floor((context * promptShare - taskTokens) * charactersOfToken)
  return Number.isFinite(characters) ? Math.max(leastCharacters, characters) : undefined
}

type Server = Pick<WireOptions, 'apiKey' | 'baseUrl' | 'model'>

export const postTo = ({ apiKey, baseUrl }: Server, path: string, body: object, signal: AbortSignal) =>
  fetch(new URL(path, baseUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(body),
    signal,
  })

const contextMs = 5_000

const shown = z.object({
  model_info: z.record(z.string(), z.unknown()),
  /** Older versions of Ollama name none. */
  capabilities: z.array(z.string()).optional(),
})

/**
 * The number of tokens to which Ollama cuts every prompt, whatever window is requested; infinite if it does not say. Also
 * learns whether the model cannot read pictures.
 */
export async function contextOf(options: Server, signal?: AbortSignal): Promise<number> {
  try {
    const soon = AbortSignal.any([AbortSignal.timeout(contextMs), ...(signal ? [signal] : [])])
    const response = await postTo(options, '/api/show', { model: options.model }, soon)
    let body = ''
    for await (const part of pieces(response, soon, () => {})) body += part
    const { capabilities, model_info } = shown.parse(JSON.parse(body))
    if (capabilities && !capabilities.includes('vision')) learnOfPictures(options.baseUrl, options.model, false)
    const length = Object.entries(model_info).find(([name]) => name.endsWith('.context_length'))?.[1]
    return typeof length === 'number' ? length : Number.POSITIVE_INFINITY
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
