/** Results beside what happened without them, and plans beside a worse case. */
import { memo } from '../../documents.ts'
import { type Cases, on, row, titled } from '../deck-cases.ts'

export const comparedCases: Cases[] = [
  {
    id: 'result-compared',
    holds: [
      ['a matched group', on('traction', 'Missed visits at 90 days 3.9% against 7.2% in the matched group.')],
      ['in brackets', on('traction', 'Weeds left: 4% (hand crew 3%)')],
      ['less than before', on('traction', 'In 12 clinics desks took 31% fewer calls than in the winters before.')],
      [
        'before against after',
        on('traction', 'Desks close 40 minutes earlier (six weeks before against six weeks after).'),
      ],
      [
        'a column of controls',
        titled(
          'traction',
          'What it brought',
          row('| Own clinics | Control clinics'),
          row('Clinics | 31 | 31'),
          row('Missed visits | 4% | 9%'),
        ),
      ],
      [
        'the average of the trade',
        titled(
          'traction',
          'It fills the chair',
          row('2025 | Brindlecot | National average'),
          row('Visits a day | 14.2 | 11.8'),
          row('Missed | 3% | 8%'),
        ),
      ],
      ['after a comma', on('traction', 'Falls at night down 43% over twelve months, matched homes +2%')],
      [
        'a table of before and after',
        titled(
          'traction',
          'What it brought',
          row('| Before (2025) | After (2026)'),
          row('Days to answer | 11 | 4'),
          row('Disputed | 7.1% | 4.4%'),
        ),
      ],
    ],
    not: [
      [
        'rows in which nothing moved',
        titled(
          'traction',
          'What it brought',
          row('| Before | After'),
          row('Desks | 6 | 6 (two of them at night)'),
          row('Rooms | 11 | 11'),
        ),
      ],
      [
        'rows with words for the second value',
        titled(
          'traction',
          'What it brought',
          row('| Before | After'),
          row('Missed visits | 14% | Reduced by 40%'),
          row('Overtime | 31 hours | Saving of 12 hours'),
        ),
      ],
      ['the same on both sides', on('traction', 'Missed visits 3.9% against 3.9% in the matched group.')],
      ['growth of sales', on('traction', 'Revenue of €61k against €22k a year earlier.')],
      ['what is hoped for', on('traction', 'We expect 3.9% against 7.2% in the control group.')],
      ['a count done by hand', on('traction', 'Clinics retype 1 in 6 cards by hand (our survey, n = 214)')],
      [
        'periods of different length',
        on('traction', 'Desks took 12 calls less in 4 weeks than in the 12 weeks before.'),
      ],
      ['a wish', on('traction', 'We expect 31% fewer calls than before.')],
      [
        'prices beside an average',
        titled(
          'traction',
          'What it costs',
          row('| Brindlecot | National average'),
          row('Price | €90 | €140'),
          row('Revenue | €2 | €3'),
        ),
      ],
      ['against an opponent', on('traction', 'We won 34 deals against Vantor in 2025.')],
      [
        'a table of years',
        titled('traction', 'Traction', row('| 2025 | 2026'), row('Clinics | 11 | 40'), row('Visits | 700 | 4,400')),
      ],
    ],
  },
  {
    id: 'downside-stated',
    holds: [
      [
        'cases side by side',
        titled(
          'ask',
          'The ask',
          'Raising €1M',
          row('| Low | Middle | High'),
          row('Clinics | 90 | 200 | 410'),
          row('Revenue | €0.2M | €0.5M | €1M'),
        ),
      ],
      [
        'in a sentence',
        on(
          'ask',
          'Raising €1M for two engineers.',
          'If the health card does not come by 2027, our payback goes from 9 to 14 months.',
        ),
      ],
      [
        'in a memo',
        memo([
          '# The plan',
          'We rent boats.',
          'If the harbour closes in winter, we earn nothing from November to March and live off the summer.',
        ]),
      ],
      [
        'too few',
        memo([
          '# The plan',
          'If fewer than 40 clinics have signed by the end of March, we stop the visits and call instead.',
        ]),
      ],
    ],
    not: [
      ['a harm of the customer', on('problem', 'If the phone is not answered, the clinic loses a patient.')],
      ['a promise', on('ask', 'Raising €1M for two engineers.', 'If we reach 400 clinics, we will open Spain.')],
      [
        'an instruction',
        memo(['# Reports', 'If you do not hear from us, please write again to our address within two days.']),
      ],
      [
        'what the reader is to do',
        memo(['# Reports', 'If for some reason it does not arrive, please follow up so that we receive your message.']),
      ],
      ['a question', on('ask', 'Raising €1M', 'If the card does not come, what would we do?')],
      [
        'prices',
        titled(
          'model',
          'Business model',
          row('| Basic | Middle | High'),
          row('A month | €90 | €200 | €410'),
          row('Users | 2 | 5 | 9'),
        ),
      ],
      [
        'someone else',
        on('ask', 'Raising €1M for two engineers.', 'If a patient does not appear, the clinic writes it off.'),
      ],
    ],
  },
]
