/** Every pair of promises and terms that is checked, in the catalogue's order. */
import { allInclusive } from './all-inclusive.ts'
import { boundOrFree } from './bound-or-free.ts'
import { closedWeekday } from './closed-weekday.ts'
import type { Contradiction } from './conflict.ts'
import { enrolmentAlways } from './enrolment-always.ts'
import { giftShare } from './gift-share.ts'
import { lastMail } from './last-mail.ts'
import { liveBeforeBuilt } from './live-before-built.ts'
import { refundOrFinal } from './refund-or-final.ts'
import { responseTimes } from './response-times.ts'
import { resultsTypical } from './results-typical.ts'
import { returnWindows } from './return-windows.ts'
import { saleStart } from './sale-start.ts'
import { validBeforeDated } from './valid-before-dated.ts'

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
]
