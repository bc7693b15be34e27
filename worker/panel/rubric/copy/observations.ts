/** What may be observed in copy that comes as a document: what a page's words are judged by, and what only copy has. */
import type { Observation } from '../observation.ts'
import { faqAnswersObjections } from '../page/answers.ts'
import { audienceEveryone } from '../page/audience.ts'
import { saysWhoItsNotFor } from '../page/audience-fit.ts'
import { dataPracticePlain, limitsStated } from '../page/candour.ts'
import { caseStudySpecific } from '../page/case-study.ts'
import { categoryAndAudienceStated } from '../page/clarity.ts'
import { crowdUncounted } from '../page/crowd-uncounted.ts'
import { customersNamed, registerNumber, resultMeasured } from '../page/evidence.ts'
import { headlineAspirationOnly } from '../page/headline-observations.ts'
import { headlineWorn } from '../page/headline-worn.ts'
import { cancelByContactOnly } from '../page/honesty.ts'
import { incomeClaim } from '../page/income-claim.ts'
import { instalmentsDearer } from '../page/instalments-dearer.ts'
import { discountUnreferenced, trialTermsMissing } from '../page/offer-terms.ts'
import { peopleNamed } from '../page/people-named.ts'
import { cancelTermsStated, refundTermsStated } from '../page/plain-terms.ts'
import { pressUnnamed } from '../page/press-unnamed.ts'
import { scarcityCount } from '../page/pressure.ts'
import { priceShown } from '../page/price.ts'
import { priceGated } from '../page/price-gated.ts'
import { bigNumberUndefined } from '../page/proof-observations.ts'
import { refundAtDiscretion } from '../page/refund-at-discretion.ts'
import { resultsUncounted } from '../page/results-uncounted.ts'
import {
  testimonialAnonymous,
  testimonialAttributed,
  testimonialNumberNoBasis,
} from '../page/testimonial-observations.ts'
import { contactPerson, stepsStated } from '../page/upkeep.ts'

import { askedBesideWhat, startsFromReader, taskInFirstLine } from './first-line.ts'
import { deadlineUndated, guaranteeUntermed, qualitiesListed, stepsCompete } from './hurry.ts'
import { answeredWhen, stepWithDay, workDated } from './next-step.ts'
import { askedFirstYear, priceInWords, priceItemised } from './price-listed.ts'
import { askedWhoMeasures, extraCostTold, failurePaid, limitTold } from './promise-kept.ts'
import { askedHowMany, customerTold, praiseTells } from './told-of-customers.ts'
import { startAndEnd, triedFirst, wentWrongTold } from './tried-first.ts'

/** Those of a page that are on its words and need nothing that is drawn: no button's look, no box, no form. */
export const ofWords: ReadonlySet<Observation> = new Set([
  headlineAspirationOnly,
  headlineWorn,
  categoryAndAudienceStated,
  audienceEveryone,
  saysWhoItsNotFor,
  limitsStated,
  priceGated,
  priceShown,
  trialTermsMissing,
  discountUnreferenced,
  instalmentsDearer,
  refundTermsStated,
  refundAtDiscretion,
  cancelTermsStated,
  testimonialAnonymous,
  testimonialAttributed,
  testimonialNumberNoBasis,
  bigNumberUndefined,
  crowdUncounted,
  resultsUncounted,
  pressUnnamed,
  caseStudySpecific,
  resultMeasured,
  customersNamed,
  registerNumber,
  peopleNamed,
  stepsStated,
  contactPerson,
  dataPracticePlain,
  faqAnswersObjections,
  scarcityCount,
  cancelByContactOnly,
  incomeClaim,
])

export const copyObservations: readonly Observation[] = [
  deadlineUndated,
  guaranteeUntermed,
  qualitiesListed,
  stepsCompete,
  taskInFirstLine,
  startsFromReader,
  customerTold,
  startAndEnd,
  wentWrongTold,
  praiseTells,
  triedFirst,
  priceItemised,
  priceInWords,
  failurePaid,
  limitTold,
  extraCostTold,
  workDated,
  stepWithDay,
  answeredWhen,
  askedWhoMeasures,
  askedHowMany,
  askedFirstYear,
  askedBesideWhat,
]
