import { type DocumentFailureCode, documentFailures } from '#db/files/document-failures.ts'
import type { FailureCode } from '#db/vocabulary.ts'

export class SourceFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.name = 'SourceFailure'
    this.code = code
  }
}

export function documentFailure(code: DocumentFailureCode): SourceFailure {
  return new SourceFailure(code, documentFailures[code])
}
