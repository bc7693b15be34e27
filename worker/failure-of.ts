import type { Failure } from '#db/opinion.ts'
import { EngineFailure } from './panel/engine-failure.ts'
import { SourceFailure } from './source-failure.ts'

/** Why a submission could not be reviewed; null for an unexpected error. */
export function failureOf(error: unknown): Failure | null {
  if (!(error instanceof SourceFailure || error instanceof EngineFailure)) return null
  return { code: error.code, message: error.message }
}
