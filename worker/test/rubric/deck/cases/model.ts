/** Section 5.6: the business model. */
import type { LocatedDocument } from '#db/shapes.ts'
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, row, titled } from '../deck-cases.ts'

const bySubscription = { title: 'Business model', body: ['By subscription.'] }

export const modelCases: Cases[] = [
  {
    id: 'revenue-model-absent',
    holds: [
      [
        'nothing on money',
        pitch({
          model: null,
          traction: { title: 'Traction', body: ['61 clinics in March 2026.'] },
          market: { title: 'Market', body: ['18,000 clinics'] },
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
          model: { title: 'Vision', body: ['Calm mornings.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'costs are no income',
        pitch({
          model: { title: 'Costs', body: ['Servers are cheap.'] },
          traction: { title: 'Traction', body: ['61 clinics.'] },
        }),
      ],
      [
        'growth is no income',
        pitch({ model: null, traction: { title: 'Traction', body: ['61 clinics use it daily.'] } }),
      ],
    ],
    not: [
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
    id: 'ltv-cac-no-inputs',
    holds: [
      ['a ratio', on('model', 'LTV/CAC is 4:1.')],
      ['times', on('model', 'LTV to CAC of 5x')],
      ['reversed', on('model', '4:1 LTV:CAC')],
      ['one part only', on('model', 'LTV/CAC 4:1', 'CAC: €400')],
      ['lifetime value', on('model', 'Lifetime value to CAC: 3.5x')],
    ],
    not: [
      ['both parts', on('model', 'LTV/CAC 4:1', 'CAC €400, LTV €1,600')],
      ['the parts of value', on('model', 'LTV/CAC 4:1', 'CAC €400', 'ARPA €50 per month, churn 2%, gross margin 80%')],
      ['loan to value', on('model', 'LTV capped at 80%')],
      ['no ratio', on('model', 'We watch LTV and CAC.')],
      [
        'in the appendix',
        pitch({ model: { title: 'Business model', body: ['LTV/CAC 4:1'] } }, {}, [
          { title: 'Appendix' },
          { title: 'Parts', body: ['CAC €400', 'LTV €1,600'] },
        ]),
      ],
    ],
  },
  {
    id: 'ltv-cac-very-high',
    holds: [
      ['nine', on('model', 'LTV/CAC is 9:1.')],
      ['twelve times', on('model', 'LTV to CAC of 12x')],
      ['eight', on('model', 'LTV:CAC 8:1')],
      ['with parts', on('model', 'LTV/CAC 10:1', 'CAC €100, LTV €1,000')],
      ['on traction', on('traction', '61 paying clinics.', 'LTV/CAC 11:1')],
    ],
    not: [
      ['three', on('model', 'LTV/CAC is 3:1.')],
      ['a target', on('model', 'Target LTV/CAC is 9:1.')],
      ['fully loaded', on('model', 'LTV/CAC is 9:1, fully loaded.')],
      ['old cohorts', on('model', 'LTV/CAC is 9:1 on cohorts older than 18 months.')],
      ['a scale', on('model', 'We print maps at 10:1.')],
    ],
  },
  {
    id: 'cac-zero',
    holds: [
      ['a sum of nothing', on('model', 'CAC is $0.')],
      ['a colon', on('model', 'CAC: €0')],
      ['in words', on('model', 'Our customer acquisition cost is essentially zero.')],
      ['as an adjective', on('model', 'We grow with zero CAC.')],
      ['with a comma behind', on('model', 'CAC = $0, LTV = $900')],
    ],
    not: [
      ['a cost', on('model', 'CAC is $0.40.')],
      ['thousands', on('model', 'CAC is $0.3k.')],
      ['of referrals', on('model', 'CAC is $0 for referrals and €40 for ads.')],
      ['a wish', on('model', 'Our goal is zero CAC.')],
      ['denied', on('model', 'CAC is not zero: it is €41.')],
      ['a rival', on('model', 'Competitors claim that their CAC is $0.')],
    ],
  },
  {
    id: 'payback-long',
    holds: [
      ['30 months', on('model', 'CAC payback: 30 months')],
      ['payback of', on('model', 'A payback of 26 months')],
      ['small firms', on('model', 'Payback is 20 months with SMB customers.')],
      ['three years', on('model', 'CAC payback is 3 years.')],
      ['40 months', on('model', 'CAC payback 40 months')],
    ],
    not: [
      ['12 months', on('model', 'CAC payback: 12 months')],
      ['20 months, large accounts', on('model', 'CAC payback: 20 months with hospitals')],
      ['solar panels', on('model', 'The solar panel has a payback of 7 years.')],
      ['a target', on('model', 'Our target is a payback of 30 months.')],
      ['the customer', on('model', 'Payback for the customer: 36 months')],
    ],
  },
  {
    id: 'gross-margin-absent',
    holds: [
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
