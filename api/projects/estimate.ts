/** Estimates what a review will use: a plan from its structure, scaled by what earlier reviews used of their plans. */

import { usualOutputTokens } from '#db/limits.ts'
import type { Prices } from '#db/opinion.ts'
import type { Length, PastReview } from '#db/queries/review-costs.ts'
import { charactersOfToken, costOf } from '#db/tokens.ts'
import type { Estimate } from '../contracts/estimate.ts'

/** An analyst's writing takes as long as reading this many tokens. All work concurrently, so their number does not matter. */
const writing = 30_000

/** Of a page as `worker/sources/pages/draw-for-model.ts` draws it. */
const tokensOfPicture = 1_000

/** A request contains at most `characters` of the submission, and pictures only if the model `sees`. */
interface Showing {
  characters: number
  sees: boolean
}

/** The figures come from the prompts of `worker/panel/model` and the sample report. Each analyst reads each part. */
function planOf({ tokens, pictures }: Length, analysts: number, { characters, sees }: Showing) {
  // One analyst alone has nothing to vote on.
  const voters = analysts > 1 ? analysts : 0
  const requests = analysts + voters
  const parts = Math.max(1, Math.ceil((tokens * charactersOfToken) / characters))
  const seen = sees ? pictures * tokensOfPicture : 0
  const shown = tokens + parts * 500 + seen
  return {
    inputTokens: requests * shown + parts * analysts * 4_000 + voters * (1_250 * analysts - 450) + 3_500,
    cachedTokens: Math.max(0, requests - 1) * shown,
    outputTokens: parts * analysts * 2_600 + voters * 900 + 700,
    pace: tokens + parts * writing,
    /** The most expensive request: an analyst's on the first part, which alone is shown with pictures. */
    request: { inputTokens: tokens / parts + seen + 4_500, cachedTokens: 0, outputTokens: usualOutputTokens },
  }
}

type Tokens = Parameters<typeof costOf>[0]

/** `length` null: the next submission is taken to be as long as each earlier one was. */
export function estimateOf(
  past: PastReview[],
  of: Showing & { analysts: number; prices: Prices | null; length: Length | null },
): Pick<Estimate, 'analysts' | 'basedOn' | 'seconds' | 'cost' | 'tokens' | 'requestCost'> {
  const { analysts, length, prices } = of
  const plan = planOf(length ?? past[0] ?? { tokens: 0, pictures: 0 }, analysts, of)
  // One plan for a model that caches all it can, one for a model that caches nothing and thinks at length.
  const unused = length === null ? [] : [plan, { ...plan, cachedTokens: 0, outputTokens: 2 * plan.outputTokens }]
  const close = past.filter(
    review => Math.abs(Math.log(((length ?? review).tokens + 500) / (review.tokens + 500))) < alike,
  )
  const used = (close.length > 0 ? close : past).map(({ usage, seconds, ...review }) => {
    const now = planOf(length ?? review, analysts, of)
    const then = planOf(review, review.analysts, of)
    const scaled = (name: Exclude<keyof typeof plan, 'request'>, count: number | null | undefined) =>
      count == null || then[name] === 0 ? null : (now[name] * count) / then[name]
    return {
      inputTokens: scaled('inputTokens', usage?.inputTokens),
      cachedTokens: scaled('cachedTokens', usage?.cachedTokens),
      outputTokens: scaled('outputTokens', usage?.outputTokens),
      seconds: scaled('pace', seconds),
    }
  })
  const rangeOf = (sumOf: (usage: Tokens) => number | null) => {
    const [known, planned] = [middleOf(used.map(sumOf)), close.length > 0 ? null : middleOf(unused.map(sumOf))]
    return middleOf([known?.from, known?.to, planned?.from, planned?.to])
  }
  return {
    analysts,
    basedOn: used.length,
    seconds: middleOf(used.map(({ seconds }) => seconds)),
    cost: rangeOf(usage => costOf(usage, prices)),
    tokens: rangeOf(({ inputTokens: read, outputTokens: written }) =>
      read === null || written === null ? null : Math.round(read + written),
    ),
    requestCost: costOf(plan.request, prices),
  }
}

/** A text over a fifth longer or shorter says little about what another costs, so the plan widens the range. */
const alike = Math.log(1.2)

/** The range without its lowest and highest tenth, so that one unusual review does not widen it; null if empty. */
function middleOf(values: (number | null | undefined)[]): Estimate['cost'] {
  const sorted = values.filter(value => value != null).toSorted((a, b) => a - b)
  const outside = Math.floor(sorted.length / 10)
  const [from, to] = [sorted[outside], sorted.at(-1 - outside)]
  return from === undefined || to === undefined ? null : { from, to }
}
