/**
 * What the environment asks of this start. The API's and the worker's own settings are read here too, so that a wrong
 * variable is one line before anything is started, not a child that ends.
 */
import path from 'node:path'
import { readApiConfig } from '#api/config.ts'
import { limits } from '#db/vocabulary.ts'
import { checkBrowser, readWorkerConfig } from '#worker/config.ts'
import { Fatal, messageOf } from './fatal.ts'

export interface Settings {
  /** 0: any free one. */
  port: number
  host: string
  /** Absolute, as are all paths here. */
  dataDir: string
  filesDir: string
  /** Undefined: the embedded one. */
  databaseUrl: string | undefined
  redisUrl: string | undefined
  adminUsername: string | undefined
  adminPassword: string | undefined
}

/** Stands in for the embedded database's address, which is not known yet. */
const notKnownYet = 'postgres://127.0.0.1/panel'

/** Throws `Fatal` naming the first variable that is wrong and what it must be. Relative paths start at `root`. */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const value = (name: string) => env[name]?.trim() || undefined
  const dataDir = path.resolve(root, value('PANEL_DATA_DIR') ?? '.data')
  const databaseUrl = value('DATABASE_URL')
  const complete = { ...env, DATABASE_URL: databaseUrl ?? notKnownYet }
  const api = checked(() => readApiConfig(complete))
  checked(() => checkBrowser(readWorkerConfig(complete)))
  if (!/^[\w.:%-]+$/.test(api.host))
    throw new Fatal(`HOST is "${api.host}": it must be a name or an address to listen on, such as 127.0.0.1.`)
  const adminUsername = value('PANEL_ADMIN_USERNAME')
  length('PANEL_ADMIN_USERNAME', adminUsername, limits.usernameMin, limits.usernameMax)
  const adminPassword = env.PANEL_ADMIN_PASSWORD || undefined
  length('PANEL_ADMIN_PASSWORD', adminPassword, limits.passwordMin, limits.passwordMax)
  return {
    port: api.port,
    host: api.host,
    dataDir,
    filesDir: path.resolve(root, value('PANEL_FILES_DIR') ?? path.join(dataDir, 'files')),
    databaseUrl,
    redisUrl: api.redisUrl,
    adminUsername,
    adminPassword,
  }
}

/** The address for a person's browser. */
export function addressOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::'
  return `http://${everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function checked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Fatal(messageOf(error))
  }
}

/** The value is not repeated: it may be a secret. */
function length(name: string, text: string | undefined, min: number, max: number): void {
  if (text !== undefined && (text.length < min || text.length > max))
    throw new Fatal(`${name} has ${text.length} characters: it must have ${min} to ${max}.`)
}
