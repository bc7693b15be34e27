/** Every observation that the rubric engine may make, in the order in which ties are settled. */
import { anyObservations } from './any/observations.ts'
import { offerQuestions } from './asked/offer/questions.ts'
import { lineQuestions } from './asked/one-line/questions.ts'
import { pitchQuestions } from './asked/pitch/pitch-questions.ts'
import { inCopy } from './copy/in-copy.ts'
import { copyObservations, ofWords } from './copy/observations.ts'
import { deckObservations } from './deck/observations.ts'
import type { Observation } from './observation.ts'
import { pageObservations } from './page/observations.ts'

export const catalogue: readonly Observation[] = [
  ...anyObservations,
  ...pageObservations.map(observation => (ofWords.has(observation) ? inCopy(observation) : observation)),
  ...copyObservations,
  ...deckObservations,
  ...offerQuestions.map(inCopy),
  ...pitchQuestions,
  ...lineQuestions,
]

const byId = new Map(catalogue.map(observation => [observation.id, observation]))

/** The observation with this id, or undefined: a finding that a model wrote has none. */
export function observationById(id: string | null): Observation | undefined {
  return id === null ? undefined : byId.get(id)
}
