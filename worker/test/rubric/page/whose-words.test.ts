/** Sentences that called a firm a page, and facts that were read where there was none. */
import { describe, expect, it } from 'vitest'
import { buzzwordDense } from '#worker/panel/rubric/any/buzzword-dense.ts'
import { companyFirstCopy } from '#worker/panel/rubric/any/company-first-copy.ts'
import { see } from '../see.ts'
import { button, field, type Line, quotes, saidBy, seen, site } from './sites.ts'

const unnamed = { title: 'Chairs, caned and rushed' }

describe('whose page it is, where it has no name', () => {
  const number = 'Registered with the Guild of Caners, no. 40417.'
  it('is an organisation that stands in a register, and no page', () => {
    const document = site(['# Chairs, caned and rushed', number], unnamed)
    const said = saidBy('skeptical-buyer', 'register-number', document)
    expect(said).toContain('I can look this organisation up in a register that it does not write itself')
  })
  it('is a business where there are prices', () => {
    const card: Line[] = [
      { type: 'heading', level: 3, text: 'Seat', group: 1 },
      { text: '£80', group: 1 },
    ]
    const document = site(['# Chairs, caned and rushed', '## Prices', ...card, number], unnamed)
    expect(saidBy('skeptical-buyer', 'register-number', document)).toContain('look this business up')
  })
})

describe('company-first-copy', () => {
  const us = [
    'We dig wells in the hills. Our engineers live there, and our drill is our own.',
    'We repair what we built. We publish our accounts, and our board meets in public.',
  ]
  it('holds for a firm', () => {
    expect(see(companyFirstCopy, site(['# Wells', ...us, button('Ask for a quote')]))).toHaveLength(1)
  })
  it.each([
    ['who asks for gifts', site(['# Wells', ...us, button('Donate')])],
    ['who asks for a signature', site(['# Wells', ...us, button('Sign the petition')])],
    [
      'who lives on gifts',
      site(['# Wells', ...us, 'Every donation is receipted.', 'Donors may visit.', 'Gift aid adds a quarter.']),
    ],
    ['a town', site(['# Wells', ...us], { title: 'Examplebury Town Council' })],
    ['a ministry', site(['# Wells', ...us], { finalUrl: 'https://water.gov.uk/' })],
  ])('is silent on %s', (_who, document) => {
    expect(see(companyFirstCopy, document)).toEqual([])
  })
})

describe('form-short', () => {
  it('takes no box beside an article for a form', () => {
    const choice = [field('Blue', { type: 'radio' }), field('How many', { type: 'number' })]
    const basket: Line = { type: 'button', text: 'Add to basket' }
    expect(seen('form-short', site(['# The Calder lamp', ...choice, basket]))).toEqual([])
    const amount = [field('Quantity', { type: 'number' }), field('Engraving')]
    expect(seen('form-short', site(['# The Calder lamp', ...amount, { type: 'button', text: 'Buy now' }]))).toEqual([])
  })
  it('still finds the short form of a newsletter', () => {
    expect(seen('form-short', site(['# Lamps', field('E-mail'), { type: 'button', text: 'Send it' }]))).toHaveLength(1)
  })
})

describe('discount-unreferenced', () => {
  const price = { text: '€ 80 € 95', struck: ['€ 95'] }
  it('holds for a struck price alone', () => {
    expect(seen('discount-unreferenced', site(['# The Calder lamp', price, 'Incl. VAT.']))).toHaveLength(1)
  })
  it.each([
    'Lowest price in the last 30 days: € 95.',
    'The offer runs to 30 May.',
    'Sale ends on Sunday.',
    'Incl. VAT, until and including 3 June.',
  ])('is silent above: %s', line => {
    expect(seen('discount-unreferenced', site(['# The Calder lamp', price, line]))).toEqual([])
  })
})

