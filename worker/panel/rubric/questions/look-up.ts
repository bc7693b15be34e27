import { describePlace } from '#db/places.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import type { Annotated, Role, Sentence } from '../annotate/annotation.ts'
import type { Passage } from '../checks/check.ts'
import { inOwnWords } from './own-words.ts'
import { pageQuestions } from './page-questions.ts'
import { amountOf, type LookupResult, type Part } from './part.ts'
import { audience, background, kind, marketCount, marketSize, people, price } from './parts.ts'

/**
 * The few questions that a sentence answers outright; the rest is a reader's or a model's. When all were looked up, a blind
 * reader found 30 of 57 answers right. On 22 other texts 43 of 48 answers to these and to a page's questions were.
 */
export const answerable: Record<string, readonly [Part, ...Part[]]> = {
  'What is this, and is it for somebody like me?': [kind, audience],
  'What would I pay, per what, and for how long?': [price],
  'How large can it get, and how was that counted?': [marketSize, marketCount],
  'At what price, and by what count, is the market that large?': [marketSize, marketCount],
  'Who is named, and what have they done that bears on this?': [people, background],
}

const seeded = new Set(seedAnalysts.flatMap(({ questions }) => questions))
const maxPassages = 3

export function lookUp(reading: Annotated, question: string): LookupResult {
  if (!reading.english) return left('Not looked for: questions are looked up in English only.')
  // A question is free text, so it may be "toString".
  const ownOf = <Row>(rows: Record<string, Row>) => (Object.hasOwn(rows, question) ? rows[question] : undefined)
  const ofPage = reading.form === 'page' ? ownOf(pageQuestions) : undefined
  if (ofPage) return ofPage(reading)
  if (!seeded.has(question)) return inOwnWords(reading, question)
  const parts = ownOf(answerable)
  if (!parts) return left('')
  if (!isOffer(reading)) return left('Not looked for: it seems neither to offer nor to plan anything.')
  return byParts(reading, parts)
}

const left = (note: string): LookupResult => ({ outcome: 'not_looked_for', passages: [], note })

const rolesOfOffers: Role[] = [
  'ask',
  'pricing',
  'competition',
  'traction',
  'go-to-market',
  'market',
  'problem',
  'team',
  'financials',
]

/** A talk, a course or a manual has words that would pass for answers. */
function isOffer(reading: Annotated): boolean {
  const hasSum = (sentence: Sentence) => price.tells(sentence, reading) && amountOf('money')(sentence, reading)
  const roles = new Set(reading.sections.map(({ role }) => role).filter(role => rolesOfOffers.includes(role)))
  return reading.form === 'page' || roles.size >= 2 || reading.sentences.some(hasSum)
}

/** A question is answered if each of its parts is said outright. */
function byParts(reading: Annotated, parts: readonly Part[]): LookupResult {
  const looked = parts.map(part => ({ part, best: bestOf(reading, part) }))
  const found = looked.flatMap(({ part, best: [first] }) => (first ? [{ part, first }] : []))
  if (found.length < parts.length) {
    const missing = looked.filter(({ best }) => best.length === 0).map(({ part }) => part.what)
    return left(`No sentence says outright ${missing.join(', nor ')}. It may stand there in other words.`)
  }
  const places = found.map(({ part, first }) => `${part.what} (${describePlace(first.block.where)})`)
  const passages = firstOfEach(looked.map(({ best }) => best))
  return { outcome: 'answered', passages, note: `Found: ${places.join('; ')}.` }
}

/** The best passage of each part, then the second best, without repeats. */
function firstOfEach(found: Sentence[][]): Passage[] {
  const depth = Math.max(0, ...found.map(({ length }) => length))
  const turns = Array.from({ length: depth }, (_, turn) => found.flatMap(sentences => sentences[turn] ?? []))
  return [...new Map(turns.flat().map(({ text, block }) => [text, { text, blockId: block.id }])).values()].slice(
    0,
    maxPassages,
  )
}

const maxForPart = 2

function bestOf(reading: Annotated, part: Part): Sentence[] {
  return reading.sentences
    .filter(sentence => mayTell(sentence) && part.tells(sentence, reading))
    .toSorted((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, maxForPart)
}

const mayTell = ({ seen, question, block, speaker }: Sentence): boolean =>
  seen && !question && block.zone !== 'consent' && block.zone !== 'nav' && speaker !== 'quoted'

const [shortest, longest] = [5, 45]

/** Ranks sentences: of normal length, not in the footer, near the beginning. */
function scoreOf({ words, block, at }: Sentence): number {
  const whole = words.length >= shortest && words.length <= longest ? 1 : 0
  return whole + (block.zone === 'footer' ? -2 : 0) + Math.max(0, 0.5 - at / 200)
}
