/** One thing told twice on a page: its measures, what is in it, when it comes, when a door is open, on which days. */
import { describe, expect, it } from 'vitest'
import { page } from '../documents.ts'
import type { Line } from '../page/sites.ts'
import { asks, subjects } from './told.ts'

const row = (text: string): Line => ({ type: 'table_row', text, group: 5 })
const foot = (text: string): Line => ({ text, zone: 'footer' })
const about = (...lines: Line[]) => subjects(page(lines))

function pair(subject: string, wrong: Line[][], right: [why: string, ...lines: Line[]][]) {
  it.each(wrong.map(lines => [lines] as const))('is held against itself: %j', lines => {
    expect(about(...lines)).toEqual([subject])
  })
  it.each(right)('is left alone where %s', (_why, ...lines) => {
    expect(about(...lines)).toEqual([])
  })
}

describe('a weight', () => {
  pair(
    'the weight',
    [
      ['# Topper', 'It weighs only 2.4 kg.', row('Weight | 3.1 kg')],
      ['# Bike lamp', 'At 180 g you forget that it is there.', row('Net weight | 240 g')],
      ['# Tent', 'Weighing 1,9 kg, it fits any rucksack.', row('Weight | 2.650 g')],
      ['# Anvil', 'It weighs 88 lbs and stays where it is.', row('Weight | 52 kg')],
    ],
    [
      ['it is rounded', '# Topper', 'It weighs 3 kg.', row('Weight | 3.1 kg')],
      ['it is in other units', '# Anvil', 'It weighs 88 lbs.', row('Weight | 40 kg')],
      ['there are sizes', '# Tent', 'It weighs 1.9 kg.', row('Weight | 2.4 kg'), row('Weight | 3.1 kg')],
      ['it is of a part', '# Tent', 'Without the bag it weighs 1.9 kg.', row('Weight | 2.4 kg')],
      ['it is of what it carries', '# Carrier', 'For a baby who weighs 9 kg.', row('Weight | 640 g')],
      ['it is the parcel', '# Tent', 'It weighs 1.9 kg.', row('Shipping weight | 3.4 kg')],
    ],
  )
})

describe('a length', () => {
  pair(
    'the length',
    [
      ['# Table', 'It is 180 cm long.', row('Length | 160 cm')],
      ['# Scarf', 'A scarf, 2 m long, for two.', row('Length | 1,600 mm')],
      ['# Bench', 'The seat is 6-foot long.', row('Length | 140 cm')],
    ],
    [
      ['it is the same', '# Table', 'It is 1.6 m long.', row('Length | 160 cm')],
      ['it is drawn out', '# Table', 'Extended it is 240 cm long.', row('Length | 160 cm')],
      ['it is the cord', '# Lamp', 'The cord is 180 cm long.', row('Length | 60 cm')],
    ],
  )
})

describe('ingredients', () => {
  pair(
    'the sugar',
    [
      ['# Granola', 'No added sugar', row('Ingredients | Oats, honey, cane sugar, nuts')],
      ['# Jam', 'Sugar-free and full of fruit.', 'Ingredients: plums, glucose syrup, pectin.'],
      ['# Tea', 'Without sugar.', row('Ingredients | Black tea, sugar, lemon')],
    ],
    [
      ['there is none', '# Granola', 'No added sugar', row('Ingredients | Oats, honey, nuts')],
      ['none is needed', '# Cake mix', 'No sugar needed: just add water.', row('Ingredients | Flour, sugar, salt')],
      ['another sort has none', '# Jam', 'Also available without sugar.', row('Ingredients | Plums, sugar')],
      [
        'there are two lists',
        '# Jam',
        'No sugar',
        row('Ingredients | Plums, sugar'),
        row('Ingredients | Pears, agave'),
      ],
    ],
  )
  pair(
    'what is vegan',
    [
      ['# Soap', 'Vegan', 'Ingredients: beeswax, olive oil.'],
      ['# Cake', 'Our vegan cake keeps for a week.', row('Ingredients | Flour, butter, eggs')],
      ['# Balm', 'Natural and vegan.', row('Ingredients | Shea butter, lanolin, mint')],
    ],
    [
      ['they are of plants', '# Soap', 'Vegan', 'Ingredients: shea butter, coconut milk, olive oil.'],
      ['it is not said', '# Cake', 'This cake is not vegan.', row('Ingredients | Flour, butter, eggs')],
      ['it is an option', '# Cake', 'A vegan version can be ordered.', row('Ingredients | Flour, butter, eggs')],
    ],
  )
  it('are named as they are called', () => {
    expect(about('# Bread', 'Gluten-free', 'Ingredients: wheat flour, water, salt.')).toEqual(['the gluten'])
    expect(about('# Bread', 'Gluten-free', 'Ingredients: buckwheat, water, salt.')).toEqual([])
    expect(about('# Bar', 'Nut-free', 'Ingredients: oats, hazelnuts, honey.')).toEqual(['the nuts'])
    expect(about('# Bar', 'Nut-free', 'Ingredients: oats, coconut, honey. May contain traces of nuts.')).toEqual([])
    expect(about('# Soap', 'No palm oil.', row('Ingredients | Palm oil, olive oil, lye'))).toEqual(['the palm oil'])
    expect(about('# Soap', 'No palm oil.', row('Ingredients | Olive oil, lye, water'))).toEqual([])
  })
})

