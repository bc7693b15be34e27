/** Section 5.7, second half: growth. */
import { memo } from '../../documents.ts'
import { type Cases, chart, on, pitch } from '../deck-cases.ts'

const charted = (title: string, ...lines: string[]) =>
  pitch({ traction: { title, body: ['61 paying clinics.', ...lines.map(chart)] } })
const subscription = { title: 'Business model', body: ['A subscription of €200 per month.'] }

export const growthCases: Cases[] = [
  {
    id: 'cumulative-chart',
    holds: [
      ['a chart title', charted('Traction', 'Cumulative sign-ups', 'Jan | Feb | Mar', 'Sign-ups | 10 | 40 | 90')],
      ['a series name', charted('Traction', 'Users', 'Jan | Feb | Mar', 'Total users | 10 | 40 | 90')],
      ['to date', charted('Traction', 'Orders', 'Q1 | Q2 | Q3', 'Orders to date | 4 | 9 | 9')],
      [
        'a slide title with a picture',
        pitch({
          traction: { title: 'Traction: total users over time', body: ['61 paying clinics.'], imageShare: 0.4 },
        }),
      ],
      ['running total', charted('Traction', 'Running total of orders', 'Q1 | Q2', 'Orders | 4 | 9')],
    ],
    not: [
      ['monthly values', charted('Traction', 'New clinics per month', 'Jan | Feb | Mar', 'New clinics | 4 | 9 | 12')],
      ['a total that falls', charted('Traction', 'Users', 'Jan | Feb | Mar', 'Total users | 90 | 40 | 60')],
      ['a layout', on('traction', 'Cumulative layout shift is low.')],
      ['text without a chart', on('traction', 'Total users to date: 61')],
      ['total active', charted('Traction', 'Users', 'Jan | Feb | Mar', 'Total active users | 10 | 40 | 90')],
    ],
  },
  {
    id: 'growth-percent-no-base',
    holds: [
      ['growth', on('traction', '300% growth in a year')],
      ['MoM', on('traction', '+23% MoM')],
      ['grew', on('traction', 'We grew 240% last year.')],
      ['multiple', on('traction', 'We reached 4x revenue in a year')],
      ['growth of', on('traction', 'Growth of revenue was up 150% with no ads')],
      [
        'two prices that lie as far apart by chance',
        pitch({
          model: { title: 'Business model', body: ['CAC €310', 'LTV €2,400'] },
          traction: { title: 'Traction', body: ['670% growth since launch'] },
        }),
      ],
    ],
    not: [
      ['parts of a budget', on('traction', '55% growth. 45% salaries.')],
      ['three parts of a budget', on('traction', 'Spent at 20% growth', '50% product', '30% hires')],
      ['a part without a verb', on('traction', '70% Growth')],
      ['a pair', on('traction', 'We grew 240%, from 18 to 61 clinics.')],
      ['an arrow', on('traction', '240% growth: 18 → 61')],
      ['the market', on('traction', 'The market is growing 12% a year.')],
      ['a target', on('traction', 'Our goal is 300% growth.')],
      ['prices', on('traction', 'Energy prices increased 40%.')],
      [
        'what a company is valued at',
        on('traction', 'At 5x revenue and 40% dilution the round returns twice its money.'),
      ],
      ['a multiple of an exit', on('traction', 'Peers were acquired for 6x revenue.')],
      [
        'its start and its end a slide before',
        pitch({
          traction: [
            { title: 'Traction', body: ['GMV €18.4M in the last year, €5.1M in the one before'] },
            { title: 'Growth', body: ['GMV grew 260% year on year'] },
          ],
        }),
      ],
      ['two dates', on('traction', '150% growth', 'Jan 2025: 24 clinics', 'Jan 2026: 60 clinics')],
    ],
  },
  {
    id: 'retention-absent',
    holds: [
      [
        'MRR after a year',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Launched in March 2025.', '€4k MRR'] } }),
      ],
      [
        'subscribers',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Live since 2024.', '900 subscribers'] } }),
      ],
      ['MAU', on('traction', 'Launched in 2024. 9,000 monthly active users')],
      [
        'ARR',
        pitch({
          model: subscription,
          traction: { title: 'Traction', body: ['First revenue in 2024.', 'ARR of €300k'] },
        }),
      ],
      [
        'paying customers',
        pitch({
          model: subscription,
          traction: { title: 'Traction', body: ['Selling since 2024.', '61 paying customers'] },
        }),
      ],
    ],
    not: [
      ['churn', pitch()],
      [
        'new',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Launched in March 2026.', '€4k MRR'] } }),
      ],
      ['no date', pitch({ model: subscription, traction: { title: 'Traction', body: ['€4k MRR'] } })],
      [
        'renewals in the notes',
        pitch({
          model: subscription,
          traction: { title: 'Traction', body: ['Launched in 2024.', '€4k MRR'], notes: 'All renewed.' },
        }),
      ],
      [
        'one-off sales',
        pitch({
          model: { title: 'Business model', body: ['Devices are sold once.'] },
          traction: { title: 'Traction', body: ['Launched in 2024.', '900 devices sold'] },
        }),
      ],
      [
        'founded is not launched',
        pitch({ model: subscription, traction: { title: 'Traction', body: ['Founded in 2020.', '€4k MRR'] } }),
      ],
    ],
  },
  {
    id: 'customer-concentration',
    holds: [
      ['largest', on('traction', 'Our largest customer brings 44% of revenue.')],
      ['share first', on('traction', '60% of our ARR comes from one account.')],
      ['another word for a customer', on('traction', 'One farm accounts for 31% of revenue.')],
      [
        'a distributor by name',
        on('traction', 'It sells through two distributors, Sallow and a regional firm. Sallow brings 72% of sales.'),
      ],
      [
        'a deal memo',
        memo([
          'Deal memo: Fallow Foods',
          '# Why we looked',
          'Canteens buy sauces.',
          '# The business',
          'Its largest customer, Sallow, pays 72% of sales.',
        ]),
      ],
      ['anchor', on('traction', 'The anchor client makes up 70% of sales.')],
      ['all', on('traction', 'A single customer is 100% of revenue.')],
      [
        'in an appendix',
        pitch({}, {}, [{ title: 'Appendix' }, { title: 'Accounts', body: ['Top customer: 35% of MRR'] }]),
      ],
    ],
    not: [
      ['small', on('traction', 'Our largest customer brings 9% of revenue.')],
      ['a country by name', on('traction', 'Clinics in Norway and Denmark: Norway brings 60% of sales.')],
      ['a product by name', on('traction', 'Brindlecot Plus accounts for 70% of revenue.')],
      ['a channel', on('traction', 'Our top channel brings 60% of revenue from one source.')],
      ['a country', on('traction', '70% of revenue comes from a single country.')],
      ['negated', on('traction', 'We have no single customer above 30% of revenue.')],
      ['a product line', on('traction', '55% of sales are one product line.')],
    ],
  },
  {
    id: 'arr-is-run-rate',
    holds: [
      ['ARR run rate', on('traction', 'ARR run-rate: $480k')],
      ['run rate ARR', on('traction', '$480k run-rate ARR')],
      ['annualised', on('traction', 'Annualised run rate of $480k, our ARR')],
      ['one-off in it', on('traction', 'ARR of $300k including one-off projects')],
      ['transactions', on('traction', '$2M ARR from transactions')],
    ],
    not: [
      ['under contract', on('traction', 'ARR run-rate: $480k, all of it on annual contracts.')],
      ['ARR', on('traction', 'ARR: $480k')],
      ['run rate only', on('traction', 'Revenue at an annualised run rate of $480k')],
      ['denied', on('traction', 'ARR, not run rate')],
      ['contracts', on('traction', '$480k ARR on annual contracts, one-off work apart')],
      ['none', pitch()],
    ],
  },
]
