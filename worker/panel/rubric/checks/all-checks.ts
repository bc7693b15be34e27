/** Every check. A report lists them by weight, and those of equal weight in this order. */
import type { Annotated } from '../annotate/annotation.ts'
import type { Check } from './check.ts'
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
export const allChecks: readonly Check[] = [...sumChecks, ...pageChecks, ...wordChecks]

export const checksFor = ({ form, english }: Annotated): Check[] =>
  allChecks.filter(({ reads }) => reads === 'any' || (reads === 'page' ? form === 'page' : english))
