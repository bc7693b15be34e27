/** Why an analyst does not vote on a claim: one plain sentence that says whose question it is. */
import type { PanelAnalyst } from '#db/shapes.ts'
import type { Category } from '#db/vocabulary.ts'
import type { BallotClaim } from '../ports.ts'
import { catalogue } from './catalogue.ts'
import { sightOf } from './lens.ts'

const subject: Record<Category, string> = {
  clarity: 'how clearly the offer is put',
  audience: 'whom the offer addresses',
  offer: 'the offer and its price',
  proof: 'the evidence from others',
  action: 'the next step a visitor can take',
  form: 'the form',
  structure: 'how the text is laid out',
  readability: 'how easily it reads',
  voice: 'the wording',
  access: 'access and loading',
  honesty: 'pressure and disclosure',
  problem: 'the problem',
  solution: 'the product itself',
  timing: 'the timing',
  market: 'the size of the market',
  competition: 'rivals and alternatives',
  model: 'how the money is made',
  traction: 'the traction figures',
  'go-to-market': 'the way to customers',
  team: 'the people',
  ask: 'the round',
  financials: 'the financial plan',
  narrative: 'how the deck is told',
  consistency: 'whether the text agrees with itself',
}

/** An added analyst whose prompt names nothing that the rubric knows: it has no view of anything, whatever it reads. */
export function seesNothing(analyst: PanelAnalyst): boolean {
  const sight = sightOf(analyst)
  return sight.lens === null && catalogue.every(observation => sight.view(observation) === undefined)
}

/** Names what the claim is about and what the analyst looks at instead. */
export function outsideReason(analyst: PanelAnalyst, claim: BallotClaim): string {
  if (seesNothing(analyst))
    return 'My prompt names none of the subjects that the rubric knows by their English words, so I have no view of this claim or of any other.'
  const own = analyst.specialty.trim().replace(/[.\s]+$/, '')
  return own
    ? `This is about ${subject[claim.category]}; I look at ${own.charAt(0).toLowerCase()}${own.slice(1)}.`
    : `This is about ${subject[claim.category]}, which is outside my lens.`
}
