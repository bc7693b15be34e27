import type { Claim, Report, ReportChoice } from '#db/report.ts'
import { holds, sourcesOf, standing } from './claims.ts'

const maxFirstThings = 5

/** Concerns and split choices by weight, separate sources and votes. Unverified and mostly denied claims are left out. */
export function firstThings(claims: Claim[], choices: ReportChoice[]): Report['firstThings'] {
  const concerns = claims
    .filter(claim => claim.stance === 'concern' && claim.group !== 'unverified' && !isDenied(claim))
    .map(claim => ({
      kind: 'claim' as const,
      id: claim.id,
      weight: claim.weight,
      raised: sourcesOf(claim),
      held: standing(claim),
    }))
  const split = choices
    .filter(choice => choice.split)
    .map(choice => ({
      kind: 'choice' as const,
      id: choice.id,
      weight: choice.weight,
      raised: Math.max(1, new Set(choice.raised.map(({ analystId }) => analystId)).size),
      // A choice counts by how split it is, which is the size of its smaller side.
      held: Math.min(choice.back.length, choice.doubt.length),
    }))
  return [...split, ...concerns]
    .sort((a, b) => b.weight - a.weight || b.raised - a.raised || b.held - a.held)
    .slice(0, maxFirstThings)
    .map(({ kind, id }) => ({ kind, id }))
}

function isDenied(claim: Claim): boolean {
  const denied = claim.votes.filter(({ vote }) => vote === 'fails').length
  return denied > sourcesOf(claim) + claim.votes.filter(holds).length
}
