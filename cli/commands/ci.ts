import { resolve } from 'node:path'
import { type BaselineEntry, readBaseline, writeBaseline } from '../ci/baseline.ts'
import { collectResults, failedRun } from '../ci/collect-results.ts'
import type { Settings } from '../ci/config.ts'
import { type CiOptions, decide } from '../ci/decide.ts'
import { defaults } from '../ci/defaults.ts'
import { type LoadedConfig, loadConfig } from '../ci/load-config.ts'
import { repositoryRoot, workflowFile } from '../ci/repository.ts'
import { exitCodeFor, type Results } from '../ci/results.ts'
import { type Reviewed, reviewTargets } from '../ci/review-targets.ts'
import type { Reviewer } from '../ci/reviewer.ts'
import { mergeRuns } from '../ci/runs.ts'
import { resolveTargets, type Target } from '../ci/targets.ts'
import { prepareOutputFolder, resultsObject, writeResults } from '../ci/write-results.ts'
import { type Context, widthOf } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'
import { annotations, escapeForLog } from '../output/annotations.ts'
import { outcomeInWords } from '../output/ci-words.ts'
import { writeJson } from '../output/json.ts'
import { plainResults } from '../output/plain-ci.ts'
import { withoutControls } from '../output/terminal-text.ts'

export async function ci(context: Context, named: string[], options: CiOptions): Promise<void> {
  const startedAt = new Date()
  const { loaded, settings, targets, before } = await prepare(context, named, options, startedAt)
  const { reviewed, stopped } = await review(context, settings, targets)
  const baseline = options.writeBaseline
    ? await rewrite(options.writeBaseline, settings, reviewed, before ?? [])
    : before
  const current = resolve('.')
  const root = repositoryRoot(context.env, current)
  const folders = { root, current, workflow: workflowFile(context.env, root) }
  const results = await collectResults({ settings, loaded, reviewed, stopped, baseline, startedAt, folders })
  await writeResults(context, settings.out, results)
  print(context, results, settings, options)
  // What stopped the run has its own message and next command.
  if (stopped && !options.json) throw stopped
  const exitCode = exitCodeFor(results)
  if (exitCode !== exitCodes.ok) throw new CommandError(outcomeInWords(results), { exitCode, told: true })
}

interface Prepared {
  loaded: LoadedConfig
  settings: Settings
  targets: Target[]
  before: BaselineEntry[] | null
}

/** Everything that can go wrong before a review begins. Such a failure is written to the results files too. */
async function prepare(context: Context, named: string[], options: CiOptions, startedAt: Date): Promise<Prepared> {
  let loaded: LoadedConfig = { config: {}, file: null, text: '' }
  try {
    loaded = await loadConfig(context, options.config)
    const settings = decide(context, loaded, named, options)
    const targets = await resolveTargets(context, settings.targets)
    const ifMissing = options.writeBaseline ? 'empty' : 'throw'
    const { baseline } = settings
    const before = baseline === null ? null : await readBaseline(context, baseline, ifMissing)
    await prepareOutputFolder(context, settings.out)
    return { loaded, settings, targets, before }
  } catch (error) {
    if (error instanceof CommandError) {
      const results = failedRun(error, startedAt, options.name ?? loaded.config.name ?? null)
      await keep(context, options.out ?? loaded.config.out ?? defaults.out, results)
      if (context.env.GITHUB_ACTIONS === 'true' && !options.json) annotate(context, results)
    }
    throw error
  }
}

/** If the results cannot be written either, the first error is the one to report. */
async function keep(context: Context, out: string, results: Results): Promise<void> {
  try {
    await prepareOutputFolder(context, out)
    await writeResults(context, out, results)
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
  }
}

async function review(context: Context, settings: Settings, targets: Target[]) {
  const say = (line: string) => context.stderr.write(`${escapeForLog(withoutControls(line))}\n`)
  const reviewers = new Map<'runner' | 'server', Promise<Reviewer>>()
  const make = async (place: 'runner' | 'server'): Promise<Reviewer> => {
    if (place === 'server') return (await import('../ci/server-reviewer.ts')).createServerReviewer(context, say)
    const { createLocalReviewer } = await import('../ci/local-reviewer.ts')
    const { allowHosts, engine } = settings
    const here = targets.filter(({ loopback }) => settings.local || loopback)
    return createLocalReviewer(context, { engine: engine ?? 'rubric', targets: here, allowHosts, say })
  }
  const reviewer = (place: 'runner' | 'server') => {
    const made = reviewers.get(place) ?? make(place)
    reviewers.set(place, made)
    return made
  }
  try {
    return await reviewTargets(targets, { settings, reviewer, signal: context.stopped, say })
  } finally {
    for (const made of reviewers.values()) await made.then(({ close }) => close()).catch(() => undefined)
  }
}

/** Only claims of fully reviewed targets: an interrupted review knows too little. */
function rewrite(
  file: string,
  { gate }: Settings,
  reviewed: Reviewed[],
  before: BaselineEntry[],
): Promise<BaselineEntry[]> {
  const whole = reviewed.filter(({ cancelled, failure }) => !cancelled && failure === null)
  const entries = whole.map(({ target, reviews }) => ({
    target,
    claims: mergeRuns(
      gate,
      reviews.map(({ report }) => report.claims),
    ).map(({ claim }) => claim),
  }))
  return writeBaseline(file, entries, before)
}

function print(context: Context, results: Results, { out }: Settings, options: CiOptions): void {
  if (options.json) {
    context.stderr.write(`${withoutControls(outcomeInWords(results))}\n`)
    writeJson(context, resultsObject(results))
    return
  }
  const onGithub = context.env.GITHUB_ACTIONS === 'true'
  const text = plainResults(withoutControls(results), { width: widthOf(context), stream: context.stdout })
  context.stdout.write(`${onGithub ? escapeForLog(text) : text}\n`)
  if (onGithub) annotate(context, results)
  context.stderr.write(`Results are in ${out}\n`)
}

function annotate(context: Context, results: Results): void {
  for (const line of annotations(results)) context.stdout.write(`${line}\n`)
}
