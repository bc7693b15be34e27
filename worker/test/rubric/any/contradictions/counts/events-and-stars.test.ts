/** Bars of stars, what an event counts, the seats of a hall, lessons: told twice on a page. */
import { describe, expect, it } from 'vitest'
import type { Line } from '../../../page/sites.ts'
import { about, footer, pair, says } from '../held-on-a-page.ts'
import { asks } from '../told.ts'

describe('bars of stars', () => {
  const bars = (...counts: string[]): Line[] =>
    counts.flatMap((count, at): Line[] => [
      { text: `${5 - at} ★`, group: at + 20 },
      { text: count, group: at + 20 },
    ])
  it('are added up and averaged', () => {
    expect(says('# Pillow', '4,8', 'of 5, from 180 verified buyers', ...bars('100', '40', '20', '10', '20'))).toEqual([
      'the number of reviews: “180 verified buyers” / 100 + 40 + 20 + 10 + 20',
      'the average rating: “4,8” / 100 × 5, 40 × 4, 20 × 3, 10 × 2, 20 × 1',
    ])
    expect(says('# Pillow', '4.6 out of 5', '1,000 ratings', ...bars('600', '200', '100', '60', '40'))).toEqual([
      'the average rating: “4.6 out of 5” / 600 × 5, 200 × 4, 100 × 3, 60 × 2, 40 × 1',
    ])
    expect(
      about('# Pillow', '4.9 out of 5', '5 stars: 50%', '4 stars: 20%', '3 stars: 10%', '2 stars: 10%', '1 star: 10%'),
    ).toEqual(['the average rating'])
  })
  it.each<[string, Line[]]>([
    ['both fit', ['4.3', '1.000 reviews', ...bars('600', '200', '100', '60', '40')]],
    ['the average is rounded to a half', ['4.4 out of 5', ...bars('600', '200', '100', '60', '40')]],
    ['there are more reviews than that', ['Over 900 reviews', ...bars('600', '200', '100', '60', '40')]],
    ['stars and words are counted apart', ['1,000 ratings, 240 reviews', ...bars('600', '200', '100', '60', '40')]],
    ['a bar is missing', ['4.9', '80 reviews', ...bars('60', '20', '10', '5')]],
  ])('are left alone where %s', (_why, lines) => {
    expect(about('# Pillow', ...lines)).toEqual([])
  })
})

describe('what an event counts', () => {
  const tile = (figure: string, label: string): Line[] => [figure, label].map(text => ({ text, group: 4 }))
  pair(
    'the number of speakers',
    [
      ['# Cork days', ...tile('24', 'speakers'), '18 speakers from 9 countries. The first six:'],
      ['# Cork days', 'Two days with 30 speakers and a dinner.', 'Meet 26 speakers.'],
      ['# Cork days', '12 speakers and a dinner', footer('Cork days · 15 speakers · 6 May')],
    ],
    [
      ['more are to come', '# Cork days', ...tile('24', 'speakers'), '18 speakers so far.'],
      ['they are those of a day', '# Cork days', ...tile('24', 'speakers'), '12 speakers on each day.'],
      ['they are of one kind', '# Cork days', ...tile('24', 'speakers'), '6 keynote speakers.'],
      ['it was last year', '# Cork days', ...tile('24', 'speakers'), 'Last year 18 speakers came.'],
      ['it is a part', '# Cork days', ...tile('24', 'speakers'), 'Hear 8 speakers in the morning.'],
    ],
  )
})

describe('the seats of a hall', () => {
  pair(
    'the size of the hall',
    [
      ['# Cork days', 'Last time 410 of you filled the hall.', 'The hall has 320 fixed seats.'],
      ['# Choir', '1,200 guests sat in our hall.', 'The hall seats 900.'],
      ['# Choir', "1'050 people fill the large hall.", 'The large hall holds 800 people.'],
    ],
    [
      ['there is room', '# Choir', '300 people filled the hall.', 'The hall has 320 seats.'],
      ['some stood', '# Choir', '410 people filled the hall, many of them standing.', 'The hall has 320 seats.'],
      ['it is another room', '# Choir', '410 people filled the tent.', 'The hall has 320 seats.'],
    ],
  )
})

describe('lessons', () => {
  const many = (answer: string): Line[] => asks('How many lessons are there?', answer)
  pair(
    'the number of lessons',
    [
      ['# Baking', '24 lessons', ...many('20 lessons of an hour.')],
      ['# Baking', 'A course with 12 lessons.', ...many('There are 10 of you, and it has 14 lessons.')],
      ['# Baking', ...many('30 lessons across 6 weeks.'), footer('Baking · 36 lessons')],
    ],
    [
      ['there are two courses', '# Baking', '## Bread', '24 lessons', '## Cake', '12 lessons'],
      ['they are for others', '# Baking', '12 lessons for adults', ...many('8 lessons for children.')],
      ['they agree', '# Baking', '24 lessons', ...many('24 lessons of an hour.')],
    ],
  )
})
