/**
 * Two batches of pages that were written before anyone looked at what is said of them: pairs of statements that cannot
 * both hold, and as many that only look so.
 */
import { describe, expect, it } from 'vitest'
import { type Part, page } from '../../documents.ts'
import { asks, subjects } from './told.ts'

type Lines = (string | Part)[]

const contradicting: [subject: string, Lines][] = [
  ['the length of the trial', ['Try Leash free for 14 days.', ...asks('How long do I have?', 'The trial is 7 days.')]],
  [
    'the number of growers',
    ['Trusted by more than 2,300 growers across Kenya', 'What started in a shed now serves 1,100 growers.'],
  ],
  [
    'the number of companies',
    ['Over 18,000 companies run payroll with us.', 'We look after payroll for 9,400 companies today.'],
  ],
  [
    'the time for returns',
    ['Love them or send them back within 100 days.', 'You may return unworn boots within 30 days.'],
  ],
  [
    'the time for refunds',
    ['90-day money-back guarantee', ...asks('What if I want a refund?', 'Mail us within 30 days of purchase.')],
  ],
  [
    'the length of the guarantee',
    ['15-year guarantee on all work', ...asks('How long is your guarantee valid?', 'For ten years from the invoice.')],
  ],
  [
    'the time for an answer',
    [
      'We reply to every message within the hour.',
      'Leave your number, and we will get back to you within 2 working days.',
    ],
  ],
  [
    'the end of the early-bird price',
    ['Sign up by 1 June for the early bird.', ...asks('Until when is the early bird valid?', 'Until 20 June.')],
  ],
  ['the day of the week', ['The concert is on Sunday, 18 July 2026 in the old hall.']],
  ['the day of the week', ['Monday 12 to Saturday 16 October 2026']],
  ['the licence', ['Open source (MIT) for everyone', 'It is licensed under the Apache License 2.0.']],
  ['SOC 2 Type II', ['SOC 2 Type II compliant', 'Our SOC 2 Type II report is expected in Q3.']],
  [
    'ISO 27001',
    ['ISO 27001 certified', ...asks('Are you ISO 27001 certified?', 'Not yet. Our ISO 27001 audit is scheduled.')],
  ],
  ['the uptime', ['99.99% uptime guarantee', 'We commit to 99.9% availability per calendar month.']],
  ['the fee for starting', ['No joining fee. No contract.', 'A one-time joining fee of £25 is due on day one.']],
  ['the fee for starting', ['No setup costs', 'Help with the first week: $250 one-time setup cost']],
  ['what it costs later', ['100% free, forever', ...asks('Will it stay so?', 'It is free during the public beta.')]],
  ['the number of people in the team', ['A team of 45 people in Lisbon and Porto', 'We are 28 people who like lunch.']],
  [
    'the use of a gift',
    [
      'Every penny you give goes to the wells.',
      ...asks('What about costs?', '18% of each donation pays for our office.'),
    ],
  ],
]

const consistent: Lines[] = [
  ['Try Leash free for 14 days.', ...asks('Can I cancel?', 'Yes, with 30 days notice after the trial.')],
  ['Try Leash free for 14 days.', ...asks('My data after the trial?', 'We keep it for 60 days, then delete it.')],
  ['2,300 growers store with us.', 'In Meru alone 1,100 growers use our rooms.'],
  ['We serve 2,300 growers.', 'Our largest customer, Kilimo, serves 4,000 growers of its own.'],
  ['18,000 companies use it.', '500 companies joined this year.'],
  ['18,000 companies use it.', 'Halden had 40 companies on a sheet; now 120 companies use its portal.'],
  ['100 days to return them', 'Refunds reach your account within 10 days.'],
  ['15-year guarantee on all work', 'Materials carry a 30-year manufacturer warranty.'],
  ['We answer the phone day and night.', 'We reply to e-mails within 2 working days.'],
  ['We reply within 2 working days.', 'For lock-outs someone answers within 15 minutes.'],
  ['Est. 1978', 'In this building for 31 years.'],
  ['Since 1978', 'Our starter is 12 years old. For ten years we have baked without salt.'],
  ['Early bird until 1 June.', 'Regular tickets until 20 June.'],
  ['Register by 1 June.', 'Pay by 15 June. Cancel free of charge until 20 June.'],
  ['The sale ends on 30 May.', 'The offer for members ends on 15 June.'],
  ['Saturday 18 July 2026, seven o’clock', 'Rehearsals: Friday 17 July and Saturday 18 July'],
  ['Licensed under MIT.', 'The hosted version comes with a commercial license.'],
  ['Apache 2.0 licensed', 'Logo by Ida, MIT license for the icons'],
  ['SOC 2 Type I certified', 'SOC 2 Type II in progress'],
  ['Our data centre is ISO 27001 certified.', 'We are preparing for ISO 27001 ourselves.'],
  ['99.9% uptime SLA', 'Enterprise: 99.99% uptime SLA'],
  ['No joining fee in January.', 'The joining fee is £25.'],
  ['No monthly fee', 'A transaction fee of 1.5% applies.'],
  ['Free forever for one user', 'Team is free during the beta.'],
  ['We are 45 people.', 'Our design team of 8 people sits in Porto.'],
  ['We are 45 people.', 'Your project gets a team of 4 people.'],
  ['Every penny goes to the wells.', 'Our board pays all overheads, 12% of income.'],
  ['Over 900 students', 'Our choir has 120 students.'],
]

