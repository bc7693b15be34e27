/** Margins, discounts and yearly savings beside the prices that they come from. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { deck, memo, page } from '../../../documents.ts'
import { lines, told } from '../told.ts'

const margin: [string, string, LocatedDocument][] = [
  [
    'one sentence',
    'the margin: A price of €40 and a cost of €28 leave 30% of the price.',
    lines('It sells at €40, costs €28, 45% margin.'),
  ],
  [
    'the cost first',
    'the margin: A price of $20 and a cost of $14 leave 30% of the price.',
    lines('Each bag costs us $14 to make and sells for $20, a gross margin of 65%.'),
  ],
  [
    'labels behind',
    'the margin: A price of £50 and a cost of £30 leave 40% of the price.',
    lines('£50 price, £30 unit cost, 60% gross margin.'),
  ],
  [
    'three lines of a slide',
    'the margin: A price of €120 and a cost of €90 leave 25% of the price.',
    deck([{ title: 'Unit economics', body: ['Price: €120', 'Unit cost: €90', 'Gross margin: 50%'] }]),
  ],
  [
    'a bill of materials',
    'the margin: A price of $299 and a cost of $180 leave 40% of the price.',
    lines('The sensor is priced at $299. The bill of materials is $180. Gross margin is 55%.'),
  ],
  [
    'about so much',
    'the margin: A price of €40 and a cost of €30 leave 25% of the price.',
    lines('Selling price €40. Landed cost €30. Our margin is about 60%.'),
  ],
]

const priceCut: [string, string, LocatedDocument][] = [
  ['was and now', 'the discount: From $80 down to $60 is 25% off.', lines('Was $80, now $60, 40% off.')],
  [
    'instead of',
    'the discount: From €120 down to €90 is 25% off.',
    lines('The course is only €90 instead of €120: save 50%.'),
  ],
  [
    'three lines of a page',
    'the discount: From £200 down to £150 is 25% off.',
    page(['Regular price £200', 'Now £150', '35% off']),
  ],
  ['saved money', 'the discount: From $80 down to $60 is 20 off.', lines('Was $80, now $60. Save $30.')],
  [
    'reduced from',
    'the discount: From $49.99 down to $39.99 is 20% off.',
    lines('Reduced from $49.99 to $39.99, a saving of 30%.'),
  ],
  [
    'too little said',
    'the discount: From €100 down to €50 is 50% off.',
    lines('Usually €100, today €50. That is a 25% discount.'),
  ],
]

const yearly: [string, string, LocatedDocument][] = [
  [
    'money',
    'the yearly saving: Twelve months of $10 against $100 a year save 20.',
    lines('$10 a month or $100 a year: save $40.'),
  ],
  [
    'free months',
    'the yearly saving: Twelve months of $10 against $110 a year save the price of 1 month.',
    lines('$10/month. Pay $110/year and get two months free.'),
  ],
  [
    'two sentences of one paragraph',
    'the yearly saving: Twelve months of €20 against €192 a year save 20%.',
    lines('The plan is €20 a month. It is €192 per year, and you save 35%.'),
  ],
  [
    'by the month, billed by the year',
    'the yearly saving: Twelve months of €10 against €8 a month by the year save 20%.',
    lines('€10 per month, or €8 per month billed annually. Save 40%.'),
  ],
  [
    'no saving at all',
    'the yearly saving: Twelve months of $10 cost no more than the year does.',
    lines('$10 a month, $125 a year, save $25.'),
  ],
  [
    'lines of a card',
    'the yearly saving: Twelve months of £30 against £330 a year save the price of 1 month.',
    page(['£30 per month', '£330 per year', '3 months free']),
  ],
]

const consistent: [string, LocatedDocument][] = [
  ['a margin that fits', lines('It sells at €40, costs €28, 30% margin.')],
  ['a rounded margin', lines('It sells at €39, costs €28, gross margin about 30%.')],
  ['a margin after fees as well', lines('It sells at €40, costs €20 to make, 42% margin.')],
  ['a markup called a margin', lines('It sells at €40, costs €25, 60% margin.')],
  ["a rival's price", lines('Ours sells at €40, a rival costs €28, our margin is 60%.')],
  ['a margin to come', lines('It sells at €40, costs €28 today, and we target a 45% margin.')],
  ['two units', lines('It sells at €40 a case, it costs €28 a bottle, 45% margin.')],
  ['what others sell at', lines('It costs $28 to make. Competing lamps sell at $40. Our margin is 70%.')],
  ['a price to the shop', lines('It sells at €40, costs €28, and retailers keep a 45% margin.')],
  ['two lines of two products', lines('It sells at €40, costs €28. Refills have a 70% margin.')],
  ['margins of slides apart', deck([{ body: ['Price: €40', 'Unit cost: €28'] }, { body: ['Gross margin: 60%'] }])],
  ['a discount that fits', lines('Was $80, now $60, 25% off.')],
  ['a discount of odd prices', lines('Was $79.99, now $59.99, 25% off.')],
  ['a discount up to', lines('Was $80, now $60. Up to 70% off.')],
  ['a code on top', lines('Was $80, now $60. Extra 40% off with the code SPRING.')],
  ['at least', lines('Was $80, now $60. Over 20% off.')],
  ['two articles', lines('The lamp was $80. The chair is $60 now, at 40% off.')],
  ['two articles, both clear', lines('The lamp was $80. The chair is now $60, 40% off.')],
  ['no discount', lines('Was $80, now $60. 40% of our guests come back.')],
  ["members' price", lines('Was $80, now $60. Members get 40% off.')],
  ['what groups save', lines('Tickets: regular €80, now €60. Groups save 40%.')],
  ['what is off for some', lines('Was €80, now €60. 40% off for schools.')],
  ['VAT beside it', lines('Was €80 plus VAT, now €60, 40% off.')],
  ['a yearly price, and what is off for some', lines('€10 a month. €100 a year. 30% off for schools.')],
  ['a yearly saving that fits', lines('$10 a month or $100 a year: save $20.')],
  ['two free months', lines('$10/month. Pay $100/year and get two months free.')],
  ['charming prices', lines('$9.99/month. Pay $99/year and get two months free.')],
  ['free months on top', lines('$10/month. Pay $120/year and get two months free.')],
  ['a month to try', lines('$10 a month, $110 a year. Try three months free.')],
  ['what the customer saves', lines('$10 a month, $110 a year. Teams save $400 a month.')],
  ['two plans', lines('Solo is $10 a month. Studio is $300 a year and saves 20% of your time.')],
  ['two plans with their prices', lines('Solo is $10 a month. Studio costs $300 a year. Save $40 by the year.')],
  ['billed by the year', lines('€10 per month, or €8 per month billed annually. Save 20%.')],
  ['a price for the first year', lines('$10 a month. $60 for the first year, save 50%.')],
  ['by a percentage of something else', memo(['$10 a month or $100 a year.', 'Save 40% of the paperwork.'])],
]

describe.each([
  ['a margin', margin],
  ['a discount', priceCut],
  ['a yearly saving', yearly],
])('%s that does not follow from the prices beside it', (_what, cases) => {
  it.each(cases)('is told: %s', (_name, expected, document) => {
    expect(told(document)).toEqual([expected])
  })
})

it.each(consistent)('leaves alone: %s', (_name, document) => {
  expect(told(document)).toEqual([])
})
