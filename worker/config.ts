import { spawnSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ConfigError } from '#db/config-error.ts'
import {
  type ModelConfig,
  type ModelEnvironment,
  modelConfigOf,
  readModelEnvironment,
  unsavedModel,
  wholeNumber,
} from '#db/model-settings.ts'
import { placeholderLeft } from '#db/placeholders.ts'

export interface WorkerConfig {
  databaseUrl: string
  redisUrl: string | undefined
  dataDir: string
  filesDir: string
  concurrency: number
  /** host:port pairs that website reviews may reach although they are private. */
  allowHosts: string[]
  chromium: string | undefined
  allowUnsandboxed: boolean
  secret: string | undefined
  model: ModelEnvironment
  localModels: boolean
  drawPages: boolean
}

export function readWorkerConfig(env: Record<string, string | undefined>): WorkerConfig {
  const placeholder = placeholderLeft(env)
  if (placeholder !== null) throw new ConfigError(placeholder)
  const value = valueIn(env)
  const databaseUrl = value('DATABASE_URL')
  if (!databaseUrl) throw new ConfigError('DATABASE_URL is not set: it must name a Postgres database')
  const dataDir = resolve(value('PANEL_DATA_DIR') ?? '.data')
  return {
    databaseUrl,
    redisUrl: value('REDIS_URL'),
    dataDir,
    filesDir: resolve(value('PANEL_FILES_DIR') ?? join(dataDir, 'files')),
    concurrency: wholeNumber('PANEL_CONCURRENCY', value('PANEL_CONCURRENCY'), { min: 1, max: 32 }) ?? 3,
    allowHosts: hostList(value('PANEL_ALLOW_HOSTS')),
    ...browserConfig(value),
    secret: value('PANEL_SECRET'),
    model: readModelEnvironment(env),
    localModels: choice(value, 'PANEL_LOCAL_MODELS', 'on', 'off') === 'on',
    drawPages: choice(value, 'PANEL_PAGES', 'on', 'off') === 'on',
  }
}

type Value = (name: string) => string | undefined

const valueIn =
  (env: Record<string, string | undefined>): Value =>
  name =>
    env[name]?.trim() || undefined

const browserConfig = (value: Value) => ({
  chromium: value('PANEL_CHROMIUM'),
  // Off unless explicitly 1, because it weakens security.
  allowUnsandboxed: choice(value, 'PANEL_CHROMIUM_UNSANDBOXED', '0', '1') === '1',
})

export function readBrowserConfig(env: Record<string, string | undefined>) {
  return browserConfig(valueIn(env))
}

/** The model's settings alone. @throws ConfigError if no endpoint is configured. */
export function readModelConfig(env: Record<string, string | undefined>): ModelConfig {
  const config = modelConfigOf(readModelEnvironment(env), unsavedModel, sealed => sealed)
  if (config) return config
  throw new ConfigError('No model is configured: set OPENAI_API_KEY, or OPENAI_BASE_URL for a server that needs no key')
}

/** Generous: on a busy machine a browser may take seconds to print its version. */
const versionMs = 20_000

/** Run at the start, because otherwise every website review would fail. @throws ConfigError if PANEL_CHROMIUM is not a browser. */
export function checkBrowser({ chromium }: Pick<WorkerConfig, 'chromium'>): void {
  if (chromium === undefined) return
  const stats = statSync(chromium, { throwIfNoEntry: false })
  const program = stats?.isFile() && isExecutable(chromium)
  const fault = !stats ? 'there is no such file' : !program ? 'it is no program' : versionFault(chromium)
  if (fault === null) return
  throw new ConfigError(
    `PANEL_CHROMIUM is "${chromium}", but ${fault}: it must be the path of a Chrome or Chromium, or unset for the one that comes with Panel`,
  )
}

/** Not tried on Windows, where `--version` opens a browser window. */
function versionFault(file: string): string | null {
  if (process.platform === 'win32') return null
  const { status, stdout } = spawnSync(file, ['--version'], {
    encoding: 'utf8',
    timeout: versionMs,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return status === 0 && stdout.trim() ? null : 'it does not answer --version'
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hostList(text: string | undefined): string[] {
  const hosts = (text ?? '').split(/[\s,]+/).filter(Boolean)
  for (const host of hosts) {
    // A name or an address and a port, without wildcards, user or path. `URL.canParse` checks the port's range.
    const shaped = /^(\[[\da-f:.]+\]|[\p{L}\p{N}._-]+):0*[1-9]\d*$/iu.test(host)
    if (!shaped || !URL.canParse(`http://${host}`))
      throw new ConfigError(
        `PANEL_ALLOW_HOSTS holds "${host}": each entry must be a host and a port, as in localhost:4321`,
      )
  }
  return hosts
}

function choice(value: Value, name: string, usual: string, other: string): string {
  const text = value(name) ?? usual
  if (text === usual || text === other) return text
  throw new ConfigError(`${name} is "${text}": it must be ${usual} or ${other}`)
}
