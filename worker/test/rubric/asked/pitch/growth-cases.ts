/** What growth is asked about: renewals, the source of growth, the largest customer, a price that rose. */
import { asMemo, type Cases, on, pitch, row, titled } from '../../deck/deck-cases.ts'
import { memo } from '../../documents.ts'

const traction = (...body: string[]) => on('traction', ...body)
const board = (...lines: string[]) => memo(['# Pellbridge: board update, March 2026', ...lines])

export const growthCases: Cases[] = [
  {
    id: 'asked-renewals',
    holds: [
      ['paying customers of a subscription', traction('61 paying clinics in March 2026.')],
      ['recurring revenue without a count', traction('ARR stands at €420k.')],
      ['in a title of its own', titled('traction', '€1.4m ARR, sixteen months after the first invoice')],
      [
        'a word for firing that is not about customers',
        pitch({
          traction: { title: 'Traction', body: ['61 paying clinics in March 2026.'] },
          team: {
            title: 'Team',
            body: ['Avelina Torrado, CEO: found by a retained firm, ran a front desk for 9 years.'],
          },
        }),
      ],
      ['in an update for the board', board('# Results', 'MRR reached €38k in February from 44 customers.')],
    ],
    not: [
      ['who stayed is told', traction('61 paying clinics.', 'Of the first 20, 18 have renewed.')],
      ['nobody has left', traction('61 paying clinics.', 'We have lost no customers.')],
      [
        'told in the notes',
        pitch({ traction: { title: 'Traction', body: ['61 paying clinics.'], notes: 'Churn: 1%.' } }),
      ],
      ['hoped for', traction('We plan to have 400 paying clinics by 2028.')],
      ["a rival's", traction('Dentarix has 900 paying clinics.')],
      ['not paying', traction('61 clinics on the waiting list, 0 paying clinics yet.')],
      ['said by somebody else', traction('“They had 61 paying clinics before we knew it”, said a distributor.')],
      [
        'sold once',
        pitch({
          model: { title: 'Business model', body: ['A kit costs €90 and is bought once.'] },
          solution: { title: 'Solution', body: ['A kit that whitens models.'] },
          cover: { title: 'Brindlecot', body: ['Plaster kits for dental schools', 'Seed round'] },
          traction: { title: 'Traction', body: ['61 customers bought one.'] },
        }),
      ],
    ],
  },
  {
    id: 'asked-growth-from-whom',
    holds: [
      ['a multiple', traction('Revenue has doubled since last spring, to €310k.')],
      ['a percentage', traction('ARR grew 140% in the last twelve months.')],
      ['in a title', titled('traction', 'ARR tripled within a year, to €0.9m', '61 paying clinics.')],
    ],
    not: [
      ['a market', on('market', 'Revenue of the sector grew 9% last year.')],
      ['split already', traction('ARR grew 140%, a third of it from existing customers.')],
      ['net retention told', traction('ARR grew 140%.', 'Net revenue retention is 112%.')],
      ['hoped for', traction('We expect that revenue will have doubled by 2028.')],
      ['not so', traction('Revenue has not doubled as we hoped.')],
      [
        'what a founder did elsewhere',
        on('team', 'Avelina Torrado, CEO: revenue tripled to €9m under her at a chain.'),
      ],
      ['nothing but a word', traction('Revenue growing nicely.')],
      ["a customer's", traction('A clinic in Braga doubled its bookings.')],
    ],
  },
  {
    id: 'asked-largest-customer',
    holds: [
      ['revenue and a few customers', traction('Revenue is €310k a year.', '14 customers in three countries.')],
      ['in one line', traction('ARR of €420k from 23 paying clinics.')],
      [
        'a lost customer says nothing of the largest',
        traction('ARR of €420k from 23 paying clinics.', 'One customer left.'),
      ],
    ],
    not: [
      ['the largest is told', traction('ARR of €420k from 23 paying clinics.', 'The largest brings 9%.')],
      ['a share is told', traction('ARR of €420k from 23 paying clinics.', 'One chain is 20% of revenue.')],
      ['many small ones', traction('ARR of €420k from 1,900 paying clinics.')],
      ['no revenue', traction('14 customers in three countries.')],
      ['no customers', traction('Revenue is €310k a year.')],
      ['those who were asked', traction('Revenue is €310k.', 'We interviewed 14 customers.')],
      ['the average', traction('Average revenue is €31k.', '14 customers in three countries.')],
      ['a path', traction('Path to €10M of ARR.', '14 customers.')],
      ['an arrow', traction('Revenue: €50k → €3M in five years.', '14 customers.')],
      ['a year to come', traction('Year 3 revenue: €4M', '14 customers.')],
      ['a goal', traction('Target: €310k revenue, 14 customers.')],
    ],
  },
  {
    id: 'asked-price-raised',
    holds: [
      ['what customers pay', on('model', 'Clinics pay €200 per month, by subscription.')],
      ['what is charged, under another title', titled('solution', 'What it does', 'We charge €200 per chair a year.')],
      [
        'what is sold, in a memo',
        asMemo([
          { title: 'Investment memo: Larchwick', body: ['Larchwick makes tags for crates.'] },
          { title: 'What we sell', body: ['A platform for claims at €290 per month.'] },
          { title: 'Traction', body: ['41 packers use it today.'] },
        ]),
      ],
    ],
    not: [
      ['nobody has bought', on('model', 'Clinics pay €200 per month.', 'Nobody has bought it.')],
      [
        'it was raised',
        pitch({ model: { title: 'Pricing', body: ['Clinics pay €200 per month.', 'We raised prices in May.'] } }),
      ],
      ['willingness was tested', on('model', 'Clinics pay €200 per month.', 'Willingness to pay was tested in Porto.')],
      [
        'what the old way costs',
        pitch({ model: null, problem: { title: 'Problem', body: ['Clinics pay €900 per month for a call centre.'] } }),
      ],
      [
        "a rival's price",
        pitch({ model: null, competition: { title: 'Competition', body: ['Dentarix charges €900 per month.'] } }),
      ],
      ['a wage', on('model', 'Gross margin is 70%.', 'A receptionist is paid a wage of €1,400 per month.')],
      ['a saving', on('model', 'A subscription saves €800 per month.')],
      ['a range', on('model', 'Clinics pay €90 to €400 a month.')],
      ['no unit', on('model', 'Clinics pay €200.')],
      ['a price to come', on('model', 'Clinics will pay €200 per month.')],
      [
        'nobody buys yet',
        pitch({
          traction: null,
          reach: { title: 'Go-to-market', body: ['Dental associations.'] },
          model: { title: 'Business model', body: ['Clinics pay €200 per month.'] },
        }),
      ],
      ['a row of a table', on('model', row('Plan | Price'), row('Basic | €200 per month'))],
    ],
  },
]
