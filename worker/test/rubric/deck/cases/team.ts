/** Section 5.9: the people. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, titled } from '../deck-cases.ts'

export const teamCases: Cases[] = [
  {
    id: 'team-absent',
    holds: [
      ['years that are added up', on('team', 'A team of keen people with 50+ years of combined experience.')],
      ['no slide', pitch({ team: null })],
      ['a plan for teams', titled('team', 'Our Team plan', 'For ten seats.')],
      ['built for teams', titled('team', 'Built for teams', 'Share calendars.')],
      ['names without a position', titled('team', 'Thanks', 'To Porto.')],
      [
        'a memo',
        memo([
          '# Problem',
          'Clinics lose time.',
          '# Market',
          'It is large.',
          '# Traction',
          '61 clinics.',
          '# Solution',
          'An app.',
        ]),
      ],
    ],
    not: [
      ['added up, and named', on('team', 'Together 50+ years of combined experience', 'Avelina Torrado')],
      [
        'names without titles',
        pitch({ team: { title: 'Why it will work', body: ['Giona Ferrel managed 60 blocks herself.'] } }),
      ],
      ['a slide', pitch()],
      [
        'named elsewhere',
        pitch({ team: null, ask: { title: 'The ask', body: ['Raising €1M. Avelina Torrado, CEO'] } }),
      ],
      ['founders', pitch({ team: null, cover: { title: 'Brindlecot', body: ['By its founders'] } })],
      ['slides as images', pitch({ team: { imageShare: 0.9 } })],
      ['who we are', titled('team', 'Who we are', 'Avelina and Rui.')],
    ],
  },
  {
    id: 'team-names-only',
    holds: [
      ['two titles', on('team', 'Avelina Torrado, CEO', 'Rui Sampaio, CTO')],
      ['one line', on('team', 'Avelina Torrado (CEO), Rui Sampaio (CTO)')],
      ['name over title', on('team', 'Avelina Torrado', 'CEO', 'Rui Sampaio', 'CTO')],
      ['three', on('team', 'Avelina Torrado – Founder', 'Rui Sampaio – Co-founder', 'Berta Lima – Head of Sales')],
      ['chief', on('team', 'Avelina Torrado, Chief Executive Officer', 'Rui Sampaio, COO')],
    ],
    not: [
      ['years', on('team', 'Avelina Torrado, CEO, 9 years in clinics', 'Rui Sampaio, CTO')],
      ['a former house', on('team', 'Avelina Torrado, CEO, ex-Dentario', 'Rui Sampaio, CTO')],
      [
        'former houses as sentences',
        on('team', 'Avelina Torrado, CEO. Ex-Dentario Group', 'Rui Sampaio, CTO. Ex-Monte'),
      ],
      ['links', on('team', 'Avelina Torrado, CEO, linkedin.com/in/x', 'Rui Sampaio, CTO')],
      ['one person', on('team', 'Avelina Torrado, CEO')],
      ['one person with a title of three words', on('team', 'Avelina Torrado, Chief Wizard & CEO')],
      ['one of them with a fanciful title', on('team', 'Avelina Torrado, Tooth Wizard & CEO', 'Come and talk to us')],
      ['a trade', on('team', 'Avelina Torrado, CEO, dentist', 'Rui Sampaio, CTO')],
    ],
  },
]
