/** Questions to pages that offer something, and to plans, proposals and memos that are no pitch. */
import type { Observation } from '../../observation.ts'
import { appendixAtHand } from './appendix-at-hand.ts'
import { assumedRate } from './assumed-rate.ts'
import { firstCut } from './first-cut.ts'
import { firstMinutes } from './first-minutes.ts'
import { guaranteeUsed } from './guarantee-used.ts'
import { halfSpent } from './half-spent.ts'
import { kindOfHouse } from './kind-of-house.ts'
import { lowestReview } from './lowest-review.ts'
import { oneAudience } from './one-audience.ts'
import { onePoint } from './one-point.ts'
import { priceHolds } from './price-holds.ts'
import { rivalReply } from './rival-reply.ts'
import { sameHands } from './same-hands.ts'
import { sinceYear } from './since-year.ts'
import { stayedWith } from './stayed-with.ts'
import { stopNumber } from './stop-number.ts'
import { timeTaken } from './time-taken.ts'
import { trialTurn } from './trial-turn.ts'
import { usualCustomer } from './usual-customer.ts'
import { whatElseChanged } from './what-else-changed.ts'
import { whatFits } from './what-fits.ts'
import { whoAgrees } from './who-agrees.ts'

export const offerQuestions: readonly Observation[] = [
  whatElseChanged,
  usualCustomer,
  lowestReview,
  priceHolds,
  guaranteeUsed,
  stopNumber,
  firstMinutes,
  firstCut,
  trialTurn,
  whoAgrees,
  timeTaken,
  sinceYear,
  kindOfHouse,
  onePoint,
  oneAudience,
  stayedWith,
  whatFits,
  assumedRate,
  halfSpent,
  rivalReply,
  sameHands,
  appendixAtHand,
]
