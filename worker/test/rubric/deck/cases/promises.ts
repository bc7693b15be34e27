/** What is promised and what is signed, and figures that take each other back. */
import type { Part } from '../../documents.ts'
import { type Cases, on, pitch, row, titled } from '../deck-cases.ts'

const traction = { title: 'Traction', body: ['61 paying clinics in March 2026.'] }

/** The plain deck with unit figures of its own and no other churn. */
const unit = (...body: (string | Part)[]) => pitch({ traction, model: { title: 'Business model', body } })

export const promiseCases: Cases[] = [
  {
    id: 'firm-apart-from-hoped',
    holds: [
      ['contracts and options', on('traction', 'Contracts for 3 chains: €94k', 'Options for 5 more: €170k')],
      [
        'paid and conditional',
        on('traction', 'Sorria: paid trial, €22k', 'Oralis: 12 clinics from May, conditional on the card'),
      ],
      [
        'orders and a pipeline',
        titled('traction', 'Where we stand', 'Two paid orders, €64k each', 'Pipeline: 14 clinics visited'),
      ],
    ],
    not: [
      ['only hoped for', on('traction', 'Pipeline: 14 clinics visited', 'Options for 5 more: €170k')],
      ['only firm', on('traction', 'Contracts for 3 chains: €94k', 'Paid trial: €22k')],
      ['no numbers', on('traction', 'We have signed contracts.', 'Others are in negotiation.')],
      [
        'counted among the results',
        on('traction', 'Contracts for 3 chains: €94k', 'Two letters of intent worth €120k'),
      ],
      [
        'a list of risks',
        titled(
          'traction',
          'What worries us',
          'The contract for 3 chains can be ended in 90 days.',
          'The leasing of 40 readers is in talks only.',
        ),
      ],
    ],
  },
  {
    id: 'intent-counted',
    holds: [
      [
        'tonnes',
        pitch({
          solution: { title: 'Solution', body: ['61,000 t under contract'] },
          traction: {
            title: 'Signed',
            body: ['Orla: 1,000 t', 'Vendas: 18,000 t', 'Ferro: letter of intent for 42,000 t, not binding'],
          },
        }),
      ],
      [
        'money',
        pitch({
          cover: { title: 'Brindlecot', body: ['Booking for clinics', '€500k contracted'] },
          traction: { title: 'Traction', body: ['Sorria: €120k', 'Oralis: €180k', 'Lumen: LOI over €200k'] },
        }),
      ],
      [
        'a rounded total',
        pitch({
          traction: {
            title: 'Traction',
            body: ['Order book: 301 units', 'Sorria 100 units', 'Oralis: non-binding, 200 units'],
          },
        }),
      ],
    ],
    not: [
      [
        'kept out of the total',
        pitch({
          solution: { title: 'Solution', body: ['19,000 t under contract'] },
          traction: {
            title: 'Signed',
            body: ['Orla: 1,000 t', 'Vendas: 18,000 t', 'Ferro: letter of intent for 42,000 t'],
          },
        }),
      ],
      [
        'said to be beside it',
        pitch({
          solution: { title: 'Solution', body: ['61,000 t contracted, of which 42,000 t by letter of intent'] },
          traction: {
            title: 'Signed',
            body: ['Orla: 1,000 t', 'Vendas: 18,000 t', 'Ferro: letter of intent for 42,000 t'],
          },
        }),
      ],
      [
        'other units',
        pitch({
          solution: { title: 'Solution', body: ['€61,000 under contract'] },
          traction: {
            title: 'Signed',
            body: ['Orla: 1,000 t', 'Vendas: 18,000 t', 'Ferro: letter of intent for 42,000 t'],
          },
        }),
      ],
      [
        'a sum that does not show it',
        pitch({
          solution: { title: 'Solution', body: ['90,000 t under contract'] },
          traction: {
            title: 'Signed',
            body: ['Orla: 1,000 t', 'Vendas: 18,000 t', 'Ferro: letter of intent for 42,000 t'],
          },
        }),
      ],
    ],
  },
  {
    id: 'ltv-against-parts',
    holds: [
      ['a month', unit('ARPA €39', 'Monthly churn 7.5%', 'Gross margin 64%', 'LTV €2,400')],
      ['a year', unit('ARPA €468 a year', 'Yearly churn 60%', 'Gross margin 64%', 'LTV €2,400')],
      [
        'in a table',
        unit(row('LTV | €2,400'), row('ARPU | €39'), row('Monthly churn | 7.5%'), row('Gross margin | 64%')),
      ],
    ],
    not: [
      ['it follows', unit('ARPA €39', 'Monthly churn 1.1%', 'Gross margin 64%', 'LTV €2,269')],
      [
        'churn without a period',
        pitch({
          traction: { title: 'Traction', body: ['61 paying clinics.', 'Churn 7.5%'] },
          model: { title: 'Business model', body: ['ARPA €39', 'Gross margin 64%', 'LTV €2,400'] },
        }),
      ],
      ['no margin', unit('ARPA €39', 'Monthly churn 7.5%', 'LTV €2,400')],
      ['accounts that grow', unit('ARPA €39', 'Monthly churn 7.5%', 'Gross margin 64%', 'LTV €2,400', 'NRR 121%')],
      ['a target', unit('ARPA €39', 'Monthly churn 7.5%', 'Gross margin 64%', 'LTV target €2,400')],
      ['another currency', unit('ARPA €39', 'Monthly churn 7.5%', 'Gross margin 64%', 'LTV $2,400')],
      [
        'two plans',
        unit('ARPA €39 for Basic', 'ARPA €390 for Chains', 'Monthly churn 7.5%', 'Gross margin 64%', 'LTV €2,400'),
      ],
    ],
  },
]
