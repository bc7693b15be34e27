import { describe, expect, it } from 'vitest'
import { button, type Line, link, quotes, saidBy, seen, site } from './sites.ts'

const card = (group: number, ...texts: string[]) => texts.map(text => ({ text, group }))

describe('price-gated', () => {
  const id = 'price-gated'
  it('holds where a pricing part has only a conversation', () => {
    const document = site(['# Rotas for nurses', '## Pricing', 'Every home is different. Contact us for a quote.'])
    expect(quotes(id, document)).toEqual(['Contact us for a quote.', 'Pricing'])
    expect(saidBy('funnel-fixer', id, document)).toContain('Contact us for a quote')
  })
  it.each([
    'Save 20% on agency staff. Contact us for a quote.',
    'With 99.9% uptime. Contact us for a quote.',
    'Feel free to write. Price on request.',
    'Contact us for a free quote.',
    'Contact us: the first call is free of waiting. Request a quote.',
  ])('holds beside what is no price: %s', text => {
    expect(seen(id, site(['# Rotas for nurses', '## Pricing', text]))).toHaveLength(1)
  })
  it.each([
    ['one plan with a price', ['## Pricing', ...card(1, 'Home', '$49 per month'), ...card(2, 'Group', 'Contact us')]],
    ['a free plan', ['## Pricing', ...card(1, 'Home', 'Free'), ...card(2, 'Group', 'Contact us')]],
    ['no pricing part', ['## Questions', 'Contact us at any time.']],
    ['a heading about saving costs', ['## Cut your staffing costs', 'Contact us to hear how.']],
    ['something priceless', ['## A priceless evening', 'Contact us.']],
    ['a negation', ['## Pricing', 'You will never have to contact sales.']],
    ['a share', ['## Rates', 'Our margin is 11% on the framework rate. For permanent posts please contact us.']],
    ['a fraction', ['## What we charge: prices', 'We take a third of what is paid. Contact us for a quote.']],
    ['no win, no fee', ['## Fees', 'No win, no fee. Contact us for a quote on anything else.']],
    ['a gift', ['## Prices', 'Free for schools. Contact us if you are none.']],
    ['pence', ['## Prices', '50p a bag. Contact us for more than a hundred.']],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(['# Rotas for nurses', ...lines]))).toEqual([])
  })
})

describe('price-shown', () => {
  const id = 'price-shown'
  it('holds for an amount with its unit, in the card or in the switch above', () => {
    expect(quotes(id, site(['## Pricing', ...card(1, 'Home', '$49 per month')]))).toEqual(['$49 per month'])
    expect(quotes(id, site(['## Pricing', 'Billed monthly', ...card(1, 'Home', '$49')]))).toEqual([
      '$49',
      'Billed monthly',
    ])
  })
  it.each([
    ['£6.50 a payslip, no set-up fee, one month’s notice.', '£6.50 a payslip'],
    ['€3 per employee per month', '€3 per employee per month'],
    ['$19 per active engineer per month, billed monthly', '$19 per active engineer per month, billed monthly'],
    ['$12 / user / month', '$12 / user / month'],
    ['£28 each, £4.50 postage in the UK.', '£28 each'],
    ['€40 per 1,000 letters and no contract', '€40 per 1,000 letters'],
    ['£80 an hour with a guide', '£80 an hour'],
  ])('carries the whole unit of %s', (line, whole) => {
    const document = site(['## Pricing', ...card(1, 'Home', line)])
    for (const lens of ['skeptical-buyer', 'market-competition', 'funnel-fixer'] as const) {
      expect(saidBy(lens, id, document)).toMatch(new RegExp(`(?:^|At )${whole.replace(/[$/.]/g, '\\$&')}(?=[ :,])`))
    }
  })
  it.each([
    ['another amount’s period', ['£6.50 for setting up', 'Cancel with a month of notice']],
    ['a period that the same line gives to something else', ['£6.50 for what it is, one month of notice']],
    ['a switch between two periods', ['$49', 'Monthly or yearly']],
    ['a notice', ['£29', 'Rolling, leave with a month’s notice.']],
    ['how long one may look', ['€90', 'Live, and for a month afterwards.']],
    ['what one gets', ['£45', 'A row of desks']],
    ['what one gets for a time', ['€280', 'An hour and 12 prints.']],
  ])('is silent about %s', (_why, lines) => {
    expect(seen(id, site(['## Pricing', ...card(1, 'Home', ...lines)]))).toEqual([])
  })
  it('does not hold for an amount elsewhere or without a unit', () => {
    expect(seen(id, site(['# Rotas', 'One home saved $4,000 a year.']))).toEqual([])
    expect(seen(id, site(['## Pricing', ...card(1, 'Home', '$49')]))).toEqual([])
  })
})

