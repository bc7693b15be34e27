/** Products, sums and yearly amounts told beside their factors, in many wordings. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

const wrong: [subject: string, because: string, text: string][] = [
  [
    'the product',
    '5,500 GJ at $14.20 make 78,100.',
    "At the laundry's gas price of $14.20 per GJ, the 5,500 GJ saved are worth $117,000 a year.",
  ],
  [
    'the product',
    '4,000 labs at €3,400 make 13,600,000.',
    '4,000 labs at €3,400 a year make a market of €18.6 million.',
  ],
  [
    'what comes in a year',
    "CHF 4'200 a month makes between 42,000 and 50,400 in a year, however the months are counted.",
    "Rent is CHF 4'200 a month, or CHF 54'600 a year.",
  ],
  ['the product', '210 seats at €29 make 6,090.', 'We charge €29 per seat; 210 seats bring in €7,500 a month.'],
  ['the product', '62,000 bakeries at €1,800 make 111,600,000.', 'Market: 62,000 bakeries, €1,800 a year each = €160m'],
  ['the sum', '60 times $6,200 is 372,000.', 'Lease of five years at $6,200 a month ($412,000 over the term)'],
  ['the sum', 'It comes to 252,000.', 'Investment: $312,000, less a state grant of $60,000 = $262,000 net.'],
  [
    '“Technicians, September 30”',
    'What came and what went leaves 114.',
    'Technicians, July 1: 118\nHired: 19\nLeft: 23\nTechnicians, September 30: 122',
  ],
]

it('reads a factor in words', async () => {
  expect(await said('€310 x six market days a week x 50 weeks = €111,600')).toEqual([
    ['the product', 'The factors make 93,000.'],
  ])
})

/** Each of these is as it should be, and looks much like one that is not. */
const right: [text: string][] = [
  ['6 technicians spend 35 minutes a day on paper, 21 days a month. That is 73 hours a month.'],
  ['The plan is $49 a month, $490 a year.'],
  ["Rent is CHF 4'200 a month, or CHF 50'400 a year."],
  ["At the laundry's gas price of $14.20 per GJ, the 5,500 GJ saved are worth $78,100 a year."],
  ['Lease of five years at $6,200 a month ($372,000 over the term)'],
  ["Pay CHF 2'400 in cash, or in 12 instalments of CHF 200 without interest or fees."],
  ["Pay CHF 2'400 in cash, or in 12 instalments of CHF 210 (effective rate 9 %)."],
  ['Total 15,566.70\nRebate they qualified for −5,000.00\nThey paid 10,566.70'],
  ['Investment: $312,000, less a state grant of $60,000 = $252,000 net.'],
  ['From 186 bushes 11 left and 72 joined, so 247 are connected.'],
  ['Technicians, July 1: 118\nHired: 19\nLeft: 23\nTechnicians, September 30: 114'],
  ['Pay €1,200 today, or €110 a month over 12 months at 9.9%.'],
  ['0% finance: £50 a month over 24 months, cash price £1,200.'],
  ['0% interest for the first 6 months, then £45 a month over 24 months. Cash price £1,000.'],
  ['No interest, 36 months at £30, deposit £120. Cash price £1,200.'],
  ['Lease of three years at 2.400 € a month (86.400 € in all).'],
  ['Rent is €2,000 a month, €24,000 a year.'],
  ['Rent is €2,000 a month, or €27,600 a year with heating.'],
  ['A month costs $49, a year $490.'],
  ['Studio: $40 a month. Agency: $900 a year.'],
  ['Subscription $9 a month or $120 a year with the printed magazine.'],
  ['12 shifts at €310 a shift make €3,720.'],
  // A factor in words counts as well.
  ['€310 x six market days a week x 50 weeks = €93,000'],
  ['Twelve stalls x €310 x 50 weeks = €186,000'],
  ['At $14.20 per GJ, 5,500 GJ are worth $78,100 a year.'],
  ['Our 4,000 labs at €3,400 a year make €13.6 million. Of these we reach €1.9m.'],
  ['At €0.32 per kWh a home with 4,200 kWh pays €1,344 a year.'],
  ['At €0.32 per kWh a home with 4,200 kWh, half of it from the roof, pays €672 a year.'],
  ["A class of 14 pupils at CHF 90 per pupil makes CHF 1'260 a month."],
  ['We sell 900 boxes a month at £28 per box, so revenue is £302,400 a year.'],
  ['Diesel at NOK 14.20 per litre: 56,500 litres saved, NOK 802,300 a year.'],
  ['Price per tonne: $410. We sold 310 tonnes and earned $131,000, as some was graded down.'],
  ['Each of the 20 trucks costs €190 per day. The depot costs €5,200 a month.'],
  ['The license is $30 per seat a month; the average customer has 42 seats and pays $15,120 a year.'],
  ['Tickets at €35 per person. With 120 persons that makes €4,200 an evening.'],
  ['Tickets at €35 per person, children €15. With 120 persons that makes €3,600 an evening.'],
  ['The 340 growers get $2.10 per kg for 610,000 kg, which makes $1.28 million.'],
  ['Day rate €900 per day; 12 days make €10,800 and travel is at cost.'],
  ['Water at R 42 per kl: the saving of 310 kl is worth R 13 020 a year.'],
  ['Water at R 42 per kl: the saving of 310 kl a month is worth R 156 240 a year.'],
  ['Net saving £310 per van; for 25 vans £7,750 a year.'],
  ['We have 210 seats sold at €29 a seat, and overhead costs €7,500 a month.'],
  ["Dropped from £40 per hour, the plumber's 12 hours cost £420."],
  ['A loaf costs €3.80. At 260 loaves a day that makes €988.'],
  ['Hire for 24 months at £45 a month (£1,080 in total).'],
  ['£45 a month for 24 months at 0%. Price £1,080.'],
  ['£45 a month for 24 months at 0% on the £1,080 that remain. Price £1,200.'],
  ['Our plan for 36 months costs €20 a month. The 12-month plan costs €300 in total.'],
  ['Price per seat €30 a month. A team of 14 pays €5,040 a year.'],
  ['3 technicians at €52 an hour: the day costs €1,248.'],
  ['At 8 cents per page a school with 40,000 pages pays $3,200 a year.'],
]

describe('figures beside each other', () => {
  it.each(wrong)('%s: %s', async (subject, because, text) => expect(await said(text)).toEqual([[subject, because]]))
  it.each(right)('leaves alone: %s', async text => expect(await said(text)).toEqual([]))
})
