/** Every check. A report lists them by weight, and those of equal weight in this order. */
import type { Annotated } from '../annotate/annotation.ts'
import type { Check } from './check.ts'
import { slidesHidden } from './page/concealed.ts'
import { pageChecks } from './page/page-checks.ts'
import { ratioChecks } from './sums/ratios.ts'
import { sentenceSums } from './sums/sentence-sums.ts'
import { tableSums } from './sums/tables.ts'
import { claimsChecks } from './words/claims.ts'
import { dateChecks } from './words/dates.ts'
import { leftoverChecks } from './words/leftovers.ts'
import { offerChecks } from './words/offers.ts'
import { pitchChecks } from './words/pitch.ts'

const sumChecks = [...tableSums, ...ratioChecks, ...sentenceSums]
const wordChecks = [...leftoverChecks, ...claimsChecks, ...offerChecks, ...dateChecks, ...pitchChecks]
export const allChecks: readonly Check[] = [...sumChecks, ...pageChecks, slidesHidden, ...wordChecks]

export function checksFor({ form, english }: Annotated): Check[] {
  const page = form === 'page'
  const runs: Record<Check['reads'], boolean> = { any: true, words: english, page, 'english-page': page && english }
  return allChecks.filter(({ reads }) => runs[reads])
}
