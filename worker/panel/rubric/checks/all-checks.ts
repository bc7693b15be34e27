/** Every check there is. A report tells the weightiest first, and equals in this order. */
import type { Annotated } from '../annotate/annotation.ts'
import type { Check } from './check.ts'
import { pageChecks } from './page/page-checks.ts'
import { sumChecks } from './sums/sum-checks.ts'
import { wordChecks } from './words/word-checks.ts'

export const allChecks: readonly Check[] = [...sumChecks, ...pageChecks, ...wordChecks]

/** Those that can be run on this submission: a page's need a page, those on words need English. */
export const checksFor = ({ form, english }: Annotated): Check[] =>
  allChecks.filter(({ reads }) => reads === 'any' || (reads === 'page' ? form === 'page' : english))
