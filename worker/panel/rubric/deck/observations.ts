/** Every observation on pitch decks and memos, in the catalogue's order. */
import type { Observation } from '../observation.ts'
import { advisersUnnamed } from './advisers-unnamed.ts'
import { arrIsRunRate } from './arr-is-run-rate.ts'
import { askAbsent } from './ask-absent.ts'
import { askPartlyAllotted } from './ask-partly-allotted.ts'
import { askRangeWide } from './ask-range-wide.ts'
import { askSplitAddsUp } from './ask-split-adds-up.ts'
import { askWithoutUse } from './ask-without-use.ts'
import { beyondReachClaim } from './beyond-reach-claim.ts'
import { cacZero } from './cac-zero.ts'
import { competitionAbsent } from './competition-absent.ts'
import { competitionAllTicks } from './competition-all-ticks.ts'
import { coverSaysNothing } from './cover-says-nothing.ts'
import { cumulativeChart } from './cumulative-chart.ts'
import { customerConcentration } from './customer-concentration.ts'
import { deckLong } from './deck-long.ts'
import { downsideStated } from './downside-stated.ts'
import { firmApartFromHoped } from './firm-apart-from-hoped.ts'
import { gmvAsRevenue } from './gmv-as-revenue.ts'
import { grossMarginAbsent } from './gross-margin-absent.ts'
import { growthPercentNoBase } from './growth-percent-no-base.ts'
import { gtmAbsent } from './gtm-absent.ts'
import { gtmChannelList } from './gtm-channel-list.ts'
import { intentCounted } from './intent-counted.ts'
import { limitAdmitted } from './limit-admitted.ts'
import { loanLossesAbsent } from './loan-losses-absent.ts'
import { loiAsTraction } from './loi-as-traction.ts'
import { ltvAgainstParts } from './ltv-against-parts.ts'
import { ltvCacNoInputs } from './ltv-cac-no-inputs.ts'
import { ltvCacVeryHigh } from './ltv-cac-very-high.ts'
import { marketBottomUp } from './market-bottom-up.ts'
import { marketNumberUnsourced } from './market-number-unsourced.ts'
import { marketOnePercent } from './market-one-percent.ts'
import { marketTopDownOnly } from './market-top-down-only.ts'
import { marketUnderOneBillion } from './market-under-1b.ts'
import { marketVeryLarge } from './market-very-large.ts'
import { milestonesTied } from './milestones-tied.ts'
import { noCompetitorsClaim } from './no-competitors-claim.ts'
import { notesWithheld } from './notes-withheld.ts'
import { oneLinerAbsent } from './one-liner-absent.ts'
import { oneLinerClear } from './one-liner-clear.ts'
import { partnerUnnamed } from './partner-unnamed.ts'
import { paybackLong } from './payback-long.ts'
import { pieceCostApart } from './piece-cost-apart.ts'
import { problemAbsent } from './problem-absent.ts'
import { problemAsMissingProduct } from './problem-as-missing-product.ts'
import { problemQuantified } from './problem-quantified.ts'
import { productUnshown } from './product-unshown.ts'
import { projectionNoAssumptions } from './projection-no-assumptions.ts'
import { projectionSteep } from './projection-steep.ts'
import { provisionalPatentOld } from './provisional-patent-old.ts'
import { resultCompared } from './result-compared.ts'
import { retentionAbsent } from './retention-absent.ts'
import { retentionWithBase } from './retention-with-base.ts'
import { revenueModelAbsent } from './revenue-model-absent.ts'
import { risksAnswered } from './risks-answered.ts'
import { rivalsWithFacts } from './rivals-with-facts.ts'
import { runwayUnder18 } from './runway-under-18.ts'
import { scoreWithoutSample } from './score-without-sample.ts'
import { slideDense } from './slide-dense.ts'
import { sourcesBesideFigures } from './sources-beside-figures.ts'
import { statusQuoNamed } from './status-quo-named.ts'
import { teamAbsent } from './team-absent.ts'
import { teamNamesOnly } from './team-names-only.ts'
import { teamRecordSpecific } from './team-record-specific.ts'
import { teamUnnamed } from './team-unnamed.ts'
import { tractionAbsent } from './traction-absent.ts'
import { unitCostOverPart } from './unit-cost-over-part.ts'
import { vanityMetricLead } from './vanity-metric-lead.ts'
import { whyNowAbsent } from './why-now-absent.ts'
import { whyNowDated } from './why-now-dated.ts'
import { xForYObservation } from './x-for-y.ts'

export const deckObservations: Observation[] = [
  problemAbsent,
  problemQuantified,
  problemAsMissingProduct,
  oneLinerAbsent,
  oneLinerClear,
  xForYObservation,
  productUnshown,
  whyNowAbsent,
  whyNowDated,
  marketTopDownOnly,
  marketOnePercent,
  marketBottomUp,
  marketUnderOneBillion,
  marketNumberUnsourced,
  sourcesBesideFigures,
  marketVeryLarge,
  competitionAbsent,
  noCompetitorsClaim,
  beyondReachClaim,
  competitionAllTicks,
  rivalsWithFacts,
  provisionalPatentOld,
  statusQuoNamed,
  revenueModelAbsent,
  ltvCacNoInputs,
  ltvAgainstParts,
  ltvCacVeryHigh,
  cacZero,
  paybackLong,
  grossMarginAbsent,
  gmvAsRevenue,
  resultCompared,
  tractionAbsent,
  vanityMetricLead,
  loiAsTraction,
  partnerUnnamed,
  intentCounted,
  firmApartFromHoped,
  cumulativeChart,
  growthPercentNoBase,
  retentionAbsent,
  loanLossesAbsent,
  retentionWithBase,
  scoreWithoutSample,
  customerConcentration,
  arrIsRunRate,
  gtmAbsent,
  gtmChannelList,
  teamAbsent,
  teamUnnamed,
  advisersUnnamed,
  teamNamesOnly,
  teamRecordSpecific,
  askAbsent,
  askRangeWide,
  askWithoutUse,
  askSplitAddsUp,
  askPartlyAllotted,
  unitCostOverPart,
  pieceCostApart,
  milestonesTied,
  projectionNoAssumptions,
  projectionSteep,
  downsideStated,
  limitAdmitted,
  risksAnswered,
  runwayUnder18,
  deckLong,
  slideDense,
  notesWithheld,
  coverSaysNothing,
]
