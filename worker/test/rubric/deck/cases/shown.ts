/** Strengths that the figures themselves show: sums that come out, sources, who stayed. */
import { memo } from '../../documents.ts'
import { type Cases, on, row } from '../deck-cases.ts'

export const shownCases: Cases[] = [
  {
    id: 'ask-split-adds-up',
    holds: [
      ['parts in a list', on('ask', 'Raising €2M', '€1.1M two engineers', '€0.6M a trainer', '€0.3M certification')],
      ['shares before their purpose', on('ask', 'Raising €2M', '60% product, 25% sales, 15% certification')],
      ['shares after their purpose', on('ask', 'Raising €2M', 'Product 60%, sales 25%, certification 15%')],
      [
        'a memo by headings of its own',
        memo([
          '# The yard',
          'We mend boats.',
          '# What we want',
          'We are raising £400k.',
          '£250k goes to a slipway, £150k to a crane.',
        ]),
      ],
    ],
    not: [
      [
        'prices above the ask, which happen to fit',
        memo([
          'Siltbase stores readings.',
          'Two operators pay €6,000 and €4,000 for a year.',
          'We are raising €900k on a SAFE. €490k is for engineers, €400k for certification.',
        ]),
      ],
      ['parts that fall short', on('ask', 'Raising €2M', '€1.1M two engineers', '€0.6M a trainer')],
      ['what was raised before', on('ask', 'Raising €2M', '€1M already committed', '€1M revenue this year')],
      ['terms', on('ask', 'Raising €2M', '10% equity, 60% gross margin, 30% growth')],
      ['a rest without a purpose', on('ask', 'Raising €2M', 'Product 60%, other 25%, general 15%')],
      ['shares of customers', on('traction', '60% clinics, 25% hospitals, 15% schools')],
      ['bounds', on('ask', 'Raising €2M', 'Up to €1.4M for engineers', 'About €0.6M for a trainer')],
    ],
  },
  {
    id: 'sources-beside-figures',
    holds: [
      [
        'publisher and year, twice',
        on(
          'problem',
          '38% of falls happen at night (CQC, 2024).',
          'A ward nurse writes for 2.4 hours a shift (Klinik Institut 2025).',
        ),
      ],
      [
        'said in words',
        on(
          'problem',
          'According to Eurostat 4,100 clinics closed.',
          'One in six calls is missed (Dental Office Survey, 2025).',
        ),
      ],
      [
        'a report of any kind',
        memo([
          '# Night work',
          '41% of nurses work nights (Health Census, 2024).',
          '# Pay',
          'They earn 6% more (Office for Statistics, 2025).',
        ]),
      ],
    ],
    not: [
      ['one only', on('problem', '38% of falls happen at night (CQC, 2024).')],
      [
        'where and when',
        on('problem', 'Two pilots with 14 clinics (Porto, 2025).', 'A launch in 9 clinics (Lisbon, 2026).'),
      ],
      ['dates', on('problem', 'Prices rose 12% (March 2025).', 'Staff fell by 8% (Q3 2025).')],
      [
        'what was bought',
        on('problem', 'Nordia (acquired Beltana, 2018) has 40% of calls.', 'Corvo (founded 2019) has 12%.'),
      ],
      [
        'biographies',
        on('team', 'Ana Reis, 9 years in clinics (Porto, 2019)', 'Rui Sampaio, 12 years in software (Lisbon, 2020)'),
      ],
    ],
  },
  {
    id: 'retention-with-base',
    holds: [
      ['so many of so many', on('traction', '44 of 47 clinics renewed.')],
      ['those of a year', on('traction', '47 of the 49 clinics of 2024 ordered again.')],
      ['pilots that became contracts', on('traction', 'Seven of nine pilots became paid contracts.')],
      ['a share with its time', on('traction', 'Retention after 12 months is 83%.')],
      ['a row under dates', on('traction', row('| Q1 2025 | Q1 2026'), row('Net revenue retention | 109% | 118%'))],
      ['the whole before the part', on('traction', 'Of the 52 clinics that began before May, 47 are still with us.')],
      ['those who came back', on('traction', '61 clinics pay us and 55 of them ordered again.')],
      ['a rise from and to', on('traction', 'Retention after 12 months rose from 78% to 86%.')],
      [
        'none has left',
        on('traction', 'Nine clinics pay €200 a month; none has left since the first signed in May 2025.'),
      ],
    ],
    not: [
      ['a bare share', on('traction', 'Retention is 83%.')],
      ['a plan', on('traction', 'We expect retention of 83% after 12 months.')],
      ['the trade', on('traction', 'Industry retention after 12 months is 61%.')],
      ['staff', on('traction', 'Staff retention after 12 months is 92%.')],
      ['something else of so many', on('traction', '44 of 47 clinics are in Portugal.')],
      ['none without a date', on('traction', 'None has left.')],
      ['less than a year ago', on('traction', 'Retention after 12 months is 81%, a year ago it was 88%.')],
      ['a fall from and to', on('traction', 'Retention after 12 months went from 90% to 84%.')],
      ['a fall in a word', on('traction', 'Our 12-month retention dropped to 74%.')],
      ['a row that falls', on('traction', row('| Q1 2025 | Q1 2026'), row('Net revenue retention | 118% | 104%'))],
      ['fewer than half', on('traction', '3 of 40 clinics renewed.')],
      ['churn that rose beside it', on('traction', 'Churn doubled in spring. Retention after 12 months is 83%.')],
    ],
  },
]
