/** How many there are, what they are worth, which way they went: said in two ways, or not as the numbers say. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { deck, memo, page } from '../../../documents.ts'
import { lines, sides } from '../told.ts'
import { rows } from '../typed.ts'

const site = (...texts: string[]) => page(texts)
const numbered = (noun: string, upTo: number) => Array.from({ length: upTo }, (_, at) => `- ${noun} ${at + 1}: More`)
/** Two plans in cards, and a table that has a column for each. */
const plans = (card: string, row: string, head = 'Plan | Seed | Tree') =>
  page([
    { type: 'heading', level: 3, text: 'Seed', group: 1 },
    { text: '€9 a month', group: 1 },
    { text: card, group: 1 },
    { type: 'heading', level: 3, text: 'Tree', group: 2 },
    { text: '€29 a month', group: 2 },
    '## Compare',
    ...rows(head, row),
  ])

const contradicting: [sides: string, LocatedDocument][] = [
  [
    'the number of depots live: “12 depots live” (slide 1) / “8 live depots” (slide 2)',
    deck([
      { title: 'Traction', body: ['12 depots live'] },
      { title: 'Price', body: ['Our 8 live depots pay monthly.'] },
    ]),
  ],
  [
    'the number of boats under contract: “40 boats under contract” / “52 boats are under contract”',
    lines('40 boats under contract.', 'Today 52 boats are under contract.'),
  ],
  [
    'the number of pumps installed: “1,200 pumps installed” / “900 installed pumps”',
    lines('1,200 pumps installed.', 'We look after 900 installed pumps.'),
  ],
  ['the posts in Seed: “50 posts” / Posts: 30', plans('50 posts a month', 'Posts | 30 | 300')],
  ['the seats in Seed: “5 seats” / Seats: 3', plans('Up to 5 seats', 'Seats | 3 | 20')],
  ['the projects in Seed: “10 projects” / Projects included: 12', plans('10 projects', 'Projects included | 12 | 40')],
  [
    'the total value: $100 + $200 + $300 / “$900”',
    site('- Plan ($100 value)', '- Book ($200 value)', '- Call ($300 value)', 'Total value: $900'),
  ],
  [
    'the total value: €50 + €70 + €90 / “€300”',
    memo(['- Kit (worth €50)', '- Map (worth €70)', '- Bag (worth €90)', 'All of this is worth €300.']),
  ],
  [
    'the total value: £10 + £20 + £30 / “£50”',
    site('- Tea, value £10', '- Cup, value £20', '- Pot, value £30', 'Combined value £50'),
  ],
  ['the number of modules: “Seven modules” / Module 1 to Module 5', memo(['Seven modules.', ...numbered('Module', 5)])],
  ['the number of steps: “3 simple steps” / Step 1 to Step 4', memo(['In 3 simple steps.', ...numbered('Step', 4)])],
  [
    'the number of chapters: “nine chapters” / Chapter 1 to Chapter 8',
    memo([...numbered('Chapter', 8), 'It has nine chapters.']),
  ],
  [
    'the rating: “4.9 from 212 reviews” / “4.6 out of 5 (212 reviews”',
    site('4.9 from 212 reviews', 'Rated 4.6 out of 5 (212 reviews).'),
  ],
  [
    'the rating: “4.8 (1,204 ratings” / “4.4 stars, 1204 ratings”',
    site('4.8 (1,204 ratings)', '4.4 stars, 1204 ratings'),
  ],
  [
    'the rating: “3.9/5 from 87 reviews” / “4.7 (87 verified reviews”',
    site('3.9/5 from 87 reviews', '4.7 (87 verified reviews)'),
  ],
  ['the direction of the change: “grew” / “from 120 to 90 members”', lines('We grew from 120 to 90 members.')],
  ['the direction of the change: “fell” / “from 3.1% to 4.4%”', lines('Churn fell from 3.1% to 4.4%.')],
  ['the direction of the change: “rose” / “from $40k to $32k”', lines('Sales rose from $40k to $32k.')],
  [
    'the change in faults: 40 faults in 10 weeks / “12 faults in 3 weeks”',
    lines('We logged 40 faults in the 10 weeks before.', 'And 12 faults in 3 weeks after.', 'That is 70% fewer.'),
  ],
  [
    'the change in calls: 60 calls in six months / “15 calls in two months”',
    lines('Before: 60 calls over the six months.', 'After: 15 calls in two months.', 'A drop of 75%.'),
  ],
  [
    'the change in leaks: 30 leaks in 12 weeks / “9 leaks in 4 weeks”',
    lines('30 leaks during the 12 weeks before it.', 'Then 9 leaks in 4 weeks.', 'A 70% reduction.'),
  ],
]

