/** Tables against their own totals: sums, what is left of them, and what a round is for. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { deck } from '../../../documents.ts'
import { sides } from '../told.ts'
import { text } from '../typed.ts'

const chart = (...rows: string[]) => rows.map(row => ({ type: 'chart' as const, text: row }))

const wrong: [kind: string, sides: string, LocatedDocument][] = [
  [
    'total',
    'the total: £900 + £700 + £450 / “£2,150”',
    text(
      'House | Rooms | Visits | Charge\nElm | 20 | 4 | £900\nOak | 30 | 5 | £700\nAsh | 10 | 6 | £450\nTotal | 60 | £2,150',
    ),
  ],
  [
    'total',
    'the total: 14 + 9 + 12 + 6 / “46”',
    text('# Budget\nHead | ₹ lakh | Remarks\nStalls | 14\nPrint | 9 | two runs\nRadio | 12\nShoots | 6\nTOTAL | 46'),
  ],
  [
    'total',
    'the total: 1,08,400 + 57,900 + 36,200 / “2,12,500”',
    text('State | Visits\nBihar | 1,08,400\nOdisha | 57,900\nGoa | 36,200\nTotal | 2,12,500'),
  ],
  [
    'total',
    "the total: 115'200 + 40'000 + 9'300 / “174'500”",
    text("Kind | Cells\nA | 115'200\nB | 40'000\nC | 9'300\nTotal | 174'500"),
  ],
  [
    'total',
    'the total: 31.420 + 14.870 + 8.310 / “64.600”',
    text('Región | Viajes\nNorte | 31.420\nSur | 14.870\nEste | 8.310\nTotal | 64.600'),
  ],
  [
    'total',
    'the total: €1.2m + €0.9m + €0.6m / “€3.1m”',
    text('Use | Amount\nOven | €1.2m\nVans | €0.9m\nStaff | €0.6m\nTotal | €3.1m'),
  ],
  [
    'rest',
    'the surplus (Year 2): 1,900 less 1,200 / “800”',
    text(
      '€k | Year 1 | Year 2 | Year 3\nIncome | 1,100 | 1,900 | 3,000\nTotal costs | 800 | 1,200 | 1,800\nSurplus | 300 | 800 | 1,200',
    ),
  ],
  [
    'rest',
    'the profit (2027): £2.40m less £1.10m / “£1.70m”',
    text(
      'Item | 2025 | 2026 | 2027\nRevenue | £1.00m | £1.60m | £2.40m\nCosts | £0.60m | £0.80m | £1.10m\nProfit | £0.40m | £0.80m | £1.70m',
    ),
  ],
  [
    'rest',
    'the net revenue (2024): 214.6 less 186.7 / “37.9”',
    text(
      'R$ m | 2022 | 2023 | 2024\nMoved | 61.3 | 128.4 | 214.6\nPaid out | (53.9) | (112.1) | (186.7)\nNet revenue | 7.4 | 16.3 | 37.9',
    ),
  ],
  [
    'rest',
    'the gross profit (2026): 820 less 310 / “560”',
    text('Item | 2026\nSales | 820\nCost of sales | 310\nGross profit | 560'),
  ],
  [
    'rest',
    'the surplus (Y3): 900 less 300 and 200 / “500”',
    text(
      'k | Y1 | Y2 | Y3\nIncome | 500 | 700 | 900\nWages | 200 | 250 | 300\nRent | 100 | 150 | 200\nSurplus | 200 | 300 | 500',
    ),
  ],
  [
    'funds',
    'the use of funds: “€4m” / 1.9 + 1.5 + 0.9',
    text(
      '# We are raising €4m\nUse | € m | What it gets\nProduct | 1.9 | a second line\nSales | 1.5 | nine towns\nStock | 0.9 | two quarters',
    ),
  ],
  [
    'funds',
    'the use of funds: “US$1.5m” / 900 + 450 + 400',
    text('We are raising US$1.5m.\n# Use of funds\nUse | US$ k\nBook | 900\nTeam | 450\nLegal | 400'),
  ],
  [
    'funds',
    'the use of funds: “₹20 Cr” / 12 + 6 + 5',
    text('We are raising ₹20 Cr.\n# The money\nUse of proceeds | ₹ Cr\nSites | 12\nStaff | 6\nTech | 5'),
  ],
  [
    'funds',
    'the use of funds: “£900k” / £400k + £350k + £300k',
    text('We are raising £900k.\nWhere it goes | Amount\nVans | £400k\nCrew | £350k\nYard | £300k'),
  ],
  [
    'funds',
    'the use of funds: 45% + 35% + 30%',
    text('# Use of funds\nPart | Share\nProduct | 45%\nSales | 35%\nOffice | 30%'),
  ],
  [
    'funds',
    'the use of funds: 50 + 30 + 12',
    deck([{ title: 'Raising €2M', body: chart('Sales | Product | Admin', 'Use of funds, % | 50 | 30 | 12') }]),
  ],
  [
    'funds',
    'the use of funds: 55% + 35% + 25%',
    text(
      'The money goes to:\n- Shops in Oslo, Bergen and the islands: 55%\n- The second press and the men who run it: 35%\n- Stock: 25%',
    ),
  ],
]

const right: [why: string, LocatedDocument][] = [
  [
    'three rows that fit twice by chance',
    text('Item | Q1 | Q2 | Q3\nLeads | 400 | 500 | 640\nDemos | 100 | 130 | 150\nDeals | 300 | 370 | 45'),
  ],
  [
    'totals in fewer columns',
    text(
      'House | Rooms | Visits | Charge\nElm | 20 | 4 | £900\nOak | 30 | 5 | £700\nAsh | 10 | 6 | £450\nTotal | 60 | £2,050',
    ),
  ],
  [
    'a total that may be of two columns',
    text(
      'House | Beds | Baths | Charge\nElm | 20 | 20 | £900\nOak | 30 | 29 | £700\nAsh | 10 | 6 | £450\nTotal | 55 | £2,050',
    ),
  ],
  [
    'remarks in some rows',
    text('# Budget\nHead | ₹ lakh | Remarks\nStalls | 14\nPrint | 9 | two runs\nRadio | 12\nTOTAL | 35'),
  ],
  ['amounts in two columns, some empty', text('Site | In | Out\nElm | 24\nOak | 43 | 3\nAsh | 12\nTotal | 90')],
  ['Indian grouping', text('State | Visits\nBihar | 1,08,400\nOdisha | 57,900\nTotal | 1,66,300')],
  ['an income and its costs in one list', text('# Budget\nItem | €k\nSales | 50\nRent | 4\nWages | 10\nTotal | 36')],
  ['brackets taken off', text('Per month | lakh\nRevenue | 11.9\nDrugs | (4.3)\nStaff | (2.9)\nTotal | 4.7')],
  [
    'rounded rests',
    text('€m | Y1 | Y2 | Y3\nIncome | 1.1 | 1.9 | 3.0\nCosts | 0.8 | 1.2 | 1.8\nSurplus | 0.4 | 0.7 | 1.1'),
  ],
  [
    'a rest after one cost more',
    text(
      '€k | Y1 | Y2 | Y3\nIncome | 500 | 700 | 900\nWages | 200 | 250 | 300\nTax | 60 | 90 | 120\nSurplus | 240 | 360 | 480',
    ),
  ],
  [
    'adjusted, never the difference',
    text(
      'm | 2022 | 2023 | 2024\nNet revenue | 74 | 163 | 279\nCosts | 198 | 315 | 442\nAdjusted EBITDA | -41 | -29 | 12',
    ),
  ],
  [
    'a profit after more than one cost',
    text('Item | 2026\nSales | 820\nCost of sales | 310\nWages | 200\nProfit | 310'),
  ],
  ['parts of the round', text('# We are raising €4m\nUse | € m\nProduct | 1.9\nSales | 1.5\nStock | 0.6')],
  ['parts of less than the round', text('# We are raising €4m\nUse | € m\nProduct | 1.9\nSales | 0.9\nStock | 0.6')],
  [
    'a grant beside the round',
    text(
      '# We are raising €4m\nUse | € m\nProduct | 1.9\nSales | 1.5\nStock | 1.2\n# Also\nA grant of €0.6m adds to it.',
    ),
  ],
  [
    'an amount beside the round that makes it up',
    text('# We are raising €4m\nUse | € m\nProduct | 1.9\nSales | 1.5\nStock | 1.1\nThe founders add €0.5m.'),
  ],
  ['another unit', text('# We are raising €4m\nUse | Months\nProduct | 9\nSales | 12\nStock | 6')],
  ['thirds', text('# Use of funds\nPart | Share\nProduct | 33%\nSales | 33%\nOffice | 33%')],
  [
    'a chart with a rest',
    deck([{ title: 'Raising €2M', body: chart('Sales | Product | Other', 'Use of funds, % | 50 | 30 | 12') }]),
  ],
  [
    'a chart of something else',
    deck([{ title: 'Channels', body: chart('Sales | Product | Admin', 'Answers, % | 50 | 30 | 12') }]),
  ],
]

describe('tables', () => {
  it.each(wrong)('%s: %s', (_kind, expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(right)('are left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
