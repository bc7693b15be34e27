/** Rates by the week and by the year, changes in per cent, averages, and lists with a number above them. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { memo } from '../../../documents.ts'
import { lines, told } from '../told.ts'

const list = (above: string, ...items: string[]) => memo([above, ...items.map(item => `- ${item}`)])

const perPeriod: [string, string, LocatedDocument][] = [
  [
    'hours',
    'what comes in a year: 5 hours a week makes between 180 and 265 in a year, however the weeks are counted.',
    lines('Each nurse loses 5 hours a week, or 400 hours a year.'),
  ],
  [
    'in brackets',
    'what comes in a month: 10 calls per week makes between 40 and 45 in a month, however the weeks are counted.',
    lines('A practice takes 10 calls per week (90 calls per month).'),
  ],
  [
    'that is',
    'what comes in a year: 20 hours a month makes between 200 and 240 in a year, however the months are counted.',
    lines('It wastes 20 hours a month. That is 20 hours a month, that is 480 hours a year.'),
  ],
  [
    'the year first',
    'what comes in a year: 2 hours a week makes between 72 and 106 in a year, however the weeks are counted.',
    lines('They spend 300 hours a year, or 2 hours a week, on it.'),
  ],
  [
    'too little',
    'what comes in a year: 30 tonnes a month makes between 300 and 360 in a year, however the months are counted.',
    lines('A kitchen bins 30 tonnes a month, which is 100 tonnes a year.'),
  ],
  [
    'money',
    'what comes in a year: €400 a week makes between 14,400 and 21,200 in a year, however the weeks are counted.',
    lines('A broken lift loses a hotel €400 a week, or €40,000 a year.'),
  ],
  [
    'money that is lost, too little',
    'what comes in a year: £900 a month makes between 9,000 and 10,800 in a year, however the months are counted.',
    lines('A slow till loses a shop £900 a month, or £4,000 a year.'),
  ],
]

const growth: [string, string, LocatedDocument][] = [
  ['a sign', 'the growth rate: From 120 to 180 is 50% more.', lines('Clinics went from 120 to 180, +80%.')],
  ['an arrow', 'the growth rate: From 120 to 180 is 50% more.', lines('Paying clinics: 120 → 180 (+75%)')],
  ['up', 'the growth rate: From $40k to $70k is 75% more.', lines('Sales: $40k → $70k, up 120%.')],
  [
    'an increase',
    'the growth rate: From 310 to 420 is 35% more.',
    lines('Orders moved from 310 to 420, a rise of 60%.'),
  ],
  ['a fall', 'the decrease: From 50 to 40 is 20% less.', lines('Complaints fell from 50 to 40, down 45%.')],
  ['minus', 'the decrease: From 8.4 to 6.3 is 25% less.', lines('Waiting days: 8.4 → 6.3 (-50%)')],
]

const average: [string, string, LocatedDocument][] = [
  [
    'behind',
    'the average: €1.2m shared by 40 customers is 30,000 each.',
    lines('€1.2m from 40 customers, €50k average.'),
  ],
  [
    'an average of',
    'the average: $600k shared by 20 clients is 30,000 each.',
    lines('We billed $600k across 20 clients, an average of $45k.'),
  ],
  [
    'per customer',
    'the average: £90,000 shared by 30 customers is 3,000 each.',
    lines('£90,000 from 30 customers, £5,000 per customer.'),
  ],
  [
    'each',
    'the average: $80,000 shared by 40 schools is 2,000 each.',
    lines('We have taken $80,000 from 40 schools, $3,500 each.'),
  ],
  [
    'on average',
    'the average: €500k shared by 50 firms is 10,000 each.',
    lines('€500k from 50 firms, €6k on average.'),
  ],
  [
    'a clinic',
    'the average: €240,000 shared by 12 clinics is 20,000 each.',
    lines('€240,000 from our 12 clinics, €32,000 a clinic.'),
  ],
]

const listed: [string, string, LocatedDocument][] = [
  [
    'more',
    'the number of features: The list right below has 4.',
    list('Brindlecot has three features:', 'Booking', 'Reminders', 'Billing', 'Waiting list'),
  ],
  [
    'fewer',
    'the number of reasons: The list right below has 3.',
    list('There are four reasons:', 'It is quiet', 'It is small', 'It is cheap'),
  ],
  [
    'in steps',
    'the number of steps: The list right below has 4.',
    list('It works in three steps:', 'Send a photo', 'Get a price', 'Pick a day', 'Pay at the door'),
  ],
  [
    'digits',
    'the number of modules: The list right below has 5.',
    list('We offer 4 modules:', 'Stock', 'Orders', 'Returns', 'Invoices', 'Payroll'),
  ],
  [
    'numbers of its own',
    'the number of plans: The list right below has 5.',
    list('Our three plans:', '1. Solo', '2. Pair', '3. Studio', '4. House', '5. Campus'),
  ],
  [
    'with an adjective',
    'the number of risks: The list right below has 3.',
    list('We see two large risks:', 'A late permit', 'A dry summer', 'A new law'),
  ],
  [
    'words before the colon',
    'the number of goals: The list right below has 4.',
    list('Our three goals for the pilot:', 'Fewer calls', 'Shorter queues', 'Quieter wards', 'Earlier homes'),
  ],
]

const consistent: [string, LocatedDocument][] = [
  ['weeks with holidays', lines('Each nurse loses 5 hours a week, or 220 hours a year.')],
  ['all weeks', lines('Each nurse loses 5 hours a week, or 260 hours a year.')],
  ['two people', lines('A nurse loses 5 hours a week, and a ward loses 4,000 hours a year.')],
  ['working days', lines('A driver makes 10 trips a day, or 50 trips a week.')],
  ['a whole ward', lines('A nurse takes 10 calls a week, or 4,000 calls a year for the ward.')],
  ['two limits', lines('The plan allows 10 calls a week or 2,000 calls a year.')],
  ['growing', lines('They make 10 trips a week, growing, or 1,000 trips a year.')],
  ['a price by the year', lines('It costs €20 a month or €150 a year.')],
  ['two prices of a thing by name', lines('Hobson Plus: $3.99 a month or $35.88 a year ($2.99 a month, 25% less).')],
  ['two prices by the week', lines('City bike: €60 a week or €180 a month.')],
  ['two prices with a comma', lines("Desk at the window: CHF 90 a week, or CHF 3'100 a year.")],
  ['two things', lines('They take 10 calls a week (2,000 orders a year).')],
  ['more than', lines('They take 10 calls a week, or more than 400 calls a year.')],
  ['growth that fits', lines('Clinics went from 120 to 180, +50%.')],
  ['growth of rounded values', lines('Sales went from $1.2m to $1.9m, up 55%.')],
  ['a compound rate', lines('Clinics went from 120 to 180, +7% a month.')],
  ['points', lines('Show rates went from 40% to 60%, +20%.')],
  ['years', lines('Sales from 2023 to 2025, +80%.')],
  ['speed', lines('A check went from 20 minutes to 10, +100%.')],
  ['two magnitudes', lines('Sales: $900 → $1.2k, up 33%.')],
  ['one magnitude for both', lines('Sales: $1 → $2 million, up 100%.')],
  ['three values', lines('Clinics: 100 → 120 → 150 (+50%)')],
  ['a dash before another share', lines('Clinics went from 120 to 180 - 80% of them by word of mouth.')],
  ['a plan', lines('We expect clinics to go from 120 to 180, +80%.')],
  ['another number', lines('Clinics went from 120 to 180, and 80% of them renewed.')],
  ['an average that fits', lines('€1.2m from 40 customers, €30k average.')],
  ['a rounded average', lines('€1.2m from 38 customers, €32k average.')],
  ['another time', lines('€1.2m from 40 customers, €2.5k a month on average.')],
  ['an average of something else', lines('€1.2m from 40 customers, an average order of €120.')],
  ['the largest', lines('€1.2m from 40 customers, the largest paying €50k each.')],
  ['other customers', lines('€1.2m from 40 customers, €50k per hospital.')],
  ['a list of that many', list('We offer three modules:', 'Stock', 'Orders', 'Returns')],
  ['some of them', list('Three of our seven features:', 'Booking', 'Reminders', 'Billing', 'Reports')],
  ['parts of several', list('Features of our three products:', 'Booking', 'Reminders', 'Billing', 'Reports')],
  ['examples', list('We offer seven features, such as the main three features:', 'Booking', 'Bills', 'Lists', 'Maps')],
  ['two in one', list('We offer four modules:', 'Stock', 'Orders', 'Returns and invoices')],
  ['a note at the end', list('We offer three modules:', 'Stock', 'Orders', 'Returns', 'More to come')],
  ['a list in which items lead to others', list('We offer two modules:', 'Stock:', 'Counts', 'Orders')],
  [
    'parts of a part, without their indent',
    list('We offer three modules:', 'Stock', 'Counts', 'Labels', 'Orders', 'Returns'),
  ],
  ['no colon', list('We offer three modules. Some are new', 'Stock', 'Orders', 'Returns', 'Invoices')],
  ['no list', lines('We offer three modules:', 'Stock, orders, returns, invoices and payroll.')],
  ['a line wrapped in the list', list('We offer two modules:', 'Stock that is counted by', 'those who sell', 'Orders')],
  ['as many lines again', list('Our two plans:', 'Solo', '€9', 'Studio', '€29')],
  [
    'a list that goes on below',
    memo(['We offer four modules:', '- Stock', '- Orders', '- Returns', 'Invoices, from June.']),
  ],
]

describe.each([
  ['a rate', perPeriod],
  ['a change', growth],
  ['an average', average],
  ['a number above a list', listed],
])('%s that does not follow from what stands beside it', (_what, cases) => {
  it.each(cases)('is told: %s', (_name, expected, document) => {
    expect(told(document)).toEqual([expected])
  })
})

it.each(consistent)('leaves alone: %s', (_name, document) => {
  expect(told(document)).toEqual([])
})
