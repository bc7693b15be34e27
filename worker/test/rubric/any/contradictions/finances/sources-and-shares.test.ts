/** What a round or a plan is paid by, what it is for, and which share is sold for it. */
import { describe, expect, it } from 'vitest'
import { said } from '../said-of-text.ts'

type Case = [why: string, text: string]

function cases(subject: string, wrong: Case[], right: Case[]) {
  describe(subject, () => {
    it.each(wrong)('cannot hold: %s', async (_why, text) => {
      expect((await said(text)).map(([about]) => about)).toEqual([subject])
    })
    it.each(right)('is left alone: %s', async (_why, text) => {
      expect(await said(text)).toEqual([])
    })
  })
}

cases(
  'the sources of the money',
  [
    [
      'a list behind a colon',
      'THE MONEY\n\nIt comes from three sources: my own savings of €18,000, a bank loan of €40,000 and €12,000 from my aunt. This covers the €75,000 entirely.',
    ],
    [
      'without one',
      'FINANCE\n\nThe kiln is paid for by a grant of £20,000 and a loan of £34,000. Together they cover the full £60,000.',
    ],
  ],
  [
    [
      'it fits',
      'THE MONEY\n\nIt comes from: my own savings of €18,000, a loan of €45,000 and €12,000 from my aunt. This covers the €75,000 entirely.',
    ],
    [
      'some of it',
      'THE MONEY\n\nIt comes from: my own savings of €18,000, a loan of €40,000 and €12,000 from my aunt. This covers most of the €75,000.',
    ],
    [
      'the rest in between',
      'THE MONEY\n\nIt comes from: my own savings of €18,000, a loan of €40,000 and €12,000 from my aunt. The last €5,000 is from the till. This covers the €75,000 entirely.',
    ],
    [
      'a rate',
      'THE MONEY\n\nIt comes from: savings of €18,000, a loan of €700 a month and €12,000 from my aunt. This covers the €75,000 entirely.',
    ],
    [
      'about',
      'THE MONEY\n\nIt comes from: savings of about €18,000, a loan of €40,000 and €12,000 from my aunt. This covers the €75,000 entirely.',
    ],
    [
      'another section',
      'THE MONEY\n\nIt comes from: savings of €18,000, a loan of €40,000 and €12,000 from my aunt.\n\nSTOCK\n\nThe shop till covers the €55,000 entirely.',
    ],
    [
      'two currencies',
      'THE MONEY\n\nIt comes from: savings of €18,000, a loan of £40,000 and €12,000 from my aunt. This covers the €75,000 entirely.',
    ],
  ],
)

cases(
  'the use of funds',
  [
    [
      'crore below another section',
      'PEOPLE\n\nWe earned Rs 1.0 crore in the first half.\n\nTHE ASK\n\nWe are raising Rs 9 crore. It will be spent so:\n   Twelve dryers     Rs 5.5 crore\n   Field staff       Rs 2.5 crore\n   Software          Rs 2.0 crore\n\nRISKS\n\nA subsidy of 20% is not in the plan.',
    ],
    [
      'lakh',
      'THE ASK\n\nWe are raising Rs 80 lakh. It will be spent so:\n   Looms         Rs 50 lakh\n   Yarn          Rs 25 lakh\n   Shop          Rs 15 lakh\n',
    ],
  ],
  [
    [
      'it fits',
      'THE ASK\n\nWe are raising Rs 10 crore. It will be spent so:\n   Twelve dryers     Rs 5.5 crore\n   Field staff       Rs 2.5 crore\n   Software          Rs 2.0 crore\n',
    ],
    [
      'a loan beside it',
      'THE ASK\n\nWe are raising Rs 9 crore. A loan brings Rs 1 crore. It will be spent so:\n   Twelve dryers     Rs 5.5 crore\n   Field staff       Rs 2.5 crore\n   Software          Rs 2.0 crore\n',
    ],
    [
      'a grant told elsewhere',
      'PARTNERS\n\nA grant of Rs 1 crore is promised.\n\nTHE ASK\n\nWe are raising Rs 9 crore. It will be spent so:\n   Twelve dryers     Rs 5.5 crore\n   Field staff       Rs 2.5 crore\n   Software          Rs 2.0 crore\n',
    ],
    [
      'a rest',
      'THE ASK\n\nWe are raising Rs 12 crore. It will be spent so:\n   Twelve dryers     Rs 5.5 crore\n   Field staff       Rs 2.5 crore\n   Software          Rs 2.0 crore\n',
    ],
  ],
)

const ask = (money: string, valuation: string, share: string) =>
  `WHY\n\nWe are asking for ${money}, at ${valuation}, to build a second kiln.\n\nTHE KILN\n\nIt burns wood.\n\nIt is large.\n\nAFTERWARDS\n\n${share}`

cases(
  'the share sold',
  [
    [
      'words far below',
      ask(
        '£2 million',
        'a pre-money valuation of £6 million',
        'The incoming shareholders would own twenty per cent after completion and the present ones would keep the rest.',
      ),
    ],
    [
      'digits',
      ask('€1.5 million', 'a post-money valuation of €6 million', 'New investors will hold 20% after the round.'),
    ],
  ],
  [
    [
      'it fits',
      ask(
        '£2 million',
        'a pre-money valuation of £6 million',
        'The incoming shareholders would own twenty-five per cent after completion.',
      ),
    ],
    [
      'rounding',
      ask('£1.9 million', 'a pre-money valuation of £6 million', 'New investors will hold 24% after the round.'),
    ],
    [
      'one of them',
      ask('£2 million', 'a pre-money valuation of £6 million', 'The lead would own fifteen per cent after completion.'),
    ],
    [
      'old holders',
      ask('£2 million', 'a pre-money valuation of £6 million', 'The founders keep sixty per cent after completion.'),
    ],
    [
      'about',
      ask('£2 million', 'a pre-money valuation of £6 million', 'New investors will hold about 24% after the round.'),
    ],
    [
      'two valuations',
      ask(
        '£2 million',
        'a pre-money valuation of £6 million or £8 million pre-money',
        'New investors will hold 20% after the round.',
      ),
    ],
    [
      'the last round',
      ask('£2 million', 'a pre-money valuation of £6 million', 'In 2022 new investors took 12% after the last round.'),
    ],
  ],
)
