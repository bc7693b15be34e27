import type { Claim, Report, ReportChoice } from '#db/report.ts'
import { holds, sourcesOf, standing } from './claims.ts'

const most = 5

/**
 * What to read first: concerns and split choices by weight, then by how many raised them on their own, then by how they
 * held. What is unverified is left out, and what more deny than raise or hold. A view: each stands in its group too.
 */
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
      // What holds of a choice is its split: those of the smaller side make it one.
      held: Math.min(choice.back.length, choice.doubt.length),
    }))
  return [...split, ...concerns]
    .sort((a, b) => b.weight - a.weight || b.raised - a.raised || b.held - a.held)
    .slice(0, most)
    .map(({ kind, id }) => ({ kind, id }))
}

function isDenied(claim: Claim): boolean {
  const denied = claim.votes.filter(({ vote }) => vote === 'fails').length
  return denied > sourcesOf(claim) + claim.votes.filter(holds).length
}
