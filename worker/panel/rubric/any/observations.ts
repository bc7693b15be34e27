/** The observations that hold for any page or document, in the order in which ties are settled. */
import type { Observation } from '../observation.ts'
import { absolutePromise } from './absolute-promise.ts'
import { acronymUndefined } from './acronym-undefined.ts'
import { aiClaimUnexplained } from './ai-claim-unexplained.ts'
import { appendixMissing } from './appendix-missing.ts'
import { asteriskUnexplained } from './asterisk-unexplained.ts'
import { beforeAfterInWords } from './before-after-in-words.ts'
import { buzzwordDense } from './buzzword-dense.ts'
import { companyFirstCopy } from './company-first-copy.ts'
import { comparisonNoBase } from './comparison-no-base.ts'
import { headingsGeneric } from './headings-generic.ts'
import { hiddenText } from './hidden-text.ts'
import { mailAsksVary } from './mail-asks-vary.ts'
import { mailCountFixed } from './mail-count-fixed.ts'
import { mailFalseReply } from './mail-false-reply.ts'
import { mailNoOptOut } from './mail-no-opt-out.ts'
import { mailSilenceRead } from './mail-silence-read.ts'
import { nameSpelledVariously } from './name-spelled-variously.ts'
import { numberStale } from './number-stale.ts'
import { ordersToMachines } from './orders-to-machines.ts'
import { placeholderLeft } from './placeholder-left.ts'
import { proofOnRequest } from './proof-on-request.ts'
import { quoteUnsigned } from './quote-unsigned.ts'
import { readingGradeHigh } from './reading-grade.ts'
import { safetyAbsolute } from './safety-absolute.ts'
import { sampleSmall } from './sample-small.ts'
import { sentencesLong } from './sentences-long.ts'
import { statisticUnsourced } from './statistic-unsourced.ts'
import { stepsUnowned } from './steps-unowned.ts'
import { successUnmeasured } from './success-unmeasured.ts'
import { superlativeUnbacked } from './superlative-unbacked.ts'
import { termUnquantified } from './term-unquantified.ts'
import { upToUnbacked } from './up-to-unbacked.ts'
import { wallOfText } from './wall-of-text.ts'

export const anyObservations: Observation[] = [
  placeholderLeft,
  hiddenText,
  ordersToMachines,
  mailFalseReply,
  mailCountFixed,
  mailNoOptOut,
  mailAsksVary,
  mailSilenceRead,
  absolutePromise,
  safetyAbsolute,
  superlativeUnbacked,
  sampleSmall,
  statisticUnsourced,
  quoteUnsigned,
  termUnquantified,
  successUnmeasured,
  stepsUnowned,
  proofOnRequest,
  comparisonNoBase,
  beforeAfterInWords,
  upToUnbacked,
  asteriskUnexplained,
  appendixMissing,
  numberStale,
  aiClaimUnexplained,
  acronymUndefined,
  headingsGeneric,
  sentencesLong,
  readingGradeHigh,
  buzzwordDense,
  companyFirstCopy,
  nameSpelledVariously,
  wallOfText,
]
