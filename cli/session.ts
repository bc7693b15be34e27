/** Stores sessions in one file, readable by its owner only, with a token for each server. */
import { randomUUID } from 'node:crypto'
import { access, chmod, constants, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import envPaths from 'env-paths'
import type { Context } from './context.ts'
import { CommandError, exitCodes, reasonOf } from './errors.ts'
import { makeFolder } from './make-folder.ts'

type Sessions = Record<string, { token: string; username: string }>

const ownFolder = () => envPaths('panel', { suffix: '' }).config

const sessionFile = (context: Context): string => context.env.PANEL_SESSION_FILE || join(ownFolder(), 'session.json')

/** The stored sessions; null if the file is not in this program's format. Throws if it may not be read. */
async function readSessions(context: Context): Promise<Sessions | null> {
  const file = sessionFile(context)
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return '{}'
    throw new CommandError(`The session file ${file} cannot be read: ${reasonOf(error)}.`, {
      next: otherSessionFile,
      code: 'session_file',
    })
  })
  try {
    const stored: unknown = JSON.parse(text)
    return stored && typeof stored === 'object' && !Array.isArray(stored) ? (stored as Sessions) : null
  } catch {
    return null
  }
}

async function writeSessions(context: Context, sessions: Sessions): Promise<void> {
  const file = sessionFile(context)
  const fresh = `${file}.${randomUUID()}.new`
  try {
    await writeFile(fresh, `${JSON.stringify(sessions, null, 2)}\n`, { mode: 0o600 })
    await rename(fresh, file)
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => {})
    throw sessionNotStored(file, error)
  }
}

const otherSessionFile = 'export PANEL_SESSION_FILE=~/panel-session.json'

const sessionNotStored = (file: string, error: unknown): CommandError =>
  new CommandError(`The session cannot be kept in ${file}: ${reasonOf(error)}.`, {
    next: otherSessionFile,
    code: 'session_file',
  })

/** Checks that a session can be stored, before asking the server for one. */
export async function prepareSessions(context: Context): Promise<void> {
  const file = sessionFile(context)
  const folder = dirname(file)
  try {
    await makeFolder(resolve(folder), 0o700)
    if (folder === ownFolder()) await chmod(folder, 0o700)
    await access(folder, constants.W_OK)
  } catch (error) {
    throw sessionNotStored(file, error)
  }
}

/** The token for this server: PANEL_TOKEN, else the stored one; null if nobody is signed in. */
export async function findToken(context: Context): Promise<string | null> {
  const given = context.env.PANEL_TOKEN?.trim()
  if (!given) return findStoredToken(context)
  if (isToken(given)) return given
  throw new CommandError('PANEL_TOKEN is not a token: it holds characters that no token has.', {
    next: 'unset PANEL_TOKEN',
    exitCode: exitCodes.notSignedIn,
    code: 'not_signed_in',
  })
}

/** Other characters are not allowed in a header. */
const isToken = (text: unknown): text is string => typeof text === 'string' && /^[\x21-\x7e]+$/.test(text)

/** Null also for an invalid stored token: signing in again replaces it. */
export async function findStoredToken(context: Context): Promise<string | null> {
  const sessions = await readSessions(context)
  if (sessions === null) {
    throw new CommandError(`The session file ${sessionFile(context)} is damaged. Signing in again replaces it.`, {
      next: `${context.program} login --username <name>`,
      exitCode: exitCodes.notSignedIn,
      code: 'session_file',
    })
  }
  const stored: unknown = sessions[context.url]?.token
  return isToken(stored) ? stored : null
}

export async function keepSession(context: Context, session: { token: string; username: string }): Promise<void> {
  await writeSessions(context, { ...(await readSessions(context)), [context.url]: session })
}

export async function forgetSession(context: Context, token: string): Promise<void> {
  const { [context.url]: here, ...others } = (await readSessions(context)) ?? {}
  if (here?.token === token) await writeSessions(context, others)
}
