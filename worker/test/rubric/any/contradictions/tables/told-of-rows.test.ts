/** What is told of a table and its rows show otherwise: shares, counts, comparisons and growth. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { sides } from '../told.ts'
import { text } from '../typed.ts'

const wrong: [kind: string, sides: string, LocatedDocument][] = [
  [
    'share',
    'the share of pumps: “93%” / 40 + 30 of 50 + 40',
    text(
      '93% of our pumps were repaired in a day.\nYard | Pumps | Repaired in a day\nNorth | 50 | 40\nSouth | 40 | 30',
    ),
  ],
  [
    'share',
    'the share of requests: “80%” / 210 + 440 of 400 + 700',
    text('80% of requests are filled.\nCount | 2024 | 2025\nRequests | 400 | 700\nFilled | 210 | 440'),
  ],
  [
    'share',
    'the share of red alerts: “97%” / 60 of 75',
    text(
      '97% of our red alerts were confirmed by hand.\nSite | Red alerts | Confirmed | False\nMill | 45 | 37 | 8\nQuarry | 30 | 23 | 7\nTotal | 75 | 60 | 15',
    ),
  ],
  [
    'share',
    'the share of orders: “99%” / 104 + 66 of 120 + 80',
    text('99% of orders arrived on the day.\nTown | Orders | Arrived on the day\nElm | 120 | 104\nOak | 80 | 66'),
  ],
  [
    'count',
    'the number of centres: “36 dialysis centres” / “27”',
    text(
      '36 dialysis centres in three states\nState | Centres | Chairs\nElm | 12 | 90\nOak | 9 | 70\nAsh | 6 | 50\nTotal | 27 | 210',
    ),
  ],
  [
    'count',
    'the number of hotels: “40 hotels” / “30”',
    text('We run 40 hotels.\nRegion | Hotels\nNorth | 12\nSouth | 11\nWest | 7\nTotal | 30'),
  ],
  [
    'count',
    'the number of plants: “1,900 plants” / “1,400”',
    text(
      'There are some 1,900 plants in the segment.\n# Count\nMichigan 720, Ohio 410, Indiana 270. Total 1,400 plants.',
    ),
  ],
  [
    'level',
    '“On time”: “98%” / 95%, 91%, 84%',
    text('98% on time\nIndicator | North | South | West\nOn time | 95% | 91% | 84%'),
  ],
  [
    'level',
    '“Orders delivered complete, per week”: “99%” / “97.5%”',
    text(
      'Measure | Level\nOrders delivered complete, per week | 97.5%\nOur promise to deliver 99% of orders complete stands in the contract.',
    ),
  ],
  [
    'level',
    'the number of yards: “150 yards” / “86”',
    text('150 yards already use it.\nCount | 2023 | 2024 | 2025\nActive yards | 9 | 41 | 86'),
  ],
  [
    'level',
    '“Turnover”: “€2.1m” / “1,400”',
    text(
      'Clients | Turnover | Round\n41 | €2.1m | €3m\n# Traction\nkey | 2023 | 2024 | 2025\nTurnover, € k | 200 | 800 | 1,400',
    ),
  ],
  [
    'times',
    'the comparison: “12x” / 30 min and 5 min',
    text('Tidepress is 12x faster than the hand loop.\nWay | Time\nHand loop | 30 min\nTidepress | 5 min'),
  ],
  [
    'times',
    'the comparison: “70%” / €90 and €60',
    text('Oakslate costs 70% less than marble.\nTile | Price\nMarble | €90\nOakslate tile | €60'),
  ],
  [
    'times',
    'the comparison: “5×” / 1,200 and 400',
    text('Our cells last 5× longer than lead.\nKind | Cycles\nLead | 400\nOur cells | 1,200'),
  ],
  [
    'growth',
    'the yearly growth: “90%” / 5 to 20',
    text(
      'Revenue has grown at a CAGR of 90% since 2022.\nYear | 2022 | 2023 | 2024 | 2025\nRevenue, £m | 5 | 8 | 13 | 20',
    ),
  ],
  [
    'growth',
    'the yearly growth: “75%” / 6 to 24',
    text('Sales CAGR FY21–FY25: 75%\nYear | FY21 | FY22 | FY23 | FY24 | FY25\nSales | 6 | 9 | 13 | 18 | 24'),
  ],
  [
    'growth',
    'the change in late trains: “-45%” / 800 to 600',
    text(
      'Measure | Before | After | Change\nLate trains | 800 | 600 | -45%\nCalls | 100 | 40 | -60%\nStaff | 20 | 21 | +5%',
    ),
  ],
  [
    'growth',
    'the change in billed hours, per month: “43%” / 212 to 131',
    text(
      '# How Elm Foods cut billed hours by 43%\n# Results\nMeasure | March 2024 | October 2024 | Change\nBilled hours, per month | 212 | 131 | -38%\nTime at the gate (min) | 134 | 87 | -35%\nHours per day | 7 | 9 | +29%\nCalls | ~110 | ~25 | -77%\nIn time | n/a | 81%',
    ),
  ],
  [
    'parts',
    'retention: 2% monthly churn / 95% yearly retention',
    text('Churn is 2% a month.\nCustomer retention (annual): 95%'),
  ],
]

const right: [why: string, LocatedDocument][] = [
  [
    'the share of one yard',
    text(
      '80% of our pumps were repaired in a day.\nYard | Pumps | Repaired in a day\nNorth | 50 | 40\nSouth | 40 | 30',
    ),
  ],
  [
    'the share of all',
    text(
      '78% of our pumps were repaired in a day.\nYard | Pumps | Repaired in a day\nNorth | 50 | 40\nSouth | 40 | 30',
    ),
  ],
  [
    'the share of others',
    text(
      '93% of pumps in the industry were repaired in a day.\nYard | Pumps | Repaired in a day\nNorth | 50 | 40\nSouth | 40 | 30',
    ),
  ],
  [
    'what the table does not count',
    text('93% of our vans were repaired in a day.\nYard | Pumps | Repaired in a day\nNorth | 50 | 40\nSouth | 40 | 30'),
  ],
  [
    'counts of a part',
    text('12 centres were opened last year.\nState | Centres\nElm | 12\nOak | 9\nAsh | 6\nTotal | 27'),
  ],
  ['counts of rivals', text('Rivals run 60 centres.\nState | Centres\nElm | 12\nOak | 9\nAsh | 6\nTotal | 27')],
  ['the right count', text('27 dialysis centres\nState | Centres\nElm | 12\nOak | 9\nAsh | 6\nTotal | 27')],
  [
    'another kind',
    text('36 training centres in partner towns\nState | Dialysis centres\nElm | 12\nOak | 9\nAsh | 6\nTotal | 27'),
  ],
  ['a plan', text('We will run 60 centres by 2028.\nState | Centres\nElm | 12\nOak | 9\nAsh | 6\nTotal | 27')],
  ['a row of years', text('98% on time\nIndicator | 2022 | 2023 | 2024\nOn time | 95% | 91% | 84%')],
  ['within the row', text('93% on time\nIndicator | North | South | West\nOn time | 95% | 91% | 84%')],
  [
    'the present supplier',
    text(
      'Measure | Level\nOrders delivered complete, per week | 97.5%\nYour present supplier delivered 91% of orders complete.',
    ),
  ],
  [
    'fewer words in common',
    text('Measure | Level\nOrders delivered complete, per week | 97.5%\nWe refund 99% of orders.'),
  ],
  ['more than the last year', text('88 yards already use it.\nCount | 2023 | 2024 | 2025\nActive yards | 9 | 41 | 86')],
  [
    'all that ever signed up',
    text('150 yards have used it so far.\nCount | 2023 | 2024 | 2025\nActive yards | 9 | 41 | 86'),
  ],
  [
    'rounded key figures',
    text(
      'Clients | Turnover | Round\n41 | €1.4m | €3m\n# Traction\nkey | 2023 | 2024 | 2025\nTurnover, € k | 200 | 800 | 1,412',
    ),
  ],
  [
    'as many times',
    text('Tidepress is 6x faster than the hand loop.\nWay | Time\nHand loop | 30 min\nTidepress | 5 min'),
  ],
  [
    'as many times by another column',
    text(
      'Tidepress is 12x faster than the hand loop.\nWay | Time | Stall\nHand loop | 30 min | 2.4 s\nTidepress | 5 min | 200 ms',
    ),
  ],
  [
    'compared with what the table lacks',
    text('Tidepress is 12x faster than paper.\nWay | Time\nHand loop | 30 min\nTidepress | 5 min'),
  ],
  [
    'the right growth',
    text(
      'Revenue has grown at a CAGR of 59% since 2022.\nYear | 2022 | 2023 | 2024 | 2025\nRevenue, £m | 5 | 8 | 13 | 20',
    ),
  ],
  [
    'growth of the market',
    text('The market for sales grows at a CAGR of 90%.\nYear | 2022 | 2023 | 2024 | 2025\nSales | 5 | 8 | 13 | 20'),
  ],
  ['growth of another span', text('Revenue CAGR of 63%\nYear | 2022 | 2023 | 2024 | 2025\nRevenue | 5 | 8 | 13 | 20')],
  [
    'changes as they are',
    text(
      'Measure | Before | After | Change\nLate trains | 800 | 600 | -25%\nCalls | 100 | 40 | 60%\nStaff | 20 | 21 | +5%',
    ),
  ],
  [
    'changes of something else',
    text(
      'Measure | Before | After | Change\nLate trains | 800 | 600 | -5%\nCalls | 100 | 40 | -3%\nStaff | 20 | 21 | +50%',
    ),
  ],
  [
    'the heading of another row',
    text(
      '# How Elm Foods cut waiting by 35%\n# Results\nMeasure | March 2024 | October 2024 | Change\nBilled hours, per month | 212 | 131 | -38%\nWaiting (min) | 134 | 87 | -35%',
    ),
  ],
  ['a churn that keeps so many', text('Churn is 2% a month.\nCustomer retention (annual): 79%')],
  ['revenue that grows', text('Logo churn, monthly: 2%\nNet revenue retention 108%')],
]

describe('tables', () => {
  it.each(wrong)('%s: %s', (_kind, expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(right)('are left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
