/** Every pair of promises and terms that is checked, in the catalogue's order. */

import { agreedOrHoped } from './agreed-or-hoped.ts'
import { allInclusive } from './all-inclusive.ts'
import { boundOrFree } from './bound-or-free.ts'
import { channelDenied } from './channel-denied.ts'
import { closedWeekday } from './closed-weekday.ts'
import type { Contradiction } from './conflict.ts'
import { cureDenied } from './cure-denied.ts'
import { dataPlace } from './data-place.ts'
import { daysOfWork } from './days-of-work.ts'
import { deliveryTimes } from './delivery-times.ts'
import { disruptionDenied } from './disruption-denied.ts'
import { doneOrNot } from './done-or-not.ts'
import { enrolmentAlways } from './enrolment-always.ts'
import { exclusions } from './exclusions.ts'
import { extraCosts } from './extra-costs.ts'
import { feeDenied } from './fee-denied.ts'
import { forEverySize } from './for-every-size.ts'
import { freeShipping } from './free-shipping.ts'
import { freeWhileBeta } from './free-while-beta.ts'
import { giftShare } from './gift-share.ts'
import { guaranteeTerms } from './guarantee-terms.ts'
import { includedOrNot } from './included-or-not.ts'
import { ingredientDenied } from './ingredient-denied.ts'
import { keptTimes } from './kept-times.ts'
import { lastMail } from './last-mail.ts'
import { leaveAnyTime } from './leave-any-time.ts'
import { liveBeforeBuilt } from './live-before-built.ts'
import { madeOrInStock } from './made-or-in-stock.ts'
import { materialShare } from './material-share.ts'
import { nobodyElse } from './nobody-else.ts'
import { noneNeeded } from './none-needed.ts'
import { offerDeadlines } from './offer-deadlines.ts'
import { onDevice } from './on-device.ts'
import { openingHours } from './opening-hours.ts'
import { ownCrews } from './own-crews.ts'
import { ownsNone } from './owns-none.ts'
import { premiumForAll } from './premium-for-all.ts'
import { rateTwice } from './rate-twice.ts'
import { refundOrFinal } from './refund-or-final.ts'
import { replyTimes } from './reply-times.ts'
import { responseTimes } from './response-times.ts'
import { resultsTypical } from './results-typical.ts'
import { returnPostage } from './return-postage.ts'
import { returnWindows } from './return-windows.ts'
import { saleStart } from './sale-start.ts'
import { termLength } from './term-length.ts'
import { validBeforeDated } from './valid-before-dated.ts'
import { washing } from './washing.ts'
import { zeroDependencies } from './zero-dependencies.ts'

export const promises: readonly Contradiction[] = [
  refundOrFinal,
  returnWindows,
  boundOrFree,
  allInclusive,
  giftShare,
  resultsTypical,
  enrolmentAlways,
  responseTimes,
  validBeforeDated,
  saleStart,
  closedWeekday,
  liveBeforeBuilt,
  lastMail,
  guaranteeTerms,
  replyTimes,
  offerDeadlines,
  feeDenied,
  freeWhileBeta,
  zeroDependencies,
  ownsNone,
  channelDenied,
  freeShipping,
  cureDenied,
  onDevice,
  agreedOrHoped,
  noneNeeded,
  rateTwice,
  nobodyElse,
  premiumForAll,
  forEverySize,
  dataPlace,
  includedOrNot,
  madeOrInStock,
  materialShare,
  returnPostage,
  washing,
  deliveryTimes,
  ingredientDenied,
  openingHours,
  exclusions,
  termLength,
  doneOrNot,
  disruptionDenied,
  keptTimes,
  leaveAnyTime,
  ownCrews,
  daysOfWork,
  extraCosts,
]
