import { describe, expect, it } from 'vitest'
import { button, field, quotes, saidBy, seen, site } from './sites.ts'

describe('countdown-timer', () => {
  const id = 'countdown-timer'
  const ticking = (before: string, after: string, more: (string | ReturnType<typeof button>)[] = []) =>
    site(['# Rotas', before, button('Buy now'), ...more], { changingTexts: [{ before, after }] })
  it('holds where the digits change beside the offer', () => {
    const document = ticking('Sale ends in 04:12:33', 'Sale ends in 04:12:30')
    expect(quotes(id, document)).toEqual(['Sale ends in 04:12:33'])
    expect(saidBy('brand', id, document)).toContain('04:12:33')
  })
  it('does not hold for a stated event, a clock time, digits that stand still, or far from any offer', () => {
    const event = ['Registration closes 14 March, 18:00 CET']
    expect(seen(id, ticking('Closes in 04:12:33', 'Closes in 04:12:30', event))).toEqual([])
    expect(seen(id, ticking('It is 12:00:00 UTC', 'It is 12:00:03 UTC'))).toEqual([])
    expect(seen(id, ticking('Log: 2006/01/02 15:04:05', 'Log: 2006/01/02 15:04:08'))).toEqual([])
    expect(seen(id, ticking('A card ending in 1234', 'A card ending in 5678'))).toEqual([])
    expect(seen(id, site(['# Rotas', 'Sale ends in 04:12:33', button('Buy now')]))).toEqual([])
    const far = { text: 'Sale ends in 04:12:33', box: { x: 0, y: 1400, width: 300, height: 30 } }
    const change = { changingTexts: [{ before: 'Sale ends in 04:12:33', after: 'Sale ends in 04:12:30' }] }
    expect(seen(id, site(['# Rotas', button('Buy now'), far], change))).toEqual([])
  })
})

describe('scarcity-count', () => {
  const id = 'scarcity-count'
  it('holds beside a button', () => {
    const document = site(['# Mugs', 'Only 3 left in stock', button('Buy now')])
    expect(quotes(id, document)).toEqual(['Only 3 left in stock'])
    expect(saidBy('skeptical-buyer', id, document)).toContain('Only 3 left')
  })
  it.each([
    '$87 left in the budget',
    '3 left-aligned columns',
    'Only 2 days left in your trial',
    'Hand-made: only 3 left',
  ])('does not hold for %s', text => {
    expect(seen(id, site(['# Mugs', text, button('Buy now')]))).toEqual([])
  })
  it('holds for places on the offer wherever on the page they are counted', () => {
    const far = { box: { x: 0, y: 1500, width: 700, height: 30 } }
    const lines = (text: string) => ['# Rotas', button('Book a call'), { ...far, text }]
    const words = 'Only 3 spots left! The course begins when it is full.'
    expect(quotes(id, site(lines(words)))).toEqual(['Only 3 spots left!'])
    expect(saidBy('funnel-fixer', id, site(lines(words)))).toContain('decide now')
    const form = site(['# Rotas', field('E-mail'), { ...far, text: words }])
    expect(quotes(id, form)).toEqual(['Only 3 spots left!'])
    expect(seen(id, site(lines('There were only 3 spots left at the clinic when the rota began to work.')))).toEqual([])
    expect(seen(id, site(['# Rotas', { ...far, text: words }]))).toEqual([])
  })
  it('does not hold away from any offer, or in a customer’s words', () => {
    expect(seen(id, site(['# Mugs', 'Only 3 left in stock']))).toEqual([])
    const quote = [
      '“I was lucky to get mine when there were only 3 left in stock.”',
      '— Maria Ortega, Matron at Elm House',
    ]
    expect(seen(id, site(['# Mugs', ...quote, button('Buy now')]))).toEqual([])
  })
})

