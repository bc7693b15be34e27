/** Judges what was reviewed, says where each claim stands, and puts it together: the object that is written. */
import packageJson from '../../package.json' with { type: 'json' }
import { type CommandError, exitCodes } from '../errors.ts'
import type { BaselineEntry } from './baseline.ts'
import { claimsOf } from './claims.ts'
import type { Settings } from './config.ts'
import { judge, splitByExpiry } from './gate.ts'
import type { LoadedConfig } from './load-config.ts'
import { type Folders, locateClaims } from './locate.ts'
import { pathInRepository } from './repository.ts'
import { outcomeOf, type Results, type TargetOutcome, type TargetResult } from './results.ts'
import type { Reviewed } from './review-targets.ts'
import { mergeRuns } from './runs.ts'
import type { Target } from './targets.ts'

interface Parts {
  settings: Settings
  loaded: LoadedConfig
  reviewed: Reviewed[]
  stopped: CommandError | null
  baseline: BaselineEntry[] | null
  startedAt: Date
  folders: Folders
}

export async function collectResults({
  settings,
  loaded,
  reviewed,
  stopped,
  baseline,
  startedAt,
  folders,
}: Parts): Promise<Results> {
  const { holding, expired } = splitByExpiry(settings.ignore, startedAt.toISOString().slice(0, 10))
  const targets: TargetResult[] = []
  for (const entry of reviewed) {
    const { target, reviews } = entry
    const report = reviews[0]?.report
    const judged = report
      ? judge(settings.gate, {
          target: target.name,
          engine: report.engine,
          claims: mergeRuns(reviews.map(review => claimsOf(review.report))),
          baseline: baseline?.filter(({ target: of }) => of === target.name) ?? null,
          ignore: holding,
        })
      : []
    const claims = await locateClaims(target, judged, folders)
    targets.push({
      target: target.name,
      kind: target.kind,
      panel: target.panel,
      reviewedBy: entry.reviewedBy,
      outcome: outcomeOfTarget(entry, claims),
      failure: entry.failure,
      engine: report?.engine ?? null,
      model: report?.model ?? null,
      claims,
      analysts: reviews[0]?.analysts ?? [],
      reports: reviews.map(review => review.report),
      named: namedIn(loaded, target, folders),
      milliseconds: entry.milliseconds,
    })
  }
  const met = new Set(targets.flatMap(({ claims }) => claims.flatMap(({ ignored }) => ignored ?? [])))
  const outcome = outcomeOf(targets)
  const allReviewed = targets.every(target => target.outcome !== 'not_reviewed' && target.outcome !== 'cancelled')
  return {
    version: packageJson.version,
    outcome:
      stopped && outcome !== 'cancelled'
        ? stopped.exitCode === exitCodes.notSignedIn
          ? 'not_signed_in'
          : 'error'
        : outcome,
    failure: stopped ? { code: stopped.code, message: stopped.message } : null,
    settings: { engine: settings.engine, gate: settings.gate, baseline: settings.baseline, budget: settings.budget },
    targets,
    expired,
    unused: allReviewed ? holding.filter(entry => !met.has(entry)) : [],
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
  }
}

/** A claim that fails is known to fail, even where the rest of a review is missing. */
function outcomeOfTarget({ cancelled, failure }: Reviewed, claims: readonly { effect: string }[]): TargetOutcome {
  if (cancelled) return 'cancelled'
  if (claims.some(({ effect }) => effect === 'fails')) return 'gate_not_met'
  return failure ? 'not_reviewed' : 'passed'
}

function namedIn(
  { file, text }: LoadedConfig,
  { kind, name }: Target,
  { root, current }: Folders,
): TargetResult['named'] {
  if (file === null || kind === 'document') return null
  const line = text.split('\n').findIndex(row => row.includes(name)) + 1
  return line > 0 ? { path: pathInRepository(root, current, file), line } : null
}
