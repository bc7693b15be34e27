/** Days, times and states of things that cannot both be so. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { memo, page } from '../../../documents.ts'
import { lines, sides } from '../told.ts'
import { rows } from '../typed.ts'

const site = (...texts: string[]) => page(texts)
const hours = (...texts: string[]) => texts.map(text => ({ text, group: 3 }))
const mails = (...bodies: string[]) => memo(bodies.flatMap((body, at) => [`# EMAIL ${at + 1}`, body]))

const contradicting: [sides: string, LocatedDocument][] = [
  [
    'the days of opening: “Closed on Mondays” / “Live music every Monday from 8”',
    site('Closed on Mondays.', 'Live music every Monday from 8.'),
  ],
  [
    'the days of opening: Sunday: Closed / “Every Sunday we serve a roast”',
    page([...hours('Saturday', '9 to 2', 'Sunday', 'Closed'), 'Every Sunday we serve a roast.']),
  ],
  [
    'the days of opening: “Mon–Wed: closed” / “Join us on Wednesdays for a tasting”',
    site('Mon–Wed: closed', 'Join us on Wednesdays for a tasting.'),
  ],
  [
    'the response time for priority 2: “2 hours” / “45 minutes”',
    memo([
      ...rows('Class | Means | Response', 'Priority 2 | One room | 2 hours'),
      'We respond to P2 within 45 minutes.',
    ]),
  ],
  [
    'the response time for priority 1: “30 minutes” / “four hours”',
    lines('P1: we answer within 30 minutes.', '# Terms', 'Severity 1 is acknowledged in four hours.'),
  ],
  [
    'the validity of the offer: “12 May 2026” / “valid until 30 April 2026”',
    lines('Quotation for a glasshouse', '12 May 2026', 'Prices are valid until 30 April 2026.'),
  ],
  [
    'the validity of the offer: “March 3, 2026” / “expires on February 20, 2026”',
    lines('Dated March 3, 2026', 'This quote expires on February 20, 2026.'),
  ],
  [
    'the first day of sale: “available from 4 March” / “on sale from 1 April”',
    lines('The lamp is available from 4 March.', 'It is on sale from 1 April.'),
  ],
  [
    'the first day of sale: “Sales start on May 2” / “goes on sale May 20”',
    site('Sales start on May 2.', 'The kettle goes on sale May 20.'),
  ],
  [
    'the state of the product: “already live” / “MVP: March 2027”',
    lines('We are already live.', '# Roadmap', 'MVP: March 2027'),
  ],
  [
    'the state of the product: “in production since” / “Working prototype Q4 2026”',
    lines('It has been in production since May.', 'Working prototype Q4 2026'),
  ],
  [
    'the state of the product: “live with 12 clinics” / “Q3 2026: first version”',
    lines('We are live with 12 clinics.', 'Q3 2026: first version'),
  ],
  [
    'the last mail: “This is my last email” / “EMAIL 3”',
    mails('Hello.', 'This is my last email.', 'A word on Friday.'),
  ],
  ['the last mail: “Last note from me” / “EMAIL 2”', mails('Last note from me.', 'Still there?')],
  [
    'the length of the pilot at Orchard Hall: “eight weeks” / “six-month”',
    lines('Pilot at Orchard Hall, eight weeks.', 'The six-month pilot with Orchard Hall went well.'),
  ],
  [
    'the length of the pilot at Fenmoor: “3 months” / “12 months”',
    lines('Our pilot with Fenmoor lasted 3 months.', 'In a pilot at Fenmoor for 12 months, all stayed.'),
  ],
  [
    'the length of the pilot at Elm Works: “four-week” / “90 days”',
    lines('Our four-week pilot at Elm Works is done.', 'The pilot at Elm Works ran for 90 days.'),
  ],
]

const consistent: [why: string, LocatedDocument][] = [
  ['another day', site('Closed on Mondays.', 'Live music every Tuesday.')],
  ['once a month', site('Closed on Mondays.', 'We open every first Monday of the month.')],
  ['online', site('Closed on Mondays.', 'An online class every Monday.')],
  ['the kitchen', site('Kitchen closed on Mondays.', 'Live music every Monday.')],
  ['two places', site('Closed on Mondays.', 'Closed on Tuesdays', 'Live music every Monday.')],
  ['nobody comes', site('Closed on Mondays.', 'The bread is baked every Monday.')],
  ['never then', site('Closed on Mondays.', 'We are not open on Mondays for lunch.')],
  ['before', site('Closed on Mondays.', 'Until 2024 we served lunch every Monday.')],
  ['in summer', site('Closed on Mondays.', 'In summer we open every Monday.')],
  ['two classes', lines('P1: we respond within 30 minutes.', 'P2: we respond within four hours.')],
  ['answer and cure', lines('P1: we respond within 30 minutes.', 'P1 is resolved within four hours.')],
  ['at night', lines('P1: we respond within 30 minutes.', 'Outside hours we respond to P1 within four hours.')],
  ['two plans', lines('P1: we respond within 30 minutes.', 'On Basic we respond to P1 within four hours.')],
  ['one hour', lines('P1: we respond within 60 minutes.', 'We respond to P1 within one hour.')],
  [
    'two tables',
    memo([...rows('Class | Response', 'P1 | 2 hours'), 'And:', ...rows('Class | Response', 'P1 | 4 hours')]),
  ],
  ['what was', lines('P1: we respond within 30 minutes.', 'Last year we responded to P1 in two hours.')],
  ['an offer that stands', lines('12 May 2026', 'Prices are valid until 30 June 2026.')],
  ['a certificate', lines('12 May 2026', 'This certificate is valid until 30 April 2026.')],
  ['the day of a meeting', lines('For the meeting on 12 May 2026', 'This offer is valid until 30 April 2026.')],
  ['two days of its own', lines('12 May 2026', '1 April 2026', 'This offer is valid until 30 April 2026.')],
  ['the earlier offer', lines('12 May 2026', 'The previous offer was valid until 30 April 2026.')],
  ['no year', lines('12 May 2026', 'This offer is valid until 30 April.')],
  ['members first', lines('The lamp is available from 4 March.', 'Members: available from 1 March.')],
  ['another country', lines('It is available from 4 March.', 'In Canada it is available from 1 April.')],
  ['two articles', lines('# Blue', 'Available from 4 March.', '# Red', 'Available from 1 April.')],
  ['two kinds', lines('The oak one is available from 4 March.', 'The birch one is available from 1 April.')],
  ['another colour', lines('It is available from 4 March.', 'New colours are available from 1 April.')],
  ['two names', lines('LampOne is available from 4 March.', 'LampTwo is available from 1 April.')],
  ['a calendar', lines('Available from 4 March.', 'Available from 1 April.', 'Available from 9 May.')],
  ['pre-orders', lines('Pre-orders: available from 1 March.', 'Sales start on 4 March.')],
  ['two years', lines('Sales start on 4 March 2025.', 'Sales start on 1 March 2026.')],
  ['a second product', lines('We are already live.', 'MVP of the mobile app: March 2027')],
  ['built before', lines('We are already live.', 'MVP: March 2026')],
  ['a page that is live', lines('Our landing page is already live.', 'MVP: March 2027')],
  ['not live', lines('We are not yet live; nothing is already live.', 'MVP: March 2027')],
  ['done', lines('We are already live.', 'MVP launched March 2027')],
  ['once built', lines('Once it is already live we hire.', 'MVP: March 2027')],
  ['the last of them', mails('Hello.', 'This is my last email.')],
  ['on a condition', mails('If you say no, I will not write again.', 'Hello again.')],
  ['for a week', mails('This is my last email this week.', 'Hello again.')],
  ['two versions', memo(['# EMAIL 1, variant A', 'Last note from me.', '# EMAIL 1, variant B', 'Hello.'])],
  ['a letter', lines('This is my last email.', 'Email 2 people if you like.')],
  ['two sites', lines('Pilot at Orchard Hall, eight weeks.', 'The six-month pilot at Elm Works went well.')],
  ['a second one', lines('Pilot at Elm Works, eight weeks.', 'The second pilot at Elm Works, six months.')],
  ['planned', lines('Pilot at Elm Works, eight weeks.', 'It was planned as a six-month pilot at Elm Works.')],
  ['nearly as long', lines('Pilot at Elm Works, four weeks.', 'The 30-day pilot at Elm Works went well.')],
  ['a free trial', lines('Pilot at Elm Works, eight weeks.', 'Free trial at Elm Works, two weeks.')],
]

describe('days, times and states', () => {
  it.each(contradicting)('cannot both hold: %s', (expected, document) => {
    expect(sides(document)).toEqual([expected])
  })
  it.each(consistent)('are left alone: %s', (_why, document) => {
    expect(sides(document)).toEqual([])
  })
})
