/** Every pair of promises and terms that is checked, in the order in which they are told. */

import { priceKept } from './changes/price-kept.ts'
import { absoluteBroken } from './claims/absolutes.ts'
import { channelDenied } from './claims/channel-denied.ts'
import { costDenied } from './claims/cost-denied.ts'
import { cureDenied } from './claims/cure-denied.ts'
import { dataPlace } from './claims/data-place.ts'
import { disruptionDenied } from './claims/disruption-denied.ts'
import { forEverySize } from './claims/for-every-size.ts'
import { ingredientDenied } from './claims/ingredient-denied.ts'
import { materialShare } from './claims/material-share.ts'
import { nobodyElse } from './claims/nobody-else.ts'
import { onDevice } from './claims/on-device.ts'
import { onlyWork } from './claims/only-work.ts'
import { ownCrews } from './claims/own-crews.ts'
import { ownsNone } from './claims/owns-none.ts'
import { premiumForAll } from './claims/premium-for-all.ts'
import { washing } from './claims/washing.ts'
import { zeroDependencies } from './claims/zero-dependencies.ts'
import type { Contradiction } from './conflict.ts'
import { agreedOrHoped } from './dates/agreed-or-hoped.ts'
import { answerAfterEvent } from './dates/answer-after-event.ts'
import { closedWeekday } from './dates/closed-weekday.ts'
import { daysOfWork } from './dates/days-of-work.ts'
import { doneOrNot } from './dates/done-or-not.ts'
import { enrolmentAlways } from './dates/enrolment-always.ts'
import { firstOfAll } from './dates/first-of-all.ts'
import { lastMail } from './dates/last-mail.ts'
import { liveBeforeBuilt } from './dates/live-before-built.ts'
import { offerDeadlines } from './dates/offer-deadlines.ts'
import { openingHours } from './dates/opening-hours.ts'
import { saleStart } from './dates/sale-start.ts'
import { validBeforeDated } from './dates/valid-before-dated.ts'
import { allInclusive } from './prices/all-inclusive.ts'
import { exclusions } from './prices/exclusions.ts'
import { extraCosts } from './prices/extra-costs.ts'
import { feeDenied } from './prices/fee-denied.ts'
import { freeShipping } from './prices/free-shipping.ts'
import { freeWhileBeta } from './prices/free-while-beta.ts'
import { giftShare } from './prices/gift-share.ts'
import { includedOrNot } from './prices/included-or-not.ts'
import { noneNeeded } from './prices/none-needed.ts'
import { rateTwice } from './prices/rate-twice.ts'
import { returnPostage } from './prices/return-postage.ts'
import { boundOrFree } from './terms/bound-or-free.ts'
import { deliveryTimes } from './terms/delivery-times.ts'
import { guaranteeTerms } from './terms/guarantee-terms.ts'
import { keptTimes } from './terms/kept-times.ts'
import { leaveAnyTime } from './terms/leave-any-time.ts'
import { madeOrInStock } from './terms/made-or-in-stock.ts'
import { refundOrFinal } from './terms/refund-or-final.ts'
import { replyTimes } from './terms/reply-times.ts'
import { responseTimes } from './terms/response-times.ts'
import { resultsTypical } from './terms/results-typical.ts'
import { returnWindows } from './terms/return-windows.ts'
import { termLength } from './terms/term-length.ts'

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
  costDenied,
  firstOfAll,
  answerAfterEvent,
  priceKept,
  onlyWork,
  absoluteBroken,
]
