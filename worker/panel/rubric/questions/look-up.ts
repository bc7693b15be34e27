/** Looks an analyst's question up in a submission: what tells it outright, and what was looked for. */
import { describePlace } from '#db/places.ts'
import type { Annotated, Sentence } from '../annotate/annotation.ts'
import { stem } from '../annotate/stem.ts'
import type { Shown } from '../checks/check.ts'
import { buyer } from './buyer.ts'
import { funnel } from './funnel.ts'
import { growth } from './growth.ts'
import { judged } from './judged.ts'
import { market } from './market.ts'
import { opportunity } from './opportunity.ts'
import type { LookedUp } from './outcome.ts'
import { inOwnWords } from './own-words.ts'
import { deckQuestions, pageQuestions, textQuestions } from './page-questions.ts'
import type { Asked, Part } from './part.ts'
import { positioning } from './positioning.ts'
import { team } from './team.ts'

/** The seeded questions that are looked up part by part. */
export const asked = { ...buyer, ...funnel, ...positioning, ...opportunity, ...growth, ...market, ...team }

const ofForm = { page: pageQuestions, deck: deckQuestions, text: textQuestions }

const mostPassages = 3

/** Without judgement and without praise. Any other question than a seeded one is looked up by its own words. */
export function lookUp(reading: Annotated, question: string): LookedUp {
  if (!reading.english) return left('Not looked for: questions are looked up in English only.')
  if (judged.has(question)) return left('This asks for a judgement, which the program does not make.')
  // An administrator may ask "toString".
  const ownOf = <Row>(rows: Record<string, Row>) => (Object.hasOwn(rows, question) ? rows[question] : undefined)
  const looked = ownOf(ofForm[reading.form])
  if (looked) return looked(reading)
  const parts = ownOf<Asked[string]>(asked)
  return parts ? byParts(reading, parts) : inOwnWords(reading, question)
}

const left = (note: string, passages: Shown[] = []): LookedUp => ({ outcome: 'not_looked_for', passages, note })

interface Looked {
  part: Part
  /** What tells the part outright, the surest first. */
  telling: Sentence[]
  /** What holds two or more of its words: worth a look where nothing tells. */
  bearing: Sentence[]
}

/**
 * A question is answered where each of its parts is told outright. Anything less is left to the reader, with the nearest
 * passages and the words that were looked for: on texts that nobody here had seen, "partly" and "not found" were wrong in
 * every third case, since a text may say the same in words of its own.
 */
function byParts(reading: Annotated, parts: readonly Part[]): LookedUp {
  const looked = parts.map(part => look(reading, part))
  const told = looked.filter(({ telling }) => telling.length > 0)
  const wanting = looked.filter(({ telling }) => telling.length === 0).map(({ part }) => part)
  const list = wanting.map(part => `${part.what} (looked for ${lookedFor(part)})`).join('; ')
  if (told.length === 0) {
    const nearest = firstOfEach(looked.map(({ bearing }) => bearing))
    return left(`No sentence says outright ${list}. It may stand there in other words.`, nearest)
  }
  const places = told.map(({ part, telling: [first] }) => `${part.what}${first ? ` (${placeOf(first)})` : ''}`)
  const passages = firstOfEach(told.map(({ telling }) => telling))
  const found = `Found: ${places.join('; ')}.`
  if (wanting.length === 0) return { outcome: 'answered', passages, note: found }
  return left(`${found} Not said outright: ${list}.`, passages)
}

const placeOf = (sentence: Sentence) => describePlace(sentence.block.where)
const lookedFor = (part: Part) => part.words.split(' ').slice(0, 5).join(', ')

export const shown = ({ text, block }: Sentence): Shown => ({ text, blockId: block.id })

/** The best of each part, then the second best, and no passage twice. */
function firstOfEach(found: Sentence[][]): Shown[] {
  const depth = Math.max(0, ...found.map(({ length }) => length))
  const turns = Array.from({ length: depth }, (_, turn) => found.flatMap(sentences => sentences[turn] ?? []))
  return [...new Map(turns.flat().map(sentence => [sentence.text, sentence])).values()]
    .slice(0, mostPassages)
    .map(shown)
}

const mostOfOne = 2
/** Words of a subject that a sentence holds to be worth a look. */
const leastHeld = 2

function look(reading: Annotated, part: Part): Looked {
  const stems = part.words.split(' ').map(stem)
  const held = (sentence: Sentence) => stems.filter(each => sentence.stems.has(each)).length
  const speaks = (sentence: Sentence) => held(sentence) >= leastHeld && (part.beside?.(sentence, reading) ?? true)
  const best = (sentences: Sentence[]) =>
    sentences.toSorted((a, b) => standing(b, held(b)) - standing(a, held(a))).slice(0, mostOfOne)
  const may = reading.sentences.filter(sentence => mayTell(sentence, part))
  return {
    part,
    telling: best(may.filter(sentence => part.tells(sentence, reading))),
    bearing: best(may.filter(sentence => speaks(sentence))),
  }
}

function mayTell({ seen, question, block, speaker }: Sentence, part: Part): boolean {
  if (!seen || question || block.zone === 'consent' || block.zone === 'nav') return false
  return speaker !== 'quoted' || part.quoted === true
}

const [shortest, longest] = [5, 45]

/** What speaks for a sentence among those that tell: more of the subject's words, whole, in the content, near the head. */
function standing({ words, block, at }: Sentence, held: number): number {
  const whole = words.length >= shortest && words.length <= longest ? 1 : 0
  const content = block.zone === 'footer' ? -2 : 0
  return Math.min(2, held) + whole + content + Math.max(0, 0.5 - at / 200)
}
