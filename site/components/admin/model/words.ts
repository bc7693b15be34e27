import type { z } from 'zod'
import type { modelBody } from '#api/contracts/model.ts'
import type { Model } from '../reads.ts'

export const engineWords = {
  rubric: {
    label: 'Checks only',
    text: 'Facts that a program establishes, and the analysts’ questions. Free, and nothing leaves this server.',
  },
  model: {
    label: 'A model',
    text: 'Each analyst reviews on its own, then votes on what the others found. Submissions are sent to the endpoint below.',
  },
} as const

export const dialectWords = { openai: 'OpenAI-compatible (…/v1)', ollama: 'Ollama' } as const

export const pictureWords = {
  auto: 'Yes, as long as its server takes pictures',
  off: 'No, their words alone',
} satisfies Record<ModelValues['pictures'], string>

const mostNamed = 12
export function offeredText(endpoint: string, { models, more }: { models: string[]; more: number }): string {
  if (models.length === 0) return `${endpoint} offers no model that can review.`
  const unnamed = Math.max(0, models.length - mostNamed) + more
  return `${endpoint} offers ${models.slice(0, mostNamed).join(', ')}${unnamed > 0 ? ` and ${unnamed} more` : ''}.`
}

interface VoiceValues {
  dialect: Model['dialect']
  endpoint: string
  model: string
  key: string
  removesKey?: boolean | undefined
}

export interface ModelValues extends VoiceValues {
  engine: Model['engine']
  input: string
  cachedInput: string
  output: string
  maxCost: string
  documentCharacters: string
  pictures: NonNullable<Model['pictures']>
  /** The models of single analysts, by `voiceKey`. Empty texts mean the panel's model. */
  voices: Record<string, VoiceValues>
}

/** React Hook Form would take a bare number for an index. */
export const voiceKey = (analystId: number | string) => `analyst${analystId}`

/** The form field to which a path in an API error belongs. */
export const fieldOf = (path: string) =>
  path
    .replace('prices.', '')
    .replace(/^(?:models|servers)\.(\d+)$/, '$&.model')
    .replace(/^(?:models|servers)\.(\d+)/, `voices.${voiceKey('$1')}`)

const shown = (value: number | null | undefined) => (value === null || value === undefined ? '' : String(value))

export const valuesOf = (model: Model): ModelValues => ({
  engine: model.engine,
  dialect: model.dialect,
  endpoint: model.endpoint ?? '',
  model: model.model ?? '',
  key: '',
  input: shown(model.prices?.input),
  cachedInput: shown(model.prices?.cachedInput),
  output: shown(model.prices?.output),
  maxCost: shown(model.maxCost),
  documentCharacters: shown(model.documentCharacters),
  pictures: model.pictures ?? 'auto',
  voices: Object.fromEntries(
    Object.entries(model.models).map(([id, name]) => {
      const { endpoint = '', dialect = 'openai' } = model.servers[id] ?? {}
      return [voiceKey(id), { model: name, endpoint, dialect, key: '' }]
    }),
  ),
})

/** Stands for what is no number: the contract refuses it with a message. NaN would become null, which means no cap. */
const wrong = -1
function number(text: string): number | null {
  if (text.trim() === '') return null
  // “1,5” is meant as 1.5, but “1,000” may be a thousand.
  const value = /^\s*[1-9]\d*,\d{3}\s*$/.test(text) ? Number.NaN : Number(text.replace(',', '.'))
  return Number.isFinite(value) ? value : wrong
}

/** Leaves out an empty key, which keeps the stored one; null removes that one. */
export const serverOf = ({ endpoint, dialect = 'openai', key, removesKey }: Partial<Server>) => ({
  endpoint: endpoint?.trim() ?? '',
  dialect,
  ...(key?.trim() || removesKey ? { key: key?.trim() || null } : {}),
})
type Server = Pick<VoiceValues, 'dialect' | 'key' | 'removesKey'> & { endpoint: string | null }

type Body = z.input<typeof modelBody>

/**
 * Only the parts that were changed: the API leaves the others as they are, and clears prices and cap when the model changes.
 * Address and key are one part, or else a new key could go to an address that somebody else has saved meanwhile.
 */
export function changesOf(values: ModelValues, before: ModelValues): Body {
  const old = partsOf(before).map(part => JSON.stringify(part))
  return Object.assign({}, ...partsOf(values).filter((part, at) => JSON.stringify(part) !== old[at]))
}

/** An empty price of cached input counts as the input price. No other price is guessed. */
function partsOf(values: ModelValues): Body[] {
  const [input, cachedInput, output] = [number(values.input), number(values.cachedInput), number(values.output)]
  const prices = { input: input ?? wrong, cachedInput: cachedInput ?? Math.max(input ?? 0, 0), output: output ?? wrong }
  const voices = Object.entries(values.voices).map(([key, voice]) => [key.slice(voiceKey('').length), voice] as const)
  const server = serverOf(values)
  return [
    { engine: values.engine },
    {
      ...server,
      endpoint: server.endpoint || null,
      model: values.model.trim() || null,
      models: Object.fromEntries(voices.flatMap(([id, { model }]) => (model.trim() ? [[id, model.trim()]] : []))),
      servers: Object.fromEntries(
        voices.flatMap(([id, voice]) => (voice.endpoint.trim() ? [[id, serverOf(voice)]] : [])),
      ),
    },
    { prices: [input, cachedInput, output].every(price => price === null) ? null : prices },
    { maxCost: number(values.maxCost) },
    { documentCharacters: number(values.documentCharacters) },
    { pictures: values.pictures },
  ]
}
