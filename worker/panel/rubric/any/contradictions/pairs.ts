/** Every pair of statements that is checked, in the catalogue's order. */

import { announcedList } from './announced-list.ts'
import { askOverBurn } from './ask-over-burn.ts'
import { averageOfTotal } from './average-of-total.ts'
import { bracketedAmount } from './bracketed-amount.ts'
import { cameAndWent } from './came-and-went.ts'
import { cancelTerms } from './cancel-terms.ts'
import { cardNeeded } from './card-needed.ts'
import { certificationState } from './certification-state.ts'
import { changeColumn } from './change-column.ts'
import { churnAndRetention } from './churn-and-retention.ts'
import { claimedAverage } from './claimed-average.ts'
import { columnCount } from './column-count.ts'
import { compoundGrowth } from './compound-growth.ts'
import type { Contradiction } from './conflict.ts'
import { countAndTotal } from './count-and-total.ts'
import { countAtPrice } from './count-at-price.ts'
import { countedHeadings } from './counted-headings.ts'
import { countsInUse } from './counts-in-use.ts'
import { customerCounts } from './customer-counts.ts'
import { derivedColumns } from './derived-columns.ts'
import { derivedRows } from './derived-rows.ts'
import { discountInTable } from './discount-in-table.ts'
import { downtime } from './downtime.ts'
import { earlyPrice } from './early-price.ts'
import { equitySold } from './equity-sold.ts'
import { eventCounts } from './event-counts.ts'
import { eventDays } from './event-days.ts'
import { foundingYears } from './founding-years.ts'
import { fundShares } from './fund-shares.ts'
import { fundsTable } from './funds-table.ts'
import { goalsAllMet } from './goals-all-met.ts'
import { groupSizes } from './group-sizes.ts'
import { growthOfTwo } from './growth-of-two.ts'
import { growthSeries } from './growth-series.ts'
import { hallSeats } from './hall-seats.ts'
import { headcountStart } from './headcount-start.ts'
import { inventory } from './inventory.ts'
import { invoiceRows } from './invoice-rows.ts'
import { keptAndLeft } from './kept-and-left.ts'
import { labelledRow } from './labelled-row.ts'
import { launchedOrNot } from './launched-or-not.ts'
import { letterMethod } from './letter-method.ts'
import { licencesDiffer } from './licences.ts'
import { lifetimeRatio } from './lifetime-ratio.ts'
import { listedParts } from './listed-parts.ts'
import { listedPlaces } from './listed-places.ts'
import { lossesDenied } from './losses-denied.ts'
import { marginOfProfit } from './margin-of-profit.ts'
import { marketNesting } from './market-nesting.ts'
import { marketTwice } from './market-sizes.ts'
import { monthlyOverTerm } from './monthly-over-term.ts'
import { monthsNamed } from './months-named.ts'
import { noException } from './no-exception.ts'
import { nobodyAbove } from './nobody-above.ts'
import { overCapacity } from './over-capacity.ts'
import { overlappingSlots } from './overlapping-slots.ts'
import { ownCounts } from './own-counts.ts'
import { partsOfRaise } from './parts-of-raise.ts'
import { paybackByParts } from './payback-by-parts.ts'
import { paybackOnOrder } from './payback-on-order.ts'
import { paysForItself } from './pays-for-itself.ts'
import { peerReviewed } from './peer-reviewed.ts'
import { perPeriod } from './per-period.ts'
import { periodBeforeLive } from './period-before-live.ts'
import { periodsAndSum } from './periods-and-sum.ts'
import { piecesAndGoal } from './pieces-and-goal.ts'
import { pilotLengths } from './pilot-lengths.ts'
import { planAllowance } from './plan-allowance.ts'
import { planInWords } from './plan-in-words.ts'
import { planPrices } from './plan-prices.ts'
import { powerForEnergy } from './power-for-energy.ts'
import { priceCut } from './price-cut.ts'
import { productMargin } from './product-margin.ts'
import { profitAndBurn } from './profit-and-burn.ts'
import { quartersAndYear } from './quarters-and-year.ts'
import { raiseTwice } from './raise-amounts.ts'
import { rateTimesQuantity } from './rate-times-quantity.ts'
import { ratedValue } from './rated-value.ts'
import { ratingBars } from './rating-bars.ts'
import { ratings } from './ratings.ts'
import { ratioOfTwo } from './ratio-of-two.ts'
import { recurringRevenue } from './recurring-revenue.ts'
import { revenueSeries } from './revenue-series.ts'
import { rivals } from './rivals.ts'
import { rollForward } from './roll-forward.ts'
import { rowProducts } from './row-products.ts'
import { rowsTold } from './rows-told.ts'
import { runway } from './runway.ts'
import { runwayByBurn } from './runway-by-burn.ts'
import { runwayByFall } from './runway-by-fall.ts'
import { sameReviews } from './same-reviews.ts'
import { sendDays } from './send-days.ts'
import { serviceRadius } from './service-radius.ts'
import { shareColumn } from './share-column.ts'
import { shareList } from './share-list.ts'
import { shareOfRows } from './share-of-rows.ts'
import { shareOfTwo } from './share-of-two.ts'
import { sharesOfSplit } from './shares-of-split.ts'
import { sharesOverWhole } from './shares-over-whole.ts'
import { specification } from './specification.ts'
import { statedMargins } from './stated-margins.ts'
import { statedMeasures } from './stated-measures.ts'
import { supportHours } from './support-hours.ts'
import { takenOff } from './taken-off.ts'
import { timeClaims } from './time-claims.ts'
import { timesCompared } from './times-compared.ts'
import { titleAndRow } from './title-and-row.ts'
import { titleAndTotal } from './title-and-total.ts'
import { toldChange } from './told-change.ts'
import { toldChangeRows } from './told-change-rows.ts'
import { totalRow } from './total-row.ts'
import { tradeYears } from './trade-years.ts'
import { trialLengths } from './trial-lengths.ts'
import { unequalWindows } from './unequal-windows.ts'
import { unitMargin } from './unit-margin.ts'
import { unitPrices } from './unit-prices.ts'
import { uptime } from './uptime.ts'
import { useOfFunds } from './use-of-funds.ts'
import { validityDays } from './validity-days.ts'
import { valueStack } from './value-stack.ts'
import { warrantyParts } from './warranty-parts.ts'
import { weekdayDates } from './weekday-dates.ts'
import { wholeFirst } from './whole-first.ts'
import { writtenGrowth } from './written-growth.ts'
import { writtenProduct } from './written-product.ts'
import { writtenSum } from './written-sum.ts'
import { wrongDirection } from './wrong-direction.ts'
import { yearlySaving } from './yearly-saving.ts'
import { yearlySavingCards } from './yearly-saving-cards.ts'
import { yearlySavingRows } from './yearly-saving-rows.ts'
import { yearsOfHouse } from './years-of-house.ts'

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
]