describe('price-unit-missing', () => {
  const id = 'price-unit-missing'
  it('holds where neither card nor surroundings say per what', () => {
    const document = site(['## Pricing', ...card(1, 'Home', '$49', 'Up to 60 beds'), ...card(2, 'Group', '$99')])
    expect(quotes(id, document)).toEqual(['$49'])
    expect(saidBy('skeptical-buyer', id, document)).toContain('$49')
    const plan = site([
      '## Pricing',
      ...card(1, 'Home', '$49'),
      ...card(2, 'Pro', '$99'),
      link('Buy your Pro plan', '/go'),
    ])
    expect(quotes(id, plan)).toEqual(['$49'])
  })
  it.each([
    ['the unit in another line of the card', card(1, 'Home', '$49', '/month')],
    ['a unit that no list knows', card(1, 'Home', '$49 per mailbox')],
    ['a footnote', [...card(1, 'Home', '$49'), 'All prices per month.']],
    ['a shop’s cart', [...card(1, 'Blue mug', '$49'), button('Add to cart', { group: 1 })]],
    ['a fee in a row of its own', [{ type: 'table_row' as const, text: 'Check-up | $48' }]],
    ['one thing that a button orders', [...card(1, 'Small', '$49'), link('Order one', '/order')]],
    ['an article that a button buys', [...card(1, 'Blue mug', '$49'), link('Buy the blue mug', '/order')]],
    ['a basket', [...card(1, 'Blue mug', '$49'), link('Blue mug', '/basket')]],
    ['goods that are sent', [...card(1, 'Blue mug', '$49'), 'Free UK delivery in three days.']],
    ['a ticket', card(1, 'Day ticket', '$49')],
    ['a unit in the card beside', [...card(1, 'Half a day', '$780 per shoot'), ...card(2, 'Whole day', '$1,450')]],
    ['a fare', card(1, 'Motorbike', 'was $99, now $79 one way')],
    ['words that say what the amount covers', card(1, 'Half a day', '$780 for up to 50 guests')],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(['## Pricing', ...lines]))).toEqual([])
  })
  const named = (group: number, name: string, ...texts: string[]): Line[] => [
    { type: 'heading', level: 3, text: name, group },
    ...card(group, ...texts),
  ]
  it.each([
    ['treatments', [...named(1, 'Examination', '€55'), ...named(2, 'White filling', '€120')]],
    ['rooms', [...named(1, 'Snug double', 'from £135', 'Breakfast for two'), ...named(2, 'The loft', '£240')]],
    ['loaves', [...named(1, 'House sour', '£4.40', '800 g'), ...named(2, 'Seeded rye', '£4.90')]],
    ['cleaning', [...named(1, 'Studio', '£34', '2 hrs'), ...named(2, 'Two-bed', '£51', '3 hrs')]],
    ['two days in March', [...named(1, 'Regular', '€420', 'Both days, lunches and the walk.'), button('Register')]],
    ['what is kept', [...named(1, 'One machine', '$49', 'Yours, with two years of updates.'), button('Sign up')]],
    ['a bottle', [...named(1, 'Serum', '$68', '50 ml, enough for two weeks.'), button('Sign up')]],
    ['a box that is sent', named(1, 'Pot', '$32', 'Four tins, shipped on the first. Stop the subscription in a mail.')],
  ])('asks no period of %s', (_what, lines) => {
    expect(seen(id, site(['# Good morning', '## Prices', ...lines]))).toEqual([])
  })
  it.each([
    [
      'memberships',
      [...named(1, 'Daytime', '£29', 'All the racks'), ...named(2, 'Orchard', '£44')],
      '## Membership prices',
    ],
    ['limits', [...named(1, 'Nest', '$12', 'Up to 3 projects'), ...named(2, 'Tree', '$29')], '## Pricing'],
    ['sign-ups', [button('Sign up'), ...named(1, 'Nest', '$12'), ...named(2, 'Tree', '$29')], '## Pricing'],
  ])('asks a period of %s', (_what, lines, heading) => {
    expect(seen(id, site(['# Good morning', heading, ...lines]))).toHaveLength(1)
  })
})

