/** The worker's settings, from the environment. Reading them is pure; a look at the files that they name stands apart. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { placeholderLeft } from '#db/placeholders.ts'

export interface ModelConfig {
  apiKey: string | null
  baseUrl: string
  model: string
  /** Requests under way at once. */
  concurrency: number
  /** US dollars for a million tokens; null where they are unknown, and so is every cost. */
  prices: { input: number; cachedInput: number; output: number } | null
  /** US dollars that one review may cost; undefined where no cap is set. */
  maxCost: number | undefined
  /** Tokens that one review may use; undefined where no cap is set. */
  maxTokens: number | undefined
  /** Characters of a submission that the model can read; the rest is named in the report. */
  documentCharacters?: number
}

export interface WorkerConfig {
  databaseUrl: string
  redisUrl: string | undefined
  dataDir: string
  filesDir: string
  /** Reviews that this process runs at once. */
  concurrency: number
  /** host:port pairs that website reviews may reach although they are private. */
  allowHosts: string[]
  chromium: string | undefined
  allowUnsandboxed: boolean
  /** Null: the rubric engine reviews. */
  model: ModelConfig | null
}

/** A setting is wrong; the message names it and says what it must be. */
export class ConfigError extends Error {}

/** The model asked for where an endpoint is configured and PANEL_MODEL is not. */
const defaultModel = 'gpt-5-mini'
const openaiUrl = 'https://api.openai.com/v1'

export function readWorkerConfig(env: Record<string, string | undefined>): WorkerConfig {
  const left = placeholderLeft(env)
  if (left !== null) throw new ConfigError(left)
  const value = valueIn(env)
  const databaseUrl = value('DATABASE_URL')
  if (!databaseUrl) throw new ConfigError('DATABASE_URL is not set: it must name a Postgres database')
  const dataDir = resolve(value('PANEL_DATA_DIR') ?? '.data')
  return {
    databaseUrl,
    redisUrl: value('REDIS_URL'),
    dataDir,
    filesDir: resolve(value('PANEL_FILES_DIR') ?? join(dataDir, 'files')),
    concurrency: wholeNumber('PANEL_CONCURRENCY', value('PANEL_CONCURRENCY'), 3, { min: 1, max: 32 }),
    allowHosts: hostList(value('PANEL_ALLOW_HOSTS')),
    ...browserConfig(value),
    model: modelConfig(value),
  }
}

type Value = (name: string) => string | undefined

const valueIn =
  (env: Record<string, string | undefined>): Value =>
  name =>
    env[name]?.trim() || undefined

const browserConfig = (value: Value) => ({
  chromium: value('PANEL_CHROMIUM'),
  allowUnsandboxed: onOff('PANEL_CHROMIUM_UNSANDBOXED', value('PANEL_CHROMIUM_UNSANDBOXED')),
})

/** The browser's settings alone, for a review without a database. */
export function readBrowserConfig(env: Record<string, string | undefined>) {
  return browserConfig(valueIn(env))
}

/** The model's settings alone. Throws where no endpoint is configured. */
export function readModelConfig(env: Record<string, string | undefined>): ModelConfig {
  const config = modelConfig(valueIn(env))
  if (config) return config
  throw new ConfigError('No model is configured: set OPENAI_API_KEY, or OPENAI_BASE_URL for a server that needs no key')
}

/** A browser on a busy machine takes this long to say its version. */
const versionMs = 20_000

/** Throws `ConfigError` where the named browser is none: each website review would fail, one by one. */
export function checkBrowser({ chromium }: Pick<WorkerConfig, 'chromium'>): void {
  if (chromium === undefined) return
  const stats = statSync(chromium, { throwIfNoEntry: false })
  const program = stats?.isFile() && mayRun(chromium)
  const fault = !stats ? 'there is no such file' : !program ? 'it is no program' : versionFault(chromium)
  if (fault === null) return
  throw new ConfigError(
    `PANEL_CHROMIUM is "${chromium}", but ${fault}: it must be the path of a Chrome or Chromium, or unset for the one that comes with Panel`,
  )
}

/** On Windows a browser that is asked for its version opens a window. */
function versionFault(file: string): string | null {
  if (process.platform === 'win32') return null
  const { status, stdout } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    timeout: versionMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 && stdout.trim() ? null : 'it does not answer --version'
}

function mayRun(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function modelConfig(value: Value): ModelConfig | null {
  const apiKey = value('OPENAI_API_KEY')
  const baseUrl = value('OPENAI_BASE_URL')
  if (baseUrl && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new ConfigError(`OPENAI_BASE_URL is "${baseUrl}": it must be an http or https address`)
  const prices = value('PANEL_PRICES')
  const maxCost = value('PANEL_MAX_COST')
  const charactersName = 'PANEL_DOCUMENT_CHARACTERS'
  const characters = value(charactersName)
  if (maxCost && !prices)
    throw new ConfigError('PANEL_MAX_COST needs PANEL_PRICES: without the prices of the model no cost is known')
  const settings: ModelConfig = {
    // A local server needs no key.
    apiKey: apiKey ?? null,
    baseUrl: baseUrl ?? openaiUrl,
    model: value('PANEL_MODEL') ?? defaultModel,
    concurrency: wholeNumber('PANEL_MODEL_CONCURRENCY', value('PANEL_MODEL_CONCURRENCY'), 8, { min: 1, max: 256 }),
    prices: prices ? pricesOf(prices) : null,
    maxCost: maxCost ? amount('PANEL_MAX_COST', maxCost) : undefined,
    maxTokens: value('PANEL_MAX_TOKENS')
      ? wholeNumber('PANEL_MAX_TOKENS', value('PANEL_MAX_TOKENS'), 0, { min: 1_000, max: 1_000_000_000 })
      : undefined,
    ...(characters
      ? { documentCharacters: wholeNumber(charactersName, characters, 0, { min: 2_000, max: 10_000_000 }) }
      : {}),
  }
  // The settings are read first: a wrong one is wrong without a model, too.
  return apiKey || baseUrl ? settings : null
}

/** "0.25,0.025,2": input, cached input and output, in US dollars for a million tokens. */
function pricesOf(text: string) {
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

function hostList(text: string | undefined): string[] {
  const hosts = (text ?? '').split(/[\s,]+/).filter(Boolean)
  for (const host of hosts) {
    // A name or an address and nothing else: no pattern, no user, no path. The port's range is the parser's to judge.
    const shaped = /^(\[[\da-f:.]+\]|[\p{L}\p{N}._-]+):0*[1-9]\d*$/iu.test(host)
    if (!shaped || !URL.canParse(`http://${host}`))
      throw new ConfigError(
        `PANEL_ALLOW_HOSTS holds "${host}": each entry must be a host and a port, as in localhost:4321`,
      )
  }
  return hosts
}

/** Off unless it says 1: a wall comes down only on a clear word. */
function onOff(name: string, text: string | undefined): boolean {
  if (text !== undefined && text !== '0' && text !== '1')
    throw new ConfigError(`${name} is "${text}": it must be 0 or 1`)
  return text === '1'
}

function wholeNumber(name: string, text: string | undefined, fallback: number, range: { min: number; max: number }) {
  if (text === undefined) return fallback
  const number = Number(text)
  if (!Number.isInteger(number) || number < range.min || number > range.max)
    throw new ConfigError(`${name} is "${text}": it must be a whole number from ${range.min} to ${range.max}`)
  return number
}

function amount(name: string, text: string | undefined): number {
  const number = Number(text)
  if (!Number.isFinite(number) || number <= 0)
    throw new ConfigError(`${name} is "${text}": it must be a number above 0`)
  return number
}