describe('testimonial-number-no-basis', () => {
  const told = (words: string) =>
    site(['# Flour', '## What customers say', `“${words}”`, 'Ida Muster, owner, Muster Mill'])
  it.each([
    'We raised the loaf to €5.40, lost nobody and kept the shop.',
    'It went up to £38 and the queue was no shorter.',
    'They charge £12 and the hall still fills up.',
  ])('hears a story of prices in: %s', words => {
    expect(seen('testimonial-number-no-basis', told(words))).toEqual([])
  })
  it.each(['It saved us €4,000.', 'Our sales grew by £9,000.', 'We cut waste by 40%.'])('holds for: %s', words => {
    expect(seen('testimonial-number-no-basis', told(words))).toHaveLength(1)
  })
})

describe('price-unit-missing', () => {
  const cards = (...names: string[]): Line[] =>
    names.flatMap((text, at): Line[] => [
      { type: 'heading', level: 3, text, group: at + 1 },
      { text: `$${at + 3}40`, group: at + 1 },
      { text: 'Both halls', group: at + 1 },
    ])
  it.each([
    ['a ticket', site(['# Two days of weaving', button('Get a ticket'), ...cards('Standard', 'Full')])],
    ['a place', site(['# Two days of weaving', button('Book your place'), ...cards('Standard', 'Full')])],
    ['an early bird', site(['# Two days of weaving', ...cards('Early bird', 'Standard')])],
  ])('asks no period of %s', (_what, document) => {
    expect(seen('price-unit-missing', document)).toEqual([])
  })
  it('still asks of plans', () => {
    const document = site(['# Rotas for weavers', button('Start'), '## Pricing', ...cards('Basic', 'Pro')])
    expect(seen('price-unit-missing', document)).toHaveLength(1)
  })
})

describe('buzzword-dense', () => {
  const heavy = [
    'A holistic ecosystem of seamless, cutting-edge solutions.',
    'We empower and transform your journey end to end.',
    'World-class synergies unlock innovative value.',
  ]
  it('leaves out what somebody else is quoted as saying', () => {
    const mocked = '“Leverage your holistic synergies,” a consultant once told us, and we left.'
    const [first] = see(buzzwordDense, site(['# Looms', mocked, ...heavy]))
    expect(first).toBeDefined()
    expect(first?.quotes.map(({ text }) => text)).not.toContain(mocked)
    expect(see(buzzwordDense, site(['# Looms', mocked]))).toEqual([])
  })
})

describe('answer-buried', () => {
  const id = 'answer-buried'
  const questions = (...pairs: [string, string][]): Line[] => [
    '## Questions',
    ...pairs.flatMap(([asked, answer]): Line[] => [`### ${asked}`, answer]),
  ]
  const cost: [string, string] = ['What does it cost?', 'A room is €19 for each desk and month.']
  const leave: [string, string] = ['Can I cancel?', 'Yes, with 30 days to go.']
  it('holds where the price is told in the list alone', () => {
    const document = site(['# Desks by the month', button('See the rooms'), ...questions(cost)])
    expect(quotes(id, document)).toEqual(['A room is €19 for each desk and month.'])
    expect(saidBy('positioning', id, document)).toContain('Nothing above the list of questions speaks of the price')
  })
  it('holds where leaving is told in the list alone', () => {
    const document = site(['# Desks, from €19', button('See the rooms'), ...questions(cost, leave)])
    expect(quotes(id, document)).toEqual(['Yes, with 30 days to go.'])
  })
  it.each([
    ['a price above', ['# Desks', 'From €19.', ...questions(cost)]],
    ['a word on prices above', ['# Desks', 'See our prices.', ...questions(cost)]],
    ['no amount in the answer', ['# Desks', ...questions(['How much is it?', 'That depends on the room.'])]],
    ['another question', ['# Desks', ...questions(['Is it insured?', 'Yes, for £4,000.'])]],
  ])('is silent with %s', (_why, lines) => {
    expect(seen(id, site(lines as Line[]))).toEqual([])
  })
  it('leaves the list itself to those whom it pleases', () => {
    const document = site(['# Desks', ...questions(cost, leave)])
    expect(seen('faq-answers-objections', document)).toHaveLength(1)
    expect(() => saidBy('positioning', 'faq-answers-objections', document)).toThrow('says nothing')
  })
})
