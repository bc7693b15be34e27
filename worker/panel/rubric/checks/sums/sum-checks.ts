/** Every check on arithmetic, in the order in which a report would tell equals. */
import type { Check } from '../check.ts'
import { ratioChecks } from './ratios.ts'
import { sentenceSums } from './sentence-sums.ts'
import { tableSums } from './tables.ts'

export const sumChecks: Check[] = [...tableSums, ...ratioChecks, ...sentenceSums]
