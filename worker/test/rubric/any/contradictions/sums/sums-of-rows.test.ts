/** Rows, columns and lines of shares that end in a number which they do not make. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { memo } from '../../../documents.ts'
import { lines, sides } from '../told.ts'
import { rows, table } from '../typed.ts'

const wrong: [sides: string, LocatedDocument][] = [
  ['the total: 120 + 90 + 40 / “270”', table('Item | €', 'Oak | 120', 'Elm | 90', 'Ash | 40', 'Total | 270')],
  [
    'the total per month: €30 + €20 + €5 / “€65”',
    table('Desk | 3 | €30', 'Chair | 1 | €20', 'Lamp | 1 | €5', 'Total per month | €65'),
  ],
  ['the total: $4k + $3k + $2k / “$12k”', lines('Stalls $4k', 'Flyers $3k', 'Signs $2k', 'Total $12k')],
  [
    'the closing amount: 10.4 + 2.0 - 0.9 / “12.9”',
    table('Opening March | 10.4', 'New | 2.0', 'Lost | 0.9', 'Closing March | 12.9'),
  ],
  [
    'the closing amount: 50 + 12 + 7 - 4 / “78”',
    lines('Opening May 50', 'New members 12', 'Returned members 7', 'Churned members 4', 'Closing May 78'),
  ],
  [
    'the number of trees: 12 + 9 + 20 / “51 trees”',
    memo([
      ...rows('Farm | Trees | Since', 'Elm | 12 | 2024', 'Oak | 9 | 2025', 'Ash | 20 | 2025'),
      '51 trees are in the ground.',
    ]),
  ],
  [
    'the number of beds: 40 + 25 + 60 / “115 beds”',
    memo([...rows('House | Beds', 'North | 40', 'South | 25', 'West | 60'), 'All 115 beds are let.']),
  ],
  [
    'the number of boats: 3 + 5 + 2 / “12 boats”',
    memo([...rows('Port | Boats', 'Elm | 3', 'Oak | 5', 'Ash | 2'), '12 boats at €90 a day.']),
  ],
  ['the use of funds: 50% + 40% + 25%', lines('We raise €2M.', '50% product', '40% sales', '25% office')],
  ['the use of funds: 30% + 30% + 20%', lines('Where it goes:', 'Product: 30%', 'Sales: 30%', 'Office: 20%')],
  [
    'the use of funds: 60% + 30% + 30%',
    lines('We are raising $1M.', '- 60% hiring', '- 30% stock', '- 30% shops', 'Thank you'),
  ],
]

const twice: [sides: string, LocatedDocument][] = [
  [
    'the amount in brackets: “₹2.4 crore” / “₹24 lakh”',
    lines('The oven costs ₹2.4 crore (₹24 lakh) with its chimney.'),
  ],
  ['the amount in brackets: “€1.25M” / “€125k”', lines('The hall was let for €1.25M (€125k).')],
  [
    'the change in late trains: “45%” / 820 to 640',
    memo([
      '# Late trains fell by 45%',
      ...rows('Line 4 | Before | After', 'Late trains | 820 | 640', 'Crowded trains | 90 | 81'),
    ]),
  ],
  [
    'the change in weekly orders: “60%” / 200 to 260',
    memo([
      '# Orders rose by 60% in one season',
      ...rows('Shop | Last year before | Today', 'Weekly orders | 200 | 260'),
    ]),
  ],
  [
    'the use of funds: 50% + 40% + 20%',
    lines('Application of funds: new oven 50%; vans 40%; repayment of the bank loan 20%.'),
  ],
]

const onceOnly: [why: string, LocatedDocument][] = [
  ['the same in lakh', lines('The oven costs ₹2.4 crore (₹240 lakh) with its chimney.')],
  ['the price of one', lines('The ovens cost ₹2.4 crore (₹24 lakh each).')],
  ['thousands of lakh', lines('The oven costs ₹24 crore (₹2,400 lakh) with its chimney.')],
  ['another currency', lines('The hall was let for €1.25M ($125k).')],
  ['a round and a valuation', lines('They raised $1.5M ($15M).')],
  ['no magnitude', lines('The hall was let for €12.5k (€125).')],
  [
    'the change that is shown',
    memo(['# Late trains fell by 22%', ...rows('Line 4 | Before | After', 'Late trains | 820 | 640')]),
  ],
  [
    'the change of another row',
    memo([
      '# Late trains fell by 10%',
      ...rows('Line 4 | Before | After', 'Late trains | 820 | 640', 'Crowded trains | 90 | 81'),
    ]),
  ],
  [
    'a rate',
    memo(['# Late trains per day fell by 45%', ...rows('Line 4 | Before | After', 'Late trains | 820 | 640')]),
  ],
  [
    'times of two lengths',
    memo(['# Late trains fell by 45%', ...rows('Line 4 | 12 weeks before | 6 weeks after', 'Late trains | 820 | 640')]),
  ],
  [
    'something that the table does not hold',
    memo(['# Complaints fell by 45%', ...rows('Line 4 | Before | After', 'Late trains | 820 | 640')]),
  ],
  ['a loan that comes in', lines('Use of funds: new oven 50%; vans 40%; a bank loan adds 20%.')],
]

const right: [why: string, LocatedDocument][] = [
  ['a sum', table('Oak | 120', 'Elm | 90', 'Ash | 40', 'Total | 250')],
  ['rounded', table('Oak | 1.2', 'Elm | 0.8', 'Ash | 0.4', 'Total | 2.5')],
  ['with tax', table('Oak | 120', 'Elm | 90', 'Ash | 40', 'Total incl. VAT | 300')],
  ['a discount', table('Oak | 120', 'Elm | 80', 'Discount | 20', 'Total | 180')],
  ['a part of a part', table('Oak | 120', 'of which young | 30', 'Elm | 80', 'Total | 200')],
  ['a subtotal', table('Oak | 120', 'Elm | 80', 'Trees | 200', 'Ash | 40', 'Total | 240')],
  ['a row that does not count', table('Oak | 120', 'Elm | 80', 'Visitors | 900', 'Total | 200')],
  ['averages', table('Oak | 120', 'Elm | 90', 'Ash | 40', 'Average total | 83')],
  ['shares', table('Oak | 60%', 'Elm | 30%', 'Ash | 20%', 'Total | 100%')],
  ['another column', table('Oak | 20 | 5', 'Elm | 26 | 7', 'Ash | 9 | 3', 'Total | 55')],
  ['pieces, not prices', table('Oak | 20 | €5', 'Elm | 26 | €7', 'Ash | 9 | €3', 'Total | 60')],
  [
    'sections of one table',
    memo([
      ...rows('School | In | Out', 'Elm | 110 | 103'),
      'Upper school',
      ...rows('Oak | 24 | 20', 'Ash | 43 | 53', 'Total | 998 | 908'),
    ]),
  ],
  ['rows left out in every column', table('Site | In | Out', 'Elm | 24 | 20', 'Oak | 43 | 53', 'Total | 998 | 908')],
  ['parts without their indent', table('North | 50', 'Elm | 30', 'Oak | 20', 'South | 40', 'Total | 90')],
  ['two rows taken off', table('Sales | 500', 'Grants | 120', 'Rent | 40', 'Wages | 30', 'Total | 550')],
  [
    'two rows taken off a large one',
    table('Sales | 5,000', 'Grants | 1,200', 'Rent | 310', 'Wages | 275', 'Total | 5,615'),
  ],
  ['a year below months', table('Item | Per month', 'Elm | €120', 'Oak | €70', 'Total | €2,280')],
  ['a total with a word of its own', table('Elm | 300', 'Oak | 220', 'Ash | 90', 'Total (deduplicated) | 480')],
  ['a total of a term', table('Elm | 300', 'Oak | 220', 'Ash | 90', 'Total for 18 months | 9,900')],
  ['rows left out', table('Site | In', 'Elm | 24', '… | …', 'Oak | 43', 'Total | 998')],
  ['the largest', table('Largest sites | Beds', 'Elm | 24', 'Oak | 43', 'Ash | 12', 'Total | 998')],
  ['a mean', table('Site | Beds | Score', 'Elm | 24 | 4', 'Oak | 43 | 5', 'Ash | 12 | 3', 'Total | 79 | 4')],
  [
    'the price of one',
    table('Plan | Seats | Price', 'Elm | 20 | 5', 'Oak | 26 | 7', 'Ash | 9 | 3', 'Total | 55 | 310'),
  ],
  ['counted in two rows', table('Tool | Users', 'Elm | 60', 'Oak | 50', 'Ash | 40', 'Total | 90')],
  ['an empty cell', table('Site | In | Out', 'Elm | 24 | 20', 'Oak | 43', 'Ash | 12 | 8', 'Total | 90')],
  ['the market', table('Oak | 120', 'Elm | 90', 'Ash | 40', 'Total market | 900')],
  ['something between', lines('Stalls $4k', 'Flyers $3k', 'And more things that we need.', 'Total $9k')],
  ['a bridge', table('Opening | 10.4', 'New | 2.0', 'Lost | 0.9', 'Closing | 11.5')],
  ['a bridge with signs', table('Opening | 10.4', 'New | +2.0', 'Lost | -0.9', 'Closing | 11.5')],
  [
    'more elsewhere',
    memo([...rows('Farm | Trees', 'Elm | 12', 'Oak | 9', 'Ash | 20'), '51 trees with those elsewhere.']),
  ],
  ['a right count', memo([...rows('Farm | Trees', 'Elm | 12', 'Oak | 9', 'Ash | 20'), '41 trees are in the ground.'])],
  [
    'a selection',
    memo([...rows('Farm | Trees', 'Elm | 12', 'Oak | 9', 'Ash | 20'), '90 trees, of which these are the largest.']),
  ],
  [
    'another column',
    memo([...rows('Farm | Trees', 'Elm | 12', 'Oak | 9', 'Ash | 20'), '90 bushes are in the ground.']),
  ],
  [
    'a total of its own',
    memo([...rows('Farm | Trees', 'Elm | 12', 'Oak | 9', 'Total | 21'), '90 trees are in the ground.']),
  ],
  ['the whole', lines('We raise €2M.', '50% product', '30% sales', '20% office')],
  ['what is no share', lines('We raise €2M.', '50% growth', '40% margin', '25% churn')],
  ['nothing raised', lines('What people say', '50% love it', '40% like it', '25% use it daily')],
  ['two of them', lines('We raise €2M.', '50% product', '30% sales')],
  [
    'one told at length',
    lines(
      'We raise €2M.',
      '50% product',
      '30% sales',
      '10% office',
      'The rest, 10%, is kept for what nobody foresees.',
    ),
  ],
]

describe('rows, columns and shares', () => {
  it.each(wrong)('do not make it: %s', (expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(right)('are left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})

describe('an amount in brackets, a heading over its row, a purpose', () => {
  it.each(twice)('says two things: %s', (expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(onceOnly)('says one thing: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
