/** What a file holds beside its slides, and dates that have run out. */
import { deck } from '../../documents.ts'
import { asMemo, type Cases, on, pitch, plainSlides } from '../deck-cases.ts'

const noted = (notes: string) => pitch({ model: { ...plainSlides.model, notes } })
const dated = (cover: string, line: string, more = '') =>
  pitch({
    cover: { title: 'Brindlecot', body: ['Booking software for clinics', `Seed round, ${cover}`] },
    solution: { title: 'Solution', body: ['Brindlecot lets patients book.', line, more].filter(text => text !== '') },
  })

export const withheldCases: Cases[] = [
  {
    id: 'notes-withheld',
    holds: [
      ['not on the slide', noted('We would take €5M pre. Do not put on slide.')],
      ['off the deck', noted('The second trust is about to leave; keep this off the deck.')],
      ['internal', noted('Internal: churn was 4% in May.')],
      ['internal only', noted('Cash lasts to June. (Internal only)')],
      ['not for the data room', noted('This list is not for the data room.')],
      ['to nobody', noted("Margin is 40% at the new price. Don't mention this to investors.")],
      ['off the record', noted('Off the record, Nuno may go in spring.')],
      [
        'no pitch at all',
        deck([
          {
            title: 'Spring training',
            body: ['Three days in Porto.'],
            notes: 'Never show this on screen: €900 a head.',
          },
        ]),
      ],
    ],
    not: [
      ['how to speak', noted('Pause here. Do not read the slide aloud.')],
      ['a demo', noted("Don't show the demo if the network is bad. Skip to the next slide.")],
      ['what to say if asked', noted('If asked: churn was 1.4% in May. Say so.')],
      ['between us and them', noted('The difference between us and Agendo is the phone.')],
      [
        'who is inside',
        noted('Our internal tools do the rest. Internal: see the wiki'.replace('Internal: see', 'Internally see')),
      ],
      ['extrapolating', noted("Don't let people extrapolate from Q3.")],
      ['on the slide itself', on('model', 'Clinics pay €200. Do not put this on a slide.')],
      ['a memo', asMemo([{ title: 'Do not put on slide', body: ['Clinics pay €200.'] }])],
      ['no notes', pitch()],
    ],
  },
  {
    id: 'provisional-patent-old',
    holds: [
      ['seventeen months', dated('August 2025', 'A soft hinge (provisional patent filed March 2024)')],
      ['an application', dated('May 2026', 'We filed a US provisional application in June 2024.')],
      ['a year alone, at its end', dated('June 2026', 'Provisional patent filed in 2024')],
      ['a cover with a year alone', dated('2026', 'Provisional patent filed in June 2024')],
    ],
    not: [
      ['within the year', dated('August 2025', 'Provisional patent filed March 2025')],
      ['fourteen months', dated('May 2025', 'Provisional patent filed March 2024')],
      ['it went on', dated('August 2025', 'Provisional patent filed March 2024', 'PCT filed in February 2025.')],
      [
        'it was made whole',
        dated('August 2025', 'Provisional patent filed March 2024, complete specification March 2025'),
      ],
      ['granted', dated('August 2025', 'Provisional patent filed March 2021, granted in 2024')],
      ['no date on the cover', on('solution', 'Provisional patent filed March 2021')],
      ['no date of filing', dated('August 2025', '1 provisional patent (hinge)')],
      ['a patent', dated('August 2025', 'Patent filed March 2021')],
      ['to be filed', dated('August 2027', 'Provisional patent to be filed in March 2024')],
      ['provisional figures', dated('August 2025', 'Provisional accounts filed March 2021')],
    ],
  },
]
