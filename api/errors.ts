/** Refusals inside the API, and the one place where a code becomes a status. */
import type { z } from 'zod'
import type { ErrorCode, issueSchema } from './contracts/errors.ts'

export type Issue = z.infer<typeof issueSchema>

const statuses = {
  invalid_input: 400,
  invalid_file: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  not_allowed: 403,
  not_found: 404,
  username_taken: 409,
  email_taken: 409,
  not_a_draft: 409,
  review_running: 409,
  nothing_to_cancel: 409,
  conflict: 409,
  too_large: 413,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<ErrorCode, number>

export const statusOf = (code: ErrorCode): number => statuses[code]

/** Thrown by whatever refuses a request; `app.onError` answers it. The message is for the person who asked. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message: string, more: { issues?: Issue[]; retryAfter?: number } = {}) {
    super(message)
    this.code = code
    this.issues = more.issues
    this.retryAfter = more.retryAfter
  }
}

/** One field is wrong. */
export const wrongField = (path: string, message: string): ApiError =>
  new ApiError('invalid_input', message, { issues: [{ path, message }] })

export const projectNotFound = (): ApiError =>
  new ApiError('not_found', "The project you're looking for doesn't exist or you don't have permission to view it.")

export const subAccountNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such sub-account. It may have been removed already.')

export const userNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such user. The account may have been deleted already.')

export const analystNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such analyst. It may have been deleted already.')

export const earlyAccessNotFound = (): ApiError => new ApiError('not_found', 'There is no such early-access request.')

export const notSignedIn = (): ApiError =>
  new ApiError('not_signed_in', 'You are not signed in, or your session has ended. Please sign in.')

export const unavailable = (): ApiError =>
  new ApiError('unavailable', 'Panel is not available at the moment. Please try again in a few seconds.', {
    retryAfter: 5,
  })
