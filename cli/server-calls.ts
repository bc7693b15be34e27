/** Calls the server through the typed client, and turns every failure into a sentence and a next step. */
import type { z } from 'zod'
import { type Client, createClient } from '#api/client/client.ts'
import { ApiFailure } from '#api/client/failure.ts'
import { findClone } from './clone.ts'
import { type Context, isHere, programName } from './context.ts'
import { CommandError, exitCodes, stopped } from './errors.ts'
import { findToken } from './session.ts'

/** Timeout for programs that accept a connection but never answer. */
const answerMs = 30_000
const uploadMs = 180_000

/** A client with the stored token. Throws if nobody is signed in. */
export async function signedIn(context: Context, longestMs = answerMs): Promise<Client> {
  const token = await findToken(context)
  if (!token) throw notSignedIn(context, `You are not signed in at ${context.url}.`)
  return createClient({ baseUrl: context.url, token, fetch: fetchUntilStopped(context, longestMs) })
}

export const visitor = (context: Context): Client =>
  createClient({ baseUrl: context.url, fetch: fetchUntilStopped(context) })

function fetchUntilStopped(context: Context, longestMs = answerMs): typeof fetch {
  return async (input, init = {}) => {
    const late = new AbortController()
    const ms = init.body instanceof FormData ? uploadMs : longestMs
    const timer = setTimeout(() => late.abort(new DOMException('No answer in time', 'TimeoutError')), ms)
    timer.unref()
    const signals = [context.stopped, late.signal]
    if (init.signal) signals.push(init.signal)
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) })
    // Event streams stay open, so they get no timeout.
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) clearTimeout(timer)
    return response
  }
}

export interface CallOptions {
  /** The command that lists what exists, without the program's name: suggested when something is not found. */
  list?: string
  /** For calls that create something: what may have happened anyway if Ctrl-C came while sending. */
  ifInterrupted?: string
}

/** Throws only `CommandError`. */
export async function withServer<T>(context: Context, calls: () => Promise<T>, options: CallOptions = {}): Promise<T> {
  // If nothing was sent, nothing has happened.
  if (context.stopped.aborted) throw stopped()
  try {
    return await calls()
  } catch (error) {
    throw explain(context, error, options)
  }
}

export async function ask<T>(
  context: Context,
  call: (client: Client) => Promise<T>,
  options?: CallOptions,
): Promise<T> {
  const client = await signedIn(context)
  return withServer(context, () => call(client), options)
}

/** Validates that the answer is Panel's: other programs may listen on the port. */
export function expectPanel<T>(context: Context, schema: z.ZodType<T>, answer: T): T {
  if (schema.safeParse(answer).success) return answer
  throw otherProgram(context)
}

function otherProgram(context: Context, status?: number): CommandError {
  const how = status === undefined || status < 400 ? '' : ` (status ${status})`
  return new CommandError(`${context.url} answers, but not as a Panel server does${how}.`, {
    next: `${context.program} doctor`,
    code: 'unexpected_answer',
  })
}

/** Suggests starting the server if it is this machine's and this is a clone; otherwise `doctor`. */
function startOrDiagnose(context: Context): string {
  if (!isHere(context) || findClone() === null) return `${context.program} doctor`
  const name = programName(context.env)
  // `npm start` listens at the environment's port, so another port, from --url, has to be named.
  const { port } = new URL(context.url)
  const elsewhere = context.program !== name && port !== ''
  if (name === 'panel') return elsewhere ? `panel serve --port ${port}` : 'panel serve'
  return elsewhere ? `env PORT=${port} npm start` : 'npm start'
}

function notSignedIn(
  context: Context,
  message: string,
  next = `${context.program} login --username <name>`,
): CommandError {
  return new CommandError(message, {
    next,
    exitCode: exitCodes.notSignedIn,
    code: 'not_signed_in',
  })
}

export function explain(
  context: Context,
  error: unknown,
  { list = 'list', ifInterrupted }: CallOptions = {},
): CommandError {
  if (error instanceof CommandError) return error
  const listing = `${context.program} ${list}`
  if (context.stopped.aborted) {
    if (ifInterrupted === undefined) return stopped()
    return new CommandError(`Stopped. ${ifInterrupted}`, {
      exitCode: exitCodes.cancelled,
      code: 'stopped',
      next: listing,
    })
  }
  if (!(error instanceof ApiFailure)) {
    return new CommandError(error instanceof Error ? error.message : String(error), { code: 'internal' })
  }
  if (error.code === 'unexpected_answer') return otherProgram(context, error.status)
  if (error.code === 'not_signed_in') {
    return context.env.PANEL_TOKEN
      ? notSignedIn(context, 'The token in PANEL_TOKEN is not valid, or has ended.', 'unset PANEL_TOKEN')
      : notSignedIn(context, 'Your session has ended.')
  }
  const issues = new Set(error.issues.map(issue => issue.message.replace(/\.$/, '')))
  const sentence = issues.size > 1 ? `${[...issues].join('. ')}.` : error.reason
  return new CommandError(sentence, { ...nextAfter(context, error, listing), code: error.code })
}

function nextAfter(context: Context, { code, reason, retryAfter }: ApiFailure, listing: string): { next?: string } {
  switch (code) {
    case 'unreachable':
      return { next: startOrDiagnose(context) }
    case 'username_taken':
    case 'email_taken':
      return { next: `${context.program} login --username <name>` }
    case 'wrong_credentials':
      return { next: context.call }
    case 'not_allowed':
      if (context.env.PANEL_TOKEN && /^An API key may not/.test(reason))
        return { next: `env -u PANEL_TOKEN ${context.call}` }
      return /\bscope/.test(reason)
        ? { next: `env -u PANEL_TOKEN ${context.program} keys create <name> --scope <scope>` }
        : { next: `${context.program} login --username <an administrator>` }
    case 'password_needed':
      return { next: context.env.PANEL_TOKEN ? 'unset PANEL_TOKEN' : `${context.program} login --username <name>` }
    case 'not_found':
      return { next: listing }
    case 'too_many_requests':
      return { next: retryAfter ? `sleep ${retryAfter} && ${context.call}` : context.call }
    default:
      return {}
  }
}
