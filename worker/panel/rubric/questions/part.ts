import type { AnswerOutcome } from '#db/vocabulary.ts'
import type { Annotated, Role, Sentence } from '../annotate/annotation.ts'
import type { Passage } from '../checks/check.ts'

export type Test = (sentence: Sentence, reading: Annotated) => boolean

export interface Part {
  /** What is looked for, as a noun phrase: "a price, with what it is charged for". */
  what: string
  tells: Test
}

/** Whether the text contains one of these regular expressions as whole words. */
export function says(...alternatives: string[]): Test {
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
  return ({ text }) => pattern.test(text)
}

export const all =
  (...tests: Test[]): Test =>
  (sentence, reading) =>
    tests.every(test => test(sentence, reading))

export const any =
  (...tests: Test[]): Test =>
  (sentence, reading) =>
    tests.some(test => test(sentence, reading))

export const not =
  (test: Test): Test =>
  (sentence, reading) =>
    !test(sentence, reading)

export const under =
  (...roles: Role[]): Test =>
  ({ section }) =>
    roles.includes(section.role)

type Kind = Sentence['amounts'][number]['kind']

export const amountOf =
  (...kinds: Kind[]): Test =>
  ({ amounts }) =>
    amounts.some(amount => kinds.includes(amount.kind))

export const counted: Test = ({ amounts }) => amounts.some(({ kind, of }) => kind === 'count' && of !== null)

/** In sentences. */
const earlySentences = 25
/** Near the beginning of a submission, where it says what it is and for whom. */
export const early: Test = ({ at, block }) => at < earlySentences && (block.zone ?? 'main') !== 'nav'

export const inTable: Test = ({ block }) => block.type === 'table_row'

export interface LookupResult {
  outcome: AnswerOutcome
  /** At most three, the best first. */
  passages: Passage[]
  /** What was found where, or what was looked for, in a sentence without praise or blame. */
  note: string
}
