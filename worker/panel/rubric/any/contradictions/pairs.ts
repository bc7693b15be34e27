/** Every pair of figures and facts that is checked, one folder for each kind, in the order in which they are told. */

import { changeColumn } from './changes/change-column.ts'
import { compoundGrowth } from './changes/compound-growth.ts'
import { growthOfTwo } from './changes/growth-of-two.ts'
import { growthSeries } from './changes/growth-series.ts'
import { titleAndRow } from './changes/title-and-row.ts'
import { toldChange } from './changes/told-change.ts'
import { toldChangeRows } from './changes/told-change-rows.ts'
import { unequalWindows } from './changes/unequal-windows.ts'
import { writtenGrowth } from './changes/written-growth.ts'
import { wrongDirection } from './changes/wrong-direction.ts'
import { lossesDenied } from './claims/losses-denied.ts'
import { peerReviewed } from './claims/peer-reviewed.ts'
import { rivals } from './claims/rivals.ts'
import type { Contradiction } from './conflict.ts'
import { announcedList } from './counts/announced-list.ts'
import { churnAndRetention } from './counts/churn-and-retention.ts'
import { countedHeadings } from './counts/counted-headings.ts'
import { countsInUse } from './counts/counts-in-use.ts'
import { customerCounts } from './counts/customer-counts.ts'
import { eventCounts } from './counts/event-counts.ts'
import { groupSizes } from './counts/group-sizes.ts'
import { hallSeats } from './counts/hall-seats.ts'
import { headcountStart } from './counts/headcount-start.ts'
import { keptAndLeft } from './counts/kept-and-left.ts'
import { letterMethod } from './counts/letter-method.ts'
import { listedPlaces } from './counts/listed-places.ts'
import { marketNesting } from './counts/market-nesting.ts'
import { marketTwice } from './counts/market-sizes.ts'
import { measuredShare } from './counts/measured-share.ts'
import { nobodyAbove } from './counts/nobody-above.ts'
import { ownCounts } from './counts/own-counts.ts'
import { placedParts } from './counts/placed-parts.ts'
import { powerForEnergy } from './counts/power-for-energy.ts'
import { processTimes } from './counts/process-times.ts'
import { ratingBars } from './counts/rating-bars.ts'
import { ratings } from './counts/ratings.ts'
import { sameReviews } from './counts/same-reviews.ts'
import { certificationState } from './dates/certification-state.ts'
import { eventDays } from './dates/event-days.ts'
import { foundingYears } from './dates/founding-years.ts'
import { launchedOrNot } from './dates/launched-or-not.ts'
import { monthsNamed } from './dates/months-named.ts'
import { noSuchDay } from './dates/no-such-day.ts'
import { overlappingSlots } from './dates/overlapping-slots.ts'
import { periodBeforeLive } from './dates/period-before-live.ts'
import { sendDays } from './dates/send-days.ts'
import { timeClaims } from './dates/time-claims.ts'
import { tradeYears } from './dates/trade-years.ts'
import { validityDays } from './dates/validity-days.ts'
import { weekdayDates } from './dates/weekday-dates.ts'
import { yearsOfHouse } from './dates/years-of-house.ts'
import { askOverBurn } from './finances/ask-over-burn.ts'
import { costOverLifetime } from './finances/cost-over-lifetime.ts'
import { equitySold } from './finances/equity-sold.ts'
import { fundShares } from './finances/fund-shares.ts'
import { fundsTable } from './finances/funds-table.ts'
import { lifetimeRatio } from './finances/lifetime-ratio.ts'
import { marginOfProfit } from './finances/margin-of-profit.ts'
import { partsOfRaise } from './finances/parts-of-raise.ts'
import { paybackByParts } from './finances/payback-by-parts.ts'
import { paybackOnOrder } from './finances/payback-on-order.ts'
import { paysForItself } from './finances/pays-for-itself.ts'
import { productMargin } from './finances/product-margin.ts'
import { profitAndBurn } from './finances/profit-and-burn.ts'
import { raiseTwice } from './finances/raise-amounts.ts'
import { recurringRevenue } from './finances/recurring-revenue.ts'
import { revenueSeries } from './finances/revenue-series.ts'
import { runway } from './finances/runway.ts'
import { runwayByBurn } from './finances/runway-by-burn.ts'
import { runwayByFall } from './finances/runway-by-fall.ts'
import { shareList } from './finances/share-list.ts'
import { sourcesOfMoney } from './finances/sources-of-money.ts'
import { statedMargins } from './finances/stated-margins.ts'
import { unitMargin } from './finances/unit-margin.ts'
import { useOfFunds } from './finances/use-of-funds.ts'
import { cardNeeded } from './prices/card-needed.ts'
import { cheaperThan } from './prices/cheaper-than.ts'
import { discountInTable } from './prices/discount-in-table.ts'
import { earlyPrice } from './prices/early-price.ts'
import { monthlyOverTerm } from './prices/monthly-over-term.ts'
import { partsAndAllIn } from './prices/parts-and-all-in.ts'
import { perPeriod } from './prices/per-period.ts'
import { planAllowance } from './prices/plan-allowance.ts'
import { planInWords } from './prices/plan-in-words.ts'
import { planPrices } from './prices/plan-prices.ts'
import { priceCut } from './prices/price-cut.ts'
import { priceForCount } from './prices/price-for-count.ts'
import { unitPrices } from './prices/unit-prices.ts'
import { valueStack } from './prices/value-stack.ts'
import { yearlySaving } from './prices/yearly-saving.ts'
import { yearlySavingCards } from './prices/yearly-saving-cards.ts'
import { yearlySavingRows } from './prices/yearly-saving-rows.ts'
import { averageOfTotal } from './sums/average-of-total.ts'
import { bracketedAmount } from './sums/bracketed-amount.ts'
import { cameAndWent } from './sums/came-and-went.ts'
import { countAtPrice } from './sums/count-at-price.ts'
import { derivedColumns } from './sums/derived-columns.ts'
import { derivedRows } from './sums/derived-rows.ts'
import { invoiceRows } from './sums/invoice-rows.ts'
import { listedParts } from './sums/listed-parts.ts'
import { piecesAndGoal } from './sums/pieces-and-goal.ts'
import { quartersAndYear } from './sums/quarters-and-year.ts'
import { rateTimesQuantity } from './sums/rate-times-quantity.ts'
import { ratioOfTwo } from './sums/ratio-of-two.ts'
import { rollForward } from './sums/roll-forward.ts'
import { rowProducts } from './sums/row-products.ts'
import { shareColumn } from './sums/share-column.ts'
import { shareOfBase } from './sums/share-of-base.ts'
import { shareOfTwo } from './sums/share-of-two.ts'
import { sharesOfSplit } from './sums/shares-of-split.ts'
import { sharesOverWhole } from './sums/shares-over-whole.ts'
import { takenOff } from './sums/taken-off.ts'
import { totalRow } from './sums/total-row.ts'
import { wholeFirst } from './sums/whole-first.ts'
import { writtenProduct } from './sums/written-product.ts'
import { writtenSum } from './sums/written-sum.ts'
import { claimedAverage } from './tables/claimed-average.ts'
import { columnCount } from './tables/column-count.ts'
import { countAndTotal } from './tables/count-and-total.ts'
import { goalsAllMet } from './tables/goals-all-met.ts'
import { inventory } from './tables/inventory.ts'
import { labelledRow } from './tables/labelled-row.ts'
import { noException } from './tables/no-exception.ts'
import { overCapacity } from './tables/over-capacity.ts'
import { periodsAndSum } from './tables/periods-and-sum.ts'
import { ratedValue } from './tables/rated-value.ts'
import { rowsTold } from './tables/rows-told.ts'
import { shareOfRows } from './tables/share-of-rows.ts'
import { specification } from './tables/specification.ts'
import { statedMeasures } from './tables/stated-measures.ts'
import { timesCompared } from './tables/times-compared.ts'
import { titleAndTotal } from './tables/title-and-total.ts'
import { cancelTerms } from './terms/cancel-terms.ts'
import { downtime } from './terms/downtime.ts'
import { licencesDiffer } from './terms/licences.ts'
import { pilotLengths } from './terms/pilot-lengths.ts'
import { serviceRadius } from './terms/service-radius.ts'
import { supportHours } from './terms/support-hours.ts'
import { trialLengths } from './terms/trial-lengths.ts'
import { uptime } from './terms/uptime.ts'
import { warrantyParts } from './terms/warranty-parts.ts'

