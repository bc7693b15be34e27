/** Section 5.6: the business model. */
import type { LocatedDocument } from '#db/shapes.ts'
import { memo, type SlideParts } from '../../documents.ts'
import { type Cases, inTrials, on, pitch, row, titled } from '../deck-cases.ts'

const bySubscription = { title: 'Business model', body: ['By subscription.'] }

const unpriced = { title: 'Market', body: ['18,000 clinics'] }

const lateBeforeSales = (status: SlideParts) =>
  pitch({
    cover: { title: 'Brindlecot', body: ['Series A round'] },
    model: { title: 'Business model', body: ['Clinics pay €200.'] },
    whyNow: status,
  })

export const modelCases: Cases[] = [
  {
    id: 'revenue-model-absent',
    holds: [
      [
        'nothing on money',
        pitch({
          model: null,
          traction: { title: 'Traction', body: ['61 clinics in March 2026.'] },
          market: unpriced,
        }),
      ],
      [
        'a memo',
        memo([
          '# Problem',
          'Clinics lose time.',
          '# Market',
          'It is large.',
          '# Team',
          'Two of us.',
          '# Solution',
          'An app.',
        ]),
      ],
      [
        'a title without model',
        pitch({
          market: unpriced,
          model: { title: 'Vision', body: ['Calm mornings.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'costs are no income',
        pitch({
          market: unpriced,
          model: { title: 'Costs', body: ['Servers are cheap.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'growth is no income',
        pitch({ market: unpriced, model: null, traction: { title: 'Traction', body: ['61 clinics use it daily.'] } }),
      ],
    ],
    not: [
      ['a price beside the market', pitch({ model: null, traction: { title: 'Traction', body: ['61 clinics.'] } })],
      [
        'a price in letters',
        pitch({
          market: { title: 'Market', body: ['18,000 clinics at EUR 2,400 each'] },
          model: null,
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      ['an amount with its unit', titled('model', 'What it takes', '3 euros a pupil a year')],
      ['a slide', pitch()],
      [
        'a price elsewhere',
        pitch({ model: null, traction: { title: 'Traction', body: ['61 clinics pay €200 per month.'] } }),
      ],
      [
        'a commission',
        pitch({
          model: null,
          solution: { title: 'Solution', body: ['We keep a commission. Demo follows.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'research before seed',
        pitch({
          cover: { title: 'Brindlecot', body: ['Pre-seed round'] },
          model: null,
          traction: { title: 'Traction', body: ['61 samples in the laboratory.'] },
        }),
      ],
      ['not read whole', pitch({ model: { imageShare: 0.9 }, traction: { title: 'Traction', body: ['61 clinics.'] } })],
    ],
  },
  {
    id: 'gross-margin-absent',
    holds: [
      [
        'the cost of a customer',
        lateBeforeSales({ title: 'Reach', body: ['A clinic costs €900 to win as a customer.'] }),
      ],
      [
        'series A',
        pitch({
          cover: { title: 'Brindlecot', body: ['Series A round'] },
          model: { title: 'Business model', body: ['Clinics pay €200.'] },
        }),
      ],
      [
        'revenue over a million',
        pitch({
          model: bySubscription,
          traction: { title: 'Traction', body: ['Revenue of €1.4M in the last year.'] },
        }),
      ],
      [
        'ARR over a million',
        pitch({
          model: bySubscription,
          traction: { title: 'Traction', body: ['ARR: $2.1M'] },
        }),
      ],
      [
        'series B',
        pitch({
          ask: { title: 'The ask', body: ['Raising a series B round of €9M for two plants.'] },
          cover: { title: 'Brindlecot' },
          model: bySubscription,
        }),
      ],
      [
        'turnover',
        pitch({
          model: bySubscription,
          traction: { title: 'Traction', body: ['Turnover reached £3m.'] },
        }),
      ],
    ],
    not: [
      [
        'the cost of one beside its price',
        lateBeforeSales({
          title: 'One kiosk',
          body: ['Costs €41,000', 'Earns €40,400 a year; power and service €13,800'],
        }),
      ],
      ['a medicine in trials', lateBeforeSales(inTrials)],
      [
        'a test before its approval',
        lateBeforeSales({ title: 'Status', body: ['Sensitivity 94%, specificity 98%.', 'UKCA in 2027.'] }),
      ],
      ['no revenue yet, as it says', lateBeforeSales({ title: 'Status', body: ['No revenue before 2029.'] })],
      ...[
        'Revenue grows to €4.2M.',
        'Path to €10M ARR.',
        'Year 3 revenue: €4M',
        'Revenue 2028: €4M',
        'Revenue of €1.2M → €4M',
        'Our road map leads to sales of €4M.',
        'We reach €4M ARR with 400 clinics.',
      ].map((line): [string, LocatedDocument] => [
        `to come: ${line}`,
        pitch({
          model: bySubscription,
          traction: { title: 'Traction', body: ['61 paying clinics.', line] },
        }),
      ]),
      [
        'a slide of financials',
        pitch({
          model: bySubscription,
          reach: { title: 'Financials', body: ['Revenue: €4M'] },
        }),
      ],
      ['given', on('cover', 'Series A round')],
      ['seed and small', on('model', 'By subscription.')],
      [
        'COGS',
        pitch({
          cover: { title: 'Brindlecot', body: ['Series A round'] },
          model: { title: 'Business model', body: ['COGS are 30%.'] },
        }),
      ],
      [
        'only a forecast',
        pitch({
          model: bySubscription,
          traction: { title: 'Traction', body: ['We expect revenue of €4M in 2028.'] },
        }),
      ],
      [
        'a forecast table',
        pitch({
          model: [
            bySubscription,
            { title: 'Financials: forecast', body: [row('2027 | 2028'), row('Revenue | €1.1M | €5M')] },
          ],
        }),
      ],
      [
        'the market',
        pitch({
          model: bySubscription,
          market: { title: 'Market', body: ['Sales of €9bn.'] },
        }),
      ],
    ],
  },
  {
    id: 'gmv-as-revenue',
    holds: [
      ['one amount, two names', on('traction', 'GMV of €2.4M in 2025', 'Revenue: €2.4M')],
      [
        'a marketplace with volume only',
        pitch({
          model: { title: 'Business model', body: ['A marketplace for tools.'] },
          traction: { title: 'Traction', body: ['€2.4M GMV in 2025'] },
        }),
      ],
      ['bookings', on('traction', 'Gross bookings: $900k', 'We made $900k revenue.')],
      ['transaction volume', on('traction', 'Transaction volume: $5M', 'Revenue $5M')],
      ['processed', on('traction', '€3M volume processed.', '€3M revenue in the first year.')],
    ],
    not: [
      [
        'a take rate',
        pitch({
          model: { title: 'Business model', body: ['A marketplace with a take rate of 12%.'] },
          traction: { title: 'Traction', body: ['€2.4M GMV'] },
        }),
      ],
      [
        'net revenue',
        pitch({
          model: { title: 'Business model', body: ['A marketplace.'] },
          traction: { title: 'Traction', body: ['€2.4M GMV', 'Net revenue: €290k'] },
        }),
      ],
      ['no volume', pitch()],
      ['another model', on('traction', 'Bookings of €90k')],
      ['the market', on('market', 'GMV in this market is €9bn.')],
    ],
  },
]
