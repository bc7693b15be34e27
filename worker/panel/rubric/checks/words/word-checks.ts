/** Every check on words. A report lists checks of equal weight in this order. */
import type { Check } from '../check.ts'
import { claimsChecks } from './claims.ts'
import { dateChecks } from './dates.ts'
import { leftoverChecks } from './leftovers.ts'
import { offerChecks } from './offers.ts'
import { pitchChecks } from './pitch.ts'

export const wordChecks: Check[] = [...leftoverChecks, ...claimsChecks, ...offerChecks, ...dateChecks, ...pitchChecks]