export const pairs: readonly Contradiction[] = [
  customerCounts,
  rivals,
  marketTwice,
  marketNesting,
  growthSeries,
  recurringRevenue,
  revenueSeries,
  lifetimeRatio,
  useOfFunds,
  raiseTwice,
  runway,
  timeClaims,
  foundingYears,
  planPrices,
  unitPrices,
  trialLengths,
  cardNeeded,
  cancelTerms,
  launchedOrNot,
  profitAndBurn,
  churnAndRetention,
  keptAndLeft,
  ratings,
  productMargin,
  priceCut,
  yearlySaving,
  perPeriod,
  monthlyOverTerm,
  monthsNamed,
  announcedList,
  writtenGrowth,
  growthOfTwo,
  toldChange,
  toldChangeRows,
  averageOfTotal,
  fundShares,
  runwayByBurn,
  countsInUse,
  planAllowance,
  valueStack,
  countedHeadings,
  sameReviews,
  pilotLengths,
  unequalWindows,
  wrongDirection,
  totalRow,
  columnCount,
  sendDays,
  shareList,
  bracketedAmount,
  titleAndRow,
  fundsTable,
  takenOff,
  titleAndTotal,
  statedMargins,
  rowProducts,
  shareColumn,
  periodsAndSum,
  invoiceRows,
  derivedRows,
  derivedColumns,
  claimedAverage,
  piecesAndGoal,
  changeColumn,
  labelledRow,
  listedParts,
  countAndTotal,
  shareOfRows,
  compoundGrowth,
  timesCompared,
  writtenProduct,
  shareOfTwo,
  ratioOfTwo,
  rateTimesQuantity,
  paybackByParts,
  askOverBurn,
  ownCounts,
  uptime,
  weekdayDates,
  yearlySavingRows,
  yearlySavingCards,
  groupSizes,
  letterMethod,
  listedPlaces,
  specification,
  certificationState,
  licencesDiffer,
  tradeYears,
  peerReviewed,
  lossesDenied,
  goalsAllMet,
  nobodyAbove,
  headcountStart,
  periodBeforeLive,
  countAtPrice,
  downtime,
  earlyPrice,
  equitySold,
  marginOfProfit,
  paybackOnOrder,
  paysForItself,
  runwayByFall,
  sharesOverWhole,
  sharesOfSplit,
  rollForward,
  unitMargin,
  quartersAndYear,
  writtenSum,
  cameAndWent,
  wholeFirst,
  partsOfRaise,
  rowsTold,
  validityDays,
  ratingBars,
  eventCounts,
  overlappingSlots,
  hallSeats,
  statedMeasures,
  eventDays,
  noException,
  powerForEnergy,
  inventory,
  overCapacity,
  discountInTable,
  yearsOfHouse,
  planInWords,
  warrantyParts,
  ratedValue,
  serviceRadius,
  supportHours,
  measuredShare,
  processTimes,
  priceForCount,
  placedParts,
  sourcesOfMoney,
  partsAndAllIn,
  noSuchDay,
  shareOfBase,
  cheaperThan,
  costOverLifetime,
]
