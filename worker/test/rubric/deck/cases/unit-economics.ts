import { type Cases, on, pitch } from '../deck-cases.ts'

export const unitEconomicsCases: Cases[] = [
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
      ['years with a comma', on('model', 'CAC payback: 3,5 years')],
      [
        'the cost of winning a buyer of machines',
        on('model', 'A machine rents for €400.', 'CAC €9,000, payback 30 months'),
      ],
    ],
    not: [
      ['12 months', on('model', 'CAC payback: 12 months')],
      ['20 months, large accounts', on('model', 'CAC payback: 20 months with hospitals')],
      ['solar panels', on('model', 'The solar panel has a payback of 7 years.')],
      ['a target', on('model', 'Our target is a payback of 30 months.')],
      ['the customer', on('model', 'Payback for the customer: 36 months')],
      ["the customer's own", on('model', "The customer's payback: 2.6 years at today's prices")],
      ['the owner of a machine', on('model', 'One machine costs €64,000. Payback: 3 years.')],
      ['what it saves', on('model', 'It saves €900 a month, a payback of 30 months.')],
      ['what lasts', on('model', 'One depot costs ₹1.05 crore and leaves ₹15.6 lakh a year, a payback of 6.7 years.')],
      ['a decimal comma', on('model', 'CAC payback: 1,25 years')],
    ],
  },
]