describe('a delivery', () => {
  const takes = (answer: string): Line[] => asks('How long does delivery take?', answer)
  pair(
    'the time of delivery',
    [
      ['# Lamp', 'Delivered in 2 to 3 working days.', ...takes('We deliver within 7 to 10 working days.')],
      ['# Lamp', 'Delivery in 48 hours', foot('Delivery takes 5 working days.')],
      ['# Chair', 'Delivery: 3–5 days', ...takes('It takes two to three weeks.')],
    ],
    [
      ['they meet', '# Lamp', 'Delivered in 2 to 3 working days.', ...takes('Within 3 to 4 working days.')],
      ['one is faster for money', '# Lamp', 'Express delivery in 24 hours.', 'Delivery takes 5 working days.'],
      ['one goes abroad', '# Lamp', 'Delivered in 2 days.', 'Delivery takes 10 days outside Germany.'],
      ['one goes to a country', '# Lamp', 'Delivered in 2 days.', 'Delivery takes 6 days to Ireland.'],
      ['it is made first', '# Lamp', 'Delivered in 2 days.', 'Lamps made to order: delivery in 3 weeks.'],
      ['each has its bound', '# Lamp', 'Delivery within 2 days.', ...takes('Within 3 days.')],
    ],
  )
})

describe('opening hours', () => {
  pair(
    'the opening hours',
    [
      ['# Bakery', 'Open Monday to Friday 8.00 to 17.30.', foot('Mon–Fri 9–17')],
      ['# Bakery', 'Saturday: 8:30 am to 1 pm', foot('Sat 8:30 am – 12 pm')],
      ['# Bakery', 'Tuesday to Sunday 10:00–18:00', foot('Tue–Sun 10:00–19:00')],
    ],
    [
      ['they agree', '# Bakery', 'Open Monday to Friday 9.00 to 17.00.', foot('Mon–Fri 9 am – 5 pm')],
      ['it is the phone', '# Bakery', 'Open Monday to Friday 8.00 to 17.30.', foot('Phone: Mon–Fri 9–17')],
      ['there is a pause', '# Bakery', 'Mon–Fri 8:00–12:00', 'Mon–Fri 14:00–18:00', foot('Mon–Fri 8:00–18:00')],
      ['it is a season', '# Bakery', 'Mon–Fri 8:00–18:00', foot('In winter Mon–Fri 9:00–16:00')],
      ['they are of other days', '# Bakery', 'Mon–Fri 8:00–18:00', foot('Mon–Sat 8:00–17:00')],
    ],
  )
})

describe('the days of an event', () => {
  pair(
    'the days of the event',
    [
      ['# Cork days', '14–15 May 2026', '## Day 1 · 14 May', 'Talks', '## Day 2 · 16 May', 'More talks'],
      ['# Choir fair', 'June 5–7, in the hall', 'Day three: 8 June'],
      ['# Choir fair', '5 to 7 June', 'First day, 4 June: singing'],
    ],
    [
      ['they fit', '# Cork days', '14–15 May 2026', '## Day 1 · 14 May', '## Day 2 · 15 May'],
      ['people arrive before', '# Choir fair', '5–7 June', 'Day one, arrival on 4 June'],
      ['there are two events', '# Choir fair', '5–7 June', '9–11 October', 'Day one: 9 October'],
      ['the day is of something else', '# Choir fair', '5–7 June', 'Early prices end on 1 April'],
    ],
  )
})

describe('what binds', () => {
  it('is a notice of months as well', () => {
    expect(about('# Gym', 'Cancel any time.', 'The notice period is three months.')).toEqual(['leaving'])
    expect(about('# Gym', 'Cancel any time.', "You give us two months' notice.")).toEqual(['leaving'])
    expect(about('# Gym', 'Cancel any time.', 'Without a notice period of three months.')).toEqual([])
  })
  it('is a row of the guarantee where that is called so and nothing else', () => {
    expect(about('# Stove', '10-year guarantee', row('Guarantee | 5 years'))).toEqual(['the length of the guarantee'])
    expect(about('# Stove', '10-year guarantee', row('Guarantee on glass | 5 years'))).toEqual([])
    expect(about('# Stove', '10-year guarantee', row('Guarantee | 10 years'))).toEqual([])
  })
})

describe('lessons', () => {
  const many = (answer: string): Line[] => asks('How many lessons are there?', answer)
  pair(
    'the number of lessons',
    [
      ['# Baking', '24 lessons', ...many('20 lessons of an hour.')],
      ['# Baking', 'A course with 12 lessons.', ...many('There are 10 of you, and it has 14 lessons.')],
      ['# Baking', ...many('30 lessons across 6 weeks.'), foot('Baking · 36 lessons')],
    ],
    [
      ['there are two courses', '# Baking', '## Bread', '24 lessons', '## Cake', '12 lessons'],
      ['they are for others', '# Baking', '12 lessons for adults', ...many('8 lessons for children.')],
      ['they agree', '# Baking', '24 lessons', ...many('24 lessons of an hour.')],
    ],
  )
})
