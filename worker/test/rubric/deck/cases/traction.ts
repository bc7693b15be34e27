/** Section 5.7, first half: traction. */
import { memo } from '../../documents.ts'
import { type Cases, inTrials, on, pitch, row } from '../deck-cases.ts'

export const tractionCases: Cases[] = [
  {
    id: 'traction-absent',
    holds: [
      ['no number', pitch({ traction: null, reach: { title: 'Go-to-market', body: ['Field sales.'] } })],
      [
        'a conditional target',
        pitch({
          traction: { title: 'Traction', body: ['No paid ads until $10K MRR.'] },
          reach: { title: 'Go-to-market', body: ['Field sales.'] },
        }),
      ],
      [
        'a table of the market',
        pitch({ traction: null, reach: null, market: { title: 'Market', body: [row('Clinics | 18,000')] } }),
      ],
      ['market figures do not count', pitch({ traction: { title: 'Next', body: ['Soon.'] }, reach: null })],
      [
        'a forecast does not count',
        pitch({ traction: { title: 'Forecast', body: ['€1M revenue in 2028'] }, reach: null }),
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
    ],
    not: [
      [
        'a measurement of the product',
        pitch({
          traction: null,
          reach: null,
          solution: { title: 'Solution', body: ['Brindlecot lets patients book.', 'It answered 94% of calls.'] },
        }),
      ],
      ['a sample', pitch({ traction: null, reach: { title: 'Study', body: ['Four clinics (n = 612).'] } })],
      ['a medicine in trials', pitch({ traction: null, reach: null, whyNow: inTrials })],
      ['customers', pitch()],
      [
        'a table of results',
        pitch({ traction: { title: 'Traction', body: [row('Month | Clinics'), row('May | 19')] }, reach: null }),
      ],
      ...(
        [
          ['in use', 'Charwood has used it since March 2026.'],
          ['currency in words', 'Annual recurring revenue is 410,000 euros.'],
          ['a heading that counts', '1,140 classes use it each week.'],
          ['booked', 'Schools pay £3 a pupil a year: £86k booked.'],
          ['before and after', 'Missed appointments fell from 19% to 11% over 31,000 appointments.'],
          ['up from', 'Up from 310 in January 2026.'],
          ['signed', 'Hollin signed in August for six of its houses.'],
          ['nobody left', 'No customer has left.'],
          ['sold', 'We sold forty machines last season.'],
        ] as const
      ).map(([why, line]): [string, ReturnType<typeof pitch>] => [
        why,
        pitch({ traction: { title: 'What happened next', body: [line] }, reach: null }),
      ]),
      ['revenue', on('traction', 'MRR: €4k')],
      [
        'a named pilot',
        pitch({ traction: { title: 'Traction', body: ['A pilot at the Torga clinic.'] }, reach: null }),
      ],
      ['letters', on('traction', 'Five LOIs')],
      ['not read whole', pitch({ traction: { imageShare: 0.9 }, reach: null })],
    ],
  },
  {
    id: 'vanity-metric-lead',
    holds: [
      ['downloads', on('traction', '48,000 downloads', 'Featured twice')],
      ['sign-ups', on('traction', '12,000 sign-ups since spring')],
      ['followers', on('traction', '9,400 followers and 2,000 page views')],
      ['installs', on('traction', '5,000 installs')],
      ['registered', on('traction', '3,100 registered dentists')],
    ],
    not: [
      ['use follows', on('traction', '48,000 downloads', '9,000 weekly active users')],
      ['money follows', on('traction', '48,000 downloads', '€4k MRR')],
      ['customers lead', on('traction', '61 paying clinics', '48,000 downloads')],
      ['another slide', on('market', 'Apps have 4 billion downloads.')],
      ['negated', on('traction', 'Without 10,000 downloads in sight')],
      ['what they did', on('traction', '9,400 registered dentists, 6,100 of them booked in March')],
      ['who came back', on('traction', '3,100 registered, 1,900 came back in the second month')],
      [
        'who tried it',
        on('traction', '7,000 on the waiting list', '11 neighbours tested it for a week, 4 gave it back'),
      ],
      [
        'a trial in the notes of another slide',
        pitch({
          solution: { title: 'Solution', body: ['See it.'], notes: 'Three clinics tried it in May.' },
          traction: { title: 'Traction', body: ['7,000 sign-ups'] },
        }),
      ],
      [
        'a number of payers beside the market',
        pitch({
          market: { title: 'Market', body: ['14 clinics paid for it so far, of 18,000.'] },
          traction: { title: 'Traction', body: ['7,000 sign-ups'] },
        }),
      ],
      ['what they were lent', on('traction', '3,100 registered', '€2M lent')],
    ],
  },
  {
    id: 'loi-as-traction',
    holds: [
      ['letters', on('traction', 'Three letters of intent from clinic chains')],
      ['LOIs', on('traction', '5 LOIs signed')],
      ['beside revenue', on('traction', 'No customers left in 2025.', '5 LOIs signed')],
      ['MOU', on('traction', 'An MOU with the health ministry')],
      ['talks', on('traction', 'In talks with two chains')],
      ['a pipeline that is called signed', on('traction', '€3M signed pipeline (LOIs with 14 chains)')],
      ['beside customers', on('ask', 'Raising €1M. Our customers include four LOIs.')],
      ['beside an order that something else is not', on('traction', '5 LOIs signed', 'The sensor is not signed off.')],
    ],
    not: [
      ['no orders by its own word', on('traction', '14 letters of intent (not signed orders)')],
      ['non-binding', on('traction', 'Three non-binding letters of intent from clinic chains')],
      ['no contract', on('traction', 'Nine LOIs from chains; none is a contract yet.')],
      ['no revenue', on('traction', 'Nine LOIs worth €2M, which is not revenue.')],
      ['the next line says so', on('traction', 'Nine LOIs from chains.', 'None of them is binding.')],
      ['the next line names them', on('traction', 'Nine LOIs from chains.', 'The letters are not orders.')],
      ['pipeline', on('traction', 'Pipeline: three LOIs')],
      ['beside the word that nothing is sold', on('traction', 'No revenue yet.', 'Three letters of intent')],
      ['converted', on('traction', 'Two of three LOIs converted to contracts')],
      ['no LOIs', on('traction', 'Paid orders, no LOIs')],
      ['another slide', on('team', 'Avelina Torrado, CEO, drafted LOIs for banks.')],
      ['none', pitch()],
    ],
  },
]
