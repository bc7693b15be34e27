/**
 * The launcher's settings from the environment. Validates the settings of API and worker too, so that a wrong variable is
 * reported in one line before anything is started.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readApiConfig } from '#api/config.ts'
import { limits } from '#db/limits.ts'
import { checkBrowser, readWorkerConfig } from '#worker/config.ts'
import { Fatal, messageOf } from './fatal.ts'

export interface Settings {
  /** 0 for any free port. */
  port: number
  host: string
  /** All paths are absolute. */
  dataDir: string
  filesDir: string
  /** The variable that determines `filesDir`. */
  filesVariable: string
  /** Undefined for the embedded database. */
  databaseUrl: string | undefined
  redisUrl: string | undefined
  adminUsername: string | undefined
  adminPassword: string | undefined
}

/** A placeholder for the embedded database's address, which is not known yet. */
const notKnownYet = 'postgres://panel@127.0.0.1/panel'

/** Throws `Fatal` for the first wrong variable. Relative paths are relative to `root`. */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const value = (name: string) => env[name]?.trim() || undefined
  const dataDir = path.resolve(root, value('PANEL_DATA_DIR') ?? '.data')
  const databaseUrl = value('DATABASE_URL')
  const complete = { ...env, DATABASE_URL: databaseUrl ?? notKnownYet }
  const api = checked(() => readApiConfig(complete))
  checked(() => checkBrowser(readWorkerConfig(complete)))
  if (!/^[\w.:%-]+$/.test(api.host))
    throw new Fatal(`HOST is "${api.host}": it must be a name or an address to listen on, such as 127.0.0.1.`)
  if (databaseUrl) checkUser(databaseUrl, env)
  checkSite(value('PANEL_SITE_URL'), value('PANEL_SITE_DIR'))
  const adminUsername = value('PANEL_ADMIN_USERNAME')
  length('PANEL_ADMIN_USERNAME', adminUsername, limits.usernameMin, limits.usernameMax)
  const adminPassword = env.PANEL_ADMIN_PASSWORD || undefined
  length('PANEL_ADMIN_PASSWORD', adminPassword, limits.passwordMin, limits.passwordMax)
  return {
    port: api.port,
    host: api.host,
    dataDir,
    filesDir: path.resolve(root, value('PANEL_FILES_DIR') ?? path.join(dataDir, 'files')),
    filesVariable: value('PANEL_FILES_DIR') ? 'PANEL_FILES_DIR' : 'PANEL_DATA_DIR',
    databaseUrl,
    redisUrl: api.redisUrl,
    adminUsername,
    adminPassword,
  }
}

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

/** Both database clients take the user from one of these places. */
function checkUser(databaseUrl: string, env: Record<string, string | undefined>): void {
  if (new URL(databaseUrl).username || env.PGUSER || env.USER) return
  throw new Fatal('DATABASE_URL names no user: write it before the host, as in postgres://user@host:5432/name.')
}

function checkSite(address: string | undefined, folder: string | undefined): void {
  if (address && !/^https?:$/.test(URL.parse(address)?.protocol ?? ''))
    throw new Fatal(`PANEL_SITE_URL is "${address}": it must be an address such as https://panel.example.`)
  if (folder && !existsSync(path.join(folder, 'index.html')))
    throw new Fatal(`PANEL_SITE_DIR is "${folder}", where no built site is: unset it for the one that is built here.`)
}

/** The message does not contain the value, which may be a secret. */
function length(name: string, text: string | undefined, min: number, max: number): void {
  if (text !== undefined && (text.length < min || text.length > max))
    throw new Fatal(`${name} has ${text.length} characters: it must have ${min} to ${max}.`)
}