/** Written after the faults of the first batch were mended, and looked at once. */
const secondContradicting: [subject: string, Lines][] = [
  [
    'the length of the trial',
    ['Start a 21-day free trial', ...asks('At the end of the trial?', 'When your 10 days are up, we ask you.')],
  ],
  ['the number of vets', ['Over 3,000 vets rely on Pawsheet.', 'Today 1,250 vets use it in nine languages.']],
  ['the number of libraries', ['Used by 640 libraries', 'We began with four libraries and now serve 410 libraries.']],
  ['the number of readers', ['Join 25,000 readers.', '16,000 readers already pay for it.']],
  [
    'the time for returns',
    [
      '60 days to change your mind',
      ...asks('How do I return something?', 'Bring it to us within 21 days of purchase.'),
    ],
  ],
  [
    'the length of the guarantee',
    [
      'A 12-year guarantee comes with every window.',
      ...asks('What does the guarantee cover?', 'Frames and fittings, for eight years.'),
    ],
  ],
  ['the time for an answer', ['Somebody answers within 30 minutes.', 'You will get a reply within one working day.']],
  [
    'the end of applications',
    ['Applications close on 3 March 2027.', ...asks('When is the deadline for applications?', '10 March 2027.')],
  ],
  ['the end of the campaign', ['The crowdfunding campaign ends on 1 May.', 'Our campaign runs until 15 May.']],
  ['the day of the week', ['Opening night: Friday, 6 March 2027']],
  ['the licence', ['Released under the GPL-3.0 license', 'MIT licensed']],
  ['ISO 9001', ['We are ISO 9001 certified.', 'ISO 9001 certification is expected by autumn.']],
  ['PCI DSS', ['We hold PCI DSS.', 'PCI DSS: assessment under way']],
  ['the uptime', ['Guaranteed 99.95% uptime', 'Our SLA promises 99% availability.']],
  ['the fee for booking', ['No booking fees', 'Prices include a booking fee of €3.']],
  ['the fee for starting', ['No implementation fee', 'Implementation fee: €1,200, paid once']],
  ['the number of people in the team', ['Our team of 60 people', 'We employ 35 people.']],
  ['the company’s own vehicles', ['We own no vehicles.', 'Our 9 vans are electric.']],
]
const secondConsistent: Lines[] = [
  ['Start a 21-day free trial', ...asks('Do I keep my sheets?', 'After 21 days your sheets stay for another 60 days.')],
  ['Start a 21-day free trial', ...asks('How is the trial different from the demo?', 'The demo lasts one day.')],
  ['Over 3,000 vets rely on Pawsheet.', 'A survey of 412 vets says why.'],
  ['Over 3,000 vets rely on Pawsheet.', 'Used by 80 vets at one hospital in Leeds.'],
  ['640 libraries', 'Each of the 640 libraries lends to 2,000 readers. 12 libraries have two systems.'],
  ['25,000 readers', 'Our Sunday letter goes to 16,000 readers.'],
  ['Join 25,000 members.', 'Join 300 members at the summer meeting.'],
  ['60 days to change your mind', 'Sale items: 14 days to return.'],
  ['45-day money-back guarantee', ...asks('How fast is the refund?', 'You have the money within 5 days of receipt.')],
  ['A 12-year guarantee', 'The paint is guaranteed for 5 years.'],
  ['Somebody answers within 30 minutes during office hours.', 'At night we answer within 8 hours.'],
  ['Our team replies within one working day.', 'A first quote takes us three working days.'],
  ['Apply by 3 March.', 'Interviews are held by 20 March.'],
  ['Applications close on 3 March 2027.', 'Applications for bursaries close on 20 March 2027.'],
  ['The campaign ends on 1 May.', 'Our last campaign ended on 15 May 2025.'],
  ['Opening night: Saturday, 6 March 2027', 'Fri 5 March to Sun 7 March 2027'],
  ['Released under the GPL-3.0 license', 'You may link it from MIT licensed code.'],
  ['MIT licensed', 'A commercial licence is on sale for those who cannot use MIT.'],
  ['We are ISO 9001 certified.', 'ISO 14001 certification is expected by autumn.'],
  ['Our factory partner is ISO 9001 certified.', 'Our own ISO 9001 audit is scheduled.'],
  ['Guaranteed 99.95% uptime', 'The API reached 99.99% uptime.'],
  ['99.95% uptime', 'Maintenance windows count: 99% availability on Sundays.'],
  ['No booking fees', 'Card payments carry a fee of 1.5%.'],
  ['No booking fee if you pay by bank.', 'Booking fee by card: €3'],
  ['No implementation fee on the Starter plan', 'Implementation fee: €1,200'],
  ['Our team of 60 people', 'Our founders were 2 people in a shed.'],
  ['We own no vehicles.', 'Our carriers have 900 vans.'],
  ['Since 2001', '20 years in, we moved to Porto.'],
  ['Every penny goes to the wells.', 'Of each £10, £9 pays for pipes and £1 for pumps.'],
  ['Peer-reviewed protocol', 'A preprint of our second trial is out.'],
]

describe.each([
  ['the first batch', contradicting, consistent],
  ['the second batch', secondContradicting, secondConsistent],
])('%s', (_name, wrong, right) => {
  it.each(wrong)('cannot both hold: %s (%#)', (subject, texts) => {
    expect(subjects(page(['# Example', ...texts]))).toEqual([subject])
  })
  it.each(right.map(texts => [texts]))('can both hold: %j', texts => {
    expect(subjects(page(['# Example', ...texts]))).toEqual([])
  })
})
