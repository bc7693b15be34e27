/** Days, deadlines and times that are told twice: days of the week, offers, answers, guarantees, refunds. */
import { describe, expect, it } from 'vitest'
import { page } from '../../../documents.ts'
import { asks, lines, sides, subjects } from '../told.ts'

const site = (...texts: string[]) => page(texts)

describe('a day of the week beside its date', () => {
  it.each([
    ['The hall opens on Friday 14 May 2026.'],
    ['Doors open Monday, 3 March 2026.'],
    ['Join us on Tue, June 9, 2027.'],
    ['14 May 2026 (Wednesday), from nine.'],
    ['The sale ends on Sunday, 31 October 2026.'],
    ['We meet on Friday the 1st of July 2026.'],
  ])('falls on another: %s', text => {
    expect(subjects(lines(text))).toEqual(['the day of the week'])
  })
  it.each([
    [site('14–15 May 2026', 'Thursday 14 and Friday 15 May 2026', '# Day one, Wednesday 14 May')],
    [site('Thursday 14 May 2026, Example Hall', 'Programme: Friday 14 May')],
    [site('The fair is on 14 May 2026.', 'Wednesday 14 May: doors at nine')],
    [site('The fair is on 14 and 15 May 2026.', 'Saturday 16 May: the mill', 'Saturday 15 May: lunch')],
  ])('falls on another by the year that is told elsewhere (%#)', document => {
    expect(subjects(document)).toEqual(['the day of the week'])
  })
  it('tells both where two are told', () => {
    const document = site('Thursday 14 May 2026, Example Hall', 'Programme: Friday 14 May')
    expect(sides(document)).toEqual(['the day of the week: “Thursday 14 May 2026” / “Friday 14 May”'])
  })
  it.each([
    ['the right one', 'The hall opens on Thursday 14 May 2026.'],
    ['no year', 'The hall opens on Friday 14 May.'],
    ['two years', 'In 2025 it was on 14 May 2025. This year: Wednesday 14 May. Next: 14 May 2027.'],
    ['the past', 'Last year we met on Wednesday 14 May 2026, as some of you know.'],
    ['a weekly day', 'Every Friday from 14 May 2026.'],
    ['two days', 'Thursday 14 and Friday 15 May 2026'],
    ['a span', 'From Thursday to Saturday, 14 May 2026 onwards'],
    ['a day before the sentence', 'Closed on Monday. 14 May 2026 is a holiday.'],
    ['May as a verb', 'On Friday 14 may come.'],
    ['a name', 'Good Friday is on 3 April 2026.'],
  ])('is right with %s', (_what, text) => {
    expect(subjects(lines(text))).toEqual([])
  })
})

describe('the last day of one offer', () => {
  it.each([
    ['Early bird until 28 February 2026.', 'Early-bird tickets end on 31 March.', 'the early-bird price'],
    ['Early bird: £90 until 1 June.', 'The early bird closes on 15 June 2026.', 'the early-bird price'],
    ['Help us reach £40,000 by 31 March 2026.', 'The campaign closes on 15 April.', 'the campaign'],
    ['The appeal ends on 1 December.', 'Our appeal runs until 24 December.', 'the campaign'],
    ['Apply by 1 May.', 'Applications close on 15 May 2026.', 'applications'],
    ['The deadline for applications is 1 May.', 'Submit your proposal before 9 May.', 'applications'],
    ['Register by 3 June.', 'Registration closes on 10 June.', 'registration'],
    ['This offer ends on 30 May.', 'The offer is valid until 6 June.', 'the offer'],
    ['Our launch price ends on 30 May.', 'This discount runs until 15 June.', 'the offer'],
  ])('is told twice: %s %s', (first, second, subject) => {
    const document = site('# A fair for weavers', first, second)
    expect(subjects(document)).toContain(`the end of ${subject}`)
  })
  it('is told twice where a question after it is answered', () => {
    const answer = asks('When does early bird finish?', 'Midnight on Tuesday 31 March, our time.')
    expect(subjects(page(['Early bird until 28 February.', ...answer]))).toEqual(['the end of the early-bird price'])
  })
  it.each([
    ['two rounds', 'Apply by 1 May.', 'Second round: apply by 1 September.'],
    ['a longer time', 'Early bird until 28 February.', 'Early bird extended until 15 March.'],
    ['two groups', 'Register by 3 June.', 'Students register by 10 June.'],
    ['another step', 'Apply by 1 May.', 'Successful applications are paid by 20 June.'],
    ['two things', 'Early bird until 28 February.', 'Registration closes on 10 May.'],
    [
      'the list after it',
      'The campaign closes on 15 April and we publish the list by 30 June.',
      'Help us by 15 April.',
    ],
    ['two years', 'Early bird until 28 February 2026.', 'Early bird until 15 March 2027.'],
    ['the past', 'Early bird ended on 28 February.', 'In 2024 the early bird closed on 1 March.'],
    ['three days', 'Apply by 1 May.', 'Apply by 2 June. Apply by 3 July.'],
    ['the same day', 'Apply by 1 May.', 'Applications close on May 1st, 2026.'],
    ['acceptance and a start', 'The offer is valid until 30 April.', 'If signed by 31 March, work starts in May.'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(site('# A fair for weavers', first, second)).filter(one => one.startsWith('the end of'))).toEqual(
      [],
    )
  })
})

