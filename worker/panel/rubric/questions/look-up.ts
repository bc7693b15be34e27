/** Looks an analyst's question up in a submission: what bears on it, and whether that holds what an answer holds. */
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
import { pageQuestions, textQuestions } from './page-questions.ts'
import type { Part } from './part.ts'
import { positioning } from './positioning.ts'
import { team } from './team.ts'

/** The seeded questions that are looked up part by part. */
export const asked = { ...buyer, ...funnel, ...positioning, ...opportunity, ...growth, ...market, ...team }

const mostPassages = 3

/** Without judgement and without praise. Any other question than a seeded one is looked up by its own words. */
export function lookUp(reading: Annotated, question: string): LookedUp {
  if (!reading.english) return notLooked('Questions are looked up in English only.')
  if (judged.has(question)) return notLooked('This asks for a judgement, which the program does not make.')
  const looked = (reading.form === 'page' ? pageQuestions : textQuestions)[question]
  if (looked) return looked(reading)
  const parts = asked[question]?.parts
  return parts ? byParts(reading, parts) : inOwnWords(reading, question)
}

export const notLooked = (note: string): LookedUp => ({ outcome: 'not_looked_for', passages: [], note })

interface Hit {
  part: Part
  sentence: Sentence
  score: number
}

function byParts(reading: Annotated, parts: readonly Part[]): LookedUp {
  const looked = parts.map(part => ({ part, ...look(reading, part) }))
  const found = looked.flatMap(({ found: hit }) => hit ?? [])
  const spoken = looked.flatMap(entry => (entry.found ? [] : (entry.spoken ?? [])))
  const none = looked.filter(entry => !entry.found && !entry.spoken).map(entry => entry.part)
  const notes = [
    found.length > 0
      ? `Found: ${found.map(({ part, sentence }) => `${told(part)} (${placeOf(sentence)})`).join('; ')}.`
      : '',
    spoken.length > 0 ? `Spoken of, but not told: ${spoken.map(({ part }) => told(part)).join('; ')}.` : '',
    none.length > 0 ? `Not found: ${none.map(part => `${part.what} (looked for ${lookedFor(part)})`).join('; ')}.` : '',
  ]
  return {
    outcome: found.length === parts.length ? 'answered' : found.length + spoken.length > 0 ? 'partly' : 'not_found',
    passages: distinct([...found, ...spoken].map(hit => hit.sentence))
      .slice(0, mostPassages)
      .map(shown),
    note: notes.filter(note => note !== '').join(' '),
  }
}

const told = (part: Part) => (part.so ? `${part.what}, ${part.so}` : part.what)
const placeOf = (sentence: Sentence) => describePlace(sentence.block.where)
const lookedFor = (part: Part) => part.words.split(' ').slice(0, 5).join(', ')

export const shown = ({ text, block }: Sentence): Shown => ({ text, blockId: block.id })

function distinct(sentences: Sentence[]): Sentence[] {
  return [...new Map(sentences.map(sentence => [sentence.text, sentence])).values()]
}

function look(reading: Annotated, part: Part): { found: Hit | null; spoken: Hit | null } {
  const stems = part.words.split(' ').map(stem)
  const hits = reading.sentences.flatMap((sentence): (Hit & { answers: boolean; bears: boolean })[] => {
    if (!mayAnswer(sentence, part)) return []
    const score = bearing(sentence, part, stems)
    if (score === 0) return []
    const answers = part.answers?.(sentence, reading) ?? true
    return [{ part, sentence, answers, bears: score >= worthTelling, score: score + standing(sentence) }]
  })
  const best = (among: Hit[]) => among.toSorted((a, b) => b.score - a.score)[0] ?? null
  return { found: best(hits.filter(hit => hit.answers)), spoken: best(hits.filter(hit => hit.bears)) }
}

function mayAnswer(sentence: Sentence, part: Part): boolean {
  if (!sentence.seen || sentence.question || sentence.block.zone === 'consent') return false
  return sentence.speaker === 'own' || part.quoted === true
}

/** Where a passage answers nothing, one stray word, or the right title alone, is not worth showing. */
const worthTelling = 4

function bearing(sentence: Sentence, part: Part, stems: string[]): number {
  const words = stems.filter(each => sentence.stems.has(each)).length
  const phrase = part.phrase?.test(sentence.text.toLowerCase()) ? 1 : 0
  const role = part.roles?.includes(sentence.section.role) ? 1 : 0
  return 2 * Math.min(words, 3) + 2 * phrase + (words + phrase > 0 ? 2 * role : role)
}

const [shortest, longest] = [5, 45]

/** What speaks for a sentence whatever is asked: a whole one, in the content, near the head. */
function standing({ words, block, at }: Sentence): number {
  const whole = words.length >= shortest && words.length <= longest ? 1 : 0
  const content = block.zone === 'nav' || block.zone === 'footer' ? -2 : 0
  return whole + content + Math.max(0, 0.5 - at / 100)
}
