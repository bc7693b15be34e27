/** Promises and numbers of an offer that the rest of its page does not keep. */
import { describe, expect, it } from 'vitest'
import { page } from '../documents.ts'
import type { Line } from '../page/sites.ts'
import { asks, sides, subjects } from './told.ts'

const row = (text: string, group = 5): Line => ({ type: 'table_row', text, group })
const rows = (...texts: string[]): Line[] => texts.map(text => row(text))
const footer = (text: string): Line => ({ text, zone: 'footer' })
const basket: Line = { type: 'button', text: 'Add to bag', style: { filled: true, background: '#1144cc' } }
const says = (...lines: Line[]) => sides(page(lines))
const about = (...lines: Line[]) => subjects(page(lines))

/** Sides that contradict each other, and ones that nearly do. */
function pair(subject: string, wrong: Line[][], right: [why: string, ...lines: Line[]][]) {
  it.each(wrong.map(lines => [lines] as const))('is held against itself: %j', lines => {
    expect(about(...lines)).toEqual([subject])
  })
  it.each(right)('is left alone where %s', (_why, ...lines) => {
    expect(about(...lines)).toEqual([])
  })
}

describe('a trial', () => {
  const trial: Line = { type: 'link', text: 'Start free trial', href: '/go' }
  const how = (answer: string): Line[] => asks('How does the trial work?', answer)
  pair(
    'the length of the trial',
    [
      ['# Rotas', trial, '14 days free.', ...how('You get the full Loaf plan for 30 days.')],
      [
        '# Rotas',
        trial,
        'A 7-day trial for everyone.',
        ...how('You can use everything for two weeks, free of charge.'),
      ],
      ['# Rotas', trial, 'Try it free for one month.', ...how('Everyone gets access for 14 days.')],
    ],
    [
      ['it is one length', '# Rotas', trial, '14 days free.', ...how('You get the full Loaf plan for two weeks.')],
      ['the rest is of something else', '# Rotas', trial, '14 days free.', ...how('You get support for 30 days.')],
      [
        'a longer one is asked for',
        '# Rotas',
        trial,
        '14 days free.',
        ...how('Schools can use everything for 30 days.'),
      ],
    ],
  )
  pair(
    'the credit card',
    [
      ['# Rotas', 'No card needed.', ...how('We ask for a card when you sign up and charge it later.')],
      ['# Rotas', 'Try it without a credit card.', 'We need your card details to start.'],
      ['# Rotas', 'No credit card required', ...how('We will take a card at sign-up.')],
    ],
    [
      ['it is for the paid plan', '# Rotas', 'No card needed.', 'We ask for a card when you subscribe to a paid plan.'],
      ['it is asked for at the end', '# Rotas', 'No card needed.', 'We ask for a card when the trial ends.'],
      ['another card is meant', '# Rotas', 'No card needed.', 'We need your library card to lend you a book.'],
    ],
  )
})

