/** Sound arithmetic whose other factor stands a sentence, a heading or a table away. */
import { describe, expect, it } from 'vitest'
import { memo } from '../../documents.ts'
import { lines, subjects } from './told.ts'
import { row } from './typed.ts'

describe('an amount by another period', () => {
  it.each([
    ['a sentence before', 'There are 4,300 hospices in Europe. At €900 a month, that is €46.4M a year.'],
    ['reps', 'We have 20 reps. At 30 calls a day, that is 156,000 calls a year.'],
    ['in words', 'Twelve nurses work here. At 40 visits a week, that is 24,960 visits a year.'],
    ['behind', 'At €900 a month that is €46.4M a year: there are 4,300 hospices.'],
  ])('is left alone beside the count that it is of: %s', (_where, text) => {
    expect(subjects(lines(text))).toEqual([])
  })
  it('is left alone below the count that it is of', () => {
    expect(subjects(memo(['# The 4,300 hospices in Europe', 'At €900 a month, that is €46.4M a year.']))).toEqual([])
    expect(
      subjects(memo([row('Place | Hospices'), row('Europe | 4,300'), 'At €900 a month, that is €46.4M a year.'])),
    ).toEqual([])
  })
  it.each([
    'We lose £400 a week, that is £41,600 a year.',
    'There are 4,300 hospices in Europe. We lose €900 a month, that is €16,000 a year.',
    'In 2024 we hired 7 people. We lose €900 a month, that is €16,000 a year.',
  ])('is held against itself where no count explains it: %s', text => {
    expect(subjects(lines(text))).toContain('what comes in a year')
  })
})

describe('a sum', () => {
  it.each([
    'We have 3 nurses. 12 shifts a month at €310 a shift. That is €11,160.',
    'We run 2 halls. 210 seats at €29 a seat bring in €12,180.',
    'We need 2 ovens. Pay $129 a month over 12 months at 0%, $3,096 in all.',
    'For each of our 9 shops: 40 × €25 = €9,000.',
  ])('is left alone beside the count that it is of: %s', text => {
    expect(subjects(lines(text))).toEqual([])
  })
  it.each([
    'We have 4 nurses. 12 shifts a month at €310 a shift. That is €4,650.',
    'We run 4 halls. 210 seats at €29 a seat bring in €7,500.',
    'For each of our 4 shops: 40 × €25 = €9,000.',
  ])('is held against its factors beside any other count: %s', text => {
    expect(subjects(lines(text))).not.toEqual([])
  })
})
