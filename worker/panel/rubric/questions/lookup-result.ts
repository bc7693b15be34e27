import type { AnswerOutcome } from '#db/vocabulary.ts'
import type { Passage } from '../checks/check.ts'

export interface LookupResult {
  outcome: AnswerOutcome
  /** At most three, the best first. */
  passages: Passage[]
  /** What was found where, or what was looked for, in a sentence without praise or blame. */
  note: string
}
