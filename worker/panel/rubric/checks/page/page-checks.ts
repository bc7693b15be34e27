import type { Check } from '../check.ts'
import { contrastLow, imagesWithoutAlt, phoneOverflow, titleEmpty } from './access.ts'
import { actionBelowFold, actionsCompeting, contactMissing, ctaDead, ctaVagueLabel, linkDead } from './actions.ts'
import { hiddenText, termsFaint } from './concealed.ts'
import { consentPrechecked, extraPrechecked, formLong, formPlaceholderLabels } from './forms.ts'
import { pageHeavy } from './loading.ts'
import { ctaSalesOnly, ctaWaitlistOnly, priceGated } from './only-way.ts'
import { activityTicker, confirmshaming, countdownTimer, movingHero, overlayOnLoad, scarcityCount } from './pressure.ts'

export const pageChecks: Check[] = [
  hiddenText,
  consentPrechecked,
  extraPrechecked,
  termsFaint,
  ctaDead,
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
  phoneOverflow,
  pageHeavy,
]
