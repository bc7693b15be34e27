import { describe, expect, it } from 'vitest'
import type { WebsiteFacts } from '#db/shapes.ts'
import { button, type Line, site } from '../../page/sites.ts'
import { asked } from './asking.ts'

type Row = [about: string, lines: Line[], holds: string | null, facts?: Partial<WebsiteFacts>]

function check(id: string, rows: Row[]): void {
  it.each(rows)('%s', (_about, lines, holds, facts = {}) => {
    const said = asked(id, site(lines, facts))
    if (holds === null) expect(said).toBeNull()
    else expect(said).toContain(holds)
  })
}

const priced: Line[] = ['# Rotas for small farms', '## Pricing', { text: '€18 per month', group: 1 }]

describe('how long a price holds, on a page', () => {
  check('asked-price-holds', [
    ['on a card', priced, '“€18 per month”'],
    [
      'in a row of plans',
      ['# Rotas', '## Pricing', { type: 'table_row', text: 'Monthly | €21 | €44' }],
      'For how long is “€21 a month” the price',
    ],
    ['held', [...priced, 'The price is locked for two years.'], null],
    ['paid once', ['# Rotas', '## Pricing', { text: '€180', group: 1 }], null],
    ['a club of donors', [...priced, button('Donate today')], null],
    ['a school', priced, null, { title: 'Elm Street School' }],
    ['worth, not price', ['# Rotas', '## Pricing', { text: 'Save €18 per month', group: 1 }], null],
  ])
})

const praise = (words: string, by = '— Maria Ortega, Matron at Elm House'): Line[] => [
  '# Rotas for small farms',
  '## What customers say',
  { text: words, group: 4 },
  { text: by, group: 4 },
]

describe('the usual customer, on a page', () => {
  check('asked-usual-customer', [
    [
      'a share in their words',
      praise('“It cut our overtime by 34% and nobody has rung me on a Sunday since.”'),
      'where would Maria Ortega with “34%” stand',
    ],
    [
      'a step in their words',
      praise('“Missed shifts went from 14 to 3 a month and the nurses noticed.”'),
      '“from 14 to 3 a month”',
    ],
    ['no figure', praise('“It gave us back our Sunday evenings and the nurses noticed.”'), null],
    ['nobody by name', praise('“It cut our overtime by 34% and nobody rings on Sunday.”', '— A happy client'), null],
    ['of another firm', praise('“Our previous agency cost us 34% more and never rang back.”'), null],
    [
      'it is told that results vary',
      [...praise('“It cut our overtime by 34% and nobody rings on Sunday.”'), 'Results vary from home to home.'],
      null,
    ],
  ])
})

const start: Line[] = ['# The week on one sheet', button('Start your free trial'), 'You sign in with your browser.']

describe('the first minutes', () => {
  check('asked-first-minutes', [
    [
      'software',
      start,
      'How much of “The week on one sheet” is there to be seen five minutes after “Start your free trial”',
    ],
    ['told in steps', [...start, 'Step 1: import your staff list.'], null],
    ['a basket', ['# The week on one sheet', button('Add to cart'), 'Made in our app and browser.'], null],
    ['a talk', ['# The week on one sheet', button('Book a demo'), 'You sign in with your browser.'], null],
  ])
})

describe('what settles a trial', () => {
  check('asked-trial-turn', [
    ['with its days', [...start, 'The farm plan has a 21-day trial.'], 'By which day of the 21-day trial'],
    ['in weeks', [...start, 'There is a 6-week trial for farms.'], 'By which week of the 6-week trial'],
    ['who stays is told', [...start, 'Of the 21-day trials 40% became customers.'], null],
    ['a study', [...start, 'It was tested in a 12-week clinical trial of 40 people.'], null],
    ['there is none', [...start, 'We offer no 21-day trial.'], null],
    ['without days', [...start, 'A free trial is offered.'], null],
  ])
})

describe('two audiences and a guarantee, on a page', () => {
  check('asked-one-audience', [
    ['a list', ['# Rotas', 'The sheet was made for dairies, bakeries and caterers.'], 'dairies, bakeries or caterers'],
    [
      'an event',
      ['# Rotas', 'The days are made for bakers, millers and growers.'],
      null,
      { title: 'Grain Conference' },
    ],
    ['a place', ['# Rotas', 'It was built for kitchens, halls and barns.'], null],
  ])
  check('asked-guarantee-used', [
    ['with days', ['# Rotas', 'There is a 60-day money-back guarantee on all plans.'], '“60-day money-back guarantee”'],
    ['returns are counted', ['# Rotas', 'A 60-day money-back guarantee. 2% were returned.'], null],
    ['a customer’s', praise('“We had a 60-day money-back guarantee from the old firm and never used it.”'), null],
  ])
})

describe('what from the first year is kept, on a page', () => {
  check('asked-since-year', [
    ['told with pride', ['# Joinery', 'Thirsk, since 1968', 'A tradition of good oak.'], 'What from 1968'],
    ['no more than a date', ['# Joinery', 'Thirsk, since 1968'], null],
    ['still done', ['# Joinery', 'A tradition, since 1968', 'We still make every joint by hand.'], null],
    ['a member', ['# Joinery', 'Guild member since 1968'], null],
  ])
  check('asked-stayed-with', [
    ['the old way', ['# Joinery', 'Plan the week in one place instead of a whiteboard.'], 'stay with the whiteboard'],
    ['kept beside it', ['# Joinery', 'It works instead of a whiteboard.', 'Keep your spreadsheet if you like.'], null],
  ])
})

describe('the lowest review', () => {
  check('asked-lowest-review', [
    [
      'a rating over many',
      ['# Joinery', 'Rated 4.8 out of 5 from 73 reviews.'],
      'least content of the 73 reviews behind “4.8”',
    ],
    ['with a comma', ['# Joinery', '4,7/5 (1.204 ratings)'], '1.204 ratings behind “4,7”'],
    ['low ones are shown', ['# Joinery', 'Rated 4.8 out of 5 from 73 reviews.', '2 stars: 4'], null],
    ['a handful', ['# Joinery', 'Rated 4.8 out of 5 from 9 reviews.'], null],
    ['full marks', ['# Joinery', 'Rated 5.0 from 73 reviews.'], null],
    ['without a count', ['# Joinery', 'Rated 4.8 out of 5.'], null],
  ])
})

describe('what fits, on a page', () => {
  check('asked-what-fits', [
    [
      'a customer with a figure',
      praise('“It cut our overtime by 34% and nobody has rung me on a Sunday since.”'),
      'in common with Maria Ortega',
    ],
    [
      'told for whom it works',
      [
        ...praise('“It cut our overtime by 34% and nobody has rung me on a Sunday since.”'),
        'It works best for homes with night shifts.',
      ],
      null,
    ],
    ['no figure', praise('“It gave us back our Sunday evenings and the nurses noticed.”'), null],
  ])
})
