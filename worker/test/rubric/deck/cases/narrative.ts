/** Section 5.12: how the deck is told. */
import { deck, memo } from '../../documents.ts'
import { type Cases, on, pitch, plainSlides, row } from '../deck-cases.ts'

function many(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    title: `City ${at + 1}`,
    body: ['A visit to the local association there.'],
  }))
}
function dense(words: number) {
  return { title: 'Details', body: ['word '.repeat(words).trim()] }
}

export const narrativeCases: Cases[] = [
  {
    id: 'deck-long',
    holds: [
      ['22 slides', pitch({ reach: many(12) })],
      ['25 slides', pitch({ reach: many(15) })],
      [
        'an appendix is apart',
        pitch({ reach: many(12) }, {}, [
          { title: 'Appendix' },
          { title: 'Terms', body: ['See the contract of sale here.'] },
        ]),
      ],
      ['no ask', pitch({ reach: many(14), ask: null })],
      ['21 slides', pitch({ reach: many(11) })],
    ],
    not: [
      ['eleven', pitch()],
      ['twenty', pitch({ reach: many(10) })],
      ['a long appendix', pitch({}, {}, [{ title: 'Appendix' }, ...many(20)])],
      [
        'build steps',
        pitch({
          reach: many(14).map((slide, at) => ({
            title: 'Roadmap',
            body: slide.body.concat(Array(at).fill('One more step follows.')),
          })),
        }),
      ],
      ['hidden slides', pitch({ reach: many(14).map(slide => ({ ...slide, hidden: true })) })],
    ],
  },
  {
    id: 'slide-dense',
    holds: [
      ['two', pitch({ solution: dense(130), reach: dense(140) })],
      ['three', pitch({ solution: dense(130), reach: dense(140), whyNow: dense(200) })],
      ['just over', pitch({ solution: dense(121), reach: dense(121) })],
      [
        'a list',
        pitch({
          solution: { title: 'Solution', body: Array(30).fill('- Booking in five easy steps') },
          reach: dense(150),
        }),
      ],
      ['with an appendix', pitch({ solution: dense(130), reach: dense(140) }, {}, [{ title: 'Appendix' }])],
    ],
    not: [
      ['one', pitch({ solution: dense(200) })],
      ['in the appendix', pitch({}, {}, [{ title: 'Appendix' }, dense(300), dense(300)])],
      [
        'tables',
        pitch({
          solution: { title: 'Solution', body: [row('word '.repeat(200))] },
          reach: { title: 'Go-to-market', body: [row('word '.repeat(200))] },
        }),
      ],
      [
        'notes',
        pitch({
          solution: { title: 'Solution', notes: 'word '.repeat(200) },
          reach: { title: 'Go-to-market', notes: 'word '.repeat(200) },
        }),
      ],
      [
        'a memo',
        memo([
          '# Problem',
          'word '.repeat(200),
          '# Market',
          'word '.repeat(200),
          '# Team',
          'Two.',
          '# Solution',
          'App.',
        ]),
      ],
    ],
  },
  {
    id: 'cover-says-nothing',
    holds: [
      ['the name', pitch({ cover: { title: 'Brindlecot' } })],
      ['name and stage', on('cover', 'Seed round, May 2026')],
      ['pitch deck', on('cover', 'Investor pitch deck')],
      ['contact', on('cover', 'avelina@brindlecot.example')],
      ['confidential', on('cover', 'Confidential', 'Avelina Torrado, CEO')],
      ['a place', on('cover', 'Porto, Portugal')],
      ['a slogan', on('cover', 'Reimagining the future of work')],
    ],
    not: [
      ['a tagline', pitch()],
      ['a picture', pitch({ cover: { title: 'Brindlecot', imageShare: 0.9 } })],
      ['what it is, in two words', on('cover', 'Dentistry, reinvented')],
      ['what it is, in three words', on('cover', 'Refillable steel toothpicks', 'Confidential')],
      ['a sentence', on('cover', 'Calm mornings at the front desk')],
      ['a sentence as title', pitch({ cover: { title: 'Brindlecot: booking software for dental clinics' } })],
      ['not a pitch', deck([{ title: 'Brindlecot' }, plainSlides.problem])],
    ],
  },
]
