/** The money against what it is to pay for: where the rules hold, nearly hold, and where a naive rule would be wrong. */
import { asMemo, type Cases, on, pitch, plainSlides, row, titled } from '../deck-cases.ts'

const uses = (...rows: string[]) => titled('ask', 'The ask: €1M', ...['Use of funds | €k', ...rows].map(row))
const parts = ['Product | 450', 'Sales | 300', 'Support | 200']

/** Ten clinics today, more with the round, and what one costs to open. */
const chain = (goal: string, money: string, cost = 'Capex is €60k per clinic.', today = '10 clinics today.') =>
  pitch({
    traction: { title: 'Traction', body: [today, 'Churn is 1% a month.'] },
    model: { title: 'Business model', body: ['Patients pay €40 per visit.', cost] },
    ask: {
      title: 'The ask: €2M',
      body: [...['Use of funds | €m', `New clinics | ${money}`, 'App | 0.5', 'Brand | 0.3'].map(row), goal],
    },
  })

/** What one kiln costs in the case for it, and what the round pays for several. */
const kilns = (cost: string, use: string) =>
  pitch({
    model: {
      title: 'Business model',
      body: ['Clinics pay €200 per month.', ...['Per kiln | €', 'Fees | 9,400', cost].map(row)],
    },
    ask: { title: 'The ask', body: ['Raising €2M', `Use: ${use}, salaries €0.9m`] },
  })

export const allottedCases: Cases[] = [
  {
    id: 'ask-partly-allotted',
    holds: [
      ['in the unit of the head', uses(...parts)],
      [
        'amounts with a currency',
        titled(
          'ask',
          'The ask',
          'Raising €1M',
          ...['Use | Amount', 'Product | €450k', 'Sales | €300k', 'Support | €200k'].map(row),
        ),
      ],
      [
        'crores',
        titled(
          'ask',
          'The ask: Rs 12 crore',
          ...['Use of funds | Rs crore', 'Kilns | 6.0', 'Sales | 3.5', 'Hiring | 2.0'].map(row),
        ),
      ],
      [
        'a share beside each amount, below a line that names the list',
        titled(
          'ask',
          'We raise 2,5 Mio. EUR',
          'Use of funds:',
          ...['Product | 40 % | 1.000 TEUR', 'Sales | 30 % | 750 TEUR', 'Support | 10 % | 250 TEUR'].map(row),
        ),
      ],
      [
        'a memo',
        asMemo([
          ...Object.values(plainSlides).slice(0, -1),
          { title: 'The ask', body: ['We are raising €1M.', ...['Use of funds | €k', ...parts].map(row)] },
        ]),
      ],
    ],
    not: [
      [
        'all of it, with its shares',
        titled(
          'ask',
          'We raise 2,5 Mio. EUR',
          'Use of funds:',
          ...['Product | 40 % | 1.000 TEUR', 'Sales | 40 % | 1.000 TEUR', 'Support | 20 % | 500 TEUR'].map(row),
        ),
      ],
      ['all of it', uses('Product | 450', 'Sales | 300', 'Support | 250')],
      [
        'a rounding',
        titled(
          'ask',
          'The ask: €1M',
          ...['Use of funds | €m', 'Product | 0.4', 'Sales | 0.3', 'Support | 0.2', 'Office | 0.1'].map(row),
        ),
      ],
      [
        'a reserve beside it',
        titled('ask', 'The ask: €1M', ...['Use of funds | €k', ...parts].map(row), 'The rest is a reserve.'),
      ],
      ['the largest ones', titled('ask', 'The ask: €1M', ...['Main uses of funds | €k', ...parts].map(row))],
      ['with a total of its own', uses(...parts, 'Total | 950')],
      [
        'the sum is what is asked for too',
        titled('ask', 'The ask: €1M', ...['Use of funds | €k', ...parts].map(row), 'Of it €950k in cash.'),
      ],
      ['up to', titled('ask', 'The ask', 'Raising up to €1M', ...['Use of funds | €k', ...parts].map(row))],
      [
        'another table',
        titled('ask', 'The ask: €1M', ...['Clinic | Revenue €k', 'Porto | 450', 'Braga | 300', 'Faro | 200'].map(row)),
      ],
      ['two amounts to a row', uses('Product | 450 | 500', 'Sales | 300 | 300', 'Support | 200 | 200')],
      ['less than half', uses('Product | 45', 'Sales | 30', 'Support | 20')],
      [
        'shares',
        titled(
          'ask',
          'The ask: €1M',
          ...['Use of funds | Share', 'Product | 45%', 'Sales | 30%', 'Support | 20%'].map(row),
        ),
      ],
      ['lines of text', on('ask', 'Raising €1M', 'Product €450k', 'Sales €300k')],
    ],
  },
  {
    id: 'unit-cost-over-part',
    holds: [
      ['from so many to so many', chain('With this round we reach 50 clinics.', '1.2')],
      ['so many new ones', chain('With this round we open 40 new clinics.', '1.2')],
      ['to be built', chain('We build 40 new clinics.', '1.2', 'It takes €60k a clinic to open.')],
    ],
    not: [
      ['enough for them', chain('With this round we reach 28 clinics.', '1.2')],
      ['nearly enough', chain('With this round we reach 35 clinics.', '1.2')],
      [
        'leased',
        chain('With this round we reach 50 clinics.', '1.2', 'Capex is €60k per clinic, leased from the maker.'),
      ],
      ['franchises', chain('With this round we reach 50 clinics, most of them franchised.', '1.2')],
      ['a later round', chain('After the next round we reach 50 clinics.', '1.2')],
      ['what a clinic pays', chain('With this round we reach 50 clinics.', '1.2', 'The fee is €60k per clinic.')],
      [
        'nothing is said of today',
        chain('With this round we reach 50 clinics.', '1.2', undefined, 'Profitable since May.'),
      ],
      ['fewer than today', chain('With this round we reach 8 clinics.', '0.1')],
      ['of another thing', chain('With this round we reach 50 dentists.', '1.2')],
      ['by the year', chain('With this round we reach 50 clinics.', '1.2', 'Capex is €60k per year.')],
    ],
  },
  {
    id: 'piece-cost-apart',
    holds: [
      ['one of two models', kilns('Build cost K1 / K2 target | 85,000 / 60,000', '10 x K2 kilns €0.9m')],
      ['one model', kilns('Unit cost K2 | €60,000', '5 × K2: €450k')],
    ],
    not: [
      ['as it is counted', kilns('Build cost K1 / K2 target | 85,000 / 60,000', '10 x K2 kilns €0.6m')],
      ['nearly', kilns('Unit cost K2 | €60,000', '10 x K2 kilns €0.7m')],
      ['the other model', kilns('Build cost K1 / K2 target | 90,000 / 60,000', '10 x K1 kilns €0.9m')],
      ['in another unit', kilns('Build cost K2 | 1,200', '10 x K2 kilns €0.9m')],
      ['a price', kilns('Price of K2 | €60,000', '10 x K2 kilns €0.9m')],
      ['at scale', kilns('Unit cost K2 at scale | €60,000', '10 x K2 kilns €0.9m')],
      ['one amount for two models', kilns('Build cost K1 / K2 | 60,000', '10 x K2 kilns €0.9m')],
      ['no model', kilns('Build cost | 60,000', '10 x kilns €0.9m')],
      ['one piece', kilns('Unit cost K2 | €60,000', '1 x K2 kiln €0.09m')],
    ],
  },
]
