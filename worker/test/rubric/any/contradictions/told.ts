/** What the contradictions say of a document: what they are about, the two sides, why both cannot hold. */
import type { LocatedDocument } from '#db/shapes.ts'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { promisesContradict } from '#worker/panel/rubric/any/promises-contradict.ts'
import type { Observation } from '#worker/panel/rubric/observation.ts'
import { memo, type Part } from '../../documents.ts'
import { see as seen } from '../../see.ts'
import { expectAsWritten } from './as-written.ts'

/** Whatever case it is, what is shown as the words of a document stands in it. */
function see(observation: Observation, document: LocatedDocument) {
  const sightings = seen(observation, document)
  expectAsWritten(document, sightings)
  return sightings
}

export const lines = (...texts: string[]) => memo(texts)

export function told(document: LocatedDocument): string[] {
  return see(numbersContradict, document).map(({ facts }) => `${facts.subject}: ${facts.because}`)
}

/** What both kinds of contradictions are about in a document, and the two sides as they are shown; of shares the parts. */
export function sides(document: LocatedDocument): string[] {
  return [numbersContradict, promisesContradict]
    .flatMap(observation => see(observation, document))
    .map(({ facts }) => `${facts.subject}: ${facts.adds ? facts.parts : `${facts.first} / ${facts.second}`}`)
}

/** What both kinds of contradictions are about in a document. */
export function subjects(document: LocatedDocument): string[] {
  return [numbersContradict, promisesContradict]
    .flatMap(observation => see(observation, document))
    .map(({ facts }) => String(facts.subject))
}

/** A question that is folded, and what it opens. */
export const asks = (question: string, answer: string, group = 7): Part[] => [
  { type: 'button', text: question, group },
  { text: answer, group },
]
