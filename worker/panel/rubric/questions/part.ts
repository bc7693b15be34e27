/** What a question asks for, part by part, as data: the words that bear on each, and what tells it outright. */
import type { Annotated, Role, Sentence } from '../annotate/annotation.ts'

export type Test = (sentence: Sentence, reading: Annotated) => boolean

export interface Part {
  /** What is looked for, in words that go on "… was found": "a price, with what it is charged for". */
  what: string
  /** Words that bear on it, in any form. The first ones are told to a reader. */
  words: string
  /** Such a word speaks of it only beside this. */
  beside?: Test
  /** A sentence that says it outright. */
  tells: Test
  /** Where the words of whoever is quoted count too. */
  quoted?: true
}

/** The questions of one job, each with its parts. */
export type Asked = Record<string, readonly [Part, ...Part[]]>

/** Whether the text holds one of these, each a regular expression between the bounds of a word. */
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
/** A time in the calendar, or one that is counted from a start. */
export const dated: Test = (sentence, reading) =>
  sentence.moments.length > 0 || inCalendar(sentence, reading) || monthAlone.test(sentence.text)

export const lasting = amountOf('duration')
export const ahead: Test = ({ time }) => time === 'future'

/** The head of a submission, where it says what it is and for whom. */
const head = 25
export const early: Test = ({ at, block }) => at < head && (block.zone ?? 'main') !== 'nav'

/** A name of something or somebody inside a sentence: a capital after a word in lower case. */
export const named: Test = ({ text }) =>
  /[a-z,;:&(]\s+\(?(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[A-Z][a-z]+uary|Q[1-4]\b|[A-Z]{1,4}\b)[A-Z][\p{L}\d]+/u.test(
    text,
  )

/** A row or a heading of a table: its cells are read together. */
export const inTable: Test = ({ block }) => block.type === 'table_row'

/** The heads of the columns above a row; empty where it stands in no table, or the table has none. */
export function columnsOf({ block }: Sentence, { tables }: Annotated): readonly string[] {
  return tables.find(({ rows }) => rows.some(row => row.block === block))?.header ?? []
}
