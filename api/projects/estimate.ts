import type { PastCost } from '#db/queries/review-costs.ts'
import type { Estimate } from '../contracts/estimate.ts'

/** Ranges from what earlier reviews took. Cost grows with the number of analysts; time does not, since they work side by side. */
export function estimateOf(
  past: PastCost[],
  analysts: number,
): Pick<Estimate, 'analysts' | 'basedOn' | 'seconds' | 'cost'> {
  const costs = past.flatMap(({ cost, analysts: then }) =>
    cost === null ? [] : [(cost * analysts) / Math.max(then, 1)],
  )
  return {
    analysts,
    basedOn: past.length,
    seconds: middleOf(past.map(({ seconds }) => seconds)),
    cost: middleOf(costs),
  }
}

/** From the lowest tenth to the highest, so that one odd review does not widen the range; null without any. */
function middleOf(values: number[]): Estimate['cost'] {
  const sorted = values.toSorted((a, b) => a - b)
  const outside = Math.floor(sorted.length / 10)
  const [from, to] = [sorted[outside], sorted.at(-1 - outside)]
  return from === undefined || to === undefined ? null : { from, to }
}
