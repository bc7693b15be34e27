/** Every check on arithmetic. A report lists checks of equal weight in this order. */
import type { Check } from '../check.ts'
import { ratioChecks } from './ratios.ts'
import { sentenceSums } from './sentence-sums.ts'
import { tableSums } from './tables.ts'

export const sumChecks: Check[] = [...tableSums, ...ratioChecks, ...sentenceSums]
