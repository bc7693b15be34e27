/** Steps that cannot be taken, and praise that a page has not earned. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import type { Lens } from '#db/vocabulary.ts'
import { superlativeUnbacked } from '#worker/panel/rubric/any/superlative-unbacked.ts'
import { pageObservations } from '#worker/panel/rubric/page/observations.ts'
import { asked } from '../asked/offer/asking.ts'
import { see } from '../see.ts'
import { button, field, type Line, quotes, saidBy, seen, site } from './sites.ts'

function advice(lens: Lens, id: string, document: LocatedDocument): string {
  const [sighting] = seen(id, document)
  const view = pageObservations.find(one => one.id === id)?.views[lens]
  return sighting && view ? view.suggestion(sighting) : ''
}

describe('faq-answers-objections', () => {
  const id = 'faq-answers-objections'
  const list = (...pairs: [string, string][]): Line[] => [
    '## Questions',
    ...pairs.flatMap(([question, answer]): Line[] => [`### ${question}`, answer]),
  ]
  const cost: [string, string] = ['What does it cost?', 'A place is €90 for the term.']
  it('names a subject that question and answer both speak of', () => {
    const stuck: [string, string] = [
      'Who do I call when I get stuck?',
      'Ring the office, the phone is answered till six.',
    ]
    expect(saidBy('skeptical-buyer', id, site(['# Choir', ...list(cost, stuck)]))).toContain('price, support.')
  })
  it.each<[string, [string, string]]>([
    ['help with something else', ['Do you help with parking?', 'There are six places behind the hall, ask early.']],
    ['another kind of leaving', ['Where do I leave my bike?', 'In the yard behind the hall, at any time.']],
    ['another kind of return', ['Do you return calls?', 'Yes, we ring you on the same day.']],
    ['an answer that speaks of something else', ['Can I leave my coat?', 'Hooks are beside the door of the hall.']],
  ])('does not count %s', (_why, pair) => {
    expect(seen(id, site(['# Choir', ...list(cost, pair)]))).toEqual([])
  })
})

describe('cta-dead', () => {
  const id = 'cta-dead'
  const dead = (text: string) => button(text, { href: '#', reacts: false })
  it('leads with what asks for something, a store for one', () => {
    const document = site(['# Owls', dead('Learn more'), dead('▶ Google Play'), dead('Start my trial')])
    expect(quotes(id, document)).toEqual(['▶ Google Play', 'Start my trial', 'Learn more'])
  })
  it('leaves out what cannot be had yet', () => {
    expect(quotes(id, site(['# Owls', dead('App Store (coming soon)'), dead('Start free')]))).toEqual(['Start free'])
    expect(seen(id, site(['# Owls', dead('App Store – coming soon')]))).toEqual([])
    expect(seen(id, site(['# Owls', dead('Sold out')]))).toEqual([])
  })
})

describe('form-short', () => {
  const id = 'form-short'
  it('is silent on a field that nothing sends', () => {
    const number = field('Mobile number')
    expect(seen(id, site(['# Owls', number, { type: 'button', text: 'Send me' }]))).toHaveLength(1)
    expect(seen(id, site(['# Owls', field('Mobile number', { form: 0 }), button('Send me')]))).toEqual([])
    expect(seen(id, site(['# Owls', number, button('Send me', { href: '#', reacts: false })]))).toEqual([])
    expect(seen(id, site(['# Owls', number, button('Send me', { href: '/send' })]))).toHaveLength(1)
  })
  it('asks the rest when there is an occasion for it', () => {
    const form = (label: string) => site(['# Rotas', field('E-mail'), { type: 'button', text: label }])
    expect(advice('funnel-fixer', id, form('Start your free trial'))).toContain('once the account is open')
    expect(advice('funnel-fixer', id, form('Get the newsletter'))).toContain('in a later mail')
    expect(advice('funnel-fixer', id, form('Ask us'))).toContain('after the first reply')
  })
})

describe('form-placeholder-labels', () => {
  it('tells the count once and names one field', () => {
    const fields = ['Name', 'Town', 'Phone'].map(placeholder => field(null, { placeholder }))
    expect(saidBy('funnel-fixer', 'form-placeholder-labels', site(['# Rotas', ...fields]))).toMatch(
      /^In 3 of 3 fields the name stands inside and nowhere else: “Name” vanishes with/,
    )
  })
})

describe('refund-terms-stated', () => {
  const id = 'refund-terms-stated'
  const basket: Line = { type: 'button', text: 'Add to basket' }
  it.each<[string, Line[], string, string]>([
    ['a course', ['We refund the fee up to 10 days before the course starts.'], 'if I cancel', 'down to the confirm'],
    ['a thing', [basket, 'We refund it in full within 30 days if it is faulty.'], 'if it goes wrong', 'in the shop'],
    ['neither', ['Your money back within 30 days.'], 'if I want it back', 'down to the confirmation'],
  ])('says when and where, for %s', (_of, lines, when, where) => {
    const document = site(['# Rotas', ...lines])
    expect(saidBy('skeptical-buyer', id, document)).toContain(when)
    expect(advice('skeptical-buyer', id, document)).toContain(where)
  })
})

describe('answer-buried', () => {
  const questions = ['## Questions', '### Can I cancel?', 'Yes, with 30 days to go.']
  it('says in plain words where to tell it', () => {
    const priced = site(['# Desks, from €19', ...questions])
    expect(advice('positioning', 'answer-buried', priced)).toBe('Say how one cancels where the price stands.')
    const unpriced = site(['# Desks', ...questions])
    expect(advice('positioning', 'answer-buried', unpriced)).toBe('Say how one cancels beside the first step.')
  })
})

describe('a rank in somebody else’s mouth', () => {
  const ranks = (...lines: Line[]) => see(superlativeUnbacked, site(['# Rotas', ...lines])).map(one => one.facts.rank)
  it('is the company’s without quotation marks or a signature', () => {
    expect(ranks('We offer world-class service.')).toHaveLength(1)
    expect(ranks('## What clients say', 'We offer world-class service.', 'Ring us on Monday.')).toHaveLength(1)
  })
  it('is a customer’s between quotation marks, however short, or above a signature', () => {
    expect(ranks('“World-class service, every week.”', 'Group CFO, Healthcare')).toEqual([])
    expect(ranks('They wrote "world-class service" on the card.')).toEqual([])
    const card = (text: string): Line => ({ text, group: 4 })
    expect(ranks('## What clients say', card('A world-class service.'), card('Ida Muster, Leeds'))).toEqual([])
  })
})

describe('asked-guarantee-used', () => {
  const ask = (...lines: Line[]) => asked('asked-guarantee-used', site(['# The Calder saw', ...lines]))
  const basket: Line = { type: 'button', text: 'Add to cart', style: { filled: true } }
  it('is asked of who gives it', () => {
    expect(ask('There is a 3-year warranty on every saw.')).toContain('3-year warranty')
    expect(ask(basket, 'We give a 3-year warranty on every saw.')).toContain('3-year warranty')
  })
  it('is not asked of a shop that sells what others guarantee', () => {
    expect(ask(basket, '3-year warranty')).toBeNull()
    expect(ask('3-year warranty', 'Ironbark covers the blade for 3 years.')).toBeNull()
    expect(ask('3-year warranty', 'The warranty is given by the maker.')).toBeNull()
  })
})
