/** What a question asks for, part by part, as data: what bears on each, and what an answer to it holds. */
import type { Annotated, Role, Sentence } from '../annotate/annotation.ts'

export interface Part {
  /** What is looked for, in words that go on "… was found": "a price". */
  what: string
  /** What makes it an answer: "with its period". Absent where speaking of it is enough. */
  so?: string
  /** Words, any form of which bears on it, in the order in which a reader is told of them. */
  words: string
  /** The same where only a phrase tells; in lower case. */
  phrase?: RegExp
  /** Sentences under such a title bear on it without any of the words. */
  roles?: readonly Role[]
  /** Whether a sentence that bears on it answers it; absent where each does. */
  answers?: (sentence: Sentence, reading: Annotated) => boolean
  /** Where the words of whoever is quoted count too. */
  quoted?: true
}

export interface Asked {
  parts: readonly [Part, ...Part[]]
}

type Amount = Sentence['amounts'][number]

export const amountOf =
  (...kinds: Amount['kind'][]) =>
  ({ amounts }: Sentence): boolean =>
    amounts.some(amount => kinds.includes(amount.kind))

export const figure = ({ amounts }: Sentence): boolean => amounts.length > 0

export const dated = ({ moments, amounts }: Sentence): boolean =>
  moments.length > 0 || amounts.some(amount => amount.kind === 'duration' || amount.period !== null)

export const says =
  (pattern: RegExp) =>
  ({ text }: Sentence): boolean =>
    pattern.test(text)

export const both =
  (...tests: ((sentence: Sentence) => boolean)[]) =>
  (sentence: Sentence): boolean =>
    tests.every(test => test(sentence))

export const either =
  (...tests: ((sentence: Sentence) => boolean)[]) =>
  (sentence: Sentence): boolean =>
    tests.some(test => test(sentence))

/** A name of something or somebody inside a sentence: a capital after a word in lower case. */
export const named = says(/[a-z,;:&(]\s+\(?(?!I\b|[A-Z][a-z]+day\b)[A-Z][\p{L}\d]+/u)
