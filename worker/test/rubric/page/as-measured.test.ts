/** What a sentence tells is what was measured: counts with their base, a contrast by its size, a crowd only by its flaw. */
import { describe, expect, it } from 'vitest'
import { companyFirstCopy } from '#worker/panel/rubric/any/company-first-copy.ts'
import { pageObservations } from '#worker/panel/rubric/page/observations.ts'
import { page } from '../documents.ts'
import { see } from '../see.ts'
import { button, quotes, saidBy, seen, site } from './sites.ts'

describe('company-first-copy', () => {
  const ours = Array.from({ length: 8 }, (_, at) => `We cast bells in ${at + 2} sizes.`)
  const sightings = (...lines: Parameters<typeof page>[0]) =>
    see(companyFirstCopy, page(['# Bells', ...ours, ...lines]))
  const said = (...lines: Parameters<typeof page>[0]) =>
    sightings(...lines).map(sighting => companyFirstCopy.views['skeptical-buyer']?.claim(sighting))[0] ?? ''
  it('tells its counts and what it left out', () => {
    expect(said('You hear it.')).toContain(
      'In the running text, headings and customers’ words left out, I count “we”, “our” and “us” 8 times and “you” and “your” once.',
    )
    expect(said('You hear it.', 'Ring your bell.')).toContain('“you” and “your” twice')
  })
  it.each([
    ['headings', ['## Why choose us?', '## Get in touch with us']],
    ['a quotation', ['“We rang our old one for us and our aunts until it split.”', 'Ida Muster, sexton']],
    ['a quotation without marks', ['We rang our old one until it split.', 'I. Muster, sexton, Example Parish']],
    ['a menu', [{ type: 'link' as const, text: 'About us', href: '/about', zone: 'nav' as const }]],
  ])('does not count %s', (_what, lines) => {
    expect(said(...lines)).toContain('“us” 8 times')
  })
  it('is silent where “you” is a third as frequent', () => {
    const you = Array.from({ length: 3 }, () => 'You hear it a mile off.')
    expect(sightings(...you)).toEqual([])
  })
})

describe('contrast-low', () => {
  const id = 'contrast-low'
  const drawn = (text: string, contrast: number) =>
    button(text, { style: { filled: true, color: '#ffffff', background: '#c06030', contrast } })
  it('tells a near miss as one, and more of it where text is hard to read', () => {
    const near = site(['# Bells', drawn('Order a bell', 4.41)])
    expect(seen(id, near)[0]?.severity).toBe(1)
    expect(saidBy('skeptical-buyer', id, near)).toContain('4.41:1, where WCAG asks for 4.5:1. I can read it')
    const hard = site(['# Bells', drawn('Order a bell', 2.2)])
    expect(seen(id, hard)[0]?.severity).toBe(2)
    expect(saidBy('skeptical-buyer', id, hard)).toContain('2.2:1, where WCAG asks for 4.5:1. I have to lean in')
  })
  it('opens with the worst, not with the main button', () => {
    const print = 'On Sundays and public holidays a surcharge of 12% is added.'
    const faint = { text: print, style: { color: '#bbbbbb', background: '#ffffff', contrast: 1.9 } }
    expect(quotes(id, site(['# Bells', drawn('Order a bell', 4.3), faint]))).toEqual([print, 'Order a bell'])
  })
})

describe('audience-everyone', () => {
  const places = (text: string) => seen('audience-everyone', site(['# Rooms by the lake', 'Six of them.', text]))
  it.each([
    '## There is something for everyone!',
    '## Fun for everyone',
    '## A gift for anyone who has it all',
    'The lake has a place for everyone.',
    'Boats, bikes and skis: things for everybody.',
    'Skis for everyone.',
  ])('hears what a place holds, and no target group, in: %s', text => {
    expect(places(text)).toEqual([])
  })
  it('holds where the offer is said to be for everyone', () => {
    expect(seen('audience-everyone', site(['# Accounting for everyone']))).toHaveLength(1)
    expect(places('## Software for everyone')).toHaveLength(1)
  })
})

describe('income-claim', () => {
  const claims = (text: string) => quotes('income-claim', site(['# Learn to sing', button('Join'), text]))
  it.each([
    'Bonus #3: Passive Income Worksheet (value $197)',
    'Module 4: Financial freedom checklist',
    'You also get the Passive Income E-book.',
    'Bonus: quit your job in style',
  ])('takes the title of a thing to read for no promise: %s', text => {
    expect(claims(text)).toEqual([])
  })
  it('hears the promise itself', () => {
    expect(claims('Singers build a passive income with us.')).toHaveLength(1)
    expect(claims('You will quit your day job by spring.')).toHaveLength(1)
  })
})

describe('what is only a flaw', () => {
  it.each(['audience-everyone', 'big-number-undefined', 'crowd-uncounted', 'form-long', 'page-thin'])(
    'has nobody who praises it: %s',
    id => {
      const signs = pageObservations.filter(one => one.id === id).flatMap(one => Object.values(one.views))
      expect(signs.length).toBeGreaterThan(0)
      expect(signs.map(({ sign }) => sign)).not.toContain('+')
    },
  )
})

describe('testimonial-anonymous', () => {
  const under = (heading: string, ...texts: string[]) =>
    quotes('testimonial-anonymous', site(['# Bells', button('Order'), heading, ...texts]))
  it.each([
    'It rings like a dream!! – Happy customer',
    'They came twice and were kind. – K.',
    'Worth each cent. - Client',
  ])('sees praise without quotation marks that nobody signs: %s', text => {
    expect(under('## What our customers say', text)).toEqual([text])
  })
  it.each([
    'It rings like a dream!! – Ida Muster',
    'It rings like a dream!! – Ida',
    'It rings like a dream – and so it should',
    'Three sizes: small, medium and large. – See the list',
    '– K.',
  ])('leaves alone: %s', text => {
    expect(under('## What our customers say', text)).toEqual([])
  })
  it('is silent where the heading announces no praise', () => {
    expect(under('## Repairs', 'They came twice and were kind. – K.')).toEqual([])
  })
})

describe('cta-vague-label', () => {
  const said = (href: string) => {
    const step = { type: 'link' as const, text: 'Learn more', href, style: { filled: true } }
    return saidBy('funnel-fixer', 'cta-vague-label', site(['# Bells', step]))
  }
  it('fears no form behind a step to a place on the same page', () => {
    expect(said('#sizes')).toContain('to which part of the page it leads')
    expect(said('/sizes')).toContain('whether a form, a call or a checkout opens')
  })
})
