/** What may be observed on a page, in the order of the catalogue. */

import type { Observation } from '../observation.ts'
import { contrastLow, imagesWithoutAlt, lcpSlow } from './access.ts'
import { ctaAbsentFirstScreen, ctaCompeting } from './action-observations.ts'
import { answerBuried } from './answer-buried.ts'
import { contactAbsent, faqAnswersObjections } from './answers.ts'
import { audienceEveryone, audiencesMany, audienceUnnamed } from './audience.ts'
import { saysWhoItsNotFor } from './audience-fit.ts'
import { dataPracticePlain, limitsStated } from './candour.ts'
import { caseStudySpecific } from './case-study.ts'
import { categoryAndAudienceStated, headlineNamesNoProduct } from './clarity.ts'
import { copyrightOld } from './copyright-old.ts'
import { crowdUncounted } from './crowd-uncounted.ts'
import { customersNamed, registerNumber, resultMeasured } from './evidence.ts'
import { extraPrechecked } from './extra-prechecked.ts'
import { formAsksPersonal } from './form-asks-personal.ts'
import { formLong, formPlaceholderLabels, formShort } from './form-observations.ts'
import { headlineAspirationOnly, headlineMissing } from './headline-observations.ts'
import { headlineWorn } from './headline-worn.ts'
import { cancelByContactOnly, confirmshaming, consentPrechecked } from './honesty.ts'
import { incomeClaim } from './income-claim.ts'
import { instalmentsDearer } from './instalments-dearer.ts'
import { movingHero, overlayOnLoad } from './interruptions.ts'
import { launchDatePast } from './launch-date-past.ts'
import { legalLinkDead } from './legal-link-dead.ts'
import { discountUnreferenced, trialTermsMissing } from './offer-terms.ts'
import { peopleNamed } from './people-named.ts'
import { cancelTermsStated, refundTermsStated } from './plain-terms.ts'
import { pressUnnamed } from './press-unnamed.ts'
import { activityTicker, countdownTimer, scarcityCount } from './pressure.ts'
import { priceShown } from './price.ts'
import { priceGated } from './price-gated.ts'
import { priceUnitMissing } from './price-unit.ts'
import { bigNumberUndefined, logoWallUnlabelled, proofAbsent } from './proof-observations.ts'
import { refundAtDiscretion } from './refund-at-discretion.ts'
import { resultsUncounted } from './results-uncounted.ts'
import { linksManyOnCampaignPage, pageThin, singleGoal } from './structure.ts'
import { termsFaint } from './terms-faint.ts'
import { testimonialAnonymous, testimonialAttributed, testimonialNumberNoBasis } from './testimonial-observations.ts'
import { titleEmpty } from './title-empty.ts'
import { contactPerson, stepsStated } from './upkeep.ts'
import { ctaVagueLabel } from './vague-label.ts'
import { ctaDead, ctaSalesOnly, ctaWaitlistOnly } from './way-forward.ts'

export const pageObservations: Observation[] = [
  headlineNamesNoProduct,
  headlineMissing,
  headlineAspirationOnly,
  headlineWorn,
  categoryAndAudienceStated,
  audienceUnnamed,
  audienceEveryone,
  audiencesMany,
  saysWhoItsNotFor,
  limitsStated,
  priceGated,
  priceShown,
  priceUnitMissing,
  trialTermsMissing,
  discountUnreferenced,
  instalmentsDearer,
  refundTermsStated,
  refundAtDiscretion,
  cancelTermsStated,
  proofAbsent,
  testimonialAnonymous,
  testimonialAttributed,
  testimonialNumberNoBasis,
  logoWallUnlabelled,
  bigNumberUndefined,
  crowdUncounted,
  resultsUncounted,
  pressUnnamed,
  caseStudySpecific,
  resultMeasured,
  customersNamed,
  registerNumber,
  peopleNamed,
  ctaAbsentFirstScreen,
  ctaCompeting,
  ctaVagueLabel,
  ctaDead,
  ctaSalesOnly,
  ctaWaitlistOnly,
  formLong,
  formAsksPersonal,
  formPlaceholderLabels,
  formShort,
  linksManyOnCampaignPage,
  singleGoal,
  pageThin,
  stepsStated,
  contactAbsent,
  contactPerson,
  dataPracticePlain,
  faqAnswersObjections,
  answerBuried,
  lcpSlow,
  contrastLow,
  imagesWithoutAlt,
  titleEmpty,
  movingHero,
  overlayOnLoad,
  countdownTimer,
  scarcityCount,
  activityTicker,
  confirmshaming,
  consentPrechecked,
  extraPrechecked,
  termsFaint,
  legalLinkDead,
  incomeClaim,
  launchDatePast,
  copyrightOld,
  cancelByContactOnly,
]
