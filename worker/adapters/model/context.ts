/** What Ollama says of a model. */
import { z } from 'zod'
import { pieces } from './body.ts'
import { learnOfPictures } from './sight.ts'
import type { WireOptions } from './wire.ts'

type Server = Pick<WireOptions, 'apiKey' | 'baseUrl' | 'model'>

export const postTo = ({ apiKey, baseUrl }: Server, path: string, body: object, signal: AbortSignal) =>
  fetch(new URL(path, baseUrl), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify(body),
    signal,
  })

const shown = z.object({
  model_info: z.record(z.string(), z.unknown()),
  /** Older versions of Ollama name none. */
  capabilities: z.array(z.string()).optional(),
})

/** `context`: the number of tokens to which Ollama cuts every prompt, whatever window is requested. */
export const untold = { context: Number.POSITIVE_INFINITY, writes: null as boolean | null, thinks: false }

/** Also learns whether the model cannot read pictures. */
export async function showModel(options: Server, timeoutMs = 5_000, signal?: AbortSignal): Promise<typeof untold> {
  try {
    const soon = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
    const response = await postTo(options, '/api/show', { model: options.model }, soon)
    let body = ''
    for await (const part of pieces(response, soon, () => {})) body += part
    const { capabilities, model_info } = shown.parse(JSON.parse(body))
    const can = (what: string) => capabilities?.includes(what) ?? null
    if (can('vision') === false) learnOfPictures(options.baseUrl, options.model, false)
    const length = Object.entries(model_info).find(([name]) => name.endsWith('.context_length'))?.[1]
    const context = typeof length === 'number' ? length : untold.context
    return { context, writes: can('completion'), thinks: can('thinking') ?? false }
  } catch {
    return untold
  }
}
