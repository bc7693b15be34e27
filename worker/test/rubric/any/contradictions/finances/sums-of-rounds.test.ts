/** What a round is for, told in one line, and how long it lasts. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { memo } from '../../../documents.ts'
import { lines, told } from '../told.ts'

const kilns = (last: string) =>
  memo([
    '# The round',
    'We are raising a seed round of €2.4 million.',
    '# Use of funds',
    ...['- Third kiln: €1.1 million', '- Two shops: €0.6 million', '- Clay and glaze: €0.4 million', last],
  ])

const funds: [string, string, LocatedDocument][] = [
  [
    'a sentence',
    'the use of funds: The parts add up to 115%.',
    lines('We will spend the money on engineering (50%), sales (40%) and operations (25%).'),
  ],
  [
    'a line of many words',
    'the use of funds: The parts add up to 2.6 million, the raise is €2.4 million.',
    kilns('- A year of trials with the school of ceramics in Faenza: €0.5 million'),
  ],
  ['a line', 'the use of funds: The parts add up to 110%.', lines('Use of funds: 60% product, 30% sales, 20% office.')],
  [
    'behind the ask',
    'the use of funds: The parts add up to 120%.',
    lines('We are raising €1M: 50% engineering, 40% sales, 30% operations.'),
  ],
  [
    'the round goes to',
    'the use of funds: The parts add up to 105%.',
    lines('The round goes to hiring 55%, stock 30%, marketing 20%.'),
  ],
  [
    'money',
    'the use of funds: The parts add up to 1,150,000, and the whole is €1M.',
    lines('Raising €1M: €500k engineering, €400k sales, €250k operations.'),
  ],
  [
    'money that goes',
    'the use of funds: The parts add up to 1,200,000, and the whole is €1M.',
    lines('The €1M will go to product (€500k), sales (€400k), and operations (€300k).'),
  ],
  [
    'money in a sentence',
    'the use of funds: The parts add up to 700,000, and the whole is $500k.',
    lines('We are raising $500k for two engineers ($300k), stock ($250k) and a shop ($150k).'),
  ],
]

const runway: [string, string, LocatedDocument][] = [
  [
    'one line',
    'the runway: At €80k a month, €600k lasts 7.5 months.',
    lines('Raising €600k, burning €80k a month, 18 months of runway.'),
  ],
  [
    'a sentence',
    'the runway: At $50k a month, $300k lasts 6 months.',
    lines('With $300k and a burn of $50k per month we have a runway of 14 months.'),
  ],
  [
    'three lines',
    'the runway: At €40k a month, €400k lasts 10 months.',
    lines('Raise: €400k', 'Burn: €40k a month', 'Runway: 20 months'),
  ],
  [
    'monthly burn',
    'the runway: At $100k a month, $1M lasts 10 months.',
    lines('$1M gives us 24 months at a monthly burn of $100k.'),
  ],
  [
    'behind the amount',
    'the runway: At £30k a month, £240k lasts 8 months.',
    lines('Cash on hand is £240k. We spend £30k a month. That lasts 15 months.'),
  ],
  [
    'about',
    'the runway: At €75k a month, €900k lasts 12 months.',
    lines('€900k at a burn of €75k a month is about 24 months of runway.'),
  ],
]

const consistent: [string, LocatedDocument][] = [
  ['a line of many words', kilns('- A year of trials with the school of ceramics in Faenza: €0.3 million')],
  ['a part told in a sentence', kilns('What is left, €0.3 million, keeps us warm while the third kiln is built.')],
  ['a whole', lines('Use of funds: 50% product, 30% sales, 20% office.')],
  ['thirds', lines('Use of funds: 34% product, 34% sales, 33% office.')],
  ['a rest without a word', lines('Use of funds: 50% product, 20% sales, 10% office.')],
  ['a part of a part', lines('Use of funds: 60% product, of which 30% research, 40% sales.')],
  ['a part of a part in brackets', lines('Use of funds: 50% product (20% for design), 30% sales, 20% reserve.')],
  ['shares of other things', lines('We are raising €1M at 20% equity. 60% of customers renew, 50% margin.')],
  ['growth by the round', lines('The round goes to growth: 50% more clinics, 40% more sales, 30% faster.')],
  ['a survey', lines('50% want it cheaper, 40% want it sooner, 30% want both.')],
  ['money that fits', lines('Raising €1M: €500k engineering, €300k sales, €200k operations.')],
  ['money already in', lines('Raising €1M: €500k engineering, €500k sales, with €400k already committed.')],
  ['rounded money', lines('Raising €1M: €350k engineering, €340k sales, €330k operations.')],
  ['a valuation', lines('Raising €1M: €600k now, €600k later, at a valuation of €900k.')],
  ['a runway that fits', lines('Raising €600k, burning €33k a month, 18 months of runway.')],
  ['cash named behind the burn', lines('We have 14 months of runway at $60k a month burn and $840k in cash.')],
  ['cash besides', memo(['Raising €600k, burning €80k a month, 18 months of runway.', '# Now', '€900k in the bank.'])],
  ['income against it', lines('Raising €600k, burning €80k a month, with revenue, 18 months of runway.')],
  [
    'a burn that what is earned may lower',
    lines('Raising €600k, burning €80k a month, 13 months of runway.', 'Revenue is €9k.'),
  ],
  ['a burn that falls', lines('Raising €600k, burning €80k a month and falling, 18 months of runway.')],
  ['a shorter runway, for the burn will rise', lines('Raising €2M, burning €50k a month, 18 months of runway.')],
  ['a burn by the year', lines('Raising €600k, burning €80k a year, 18 months of runway.')],
  ['months of something else', lines('Raising €600k, burning €80k a month. The pilot ran 18 months.')],
  ['two currencies', lines('Raising €600k, burning $80k a month, 18 months of runway.')],
]

describe.each([
  ['parts of a round', funds],
  ['a runway', runway],
])('%s that the money beside does not make', (_what, cases) => {
  it.each(cases)('is told: %s', (_name, expected, document) => {
    expect(told(document)).toEqual([expected])
  })
})

it.each(consistent)('leaves alone: %s', (_name, document) => {
  expect(told(document)).toEqual([])
})
