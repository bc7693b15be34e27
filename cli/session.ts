/** Where the terminal keeps who is signed in: one file, readable by its owner only, a token for each server. */
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import envPaths from 'env-paths'
import type { Context } from './context.ts'

type Sessions = Record<string, { token: string; username: string }>

function sessionFile(context: Context): string {
  return context.env.PANEL_SESSION_FILE ?? join(envPaths('panel', { suffix: '' }).config, 'session.json')
}

async function readSessions(context: Context): Promise<Sessions> {
  try {
    const stored: unknown = JSON.parse(await readFile(sessionFile(context), 'utf8'))
    return stored && typeof stored === 'object' ? (stored as Sessions) : {}
  } catch {
    return {} // no file yet, or not ours to understand: signing in writes it anew
  }
}

async function writeSessions(context: Context, sessions: Sessions): Promise<void> {
  const file = sessionFile(context)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const fresh = `${file}.${process.pid}.new`
  await writeFile(fresh, `${JSON.stringify(sessions, null, 2)}\n`, { mode: 0o600 })
  await chmod(fresh, 0o600)
  await rename(fresh, file)
}

/** The token for this server: PANEL_TOKEN, else the stored one; null where nobody is signed in. */
export async function findToken(context: Context): Promise<string | null> {
  return context.env.PANEL_TOKEN ?? (await readSessions(context))[context.url]?.token ?? null
}

export async function keepSession(context: Context, session: { token: string; username: string }): Promise<void> {
  await writeSessions(context, { ...(await readSessions(context)), [context.url]: session })
}

export async function forgetSession(context: Context): Promise<void> {
  const { [context.url]: _, ...others } = await readSessions(context)
  await writeSessions(context, others)
}
