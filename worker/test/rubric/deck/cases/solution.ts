/** Section 5.2: the product. */
import { memo } from '../../documents.ts'
import { type Cases, on, pitch, titled } from '../deck-cases.ts'

export const solutionCases: Cases[] = [
  {
    id: 'one-liner-absent',
    holds: [
      [
        'three slogans',
        pitch({
          cover: { title: 'Brindlecot', body: ['Better mornings'] },
          problem: { title: 'Problem', body: ['Mornings hurt.'] },
          solution: { title: 'Solution', body: ['A new way.', 'Brindlecot changes it.'] },
        }),
      ],
      [
        'slogans with a preposition',
        pitch({
          cover: { title: 'Brindlecot', body: ['A better future for everyone', 'Changing the way that people smile'] },
          problem: { title: 'Problem', body: ['Mornings hurt.'] },
          solution: { title: 'Solution', body: ['A new way.'] },
        }),
      ],
      [
        'only a question',
        pitch({
          cover: { title: 'Brindlecot' },
          problem: { title: 'Problem', body: ['What if we had an app?'] },
          solution: { title: 'Solution', body: ['Imagine that.'] },
        }),
      ],
      [
        'too long',
        pitch({
          cover: { title: 'Brindlecot' },
          problem: { title: 'Problem', body: ['Mondays.'] },
          solution: { title: 'Solution', body: [`We make ${'very '.repeat(30)}good apps.`] },
        }),
      ],
      [
        'only in the notes',
        pitch({
          cover: { title: 'Brindlecot', notes: 'We make booking software for dentists.' },
          problem: { title: 'Problem', body: ['Mondays.'] },
          solution: { title: 'Solution', body: ['Calm.'] },
        }),
      ],
      [
        'it comes on slide four',
        pitch({ cover: [{ title: 'Brindlecot' }, { title: 'Hello' }, { title: 'Good morning' }] }),
      ],
    ],
    not: [
      [
        'a name, a verb and what it is done to',
        pitch({
          cover: { title: 'Why teachers quit', body: ['It is the marking.'] },
          problem: {
            title: 'What if marking took ten minutes?',
            body: ['Larkmark reads handwriting and marks homework'],
          },
          solution: { title: 'Calm evenings', body: ['Teachers check what it is unsure of'] },
        }),
      ],
      ['a tagline', pitch()],
      [
        'a thing in three words',
        pitch({
          cover: { title: 'Brindlecot', body: ['Refillable steel toothpicks', 'Confidential'] },
          problem: { title: 'Problem', body: ['Mondays hurt.'] },
          solution: { title: 'Solution', body: ['Calm.'] },
        }),
      ],
      [
        'a thing that no list knows',
        pitch({
          cover: { title: 'Brindlecot', body: ['Toothpicks that children like and parents trust'] },
          problem: { title: 'Problem', body: ['Mondays hurt.'] },
          solution: { title: 'Solution', body: ['Calm.'] },
        }),
      ],
      [
        'we and a verb',
        pitch({
          cover: { title: 'Brindlecot' },
          solution: { title: 'Solution', body: ['We sell a sensor that counts bees.'] },
        }),
      ],
      ['the name and a verb', on('cover', 'Brindlecot is a marketplace.')],
      ['a task', on('cover', 'We help restaurants hire cooks.')],
      ['not read whole', pitch({ cover: { title: 'Brindlecot' }, problem: { imageShare: 0.9 } })],
    ],
  },
  {
    id: 'one-liner-clear',
    holds: [
      ['a tagline', pitch()],
      ['buyers and where they are', titled('cover', 'Brindlecot', 'Booking software for clinics in Porto')],
      ['we and a verb', titled('cover', 'Brindlecot', 'We make an app for nurses.')],
      ['a task', titled('cover', 'Brindlecot', 'We help restaurants hire cooks.')],
      ['the name', titled('cover', 'Brindlecot', 'Brindlecot is an insurance for freelancers.')],
      ['a marketplace', titled('cover', 'Brindlecot', 'A marketplace that connects farmers and bakeries')],
    ],
    not: [
      [
        'what somebody did before',
        memo([
          'We are raising a seed round of €1M.',
          'I sold software for clinics.',
          'Clinics pay €200 a month.',
          'Two rivals sell diaries.',
        ]),
      ],
      [
        'a buyer’s name before what is bought',
        pitch({
          cover: { title: 'Brindlecot', body: ['A subscription for school sports kit'] },
          solution: { title: 'Solution' },
        }),
      ],
      [
        'a noun that only says which buyers',
        pitch({
          cover: { title: 'Brindlecot' },
          problem: { title: 'Problem', body: ['Queues.'] },
          solution: { title: 'Solution', body: ['Brindlecot makes a bowl-filling cell for contract caterers.'] },
        }),
      ],
      [
        'a noun in what happens later',
        pitch({
          cover: { title: 'Brindlecot' },
          problem: { title: 'Problem', body: ['Kegs warm up.'] },
          solution: {
            title: 'Solution',
            body: ['Brindlecot clips to the keg, records its temperature and tells the driver before the beer turns.'],
          },
        }),
      ],
      [
        'buzzwords',
        pitch({
          cover: { title: 'Brindlecot', body: ['Seamless software for clinics'] },
          solution: { title: 'Solution', body: ['Easy.'] },
        }),
      ],
      [
        'nobody is named',
        pitch({
          cover: { title: 'Brindlecot', body: ['Software for better mornings'] },
          solution: { title: 'Solution', body: ['Easy.'] },
        }),
      ],
      [
        'nothing is named',
        pitch({
          cover: { title: 'Brindlecot', body: ['For clinics that care'] },
          solution: { title: 'Solution', body: ['Easy.'] },
        }),
      ],
      [
        'a question',
        pitch({
          cover: { title: 'Brindlecot', body: ['What if clinics had an app?'] },
          solution: { title: 'Solution', body: ['Easy.'] },
        }),
      ],
      ['not a pitch', memo(['Brindlecot is an app for clinics.'])],
    ],
  },
  {
    id: 'x-for-y',
    holds: [
      ['hyphens', on('solution', 'Positioning: Stripe-for-trust.')],
      ['the Uber for', titled('cover', 'Brindlecot', 'The Uber for physiotherapists')],
      ['like', titled('cover', 'Brindlecot', 'It works like Airbnb for spare rooms.')],
      ['of', titled('cover', 'Brindlecot', 'We are the Netflix of sheet music.')],
      ['start of a block', titled('cover', 'Brindlecot', 'Shopify for market stalls')],
      ['a', titled('cover', 'Brindlecot', 'Think of a Duolingo for sign language.')],
    ],
    not: [
      ['an integration', titled('cover', 'Brindlecot', 'We use Slack for alerts.')],
      ["the firm's own programme", titled('cover', 'Brindlecot', 'GitHub for Education')],
      ['an integration by name', titled('cover', 'Brindlecot', 'It connects like Stripe for invoices.')],
      ['denied', titled('cover', 'Brindlecot', 'We are not the Uber for dentists.')],
      ['late in the deck', on('ask', 'Raising €1M. The Uber for physiotherapists.')],
    ],
  },
  {
    id: 'product-unshown',
    holds: [
      ['words only', on('solution', 'Patients book appointments themselves.')],
      [
        'a small icon',
        pitch({ solution: { title: 'Solution', body: ['Patients book appointments themselves.'], imageShare: 0.05 } }),
      ],
      ['how it works', titled('solution', 'How it works', 'The patient picks a time that is free.')],
      [
        'two slides',
        pitch({
          solution: [
            { title: 'Solution', body: ['Patients book on the phone.'] },
            { title: 'Features', body: ['It sends reminders by message.'] },
          ],
        }),
      ],
      ['only a title', pitch({ solution: { title: 'Our product' } })],
    ],
    not: [
      ['a demo', pitch()],
      [
        'a market of products',
        titled('solution', 'Ceramic products, 9 billion a year', 'There are thousands of workshops.'),
      ],
      [
        'a title of its own',
        titled('solution', 'Booked before the phone rings', 'Patients book appointments themselves.'),
      ],
      [
        'a promise as its title',
        titled('solution', 'Our product pays for itself', 'Patients book appointments themselves.'),
      ],
      ['a picture', pitch({ solution: { title: 'Solution', body: ['Patients book.'], imageShare: 0.3 } })],
      ['an image block', on('solution', { type: 'image', text: 'The booking screen' })],
      ['a link', on('solution', 'Patients book at www.brindlecot.example')],
      ['before the product', on('solution', 'Patients will book. We are pre-product.')],
      ['a drug', on('solution', 'A compound that calms.')],
    ],
  },
]
