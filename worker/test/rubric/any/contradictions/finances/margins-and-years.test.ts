/** Lists of amounts of a company that do not add up: a margin by its parts, the quarters of a year, a split, a round. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { moneyIn } from '#worker/panel/rubric/numbers.ts'
import { lines, sides } from '../told.ts'
import { slide, table } from '../typed.ts'

const wrong: [sides: string, LocatedDocument][] = [
  [
    '“Contribution”: €11.50 - €3.40 - €0.60 - €2.90 / “€5.60”',
    lines('- Price: €11.50', '- Ingredients: €3.40', '- Packaging: €0.60', '- Rider: €2.90', '- Contribution: €5.60'),
  ],
  [
    '“Gross margin per frame”: 1,400,000 - 520,000 - 310,000 - 190,000 / “SEK 532,000”',
    slide(
      'Per frame',
      'Price 1,400,000',
      'Steel 520,000',
      'Drive 310,000',
      'Fitting 190,000',
      'Gross margin per frame: SEK 532,000 or 38 %',
    ),
  ],
  ['“Margin”: 95 - 48 - 12 / “41”', table('Per lesson | CHF', 'Fee | 95', 'Teacher | 48', 'Room | 12', 'Margin | 41')],
  [
    'the year: “$2.4M” / 410 + 388 + 512 + 690',
    slide(
      'Sales, $ thousands',
      'Q1 actual 410',
      'Q2 actual 388',
      'Q3 actual 512',
      'Q4 forecast 690 (with the fair)',
      'On track for guidance of $2.4M',
    ),
  ],
  [
    'the year: “6,4 Mio. €” / 1,2 Mio. € + 1,4 Mio. € + 1,1 Mio. € + 1,9 Mio. €',
    lines(
      '# Revenue by quarter',
      '- Q1: 1,2 Mio. €',
      '- Q2: 1,4 Mio. €',
      '- Q3: 1,1 Mio. €',
      '- Q4: 1,9 Mio. €',
      'Full-year revenue: 6,4 Mio. €.',
    ),
  ],
  [
    'the shares: 68% + 23% + 12%',
    slide(
      'Where the money comes from',
      'Yearly plans 68%',
      'Single visits 23%',
      'Repairs 12%',
      'Average plan: $52 a month',
    ),
  ],
  [
    'the shares: 44% + 38% + 24%',
    table('Customers by size | Share', 'Under 10 staff | 44%', '10 to 49 | 38%', '50 and more | 24%'),
  ],
]

const held: [sides: string, LocatedDocument][] = [
  [
    'the use of funds: “NOK 42 million” / NOK 18 million + NOK 12 million + NOK 8 million + NOK 6 million',
    slide(
      'The round',
      'Raising NOK 42 million at NOK 168 million pre-money',
      'Use of funds',
      '- Stock of cells: NOK 18 million',
      '- Sales: NOK 12 million',
      '- Approval: NOK 8 million',
      '- Working capital: NOK 6 million',
    ),
  ],
  [
    'the use of funds: “1.310 TEUR” / 700 T€ + 500 T€ + 300 T€',
    slide('The ask', 'We are raising 1.310 TEUR', '- Product: 700 T€', '- Sales: 500 T€', '- Office: 300 T€'),
  ],
  [
    'the use of funds: “£800k” / £350k + £300k + £250k',
    slide(
      'Our round',
      'We raise £800k for 24 months',
      'What it is for:',
      '£350k engineers',
      '£300k sales',
      '£250k stock',
    ),
  ],
]

const right: [why: string, LocatedDocument][] = [
  [
    'a margin before what is sold with',
    lines('Price 100', 'Materials 40', 'Labour 20', 'Marketing 10', 'Gross margin 40'),
  ],
  ['a cost that is not listed', lines('Price: 80', 'Flour: 20', 'Work: 22', 'Margin: 30')],
  [
    'quarters that fit',
    lines('Sales, £ thousands', 'Q1 410', 'Q2 388', 'Q3 512', 'Q4 690', 'Full-year sales were £2.0m.'),
  ],
  [
    'a year of profit',
    lines('Sales, £ thousands', 'Q1 410', 'Q2 388', 'Q3 512', 'Q4 690', 'Full-year profit was £1.5m.'),
  ],
  [
    'another year',
    lines('Sales 2024, £ thousands', 'Q1 410', 'Q2 388', 'Q3 512', 'Q4 690', 'Guidance for the year 2025 is £2.6m.'),
  ],
  [
    'shares with roundings',
    lines('# Revenue by channel', '- Shops: 48 %', '- Online: 37 %', '- Trade: 14 %', '- Fairs: 2 %'),
  ],
  ['several answers', lines('# What customers use us for', '- Booking: 71%', '- Invoices: 52%', '- Reminders: 44%')],
  ['growth of each', lines('# Revenue by region, growth', '- North 40%', '- South 35%', '- West 40%')],
  ['what a market holds', lines('# Market', '3,100 shops × €1,200 a year = €3.72m', '- Our shops: 200')],
  ['a goal beside a year', lines('$5K MRR by the end of Q2.', 'ARR in year 1: $400K.')],
  ['a commission that comes in', lines('Basket €40', 'Food €12', 'Courier €5', 'Commission €8', 'Contribution €31')],
  ['how much of each is spent', table('Budget by department | Spent', 'Sales | 41%', 'Service | 38%', 'Office | 27%')],
  [
    'a grant on top',
    slide(
      'The ask',
      'We are raising €1.5m',
      'A grant of €150k comes on top',
      '- Product €700k',
      '- Sales €500k',
      '- Office €450k',
    ),
  ],
  [
    'another figure below the parts',
    slide('The ask', 'We are raising €1.5m', '- Product €700k', '- Sales €500k', '- Office €300k', '- ARR €900k'),
  ],
  ['needs that overlap', lines('# Our customers by need', '- Speed: 52%', '- Price: 38%', '- Care: 24%')],
  ['dearer by instalments', lines('Cost: €900', '- Deposit: €300', '- In May: €300', '- In June: €400')],
  ['what rivals charge', lines('Enterprise tools: $250 per month.', 'Enterprise: $99 per month.')],
]

const thousands: [text: string, value: number, currency: string][] = [
  ['£1,310k', 1_310_000, 'GBP'],
  ['1.310 TEUR', 1_310_000, 'EUR'],
  ['TEUR 1.310', 1_310_000, 'EUR'],
  ['810 T€', 810_000, 'EUR'],
  ['kCHF 250', 250_000, 'CHF'],
  ['£1.31k', 1310, 'GBP'],
  ['$3T', 3e12, 'USD'],
]

it.each(thousands)('reads %s', (text, value, currency) =>
  expect(moneyIn(text).map(one => [one.value, one.currency])).toEqual([[value, currency]]),
)

describe('lists of amounts', () => {
  it.each([...wrong, ...held])('sees %s', (said, document) => expect(sides(document)).toContain(said))
  it.each(right)('leaves alone: %s', (_, document) => expect(sides(document)).toEqual([]))
})
