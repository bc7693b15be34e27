/**
 * The model's settings: those an administrator has saved, those of the environment, and the two combined. The environment
 * wins for each setting. Address and key count as one setting, so that a key is never sent to another server.
 */
import { ConfigError } from './config-error.ts'
import { dialectOf, type ModelDialect, openaiUrl } from './model-words.ts'
import type { Prices } from './opinion.ts'
import type { EngineName } from './vocabulary.ts'

/** Whether the model is shown pictures of the pages: until its server refuses one, or never. */
export type PictureSetting = 'auto' | 'off'

/** A server with its key, as stored. */
export interface SavedServer {
  endpoint: string
  dialect: ModelDialect
  keySealed: string | null
}

/** A server as the worker calls it. */
export interface ModelServer {
  dialect: ModelDialect
  apiKey: string | null
  baseUrl: string
}

export interface SavedModel extends Omit<SavedServer, 'endpoint'> {
  /** For new reviews. */
  engine: EngineName
  endpoint: string | null
  model: string | null
  prices: Prices | null
  /** US dollars that one review may cost. */
  maxCost: number | null
  /** How much of a submission the model can read. */
  documentCharacters: number | null
  pictures: PictureSetting | null
  /** Models for single analysts, by analyst id. */
  models: Record<string, string>
  /** The server of an analyst's own model if it is not at the panel's endpoint, by analyst id. */
  servers: Record<string, SavedServer>
}

export interface ModelConfig extends ModelServer {
  model: string
  models: Record<string, string>
  servers: Record<string, ModelServer>
  concurrency: number
  /** Null if unknown; then costs are unknown as well. */
  prices: Prices | null
  maxCost: number | undefined
  /** Tokens that one review may use. */
  maxTokens: number | undefined
  /** How much of a submission the model can read; the report names the rest as unread. */
  documentCharacters: number | undefined
  pictures: PictureSetting
}

/** Settings from the environment; undefined if a variable is not set. */
export interface ModelEnvironment {
  /** Set if OPENAI_API_KEY or OPENAI_BASE_URL is. */
  connection: { apiKey: string | null; baseUrl: string } | undefined
  model: string | undefined
  prices: Prices | undefined
  maxCost: number | undefined
  maxTokens: number | undefined
  documentCharacters: number | undefined
  pictures: PictureSetting | undefined
  concurrency: number
}

export const unsavedModel: SavedModel = {
  engine: 'rubric',
  dialect: 'openai',
  endpoint: null,
  model: null,
  keySealed: null,
  prices: null,
  maxCost: null,
  documentCharacters: null,
  pictures: null,
  models: {},
  servers: {},
}

/** Used if the environment names an endpoint but no model. */
const defaultModel = 'gpt-5-mini'

/** Throws `ConfigError` for the first wrong variable, even if no model is configured. */
export function readModelEnvironment(env: Record<string, string | undefined>): ModelEnvironment {
  const value = (name: string) => env[name]?.trim() || undefined
  const apiKey = value('OPENAI_API_KEY')
  const baseUrl = value('OPENAI_BASE_URL')
  if (baseUrl && !(URL.canParse(baseUrl) && /^https?:[^@?#]+$/i.test(baseUrl)))
    throw new ConfigError('OPENAI_BASE_URL must be an http or https address, with no “@”, “?” or “#” in it')
  const prices = value('PANEL_PRICES')
  const maxCost = value('PANEL_MAX_COST')
  if (maxCost && !prices)
    throw new ConfigError('PANEL_MAX_COST needs PANEL_PRICES: without the prices of the model no cost is known')
  const whole = (name: string, min: number, max: number) => wholeNumber(name, value(name), { min, max })
  return {
    connection: apiKey || baseUrl ? { apiKey: apiKey ?? null, baseUrl: baseUrl ?? openaiUrl } : undefined,
    model: value('PANEL_MODEL'),
    concurrency: whole('PANEL_MODEL_CONCURRENCY', 1, 256) ?? 8,
    prices: prices ? pricesOf(prices) : undefined,
    maxCost: maxCost ? amount('PANEL_MAX_COST', maxCost) : undefined,
    maxTokens: whole('PANEL_MAX_TOKENS', 1_000, 1_000_000_000),
    documentCharacters: whole('PANEL_DOCUMENT_CHARACTERS', 2_000, 10_000_000),
    pictures: pictureSetting(value('PANEL_MODEL_PICTURES')),
  }
}

/**
 * What new reviews use; null for the rubric.
 * @param keyOf unseals a key.
 */
export function modelConfigOf(
  environment: ModelEnvironment,
  saved: SavedModel,
  keyOf: (sealed: string) => string,
): ModelConfig | null {
  const { connection, concurrency, maxTokens } = environment
  const shared = {
    concurrency,
    maxTokens,
    prices: environment.prices ?? saved.prices,
    maxCost: environment.maxCost ?? saved.maxCost ?? undefined,
    documentCharacters: environment.documentCharacters ?? saved.documentCharacters ?? undefined,
    pictures: environment.pictures ?? saved.pictures ?? 'auto',
  }
  if (connection) {
    const dialect = dialectOf(connection.baseUrl)
    return { ...shared, ...connection, dialect, model: environment.model ?? defaultModel, models: {}, servers: {} }
  }
  const model = environment.model ?? saved.model
  if (saved.engine !== 'model' || saved.endpoint === null || model === null) return null
  const { endpoint, models } = saved
  return {
    ...shared,
    ...serverOf({ ...saved, endpoint }, keyOf),
    model,
    models,
    servers: ofEach(saved.servers, server => serverOf(server, keyOf)),
  }
}

/** @param keyOf unseals a key. */
export const serverOf = (
  { dialect, endpoint, keySealed }: SavedServer,
  keyOf: (sealed: string) => string,
): ModelServer => ({ dialect, baseUrl: endpoint, apiKey: keySealed === null ? null : keyOf(keySealed) })

export const ofEach = <T, U>(all: Record<string, T>, change: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([id, one]) => [id, change(one)]))

/** "0.25,0.025,2": input, cached input and output. */
function pricesOf(text: string): Prices {
  const [input, cachedInput, output, ...rest] = text
    .split(',')
    .map(price => (price.trim() ? Number(price) : Number.NaN))
  const known = [input, cachedInput, output].every(price => price !== undefined && Number.isFinite(price) && price >= 0)
  if (!known || rest.length > 0 || input === undefined || cachedInput === undefined || output === undefined)
    throw new ConfigError(
      `PANEL_PRICES is "${text}": it must be three prices for a million tokens, as in 0.25,0.025,2 (input, cached input, output)`,
    )
  return { input, cachedInput, output }
}

function pictureSetting(text: string | undefined): PictureSetting | undefined {
  if (text === undefined || text === 'auto' || text === 'off') return text
  throw new ConfigError(`PANEL_MODEL_PICTURES is "${text}": it must be auto or off`)
}

export function wholeNumber(
  name: string,
  text: string | undefined,
  range: { min: number; max: number },
): number | undefined {
  if (text === undefined) return undefined
  const number = Number(text)
  if (!Number.isInteger(number) || number < range.min || number > range.max)
    throw new ConfigError(`${name} is "${text}": it must be a whole number from ${range.min} to ${range.max}`)
  return number
}

function amount(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isFinite(number) || number <= 0)
    throw new ConfigError(`${name} is "${text}": it must be a number above 0`)
  return number
}
