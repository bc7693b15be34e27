/** Reviews each target as often as the gate needs, within the budget. One that fails does not affect the others. */
import { absencesOf } from '#api/contracts/report/words.ts'
import type { EngineName } from '#db/vocabulary.ts'
import { CommandError } from '../errors.ts'
import type { Settings } from './config.ts'
import { type Cap, NotReviewed, type Report, type Review, type Reviewer } from './reviewer.ts'
import { needsAnotherRun } from './runs.ts'
import type { Target } from './targets.ts'

export interface Reviewed {
  target: Target
  reviewedBy: 'runner' | 'server'
  reviews: Review[]
  cancelled: boolean
  failure: { code: string; message: string } | null
  milliseconds: number
}

export interface ReviewOptions {
  settings: Settings
  /** Created when first needed, one for each place. Rejects with `CommandError` if that place can review nothing. */
  reviewer: (place: 'runner' | 'server') => Promise<Reviewer>
  signal: AbortSignal
  say: (line: string) => void
}

/** Concurrent reviews; with a budget only one, because each may use what the previous one left. */
const atOnce = 2

/**
 * Results are in the order of the targets. `stopped` is why the runner or the server could not review anything; each target
 * meant for that place gets this reason.
 */
export async function reviewTargets(
  targets: readonly Target[],
  options: ReviewOptions,
): Promise<{ reviewed: Reviewed[]; stopped: CommandError | null }> {
  const { settings, signal } = options
  const budget = createBudget(settings.budget)
  const reviewed: Reviewed[] = []
  // By place: without a sign-in, pages of this machine can still be reviewed in this process.
  const stopped = new Map<Reviewed['reviewedBy'], CommandError>()
  let next = 0
  const work = async () => {
    for (let at = next++; at < targets.length; at = next++) {
      const target = targets[at]
      if (!target) return
      const entry = newEntry(target, settings)
      reviewed[at] = entry
      const started = performance.now()
      try {
        const ended = stopped.get(entry.reviewedBy)
        if (ended) throw ended
        signal.throwIfAborted()
        if (target.problem) throw new NotReviewed(target.problem.code, target.problem.message)
        options.say(`Reviewing ${describeTarget(target)}`)
        await reviewOne(entry, options, budget)
      } catch (error) {
        if (signal.aborted) entry.cancelled = true
        else if (error instanceof NotReviewed) entry.failure = { code: error.code, message: error.message }
        else if (error instanceof CommandError) {
          if (!stopped.has(entry.reviewedBy)) stopped.set(entry.reviewedBy, error)
          entry.failure = { code: error.code, message: error.message }
        } else throw error
      }
      entry.milliseconds = Math.round(performance.now() - started)
    }
  }
  const workers = budget.limited ? 1 : atOnce
  await Promise.all(Array.from({ length: workers }, work))
  const first = reviewed.find(({ reviewedBy }) => stopped.has(reviewedBy))
  return { reviewed, stopped: (first && stopped.get(first.reviewedBy)) ?? null }
}

const describeTarget = ({ title, address }: Target) => (title.startsWith(address) ? title : `${title}: ${address}`)

function newEntry(target: Target, { local }: Settings): Reviewed {
  const reviewedBy = local || target.loopback ? 'runner' : 'server'
  return { target, reviewedBy, reviews: [], cancelled: false, failure: null, milliseconds: 0 }
}

async function reviewOne(
  entry: Reviewed,
  { settings, reviewer, signal }: ReviewOptions,
  budget: Budget,
): Promise<void> {
  const { target, reviews } = entry
  const by = await reviewer(entry.reviewedBy)
  for (;;) {
    const review = await by.review(target, budget.left(), signal)
    budget.pay(review.report)
    const { engine, missing } = review.report
    const other = otherEngine(settings.engine, engine)
    if (other) throw other
    reviews.push(review)
    if (missing.length > 0) throw incomplete(review)
    if (
      engine === 'rubric' ||
      !needsAnotherRun(
        settings.gate,
        reviews.map(({ report }) => report.claims),
      )
    )
      return
  }
}

function otherEngine(asked: EngineName | null, engine: EngineName): NotReviewed | null {
  if (asked === null || asked === engine) return null
  return new NotReviewed(
    'other_engine',
    `The engine "${asked}" was asked for, and the server reviews by "${engine}". Use --local, or leave engine out.`,
  )
}

/** An incomplete panel does not count: what the missing analysts would have said is unknown. */
function incomplete({ report, analysts }: Review): NotReviewed {
  return new NotReviewed('incomplete_panel', absencesOf({ ...report, analysts }).join(' '))
}

interface Budget {
  limited: boolean
  /** Throws `NotReviewed` if nothing is left, or if the amount used is unknown. */
  left(): Cap
  pay(report: Report): void
}

function createBudget(budget: Settings['budget']): Budget {
  const spent: { cost: number | null; tokens: number | null } = { cost: 0, tokens: 0 }
  const add = (sum: number | null, more: number | null | undefined) =>
    sum === null || more === null || more === undefined ? null : sum + more
  const left = (what: string, allowed: number | null, used: number | null) => {
    if (allowed === null) return undefined
    if (used === null)
      throw new NotReviewed(
        'over_budget',
        `What the reviews before used is unknown, so the budget of ${what} cannot be kept.`,
      )
    if (used >= allowed) throw new NotReviewed('over_budget', `The budget of ${what} is used up.`)
    return allowed - used
  }
  return {
    limited: budget.usd !== null || budget.tokens !== null,
    left: () => ({
      cost: left(`$${budget.usd}`, budget.usd, spent.cost),
      tokens: left(`${budget.tokens} tokens`, budget.tokens, spent.tokens),
    }),
    pay({ engine, usage: { total } }) {
      if (engine === 'rubric') return
      spent.cost = add(spent.cost, total?.cost)
      spent.tokens = add(add(spent.tokens, total?.inputTokens), total?.outputTokens)
    },
  }
}
