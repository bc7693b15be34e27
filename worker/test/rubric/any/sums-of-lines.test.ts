/** Lists of amounts that do not add up: what came and went, a margin by its parts, the quarters of a year, shares of a split. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { asteriskUnexplained } from '#worker/panel/rubric/any/asterisk-unexplained.ts'
import { moneyIn } from '#worker/panel/rubric/numbers.ts'
import { deck, memo } from '../documents.ts'
import { see } from '../see.ts'
import { lines, sides } from './told.ts'

const rows = (...texts: string[]) => texts.map(text => ({ type: 'table_row' as const, text }))
const table = (...texts: string[]) => memo(rows(...texts))
const slide = (title: string, ...body: string[]) => deck([{ title: 'Fennhold' }, { title, body }])

const wrong: [sides: string, LocatedDocument][] = [
  [
    '“Drivers, 30 June”: 88 + 14 - 17 / “91”',
    slide('People', 'Drivers, 1 April: 88', 'Hired: 14', 'Left: 17', 'Drivers, 30 June: 91'),
  ],
  [
    "“Members on 31 December”: 1'240 + 312 - 188 / “1'464”",
    table("Members on 1 January | 1'240", 'Joined | 312', 'Left | 188', "Members on 31 December | 1'464"),
  ],
  [
    '“End of Q2”: 4.120 + 655 - 410 / “4.465”',
    lines('Start of Q2: 4.120', 'New: 655', 'Cancelled: 410', 'End of Q2: 4.465'),
  ],
  [
    '“Homes managed 31.12.2024”: 2 310 + 240 - 95 / “2 545”',
    lines('Homes managed 31.12.2023: 2 310', 'Added: 240', 'Lost: 95', 'Homes managed 31.12.2024: 2 545'),
  ],
  [
    'what came and went: 186 - 11 + 72 / “257”',
    lines('We began the season with 186 stores. 11 left, 72 joined, 257 are connected.'),
  ],
  ['what came and went: 64 + 12 - 9 / “71”', lines('Starting from 64 vans, we bought 12, sold 9 and now run 71.')],
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
    'the shares: 68% + 23% + 12% / 100%',
    slide(
      'Where the money comes from',
      'Yearly plans 68%',
      'Single visits 23%',
      'Repairs 12%',
      'Average plan: $52 a month',
    ),
  ],
  [
    'the shares: 44% + 38% + 24% / 100%',
    table('Customers by size | Share', 'Under 10 staff | 44%', '10 to 49 | 38%', '50 and more | 24%'),
  ],
  ['the sum: 221 + 70 - 9 / “292”', lines('Labs: 221 + 70 new − 9 lost = 292.')],
  ['the sum: $312,000 - $60,000 / “$262,000”', lines('Investment: $312,000, less a grant of $60,000 = $262,000 net.')],
  ['the sum: “410 T€ + 1.800 T€” / “2.310 T€”', lines('Cash 410 T€ + 1.800 T€ = 2.310 T€.')],
  [
    'the sum: “₹3.2 crore + ₹1.4 crore + ₹0.9 crore” / “₹6.1 crore”',
    lines('₹3.2 crore + ₹1.4 crore + ₹0.9 crore = ₹6.1 crore'),
  ],
  [
    'the sub-total (Amount): 2,32,000 + 2,58,000 + 92,000 / “5,28,000”',
    table(
      'Sr | Item | Qty | Rate | Amount',
      '1 | Gates, A | 4 | 58,000 | 2,32,000',
      '2 | Gates, B | 4 | 64,500 | 2,58,000',
      '3 | Side gates | 2 | 46,000 | 92,000',
      '| Sub-total | 10 | | 5,28,000',
    ),
  ],
  ['the total: 12 + 31 + 8 / “56”', table('Team | Heads', 'Sales | 12', 'Field | 31', 'Office | 8', 'Overall | 56')],
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
  [
    'the number of ports: “9 ports” / Signed contracts',
    deck([
      { title: 'Traction', body: ['9 ports under contract'] },
      {
        title: 'Signed contracts',
        body: rows('Port | Cranes | NOK m', 'Skjel | 3 | 6.3', 'Tors | 2 | 4.1', 'Vard | 1 | 2.1', 'Total | 6 | 12.5'),
      },
    ]),
  ],
  [
    '“Subscribers, April”: 400 + 60 - 24 / “446”',
    lines('Subscribers, March: 400', 'New subscribers: 60', 'Left: 24', 'Subscribers, April: 446'),
  ],
]

const whole: [sides: string, LocatedDocument][] = [
  [
    'the total: 180 + 140 + 72 / “412”',
    table('Region | Customers', 'Total | 412', 'North | 180', 'South | 140', 'East | 72'),
  ],
  [
    'the budget: €41,000 + €22,000 + €26,000 / “€84,000”',
    lines('Budget: €84,000', '- Kitchen: €41,000', '- Floor: €22,000', '- Windows: €26,000'),
  ],
  ['the total: 180 + 140 + 72 / “412”', lines('Total: 412', 'North: 180', 'South: 140', 'East: 72')],
  [
    'the shares: 46% + 38% + 24% / 100%',
    lines('Of our revenue, 46% is from schools, 38% from clubs and 24% from towns.'),
  ],
  [
    'the parts of the whole: 31 + 12 + 7 + 5 / “58”',
    lines('Who came: 31 farmers, 12 millers, 7 bakers and 5 teachers, 58 guests in all.'),
  ],
  [
    'the parts of the whole: 14 + 9 + 6 / “31”',
    lines('We serve 14 schools, 9 clinics and 6 offices – 31 sites in total.'),
  ],
  [
    'the parts of the whole: “$84,000” / $41,000 + $22,000 + $16,000',
    lines('The refit costs $84,000: $41,000 for the kitchen, $22,000 for the floor and $16,000 for the windows.'),
  ],
]

const right: [why: string, LocatedDocument][] = [
  [
    'what came and went fits',
    table('Members on 1 January | 1,240', 'Joined | 312', 'Left | 188', 'Members on 31 December | 1,364'),
  ],
  [
    'a part of those who left',
    lines(
      'Pupils, September: 240',
      'Joined: 31',
      'Left: 12',
      'Of whom moved to the sister school: 4',
      'Pupils, June: 263',
    ),
  ],
  ['rounded amounts', lines('Start of the year: €4.2m', 'New: €0.9m', 'Churned: €0.3m', 'End of the year: €4.9m')],
  ['other towns', lines('Staff, Leeds: 40', 'Hired: 6', 'Left: 2', 'Staff, Hull: 12')],
  [
    'several things in one sentence',
    lines('We opened 4 shops, hired 19 people, lost 3 customers and now have 12 shops.'),
  ],
  ['nothing that left', lines('We started the year with 118 drivers, hired 19 and ended it with 122.')],
  ['a year of their own', lines('We started in 2019 with 3 people, 11 joined in 2021, 2 left, and 12 are here today.')],
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
  ['a sum that is rounded', lines('€1.8m + €0.9m = €2.6m')],
  ['a sum with its units left out', lines('Own cash 1.2 + grant 0.4 = €1.9m')],
  ['a mean of all', table('Team | Score', 'Sales | 12', 'Field | 31', 'Office | 8', 'Overall | 17')],
  ['a share of another whole', lines('160 of our 200 shops are in this region: 6.4 %.')],
  ['what a market holds', lines('# Market', '3,100 shops × €1,200 a year = €3.72m', '- Our shops: 200')],
  ['what one customer has', lines('462 homes under contract.', 'Our largest customer has 61 homes under contract.')],
  ['a goal beside a year', lines('$5K MRR by the end of Q2.', 'ARR in year 1: $400K.')],
  ['towns and no moves', lines('Drivers, 1 April: 88', 'In Leeds: 40', 'In York: 48', 'Drivers, 30 June: 91')],
  ['a city with New in its name', lines('Staff, January: 40', 'New York: 12', 'Left: 4', 'Staff, June: 46')],
  ['those who left are not told', lines('Members, 1 January: 100', 'New: 30', 'Members, 31 December: 118')],
  ['a commission that comes in', lines('Basket €40', 'Food €12', 'Courier €5', 'Commission €8', 'Contribution €31')],
  ['a slogan', lines('Together 2 + 2 = 5')],
  ['how much of each is spent', table('Budget by department | Spent', 'Sales | 41%', 'Service | 38%', 'Office | 27%')],
  ['things of several kinds', lines('We started with 12 dishes, added 4, lost 2 kilos of flour and 9 guests remain.')],
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
  [
    'ports of a market',
    deck([
      { title: 'Market', body: ['9 ports in Norway have a concession to renew'] },
      { title: 'Signed contracts', body: rows('Port | Cranes', 'Skjel | 3', 'Tors | 2', 'Vard | 1', 'Total | 6') },
    ]),
  ],
  [
    'others in one row',
    deck([
      { title: 'Traction', body: ['9 ports under contract'] },
      { title: 'Signed contracts', body: rows('Port | Cranes', 'Skjel | 3', 'Tors | 2', 'Others | 12', 'Total | 17') },
    ]),
  ],
  ['a budget with a rest', lines('Budget: €84,000', '- Kitchen: €41,000', '- Floor: €22,000', '- Windows: €16,000')],
  ['who came by two ways', table('Channel | Visitors', 'Total | 412', 'Search | 180', 'Social | 140', 'Mail | 130')],
  [
    'a share of a share',
    lines('Of our costs, 46% are wages (12% of which freelancers), 38% rent and 24% of rent is power.'),
  ],
  ['pupils of schools', lines('We have 14 schools, 9 clinics and 6 offices, with 3,100 pupils in total.')],
  [
    'sites with more than these',
    lines('We have 14 schools, 9 clinics and 6 offices, 31 sites in total with the two labs, 29 without.'),
  ],
  ['steps side by side', table('Phase | Weeks', 'Design | 4', 'Build | 8', 'Test | 3', 'Overall | 13')],
  ['all sizes for less', table('Size | Price', 'Small | 12', 'Medium | 18', 'Large | 24', 'All sizes | 45')],
  ['hours of the day', lines('Opening 9', 'Lunch 12', 'Closing 18')],
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

it('finds the note that plain text has made a list of one item', () => {
  const rows = [{ type: 'table_row' as const, text: 'Out of service | 6 months | 8.5 months*' }]
  expect(see(asteriskUnexplained, memo([...rows, '- From October to July, as the part comes late.']))).toEqual([])
  expect(see(asteriskUnexplained, memo([...rows, 'We will go on.']))).toHaveLength(1)
})

describe('lists of amounts', () => {
  it.each([...wrong, ...held, ...whole])('sees %s', (said, document) => expect(sides(document)).toContain(said))
  it.each(right)('leaves alone: %s', (_, document) => expect(sides(document)).toEqual([]))
})
