import type { z } from 'zod'
import { FileMissing } from '#db/files/files.ts'
import { type ErrorCode, errorStatuses, type issueSchema } from '../contracts/errors.ts'
import { logKept } from '../contracts/log-words.ts'

export type Issue = z.infer<typeof issueSchema>

export const statusOf = (code: ErrorCode): number => errorStatuses[code]

/** Thrown to refuse a request; `app.onError` turns it into the answer. The message is for people. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined
  /** The methods that the address takes, for `method_not_allowed`. */
  readonly allow: string | undefined

  constructor(code: ErrorCode, message: string, more: { issues?: Issue[]; retryAfter?: number; allow?: string } = {}) {
    super(message)
    this.code = code
    this.issues = more.issues
    this.retryAfter = more.retryAfter
    this.allow = more.allow
  }
}

export const wrongField = (path: string, message: string): ApiError =>
  new ApiError('invalid_input', message, { issues: [{ path, message }] })

/** `instead` says what makes room. */
export const tooMany = (max: number, what: string, instead = 'Remove one first.'): ApiError =>
  new ApiError('conflict', `You have ${max} ${what}, which is the most there can be. ${instead}`)

export const projectNotFound = (): ApiError =>
  new ApiError('not_found', "The project you're looking for doesn't exist or you don't have permission to view it.")

export const noReportYet = 'The report for this project is not available yet.'

export const reviewNotFound = (): ApiError => new ApiError('not_found', 'There is no such review, or it has no report.')

export const subAccountNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such sub-account. It may have been removed already.')

export const keyNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such key. It may have been revoked already.')

export const webhookNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such webhook. It may have been removed already.')

export const deliveryNotFound = (): ApiError =>
  new ApiError('not_found', `There is no such delivery. The log keeps ${logKept}.`)

export const hookNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such hook. It may have been removed already.')

export const userNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such user. The account may have been deleted already.')

export const analystNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such analyst. It may have been deleted already.')

export const invitationNotFound = (): ApiError =>
  new ApiError('not_found', 'There is no such invitation. It may have been taken back already.')

export const earlyAccessNotFound = (): ApiError => new ApiError('not_found', 'There is no such early-access request.')

/** For the `catch` of reading a stored file. */
export function gone(error: unknown): never {
  if (error instanceof FileMissing) throw new ApiError('not_found', 'The stored file is gone.')
  throw error
}

/** `reason` says what is wrong with an API key. */
export const notSignedIn = (reason = 'You are not signed in, or your session has ended. Please sign in.'): ApiError =>
  new ApiError('not_signed_in', reason)

export const unavailable = (): ApiError =>
  new ApiError('unavailable', 'Panel is not available at the moment. Please try again in a few seconds.', {
    retryAfter: 5,
  })
