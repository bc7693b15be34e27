/** A trial, what is sent back, a delivery, what binds: told twice on a page. */
import { describe, expect, it } from 'vitest'
import type { Line } from '../../../page/sites.ts'
import { about, basket, footer, pair, row } from '../held-on-a-page.ts'
import { asks } from '../told.ts'

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

describe('a delivery', () => {
  const takes = (answer: string): Line[] => asks('How long does delivery take?', answer)
  pair(
    'the time of delivery',
    [
      ['# Lamp', 'Delivered in 2 to 3 working days.', ...takes('We deliver within 7 to 10 working days.')],
      ['# Lamp', 'Delivery in 48 hours', footer('Delivery takes 5 working days.')],
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