describe('trial-terms-missing', () => {
  const id = 'trial-terms-missing'
  it('holds for a trial on a button without any terms', () => {
    expect(quotes(id, site(['# Rotas', button('Start your free trial')]))).toEqual(['Start your free trial'])
  })
  it('does not hold with a length, a card line or a trial only in prose', () => {
    expect(seen(id, site(['# Rotas', button('Start your free trial'), '14 days, then $9 a month.']))).toEqual([])
    expect(seen(id, site(['# Rotas', button('Start your free trial'), 'No credit card.']))).toEqual([])
    expect(seen(id, site(['# Rotas', 'Nurses like a free trial.', button('See the rota')]))).toEqual([])
  })
  it.each([
    'Two weeks, on us.',
    'Thirty days, and then you choose.',
    'You have until the end of next month.',
    'The first month is on the house.',
    'Try it for a fortnight.',
    'No payment details.',
    'We never ask for card details up front.',
    'We ask for an email and nothing else.',
    'You won’t be charged until you pick a plan.',
    'Nothing is charged at the end unless you pick a plan.',
    'When it is over the rota turns read-only.',
    'Free for one ward.',
    'One desk is free, however long.',
    'You pay on the eighth day, or it goes dark.',
    'Your first rota costs nothing, with every shift.',
    'After that each rota is $4.50 and stays yours.',
    'Look at it for three weeks. Like it? Add billing.',
  ])('knows the terms in: %s', text => {
    expect(seen(id, site(['# Rotas', button('Start your free trial'), text]))).toEqual([])
  })
  it.each([
    'Saves each nurse two hours.',
    'Feel free to plan a month.',
    'Two weeks of shifts, free of errors.',
    'Pay when you travel.',
    'No billing software is as fast.',
  ])('finds no terms in: %s', text => {
    expect(seen(id, site(['# Rotas', button('Start your free trial'), text]))).toHaveLength(1)
  })
})

describe('discount-unreferenced', () => {
  const id = 'discount-unreferenced'
  it('holds for a lower price against an undated higher one', () => {
    const document = site(['## Kits', ...card(1, 'Starter kit', '$49', 'was $99')])
    expect(quotes(id, document)).toEqual(['$49', 'was $99'])
    expect(saidBy('skeptical-buyer', id, document)).toContain('$49 against $99')
  })
  it.each([
    ['yearly billing', card(1, 'Home', '$49 a month', 'instead of $59, billed annually')],
    ['an end date', card(1, 'Home', '$49', 'was $99, until 31 March 2027')],
    ['a volume', card(1, 'Home', '$49', 'instead of $59 from 10+ seats')],
    ['a benefit', ['Save $4,000 on agency staff.']],
    ['a subsidy', ['€9,840 before the subsidy, €6,990 after the subsidy of €2,850']],
    ['a rise', card(1, 'Home', '$99', 'was $49')],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(['## Kits', ...lines]))).toEqual([])
  })
})
