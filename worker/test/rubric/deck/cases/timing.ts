/** Section 5.3: why now. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, titled } from '../deck-cases.ts'

export const timingCases: Cases[] = [
  {
    id: 'why-now-absent',
    holds: [
      ['no reason', pitch({ whyNow: null })],
      [
        'no reason in a memo',
        memo(['# Problem', 'Clinics lose time.', '# Solution', 'An app.', '# Market', '9,000 clinics.']),
      ],
      ['a founding year is no reason', titled('whyNow', 'History', 'Founded in 2024.')],
      ['a forecast is no reason', titled('whyNow', 'Vision', 'One day all clinics will book so.')],
      ['a date of its own', titled('whyNow', 'Story', 'Brindlecot started in 2024.', 'We moved to Porto in 2025.')],
      ['a change of another age', titled('whyNow', 'Story', 'Phone booking began to fall in 2009.')],
      ['shift planning is a product', titled('whyNow', 'Shift planning', 'Rosters.')],
    ],
    not: [
      [
        'a device that was cleared',
        pitch({ whyNow: { title: 'Product', body: ['It was cleared for use at the bed in February 2026.'] } }),
      ],
      [
        'what falls from a year on',
        titled('whyNow', 'Fees', 'From 2027 the flat fee for calls falls by a fifth a year.'),
      ],
      ['what others did in a year', titled('whyNow', 'Trust', 'Chains cancelled three contracts in 2025 over it.')],
      ['a duty to come', titled('whyNow', 'Duty', 'Clinics must publish their waiting times from 2027.')],
      ['timing by name', titled('whyNow', 'Context', 'Market timing: sign-in is live in 35 states.')],
      ['what is now live', titled('whyNow', 'Context', 'The health card is now live in three countries.')],
      ['what has become so', titled('whyNow', 'Context', 'Sign-in from outside has become usual.')],
      ['a slide', pitch()],
      [
        'a law elsewhere',
        pitch({ whyNow: null, problem: { title: 'Problem', body: ['The new directive obliges clinics.'] } }),
      ],
      ['until now', titled('whyNow', 'Coat', 'Until now it died in the sun. Our coat keeps it alive.')],
      [
        'until recently',
        pitch({ whyNow: null, problem: { title: 'Problem', body: ['Until recently this was done by post.'] } }),
      ],
      [
        'in the notes',
        pitch({
          whyNow: null,
          ask: { title: 'The ask', body: ['Raising €1M for two engineers.'], notes: 'Why now: prices.' },
        }),
      ],
      [
        'a cost that fell',
        pitch({ whyNow: null, market: { title: 'Market', body: ['The cost of sensors fell by half.'] } }),
      ],
    ],
  },
  {
    id: 'why-now-dated',
    holds: [
      ['a year', pitch()],
      ['a law', on('whyNow', 'Directive 2024/1799 requires repair for ten years.')],
      ['a price', on('whyNow', 'Battery prices halved between 2022 and 2025.')],
      ['a ban', on('whyNow', 'The fax is banned from 2026 on.')],
      ['a law to come', on('whyNow', 'The new regulation requires paperless referrals from 2029.')],
      [
        'on the problem slide',
        pitch({ whyNow: null, problem: { title: 'Problem', body: ['Reporting became mandatory in 2025.'] } }),
      ],
    ],
    not: [
      [
        'news of a rival',
        pitch({ whyNow: null, market: { title: 'Market', body: ['Dentobook launched in Spain in 2024.'] } }),
      ],
      ['too old', on('whyNow', 'Since 2012 phones became common.')],
      ['own history', on('whyNow', 'We launched in 2025.')],
      ['the market grows', on('whyNow', 'The market grew by 2025.')],
      ['no date', on('whyNow', 'Sensors became cheap.')],
      ['no change', on('whyNow', '2025 is a good year.')],
      ['a wish for a year to come', on('whyNow', 'Clinics must go digital until 2031.')],
    ],
  },
]
