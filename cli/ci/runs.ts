/** Several reviews of one target as one list of claims: which came back, and how often. Pure. */
import { matchClaims } from './claim-match.ts'
import { anchorOf, type Claim } from './claims.ts'
import { couldFail, type GateRules, type SeenClaim } from './gate.ts'

/** The claims of all runs, each as it was first worded, in the order in which they came up. */
export function mergeRuns(runs: readonly (readonly Claim[])[]): SeenClaim[] {
  const seen: SeenClaim[] = []
  for (const claims of runs) {
    const { persisting, added } = matchClaims(seen, claims, { before: ({ claim }) => anchorOf(claim), after: anchorOf })
    for (const { before } of persisting) before.seenIn += 1
    seen.push(...added.map(claim => ({ claim, seenIn: 1 })))
  }
  return seen
}

/**
 * Whether a further run could change what the gate says. Runs of a model cost money: one is spared where each claim has
 * come back often enough already, or cannot any more.
 */
export function needsAnotherRun(rules: GateRules, runs: readonly (readonly Claim[])[]): boolean {
  const { of, atLeast } = rules.runs
  const left = of - runs.length
  if (left <= 0) return false
  if (left >= atLeast) return true
  return mergeRuns(runs).some(
    ({ claim, seenIn }) => seenIn < atLeast && seenIn + left >= atLeast && couldFail(rules, claim),
  )
}
