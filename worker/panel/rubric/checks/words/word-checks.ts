/** Every check on words, in the order in which a report would tell equals. */
import type { Check } from '../check.ts'
import { claimsChecks } from './claims.ts'
import { dateChecks } from './dates.ts'
import { leftoverChecks } from './leftovers.ts'
import { offerChecks } from './offers.ts'
import { pitchChecks } from './pitch.ts'

export const wordChecks: Check[] = [...leftoverChecks, ...claimsChecks, ...offerChecks, ...dateChecks, ...pitchChecks]
