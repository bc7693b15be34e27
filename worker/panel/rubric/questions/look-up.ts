import { describePlace } from '#db/places.ts'
import type { Annotated, Sentence } from '../annotate/annotation.ts'
import { stem } from '../annotate/stem.ts'
import type { Passage } from '../checks/check.ts'
import { buyer } from './buyer.ts'
import { funnel } from './funnel.ts'
import { growth } from './growth.ts'
import { judged } from './judged.ts'
import { market } from './market.ts'
import { opportunity } from './opportunity.ts'
import { inOwnWords } from './own-words.ts'
import { deckQuestions, pageQuestions, textQuestions } from './page-questions.ts'
import type { LookupResult, Part, QuestionParts } from './part.ts'
import { positioning } from './positioning.ts'
import { team } from './team.ts'

export const seededQuestions = { ...buyer, ...funnel, ...positioning, ...opportunity, ...growth, ...market, ...team }

const ofForm = { page: pageQuestions, deck: deckQuestions, text: textQuestions }

const maxPassages = 3

export function lookUp(reading: Annotated, question: string): LookupResult {
  if (!reading.english) return notLookedFor('Not looked for: questions are looked up in English only.')
  if (judged.has(question)) return notLookedFor('This asks for a judgement, which the program does not make.')
  // A question is free text, so it may be "toString".
  const ownOf = <Row>(rows: Record<string, Row>) => (Object.hasOwn(rows, question) ? rows[question] : undefined)
  const looked = ownOf(ofForm[reading.form])
  if (looked) return looked(reading)
  const parts = ownOf<QuestionParts[string]>(seededQuestions)
  return parts ? byParts(reading, parts) : inOwnWords(reading, question)
}

const notLookedFor = (note: string, passages: Passage[] = []): LookupResult => ({
  outcome: 'not_looked_for',
  passages,
  note,
})

interface PartResult {
  part: Part
  answering: Sentence[]
  /** Sentences with two or more of its words: worth reading if nothing states it outright. */
  related: Sentence[]
}

/** Less than all parts told outright is left to the reader: on unseen texts "partly" was wrong in every third case. */
function byParts(reading: Annotated, parts: readonly Part[]): LookupResult {
  const looked = parts.map(part => look(reading, part))
  const found = looked.filter(({ answering }) => answering.length > 0)
  const missing = looked.filter(({ answering }) => answering.length === 0).map(({ part }) => part)
  const list = missing.map(part => `${part.what} (looked for ${lookedFor(part)})`).join('; ')
  if (found.length === 0) {
    const nearest = firstOfEach(looked.map(({ related }) => related))
    return notLookedFor(`No sentence says outright ${list}. It may stand there in other words.`, nearest)
  }
  const places = found.map(({ part, answering: [first] }) => `${part.what}${first ? ` (${placeOf(first)})` : ''}`)
  const passages = firstOfEach(found.map(({ answering }) => answering))
  const note = `Found: ${places.join('; ')}.`
  if (missing.length === 0) return { outcome: 'answered', passages, note }
  return notLookedFor(`${note} Not said outright: ${list}.`, passages)
}

const placeOf = (sentence: Sentence) => describePlace(sentence.block.where)
const lookedFor = (part: Part) => part.words.split(' ').slice(0, 5).join(', ')

export const passageOf = ({ text, block }: Sentence): Passage => ({ text, blockId: block.id })

/** The best passage of each part, then the second best, without repeats. */
function firstOfEach(found: Sentence[][]): Passage[] {
  const depth = Math.max(0, ...found.map(({ length }) => length))
  const turns = Array.from({ length: depth }, (_, turn) => found.flatMap(sentences => sentences[turn] ?? []))
  return [...new Map(turns.flat().map(sentence => [sentence.text, sentence])).values()]
    .slice(0, maxPassages)
    .map(passageOf)
}

const maxForPart = 2
/** How many of a part's words make a sentence related to it. */
const minWords = 2

function look(reading: Annotated, part: Part): PartResult {
  const stems = part.words.split(' ').map(stem)
  const held = (sentence: Sentence) => stems.filter(each => sentence.stems.has(each)).length
  const isRelated = (sentence: Sentence) => held(sentence) >= minWords && (part.beside?.(sentence, reading) ?? true)
  const best = (sentences: Sentence[]) =>
    sentences.toSorted((a, b) => scoreOf(b, held(b)) - scoreOf(a, held(a))).slice(0, maxForPart)
  const may = reading.sentences.filter(sentence => mayTell(sentence, part))
  return {
    part,
    answering: best(may.filter(sentence => part.tells(sentence, reading))),
    related: best(may.filter(isRelated)),
  }
}

function mayTell({ seen, question, block, speaker }: Sentence, part: Part): boolean {
  if (!seen || question || block.zone === 'consent' || block.zone === 'nav') return false
  return speaker !== 'quoted' || part.quoted === true
}

const [shortest, longest] = [5, 45]

/** Ranks sentences: more of the subject's words, of normal length, not in the footer, near the beginning. */
function scoreOf({ words, block, at }: Sentence, held: number): number {
  const whole = words.length >= shortest && words.length <= longest ? 1 : 0
  const content = block.zone === 'footer' ? -2 : 0
  return Math.min(2, held) + whole + content + Math.max(0, 0.5 - at / 200)
}
