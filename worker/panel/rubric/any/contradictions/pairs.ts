/** Every pair of statements that is checked, in the catalogue's order. */
import { announcedList } from './announced-list.ts'
import { averageOfTotal } from './average-of-total.ts'
import { bracketedAmount } from './bracketed-amount.ts'
import { cancelTerms } from './cancel-terms.ts'
import { cardNeeded } from './card-needed.ts'
import { churnAndRetention } from './churn-and-retention.ts'
import { columnCount } from './column-count.ts'
import type { Contradiction } from './conflict.ts'
import { countedHeadings } from './counted-headings.ts'
import { countsInUse } from './counts-in-use.ts'
import { customerCounts } from './customer-counts.ts'
import { foundingYears } from './founding-years.ts'
import { fundShares } from './fund-shares.ts'
import { growthSeries } from './growth-series.ts'
import { launchedOrNot } from './launched-or-not.ts'
import { lifetimeRatio } from './lifetime-ratio.ts'
import { marketNesting } from './market-nesting.ts'
import { marketTwice } from './market-sizes.ts'
import { perPeriod } from './per-period.ts'
import { pilotLengths } from './pilot-lengths.ts'
import { planAllowance } from './plan-allowance.ts'
import { planPrices } from './plan-prices.ts'
import { priceCut } from './price-cut.ts'
import { productMargin } from './product-margin.ts'
import { profitAndBurn } from './profit-and-burn.ts'
import { raiseTwice } from './raise-amounts.ts'
import { ratings } from './ratings.ts'
import { recurringRevenue } from './recurring-revenue.ts'
import { rivals } from './rivals.ts'
import { runway } from './runway.ts'
import { runwayByBurn } from './runway-by-burn.ts'
import { sameReviews } from './same-reviews.ts'
import { shareList } from './share-list.ts'
import { timeClaims } from './time-claims.ts'
import { titleAndRow } from './title-and-row.ts'
import { totalRow } from './total-row.ts'
import { trialLengths } from './trial-lengths.ts'
import { unequalWindows } from './unequal-windows.ts'
import { unitPrices } from './unit-prices.ts'
import { useOfFunds } from './use-of-funds.ts'
import { valueStack } from './value-stack.ts'
import { writtenGrowth } from './written-growth.ts'
import { wrongDirection } from './wrong-direction.ts'
import { yearlySaving } from './yearly-saving.ts'

export const pairs: readonly Contradiction[] = [
  customerCounts,
  rivals,
  marketTwice,
  marketNesting,
  growthSeries,
  recurringRevenue,
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
  ratings,
  productMargin,
  priceCut,
  yearlySaving,
  perPeriod,
  announcedList,
  writtenGrowth,
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
  shareList,
  bracketedAmount,
  titleAndRow,
]
