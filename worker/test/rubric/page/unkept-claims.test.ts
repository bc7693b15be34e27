/** Claims and defaults that a careful reader stops at, and what looks like them. */
import { describe, expect, it } from 'vitest'
import { comparisonNoBase } from '#worker/panel/rubric/any/comparison-no-base.ts'
import { placeholderLeft } from '#worker/panel/rubric/any/placeholder-left.ts'
import { statisticUnsourced } from '#worker/panel/rubric/any/statistic-unsourced.ts'
import { quotesSeen } from '../see.ts'
import { button, field, type Line, link, quotes, saidBy, seen, site } from './sites.ts'

const on = (...lines: Line[]) => site(['# Invoices for photographers', button('Buy now'), ...lines])

const cases: Record<string, { holds: string[]; not: string[] }> = {
  'crowd-uncounted': {
    holds: [
      'Our lemonade is trusted by thousands of happy customers.',
      'Loved by millions worldwide.',
      'Chosen by hundreds of people in Hull.',
      'The tool is used by countless teams.',
    ],
    not: [
      'Trusted by 4,100 photographers.',
      'Trusted by thousands of photographers, including Ada Muster and Example Studio.',
      'Loved by thousands: rated 4.8 out of 5 in 912 reviews.',
      'Trusted by thousands? No, by the eleven of us.',
      'It is not trusted by thousands, only by the eleven of us.',
      'The path was used by thousands of pilgrims.'.replace('used', 'walked'),
    ],
  },
  'income-claim': {
    holds: [
      'Our students earn $8,400 a month from home.',
      'I made $47,312 in 30 days, and so can you.',
      'Build passive income while you travel.',
      'You could replace your salary within a year.',
      'Partners make up to €3,000 per month.',
    ],
    not: [
      'Drivers on a shift earn £14 per hour, paid weekly.',
      'You pay $900 a month and we do the rest.',
      'The median of our students earned $300 in the first month.',
      'We do not promise that you will earn $5,000 a month.',
      'Last May you made £400 a month for the hospice by your donations.',
      'The calculator shows what you earn, say €2,000 a month, and what is left.',
    ],
  },
  'launch-date-past': {
    holds: [
      'The new app is coming in March 2024.',
      'Launching March 2025.',
      'Version 4 launches in spring 2025 with offline maps.',
      'The next course starts on 3 February 2026.',
    ],
    not: [
      'The new app is coming in June 2026.',
      'Version 4 launched in spring 2025.',
      'The shop was opening in March 2024 when the flood came.',
      '12 January 2025: our app is coming in March 2025.',
      'The next course starts in 2026.',
      'The first copy, expected by nobody, sold 300 times.',
    ],
  },
}

describe.each(Object.entries(cases))('%s', (id, { holds, not }) => {
  it.each(holds)('sees: %s', text => {
    expect(text).toContain(quotes(id, on(text))[0] ?? 'nothing')
  })
  it.each(not)('leaves alone: %s', text => {
    expect(quotes(id, on(text))).toEqual([])
  })
})

describe('comparison-no-base', () => {
  it.each([
    'Our customers get paid 3 times faster.',
    'Sales teams are 40% more productive.',
    'Members get fit twice as fast.',
    'Write 5x faster with fewer clicks.',
  ])('sees: %s', text => {
    expect(quotesSeen(comparisonNoBase, on(text))).toEqual([text])
  })
  it.each([
    'Our customers get paid 3 times faster than by post.',
    'In our test of 40 invoices the median was paid 2 times faster.',
    'You could be 3 times faster one day.',
    'Meet three times a week and twice as long on Sundays.',
    'Are you 40% more productive after coffee?',
    'Other tools claim to be 5x faster.',
    'It went from 12 days to 4, 3 times faster.',
    'The lens has a 3 times longer zoom.',
    'Saver rate, 12% cheaper: no refund.',
    'Tickets without a seat are 15% cheaper.',
  ])('leaves alone: %s', text => {
    expect(quotesSeen(comparisonNoBase, on(text))).toEqual([])
  })
  it('leaves a neighbour’s measurement and a customer’s words alone', () => {
    const text = 'Our customers get paid 3 times faster.'
    expect(quotesSeen(comparisonNoBase, on(text, 'Measured on 412 invoices of 2025.'))).toEqual([])
    expect(
      quotesSeen(comparisonNoBase, on('“They make us 3 times faster, every single week.”', '— Ada Muster')),
    ).toEqual([])
  })
  it('yields to a study without a name, which is not hidden by a crowd in the same paragraph', () => {
    const text = 'Trusted by over 10,000 companies worldwide. Studies show that teams are 73% more productive with it.'
    expect(quotesSeen(statisticUnsourced, on(text))).toEqual([
      'Studies show that teams are 73% more productive with it.',
    ])
  })
})

