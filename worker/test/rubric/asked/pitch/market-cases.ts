/** What is asked of the market: a rival that sells for less, who pays today, who said no. */
import { asMemo, type Cases, on, pitch, row } from '../../deck/deck-cases.ts'

const rival = (...body: (string | ReturnType<typeof row>)[]) => on('competition', ...body)
const table = (...names: string[]) => [
  row(['What counts', ...names].join(' | ')),
  row(['Text messages', ...names.map((_, at) => (at === 0 ? 'yes' : 'no'))].join(' | ')),
  row(['Price', ...names.map((_, at) => `€${at + 1}00`)].join(' | ')),
]

export const marketCases: Cases[] = [
  {
    id: 'asked-rival-halves-price',
    holds: [
      ['a firm of which something is told', rival('Dentarix (Lyon) raised €14m and sells to chains.')],
      ['a line with a colon', rival('Praxora: strong in hospitals, €900 a month.')],
      ['a column', rival(...table('Brindlecot', 'ChairMate', 'Paper'))],
      ['a column of two words', rival(...table('Brindlecot', 'Morrow Dental', 'Phone'))],
      ['in a list', rival('Competitors include Dentarix and the phone.')],
      [
        'in a memo',
        asMemo([
          { title: 'Brindlecot: seed memo', body: ['Brindlecot is booking software for clinics. We are raising €1M.'] },
          { title: 'Problem', body: ['Calls take nine hours a week.'] },
          { title: 'Competition', body: ['Dentarix charges €900 a month.'] },
          { title: 'Team', body: ['Two of us.'] },
          { title: 'Market', body: ['18,000 clinics in Portugal and Spain.'] },
        ]),
      ],
    ],
    not: [
      ['kinds and habits', rival('Agencies: dear and slow.', 'Excel: free.', 'Legacy software: no mobile.')],
      ['columns of kinds', rival(...table('Brindlecot', 'Legacy Software', 'Paper'))],
      ['the company itself', rival('Brindlecot: the only one with text messages.')],
      [
        'headings of other matter',
        rival('Patents: two granted, not yet in Spain.', 'Differentiation: only we send texts.'),
      ],
      ['a coverage', rival('Calla: 9 of 10 clinics')],
      ['gone', rival('Dentarix: closed in 2024, its clinics are looking.')],
      ['free', rival('OpenChair: open-source, no support.')],
      ['a partner', rival('Dentarix sells our product as a partner.')],
      ['a sentence that begins so', rival('Price: the reason most give.', 'Nobody offers text messages.')],
      ['an ordinary word', rival('Hygienists: they write lists.', 'Most hygienists do.')],
      [
        'a customer on another slide',
        pitch({
          traction: { title: 'Traction', body: ['Dentarix uses it in 9 clinics.', 'Churn is 1% a month.'] },
          competition: { title: 'Competition', body: ['Dentarix: buys from us and builds as well.'] },
        }),
      ],
      ['the answer is told', rival('Dentarix: €900 a month.', 'In a price war we would lose chains first.')],
    ],
  },
  {
    id: 'asked-rival-fell',
    holds: [
      ['closed', rival('Dentarix: closed in 2024, its clinics are looking.')],
      ['in a verb', rival('Dentarix (Lyon) filed for judicial recovery in May and owed clinics €2m.')],
      [
        'in the next sentence',
        rival('Dentarix (Lyon): for chains. Never for one chair. Went into administration in May.'),
      ],
    ],
    not: [
      ['the reason is told', rival('Dentarix: closed in 2024 because its sales cost more than they brought.')],
      ['it is there', rival('Dentarix: strong in chains, €900 a month.')],
      ['not so', rival('Dentarix: has not gone into administration, whatever is said.')],
      ['a kind', rival('Agencies: many closed in 2024.', 'Clinics: some shut down.')],
      ["a founder's first company", on('team', 'Rui Sampaio, CTO. Dentarix closed in 2021.')],
      ['a shop of a customer', on('traction', 'Morrow Dental closed in March.', 'Churn is 1% a month.')],
      ['a deal', rival('Dentarix: closed a round of €9m.')],
      ['a sentence of its own', rival('Three went bankrupt in 2024.')],
    ],
  },
  {
    id: 'asked-said-no',
    holds: [
      ['visits', on('reach', 'First the association in Porto: 40 visits led to 19 contracts.')],
      ['pilots in words', on('reach', 'Ten paid pilots finished, nine became contracts.')],
      ['of them', on('traction', '12 trials ended, 7 of them became customers.', 'Churn is 1% a month.')],
    ],
    not: [
      ['the reasons are told', on('reach', '40 visits led to 19 contracts.', 'The others stayed with paper.')],
      ['lost to a rival', on('reach', '40 visits led to 19 contracts.', 'We lost four tenders.')],
      ['all signed', on('reach', '12 pilots led to 12 contracts.')],
      ['more contracts than visits', on('reach', '12 pilots led to 19 contracts.')],
      ['hoped for', on('reach', 'We expect that 40 visits led to 19 contracts will repeat.')],
      [
        "a rival's",
        pitch({
          reach: null,
          competition: { title: 'Competition', body: ['At Dentarix 40 visits led to 19 contracts.'] },
        }),
      ],
      ['nothing signed', on('reach', '40 visits in Porto.')],
      ['other things', on('reach', '40 calls led to 19 conversations.')],
    ],
  },
]
