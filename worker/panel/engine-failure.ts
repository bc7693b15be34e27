import type { Failure, Usage } from '#db/opinion.ts'
import type { FailureCode } from '#db/vocabulary.ts'

/** An engine could not do what was asked. `message` is for people: what went wrong and what to do. */
export class EngineFailure extends Error {
  readonly code: FailureCode
  /** What was used before it failed; null if unknown. */
  readonly usage: Usage | null

  constructor(code: FailureCode, message: string, options: { usage?: Usage | null; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'EngineFailure'
    this.code = code
    this.usage = options.usage ?? null
  }
}

/** Why an engine's step failed, as it is stored. Any error but an `EngineFailure` is a bug in Panel. */
export function failureOf(error: unknown): Failure {
  if (error instanceof EngineFailure) return { code: error.code, message: error.message }
  return { code: 'internal', message: 'This analyst stopped on an internal error. Run the review again.' }
}
