import { matchClaims } from '#api/contracts/report/diff.ts'
import type { Claim } from '#api/contracts/report/report.ts'
import { couldFail, type GateRules, type SeenClaim } from './gate.ts'

/**
 * The claims of all runs, each as first worded. An appearance counts only if it could fail the build on its own
 * (verified, and grave enough), so that the order of the runs does not matter.
 */
export function mergeRuns(rules: GateRules, runs: readonly (readonly Claim[])[]): SeenClaim[] {
  const [only, ...more] = runs
  if (only && more.length === 0) return only.map(claim => ({ claim, seenIn: 1 }))
  const judged = countedOver(runs.map(claims => claims.filter(claim => couldFail(rules, claim))))
  const others = countedOver(runs.map(claims => claims.filter(claim => !couldFail(rules, claim))))
  const { pairs } = matchClaims(
    judged.map(({ claim }) => claim),
    others.map(({ claim }) => claim),
  )
  const told = new Set(pairs.map(({ after }) => after))
  return [...judged, ...others.filter(({ claim }) => !told.has(claim))]
}

function countedOver(runs: readonly (readonly Claim[])[]): SeenClaim[] {
  const seenIn = new Map<Claim, number>()
  for (const claims of runs) {
    const { pairs, added } = matchClaims([...seenIn.keys()], claims)
    for (const { before } of pairs) seenIn.set(before, (seenIn.get(before) ?? 0) + 1)
    for (const claim of added) seenIn.set(claim, 1)
  }
  return [...seenIn].map(([claim, times]) => ({ claim, seenIn: times }))
}

/** Whether another run, which costs money, could change the gate's decision. */
export function needsAnotherRun(rules: GateRules, runs: readonly (readonly Claim[])[]): boolean {
  const { of, atLeast } = rules.runs
  const left = of - runs.length
  if (left <= 0) return false
  if (left >= atLeast) return true
  return mergeRuns(rules, runs).some(
    ({ claim, seenIn }) => seenIn < atLeast && seenIn + left >= atLeast && couldFail(rules, claim),
  )
}
