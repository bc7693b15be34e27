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
  it.each([
    ['62% of parents in Lyon say they read the label (own survey, n=14).'],
    ['35% of people in Spain rent (own poll, 1,200 answers).'],
    ['35% of people in Spain rent (n = 1,204).'],
    ['35% of people in Spain rent, from 640 interviews.'],
    ['35% of people in Spain rent (May 2026, 1,200 online respondents).'],
    ['35% of people in Spain rent. We asked 40 parents at two schools.'],
    ['35% of people in Spain rent. We asked forty parents.'],
    ['A poll shows that 35% of people in Spain rent (sample: 400).'],
    ['35% of people in Spain rent (based on 400 leases).'],
    ['35% of people in Spain rent.', 'Own study, spring'],
    ['35% of people in Spain rent.', '- from our own phone survey'],
    ['35% of people in Spain rent.', 'Source: our reader survey'],
    ['35% of people in Spain rent.', 'Our poll of 640 readers ran in May.'],
    ['Studies show that 35% of people in Spain rent (own interviews).'],
  ])('takes whoever asked, or how many were asked, for the source: %s', (...lines) => {
    expect(seen(...lines)).toEqual([])
  })
  it.each([
    ['35% of people in Spain have their own survey tool.', '35%'],
    ['35% of companies in Spain run their own research.', '35%'],
    ['35% of people in Spain gave 12 answers a day to machines.', '35%'],
    ['35% of people in Spain rent (survey).', '35%'],
    ['35% of people in Spain rent. We asked nobody.', '35%'],
    ['35% of people in Spain rent, based on experience.', '35%'],
    ['A survey shows that 35% of people in Spain rent, on their own.', '35%'],
    ['35% of people in Spain rent.', '35%', 'Our research team sits in Leeds.'],
    ['35% of people in Spain rent.', '35%', 'The house pays for its interviews, own research labs and travel.'],
  ])('still asks for it in: %s', (line, figure, ...below) => {
    expect(seen(line, ...below)).toEqual([figure])
  })
  it('reads the note of a slide for whoever asked', () => {
    const slides = (notes: string) => [{ title: 'Why', body: ['We bake.', '35% of people in Spain rent.'], notes }]
    expect(see(statisticUnsourced, deck(slides('Own survey, n = 210.')))).toEqual([])
    expect(see(statisticUnsourced, deck(slides('Say it slowly.')))).toHaveLength(1)
  })
})
