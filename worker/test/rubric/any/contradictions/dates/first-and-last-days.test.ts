/** First ones with two dates, answers that are due after the event, prices that are said to stand; and honest ones. */
import { describe, expect, it } from 'vitest'
import { lines, subjects } from '../told.ts'

const wrong: [subject: string, ...text: string[]][] = [
  [
    'the first mill',
    'The first mill was switched on at Torrin in May 2020.',
    '# Reliability',
    'It was the first mill we ever made, it was commissioned in March 2021, and it still runs.',
  ],
  [
    'the first press',
    'Weberei Hollfeld: two presses, in daily operation since April 2021',
    '# What we learnt',
    'At Hollfeld we waited long; the first press could be delivered only in November 2021, and we would not do so again.',
  ],
  [
    'the first town',
    'Arusha went live in June 2022, with nine taps.',
    '# The road',
    'February 2023: Moshi goes live. It was our first town anywhere.',
  ],
  [
    'the first version',
    'Kade Shipping has filed every one of its reports through us since 2019.',
    '# History',
    'The first version was switched on in May 2021, and nothing had been filed before then.',
  ],
  [
    'the last day to answer (dinner)',
    'Our harvest dinner is on Friday 9 October from 7 pm.',
    '# Housekeeping',
    'For the harvest dinner please let us know you are coming by Tuesday 13 October.',
  ],
  [
    'the last day to answer (workshop)',
    'The workshop: Monday 4 May 2026',
    'Please register for the workshop by 11 May 2026.',
  ],
  [
    'how long the price has stood',
    'Sent on 3 February 2026',
    'House Rye has stayed at the same price since April 2021, and few things have.',
    '# Orders',
    'When we put House Rye up by €0.40 last May, some of you rang.',
  ],
  [
    'how long the price has stood',
    'We have not raised our prices since 2021.',
    'In March 2024 we increased the fee by 6%.',
  ],
]

const right: [why: string, ...text: string[]][] = [
  [
    'one is built and one is opened',
    'The first mill was built in May 2020.',
    'The first mill was switched on in March 2021.',
  ],
  [
    'each country has a first one',
    'The first mill in Norway was switched on in May 2020.',
    'The first mill in Chile was switched on in March 2021.',
  ],
  [
    'the two stand at two places',
    'At Torrin the first mill was switched on in May 2020.',
    'At Balloch the first mill was switched on in March 2021.',
  ],
  [
    'one place is named beside the rest',
    'The first mill was switched on in May 2020.',
    'At Balloch the first mill was switched on in March 2021.',
  ],
  [
    'it is another course',
    'The spring course is on Monday 4 May.',
    'Please register for the summer course by 30 June.',
  ],
  [
    'one was a pilot',
    'Hollfeld: press of the pilot, in operation since April 2021',
    'At Hollfeld the first press was delivered in November 2021.',
  ],
  [
    'the house is older than what it sells',
    'Our yard at Leith has been running since 1998. Leith in operation since 1998.',
    'The first boat ever was delivered in May 2021.',
  ],
  [
    'the first came before',
    'Hollfeld: press in operation since December 2021',
    'At Hollfeld the first press was delivered in November 2021.',
  ],
  ['it is planned', 'Arusha went live in June 2022.', 'By 2027 our first town anywhere in Asia will be live.'],
  [
    'they answer before',
    'The dinner is on Friday 9 October.',
    'For the dinner please let us know you are coming by Tuesday 6 October.',
  ],
  [
    'there is another one later',
    'The tasting is on Friday 9 October. The tasting in Leith is on Friday 6 November.',
    'For the tasting please let us know you are coming by Tuesday 13 October.',
  ],
  [
    'it is asked afterwards',
    'The workshop is on Monday 4 May.',
    'Please reply to our survey on the workshop by 11 May.',
  ],
  [
    'the price went up before',
    'House Rye has stayed at the same price since April 2023.',
    'In March 2021 we raised House Rye by €0.40.',
  ],
  [
    'another article went up',
    'House Rye has stayed at the same price since April 2021.',
    'In March 2024 we put Black Malt up by €0.40.',
  ],
  [
    'it goes up next month',
    'House Rye has stayed at the same price since April 2021.',
    'From 1 June 2026 House Rye goes from €4.00 to €4.40.',
  ],
  ['wages went up', 'We have not raised our prices since 2021.', 'In March 2024 we raised wages by 6%.'],
  [
    'a rival put them up',
    'We have not raised our prices since 2021.',
    'In March 2024 the other mills raised the price by 6%.',
  ],
]

describe('days and years that cannot both hold', () => {
  it.each(wrong)('is held against itself: %s', (subject, ...text) => {
    expect(subjects(lines(...text))).toContain(subject)
  })
  it.each(right)('is left alone where %s', (_why, ...text) => {
    expect(subjects(lines(...text))).toEqual([])
  })
})
