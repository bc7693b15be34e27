/** Where data are, a material, washing, ingredients: told twice on a page. */
import { describe, expect, it } from 'vitest'
import { about, footer, pair, row, rows } from '../held-on-a-page.ts'

describe('where data are', () => {
  pair(
    'where the data are',
    [
      [
        '# Rotas',
        'All staff data stays in Ireland and never leaves the EU.',
        footer('Service data is processed by our hosting partner in Virginia, USA.'),
      ],
      ['# Rotas', 'Your records are stored only in Switzerland.', 'Records are backed up in Frankfurt.'],
      ['# Rotas', 'Patient files never leave Canada.', 'Files are stored on servers in the United States.'],
    ],
    [
      ['it is within', '# Rotas', 'Your data never leaves the EU.', 'Data is stored in a data centre in Frankfurt.'],
      [
        'it is of billing',
        '# Rotas',
        'Your data never leaves the EU.',
        'Payment data is processed by a partner in the USA.',
      ],
      ['customers choose', '# Rotas', 'Your data stays in Germany.', 'If you choose so, data is stored in the USA.'],
      ['it is denied', '# Rotas', 'Your data stays in Germany.', 'Data is not stored in the USA.'],
    ],
  )
})

describe('a material', () => {
  pair(
    'the material',
    [
      ['# Topper', '100 % pure new wool.', ...rows('Filling | 80 % new wool, 20 % polyester, 1.200 g/m²')],
      ['# Scarf', 'Nothing synthetic, ever.', 'Made of 70% wool and 30% nylon.'],
      ['# Shirt', 'A plastic-free wardrobe begins here.', ...rows('Fabric | 95% cotton, 5% elastane')],
    ],
    [
      [
        'it is of the cover',
        '# Topper',
        'The cover is 100 % cotton.',
        ...rows('Filling | 80 % cotton, 20 % polyester'),
      ],
      ['it is another row', '# Topper', ...rows('Cover | 100 % wool', 'Filling | 80 % wool, 20 % polyester')],
      ['it is of the parcel', '# Scarf', 'Sent in plastic-free packaging.', 'Made of 70% wool and 30% nylon.'],
      ['one colour is mixed', '# Shirt', '100% cotton', 'Heather colours: 85% cotton, 15% viscose.'],
      ['it says where from', '# Topper', 'All wool is washed by hand.', ...rows('Filling | 80 % wool, 20 % polyester')],
      ['it is all natural', '# Scarf', 'Nothing synthetic.', 'Made of 70% wool and 30% silk.'],
    ],
  )
})

describe('washing', () => {
  pair(
    'the washing',
    [
      ['# Topper', ...rows('Care | Air it. Do not machine wash.'), 'Washed it at 40 degrees and it came out like new.'],
      ['# Jumper', 'Machine washable and soft.', 'Care: hand wash only.'],
      ['# Rug', 'Dry clean only.', 'Stains? Machine wash at 30 degrees.'],
    ],
    [
      ['a part comes off', '# Topper', 'Do not machine wash.', 'The cover is machine washable.'],
      ['both say no', '# Topper', 'Do not machine wash.', 'This is not machine washable.'],
      ['they agree', '# Jumper', 'Machine washable.', 'Wash at 30 degrees.'],
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
