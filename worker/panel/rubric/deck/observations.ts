/** Every observation on pitch decks and memos, in the catalogue's order. */
import type { Observation } from '../observation.ts'
import { askObservations } from './ask.ts'
import { competitionObservations } from './competition.ts'
import { financialsObservations } from './financials.ts'
import { goToMarketObservations } from './go-to-market.ts'
import { growthObservations } from './growth.ts'
import { marketObservations } from './market.ts'
import { modelObservations } from './model.ts'
import { narrativeObservations } from './narrative.ts'
import { problemObservations } from './problem.ts'
import { solutionObservations } from './solution.ts'
import { teamObservations } from './team.ts'
import { timingObservations } from './timing.ts'
import { tractionObservations } from './traction.ts'

export const deckObservations: Observation[] = [
  ...problemObservations,
  ...solutionObservations,
  ...timingObservations,
  ...marketObservations,
  ...competitionObservations,
  ...modelObservations,
  ...tractionObservations,
  ...growthObservations,
  ...goToMarketObservations,
  ...teamObservations,
  ...askObservations,
  ...financialsObservations,
  ...narrativeObservations,
]