describe('bars of stars', () => {
  const bars = (...counts: string[]): Line[] =>
    counts.flatMap((count, at): Line[] => [
      { text: `${5 - at} ★`, group: at + 20 },
      { text: count, group: at + 20 },
    ])
  it('are added up and averaged', () => {
    expect(says('# Pillow', '4,8', 'of 5, from 180 verified buyers', ...bars('100', '40', '20', '10', '20'))).toEqual([
      'the number of reviews: “180 verified buyers” / 100 + 40 + 20 + 10 + 20',
      'the average rating: “4,8” / 4.00',
    ])
    expect(says('# Pillow', '4.6 out of 5', '1,000 ratings', ...bars('600', '200', '100', '60', '40'))).toEqual([
      'the average rating: “4.6 out of 5” / 4.26',
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

describe('a programme', () => {
  const day = (...texts: string[]): Line[] => ['# Cork days', ...rows(...texts)]
  pair(
    'the programme',
    [
      day(
        '09:00–10:00 | Welcome',
        '10:00–11:30 | Corks',
        '11:30–13:00 | Buyers',
        '12:30–14:00 | Lunch',
        '14:00–15:00 | Tour',
      ),
      day('9.00-10.00 | Welcome', '10.00-12.00 | Corks', '11.30-13.00 | Lunch', '13.00-14.00 | Tour'),
      day(
        '9:00 am – 10:30 am | Welcome',
        '10:00 am – 12:00 pm | Corks',
        '12:00 pm – 1:00 pm | Lunch',
        '1:00 pm – 2:00 pm | Tour',
      ),
    ],
    [
      [
        'it fits',
        ...day('09:00–10:00 | Welcome', '10:00–11:30 | Corks', '11:30–12:30 | Buyers', '12:30–14:00 | Lunch'),
      ],
      [
        'one holds the other',
        ...day('09:00–12:00 | Morning', '10:00–11:30 | Corks', '12:00–13:00 | Lunch', '13:00–14:00 | Tour'),
      ],
      [
        'it is beside it',
        ...day('09:00–10:00 | Welcome', '10:00–11:30 | Corks', '11:00–13:00 | Optional tour', '13:00–14:00 | Lunch'),
      ],
      [
        'rooms are named',
        ...day(
          '09:00–10:00 | Hall | A',
          '09:30–10:30 | Tent | B | x',
          '11:00–12:00 | Hall | C',
          '12:00–13:00 | Hall | D',
        ),
      ],
      [
        'more of them do',
        ...day('09:00–10:00 | A talk', '09:30–10:30 | B talk', '10:00–11:00 | C talk', '10:30–11:30 | D talk'),
      ],
      ['prices look like it', ...day('9-12 | Children', '10-14 | Youths', '12-16 | Adults', '15-18 | Others')],
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

describe('what a price holds', () => {
  pair(
    'what the price includes',
    [
      [
        '# Cork days',
        ...rows('20:00 | Supper by the river (not included in the ticket, €65)'),
        'Supper by the river is part of every full ticket.',
      ],
      ['# Farm stay', 'Breakfast is not included.', 'The price includes breakfast, towels and the final cleaning.'],
      ['# Farm stay', 'Bed linen is included in the price.', footer('Bed linen is not included in the rent.')],
    ],
    [
      [
        'it is so in a case',
        '# Farm stay',
        'Breakfast is not included.',
        'Breakfast is included in the price from two nights.',
      ],
      ['it is another thing', '# Farm stay', 'Dinner is not included.', 'The price includes breakfast.'],
      ['both say no', '# Farm stay', 'Breakfast is not included.', 'The price does not include breakfast.'],
      ['one ticket has it', '# Cork days', 'Supper is not included.', 'VIP tickets include supper.'],
    ],
  )
})

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

describe('what is made once it is ordered', () => {
  pair(
    'how soon it is sent',
    [
      ['# Topper', basket, 'Only 3 left – order today, delivered tomorrow', 'Each one is sewn to order.'],
      ['# Lamp', basket, 'Order by 2 pm, shipped the same day.', 'Allow 4 to 6 weeks before it leaves the workshop.'],
      ['# Desk', basket, 'In stock, ready to ship.', 'Every desk is built by hand once it is ordered.'],
    ],
    [
      [
        'samples are sent at once',
        '# Desk',
        basket,
        'Order samples today, delivered tomorrow.',
        'Every desk is built to order.',
      ],
      ['another size is made', '# Desk', basket, 'In stock, ready to ship.', 'Custom sizes are made to order.'],
      ['points take as long', '# Desk', basket, 'Ships today.', 'Please allow 2 weeks for your points.'],
      ['the money takes as long', '# Desk', basket, 'Ships today.', 'Refunds take up to 2 weeks for the bank.'],
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

describe('sending back', () => {
  pair(
    'the time for returns',
    [
      ['# Topper', basket, '100 nights to try.', 'Returns: you may send goods back within 30 days of receipt.'],
      ['# Pillow', basket, '60 nights to sleep on it.', 'You can return it within 14 days.'],
      ['# Chair', basket, '30 days to try it at home.', 'Send your order back within 100 days.'],
    ],
    [
      ['they agree', '# Topper', basket, '30 nights to try.', 'You may send goods back within 30 days of receipt.'],
      [
        'nights are slept there',
        '# Farm stay',
        'Three nights to try.',
        'You may send goods back within 30 days of receipt.',
      ],
      [
        'a right by law is named',
        '# Topper',
        basket,
        '100 nights to try.',
        'By law you may send goods back within 14 days.',
      ],
    ],
  )
  pair(
    'who pays for returns',
    [
      [
        '# Topper',
        'Sleep on it. If it is not for you, we collect it and pay you back.',
        'The buyer pays the return postage.',
      ],
      ['# Lamp', 'Free returns', footer('Return shipping is at your own expense.')],
      ['# Lamp', 'Returns are free.', 'Customers bear the cost of the return.'],
    ],
    [
      [
        'it is of a fault',
        '# Lamp',
        'We pay the return postage if it is faulty.',
        'The buyer pays the return postage.',
      ],
      ['it is of abroad', '# Lamp', 'Free returns', 'Outside the EU the buyer pays the return postage.'],
      ['it is late', '# Lamp', 'Free returns', 'After 30 days the buyer pays the return postage.'],
      ['both say the same', '# Lamp', 'Free returns', 'We pay the return postage.'],
    ],
  )
})

describe('the cost of delivery', () => {
  const price = '1.899 kr.'
  pair(
    'the cost of delivery',
    [
      [
        '# Topper',
        price,
        basket,
        'Free delivery to your door.',
        '## Sending',
        ...rows('Way | Price', 'Home delivery | 79 kr.'),
      ],
      [
        '# Topper',
        price,
        basket,
        'FREE DELIVERY IN DENMARK ON ORDERS OVER 499 KR.',
        'Free delivery to your door.',
        '## Sending',
        ...rows('Home delivery | 2 days | 79 kr.'),
      ],
      ['# Lamp', '£120', basket, 'Free delivery', '## Sending', ...rows('Standard delivery | £4.95')],
    ],
    [
      [
        'the prices are of small orders',
        '# Lamp',
        '£120',
        basket,
        'Free delivery over £50',
        '## Sending',
        ...rows('Standard delivery | £4.95'),
      ],
      [
        'the table says from when on',
        '# Lamp',
        '£120',
        basket,
        'Free delivery',
        '## Sending',
        ...rows('Home delivery | £4.95', 'Above £50 | nothing'),
      ],
      [
        'it is a faster way',
        '# Lamp',
        '£120',
        basket,
        'Free delivery',
        '## Sending',
        ...rows('Express delivery | £9.95'),
      ],
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
