/** Each observation on decks: where it holds, where it nearly holds, and where a naive rule would see it. */
import { describe, expect, it } from 'vitest'
import { deckObservations } from '#worker/panel/rubric/deck/observations.ts'
import { allottedCases } from './cases/allotted.ts'
import { askCases } from './cases/ask.ts'
import { candourCases } from './cases/candour.ts'
import { comparedCases } from './cases/compared.ts'
import { competitionCases } from './cases/competition.ts'
import { financialsCases } from './cases/financials.ts'
import { growthCases } from './cases/growth.ts'
import { marketCases } from './cases/market.ts'
import { modelCases } from './cases/model.ts'
import { narrativeCases } from './cases/narrative.ts'
import { problemCases } from './cases/problem.ts'
import { promiseCases } from './cases/promises.ts'
import { reachCases } from './cases/reach.ts'
import { rivalCases } from './cases/rivals.ts'
import { shownCases } from './cases/shown.ts'
import { solutionCases } from './cases/solution.ts'
import { teamCases } from './cases/team.ts'
import { timingCases } from './cases/timing.ts'
import { tractionCases } from './cases/traction.ts'
import { unitEconomicsCases } from './cases/unit-economics.ts'
import { weightCases } from './cases/weight.ts'
import { withheldCases } from './cases/withheld.ts'
import { seen } from './deck-cases.ts'
import { expectSound } from './soundness.ts'

const all = [
  ...problemCases,
  ...solutionCases,
  ...timingCases,
  ...marketCases,
  ...competitionCases,
  ...modelCases,
  ...unitEconomicsCases,
  ...tractionCases,
  ...growthCases,
  ...reachCases,
  ...teamCases,
  ...askCases,
  ...financialsCases,
  ...narrativeCases,
  ...shownCases,
  ...candourCases,
  ...comparedCases,
  ...promiseCases,
  ...rivalCases,
  ...weightCases,
  ...withheldCases,
  ...allottedCases,
]

describe.each(all)('$id', ({ id, holds, not }) => {
  it.each(holds)('holds: %s', (_, document) => {
    const sightings = seen(id, document)
    expect(sightings.length).toBeGreaterThan(0)
    for (const sighting of sightings) expectSound(id, document, sighting)
  })
  it.each(not)('does not hold: %s', (_, document) => {
    expect(seen(id, document)).toEqual([])
  })
})

it('has cases for every observation on decks', () => {
  expect(all.map(({ id }) => id).sort()).toEqual(deckObservations.map(({ id }) => id).sort())
})
