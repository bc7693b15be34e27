import { seedAnalysts } from '#db/seed-analysts.ts'
import type { Annotated } from './annotate/annotation.ts'
import type { Passage } from './checks/check.ts'

export interface LookupResult {
  /** At most three, those with most of the question's words. */
  passages: Passage[]
  /** What the passages are, or what was looked for, in a sentence without praise or blame. */
  note: string
}

const seeded = new Set(seedAnalysts.flatMap(({ questions }) => questions))

/**
 * Never says that a question is answered: only a reader or a model can. Patterns that answer questions were tried seven times
 * on texts that their author had not seen. In the last trials an independent reader found 8 of 12 answers about documents
 * wrong, and 14 of 37 about pages. For an administrator's own question, returns the sentences with most of its words.
 */
export function lookUp(reading: Annotated, question: string): LookupResult {
  if (seeded.has(question)) return left('')
  return reading.english ? inOwnWords(reading, question) : left('Not looked for: words are looked up in English only.')
}

const left = (note: string): LookupResult => ({ passages: [], note })

/** Words that do not tell what a question is about. */
const asking = new Set(
  `a about all an and any are as at be been before besides between but by can could did do does each else ever every far for from
get give go goes good had has have here how if in into is it its just know like long made make many may me mean more most much
must my need no not of on one only or other our out over own per say said says see shall should show shows so some somebody
such take tell than that the their them then there these they thing this those through to too under up us use used want was we
were what when where which while who whom whose why will with without would year you your`.split(/\s+/),
)

/** The same stem for all forms of a word: "pricing" and "prices", "company" and "companies". */
const stemOf = (word: string) => (word.length < 4 ? word : word.replace(/(?:ing|ies|ed|es|s|e|y)$/, ''))

function inOwnWords(reading: Annotated, question: string): LookupResult {
  const words = [...new Set(question.toLowerCase().match(/\p{L}[\p{L}\p{N}-]+/gu) ?? [])].filter(
    word => !asking.has(word),
  )
  if (words.length === 0) {
    return left('The question holds no word that can be looked up.')
  }
  const held = reading.sentences
    .filter(sentence => sentence.seen && !sentence.question)
    .map(sentence => {
      const stems = new Set(sentence.words.map(stemOf))
      return { sentence, words: words.filter(word => stems.has(stemOf(word))).length }
    })
    .filter(entry => entry.words > 0)
    .toSorted((a, b) => b.words - a.words)
  const most = held[0]?.words ?? 0
  if (most === 0) {
    return left(`No sentence holds ${words.slice(0, 6).join(', ')}.`)
  }
  return {
    passages: held
      .filter(entry => entry.words === most)
      .slice(0, 3)
      .map(({ sentence }) => ({ text: sentence.text, blockId: sentence.block.id })),
    note: 'These passages hold the most words of the question. Whether they answer it is for you to judge.',
  }
}
