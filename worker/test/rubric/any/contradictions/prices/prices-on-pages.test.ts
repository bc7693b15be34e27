/** What a price holds, what delivery costs, what is struck through, a saving by the year: told twice on a page. */
import { describe, expect, it } from 'vitest'
import { memo, page } from '../../../documents.ts'
import type { Line } from '../../../page/sites.ts'
import { basket, card, footer, pair, rows } from '../held-on-a-page.ts'
import { sides, told } from '../told.ts'

describe('what a price holds', () => {
  pair(
    'what the price includes',
    [
      [
        '# Cork days',
        ...rows('20:00 | Supper by the river (not included in the ticket, €65)'),
        'Supper by the river is part of every full ticket.',
      ],
      ['# Farm stay', 'Breakfast is not included.', 'The price includes breakfast, towels and the final cleaning.'],
      ['# Farm stay', 'Bed linen is included in the price.', footer('Bed linen is not included in the rent.')],
    ],
    [
      [
        'it is so in a case',
        '# Farm stay',
        'Breakfast is not included.',
        'Breakfast is included in the price from two nights.',
      ],
      ['it is another thing', '# Farm stay', 'Dinner is not included.', 'The price includes breakfast.'],
      ['both say no', '# Farm stay', 'Breakfast is not included.', 'The price does not include breakfast.'],
      ['one ticket has it', '# Cork days', 'Supper is not included.', 'VIP tickets include supper.'],
    ],
  )
})

describe('the cost of delivery', () => {
  const price = '1.899 kr.'
  pair(
    'the cost of delivery',
    [
      [
        '# Topper',
        price,
        basket,
        'Free delivery to your door.',
        '## Sending',
        ...rows('Way | Price', 'Home delivery | 79 kr.'),
      ],
      [
        '# Topper',
        price,
        basket,
        'FREE DELIVERY IN DENMARK ON ORDERS OVER 499 KR.',
        'Free delivery to your door.',
        '## Sending',
        ...rows('Home delivery | 2 days | 79 kr.'),
      ],
      ['# Lamp', '£120', basket, 'Free delivery', '## Sending', ...rows('Standard delivery | £4.95')],
    ],
    [
      [
        'the prices are of small orders',
        '# Lamp',
        '£120',
        basket,
        'Free delivery over £50',
        '## Sending',
        ...rows('Standard delivery | £4.95'),
      ],
      [
        'the table says from when on',
        '# Lamp',
        '£120',
        basket,
        'Free delivery',
        '## Sending',
        ...rows('Home delivery | £4.95', 'Above £50 | nothing'),
      ],
      [
        'it is a faster way',
        '# Lamp',
        '£120',
        basket,
        'Free delivery',
        '## Sending',
        ...rows('Express delivery | £9.95'),
      ],
    ],
  )
})

describe('a price that is struck through', () => {
  const cut = (...lines: Line[]) => told(page(lines))
  it('is the old one, in one line or in a card', () => {
    const says = ['the discount: From $800 down to $600 is 25% off.']
    expect(cut('# Saws', { text: '$800 $600 SAVE 40%', struck: ['$800'] })).toEqual(says)
    const card = [
      { text: '$800', struck: ['$800'], group: 3 },
      { text: '$600', group: 3 },
      { text: 'Save 40%', group: 3 },
    ]
    expect(cut('# Saws', ...card)).toEqual(says)
    expect(cut('# Saws', { text: '€80 €60, save €30', struck: ['€80'] })).toEqual([
      'the discount: From €80 down to €60 is 20 off.',
    ])
  })
  it.each<[string, Line[]]>([
    ['a saving that fits', [{ text: '$800 $600 SAVE 25%', struck: ['$800'] }]],
    ['a rounded one', [{ text: '$799 $599 SAVE 25%', struck: ['$799'] }]],
    ['nothing struck', ['$800 $600 SAVE 40%']],
    ['an extra saving', [{ text: '$800 $600 extra 10% off', struck: ['$800'] }]],
    [
      'another card',
      [
        { text: '$800 $600', struck: ['$800'], group: 3 },
        { text: 'Save 40%', group: 4 },
      ],
    ],
  ])('is left alone with %s', (_why, lines) => {
    expect(cut('# Saws', ...lines)).toEqual([])
  })
})

describe('a saving by the year, in cards', () => {
  const plans = (saving: Line, ...years: number[]) =>
    told(
      page([
        '# Ledgers for bakers',
        '## Prices',
        saving,
        ...years.flatMap((year, at) => card(at + 3, `£${10 * (at + 1)} a month`, `or £${year} a year`)),
      ]),
    )
  const free = 'Pay monthly, or pay yearly and get two months free.'
  it('is wrong where one card does not give it', () => {
    expect(plans(free, 100, 215, 300)).toEqual([
      'the yearly saving: Twelve months of £20 against £215 a year save the price of 1.3 months.',
    ])
    expect(plans('Save 20% with yearly billing.', 96, 192, 350)).toEqual([
      'the yearly saving: Twelve months of £30 against £350 a year save 3%.',
    ])
  })
  it('is wrong beside the only yearly price, against the only monthly one', () => {
    const both = (saving: string) =>
      told(page(['# Owls', `Owl, yearly ₹1,200 / year ${saving} Everything`, 'Owl, monthly ₹150 / month Everything']))
    expect(both('Save 50%!')).toEqual(['the yearly saving: Twelve months of ₹150 against ₹1,200 a year save 33%.'])
    expect(both('Save 33%!')).toEqual([])
    expect(both('Save up to 50%!')).toEqual([])
  })
  it.each<[string, Line, number[]]>([
    ['it fits all', free, [100, 200, 300]],
    ['it is rounded', 'Save 17% by paying yearly.', [100, 200, 299]],
    ['it is another buyer’s', 'Schools pay yearly and get six months free.', [100, 200]],
    ['it is bounded', 'Save up to 40% by paying yearly.', [100, 200]],
    ['it is not by the year', 'Your first two months are free.', [110, 220]],
    ['nothing is saved on purpose', 'Pay yearly and get two months free on top.', [120, 240]],
  ])('is left alone where %s', (_why, saving, years) => {
    expect(plans(saving, ...years)).toEqual([])
  })
})

describe('a price that is all inclusive', () => {
  it('is taken back in the same sentence', () => {
    expect(sides(memo(['A desk is $90 a month, all inclusive (set-up and lamps billed separately).']))).toEqual([
      'the scope of the price: “all inclusive” / “set-up and lamps billed separately”',
    ])
  })
  it.each([
    ['says what is left out', 'A desk is $90 a month, all inclusive except lamps, which are billed separately.'],
    ['is of a holiday', 'The week is $900, all-inclusive (flights charged separately).'],
    ['has no price beside it', 'We work all inclusive and are never billed separately by others.'],
    ['is asked about', 'Is $90 all inclusive, or are lamps billed separately?'],
    ['is whole', 'A desk is $90 a month, all inclusive. The deposit is $40.'],
  ])('is left alone where it %s', (_why, text) => {
    expect(sides(memo([text]))).toEqual([])
  })
})
