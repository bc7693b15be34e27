/** A line and the table of measures, a weight, a length: told twice on a page. */
import { describe, expect, it } from 'vitest'
import { page } from '../../../documents.ts'
import type { Line } from '../../../page/sites.ts'
import { pair, row } from '../held-on-a-page.ts'
import { sides } from '../told.ts'

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

describe('a line and the table of measures', () => {
  const measured = (line: Line, ...rows: string[]) =>
    sides(page(['# The Calder saw', line, ...rows.map(text => ({ type: 'table_row' as const, text }))]))
  it('cannot both hold', () => {
    expect(measured('- 11-second cycle, down and back', 'Cycle time | 14 seconds')).toEqual([
      'the cycle: “11-second cycle” / “Cycle time | 14 seconds”',
    ])
    expect(measured('It comes with a 5-litre tank.', 'Weight | 40 kg', 'Tank | 3 litres')).toEqual([
      'the tank: “5-litre tank” / “Tank | 3 litres”',
    ])
  })
  it.each<[string, Line, string[]]>([
    ['the same', 'A 14-second cycle.', ['Cycle time | 14 seconds']],
    ['rounded', 'A 15-second cycle.', ['Cycle time | 14.2 seconds']],
    ['bounded', 'Up to a 20-second cycle.', ['Cycle time | 14 seconds']],
    ['another unit', 'A 2-gallon tank.', ['Tank | 8 litres']],
    ['another’s', 'Most saws have an 8-litre tank.', ['Tank | 3 litres']],
    ['two tanks', 'A 5-litre tank.', ['Tank | 3 litres', 'Tank | 5 litres']],
    ['a part of it', 'A 5-litre tank lid.', ['Tank | 3 litres']],
    ['a table of two models', 'A 5-litre tank.', ['Tank | 3 litres | 5 litres']],
  ])('may both hold: %s', (_why, line, rows) => {
    expect(measured(line, ...rows)).toEqual([])
  })
})