describe('extra-prechecked', () => {
  const box = (label: string, checked = true) => on(field('E-mail'), field(label, { type: 'checkbox', checked }))
  it('sees what costs money and was ticked', () => {
    const document = box('Add the VIP chat for $29 per month')
    expect(quotes('extra-prechecked', document)).toEqual(['Add the VIP chat for $29 per month'])
    expect(saidBy('skeptical-buyer', 'extra-prechecked', document)).toContain('$29')
  })
  it.each([
    'Bill me yearly and save $29',
    'Pay yearly (€90)',
    'I agree to pay £12',
    'Gift Aid adds £2.50 to my £10',
    'Add £0.30 for the card fee',
  ])('leaves alone: %s', label => {
    expect(seen('extra-prechecked', box(label))).toEqual([])
  })
  it('leaves an empty box alone', () => {
    expect(seen('extra-prechecked', box('Add the VIP chat for $29 per month', false))).toEqual([])
  })
})

describe('terms-faint', () => {
  const line = (text: string, contrast: number) =>
    on({ text, style: { color: '#cccccc', background: '#ffffff', contrast } })
  const term = 'By using the site you agree to a yearly renewal fee of $99.'
  it('sees a binding line that can hardly be read', () => {
    expect(quotes('terms-faint', line(term, 1.6))).toEqual([term])
    expect(saidBy('skeptical-buyer', 'terms-faint', line(term, 1.6))).toContain('1.6:1')
  })
  it('leaves readable terms, faint ornament, good news and a misread ground alone', () => {
    expect(seen('terms-faint', line(term, 4.6))).toEqual([])
    expect(seen('terms-faint', line('Made by hand in a small house by the sea.', 1.6))).toEqual([])
    expect(seen('terms-faint', line('There is no setup fee and there are no yearly fees.', 1.6))).toEqual([])
    expect(seen('terms-faint', line(term, 1.02))).toEqual([])
  })
})

describe('cta-dead', () => {
  it('holds for links worded as a step, drawn or not, and names the others', () => {
    const document = site(['# Invoices', link('Start free', '#', { reacts: false }), link('Book a demo', '#')])
    expect(quotes('cta-dead', document)).toEqual(['Start free', 'Book a demo'])
    expect(saidBy('funnel-fixer', 'cta-dead', document)).toMatch(/“#”.*a real click.*“Book a demo”/)
  })
  it('leaves menus, tabs and links that a script answers alone', () => {
    for (const one of [
      link('Start free', '#', { zone: 'nav' }),
      link('Monthly', '#'),
      link('Start free', '#', { reacts: true }),
      link('Learn more', '#features', { reacts: false }),
      link('Start free', '/start'),
    ])
      expect(seen('cta-dead', site(['# Invoices', one]))).toEqual([])
  })
})

describe('praise by nobody', () => {
  const id = 'testimonial-anonymous'
  it.each([
    '“Amazing. Just amazing.” A happy customer',
    '“Best tool ever, it changed my life!” – J.',
    '“It saved my whole summer.” — A. B.',
    '“Made my year!!!” – A satisfied user',
  ])('is a testimonial however short: %s', text => {
    expect(seen(id, on(text))).toHaveLength(1)
  })
  it.each([
    '“Amazing. Just amazing.” Morag Lindsay, member since 2025',
    'Say “thank you very much” to a happy customer',
    '“Invoices that chase themselves” is our motto',
    '“Please ring the bell twice” A sign on the door',
  ])('leaves alone: %s', text => {
    expect(seen(id, on(text))).toEqual([])
  })
})

describe('audience-unnamed', () => {
  const opening = (text: string) =>
    site(['# Borrow a drill for £3 a day', text, button('See the tools', { href: '/tools' })])
  it('leaves people in a place with a need alone', () => {
    expect(seen('audience-unnamed', opening('We lend drills to people in Leith who need one for a weekend.'))).toEqual(
      [],
    )
    expect(seen('audience-unnamed', opening('We lend drills to people who have no room to keep one.'))).toEqual([])
  })
  it('still holds for people in general', () => {
    expect(seen('audience-unnamed', opening('We lend drills to people, and people love that.'))).toHaveLength(1)
  })
})

describe('what a program should have filled in', () => {
  it.each([
    'Hi {{ visitor.first_name }}, welcome.',
    '{% include "features-table" %}',
    'Save <%= percent %> today',
    '© 2023 Your Company Name',
  ])('was left in: %s', text => {
    expect(quotesSeen(placeholderLeft, on(text))).toEqual([text])
  })
  it.each([
    'Write {{first_name}} where the name goes: merge fields work in every line.',
    'Our templates understand {% if %} and {% for %}.',
    'Save 20 % of your time {really}.',
    'Copyright of your company name stays with you.',
  ])('is shown on purpose: %s', text => {
    expect(quotesSeen(placeholderLeft, on(text))).toEqual([])
  })
})
