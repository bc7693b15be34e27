/**
 * The engine that needs no model. It sees what the catalogue sees, and each analyst's stance toward it: a fact that
 * pleases one and worries another becomes a conflict because they vote so, not because anything says so.
 */
import type { Ballot, LocatedDocument } from '#db/shapes.ts'
import type { Vote } from '#db/vocabulary.ts'
import type { BallotClaim, Engine, Session, Subject } from '../ports.ts'
import { observationById } from './catalogue.ts'
import { type Sight, sightOf } from './lens.ts'
import type { Sighting, View } from './observation.ts'
import { type Observed, observe, observedOf, type Seen, seenIn } from './observed.ts'
import { distanceToJob, opinionOf, stanceOf } from './opinion.ts'
import { outsideReason } from './outside.ts'
import { type About, aboutOf, summarise } from './summary.ts'

/** The sighting behind a claim: that with its quotes, or the observation's first. */
function sightingBehind(observed: Observed[], claim: BallotClaim): Sighting | undefined {
  const seen = observed.filter(({ observation }) => observation.id === claim.observation)
  const first = claim.quotes[0]
  return (seen.find(({ sighting }) => sighting.quotes.some(quote => quote.text === first)) ?? seen[0])?.sighting
}

function voteOf(view: View, claim: BallotClaim): Vote {
  const own = stanceOf[view.sign]
  if (own === claim.stance) return 'agree'
  return own === 'question' || claim.stance === 'question' ? 'unsure' : 'disagree'
}

function ballot(observed: Observed[], sight: Sight, claim: BallotClaim): Omit<Ballot, 'analystId'> {
  const observation = observationById(claim.observation)
  const view = observation && sight.view(observation)
  const sighting = sightingBehind(observed, claim)
  if (!view || !sighting)
    return { findingId: claim.findingId, vote: 'outside', reason: outsideReason(sight.analyst, claim) }
  return { findingId: claim.findingId, vote: voteOf(view, claim), reason: view.reason(sighting) }
}

/** All that patterns find in a document: what takes as long as its text pleases. */
export interface Look {
  seen: Seen[]
  about: About
}

export const lookThrough = (document: LocatedDocument): Look => ({ seen: seenIn(document), about: aboutOf(document) })

/** Looks through a document where nothing is held up by it. Throws `EngineFailure`, or the signal's reason. */
export type LookAside = (document: LocatedDocument, signal: AbortSignal) => Promise<Look>

/**
 * The rubric engine. It needs no network and costs nothing. Without `lookAside` it looks on the caller's thread, for as
 * long as the text pleases: tests and benchmarks do.
 */
export function createRubricEngine(lookAside?: LookAside): Engine {
  return { name: 'rubric', model: null, open: subject => openSession(subject, lookAside) }
}

function openSession({ document, panel, signal }: Subject, lookAside: LookAside | undefined): Session {
  let looking: Promise<{ observed: Observed[]; about: About }> | null = null
  /** Once for all analysts. */
  const look = () => {
    looking ??= lookAside
      ? lookAside(document, signal).then(({ seen, about }) => ({ observed: observedOf(seen), about }))
      : Promise.resolve({ observed: observe(document), about: aboutOf(document) })
    return looking
  }
  const observed = async () => (await look()).observed
  return {
    opine: async analyst => ({ findings: opinionOf(await observed(), analyst, panel), usage: null }),
    mend: async (_analyst, findings) => ({ findings, usage: null }),
    vote: async (analyst, claims) => {
      const seen = await observed()
      const sight = sightOf(analyst, panel)
      return { ballots: claims.map(claim => ballot(seen, sight, claim)), usage: null }
    },
    settle: async claim => {
      const sighting = sightingBehind(await observed(), claim)
      return (sighting && observationById(claim.observation)?.question?.(sighting)) ?? null
    },
    distance: finding => distanceToJob(finding, panel),
    summarise: async structure => ({
      text: summarise({ document, panel }, structure, (await look()).about),
      usage: null,
    }),
  }
}
