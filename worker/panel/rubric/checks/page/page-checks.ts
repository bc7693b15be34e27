/** Every check of a rendered page. A report lists checks of equal weight in this order. */
import type { Check } from '../check.ts'
import { contrastLow, descriptionEmpty, headingNone, imagesWithoutAlt, phoneOverflow, titleEmpty } from './access.ts'
import {
  actionBelowFold,
  actionsCompeting,
  contactMissing,
  ctaDead,
  ctaMissing,
  ctaVagueLabel,
  linkDead,
} from './actions.ts'
import { hiddenText, termsFaint } from './concealed.ts'
import { consentPrechecked, extraPrechecked, formLong, formPlaceholderLabels } from './forms.ts'
import { pageHeavy, scriptErrors, slowPaint } from './loading.ts'
import { ctaSalesOnly, ctaWaitlistOnly, priceGated } from './only-way.ts'
import { activityTicker, confirmshaming, countdownTimer, movingHero, overlayOnLoad, scarcityCount } from './pressure.ts'

export const pageChecks: Check[] = [
  hiddenText,
  consentPrechecked,
  extraPrechecked,
  termsFaint,
  ctaDead,
  ctaMissing,
  linkDead,
  contactMissing,
  ctaVagueLabel,
  ctaSalesOnly,
  ctaWaitlistOnly,
  actionBelowFold,
  actionsCompeting,
  priceGated,
  formPlaceholderLabels,
  formLong,
  countdownTimer,
  scarcityCount,
  activityTicker,
  confirmshaming,
  overlayOnLoad,
  movingHero,
  contrastLow,
  imagesWithoutAlt,
  titleEmpty,
  headingNone,
  phoneOverflow,
  slowPaint,
  pageHeavy,
  scriptErrors,
  descriptionEmpty,
]
