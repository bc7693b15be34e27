/**
 * The engine that needs no model. It sees what the catalogue sees, and each analyst's stance toward it: a fact that
 * pleases one and worries another becomes a conflict because they vote so, not because anything says so.
 */
import type { LocatedDocument } from '#db/shapes.ts'
import type { Vote } from '#db/vocabulary.ts'
import { type Sight, sightOf } from '../lens.ts'
import type { BallotClaim, Engine, Task } from '../ports.ts'
import { observationById } from './catalogue.ts'
import type { Sighting, View } from './observation.ts'
import { observe, rememberSeen, type Seen } from './observed.ts'
import { distanceToJob, opinionOf, stanceOf } from './opinion.ts'
import { outsideReason } from './outside.ts'
import { summarise } from './summary.ts'

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

/** Looks through a document where nothing is held up by it. Throws `EngineFailure`, or the signal's reason. */
export type LookAside = (document: LocatedDocument, signal: AbortSignal) => Promise<Seen[]>

/**
 * The rubric engine. It keeps no state beyond what it has read of a document, needs no network and costs nothing. Without
 * `lookAside` it looks on the caller's thread, for as long as the text pleases: tests and benchmarks do.
 */
export function createRubricEngine(lookAside?: LookAside): Engine {
  const looks = new WeakMap<LocatedDocument, Promise<void>>()
  /** Once for all analysts of a review, which share the document's object and the signal. */
  const looked = async ({ document, signal }: Pick<Task, 'document' | 'signal'>) => {
    const known = looks.get(document)
    if (known) return known
    const aside = lookAside?.(document, signal).then(seen => rememberSeen(document, seen))
    if (aside) looks.set(document, aside)
    return aside
  }
  return {
    name: 'rubric',
    model: null,
    opine: async task => {
      await looked(task)
      return { findings: opinionOf(task), usage: null }
    },
    mend: async (_task, findings) => ({ findings, usage: null }),
    vote: async (task, claims) => {
      await looked(task)
      const sight = sightOf(task.analyst, task.panel)
      return { ballots: claims.map(claim => ballot(task, sight, claim)), usage: null }
    },
    settle: async (task, claim) => {
      await looked(task)
      const sighting = sightingBehind(task, claim)
      return (sighting && observationById(claim.observation)?.question?.(sighting)) ?? null
    },
    distance: distanceToJob,
    summarise: async (task, structure) => ({ text: summarise(task, structure), usage: null }),
  }
}
