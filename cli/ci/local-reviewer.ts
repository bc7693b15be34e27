/** Reviews in this process: the only module of the program that knows the worker, loaded only where it is needed. */
import envPaths from 'env-paths'
import { ConfigError } from '#db/config-error.ts'
import { failureOf } from '#worker/failure-of.ts'
import { createLocalRunner } from '#worker/local.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import { readSubmission } from '../input.ts'
import { type Cap, NotReviewed, type Reviewer, rethrowAsNotReviewed } from './reviewer.ts'
import { badPortOf, hostAndPort, type Target } from './targets.ts'

export interface LocalReviewerOptions {
  engine: 'rubric' | 'model'
  targets: readonly Target[]
  allowHosts: readonly string[]
  say: (line: string) => void
}

export function createLocalReviewer(context: Context, options: LocalReviewerOptions): Reviewer {
  const { engine, say } = options
  // A target that the user names may be at a private address; addresses that its page leads to may not.
  const named = options.targets.filter(({ kind }) => kind === 'website').flatMap(({ address }) => hostAndPort(address))
  const said = new Set<string>()
  /** Whether the configuration's remaining budget is a tighter limit than `PANEL_MAX_COST` or `PANEL_MAX_TOKENS`. */
  let budgeted = false
  const log = (message: string) => {
    // Drops repeated lines, and those about the limit: all analysts hit it at once, and the review's failure reports it.
    if (said.has(message) || (budgeted && message.includes('PANEL_MAX_'))) return
    said.add(message)
    say(message)
  }
  const runner = withSettingErrors(context, () =>
    createLocalRunner({
      engine,
      env: context.env,
      dataDir: context.env.PANEL_DATA_DIR?.trim() || envPaths('panel', { suffix: '' }).cache,
      allowHosts: [...new Set([...named, ...options.allowHosts])],
      log,
    }),
  )
  return {
    async review(target, cap, signal) {
      const source = await sourceOf(context, target)
      budgeted = isTighterThanEnvironment(cap, context.env)
      try {
        const review = await runner.review({ panel: target.panel, source, signal, cap })
        if (budgeted && review.report.missing.some(({ failure }) => failure.code === 'over_budget'))
          throw overBudget(cap)
        return review
      } catch (error) {
        if (signal.aborted || error instanceof NotReviewed) throw error
        if (error instanceof ConfigError) throw settingError(context, error)
        const failure = failureOf(error)
        if (budgeted && failure?.code === 'over_budget') throw overBudget(cap)
        if (failure) throw new NotReviewed(failure.code, failure.message)
        throw new NotReviewed('internal', `It could not be reviewed: ${error instanceof Error ? error.message : error}`)
      }
    },
    close: () => runner.close(),
  }
}

function isTighterThanEnvironment({ cost, tokens }: Cap, env: Context['env']): boolean {
  const least = (left: number | undefined, most: string | undefined) =>
    left !== undefined && !(Number.parseFloat(most ?? '') < left)
  return least(cost, env.PANEL_MAX_COST) || least(tokens, env.PANEL_MAX_TOKENS)
}

function overBudget({ cost, tokens }: Cap): NotReviewed {
  const left = [cost !== undefined && `$${cost}`, tokens !== undefined && `${tokens} tokens`].filter(Boolean)
  return new NotReviewed(
    'over_budget',
    `What is left of gate.budget (${left.join(', ')}) does not cover this review. Raise it, or review less at once.`,
  )
}

async function sourceOf(context: Context, target: Target) {
  const submission = await readSubmission(context, target.address).catch(rethrowAsNotReviewed)
  if (submission.contentType === 'website') {
    const port = badPortOf(submission.url)
    if (port !== null)
      throw new NotReviewed(
        'address_refused',
        `No browser opens port ${port}: it is kept for another protocol. Serve the page on another port, as in 8080.`,
      )
    return { url: submission.url }
  }
  const { file } = submission
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }
}

function withSettingErrors<T>(context: Context, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw error instanceof ConfigError ? settingError(context, error) : error
  }
}

const settingError = (context: Context, error: ConfigError) =>
  new CommandError(`${error.message}.`, { next: `${context.program} ci --help`, code: 'invalid_config' })
