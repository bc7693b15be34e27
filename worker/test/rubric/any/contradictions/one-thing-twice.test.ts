/** One plan, one article, one trial and one beginning, each said in two ways; and what only looks like it. */
import { describe, expect, it } from 'vitest'
import { numbersContradict } from '#worker/panel/rubric/any/numbers-contradict.ts'
import { observe } from '#worker/panel/rubric/observed.ts'
import { page } from '../../documents.ts'
import { see } from '../../see.ts'

const lines = (...texts: string[]) => page(texts)

const contradicting: [subject: string, ...string[]][] = [
  ['the Solo price', 'Solo costs €12 a month.', 'How much is Solo? Solo is €15 a month, billed yearly.'],
  ['the Starter price', 'Starter: $19 per month.', 'From only $29 per month for the Starter plan.'],
  ['the Gold price', 'Gold costs $49 a month.', 'Gold is $59 per month.'],
  ['the Kestrel price', 'Kestrel: £9 per month.', 'The Kestrel plan costs £8 per month.'],
  ['the price of a bottle', 'Price: $4 a bottle.', 'Our lemonade costs $5 a bottle.'],
  ['the length of the trial', 'Your free trial lasts 14 days.', 'After your 30-day trial we charge your card.'],
  ['the length of the trial', 'Free trial: 3 days.', 'Start your 7-day free trial at the desk.'],
  ['the year of the beginning', 'We started in Porto in 2019.', 'In the years since our start in 2022, many joined.'],
  ['the year of the beginning', 'We were founded in Leeds in 2014.', 'The company was established in 2017.'],
]

const consistent: [why: string, ...string[]][] = [
  ['by the year for less', 'Solo costs €15 a month.', 'Solo is €12 a month, billed yearly.'],
  ['from a lower price', 'Starter: $19 per month.', 'From $9 per month for the Starter plan.'],
  ['two plans of the house', 'Gold costs $49 a month.', 'Silver costs $39 a month.'],
  ['a case of its own', 'Gold costs $49 a month.', 'Gold is $59 per month with support.'],
  ['two entries', 'Admission is £9 per year.', 'Admission is £12 per year.'],
  ['two wines', 'Red from the hill: £8 a bottle.', 'White from the valley: £7 a bottle.'],
  ['three sizes', 'One is £8 a jar.', 'It is £7 a jar.', 'Only £6 a jar.'],
  ['an old price', 'Price: $4 a bottle.', 'It was $5 a bottle until May.'],
  ['one length in two units', 'A 30-day free trial.', 'Your trial lasts one month.'],
  ['a longer one on request', 'A 14-day free trial.', 'Schools get a 60-day trial.'],
  ['a refund and a trial', 'A 14-day free trial.', 'Money back for 30 days after the trial.'],
  ['a clinical trial', 'A 14-day free trial.', 'In a 90-day trial with patients it held.'],
  ['two people', 'We were founded in 2014.', 'Her school, founded in 2001, trained us.'],
  ['founded, then open', 'We were founded in 2014.', 'We opened in Leeds in 2016.'],
  ['a history', 'We started in 2010.', 'We started in Leeds in 2014.', 'We began in York in 2016.'],
  ['begun and founded', 'We started in 2012.', 'The company was founded in 2014.'],
]

const subjects = (texts: string[]) => see(numbersContradict, lines(...texts)).map(({ facts }) => facts.subject)

describe('one thing said in two ways', () => {
  it.each(contradicting)('is seen: %s (%s)', (subject, ...texts) => {
    expect(subjects(texts)).toEqual([subject])
  })
  it.each(consistent)('is left alone: %s (%s)', (_why, ...texts) => {
    expect(subjects(texts)).toEqual([])
  })
  it('is held against the price in a card', () => {
    const card = (text: string) =>
      page([
        '## Plans',
        { type: 'heading', level: 3, text: 'Small hall', group: 1 },
        { text: '€90 a month', group: 1 },
        { type: 'heading', level: 3, text: 'Large hall', group: 2 },
        { text: '€240 a month', group: 2 },
        '## Questions',
        text,
      ])
    const subjectsOf = (text: string) => see(numbersContradict, card(text)).map(({ facts }) => facts.subject)
    expect(subjectsOf('The Small hall plan costs €110 a month.')).toEqual(['the Small hall price'])
    expect(subjectsOf('Large hall is €240 a month.')).toEqual([])
    expect(subjectsOf('Small hall costs €110 a month when you pay monthly.')).toEqual([])
    expect(subjectsOf('A hall costs €110 a month.')).toEqual([])
  })
  it('is read on buttons and in the footer too', () => {
    const trial = page([
      'Your free trial lasts 14 days.',
      { type: 'link', text: 'Start my 30-day free trial', href: '/go' },
    ])
    expect(see(numbersContradict, trial)[0]?.quotes.map(({ text }) => text)).toEqual([
      'Your free trial lasts 14 days.',
      'Start my 30-day free trial',
    ])
    const year = page(['We were founded in Hull in 2014.', { text: 'Rotas Ltd, est. 2011', zone: 'footer' }])
    expect(see(numbersContradict, year)[0]?.facts.subject).toBe('the year of the beginning')
  })
})

describe('two contradictions of one section', () => {
  it('are two findings', () => {
    const prices = ['Solo costs €12 a month.', 'How much is Solo? Solo is €15 a month, billed monthly.']
    const trials = ['Your free trial lasts 14 days.', 'After your 30-day trial we charge your card.']
    const filler = Array.from({ length: 12 }, () => 'Invoices are kept for as long as the law of your country asks.')
    const seen = observe(lines('# Prices', ...prices, ...trials, ...filler))
      .filter(({ observation }) => observation === numbersContradict)
      .map(({ sighting }) => sighting.facts.subject)
    expect(seen).toEqual(['the Solo price', 'the length of the trial'])
  })
})
