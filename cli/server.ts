/** Talks to the server through the typed client, and turns whatever goes wrong into one sentence and a next step. */
import { ApiFailure, type Client, createClient } from '#api/client.ts'
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
  if (error instanceof ApiFailure) {
    if (error.code === 'not_signed_in')
      return notSignedIn(context, 'Your session has ended, or the token is not valid.')
    const issues = error.issues?.map(issue => issue.message) ?? []
    const sentence = issues.length > 1 ? [...new Set(issues)].join('. ') : error.sentence
    return new CommandError(sentence, nextAfter(context, error.code))
  }
  if (error instanceof TypeError && error.message.includes('fetch')) {
    return new CommandError(`No Panel server answers at ${context.url}.`, {
      next: 'npm start (or name another server with --url)',
    })
  }
  return new CommandError(error instanceof Error ? error.message : String(error))
}

function nextAfter(context: Context, code: string): { next?: string } {
  if (code === 'username_taken' || code === 'email_taken') return { next: `${context.program} login --username <name>` }
  if (code === 'wrong_credentials') return { next: `${context.program} register --username <name> --email <address>` }
  if (code === 'not_found') return { next: `${context.program} list` }
  return {}
}
