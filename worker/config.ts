/** The worker's settings, from the environment. Pure: no file is read and nothing is opened. */
import { join, resolve } from 'node:path'

export interface ModelConfig {
  apiKey: string
  baseUrl: string | undefined
  model: string
  /** US dollars that one review may cost; undefined where no cap is set. */
  maxCost: number | undefined
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

export function readWorkerConfig(env: Record<string, string | undefined>): WorkerConfig {
  const value = (name: string) => env[name]?.trim() || undefined
  const databaseUrl = value('DATABASE_URL')
  if (!databaseUrl) throw new ConfigError('DATABASE_URL is not set: it must name a Postgres database')
  const dataDir = resolve(value('PANEL_DATA_DIR') ?? '.data')
  return {
    databaseUrl,
    redisUrl: value('REDIS_URL'),
    dataDir,
    filesDir: resolve(value('PANEL_FILES_DIR') ?? join(dataDir, 'files')),
    concurrency: wholeNumber('PANEL_CONCURRENCY', value('PANEL_CONCURRENCY'), 2, { min: 1, max: 32 }),
    allowHosts: hostList(value('PANEL_ALLOW_HOSTS')),
    chromium: value('PANEL_CHROMIUM'),
    allowUnsandboxed: value('PANEL_CHROMIUM_UNSANDBOXED') === '1',
    model: modelConfig(value),
  }
}

function modelConfig(value: (name: string) => string | undefined): ModelConfig | null {
  const apiKey = value('OPENAI_API_KEY')
  const baseUrl = value('OPENAI_BASE_URL')
  if (!apiKey && !baseUrl) return null
  if (baseUrl && !/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new ConfigError(`OPENAI_BASE_URL is "${baseUrl}": it must be an http or https address`)
  return {
    // A local server needs no key, but its client insists on sending one.
    apiKey: apiKey ?? 'none',
    baseUrl,
    model: value('PANEL_MODEL') ?? defaultModel,
    maxCost: value('PANEL_MAX_COST') === undefined ? undefined : amount('PANEL_MAX_COST', value('PANEL_MAX_COST')),
  }
}

function hostList(text: string | undefined): string[] {
  const hosts = (text ?? '').split(/[\s,]+/).filter(Boolean)
  for (const host of hosts) {
    const url = URL.parse(`http://${host}`)
    if (!url || url.pathname !== '/' || !/:\d+$/.test(host))
      throw new ConfigError(
        `PANEL_ALLOW_HOSTS holds "${host}": each entry must be a host and a port, as in localhost:4321`,
      )
  }
  return hosts
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
