/** Praise that nobody stands for, and shares of a people from a few answers. */
import { describe, expect, it } from 'vitest'
import { quoteUnsigned } from '#worker/panel/rubric/any/quote-unsigned.ts'
import { sampleSmall } from '#worker/panel/rubric/any/sample-small.ts'
import { statisticUnsourced } from '#worker/panel/rubric/any/statistic-unsourced.ts'
import { deck, memo, page } from '../documents.ts'
import { see } from '../see.ts'

describe('quote-unsigned', () => {
  it.each([
    [
      'a trade and an initial',
      ['“Best purchase of the year.”', '- Farm manager, Jæren', '“They just get it.”', '- K., Voss'],
      2,
    ],
    ['a trade in brackets', ['Customers love us: "Superb team, superb bread!" (Owner, bakery)'], 1],
    ['a dash on the same line', ['“Very practical, I recommend it.” – client'], 1],
  ])('holds for %s', (_, lines, voices) => {
    expect(see(quoteUnsigned, memo(lines)).map(({ facts }) => facts.voices)).toEqual([voices])
  })
  it.each([
    ['a full name', ['“Best purchase of the year.” – Kari Lunde, farm manager']],
    ['a short name', ['“Best purchase of the year.” – Kari L., Voss']],
    ['a house by name', ['“Best purchase of the year.” – head baker at Solbakken']],
    ['a number', ['“Best purchase: 4 hours saved a week.” – farm manager']],
    ['a problem in somebody’s words', ['“We found out when the part was gone.” – Production manager, 60 employees']],
    ['one among voices with names', ['“Great bread.” – baker', '“The oven is on at four.” – Kari Lunde, Voss']],
    [
      'a title in quotation marks',
      ['“The best of both worlds” (paper for owners and growers of the region and their advisers)'],
    ],
  ])('is silent for %s', (_, lines) => {
    expect(see(quoteUnsigned, memo(lines))).toEqual([])
  })
  it('leaves pages to their own rule', () => {
    expect(see(quoteUnsigned, page(['“Very practical, I recommend it.” – client']))).toEqual([])
  })
})

describe('sample-small', () => {
  it.each([
    [
      'a note behind an asterisk',
      ['6 in 10 Germans skip breakfast.*', 'Our muesli is eaten cold.', '*Own poll, stories, n=38'],
    ],
    ['the size in the sentence', ['64% of commuters want a later train (survey of 52 followers).']],
    ['the size in the line below', ['Seven in ten dog owners buy treats weekly.', 'n = 61, May 2025']],
  ])('holds for %s', (_, lines) => {
    expect(see(sampleSmall, memo(lines))).toHaveLength(1)
    expect(see(statisticUnsourced, memo(lines)).length).toBeLessThanOrEqual(1)
  })
  it('holds on a slide', () => {
    const slides = [{ title: 'Why', body: ['4 out of 5 parents forget it.*', '*n=29'] }]
    expect(see(sampleSmall, deck(slides)).map(({ facts }) => facts.asked)).toEqual([29])
  })
  it.each([
    ['many answers', ['6 in 10 Germans skip breakfast (n=1,204).', 'n = 1204']],
    ['those who were asked', ['We asked 38 bakers: 6 in 10 people in our survey skip breakfast.', 'n=38']],
    ['own customers', ['7 in 10 of our customers reorder.', 'n=46']],
    ['a share of a part', ['40% of orders come back (n=46).']],
    ['a size of another slide’s chart', ['6 in 10 Germans skip breakfast.', 'We bake.', 'It is cold.', 'n=38 ovens']],
    ['no size', ['6 in 10 Germans skip breakfast.']],
  ])('is silent for %s', (_, lines) => {
    expect(see(sampleSmall, memo(lines))).toEqual([])
  })
})

describe('statistic-unsourced', () => {
  const seen = (...lines: string[]) => see(statisticUnsourced, memo(lines)).map(({ facts }) => facts.figure)
  it.each([
    ['One in five boiler faults happens on a holiday.', 'One in five boiler faults'],
    ['Three out of four start-up loans are refused.', 'Three out of four start-up loans'],
    ['According to recent studies, 38% of boilers are set too hot.', '38%'],
    ['A third call is lost in 12% of all cases, according to industry analysts.', '12%'],
    ['2 in 10 Finns say that they sleep badly.', '2 in 10 Finns'],
  ])('sees a share of anything: %s', (line, figure) => {
    expect(seen(line)).toEqual([figure])
  })
  it.each([
    'One in five of our boilers is older.',
    'Two in ten orders are gifts.',
    'One in four customers is a school.',
    'One in five boiler faults happens on a holiday (Ofgem survey 2023).',
    'I invest in fewer than 1% of the companies I see.',
    'According to the Boiler Federation, 38% of boilers are set too hot.',
    'According to recent studies, boilers are set too hot.',
    'According to industry analysts we hold 12% of it.',
    'Press one of two buttons to start.',
  ])('is silent for: %s', line => {
    expect(seen(line)).toEqual([])
  })
  it('leaves a share with a note to the note', () => {
    expect(seen('2 in 10 Finns say that they sleep badly.*', '*Own poll, May')).toEqual([])
  })
})
