/**
 * What the panel made of its claims, by ballots alone: agreements, tensions, lone insights. Every verified finding
 * stands in exactly one of them.
 */
import type { Ballot, PanelAnalyst } from '#db/shapes.ts'
import type { Claim } from './claims.ts'

/** A claim with its result. Authors count as for; "outside" and "unsure" take no side. */
export interface Outcome {
  claim: Claim
  /** The claim of the other side, where that side raised one of its own about the same fact. */
  contrary: Claim | null
  for: number[]
  against: number[]
}

export interface Groups {
  agreements: Outcome[]
  tensions: Outcome[]
  loneInsights: Outcome[]
}

/**
 * Anyone against: a tension, since an author is always for. Nobody against and two or more for: an agreement. Nobody
 * against and only its author for: a lone insight. A concern and a strength on one fact are one tension where each was
 * voted against from the other's side. In each group what weighs most stands first, then what most raised.
 */
export function groupClaims(claims: Claim[], ballots: Ballot[], analysts: PanelAnalyst[]): Groups {
  const ids = analysts.map(analyst => analyst.id)
  const outcomes = paired(
    claims.map(claim => outcomeOf(claim, ballots, ids)),
    ids,
  ).sort(
    (a, b) => b.claim.leading.severity - a.claim.leading.severity || b.claim.authors.length - a.claim.authors.length,
  )
  const calm = outcomes.filter(outcome => outcome.against.length === 0)
  return {
    tensions: outcomes.filter(outcome => outcome.against.length > 0),
    agreements: calm.filter(outcome => outcome.for.length > 1),
    loneInsights: calm.filter(outcome => outcome.for.length <= 1),
  }
}

function outcomeOf(claim: Claim, ballots: Ballot[], ids: number[]): Outcome {
  const votes = ballots.filter(ballot => ballot.findingId === claim.id && !claim.authors.includes(ballot.analystId))
  const voted = (vote: Ballot['vote'], id: number) =>
    votes.some(ballot => ballot.analystId === id && ballot.vote === vote)
  return {
    claim,
    contrary: null,
    for: ids.filter(id => claim.authors.includes(id) || voted('agree', id)),
    against: ids.filter(id => voted('disagree', id)),
  }
}

/** Sets each concern against the first strength that it conflicts with; a claim stands in one pair at most. */
function paired(outcomes: Outcome[], ids: number[]): Outcome[] {
  const taken = new Set<Outcome>()
  const joined = new Map<Outcome, Outcome>()
  for (const concern of outcomes) {
    if (concern.claim.leading.stance === 'strength') continue
    const strength = outcomes.find(
      other => concern.claim.contrary.includes(other.claim.id) && !taken.has(other) && inConflict(concern, other),
    )
    if (!strength) continue
    taken.add(strength)
    joined.set(concern, pairOf(concern, strength, ids))
  }
  return outcomes.filter(outcome => !taken.has(outcome)).map(outcome => joined.get(outcome) ?? outcome)
}

/** Both sides cast a ballot against the other's claim. */
function inConflict(one: Outcome, other: Outcome): boolean {
  return one.against.some(id => other.for.includes(id)) && other.against.some(id => one.for.includes(id))
}

/**
 * Who raised a claim stands on its side; who voted for one of the two stands there as well, and who only rejects the
 * concern stands against it. Who voted for both takes no side.
 */
function pairOf(concern: Outcome, strength: Outcome, ids: number[]): Outcome {
  const side = (id: number): 'for' | 'against' | null => {
    if (concern.claim.authors.includes(id)) return 'for'
    if (strength.claim.authors.includes(id)) return 'against'
    if (concern.for.includes(id)) return strength.for.includes(id) ? null : 'for'
    return strength.for.includes(id) || concern.against.includes(id) ? 'against' : null
  }
  return {
    claim: concern.claim,
    contrary: strength.claim,
    for: ids.filter(id => side(id) === 'for'),
    against: ids.filter(id => side(id) === 'against'),
  }
}

/** The findings of an outcome: those of the claim, its leading one first, then those of the other side. */
export function findingIdsOf({ claim, contrary }: Outcome): string[] {
  return [...claim.findings, ...(contrary?.findings ?? [])].map(finding => finding.id)
}
