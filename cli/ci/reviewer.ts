import type { ProjectReport } from '#api/contracts/report/report.ts'
import { CommandError, exitCodes } from '../errors.ts'
import type { Target } from './targets.ts'

export type Report = Omit<ProjectReport, 'analysts' | 'review'>

export interface Review {
  report: Report
  analysts: { id: number; name: string; title: string }[]
}

/** The remaining model budget; undefined means no limit. */
export interface Cap {
  cost?: number | undefined
  tokens?: number | undefined
}

export interface Reviewer {
  /** Rejects with `NotReviewed` if this target cannot be reviewed, with `CommandError` if none can. */
  review(target: Target, cap: Cap, signal: AbortSignal): Promise<Review>
  close(): Promise<void>
}

/** This target could not be reviewed: a code for programs, a sentence for people. */
export class NotReviewed extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Turns an error of this target into `NotReviewed`. Rethrows Ctrl-C and a missing sign-in, which stops all targets. */
export function rethrowAsNotReviewed(error: unknown): never {
  if (error instanceof CommandError && error.exitCode === exitCodes.error)
    throw new NotReviewed(error.code, error.message)
  throw error
}
