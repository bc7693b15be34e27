/** Numbers in words, where amounts, counts and times are read. */
import { describe, expect, it } from 'vitest'
import { wordsToNumber } from '#worker/panel/rubric/number-words.ts'
import { countsIn, durationsIn, percentsIn } from '#worker/panel/rubric/numbers.ts'

describe('a number in words', () => {
  it.each([
    ['seven', 7],
    ['nineteen', 19],
    ['forty', 40],
    ['sixty-one', 61],
    ['sixty one', 61],
    ['a hundred and six', 106],
    ['three hundred', 300],
    ['Four hundred and twelve', 412],
    ['two thousand', 2_000],
    ['eighty-four thousand five hundred and one', 84_501],
    ['some', Number.NaN],
  ])('is read: %s', (written, value) => {
    expect(wordsToNumber(written)).toBe(value)
  })
})

describe('a share in words', () => {
  it.each([
    ['sixteen per cent of the shares', [16]],
    ['a rise of forty-two percent', [42]],
    ['one hundred per cent of it', [100]],
    ['two percentage points', [2]],
    ['12% and thirty per cent', [12, 30]],
  ])('is read: %s', (text, values) => {
    expect(percentsIn(text).map(({ value }) => value)).toEqual(values)
  })
  it('is a range where two are named', () => {
    expect(percentsIn('between five to eight per cent')).toMatchObject([{ value: 5, max: 8 }])
  })
  it.each(['ninety-nine point nine per cent', 'six and a half per cent', 'a few per cent', 'eight out of ten'])(
    'is not made of a part of it: %s',
    text => {
      expect(percentsIn(text)).toEqual([])
    },
  )
})

describe('what is counted or lasts so long in words', () => {
  it.each([
    ['we delivered thirty-one barges', 31, 'barges'],
    ['some one hundred and twenty members', 120, 'members'],
    ['four thousand two hundred growers', 4_200, 'growers'],
  ])('is read whole: %s', (text, value, noun) => {
    expect(countsIn(text)).toMatchObject([{ value, noun }])
  })
  it('says nothing of many', () => {
    expect(countsIn('a hundred things and a thousand reasons')).toEqual([])
    expect(durationsIn('not in a hundred years')).toEqual([])
  })
  it('is as many as were handed over, and at least as many where it says so', () => {
    expect(countsIn('we handed over sixteen boats')).toMatchObject([{ value: 16, bound: 'exact' }])
    expect(countsIn('we built over sixteen boats')).toMatchObject([{ value: 16, bound: 'at-least' }])
  })
  it.each([
    ['twenty-four months', 24],
    ['fourteen weeks', 14],
    ['one hundred and eighty days', 180],
  ])('lasts so long: %s', (text, value) => {
    expect(durationsIn(text).map(one => one.value)).toEqual([value])
  })
})