const consistent: [why: string, LocatedDocument][] = [
  ['the smaller in one place', lines('8 depots live in Austria.', 'Our 12 live depots pay monthly.')],
  ['a part of them', lines('12 depots live.', 'Of these, 8 depots are live in winter.')],
  ['live and signed', lines('12 depots live.', '20 depots under contract.')],
  ['wished for', lines('12 depots live.', '# Goals', '90 depots live')],
  ["somebody else's", lines('1,200 pumps installed.', 'Fenmoor has 40 installed pumps.')],
  ['a way to go', lines('12 depots live.', 'We scale to 90 live depots.')],
  ['then and now', lines('12 depots live in 2025.', '20 depots live in 2026.')],
  ['at least', lines('More than 10 depots live.', 'Our 12 live depots pay.')],
  ['the same', plans('50 posts', 'Posts | 50 | 300')],
  ['further ones', plans('50 posts', 'Further posts | 10 | 10')],
  ['by the day', plans('50 posts a month', 'Posts a day | 5 | 30')],
  ['another noun', plans('50 posts', 'Drafts | 30 | 300')],
  ['no number', plans('50 posts', 'Posts | ✓ | ✓')],
  ['no such columns', plans('50 posts', 'Posts | 30 | 300', 'Month | May | June')],
  ['a sum that is right', site('- A ($100 value)', '- B ($200 value)', '- C ($300 value)', 'Total value: $600')],
  ['one without a value', site('- A ($100 value)', '- B', '- C ($300 value)', '- D ($50 value)', 'Total value: $900')],
  ['over', site('- A ($100 value)', '- B ($200 value)', '- C ($300 value)', 'Total value: over $500')],
  ['two of them only', site('- A ($100 value)', '- B ($200 value)', 'Total value: $900')],
  ['another currency', site('- A (€100 value)', '- B (€200 value)', '- C (€300 value)', 'Total value: $900')],
  ['two totals', site('- A ($1 value)', '- B ($2 value)', '- C ($3 value)', 'Total value: $9', 'Total value: $6')],
  ['the first of them', memo(['Do the first two modules.', ...numbered('Module', 5)])],
  ['a bonus', memo(['Six modules.', ...numbered('Module', 5), '- Bonus module: More'])],
  ['to come', memo(['Six modules.', ...numbered('Module', 5), 'Module 6 follows.'])],
  ['a pace', memo(['Two modules a week.', ...numbered('Module', 5)])],
  ['as many', memo(['Five modules.', ...numbered('Module', 5)])],
  ['two lists', memo(['Three steps.', ...numbered('Step', 4), ...numbered('Step', 3)])],
  ['any of them', memo(['Choose from two modules.', ...numbered('Module', 5)])],
  ['two numbers of reviews', site('4.9 from 212 reviews', '4.6 from 87 reviews')],
  ['a list of articles', site('4.9 (64 reviews)', '4.6 (64 reviews)', '4.2 (18 reviews)')],
  ['rounded', site('4.8 from 212 reviews', '4.75 from 212 reviews')],
  ['two nouns', site('4.9 from 212 reviews', '4.6 for 212 orders')],
  ['a fall', lines('Churn fell from 4.4% to 3.1%.')],
  ['thousands and millions', lines('Sales rose from $900k to $1.2M.')],
  ['a place', lines('We rose from 9 to 4 in the ranking.')],
  ['hours', lines('Demand rises from 9 to 5 pm.')],
  ['years', lines('It grew from 2019 to 2018 levels.')],
  ['a loss', lines('Our loss fell from -40 to -20.')],
  ['a plan', lines('It will have dropped from 12 to 20 by then.')],
  ['one magnitude', lines('Users grew from 1 to 2 million.')],
  ['as long', lines('40 faults in the 4 weeks before.', '12 faults in 4 weeks after.', 'That is 70% fewer.')],
  ['by the week', lines('40 faults in 10 weeks.', '12 faults in 3 weeks.', 'Per week that is 70% fewer.')],
  ['another share', lines('40 faults in 10 weeks.', '12 faults in 3 weeks.', 'That is 20% fewer.')],
  ['two things', lines('40 faults in 10 weeks.', '12 visits in 3 weeks.', 'That is 70% fewer.')],
  ['a shorter time before', lines('40 faults in 3 weeks.', '12 faults in 10 weeks.', 'That is 70% fewer.')],
]

describe('counts', () => {
  it.each(contradicting)('cannot be so: %s', (expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(consistent)('are left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
