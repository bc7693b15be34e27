/** Figures, nouns and names that were cut where a sentence about them was put together. */
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { unitAfter } from '#worker/panel/rubric/deck/units.ts'
import { on, pitch, seen, sentencesOf } from './deck-cases.ts'

function said(id: string, document: LocatedDocument): string {
  return seen(id, document)
    .flatMap(sighting => sentencesOf(id, sighting))
    .join(' ')
}

describe('team-record-specific', () => {
  it.each([
    ['Jo Marsh, CEO, 12 years at Cargill.', '12 years at Cargill'],
    ['Jo Marsh, COO, 11 years at DHL.', '11 years at DHL'],
    ['Jo Marsh (CEO), twenty-two years at Cargill.', null],
    ['Jo Marsh, CEO, nine years at Cargill.', 'nine years at Cargill'],
    ['Jo Marsh, CEO, 9 years at Cargill.', '9 years at Cargill'],
    ['Jo Marsh, CEO, ran the mills of Cargill.', 'ran the mills of Cargill'],
    ['Jo Marsh, CEO, ex-Cargill, at the mills of Ghent', null],
  ])('quotes the whole of what was done, or nothing: %s', (line, record) => {
    const words = said('team-record-specific', on('team', line, 'Ade Bello, CTO, built sorting robots at Ocado.'))
    if (record === null) expect(words).not.toMatch(/“(?:two|Cargill)/)
    else expect(words).toContain(`of Jo Marsh it says “${record}”.`)
  })

  it('puts years and work alike into a whole sentence', () => {
    const words = said(
      'team-record-specific',
      on('team', 'Jo Marsh, CEO, 12 years at Cargill.', 'Ade Bello, CTO, built sorting robots at Ocado.'),
    )
    expect(words).toContain('of Jo Marsh I read “12 years at Cargill”. That is a history')
  })
})

describe('what an amount is per', () => {
  it.each([
    ['At £880 a year each that is £1.2B a year.', '£880', ' a year each'],
    ['At £880 each that is £1.2B a year.', '£880', ' each'],
    ['At £90 a month which makes £19.4M.', '£90', ' a month'],
    ['€290 per clinic and year comes to €1M.', '€290', ' per clinic and year'],
    ['We pay €180 each because nobody asks.', '€180', ' each'],
    ['€40 per the list of last year', '€40', null],
  ])('ends before the sentence goes on: %s', (text, amount, unit) => {
    expect(unitAfter(text, text.indexOf(amount) + amount.length)).toBe(unit)
  })
})

describe('market-bottom-up', () => {
  const market = (line: string) =>
    said('market-bottom-up', on('market', line, 'At £880 a year each that is £1.2B a year.'))

  it('counts what the last of the nouns names', () => {
    const words = market('There are 1.4 million off-gas homes within 2 km of the British coast.')
    expect(words).toContain('1.4 million off-gas homes is a denominator')
    expect(words).toContain('the definition of homes the same')
    expect(words).toContain('The market is homes × £880 a year each.')
    expect(words).not.toContain('each that')
  })

  it.each([
    [
      'At an average contract value of €6,645 that is €120M.',
      'clinics × €6,645, the average contract value.',
      'over whom that average was taken',
    ],
    ['At an ACV of €6,645 that is €120M.', 'clinics × €6,645, the ACV.', 'over whom that average was taken'],
    ['At €6,645 on average that is €120M.', 'clinics × €6,645, the average.', 'over whom that average was taken'],
    ['At a price of €6,645 that is €120M.', 'clinics × €6,645. Seeing', 'Let €6,645 be the price that is really asked'],
    ['At €6,645 that is €120M.', 'clinics × €6,645. Seeing', 'the price that is asked or an average'],
  ])('calls the amount what the text calls it: %s', (line, ...parts) => {
    const words = said('market-bottom-up', on('market', 'There are 18,000 clinics in Iberia.', line))
    for (const part of parts) expect(words).toContain(part)
    expect(words).not.toMatch(/part of the sum|Price and count/)
  })

  it('takes no verb behind the noun for another', () => {
    expect(market('There are 1.4 million homes across the coast.')).toContain('1.4 million homes is a denominator')
  })
})

describe('sentences that a figure or a name must fit', () => {
  it('asks for results beside the measure, whatever it is per', () => {
    const paid = on('problem', 'Growers wait 21 days for a soil test and pay €180 each.')
    expect(said('problem-quantified', paid)).toContain('print them beside €180 each.')
  })

  it('is silent on the famous name of everything, which has no trade of its own', () => {
    const named = (line: string) => pitch({ cover: { title: 'Brindlecot', body: [line] } })
    expect(seen('x-for-y', named('The Uber of everything'))).toEqual([])
    expect(said('x-for-y', named('The Uber of dental clinics'))).toContain('rivals in dental clinics')
  })
})
