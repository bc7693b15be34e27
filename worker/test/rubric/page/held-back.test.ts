/** Praise that is held back where the words are about something else, or the page says otherwise further on. */
import { describe, expect, it } from 'vitest'
import { button, type Line, quotes, saidBy, seen, site } from './sites.ts'

const on = (...lines: Line[]) => site(['# Wells and water', button('Give today'), ...lines])

describe('limits-stated', () => {
  it.each([
    'In the hills about one well in six does not work on any given day (Example Survey, 2023).',
    'Most of the older kits do not support a second tank.',
    'Farmers who cannot read the meter call the office at night.',
    'Their van does not cover the islands in winter.',
  ])('takes for no limit of the house: %s', text => {
    expect(seen('limits-stated', on(text))).toEqual([])
  })
  it.each([
    'We do not offer refunds on sale items.',
    'The price does not cover the ferry.',
    'We do not replace lost tickets.',
    'Our office does not handle calls on Sundays.',
    'It does not import more than five files on this plan.',
  ])('hears a term and no candour in: %s', text => {
    expect(seen('limits-stated', on(text))).toEqual([])
  })
  it('is silent on an answer to a question that was asked', () => {
    const answer = 'We cannot promise that a stain of wine comes out of silk.'
    expect(quotes('limits-stated', on(answer))).toEqual([answer])
    expect(seen('limits-stated', on('## Questions', '### Does wine come out?', answer))).toEqual([])
  })
})

describe('data-practice-plain', () => {
  it.each([
    'So we stay, with a store of parts and a phone number that our office answers within two days.',
    'The files of the parish are kept in Examplebury until the flood is over.',
    'Each house has two notes on the door that stay until the paint is dry.',
    'You get your number at the door, and the soup stays warm until nine.',
  ])('takes for no word on data: %s', text => {
    expect(seen('data-practice-plain', on(text))).toEqual([])
  })
})

describe('refund-terms-stated', () => {
  const term = 'You may send it back within 40 days, worn or not.'
  it.each([
    'Returns within 10 days, unworn and in the box.',
    'All sales are final.',
    'A guarantee of 6 months covers the zip.',
    'Vouchers are non-refundable.',
  ])('is silent beside: %s', other => {
    expect(quotes('refund-terms-stated', on(term))).toEqual([term])
    expect(seen('refund-terms-stated', on(term, other))).toEqual([])
  })
  it('is no term of work that the seller sends back', () => {
    const work = (text: string) => seen('refund-terms-stated', on(text))
    expect(work('You send a page. I send it back in English within three days, free.')).toEqual([])
    expect(work('We can send it back within three days.')).toEqual([])
    expect(work('You can send it back within three days, and get all your money.')).toHaveLength(1)
  })
  it('holds where the same term is said twice', () => {
    expect(quotes('refund-terms-stated', on(term, 'Returns: 40 days.'))).toEqual([term])
  })
})

describe('testimonial-anonymous', () => {
  const id = 'testimonial-anonymous'
  const words = '“It has held three winters of snow and the zip still runs as on the first day.”'
  it.each(['— Anonymous', '— A happy customer', '— J.', 'Head of logistics, a leading food group'])('sees: %s', by => {
    expect(seen(id, on('## What people say', words, by))).toHaveLength(1)
  })
  it.each(['Ada M., verified buyer, 3 May 2026', 'Owain E., 12/04/2026', 'Ada Muster, Leeds'])(
    'is content with: %s',
    by => {
      expect(seen(id, on('## What people say', words, by))).toEqual([])
    },
  )
  it.each([
    '“The barley stood well that year after the spraying,” he says. “My neighbours ask me for the number.”',
    '“It was the first dry cellar that we had in nine winters,” she told us over tea.',
    '“Nobody had looked at the pump in all those long years,” the miller says.',
  ])('takes running speech for no signature: %s', text => {
    expect(seen(id, on('## What people say', text))).toEqual([])
  })
  it('leaves a shop its first names', () => {
    const shop = (by: string) => site(['# Rain jacket', button('Add to basket'), '## Reviews', words, by])
    expect(seen(id, shop('— Ada M.'))).toEqual([])
    expect(seen(id, shop('— Anonymous'))).toHaveLength(1)
  })
})

describe('testimonial-attributed', () => {
  it('takes no month for a part of the name, and no pair or firm for a person', () => {
    const words = '“The kettle was on when we came, and the key lay in the blue pot.”'
    const by = (line: string) => on('## Guests say', words, line)
    const document = by('Ida Muster, potter, Examplebury, June 2026')
    const claim = saidBy('skeptical-buyer', 'testimonial-attributed', document)
    expect(claim).toContain('Ida Muster, potter, Examplebury,')
    expect(claim).not.toContain('June')
    expect(seen('testimonial-attributed', by('Ida and Tom Muster, Examplebury, June 2026'))).toEqual([])
    expect(seen('testimonial-attributed', by('Owner, Muster Foods'))).toEqual([])
  })
  it('quotes the whole of what a cut would save a word of', () => {
    const words = '“The jam is gone by noon. My aunt eats it by the spoon, with every kind of cheese.”'
    const document = on('## Guests say', words, 'Ida Muster, potter, Examplebury')
    expect(saidBy('skeptical-buyer', 'testimonial-attributed', document)).toContain('with every kind of cheese')
  })
  it('cuts a signature between its parts and leaves brackets out', () => {
    const words = '“We close the books on the second day of the month now.”'
    const by = 'Ida Muster, head of accounts, Example Carriers (230 drivers), Examplebury'
    expect(saidBy('skeptical-buyer', 'testimonial-attributed', on('## Customers say', words, by))).toContain(
      'signed with a name, Ida Muster, head of accounts, Example Carriers, Examplebury, and',
    )
  })
})

describe('people-named', () => {
  it.each([
    'Gas Safe registered since 2011, as the law asks.',
    'Trained at the Example Guild, Level 3, in 2009.',
    'Certified by the Water Authority since 2015.',
  ])('takes no body for a person: %s', text => {
    expect(seen('people-named', on('## About me', text))).toEqual([])
  })
})

describe('contact-person', () => {
  it('finds no discovery in the one who is the house', () => {
    const call = 'Call Ada Muster on 01947 555 0188.'
    expect(quotes('contact-person', on(call))).toEqual([call])
    expect(seen('contact-person', site(['# Ada Muster tunes pianos', call]))).toEqual([])
    expect(seen('contact-person', site(['# Pianos', call], { title: 'Ada Muster – pianos in Whitby' }))).toEqual([])
  })
})

describe('category-and-audience-stated', () => {
  it('is silent on what is counted, and where the next line names somebody else', () => {
    const id = 'category-and-audience-stated'
    expect(seen(id, site(['# Scheduling software for care homes']))).toHaveLength(1)
    expect(seen(id, site(['# One API for 14 Spanish accountants']))).toEqual([])
    expect(seen(id, site(['# Scheduling software for nurses', 'Made for hospitals and for agencies.']))).toEqual([])
  })
})

describe('discount-unreferenced', () => {
  it('takes no sum of parts for a former price', () => {
    const card = (...lines: Line[]) => on(...lines.map((line): Line => ({ ...(line as { text: string }), group: 3 })))
    const parts = { text: 'Total value: $1,940', struck: ['$1,940'] }
    expect(seen('discount-unreferenced', card(parts, { text: 'Yours for $240' }))).toEqual([])
    expect(seen('discount-unreferenced', card({ text: 'was $410' }, { text: '$240' }))).toHaveLength(1)
  })
})
