/** What holds of a part, of a place or of a year says nothing of the whole, of another place or of another year. */
import { describe, expect, it } from 'vitest'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { page } from '../../documents.ts'
import { see } from '../../see.ts'
import { lines, sides, subjects } from './told.ts'

describe('how many there are, and how many of them do something', () => {
  it.each([
    ['do not all pay', 'We serve 62 bakeries. 31 bakeries pay; the other 31 are in their first month.'],
    ['use one feature', 'We serve 62 bakeries.', '31 bakeries use the allergen labels.'],
    ['use one of several products', 'We serve 62 bakeries.', '31 bakeries use our app.'],
    ['use what others make', 'We serve 62 bakeries.', '31 bakeries use Excel.'],
    ['renewed', '300 schools have joined so far.', '120 schools have renewed so far.'],
    ['asked for something', '1,200 students have enrolled.', '300 students have asked for a tutor.'],
    ['pay one of two prices', '80 restaurants pay 90 euros.', '55 restaurants pay 40 euros.'],
    ['are in one place', 'We have 500 members.', 'Our 320 members in Wales meet on Tuesdays.'],
    [
      'are told beside the rest',
      'We work with 45 hotels.',
      'We serve 20 hotels by contract and the rest by the night.',
    ],
  ])('some %s', (_why, ...texts) => {
    expect(subjects(page(['# Crumbline', ...texts]))).toEqual([])
  })
  it.each([
    ['payers', '62 bakeries pay us.', '31 bakeries pay us.', 'bakeries'],
    ['users', '62 bakeries rely on us.', '31 bakeries use it.', 'bakeries'],
    ['all, whatever they do', 'We have 1,400 subscribers.', 'Our 900 subscribers order twice a month.', 'subscribers'],
  ])('two numbers of %s are two', (_what, first, second, noun) => {
    expect(subjects(page(['# Crumbline', first, second]))).toEqual([`the number of ${noun}`])
  })
})

describe('a denial that is bounded', () => {
  it.each([
    ['We have no competitors in Portugal.', 'In Spain we compete with Lidora and Mercant.'],
    ['Among clinics of this size there is no competition.', 'Larger clinics switch from Lidora.'],
    ['We have no competitors that repair by post.', 'Our rivals include Lidora and Mercant.'],
    ['We have no direct competitors.', 'Our indirect competitors are Lidora and Mercant.'],
    ['For members there is no booking fee.', 'A booking fee of £3 applies.'],
    ['In Leeds we have never lost a customer.', 'Two customers left for cheaper suppliers.'],
  ])('says nothing beyond it: %s %s', (denied, told) => {
    expect(subjects(lines(denied, told))).toEqual([])
  })
  it.each([
    ['We have no competitors in Portugal.', 'In Portugal we compete with Lidora.', 'competition'],
    ['We have no competitors in Tampere.', 'Our competitors in Tampere are Terra and Lidora.', 'competition'],
    ['At present there is no competition.', 'Our rivals include Lidora.', 'competition'],
    ['There is no competition in our market.', 'Larger clinics switch from Lidora.', 'competition'],
    ['There is no booking fee.', 'A booking fee of £3 applies.', 'the fee for booking'],
    ['We have never lost a customer.', 'Two customers left for cheaper suppliers.', 'customers who left'],
  ])('holds within it, and without a bound everywhere: %s %s', (denied, told, subject) => {
    expect(subjects(lines(denied, told))).toEqual([subject])
  })
  it('names the others as they are written, without the full stop', () => {
    expect(sides(lines('We have no competitors.', 'We compete with Lidora AB and Mercant.'))).toEqual([
      'competition: “We have no competitors” / “Lidora AB and Mercant”',
    ])
  })
})

describe('a change for each year', () => {
  it.each(['Revenue grew 40% in 2024 and 70% in 2025.', 'Orders rose by 15% in 2023, 22% in 2024.'])(
    'is no change from one to the other: %s',
    text => {
      expect(subjects(lines(text))).toEqual([])
    },
  )
  it('is one where the shares are what changed', () => {
    expect(subjects(lines('Occupancy rose 20%, from 40% to 70%.'))).toEqual(['the growth rate'])
  })
})

describe('a line that is wrong by itself', () => {
  const claims = (...texts: string[]) => {
    const [found] = see(numbersContradict, lines(...texts))
    const views = numbersContradict.views
    return found ? Object.values(views).map(view => view?.claim(found) ?? '') : []
  }
  it('says what is true, and of no second statement', () => {
    for (const claim of claims('The course starts on Monday 3 March 2026.')) {
      expect(claim).toMatch(/“Monday 3 March 2026”.*In 2026 that date is a Tuesday, not a Monday\.$/)
      expect(claim).not.toMatch(/“”|“[^”]*” and (?:an? |“)/)
    }
  })
  it.each([
    ['We launch on 31 June 2026.', 'June has 30 days.'],
    ['The deadline is 30 February.', 'February has 29 days.'],
    ['Offers are due by 29 February 2027.', 'February 2027 has 28 days.'],
    ['The last lecture is on Thursday, 31 November 2026.', 'November has 30 days.'],
    ['Valid until 31.11.2026.', 'November has 30 days.'],
    ['Doors open on September 31, 2026.', 'September has 30 days.'],
  ])('knows the calendar: %s', (text, because) => {
    expect(claims(text)[0]).toContain(because)
  })
  it.each([
    'In June 31 customers joined.',
    'There is no 31 June, and the form took it all the same.',
    'Offers are due by 29 February 2028.',
    'The birthday of 29 February is kept on the first of March.',
    'Of the April 31 orders were late.',
  ])('leaves what may be meant otherwise: %s', text => {
    expect(subjects(lines(text))).toEqual([])
  })
})
