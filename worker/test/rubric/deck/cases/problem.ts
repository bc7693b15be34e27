/** Section 5.1: the problem. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, titled } from '../deck-cases.ts'

const unread = { unread: [{ where: { kind: 'slide' as const, slide: 2, hidden: false }, why: 'An image' }] }

export const problemCases: Cases[] = [
  {
    id: 'problem-absent',
    holds: [
      ['no slide on it', pitch({ problem: null })],
      ['slides on it only by sight of the product', titled('problem', 'Our story', 'We met in Porto.')],
      [
        'a memo without it',
        memo(['# Solution', 'A booking app.', '# Market', '€4bn.', '# Team', 'Two of us.', '# Traction', '12 pilots.']),
      ],
      ['reach and a slogan', titled('problem', 'Loved by everyone', '84k followers', 'Featured in The Molar')],
      [
        'a memo of a company that calls itself an investment',
        memo([
          '# Brindlecot: investment memo',
          'We are raising €1M.',
          ...['# Solution', 'A booking app.', '# Market', '€4bn.', '# Team', 'Two of us.', '# Traction', '12 pilots.'],
        ]),
      ],
      [
        'the challenge in an appendix does not exist',
        pitch({ problem: null }, {}, [{ title: 'Appendix' }, { title: 'Terms' }]),
      ],
    ],
    not: [
      ['less of something', titled('problem', 'Insight', 'Workers who speak little English get 40% less training.')],
      [
        'a section of a sentence under a title of its own',
        memo([
          '# Numbat',
          ...[
            '# Insight',
            'Whoever arrives learns from whoever is there.',
            '# Solution',
            'A voice note becomes a film.',
          ],
          ...['# Market', '9,000 warehouses.', '# Team', 'Arjun and Sofia.', '# Ask', '$700k'],
        ]),
      ],
      ['a loss under a title of its own', titled('problem', 'Calls', 'Calls are lost.')],
      [
        'in words of its own',
        titled('problem', 'A school morning', '1 in 5 children leave school unable to read well.'),
      ],
      [
        'a cost under a title of its own',
        titled('problem', 'What a front desk burns', 'A mid-sized clinic spends €2.9M on its front desk.'),
      ],
      [
        'a refusal',
        titled('problem', 'Owners want a diary they can trust', 'Three chains cancelled because it did not hold.'),
      ],
      [
        'a burden in a memo',
        memo([
          '# Brindlecot',
          'Booking is slow and outdated, and clinics pay up to 7% for it.',
          ...['# Solution', 'A booking app.', '# Market', '€4bn.', '# Team', 'Two of us.', '# Traction', '12 pilots.'],
        ]),
      ],
      [
        "an investor's memo",
        memo([
          '# Investment memorandum: Brindlecot',
          'Recommendation: invest €1M.',
          ...[
            '# Solution',
            'A booking app.',
            '# Market',
            '€4bn.',
            '# Team',
            'Two of them.',
            '# Traction',
            '12 pilots.',
          ],
        ]),
      ],
      ['one sentence with its bearer', titled('problem', 'Clinics', 'Clinics lose patients.')],
      ['a slide called pain', titled('problem', 'The pain', 'Calls.')],
      [
        'two sentences with bearers',
        titled('problem', 'A Monday', 'Receptionists lose hours.', 'Patients cannot get through.'),
      ],
      ['the deck was not read whole', pitch({ problem: null }, unread)],
      ['image-only slides say nothing', pitch({ problem: { imageShare: 0.9 } })],
      ['what is broken', titled('problem', 'Why booking is broken', 'See above.')],
    ],
  },
  {
    id: 'problem-quantified',
    holds: [
      ['hours and receptionists', on('problem', 'Receptionists lose nine hours, often 12 hours a week, to calls.')],
      ['money and clinics', on('problem', 'A clinic loses €18,000 a year to missed appointments.')],
      [
        'a share that was counted',
        on('problem', '14% of patients miss their appointment (our count of 3,100 visits).'),
      ],
      ['a share in words', on('problem', 'According to the ministry 1 in 4 nurses leaves within two years.')],
      ['days', on('problem', 'Farmers wait 30 days for the result of a soil test.')],
    ],
    not: [
      ['a share that nobody counted', on('problem', 'Clinics waste 60% of their mornings on the phone.')],
      ['a share of something else', on('problem', 'Fewer than one in six of our clinics has one (our survey of 48).')],
      ['a slogan with a share', on('problem', 'Nurses lose 40% of their day to paperwork!')],
      ['what others ask of the bearer', on('problem', 'Insurers ask €38 a month.')],
      ['it does it to others', on('problem', 'Insurers rejected 1 in 6 claims in 2025.')],
      ['a unit that cannot be told', on('problem', 'Clinics pay €40 per badly planned hour shift.')],
      ['the number is the market', on('problem', 'Clinics are a €14bn market.')],
      ['no bearer', on('problem', 'It costs €18,000 a year.')],
      ['no number', on('problem', 'Receptionists lose many hours to calls.')],
      ['a question', on('problem', 'Do clinics really lose €18,000 a year?')],
      [
        'the number is far away',
        on(
          'problem',
          'Clinics tell us about this whenever we meet, and over coffee at their yearly conference in the capital someone said €5.',
        ),
      ],
      [
        'another slide',
        pitch({
          problem: { title: 'Problem', body: ['It hurts.'] },
          traction: { title: 'Traction', body: ['Clinics pay €200.'] },
        }),
      ],
    ],
  },
  {
    id: 'problem-as-missing-product',
    holds: [
      ['there is no app', on('problem', 'There is no app for booking across practices.')],
      ['nobody offers', on('problem', 'Nobody offers a marketplace for used tools.')],
      ['lack of', on('problem', 'There is a lack of a good CRM in this trade.')],
      ['no single tool', on('problem', 'No single tool covers the whole chain.')],
      ['does not exist', on('problem', 'A simple scheduler does not exist yet.')],
    ],
    not: [
      ['harm beside it', on('problem', 'There is no app for it.', 'Receptionists lose patients every day.')],
      ['money beside it', on('problem', 'There is no app for it, and that costs €900 a month.')],
      ['time beside it', on('problem', 'No tool exists.', 'It takes 3 weeks by mail.')],
      ['a question', on('problem', 'Why is there no app for this?')],
      ['no product noun', on('problem', 'There is no patience left.')],
    ],
  },
]
