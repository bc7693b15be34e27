import { memo } from '../documents.ts'
import { pitch } from './deck-cases.ts'
import { checkCases } from './soundness.ts'

const problem = (...body: string[]) => pitch({ problem: { title: 'Problem', body } })
const cover = (title: string, ...body: string[]) => pitch({ cover: { title, body } })
const unread = { unread: [{ where: { kind: 'slide' as const, slide: 2, hidden: false }, why: 'An image' }] }

checkCases([
  {
    id: 'problem-absent',
    holds: [
      ['no slide on it', pitch({ problem: null })],
      [
        'slides on it only by sight of the product',
        pitch({ problem: { title: 'Our story', body: ['We met in Porto.'] } }),
      ],
      [
        'a memo without it',
        memo(['# Solution', 'A booking app.', '# Market', '€4bn.', '# Team', 'Two of us.', '# Traction', '12 pilots.']),
      ],
      ['one sentence is not enough', pitch({ problem: { title: 'Clinics', body: ['Clinics lose patients.'] } })],
      [
        'the challenge in an appendix does not exist',
        pitch({ problem: null }, {}, [{ title: 'Appendix' }, { title: 'Terms' }]),
      ],
    ],
    not: [
      ['a slide called pain', pitch({ problem: { title: 'The pain', body: ['Calls.'] } })],
      [
        'two sentences with bearers',
        pitch({ problem: { title: 'A Monday', body: ['Receptionists lose hours.', 'Patients cannot get through.'] } }),
      ],
      ['the deck was not read whole', pitch({ problem: null }, unread)],
      ['image-only slides say nothing', pitch({ problem: { imageShare: 0.9 } })],
      ['what is broken', pitch({ problem: { title: 'Why booking is broken', body: ['See above.'] } })],
    ],
  },
  {
    id: 'problem-quantified',
    holds: [
      ['hours and receptionists', problem('Receptionists lose nine hours, often 12 hours a week, to calls.')],
      ['money and clinics', problem('A clinic loses €18,000 a year to missed appointments.')],
      ['a share', problem('Every week 14% of patients do not turn up.')],
      ['a share in words', problem('1 in 4 nurses calls in sick each winter.')],
      ['days', problem('Farmers wait 30 days for the result of a soil test.')],
    ],
    not: [
      ['the number is the market', problem('Clinics are a €14bn market.')],
      ['no bearer', problem('It costs €18,000 a year.')],
      ['no number', problem('Receptionists lose many hours to calls.')],
      ['a question', problem('Do clinics really lose €18,000 a year?')],
      [
        'the number is far away',
        problem(
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
      ['there is no app', problem('There is no app for booking across practices.')],
      ['nobody offers', problem('Nobody offers a marketplace for used tools.')],
      ['lack of', problem('There is a lack of a good CRM in this trade.')],
      ['no single tool', problem('No single tool covers the whole chain.')],
      ['does not exist', problem('A simple scheduler does not exist yet.')],
    ],
    not: [
      ['harm beside it', problem('There is no app for it.', 'Receptionists lose patients every day.')],
      ['money beside it', problem('There is no app for it, and that costs €900 a month.')],
      ['time beside it', problem('No tool exists.', 'It takes 3 weeks by mail.')],
      ['a question', problem('Why is there no app for this?')],
      ['no product noun', problem('There is no patience left.')],
    ],
  },
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
      ['a tagline', pitch()],
      [
        'we and a verb',
        pitch({
          cover: { title: 'Brindlecot' },
          solution: { title: 'Solution', body: ['We sell a sensor that counts bees.'] },
        }),
      ],
      ['the name and a verb', pitch({ cover: { title: 'Brindlecot', body: ['Brindlecot is a marketplace.'] } })],
      ['a task', pitch({ cover: { title: 'Brindlecot', body: ['We help restaurants hire cooks.'] } })],
      ['not read whole', pitch({ cover: { title: 'Brindlecot' }, problem: { imageShare: 0.9 } })],
    ],
  },
  {
    id: 'one-liner-clear',
    holds: [
      ['a tagline', pitch()],
      ['we and a verb', cover('Brindlecot', 'We make an app for nurses.')],
      ['a task', cover('Brindlecot', 'We help restaurants hire cooks.')],
      ['the name', cover('Brindlecot', 'Brindlecot is an insurance for freelancers.')],
      ['a marketplace', cover('Brindlecot', 'A marketplace that connects farmers and bakeries')],
    ],
    not: [
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
      ['hyphens', pitch({ solution: { title: 'Solution', body: ['Positioning: Stripe-for-trust.'] } })],
      ['the Uber for', cover('Brindlecot', 'The Uber for physiotherapists')],
      ['like', cover('Brindlecot', 'It works like Airbnb for spare rooms.')],
      ['of', cover('Brindlecot', 'We are the Netflix of sheet music.')],
      ['start of a block', cover('Brindlecot', 'Shopify for market stalls')],
      ['a', cover('Brindlecot', 'Think of a Duolingo for sign language.')],
    ],
    not: [
      ['an integration', cover('Brindlecot', 'We use Slack for alerts.')],
      ["the firm's own programme", cover('Brindlecot', 'GitHub for Education')],
      ['an integration by name', cover('Brindlecot', 'It connects like Stripe for invoices.')],
      ['denied', cover('Brindlecot', 'We are not the Uber for dentists.')],
      ['late in the deck', pitch({ ask: { title: 'The ask', body: ['Raising €1M. The Uber for physiotherapists.'] } })],
    ],
  },
  {
    id: 'product-unshown',
    holds: [
      ['words only', pitch({ solution: { title: 'Solution', body: ['Patients book appointments themselves.'] } })],
      [
        'a small icon',
        pitch({ solution: { title: 'Solution', body: ['Patients book appointments themselves.'], imageShare: 0.05 } }),
      ],
      [
        'how it works',
        pitch({ solution: { title: 'How it works', body: ['The patient picks a time that is free.'] } }),
      ],
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
      ['a picture', pitch({ solution: { title: 'Solution', body: ['Patients book.'], imageShare: 0.3 } })],
      [
        'an image block',
        pitch({ solution: { title: 'Solution', body: [{ type: 'image', text: 'The booking screen' }] } }),
      ],
      ['a link', pitch({ solution: { title: 'Solution', body: ['Patients book at www.brindlecot.example'] } })],
      [
        'before the product',
        pitch({ solution: { title: 'Solution', body: ['Patients will book. We are pre-product.'] } }),
      ],
      ['a drug', pitch({ solution: { title: 'Solution', body: ['A compound that calms.'] } })],
    ],
  },
  {
    id: 'why-now-absent',
    holds: [
      ['no reason', pitch({ whyNow: null })],
      [
        'no reason in a memo',
        memo(['# Problem', 'Clinics lose time.', '# Solution', 'An app.', '# Market', '9,000 clinics.']),
      ],
      ['a founding year is no reason', pitch({ whyNow: { title: 'History', body: ['Founded in 2024.'] } })],
      ['a forecast is no reason', pitch({ whyNow: { title: 'Vision', body: ['One day all clinics will book so.'] } })],
      ['shift planning is a product', pitch({ whyNow: { title: 'Shift planning', body: ['Rosters.'] } })],
    ],
    not: [
      [
        'timing by name',
        pitch({ whyNow: { title: 'Context', body: ['Market timing: sign-in is live in 35 states.'] } }),
      ],
      [
        'what is now live',
        pitch({ whyNow: { title: 'Context', body: ['The health card is now live in three countries.'] } }),
      ],
      ['what has become so', pitch({ whyNow: { title: 'Context', body: ['Sign-in from outside has become usual.'] } })],
      ['a slide', pitch()],
      [
        'a law elsewhere',
        pitch({ whyNow: null, problem: { title: 'Problem', body: ['The new directive obliges clinics.'] } }),
      ],
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
      ['a law', pitch({ whyNow: { title: 'Why now', body: ['Directive 2024/1799 requires repair for ten years.'] } })],
      ['a price', pitch({ whyNow: { title: 'Why now', body: ['Battery prices halved between 2022 and 2025.'] } })],
      ['a ban', pitch({ whyNow: { title: 'Why now', body: ['The fax is banned from 2026 on.'] } })],
      [
        'on the problem slide',
        pitch({ whyNow: null, problem: { title: 'Problem', body: ['Reporting became mandatory in 2025.'] } }),
      ],
    ],
    not: [
      ['too old', pitch({ whyNow: { title: 'Why now', body: ['Since 2012 phones became common.'] } })],
      ['own history', pitch({ whyNow: { title: 'Why now', body: ['We launched in 2025.'] } })],
      ['the market grows', pitch({ whyNow: { title: 'Why now', body: ['The market grew by 2025.'] } })],
      ['no date', pitch({ whyNow: { title: 'Why now', body: ['Sensors became cheap.'] } })],
      ['no change', pitch({ whyNow: { title: 'Why now', body: ['2025 is a good year.'] } })],
    ],
  },
])
