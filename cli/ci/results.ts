/** The results of a `panel ci` run: the one object from which every file and every line is written. */
import type { EngineName, PanelType } from '#db/vocabulary.ts'
import { type ExitCode, exitCodes } from '../errors.ts'
import type { Settings } from './config.ts'
import type { IgnoreEntry, JudgedClaim } from './gate.ts'
import type { Report, Review } from './reviewer.ts'

export type TargetOutcome = 'passed' | 'gate_not_met' | 'not_reviewed' | 'cancelled'

export interface LocatedClaim extends JudgedClaim {
  /** Depends on quotes and category, never on prose; unique within its target. */
  fingerprint: string
  /** The place in the submission, in words; null for a claim about something missing. */
  place: string | null
  /** Path from the repository's root, and line; null if there is none. */
  file: { path: string; line: number | null } | null
}

export interface TargetResult {
  target: string
  address: string
  kind: 'website' | 'document'
  panel: PanelType
  reviewedBy: 'runner' | 'server'
  outcome: TargetOutcome
  /** Why it was not reviewed, or not by the whole panel. */
  failure: { code: string; message: string } | null
  engine: EngineName | null
  model: string | null
  claims: LocatedClaim[]
  analysts: Review['analysts']
  /** One per run; without a model one run is enough. */
  reports: Report[]
  /** File and line for claims that have none of their own; null if nothing in the repository names the target. */
  shownAt: { path: string; line: number } | null
  milliseconds: number
}

export interface Results {
  version: string
  /** Distinguishes several runs on the same change; null if there is only one. */
  name: string | null
  outcome: TargetOutcome | 'not_signed_in' | 'error'
  /** Why nothing could be reviewed in this process or on the server: not signed in, or a wrong setting. */
  failure: { code: string; message: string } | null
  /** Null if the settings themselves are wrong. */
  settings: Pick<Settings, 'engine' | 'gate' | 'baseline' | 'budget'> | null
  targets: TargetResult[]
  expired: IgnoreEntry[]
  unused: IgnoreEntry[]
  startedAt: string
  milliseconds: number
}

/** A run's outcome is the first of these that a target has: a failed gate is certain, whatever was not reviewed. */
const precedence = ['cancelled', 'gate_not_met', 'not_reviewed'] as const satisfies TargetOutcome[]

export function outcomeOf(targets: readonly Pick<TargetResult, 'outcome'>[]): TargetOutcome {
  return precedence.find(outcome => targets.some(target => target.outcome === outcome)) ?? 'passed'
}

const exitCodeOf = {
  passed: exitCodes.ok,
  error: exitCodes.error,
  cancelled: exitCodes.cancelled,
  gate_not_met: exitCodes.gateNotMet,
  not_signed_in: exitCodes.notSignedIn,
  not_reviewed: exitCodes.couldNotReview,
} as const satisfies Record<Results['outcome'], ExitCode>

export const exitCodeFor = (results: Pick<Results, 'outcome'>): ExitCode => exitCodeOf[results.outcome]

export const failing = (target: Pick<TargetResult, 'claims'>): LocatedClaim[] =>
  target.claims.filter(({ effect }) => effect === 'fails')

/** Verified concerns and all failing claims, failing first, then by weight: what a build shows people. */
export function shownClaims(target: Pick<TargetResult, 'claims'>): LocatedClaim[] {
  const shown = target.claims.filter(
    ({ effect, claim }) => effect !== 'unverified' && (claim.stance === 'concern' || effect === 'fails'),
  )
  return shown.toSorted(
    (a, b) => Number(b.effect === 'fails') - Number(a.effect === 'fails') || b.claim.weight - a.claim.weight,
  )
}
