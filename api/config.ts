import { join, resolve } from 'node:path'
import { ConfigError } from '#db/config-error.ts'
import { type ModelEnvironment, readModelEnvironment } from '#db/model-settings.ts'
import { placeholderLeft } from '#db/placeholders.ts'

export interface ApiConfig {
  databaseUrl: string
  redisUrl: string | undefined
  host: string
  /** 0 lets the system choose. */
  port: number
  dataDir: string
  filesDir: string
  /** The built site; the API also works without it. */
  siteDir: string
  /** How many proxies in front of the server are trusted to report the caller's IP address. */
  trustedProxies: number
  /** "host:port" pairs that webhooks may be sent to although they are private; the worker applies the same list. */
  allowHosts: string[]
  limits: RateLimits
  /** Event streams that one user may hold open in one process. */
  streamsPerUser: number
  logLevel: string
  secret: string | undefined
  /** The model's settings from the environment, to show administrators where each value comes from. */
  model: ModelEnvironment
}

export interface RateLimits {
  /** Wrong passwords for one name from one IP address, or with one session. */
  login: { points: number; seconds: number }
  /** Wrong passwords for one name, over all IP addresses that its account has not used before, or over all its sessions. */
  loginName: { points: number; seconds: number }
  /** Wrong passwords from one IP address, whatever the name. */
  loginAddress: { points: number; seconds: number }
  /** New accounts from one IP address; changes of email from one IP address or by one user. */
  register: { points: number; seconds: number }
  /** Uploads and submissions of one user. */
  submit: { points: number; seconds: number }
  /** Requests for early access from one IP address. */
  earlyAccess: { points: number; seconds: number }
  /** Calls that come with an API key, for one user. */
  calls: { points: number; seconds: number }
  /** Test events and repeated deliveries of one user. */
  sends: { points: number; seconds: number }
}

const minute = 60
const quarterHour = 15 * 60
const hour = 60 * 60
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Throws `ConfigError` with one line for the first wrong variable. Empty values count as not set. */
export function readApiConfig(env: Record<string, string | undefined>): ApiConfig {
  const left = placeholderLeft(env)
  if (left !== null) throw new ConfigError(left)
  const value = (name: string) => env[name]?.trim() || undefined
  const number = (name: string, fallback: number, max: number) => wholeNumber(name, value(name), fallback, max)
  const dataDir = resolve(value('PANEL_DATA_DIR') ?? '.data')
  return {
    databaseUrl: address('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']) ?? missingDatabase(),
    redisUrl: redisAddress(value('REDIS_URL')),
    host: value('HOST') ?? '127.0.0.1',
    port: number('PORT', 3000, 65_535),
    dataDir,
    filesDir: resolve(value('PANEL_FILES_DIR') ?? join(dataDir, 'files')),
    siteDir: resolve(value('PANEL_SITE_DIR') ?? join('dist', 'site')),
    trustedProxies: number('PANEL_TRUSTED_PROXIES', 0, 10),
    // Not validated here: the worker reads the same variable and reports errors in it.
    allowHosts: (value('PANEL_ALLOW_HOSTS') ?? '').split(/[\s,]+/).filter(Boolean),
    limits: {
      login: { points: number('PANEL_LIMIT_LOGIN', 10, 1_000_000), seconds: quarterHour },
      loginName: { points: number('PANEL_LIMIT_LOGIN_NAME', 50, 1_000_000), seconds: quarterHour },
      loginAddress: { points: number('PANEL_LIMIT_LOGIN_ADDRESS', 100, 1_000_000), seconds: quarterHour },
      register: { points: number('PANEL_LIMIT_REGISTER', 60, 1_000_000), seconds: hour },
      submit: { points: number('PANEL_LIMIT_SUBMIT', 240, 1_000_000), seconds: hour },
      earlyAccess: { points: number('PANEL_LIMIT_EARLY_ACCESS', 60, 1_000_000), seconds: hour },
      calls: { points: number('PANEL_LIMIT_CALLS', 1200, 1_000_000), seconds: minute },
      sends: { points: number('PANEL_LIMIT_SENDS', 60, 1_000_000), seconds: minute },
    },
    streamsPerUser: number('PANEL_STREAMS_PER_USER', 12, 10_000),
    secret: value('PANEL_SECRET'),
    model: readModelEnvironment(env),
    logLevel: oneOf('PANEL_LOG_LEVEL', value('PANEL_LOG_LEVEL') ?? 'info', logLevels),
  }
}

function missingDatabase(): never {
  throw new ConfigError(
    'DATABASE_URL is not set: it must name a Postgres database, as in postgres://user@host:5432/name',
  )
}

/** Errors never repeat the value, which may contain a password. */
function address(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (text === undefined) return undefined
  const url = URL.parse(text)
  if (!url || !protocols.includes(url.protocol))
    throw new ConfigError(`${name} is not an address of the kind ${protocols[0]}//host:port`)
  for (const part of [url.username, url.password, url.pathname]) {
    if (!isEncoded(part))
      throw new ConfigError(`${name} contains a "%" that encodes nothing: write a literal "%" as %25 in an address`)
  }
  return text
}

function isEncoded(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** The path of a Redis address is a database number. */
function redisAddress(text: string | undefined): string | undefined {
  const found = address('REDIS_URL', text, ['redis:', 'rediss:'])
  if (found && !/^\/?\d*$/.test(new URL(found).pathname))
    throw new ConfigError('REDIS_URL must end with the number of a database or with nothing, as in redis://host:6379/0')
  return found
}

function wholeNumber(name: string, text: string | undefined, fallback: number, max: number): number {
  if (text === undefined) return fallback
  const number = Number(text)
  if (!/^\d+$/.test(text) || number > max)
    throw new ConfigError(`${name} is "${text}": it must be a whole number from 0 to ${max}`)
  return number
}

function oneOf(name: string, text: string, known: string[]): string {
  if (!known.includes(text)) throw new ConfigError(`${name} is "${text}": it must be one of ${known.join(', ')}`)
  return text
}
