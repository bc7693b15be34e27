/** Figures of prose and of short lines held against each other: sums, parts, times, and what comes in a year. */
import { describe, expect, it } from 'vitest'
import { sides } from '../told.ts'
import { documentOf } from '../typed.ts'

const wrong: [sides: string, lines: string[]][] = [
  [
    'the validity of the offer: “4 May 2026” / “14 days, until 30 June 2026”',
    ['Quotation 114', '4 May 2026', 'This offer is valid for 14 days, until 30 June 2026.'],
  ],
  [
    'the validity of the offer: “May 4, 2026” / “two months”',
    ['Offer 7', 'May 4, 2026', 'Valid for two months (until 15 June 2026).'],
  ],
  [
    'the validity of the offer: “15 December 2025” / “30 days, until 31 December”',
    ['Quotation 9', '15 December 2025', 'Our prices are held for 30 days, until 31 December.'],
  ],
  [
    'the time out of service: “99.9%” / “less than an hour”',
    ['Our platform has 99.9% uptime, that is less than an hour of downtime a year.'],
  ],
  [
    'the time out of service: “99,5 %” / “at most two hours”',
    ['We promise 99,5 % availability, which is at most two hours of downtime per month.'],
  ],
  ['the time out of service: “99.99%” / “four hours”', ['99.99% uptime means four hours of downtime a year.']],
  ['the sum: “€350” / 140 towels at €2', ['The hotel washed 140 towels a day at €2 a towel. That is €350 a day.']],
  ["the sum: “CHF 3'200” / “60 lamps at CHF 45”", ["We replaced 60 lamps at CHF 45 each. That comes to CHF 3'200."]],
  [
    'the sum: “₹31,500” / 320 parcels at ₹85',
    ['Last month they sent 320 parcels at an average price of ₹85 per parcel, which is ₹31,500.'],
  ],
  ['the sum: “48.000 €” / “1.200 seats at 35 €”', ['24 Plätze: 1.200 seats at 35 € each, that makes 48.000 €.']],
  [
    'the early-bird saving: “30%” / £180 instead of £210',
    [
      '@page',
      'Get the early-bird ticket: save 30%',
      '# Tickets',
      'Early bird',
      '£180 until 1 June',
      'Standard',
      '£210 from 2 June',
    ],
  ],
  [
    'the early-bird saving: “35%” / €400 instead of €500',
    ['@page', 'Early bird €400', 'Regular €500', 'Book early bird and pay 35% less.'],
  ],
  [
    'the years in business: “since 1998” / “in business for 40 years”',
    [
      'Kestrel Joinery',
      '12 March 2024',
      'We have made stairs since 1998. Our workshop has been in business for 40 years.',
    ],
  ],
  [
    'the parts of the whole: “64” / 20 + 18 + 9 + 11',
    ['We have 64 cafés in four towns: Graz 20, Linz 18, Wels 9, Steyr 11.'],
  ],
  [
    'the parts of the whole: “2 340” / 1 120 + 780 + 340',
    ['The estate has 2 340 lamps on three floors: cellar 1 120, hall 780, attic 340.'],
  ],
  [
    'what comes in a year: “8.000 € a month” / “115.000 € a year”',
    ['The house saves nearly 8.000 € a month on linen alone, which is 115.000 € a year.'],
  ],
]

/** What holds, nearly holds, or is about something else. */
const right: string[][] = [
  ['12 January 2026', 'This quotation is valid for 30 days from today, until 11 February 2026.'],
  ['99.9% uptime, and no more than 10 minutes of planned downtime a month for updates.'],
  ['99.5% uptime in the Starter plan, 99.9% in Pro: less than nine hours of downtime a year.'],
  ['We bought 200 chairs at €35 each. This is €1,500 under budget.'],
  ['40 volunteers at £12 an hour for three hours. That is £1,440.'],
  ['90 rooms on three floors: 30 with a sea view, 25 with a balcony, 10 suites.'],
  ['Our 64 trees in four rows: apples 20, pears 18, plums 9, quinces 11, and some hedges.'],
  ['40 exhibitors in two halls: 22 in hall A and 20 in hall B (2 in both).'],
  ['Quotation 114', '4 May 2026', 'Our prices are held for 60 days, until 3 July 2026.'],
  ['Quotation 114', '4 May 2026', 'The offer stands for 4 weeks, until 31 May.'],
  ['Quotation 9', '15 December 2025', 'This quotation is valid for 30 days, until 14 January.'],
  ['Quotation 114', '4 May 2026', 'We hold the price for 30 days after receipt, until 30 June 2026.'],
  ['Quotation 114', '4 May 2026', 'Valid for 30 working days, until 16 June 2026.'],
  ['We promise 99.5 % availability (no more than 44 hours of downtime per year).'],
  ['99.99% uptime means under an hour of downtime a year.'],
  ['We guarantee 99.9% uptime. In 2025 we had 12 minutes of downtime.'],
  ['It needs 3 fitters at £280 a day each. That is £1,900 for the job.'],
  ['We replaced 60 lamps at €45 each. That comes to €2,700.'],
  ['We fill 60 lamps at €45 each. That is €3,200 less than before.'],
  ['20 seats at €30 each, or €500 for the whole table.'],
  ['24 licences at $18 per licence, which makes $5,184 a year.'],
  ['24 cases at £30 each. That comes to £864 with VAT.'],
  ['@page', 'Early-bird tickets save 20%.', 'Early bird €400', 'Regular €500'],
  ['@page', 'Early-bird groups save 30%.', 'Early bird €400', 'Regular €500'],
  ['Kestrel Joinery', '12 March 2024', 'We have made stairs since 1998. We have been in business for 26 years.'],
  ['Kestrel Joinery', 'We have made stairs since 1998. We have been in business for 40 years.'],
  ['We have 64 cafés, among them in Graz 20, Linz 18, Wels 9.'],
  ['We run 64 cafés in three countries: Austria 20, Italy 18.'],
  ['Rent is €1,100 a month, which is €13,200 a year.'],
  ['We save nearly €900 a month, which is €10,000 a year.'],
  [
    '@page',
    'Extra homes €39 a month each',
    '€490 a year (two months free)',
    'Example: a group pays €49 + 2 × €39 = €127 a month.',
  ],
]

describe('figures in prose', () => {
  it.each(wrong)('cannot both hold: %s', (both, lines) => {
    expect(sides(documentOf(lines))).toEqual([both])
  })

  it.each(right.map(lines => [lines.join(' · '), lines] as const))('hold: %s', (_, lines) => {
    expect(sides(documentOf(lines))).toEqual([])
  })
})
