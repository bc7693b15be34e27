/** What is asked of the team: what goes with one person, how fast people are found. */
import { asMemo, type Cases, on, pitch, titled } from '../../deck/deck-cases.ts'

const team = (...body: string[]) => on('team', ...body)

export const teamCases: Cases[] = [
  {
    id: 'asked-key-person',
    holds: [
      ['a trade of years', team('Avelina Torrado, CEO: ran the front desk of a dental chain for 9 years.')],
      ['a former house of whoever builds it', team('Avelina Torrado, CEO', 'Rui Sampaio, CTO, ex Medisoft imaging')],
      ['what was built elsewhere', team('Rui Sampaio, CTO. Built the rota engine at a hospital group.')],
      ['a licence', team('Dr Inês Duarte, founder & CEO: board-certified orthodontist')],
      ['a patent', team('Rui Sampaio, CTO: holds two patents on occlusion')],
      ['a relation', team('Bea Lopes, COO – family owns 12 clinics in Braga')],
      ['two posts', team('Rui Sampaio, CTO, ex Medisoft', 'Inês Duarte, head of sales')],
      ['before it was ours', team('Avelina Torrado, CEO', 'Rui Sampaio, CTO, 7 years at Medisoft, ex Dentarix labs')],
      [
        'under a numbered heading',
        asMemo([
          { title: 'Brindlecot: investment memo', body: ['Brindlecot is booking software. We are raising €1M.'] },
          { title: '2.1 People', body: ['Rui Sampaio, CTO, formerly at Medisoft.'] },
        ]),
      ],
    ],
    not: [
      ['nothing but a post', team('Avelina Torrado, CEO', 'Rui Sampaio, CTO')],
      ['virtues', team('Avelina Torrado, CEO: a natural leader with a passion for teeth')],
      ['two in one post', team('Rui Sampaio, CTO, ex Medisoft', 'Inês Duarte, CTO, ex Dentarix')],
      ['who stands in', team('Rui Sampaio, CTO, ex Medisoft', 'Inês Duarte stands in for him.')],
      ['what he signed', team('Rui Sampaio, CTO, ex Medisoft, where all rights were assigned to us')],
      [
        'an answer under risks',
        pitch({ team: { title: 'Team', body: ['Rui Sampaio, CTO, ex Medisoft'] } }, {}, [
          { title: 'Risks', body: ['Key person: Rui. Inês can release alone.'] },
        ]),
      ],
      ['not there yet', team('Rui Sampaio, CTO, starts in June, ex Medisoft.')],
      ['for a day a week', team('Rui Sampaio (CTO, 20 %), ex Medisoft')],
      ['an adviser', team('Prof. Rui Sampaio, advisor, ex Medisoft')],
      ['a post held elsewhere', team('Rui Sampaio: former CTO of Dentarix')],
      ['a salesman of another house', team('Bea Lopes, COO, ex ride hailing')],
      ['never there', team('Rui Sampaio, CTO, never 7 years at Medisoft')],
      [
        'a customer',
        pitch({
          team: null,
          traction: { title: 'Traction', body: ['“Good”, Rui Sampaio, director, ex Medisoft.', 'Churn is 1%.'] },
        }),
      ],
      ['no name', team('Two founders and an engineer, ex Medisoft.')],
    ],
  },
  {
    id: 'asked-hiring-pace',
    holds: [
      ['by the round', on('ask', 'Raising €1M to hire two engineers and a trainer.')],
      ['a list', on('reach', 'Planned hires: 18 reps in twelve months.')],
      ['to be hired', titled('team', 'Team', 'Avelina Torrado, CEO', 'We hire six field technicians this year.')],
      ['we will', on('ask', 'Raising €1M.', 'We will recruit four software engineers.')],
      ['a line of its own', titled('team', 'Team', 'Avelina Torrado, CEO', 'To be hired: two field technicians')],
      ['needed', titled('reach', 'Expansion', 'Technicians needed: about 700 in two years.')],
    ],
    not: [
      ['how they are found', on('ask', 'Raising €1M to hire two engineers.', 'Candidates for both are known.')],
      ["a founder's past", team('Rui Sampaio, CEO – ex ride hailing, grew Porto from 0 to 4,000 drivers')],
      ['deeds elsewhere', team('Inês Duarte, COO: built Medisoft, hiring 40 engineers')],
      ['more of them, not said to be hired', on('reach', 'Next: 4 reps to 18 reps in twelve months.')],
      ['what money goes to', on('ask', 'Raising €1M for two engineers and a trainer.')],
      ["another's", on('reach', 'Clinics hire two nurses for the desk.')],
      [
        'hired already',
        pitch({
          ask: { title: 'The ask', body: ['Raising €1M.'] },
          team: { title: 'Team', body: ['In May we hired six engineers.'] },
        }),
      ],
      [
        "the customers'",
        pitch({
          ask: { title: 'The ask', body: ['Raising €1M for the desk.'] },
          solution: { title: 'Solution', body: ['Customers hire two nurses less.'] },
        }),
      ],
      ['not to be hired', on('ask', 'Raising €1M. We will not hire two engineers.')],
      ['a hope', on('ask', 'Raising €1M for the desk.', 'We could hire six engineers.')],
      ['one', on('ask', 'Raising €1M for a trainer.')],
      ['of a price', on('ask', 'Raising €1M for the desk.', 'A seat is €20 for ten nurses each.')],
    ],
  },
]