describe('the time for an answer', () => {
  it.each([
    ['We answer every message the same day.', 'We reply within three working days.'],
    ['We answer every enquiry the same day.', 'One of us will ring you back within two working days.'],
    ['Somebody replies within the hour.', 'You will hear from us within two business days.'],
    ['Our team responds within 4 hours.', 'We get back to you within five working days.'],
    ['Reply guaranteed within 24 hours.', 'We answer within three days.'],
    ['You’ll get an answer within 30 minutes.', 'Our team replies within one working day.'],
    ['We ring back the same day.', 'Someone calls you back within three working days.'],
    ['We will be in touch within 2 hours.', 'We reply by the next working day.'],
  ])('is told twice: %s %s', (first, second) => {
    expect(subjects(site('# Chairs, caned', first, second))).toEqual(['the time for an answer'])
  })
  it.each([
    ['a quote', 'We answer the same day.', 'You get a quote within five working days.'],
    ['mostly', 'We answer within three working days.', 'Mostly we reply the same day.'],
    ['another channel', 'We answer calls the same day.', 'We reply to e-mails within two working days.'],
    ['a plan', 'We answer within two working days.', 'On the Enterprise plan we answer within 4 hours.'],
    ['complaints', 'We answer the same day.', 'We answer complaints within ten working days.'],
    ['the past', 'We answer the same day.', 'In 2022 we answered within four days.'],
    ['a rival', 'We answer the same day.', 'Other workshops reply within five days.'],
    ['a day and 24 hours', 'We reply within one working day.', 'You hear from us within 24 hours.'],
    ['delivery', 'We answer the same day.', 'You get your parcel within three working days.'],
    ['Christmas', 'We answer the same day.', 'At Christmas we reply within five working days.'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(site('# Chairs, caned', first, second))).toEqual([])
  })
})

describe('the length of a guarantee', () => {
  it.each([
    ['All our work carries a ten-year guarantee.', 'Our guarantee lasts five years.'],
    ['10-year guarantee', 'The guarantee runs for 6 years.'],
    ['Guaranteed for 25 years.', 'Our work has a 15-year guarantee.'],
    ['Every roof comes with a 20 year warranty.', 'The warranty period is 10 years.'],
    ['A three-year guarantee on all our work.', 'We give a 12-month guarantee.'],
  ])('is told twice: %s %s', (first, second) => {
    expect(subjects(site('# Stairs', first, second))).toEqual(['the length of the guarantee'])
  })
  it.each([
    ['What does the guarantee cover?', 'Joints and fixings, for five years from the day we finish.'],
    ['How long is the guarantee?', 'It lasts 7 years.'],
    ['Is there a guarantee?', 'Yes, for 2 years.'],
  ])('is told twice where it is asked: %s', (question, answer) => {
    const document = page(['# Stairs', 'A ten-year guarantee.', ...asks(question, answer)])
    expect(subjects(document)).toEqual(['the length of the guarantee'])
  })
  it.each([
    ['a part', 'A ten-year guarantee.', 'Two-year guarantee on the motor.'],
    ['a longer one', 'A two-year guarantee.', 'Extended guarantee: five years.'],
    ['the law', 'A ten-year guarantee.', 'The statutory guarantee of two years is not touched.'],
    ['two sorts of work', 'Ten-year guarantee on roofs.', 'Five-year guarantee on gutters.'],
    ['what was', 'A ten-year guarantee.', 'Until 2019 it was a five-year guarantee.'],
    ['a rival', 'A ten-year guarantee.', 'Most firms give a two-year guarantee.'],
    ['money back', 'A ten-year guarantee.', 'Money-back guarantee for one year.'],
    ['a price', 'A ten-year guarantee.', 'Price guarantee for two years.'],
    ['a lead time', 'A ten-year guarantee.', 'Nine weeks for stairs.'],
  ])('is told once beside %s', (_what, first, second) => {
    expect(subjects(site('# Stairs', first, second))).toEqual([])
  })
})

describe('the time for returns and refunds, where it is asked', () => {
  it.each([
    ['60-day 100% money back guarantee.', 'How do refunds work?', 'Write to us within 14 days of purchase.', 'refunds'],
    ['30-day no-risk money-back guarantee.', 'How do I get a refund?', 'Ask within 10 days of payment.', 'refunds'],
    ['30 days to send back', 'How do I send it back?', 'Bring it to a shop within 14 days of delivery.', 'returns'],
    ['90-day returns', 'How do returns work?', 'Post it within 30 days of receipt.', 'returns'],
    ['45 days to change your mind', 'Can I return it?', 'Yes, within 14 days of delivery, unused.', 'returns'],
  ])('is told twice: %s / %s', (claim, question, answer, kind) => {
    expect(subjects(page(['# Bags', claim, ...asks(question, answer)]))).toEqual([`the time for ${kind}`])
  })
  it.each([
    ['how long we take', '30-day returns', 'How do returns work?', 'We refund you within 14 days of receipt.'],
    ['another question', '30-day returns', 'How do I pay?', 'By card, within 14 days of delivery.'],
    ['the same', '30-day returns', 'How do returns work?', 'Post it within 30 days of delivery.'],
    ['faulty goods', '30-day returns', 'How do I return a faulty bag?', 'Tell us within 60 days of delivery.'],
    ['abroad', '30-day returns', 'Returns from abroad?', 'Post it within 60 days of delivery.'],
  ])('is told once beside %s', (_what, claim, question, answer) => {
    expect(subjects(page(['# Bags', claim, ...asks(question, answer)]))).toEqual([])
  })
})
