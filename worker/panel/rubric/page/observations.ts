/** What may be observed on a page, in the order of the catalogue. */
import type { Observation } from '../observation.ts'
import { contrastLow, imagesWithoutAlt, lcpSlow, movingHero, overlayOnLoad } from './access.ts'
import {
  ctaAbsentFirstScreen,
  ctaCompeting,
  ctaDead,
  ctaSalesOnly,
  ctaVagueLabel,
  ctaWaitlistOnly,
} from './action-observations.ts'
import { audienceEveryone, audienceNarrow, audiencesMany, audienceUnnamed, saysWhoItsNotFor } from './audience.ts'
import {
  categoryAndAudienceStated,
  headlineAspirationOnly,
  headlineMissing,
  headlineNamesNoProduct,
} from './clarity.ts'
import { formLong, formPlaceholderLabels, formShort } from './form-observations.ts'
import {
  activityTicker,
  cancelByContactOnly,
  confirmshaming,
  consentPrechecked,
  countdownTimer,
  scarcityCount,
} from './honesty.ts'
import { discountUnreferenced, priceGated, priceShown, priceUnitMissing, trialTermsMissing } from './price.ts'
import {
  bigNumberUndefined,
  caseStudySpecific,
  logoWallUnlabelled,
  proofAbsent,
  testimonialAnonymous,
  testimonialAttributed,
  testimonialNumberNoBasis,
} from './proof-observations.ts'
import { contactAbsent, faqAnswersObjections, linksManyOnCampaignPage, pageThin, singleGoal } from './structure.ts'

export const pageObservations: Observation[] = [
  headlineNamesNoProduct,
  headlineMissing,
  headlineAspirationOnly,
  categoryAndAudienceStated,
  audienceUnnamed,
  audienceEveryone,
  audiencesMany,
  audienceNarrow,
  saysWhoItsNotFor,
  priceGated,
  priceShown,
  priceUnitMissing,
  trialTermsMissing,
  discountUnreferenced,
  proofAbsent,
  testimonialAnonymous,
  testimonialAttributed,
  testimonialNumberNoBasis,
  logoWallUnlabelled,
  bigNumberUndefined,
  caseStudySpecific,
  ctaAbsentFirstScreen,
  ctaCompeting,
  ctaVagueLabel,
  ctaDead,
  ctaSalesOnly,
  ctaWaitlistOnly,
  formLong,
  formPlaceholderLabels,
  formShort,
  linksManyOnCampaignPage,
  singleGoal,
  pageThin,
  contactAbsent,
  faqAnswersObjections,
  lcpSlow,
  contrastLow,
  imagesWithoutAlt,
  movingHero,
  overlayOnLoad,
  countdownTimer,
  scarcityCount,
  activityTicker,
  confirmshaming,
  consentPrechecked,
  cancelByContactOnly,
]
