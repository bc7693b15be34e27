/** What is said of people, risks and gaps. */
import { memo } from '../../documents.ts'
import { type Cases, on, row, titled } from '../deck-cases.ts'

export const candourCases: Cases[] = [
  {
    id: 'risks-answered',
    holds: [
      [
        'a list',
        titled(
          'whyNow',
          'What could go wrong',
          'One supplier makes the reader, with 26 weeks of delay. We hold 60 in stock.',
          'A clinic may not change its diary in winter.',
        ),
      ],
      [
        'a table',
        titled(
          'whyNow',
          'Risks and mitigations',
          row('Risk | Mitigation'),
          row('The reader has one maker | A second one is qualified in May'),
          row('The card is late | Paper forms are kept for two years'),
        ),
      ],
      [
        'in one sentence',
        titled(
          'whyNow',
          'Unknowns',
          'The law may change in Spain: we sell only in Portugal until it is passed.',
          'The largest chain may build its own.',
        ),
      ],
    ],
    not: [
      [
        'risks alone',
        titled(
          'whyNow',
          'Risks',
          'The reader has one maker, with 26 weeks of delay.',
          'The card may be late by two years.',
        ),
      ],
      [
        'a product on risk',
        titled(
          'whyNow',
          'Risk scores',
          'Each clinic has a score from its own cards. We test it every night.',
          'It shows where fraud may come from.',
        ),
      ],
      [
        'a problem',
        titled(
          'whyNow',
          'The risks that clinics run',
          'A lost card costs €400 and a morning. We keep a copy.',
          'A fine comes on top of that.',
        ),
      ],
      ['one line', titled('whyNow', 'Risks', 'We hold 60 readers in stock for that.')],
    ],
  },
  {
    id: 'limit-admitted',
    holds: [
      ['a place that was given up', on('traction', 'We closed the Braga clinic after eight months.')],
      ['where they lose', on('competition', 'Where we lose: chains that want one vendor for phones and diary.')],
      ['no proof', on('competition', 'Clinics stay, we think. We have no proof of that yet.')],
      ['a test that failed', on('traction', 'We failed the drop test in May.')],
      ['not yet renewed', on('traction', 'No clinic has come up for renewal yet.')],
      ['with what it points to', memo(['# Doses', 'The gel may swell in salt water.', 'We have not tested that.'])],
      ['no customers yet', on('traction', 'We have no paying customers yet.')],
      ['losses', on('competition', 'Dentobook is bundled: we lose to it where the chain already pays for it.')],
      ['a failed town', on('reach', 'Braga did not take it up after eight months; we closed it in May.')],
      ['a result that may be chance', on('traction', 'Yield rose by 6% (one season, not significant)')],
      [
        'a case study',
        memo([
          '# What changed',
          'Calls fell from 90 to 41 a day.',
          'It did not help with emergencies, which come by phone as before.',
        ]),
      ],
    ],
    not: [
      ['a period that ended', on('traction', 'We closed the quarter with 310 clinics, and Braga is open.')],
      ['deals', on('traction', 'We closed two contracts in May and closed the year at €1M.')],
      ['a round', on('traction', 'The seed round was planned for June, and we closed it in May.')],
      ['a promise', on('solution', 'We do not sell your data, and we never lose a card.')],
      ['a customer', on('solution', 'Clinics have no customers who wait.', 'See the demo.')],
      ['customers', on('traction', 'We have paying customers in 14 towns.')],
      ['a question', on('traction', 'Have we lost to anybody?')],
      ['the problem', on('problem', 'We lose to the phone every morning, says each receptionist.')],
      [
        'a thing that is named nowhere near',
        memo(['# What we may say', 'Never say “ends all losses” or name a sum.', 'We have not measured it.']),
      ],
      [
        'a thing in another place',
        on('competition', 'What we lose: nothing much.', 'Where we lose: see the last row.'),
      ],
      ['a thing that is asked', memo(['# Doses', 'Does the gel hold in salt water?', 'We have not tested it.'])],
      ['no longer', on('traction', 'We no longer lose to the chains.')],
    ],
  },
  {
    id: 'team-record-specific',
    holds: [
      [
        'years somewhere',
        on(
          'team',
          'Avelina Torrado, CEO: nine years at Dentora, ran its front desks',
          'Rui Falcão, COO: took Calla from 4 to 90 clinics',
        ),
      ],
      [
        'after a stop',
        on('team', 'Avelina Torrado, CEO. Ran the desks of Dentora.', 'Dr. Rui Falcão, CTO. Built the diary of Calla.'),
      ],
      [
        'sentences',
        on(
          'team',
          'Avelina Torrado (CEO) ran the front desk of Sorria for nine years.',
          'Rui Sampaio wrote the diary of Medisoft.',
        ),
      ],
      [
        'an appositive',
        on(
          'team',
          'Avelina Torrado, dentist of 14 years, led the clinics of Sorria.',
          'Rui Sampaio, CTO: built the diary at Medisoft.',
        ),
      ],
      [
        'a letter without headings',
        memo([
          'We bake bread in Leiria.',
          'Rosa Brandão was head baker at Padaria Lua. Tomé Vidal ran deliveries for Correio Sul.',
        ]),
      ],
    ],
    not: [
      ['one', on('team', 'Avelina Torrado (CEO) ran the front desk of Sorria for nine years.')],
      ['titles', on('team', 'Avelina Torrado, CEO', 'Rui Sampaio, CTO')],
      ['adjectives', on('team', 'Avelina Torrado led with passion.', 'Rui Sampaio built great teams.')],
      ['rivals', on('competition', 'Marta Lopo founded Dentobook in 2019.', 'Nuno Gil built Agenda at Medisoft.')],
      ['customers', on('traction', 'Marta Lopo ran a test at Clínica Sol.', 'Nuno Gil led another at Clínica Mar.')],
    ],
  },
]
