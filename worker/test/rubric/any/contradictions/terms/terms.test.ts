/** Promises and terms that cannot both hold: money back, time, leaving, what is included, when one can join. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { memo, page } from '../../../documents.ts'
import { lines, sides } from '../told.ts'

const site = (...texts: string[]) => page(texts)

const folded = (question: string, answer: string) => [
  { type: 'button' as const, text: question, group: 7 },
  { text: answer, group: 7, hidden: 'opened by a control' },
]

const contradicting: [side: string, LocatedDocument][] = [
  [
    'refunds: “Money-back guarantee” / “All sales are final”',
    site('Money-back guarantee for everybody.', '# Terms', 'All sales are final.'),
  ],
  [
    'refunds: “we will refund you” / “We do not offer refunds”',
    site('Not for you? Write within two weeks and we will refund you.', 'We do not offer refunds.'),
  ],
  [
    'refunds: “No refunds” / “full refund”',
    page(['No refunds.', '# Questions', ...folded('What if I dislike it?', 'You get a full refund, any day.')]),
  ],
  [
    'the time for returns: “30-day” / “10 days”',
    site('30-day returns, no questions.', '# Small print', 'Returns are accepted within 10 days.'),
  ],
  [
    'the time for returns: “90 days” / “2 weeks”',
    page(['90 days to send it back.', ...folded('Returns', 'Return it within 2 weeks.')]),
  ],
  [
    'the time for refunds: “60-day” / “14 days”',
    site('60-day money-back guarantee.', 'Full refund within 14 days, in writing.'),
  ],
  [
    'the term: “No lock-in” / “Contracts run for 24 months”',
    lines('No lock-in.', '# Terms', 'Contracts run for 24 months.'),
  ],
  [
    'the term: “no minimum term” / “The initial term is three years”',
    lines('There is no minimum term.', '# Conditions', 'The initial term is three years.'),
  ],
  [
    'the length of the contract: “for a 12-month commitment” / “The contract runs for 24 months”',
    lines('The meters come free for a 12-month commitment.', '# Terms', 'The contract runs for 24 months.'),
  ],
  [
    'the term: “Leave any time” / “The minimum term is 12 months”',
    site('Leave any time.', 'The minimum term is 12 months.'),
  ],
  [
    'the scope of the price: “Everything is included” / “charged separately”',
    site('## Price', 'Everything is included.', 'The frame is charged separately.'),
  ],
  [
    'the scope of the price: “No extras” / “is an add-on”',
    site('## Membership', 'No extras, ever.', 'The sauna is an add-on at £6.'),
  ],
  [
    'the scope of the price: “This price includes everything” / “billed separately”',
    memo(['This price includes everything: design, installation and cleaning.', 'Installation is billed separately.']),
  ],
  [
    'the time to join: “Registration is always open” / “Registration closes on Friday”',
    site('Registration is always open.', 'Registration closes on Friday.'),
  ],
  [
    'the time to join: “Doors close in 3 hours” / “You can join any time”',
    site('Doors close in 3 hours', '# Questions', 'You can join any time.'),
  ],
  [
    'the time to join: “Enrolment is open all year” / “Enrolment ends tonight”',
    site('Enrolment is open all year.', 'Enrolment ends tonight!'),
  ],
]

const consistent: [why: string, LocatedDocument][] = [
  ['gift cards', site('30-day money-back guarantee.', 'All sales of gift cards are final: no refunds.')],
  ['what was reduced', site('Full refund within a week.', 'Sale items: all sales are final.')],
  ['where the seller fails', site('If we cancel, you get a full refund.', 'All sales are final.')],
  ['a refund denied', site('We cannot promise a full refund.', 'All sales are final.')],
  ['after the term', site('Money-back guarantee for 30 days.', 'After 30 days we do not offer refunds.')],
  ['a heading that says of what', site('Full refund within a week.', '# Workshops', 'All bookings are final.')],
  ['somebody else', site('“All sales are final”, they told me.', 'Here you get a full refund.')],
  ['a refund fee', site('No refund fee.', 'You get a full refund.')],
  ['what is not automatic', site('No refunds.', 'In that case a full refund is not automatic.')],
  ['a stage of it', site('No refund is promised before we were paid.', 'You get a full refund.')],
  ['a rate', site('Full refund up to two days before.', 'Saver rate: all bookings are final.')],
  ['a question', site('Are all sales final? No.', 'You get a full refund.')],
  ['the holidays', site('30-day returns.', 'At Christmas: returns within 60 days.')],
  ['how long a bank takes', site('30-day returns.', 'Refunds are processed within 10 days.')],
  ['the law and the shop', site('60-day money-back guarantee.', 'Your legal right: a full refund within 14 days.')],
  ['refund and return', site('60-day money-back guarantee.', 'Returns within 14 days, for another size.')],
  ['a repair', site('30 days to return it.', 'Mended boots: we return them within 10 days.')],
  ['a call', site('30-day returns.', 'It takes us 2 days to return a call.')],
  ['faulty goods', site('14-day returns.', 'Faulty items: return it within 90 days.')],
  ['two articles', site('Mattresses: 100 days to return.', 'Returns are accepted within 30 days.')],
  ['two countries', site('30-day returns in the UK.', '14-day returns in Germany.')],
  ['three times', site('30-day returns.', '14-day returns.', '7-day returns.')],
  ['a month and thirty days', site('30-day returns.', 'Return it within one month.')],
  ['their data', lines('No vendor lock-in: export it all.', 'The initial term is 36 months.')],
  ['the demonstration', lines('Try it, no strings attached.', 'The initial term is 36 months.')],
  ['the long run', lines('No long-term contracts.', 'Contracts run for 12 months.')],
  ['yearly plans', lines('No minimum term.', 'Yearly plans: the minimum term is 12 months.')],
  ['our own lease', lines('Leave any time.', 'Our lease: the initial term is 10 years.')],
  ['without a term', lines('No lock-in.', 'There is no minimum term of 12 months here.')],
  ['a warranty', lines('No lock-in.', 'Warranty: the initial period is 24 months.')],
  ['no extra for one thing', site('## Price', 'No extra charges for weekends.', 'Dogs are extra.')],
  ['tax', site('## Price', 'Everything is included.', 'VAT is charged separately.')],
  [
    'an optional extra',
    site('## Price', 'Everything is included.', 'Gift wrap is an optional add-on; it is an add-on.'),
  ],
  ['another section', site('## Rooms', 'Everything is included.', '## Bikes', 'Helmets are charged separately.')],
  ['all but one', site('## Price', 'The price includes everything but the frame.', 'Frames are charged separately.')],
  ['nothing beside it', site('## Price', 'Everything is included.', 'Nothing is charged separately.')],
  ['early birds', site('Registration is always open.', 'Early-bird registration closes on Friday.')],
  ['one cohort', site('You can join any time.', 'Registration closes on Friday for the spring cohort.')],
  ['hours of the shop', site('You can join any time.', 'Opening hours: the doors close at 6.')],
  ['not always', site('Registration is not always open.', 'Registration closes on Friday.')],
]

describe('promises and terms', () => {
  it.each(contradicting)('cannot both hold: %s', (expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(consistent)('are left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
