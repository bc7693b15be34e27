/** Tables whose own rows refute a share, a rate, a margin, a change or what a round is for. */
import { describe, expect, it } from 'vitest'
import { sides } from '../told.ts'
import { text } from '../typed.ts'

const wrong: [kind: string, sides: string, lines: string][] = [
  [
    'share',
    'the share of Fairs: “21%” / “£8,100”',
    'Channel | Sales | Share\nShops | £25,300 | 43%\nOwn site | £20,400 | 34%\nFairs | £8,100 | 21%\nPost | £5,600 | 9%',
  ],
  [
    'share',
    'the share of Ost: “31 %” / “1.240”',
    'Region | Umsatz (TEUR) | % of total\nNord | 2.480 | 42 %\nSüd | 1.630 | 28 %\nOst | 1.240 | 31 %\nWest | 550 | 9 %\nTotal | 5.900 | 100 %',
  ],
  [
    'share',
    'the share of Goa: “24%” / “₹36,200”',
    'State | Customers | Sales | Share\nBihar | 400 | ₹1,08,400 | 46%\nOdisha | 260 | ₹57,900 | 25%\nGoa | 90 | ₹36,200 | 24%\nKerala | 75 | ₹31,700 | 14%',
  ],
  [
    'rate',
    'the row “VAT 20%”: 20% of £4,200.00 / “£900.00”',
    'Item | Amount\nDesign | £2,700.00\nPrint | £1,500.00\nSubtotal | £4,200.00\nVAT 20% | £900.00\nTotal | £5,100.00',
  ],
  [
    'rate',
    'the row “Season discount 12 %”: 12 % of R 80 000,00 / “-R 8 600,00”',
    'What | | Amount\nClean | | R 45 000,00\nRepair | | R 35 000,00\nSubtotal | | R 80 000,00\nSeason discount 12 % | | -R 8 600,00\nNet | | R 71 400,00',
  ],
  [
    'rate',
    'the row “Total”: 3.200,00 and 608,00 / “3.908,00”',
    'Posten | Betrag\nBühne | 2.000,00\nTechnik | 1.200,00\nNet | 3.200,00\nMwSt 19 % | 608,00\nTotal | 3.908,00',
  ],
  [
    'margin',
    'the gross margin (2025): “58%” / 540 of 1,200',
    'Year | 2023 | 2024 | 2025\nRevenue | 700 | 900 | 1,200\nCost of sales | 400 | 500 | 660\nGross profit | 300 | 400 | 540\nGross margin | 43% | 44% | 58%',
  ],
  [
    'margin',
    'the EBITDA margin (FY26): “31 %” / 168 of 800',
    'TEUR | FY25 | FY26\nNet sales | 500 | 800\nEBITDA | 60 | 168\nEBITDA margin | 12 % | 31 %',
  ],
  [
    'change',
    'the change in breakdowns: “-60%” / 40 to 28',
    'Measure | Before | After | Change\nBreakdowns | 40 | 28 | -60%\nCalls at night | 90 | 54 | -40%',
  ],
  [
    'change',
    'the change in b, wing nuts: “-45 %” / 10,8 to 7,6',
    'Plant | Machines | Before | After | Change\nA, gears | 22 | 12,1 | 7,4 | -39 %\nB, wing nuts | 9 | 10,8 | 7,6 | -45 %\nC, screws | 31 | 11,2 | 8,2 | -27 %',
  ],
  [
    'funds',
    'the use of funds: “CHF 1.2m” / 600 TCHF + 450 TCHF + 250 TCHF',
    '# We are raising CHF 1.2m\nUse of funds | Amount\nLine | 600 TCHF\nSales | 450 TCHF\nStock | 250 TCHF',
  ],
  [
    'funds',
    'the use of funds: 45 % + 40 % + 25 %',
    '# We raise 2,0 Mio. EUR\nUse of funds:\nProduct | 45 % | 900 TEUR\nSales | 40 % | 800 TEUR\nOffice | 25 % | 500 TEUR',
  ],
]

const right: [why: string, lines: string][] = [
  [
    'shares of customers',
    'State | Customers | Sales | Share\nBihar | 400 | ₹1,08,400 | 48%\nOdisha | 260 | ₹57,900 | 32%\nGoa | 90 | ₹36,200 | 11%\nKerala | 75 | ₹31,700 | 9%',
  ],
  [
    'rounded shares',
    'Channel | Sales, £k | Share\nShops | 25 | 46%\nOwn site | 20 | 37%\nFairs | 8 | 16%\nPost | 1 | 1%',
  ],
  [
    'shares of a whole that is not shown',
    'Channel | Sales | Share\nShops | £25,300 | 31%\nOwn site | £20,400 | 25%\nFairs | £8,100 | 10%\nPost | £5,600 | 7%',
  ],
  [
    'shares of the market',
    'Rival | Sales | Market share\nOak | £25,300 | 43%\nElm | £20,400 | 34%\nAsh | £8,100 | 31%\nFir | £5,600 | 9%',
  ],
  [
    'a tax on a part of it',
    'Item | Amount\nDesign | £2,700.00\nStamps | £1,500.00\nSubtotal | £4,200.00\nVAT 20% | £540.00\nTotal | £4,740.00',
  ],
  [
    'a tax that is within',
    'Item | Amount\nDesign | £3,000.00\nPrint | £1,800.00\nTotal | £4,800.00\nVAT 20% | £800.00',
  ],
  [
    'a fee of what is named',
    'Item | Amount\nGoods | 900\nFreight | 300\nSubtotal | 1,200\nCommission 5% of sales | 110',
  ],
  [
    'a discount that is not written with a sign',
    'Item | Amount\nGoods | 900\nFreight | 300\nSubtotal | 1,200\nDiscount 10% | 120\nNet | 1,080\nVAT 20% | 216\nTotal | 1,296',
  ],
  [
    'a margin of the list price',
    'Item | £\nList price | 50.00\nWe get | 30.00\nCost | 12.00\nGross profit | 18.00\nGross margin | 36%',
  ],
  [
    'a mark-up that is called a margin',
    'Item | 2024 | 2025\nSales | 900 | 1,200\nCost of sales | 500 | 660\nGross profit | 400 | 540\nGross margin | 80% | 82%',
  ],
  [
    'a margin before rounding',
    'm | 2024 | 2025\nRevenue | 0.9 | 1.2\nGross profit | 0.4 | 0.5\nGross margin | 41% | 45%',
  ],
  [
    'a change in points',
    'Measure | Before | After | Change\nScore | 41 | 63 | 22%\nCalls at night | 90 | 54 | -40%\nLate | 10 | 9 | -10%',
  ],
  [
    'goods that bear no tax',
    'Item | Amount\nOven | £900.00\nBooks | £240.00\nRack | £310.00\nSubtotal | £1,450.00\nDiscount 10% | £145.00\nNet | £1,305.00\nVAT 20% | £217.80\nTotal | £1,522.80',
  ],
  [
    'parts of the round in thousands',
    '# We are raising CHF 1.3m\nUse of funds | Amount\nLine | 600 TCHF\nSales | 450 TCHF\nStock | 250 TCHF',
  ],
]

describe('tables', () => {
  it.each(wrong)('%s: %s', (_kind, expected, lines) => {
    expect(sides(text(lines))).toEqual([expected])
  })
  it.each(right)('are left alone: %s', (_why, lines) => {
    expect(sides(text(lines))).toEqual([])
  })
})
