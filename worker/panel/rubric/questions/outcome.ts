/** What looking a question up comes to. */
import type { AnswerOutcome } from '#db/vocabulary.ts'
import type { Shown } from '../checks/check.ts'

export interface LookedUp {
  outcome: AnswerOutcome
  /** At most three, the nearest first. */
  passages: Shown[]
  /** What stands where, or what was looked for: a sentence without praise or blame. */
  note: string
}