describe('activity-ticker', () => {
  const id = 'activity-ticker'
  const words = 'Anna from Leeds just signed up'
  it('holds for a message that came by itself', () => {
    expect(quotes(id, site(['# Rotas', words], { changingTexts: [{ before: '', after: words }] }))).toEqual([words])
  })
  it('holds for a count of this moment that stands still, and says so', () => {
    const document = site(['# Rotas', '27 people are looking at this right now.', button('Buy now')])
    expect(quotes(id, document)).toEqual(['27 people are looking at this right now.'])
    expect(saidBy('skeptical-buyer', id, document)).toMatch(/did not change/)
    expect(saidBy('skeptical-buyer', id, document)).not.toMatch(/popped up/)
    expect(
      seen(id, site(['# Rotas', '14 contractors are currently viewing this page.', button('Buy now')])),
    ).toHaveLength(1)
    for (const text of ['27 people are looking after your garden.', '27 people worked on this.']) {
      expect(seen(id, site(['# Rotas', text, button('Buy now')]))).toEqual([])
    }
    expect(seen(id, site(['# Rotas', '27 people are looking at this right now.']))).toEqual([])
  })
  it('does not hold where it stands still, nor at an auction', () => {
    expect(seen(id, site(['# Rotas', words]))).toEqual([])
    const bid = { changingTexts: [{ before: '', after: words }] }
    expect(seen(id, site(['# Auction of lot 12', words], bid))).toEqual([])
  })
})

describe('confirmshaming', () => {
  const id = 'confirmshaming'
  const box = (accept: string, decline: string, more = {}) => [
    button(accept, { group: 7, ...more }),
    { type: 'button' as const, text: decline, group: 7, ...more },
  ]
  it('holds for a refusal worded as a confession', () => {
    const document = site(['# Rotas', ...box('Get 10% off', 'No thanks, I prefer to pay full price')])
    expect(quotes(id, document)).toEqual(['No thanks, I prefer to pay full price', 'Get 10% off'])
    expect(saidBy('brand', id, document)).toContain('No thanks')
    expect(saidBy('skeptical-buyer', id, document)).toMatch(/^Beside “Get 10% off” the no is worded/)
  })
  it.each(['No thanks, I already have an account', 'No, I have enough', 'No thanks, I’m just browsing'])(
    'does not hold for the plain reason of %s',
    decline => {
      expect(seen(id, site(['# Rotas', ...box('Get 10% off', decline)]))).toEqual([])
    },
  )
  it('does not hold for a plain no, cookies, a poll, or without an offer beside it', () => {
    expect(seen(id, site(['# Rotas', ...box('Get 10% off', 'No, thanks')]))).toEqual([])
    const cookies = box('Accept all', 'No thanks, I only want necessary cookies', { zone: 'consent' })
    expect(seen(id, site(['# Rotas', ...cookies]))).toEqual([])
    const poll = [
      { ...(field('Yes, I am a student', { type: 'radio' }) as object), text: 'Yes, I am a student', group: 7 },
    ]
    expect(seen(id, site(['# Rotas', ...poll, ...box('Send', 'No, I am not')]))).toEqual([])
    expect(
      seen(id, site(['# Rotas', { type: 'button', text: 'No thanks, I prefer to pay full price', group: 7 }])),
    ).toEqual([])
  })
})

describe('consent-prechecked', () => {
  const id = 'consent-prechecked'
  const tick = (label: string, checked = true) => field(label, { type: 'checkbox', checked })
  it('holds for a newsletter that is ticked', () => {
    const document = site(['# Rotas', field('E-mail'), tick('Send me the newsletter and offers')])
    expect(quotes(id, document)).toEqual(['Send me the newsletter and offers'])
    expect(seen(id, document)[0]?.severity).toBe(3)
  })
  it.each([
    tick('Send me the newsletter and offers', false),
    tick('Remember me'),
    tick('Send me order updates'),
    tick('I do not want the newsletter'),
    tick('I have read the terms'),
  ])('does not hold for %j', part => {
    expect(seen(id, site(['# Rotas', field('E-mail'), part]))).toEqual([])
  })
})

describe('cancel-by-contact', () => {
  const id = 'cancel-by-contact'
  const faq = (answer: string) => site(['# Rotas', '## Questions', '### How do I leave?', answer])
  it('holds in an answer that asks for a call', () => {
    const document = faq('You can cancel by calling our office on weekdays.')
    expect(quotes(id, document)).toEqual(['You can cancel by calling our office on weekdays.'])
    expect(saidBy('growth-metrics', id, document)).toContain('cancel by calling')
  })
  it.each([
    'You can cancel online or by calling our office.',
    'Cancel in your account. To cancel by phone, call us.',
    'You can cancel without calling us.',
    'Cancel your appointment by calling our office.',
  ])('does not hold for %s', answer => {
    expect(seen(id, faq(answer))).toEqual([])
  })
  it('does not hold outside prices, answers and terms', () => {
    expect(seen(id, site(['# Rotas', 'With the old system you had to cancel by calling the agency.']))).toEqual([])
  })
})
