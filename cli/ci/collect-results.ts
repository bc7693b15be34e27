import packageJson from '../../package.json' with { type: 'json' }
import { type CommandError, exitCodes } from '../errors.ts'
import { type BaselineEntry, isEntryOf } from './baseline.ts'
import type { Settings } from './config.ts'
import { judge, splitByExpiry } from './gate.ts'
import type { LoadedConfig } from './load-config.ts'
import { type Folders, locateClaims } from './locate.ts'
import { sourceFiles } from './quote-lines.ts'
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
          names: [target.name, target.address, target.title],
          engine: report.engine,
          claims: mergeRuns(
            settings.gate,
            reviews.map(review => review.report.claims),
          ),
          baseline: baseline?.filter(entry => isEntryOf(target, entry)) ?? null,
          ignore: holding,
        })
      : []
    const claims = await locateClaims(target, judged, folders)
    targets.push({
      target: target.title,
      address: target.address,
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
      shownAt: await shownAt(loaded, target, folders),
      milliseconds: entry.milliseconds,
    })
  }
  const met = new Set(targets.flatMap(({ claims }) => claims.flatMap(({ ignored }) => ignored ?? [])))
  const outcome = outcomeOf(targets)
  const allReviewed = targets.every(target => target.outcome !== 'not_reviewed' && target.outcome !== 'cancelled')
  return {
    version: packageJson.version,
    name: settings.name,
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

/** A failing claim fails the build even if the rest of a review is missing. */
function outcomeOfTarget({ cancelled, failure }: Reviewed, claims: readonly { effect: string }[]): TargetOutcome {
  if (cancelled) return 'cancelled'
  if (claims.some(({ effect }) => effect === 'fails')) return 'gate_not_met'
  return failure ? 'not_reviewed' : 'passed'
}

/**
 * Where claims without a file are shown: at the document itself, or for a page at its first source, else at its line in the
 * configuration, else at the workflow. Null for files outside the repository.
 */
async function shownAt(
  { file, text }: LoadedConfig,
  { kind, address, sources }: Target,
  { root, current, workflow }: Folders,
): Promise<TargetResult['shownAt']> {
  const own = kind === 'document' ? address : (await sourceFiles(sources))[0]
  const ownPath = own === undefined ? null : pathInRepository(root, current, own)
  if (ownPath !== null) return { path: ownPath, line: 1 }
  const line = text.split('\n').findIndex(row => row.includes(address)) + 1
  const configured = file === null || line === 0 ? null : pathInRepository(root, current, file)
  if (configured !== null) return { path: configured, line }
  return workflow === null ? null : { path: workflow, line: 1 }
}

export function failedRun(error: CommandError, startedAt: Date, name: string | null): Results {
  return {
    version: packageJson.version,
    name,
    outcome: 'error',
    failure: { code: error.code, message: error.message },
    settings: null,
    targets: [],
    expired: [],
    unused: [],
    startedAt: startedAt.toISOString(),
    milliseconds: Date.now() - startedAt.getTime(),
  }
}
