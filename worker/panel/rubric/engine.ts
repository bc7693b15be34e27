/**
 * The engine that needs no model. It sees what the catalogue sees, and each analyst's stance toward it: a fact that
 * pleases one and worries another becomes a conflict because they vote so, not because anything says so.
 */
import type { PanelAnalyst } from '#db/shapes.ts'
import type { Stance, Vote } from '#db/vocabulary.ts'
import { type Sight, sightOf } from '../lens.ts'
import type { BallotClaim, DraftFinding, Engine, Task } from '../ports.ts'
import { observationById } from './catalogue.ts'
import type { Observation, Sighting, View } from './observation.ts'
import { type Observed, observe } from './observed.ts'
import { outsideReason } from './outside.ts'
import { summarise } from './summary.ts'

/** An analyst says at most this much; what matters least is left out first. */
const mostFindings = 12

const stanceOf = { '+': 'strength', '-': 'concern', '?': 'question' } as const satisfies Record<View['sign'], Stance>
const signOrder = ['-', '+', '?'] as const

/**
 * Who writes the finding on this panel: worried before pleased before asking, within one sign in the order of the
 * observation's views, then those whose lens came from a prompt. Where a prompt leads with the subject, its analyst
 * speaks in place of a seeded one of the same sign. Of several with one lens only the first by id speaks.
 */
function authorOf(observation: Observation, sights: Sight[]): Sight | undefined {
  const order = Object.keys(observation.views)
  const rank = (sight: Sight) =>
    sight.lens === null ? (sight.leads(observation) ? -1 : order.length) : order.indexOf(sight.lens)
  for (const sign of signOrder) {
    const speakers = sights
      .filter(sight => sight.view(observation)?.sign === sign)
      .sort((a, b) => rank(a) - rank(b) || a.analyst.id - b.analyst.id)
    if (speakers[0]) return speakers[0]
  }
  return undefined
}

/** What this panel can say: facts that someone on it has a view of, and that no such fact beats (gate G11). */
function sayable(task: Pick<Task, 'document' | 'panel'>, sights: Sight[]): Observed[] {
  return observe(task.document).filter(
    ({ observation, beatenBy }) =>
      authorOf(observation, sights) !== undefined && !beatenBy.some(winner => authorOf(winner, sights) !== undefined),
  )
}

function draft(observed: Observed, view: View): DraftFinding {
  const { observation, sighting } = observed
  return {
    stance: stanceOf[view.sign],
    severity: view.sign === '+' ? 1 : sighting.severity,
    category: observation.category,
    claim: view.claim(sighting),
    suggestion: view.suggestion(sighting),
    quotes: sighting.quotes.map(quote => quote.text),
    lookedFor: sighting.quotes.length === 0 ? (sighting.lookedFor ?? null) : null,
    source: observation.sources[0],
    observation: observation.id,
    blockIds: sighting.quotes.map(quote => quote.blockId),
  }
}

function findingsOf(task: Task): DraftFinding[] {
  const sights = sightsOf(task.panel)
  const drafts: DraftFinding[] = []
  for (const observed of sayable(task, sights)) {
    const author = authorOf(observed.observation, sights)
    const view = author?.analyst.id === task.analyst.id ? author.view(observed.observation) : undefined
    if (view) drafts.push(draft(observed, view))
  }
  // The sort is stable: within one severity the document's order stays.
  return drafts.sort((a, b) => b.severity - a.severity).slice(0, mostFindings)
}

function sightsOf(panel: PanelAnalyst[]): Sight[] {
  return [...panel].sort((a, b) => a.id - b.id).map(sightOf)
}

/** The sighting behind a claim: that with its quotes, or the observation's first. */
function sightingBehind(task: Pick<Task, 'document'>, claim: BallotClaim): Sighting | undefined {
  const seen = observe(task.document).filter(({ observation }) => observation.id === claim.observation)
  const first = claim.quotes[0]
  return (seen.find(({ sighting }) => sighting.quotes.some(quote => quote.text === first)) ?? seen[0])?.sighting
}

function voteOf(view: View, claim: BallotClaim): Vote {
  const own = stanceOf[view.sign]
  if (own === claim.stance) return 'agree'
  return own === 'question' || claim.stance === 'question' ? 'unsure' : 'disagree'
}

function ballot(task: Task, sight: Sight, claim: BallotClaim): { findingId: string; vote: Vote; reason: string } {
  const observation = observationById(claim.observation)
  const view = observation && sight.view(observation)
  const sighting = sightingBehind(task, claim)
  if (!view || !sighting)
    return { findingId: claim.findingId, vote: 'outside', reason: outsideReason(task.analyst, claim) }
  return { findingId: claim.findingId, vote: voteOf(view, claim), reason: view.reason(sighting) }
}

/** The rubric engine. It keeps no state beyond what it has read of a document, needs no network and costs nothing. */
export function createRubricEngine(): Engine {
  return {
    name: 'rubric',
    model: null,
    opine: async task => ({ findings: findingsOf(task), usage: null }),
    mend: async (_task, findings) => ({ findings, usage: null }),
    vote: async (task, claims) => {
      const sight = sightOf(task.analyst)
      return { ballots: claims.map(claim => ballot(task, sight, claim)), usage: null }
    },
    settle: async (task, claim) => {
      const sighting = sightingBehind(task, claim)
      return (sighting && observationById(claim.observation)?.question?.(sighting)) ?? null
    },
    summarise: async (task, structure) => ({ text: summarise(task, structure), usage: null }),
  }
}
