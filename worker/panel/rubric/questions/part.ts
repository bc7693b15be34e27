import type { AnswerOutcome } from '#db/vocabulary.ts'
import type { Annotated, Role, Sentence } from '../annotate/annotation.ts'
import type { Passage } from '../checks/check.ts'

export type Test = (sentence: Sentence, reading: Annotated) => boolean

export interface Part {
  /** What is looked for, as a noun phrase: "a price, with what it is charged for". */
  what: string
  /** Words about it, matched by stem. A report names the first five. */
  words: string
  /** A word counts only in sentences that pass this test. */
  beside?: Test
  tells: Test
  quoted?: true
}

export type QuestionParts = Record<string, readonly [Part, ...Part[]]>

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

export const figure: Test = ({ amounts }) => amounts.length > 0

export const counted: Test = ({ amounts }) => amounts.some(({ kind, of }) => kind === 'count' && of !== null)

const inCalendar = says('Q[1-4]', 'H[12]', '(?:week|month|year|day|phase) \\d+', 'this (?:autumn|winter|spring|summer)')
const monthAlone =
  /\b(?:by|in|from|until|since|before|end of|of) (?:Jan|Feb|March|April|May|June|July|Aug|Sept|Oct|Nov|Dec)/
/** A calendar date, or a time counted from a start, such as "week 3". */
export const dated: Test = (sentence, reading) =>
  sentence.moments.length > 0 || inCalendar(sentence, reading) || monthAlone.test(sentence.text)

export const lasting = amountOf('duration')
export const ahead: Test = ({ time }) => time === 'future'

/** In sentences. */
const earlySentences = 25
/** Near the beginning of a submission, where it says what it is and for whom. */
export const early: Test = ({ at, block }) => at < earlySentences && (block.zone ?? 'main') !== 'nav'

/** Contains a name inside a sentence: a capital after a word in lower case. */
export const named: Test = ({ text }) =>
  /[a-z,;:&(]\s+\(?(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[A-Z][a-z]+uary|Q[1-4]\b|[A-Z]{1,4}\b)[A-Z][\p{L}\d]+/u.test(
    text,
  )

export const inTable: Test = ({ block }) => block.type === 'table_row'

export function columnsOf({ block }: Sentence, { tables }: Annotated): readonly string[] {
  return tables.find(({ rows }) => rows.some(row => row.block === block))?.header ?? []
}

export interface LookupResult {
  outcome: AnswerOutcome
  /** At most three, the best first. */
  passages: Passage[]
  /** What was found where, or what was looked for, in a sentence without praise or blame. */
  note: string
}
