/** The alternatives, each with something that can be checked. */
import { type Cases, on, row, titled } from '../deck-cases.ts'

export const rivalCases: Cases[] = [
  {
    id: 'rivals-with-facts',
    holds: [
      [
        'what they use instead',
        titled(
          'competition',
          'What clinics use instead',
          row('Reads cards | Takes calls | Cost'),
          row('Paper and phone | no | yes | staff time'),
          row('Answering service | no | yes | €2 to €4 a call'),
          row('Brindlecot | yes | yes | €90 a month'),
        ),
      ],
      [
        'a column for each',
        on(
          'competition',
          row('| Brindlecot | Dentobook | Agenda'),
          row('Calls | ✓ | ✗ | ✓'),
          row('Price a month | €90 | €140 | €70'),
        ),
      ],
      [
        'a row for each',
        on(
          'competition',
          row('Vendor | Price | Model'),
          row('Dentobook | €140 | Chains'),
          row('Agenda | €70 | Self-serve'),
          row('Brindlecot | €90 | Clinics'),
        ),
      ],
      [
        'a list',
        on(
          'competition',
          'Dentobook: chains only, from €1,200 a month',
          'Agenda does not take calls and needs a server',
        ),
      ],
      [
        'sentences',
        titled(
          'competition',
          'Who else is there',
          'Dentobook costs €1,200 a month. Agenda and Marca do the same without reminders.',
        ),
      ],
      [
        'other ways',
        titled('competition', 'Other ways to book', 'Calla: 9 of 10 clinics', 'Telia: €14 a call, and not at night'),
      ],
    ],
    not: [
      [
        'own causes, under a title that names others',
        titled(
          'whyNow',
          'Why it works now when others failed',
          'Kiln: 30% of new ones are electric. Heat is even',
          'Compute: chips cost 80% less than in 2018',
          'Glaze: the old one needs 3 days. Ours dries in an hour',
        ),
      ],
      [
        'own qualities',
        on('competition', 'Speed: 3 days, not weeks', 'Accuracy: 98% of calls, not 60%', 'Price: €90 a month'),
      ],
      [
        'own against the old',
        on('competition', 'Gripper: the old one bends 8% of rods, ours none', 'Lamp: 9 W, and our glass does not heat'),
      ],
      ['names alone', on('competition', 'Dentobook', 'Agenda', 'Marca')],
      [
        'ticks alone',
        on('competition', row('| Brindlecot | Dentobook | Agenda'), row('Calls | ✓ | ✗ | ✓'), row('Texts | ✓ | ✓ | ✗')),
      ],
      [
        'plans of its own',
        on('competition', row('Plan | Price | Users'), row('Small | €40 | 2'), row('Large | €90 | 9')),
      ],
      ['adjectives', on('competition', 'Dentobook: slow and outdated', 'Agenda: hard to use for most')],
      ['one', on('competition', 'Dentobook: chains only, from €1,200 a month')],
      [
        'ourselves',
        titled(
          'competition',
          'Why us',
          'Avelina Torrado, CEO: 61 papers on bookings',
          'Patents: two granted, until 2041',
        ),
      ],
      ['how many there are', on('competition', 'Receptionists: 9,000 in Portugal', 'Dentobook is only in Spain')],
      ['the world', on('competition', 'Most clinics have 2 phones. Many do not answer after 17:00.')],
    ],
  },
]
