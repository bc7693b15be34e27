/** What is held out to people, and what the same text says of it further on: results, gifts, trials, rounds, customers. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { page } from '../../documents.ts'
import { lines, sides } from './told.ts'

const site = (...texts: string[]) => page(texts)

const folded = (question: string, answer: string) => [
  { type: 'button' as const, text: question, group: 7 },
  { text: answer, group: 7, hidden: 'opened by a control' },
]

const contradicting: [sides: string, LocatedDocument][] = [
  ['results: “Guaranteed results” / “Results not typical”', site('Guaranteed results.', 'Results not typical.')],
  [
    'results: “We guarantee success” / “no guarantee of results”',
    site('We guarantee success.', 'There is no guarantee of results.'),
  ],
  [
    'results: “results are guaranteed” / “cannot promise you any results”',
    lines('Your results are guaranteed.', 'We cannot promise you any results.'),
  ],
  [
    'the earnings to expect: “€4,000 a month” / “The average member earns €90 a month”',
    site('# Make €4,000 a month with candles', 'The average member earns €90 a month.'),
  ],
  [
    'the earnings to expect: “£2,000/month” / “Most graduates made less than £500 in the first year”',
    site('# Your first £2,000/month as a florist', 'Most graduates made less than £500 in the first year.'),
  ],
  [
    'the use of a gift: “100% of your donation goes to the kennels” / “72% fed the dogs, 20% went to vets, 8% was administration”',
    site('100% of your donation goes to the kennels.', '72% fed the dogs, 20% went to vets, 8% was administration.'),
  ],
  [
    'the use of a gift: “Every euro goes into trees” / “Planting 85%, fundraising 15%”',
    lines('Every euro goes into trees.', 'Planting 85%, fundraising 15%.'),
  ],
  [
    'the use of a gift: 100% of each gift reaches a school / “Schools 90%, overheads 10%”',
    page([
      { text: '100%', group: 2 },
      { text: 'of each gift reaches a school', group: 2 },
      'Schools 90%, overheads 10%.',
    ]),
  ],
  [
    'the length of the trial: “21 days” / “one week”',
    page(['21 days free.', ...folded('How does the trial work?', 'You have one week to try it all.')]),
  ],
  [
    'the length of the trial: “7-day” / “30 days”',
    page(['A 7-day free trial.', ...folded('Is the trial free?', 'Yes, you get 30 days for free.')]),
  ],
  ['the length of the trial: “14-day” / “7 days”', site('Your 14-day free trial.', '7 days free, no card needed.')],
  ['the amount of the round: “€1.2M” / “€900k”', lines('Seed round: €1.2M', 'We raise €900k.')],
  ['the amount of the round: “$4M” / “$6M”', lines('Series A – $4M', 'We are raising $6M.')],
  ['the amount of the round: “£700k” / “£500k”', lines('Pre-seed, £700k', 'Seeking £500k')],
  ['the number of brands: “60 brands” / “95 brands”', lines('Trusted by 60 brands.', 'We work with 95 brands.')],
  [
    'the number of B&B hotels: “40 B&B hotels” / “70 B&B hotels”',
    lines('We serve 40 B&B hotels.', 'We work with 70 B&B hotels.'),
  ],
  [
    'the number of hotels: “200 hotels” / “120 hotels”',
    lines('We serve more than 200 hotels.', 'We work with 120 hotels.'),
  ],
]

const consistent: [why: string, LocatedDocument][] = [
  ['search results', site('Guaranteed results.', 'These search results are not guaranteed.')],
  ['not promised at all', site('We cannot guarantee results.', 'Results not typical.')],
  ['the sum that is usual', site('# Make €400 a month with candles', 'The average member earns €380 a month.')],
  ['a year of the sum', site('# Make €400 a month with candles', 'The average member earns €4,500 a year.')],
  ['another currency', site('# Make $4,000 a month', 'The average member earns €90 a month.')],
  ['no time', site('# Make €4,000 a month', 'The average member earns €90.')],
  ['what it costs', site('# From €40 a month', 'The average member earns €9 a month.')],
  [
    'the office is paid for',
    lines('Every euro goes into trees.', 'Our board covers all overheads.', 'Trees 85%, fundraising 15%.'),
  ],
  ['all of it is the work', lines('Every euro goes into trees.', 'Oaks 85%, beeches 15%.')],
  ['another charity', lines('Every euro goes into trees.', 'Other charities: trees 70%, administration 30%.')],
  ['not all', lines('Not every euro goes into trees.', 'Trees 85%, fundraising 15%.')],
  ['shares of something else', lines('Every euro goes into trees.', 'Fundraising rose 12% and trees 40%.')],
  ['shipping', page(['30 days free shipping.', ...folded('Is the trial free?', 'Yes, you get 14 days for free.')])],
  ['help', page(['Help', '30 days free.', 'More', 'More', 'More', 'More', 'A 14-day free trial.'])],
  ['another question', page(['30 days free.', ...folded('How long is delivery?', 'You get it in 14 days.')])],
  ['a bonus month', page(['14-day free trial.', ...folded('Is the trial free?', 'Yes. Members get 30 days extra.')])],
  ['the round before', lines('Seed round, €1.2M, closed in 2024', 'We raise €4M.')],
  [
    'a history of rounds',
    lines('We are raising €4M.', ...Array.from({ length: 6 }, (_, at) => `Line ${at}.`), 'Seed: €1M'),
  ],
  ['a round as a fact', lines('Seed round', 'We raise €900k.', 'Raise of €900k')],
  ['what one owns', lines('We have 12 farms.', 'We work with 40 farms.')],
  ['brands and shops', lines('Trusted by 60 brands.', 'We work with 95 shops.')],
  ['paying ones', lines('We serve 40 B&B hotels.', 'We work with 30 paying B&B hotels.')],
  ['at least', lines('We serve over 40 hotels.', 'We work with 45 hotels.')],
]

describe('what is held out', () => {
  it.each(contradicting)('cannot be so: %s', (expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(consistent)('is left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
