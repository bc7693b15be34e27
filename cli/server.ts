/** Talks to the server through the typed client, and turns whatever goes wrong into one sentence and a next step. */
import { type Client, createClient } from '#api/client.ts'
import { ApiFailure } from '#api/client-failure.ts'
import type { Context } from './context.ts'
import { CommandError, exitCodes } from './errors.ts'
import { findToken } from './session.ts'

/** A client for people who are signed in. Throws where nobody is. */
export async function signedIn(context: Context): Promise<Client> {
  const token = await findToken(context)
  if (!token) throw notSignedIn(context, 'You are not signed in.')
  return createClient({ baseUrl: context.url, token })
}

export const visitor = (context: Context): Client => createClient({ baseUrl: context.url })

/** Runs calls to the server. What it throws is always a `CommandError`. */
export async function withServer<T>(context: Context, calls: () => Promise<T>): Promise<T> {
  try {
    return await calls()
  } catch (error) {
    throw explain(context, error)
  }
}

function notSignedIn(context: Context, message: string): CommandError {
  return new CommandError(message, {
    next: `${context.program} login --username <name>`,
    exitCode: exitCodes.notSignedIn,
  })
}

/** A failure in words for people. */
export function explain(context: Context, error: unknown): CommandError {
  if (error instanceof CommandError) return error
  if (!(error instanceof ApiFailure)) return new CommandError(error instanceof Error ? error.message : String(error))
  if (error.code === 'not_signed_in') return notSignedIn(context, 'Your session has ended, or the token is not valid.')
  const issues = new Set(error.issues.map(issue => issue.message))
  return new CommandError(issues.size > 1 ? [...issues].join('. ') : error.reason, nextAfter(context, error.code))
}

function nextAfter(context: Context, code: ApiFailure['code']): { next?: string } {
  switch (code) {
    case 'unreachable':
      return { next: 'npm start (or name another server with --url)' }
    case 'username_taken':
    case 'email_taken':
      return { next: `${context.program} login --username <name>` }
    case 'wrong_credentials':
      return { next: `${context.program} register --username <name> --email <address>` }
    case 'not_found':
      return { next: `${context.program} list` }
    default:
      return {}
  }
}
