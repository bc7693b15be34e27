/** What honest pages say twice with two values, each of a thing, a time or a place of its own. */
import { expect, it } from 'vitest'
import { linesOfPage } from './lines-of-page.ts'
import { subjects } from './told.ts'

it.each<[lines: string[]]>([
  [['# Bikes', 'The frame is guaranteed for ten years, parts for two.', '| Warranty on parts | 2 years']],
  [['# Kayaks', 'Open every day', '### Are you open on public holidays?', 'We are closed on 25 December.']],
  [['# Soap', 'We started in 2016 in a kitchen.', 'Soap has been made in this valley since 1843.']],
  [
    [
      '# Soap',
      'Founded in 2016',
      'Trusted by hospitals since 2018',
      '“We have used soap like this since 2009, and theirs is the mildest.”',
      'Eva Rask, Malmö',
    ],
  ],
  [['# Vets', '24 hours a day, seven days a week', 'F: Reception Mon–Fri 8–18']],
  [['# Tents', 'Sleeps four', '| Capacity | 4', '| Weight | 3 kg']],
  [
    [
      '# Web',
      'Live in two weeks',
      'Week 1: words and pictures',
      'Week 2: build and launch',
      'Week 6: we look at the figures together and review them',
    ],
  ],
  [['# Movers', 'No subcontractors.', '### Do you store furniture?', 'Our partner warehouse in Hull keeps it dry.']],
  [['# Mail', 'Data stays in the EU.', 'We ship hardware to the United States.']],
  [['# Gym', 'Cancel any time.', '### What about the 12-month offer?', 'It is 20% less and runs for 12 months.']],
  [['# Rotas', 'No credit card.', '### Which cards do you take?', 'Visa and Mastercard, once you subscribe.']],
  [
    [
      '# Rotas',
      '| | Nest | Colony',
      '| Users | 5 | 20',
      'Nest has 3 views.',
      'Nest is our oldest plan: 9 years and counting.',
    ],
  ],
  [
    [
      '# Rotas',
      '| Size | Price',
      '| Small | €90',
      '| Large | €120',
      'A Small with a lid costs €99.',
      'Large is €110 in May.',
    ],
  ],
  [['# Show', 'Free entry', '| Adults | £0', '| Parking | £4']],
  [['# Diving', 'Waterproof to 30 m', '| Water resistance | 100 m']],
  [['# Van', 'Delivery within 30 miles is free.', 'We deliver within 60 miles of Ely.']],
  [['# Rotas', 'Used in 12 countries', 'Translated into nine languages, sold by partners in 4 countries']],
  [['# Rotas', 'Support 24/7 by e-mail', 'Phone support Mon–Fri 9–17']],
  [['# Rotas', '340 homes use Harbour Loom', '120 homes in Wales work with us.']],
  [['# Painter', 'Your hall painted in two days', 'Day 1 – sanding', 'Day 2 – two coats']],
  [['# Firm', 'Since 1998', 'Founded in 1998 by Ada. Twenty years later, in 2018, Ben joined.']],
  [
    [
      '# Firm',
      'My father opened the shop in 1961.',
      'Harbour Loom was founded in 1992.',
      'Since 1961: wood from one valley',
    ],
  ],
  [
    [
      '# Vets',
      '| | Cat | Dog',
      '| A month | €14.50 | €17.00',
      '| A year | €174 | €204',
      'Contains two check-ups, worming four times a year and 10% off food.',
    ],
  ],
  [
    [
      '# Gym',
      '| | Basic | Both',
      '| Monthly | $30 | $40',
      '| Yearly | $360 | $480',
      'Yearly members get 15% off our courses.',
      'Last year members used 12% less water.',
    ],
  ],
  [['# Box', '£9 a month or £108 a year, and you save 10% on coffee machines.']],
  [['# Wool', '100% wool blankets from €89', 'Throws: 70% wool, 30% cotton.']],
  [['# Scarves', 'Hand wash only for the silk scarf.', 'The cotton scarves can be machine-washed at 40 °C.']],
  [['# Chairs', '15 years in the trade', 'Since 2016 on our own']],
  [['# Ice', 'Keeps food cold down to −20 °C', '| Operating temperature | −10 to 43 °C']],
  [
    [
      '# Pump',
      'Labour is guaranteed for 2 years. Parts are guaranteed for 5 years.',
      '| Parts | 5 years',
      '| Labour | 2 years',
    ],
  ],
])('is left alone: %j', lines => {
  expect(subjects(linesOfPage(...lines))).toEqual([])
})
