/** Every observation on pitch decks and memos, in the catalogue's order. */
import type { Observation } from '../observation.ts'
import { marketObservations } from './market.ts'
import { problemObservations } from './problem.ts'
import { solutionObservations } from './solution.ts'
import { timingObservations } from './timing.ts'

export const deckObservations: Observation[] = [
  ...problemObservations,
  ...solutionObservations,
  ...timingObservations,
  ...marketObservations,
]
