/** Lists of amounts that do not add up: what came and went, sums in a line, totals, and wholes before their parts. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { deck } from '../../../documents.ts'
import { lines, sides } from '../told.ts'
import { rows, slide, table } from '../typed.ts'

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
  ['the shares: 46% + 38% + 24%', lines('Of our revenue, 46% is from schools, 38% from clubs and 24% from towns.')],
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
  ['a sum that is rounded', lines('€1.8m + €0.9m = €2.6m')],
  ['a sum with its units left out', lines('Own cash 1.2 + grant 0.4 = €1.9m')],
  ['a mean of all', table('Team | Score', 'Sales | 12', 'Field | 31', 'Office | 8', 'Overall | 17')],
  ['a share of another whole', lines('160 of our 200 shops are in this region: 6.4 %.')],
  ['what one customer has', lines('462 homes under contract.', 'Our largest customer has 61 homes under contract.')],
  ['towns and no moves', lines('Drivers, 1 April: 88', 'In Leeds: 40', 'In York: 48', 'Drivers, 30 June: 91')],
  ['a city with New in its name', lines('Staff, January: 40', 'New York: 12', 'Left: 4', 'Staff, June: 46')],
  ['those who left are not told', lines('Members, 1 January: 100', 'New: 30', 'Members, 31 December: 118')],
  ['a slogan', lines('Together 2 + 2 = 5')],
  ['things of several kinds', lines('We started with 12 dishes, added 4, lost 2 kilos of flour and 9 guests remain.')],
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
]

describe('lists of amounts', () => {
  it.each([...wrong, ...held, ...whole])('sees %s', (said, document) => expect(sides(document)).toContain(said))
  it.each(right)('leaves alone: %s', (_, document) => expect(sides(document)).toEqual([]))
})
