/** What a run of `panel ci` found: the one object from which every file and every line of it is written. */
import type { EngineName, PanelType } from '#db/vocabulary.ts'
import { type ExitCode, exitCodes } from '../errors.ts'
import type { Settings } from './config.ts'
import type { IgnoreEntry, JudgedClaim } from './gate.ts'
import type { Report, Review } from './reviewer.ts'

export type TargetOutcome = 'passed' | 'gate_not_met' | 'not_reviewed' | 'cancelled'

export interface LocatedClaim extends JudgedClaim {
  /** The same for the same words in the same category, whatever the prose; unique within its target. */
  fingerprint: string
  /** Where in the submission, in words; null for a claim about something missing. */
  place: string | null
  /** The repository's file, relative to its root, and the line; null where there is none. */
  file: { path: string; line: number | null } | null
}

export interface TargetResult {
  /** As people are told of it. */
  target: string
  /** What was opened: the address, or the path. */
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
  /** One for each run; without a model none needs a second. */
  reports: Report[]
  /** The repository's file and line for claims that stand in none; null where nothing of the repository names it. */
  shownAt: { path: string; line: number } | null
  milliseconds: number
}

export interface Results {
  version: string
  /** What sets it apart from other runs on the same change; null where there is one. */
  name: string | null
  outcome: TargetOutcome | 'not_signed_in' | 'error'
  /** What kept this process or the server from reviewing anything: nobody is signed in, or a setting is wrong. */
  failure: { code: string; message: string } | null
  /** Null where they are what is wrong. */
  settings: Pick<Settings, 'engine' | 'gate' | 'baseline' | 'budget'> | null
  targets: TargetResult[]
  /** Entries that have ended and ignore nothing any more. */
  expired: IgnoreEntry[]
  /** Entries that hold and met nothing. */
  unused: IgnoreEntry[]
  /** ISO 8601. */
  startedAt: string
  milliseconds: number
}

/** The first that is true of any target. A gate that is not met is known, whatever else could not be looked at. */
const gravest = ['cancelled', 'gate_not_met', 'not_reviewed'] as const satisfies TargetOutcome[]

export function outcomeOf(targets: readonly Pick<TargetResult, 'outcome'>[]): TargetOutcome {
  return gravest.find(outcome => targets.some(target => target.outcome === outcome)) ?? 'passed'
}

/** The one table from what happened to how the program ends. */
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

/** Verified claims that find fault, gravest first, in the order of the report: what a build shows people. */
export function shownClaims(target: Pick<TargetResult, 'claims'>): LocatedClaim[] {
  const shown = target.claims.filter(
    ({ effect, claim }) => effect !== 'unverified' && (claim.stance === 'concern' || effect === 'fails'),
  )
  return shown.toSorted(
    (a, b) => Number(b.effect === 'fails') - Number(a.effect === 'fails') || b.claim.weight - a.claim.weight,
  )
}
