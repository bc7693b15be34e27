/** Estimates what a review will use: a plan from its structure, scaled by what earlier reviews used of their plans. */

import type { Prices } from '#db/opinion.ts'
import type { PastReview } from '#db/queries/review-costs.ts'
import { costOf } from '#db/tokens.ts'
import type { Estimate } from '../contracts/estimate.ts'

/** Measured on the prompts of `worker/panel/model` and on the sample report. */
function planOf(tokens: number, analysts: number) {
  // One analyst alone has nothing to vote on.
  const voters = analysts > 1 ? analysts : 0
  const requests = analysts + voters
  const shown = tokens + 500
  return {
    inputTokens: requests * shown + analysts * 4_000 + voters * (1_250 * analysts - 450) + 3_500,
    cachedTokens: Math.max(0, requests - 1) * shown,
    outputTokens: analysts * 2_600 + voters * 900 + 700,
  }
}

/** An analyst's writing takes as long as reading this many tokens. All work concurrently, so their number does not matter. */
const writing = 30_000

/** `tokens` null: the next review is assumed to be as long as each earlier one. */
export function estimateOf(
  past: PastReview[],
  { analysts, prices, tokens }: { analysts: number; prices: Prices | null; tokens: number | null },
): Pick<Estimate, 'analysts' | 'basedOn' | 'seconds' | 'cost'> {
  const plan = planOf(tokens ?? 0, analysts)
  // One plan for a model that caches all it can, one for a model that caches nothing and thinks at length.
  const unused = tokens === null ? [] : [plan, { ...plan, cachedTokens: 0, outputTokens: 2 * plan.outputTokens }]
  const used = past.map(review => {
    const [now, then] = [planOf(tokens ?? review.tokens, analysts), planOf(review.tokens, review.analysts)]
    const of = (name: keyof typeof plan) => {
      const count = review.usage?.[name] ?? null
      return count === null || then[name] === 0 ? null : (now[name] * count) / then[name]
    }
    return { inputTokens: of('inputTokens'), cachedTokens: of('cachedTokens'), outputTokens: of('outputTokens') }
  })
  return {
    analysts,
    basedOn: past.length,
    seconds: middleOf(past.map(one => (one.seconds * ((tokens ?? one.tokens) + writing)) / (one.tokens + writing))),
    cost: middleOf((past.length > 0 ? used : unused).flatMap(usage => costOf(usage, prices) ?? [])),
  }
}

/** From the lowest tenth to the highest, so that one unusual review does not widen the range; null without reviews. */
function middleOf(values: number[]): Estimate['cost'] {
  const sorted = values.toSorted((a, b) => a - b)
  const outside = Math.floor(sorted.length / 10)
  const [from, to] = [sorted[outside], sorted.at(-1 - outside)]
  return from === undefined || to === undefined ? null : { from, to }
}
