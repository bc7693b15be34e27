/** What may be observed on a page, in the order of the catalogue. */
import type { Observation } from '../observation.ts'
import { contrastLow, imagesWithoutAlt, lcpSlow } from './access.ts'
import { ctaAbsentFirstScreen, ctaCompeting, ctaVagueLabel } from './action-observations.ts'
import { contactAbsent, faqAnswersObjections } from './answers.ts'
import { audienceEveryone, audiencesMany, audienceUnnamed } from './audience.ts'
import { audienceNarrow, saysWhoItsNotFor } from './audience-fit.ts'
import { caseStudySpecific } from './case-study.ts'
import { categoryAndAudienceStated, headlineNamesNoProduct } from './clarity.ts'
import { formLong, formPlaceholderLabels, formShort } from './form-observations.ts'
import { headlineAspirationOnly, headlineMissing } from './headline-observations.ts'
import { cancelByContactOnly, confirmshaming, consentPrechecked } from './honesty.ts'
import { movingHero, overlayOnLoad } from './interruptions.ts'
import { discountUnreferenced, trialTermsMissing } from './offer-terms.ts'
import { activityTicker, countdownTimer, scarcityCount } from './pressure.ts'
import { priceGated, priceShown, priceUnitMissing } from './price.ts'
import { bigNumberUndefined, logoWallUnlabelled, proofAbsent } from './proof-observations.ts'
import { linksManyOnCampaignPage, pageThin, singleGoal } from './structure.ts'
import { testimonialAnonymous, testimonialAttributed, testimonialNumberNoBasis } from './testimonial-observations.ts'
import { ctaDead, ctaSalesOnly, ctaWaitlistOnly } from './way-forward.ts'

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
