/** Names, short pages and lists that a rule once took for something else. */
import { describe, expect, it } from 'vitest'
import { brandOf } from '#worker/panel/rubric/page/brand.ts'
import { page } from '../documents.ts'
import { button, field, quotes, seen, site } from './sites.ts'

describe('the page’s own name', () => {
  const named = (title: string, lines: Parameters<typeof page>[0]) => {
    const document = page(lines, { title, finalUrl: 'https://127.0.0.1/p' })
    return document.website && brandOf(document.website, document.blocks)
  }
  const head = (text: string) => ({ text, zone: 'header' as const })
  it.each([
    ['Quire, a place to write plays', [head('Quire'), '# Write a play'], 'Quire'],
    ['Quire, a place to write plays', ['# Write a play', 'Quire reads it aloud.', 'Quire is free.'], 'Quire'],
    ['Home', [head('ZENFLOW'), '# Breathe', { text: '© 2023 ZenFlow Inc.', zone: 'footer' as const }], 'ZenFlow'],
    ['Quickstart · Portcullis, a filter', [head('Portcullis'), '# Quickstart'], 'Portcullis'],
    ['Home', [head('Menu'), '# Breathe'], null],
    ['Bread, slowly', ['# Bread in a day', 'Bread takes a day.', 'We make bread.'], null],
  ])('%s', (title, lines, name) => {
    expect(named(title, lines)).toBe(name)
  })
})

describe('a short page', () => {
  const short = (...lines: Parameters<typeof page>[0]) =>
    page([
      '# Letters from the shore',
      'Each month one letter about one thing that the sea brought in, and no more than that, by one who walks there daily.',
      ...lines,
    ])
  it('may be told what it shows, and never what it lacks', () => {
    expect(seen('form-short', short(field('E-mail'), button('Subscribe')))).toHaveLength(1)
    expect(quotes('cta-vague-label', short(button('Click here')))).toEqual(['Click here'])
    for (const id of ['proof-absent', 'contact-absent', 'page-thin', 'single-goal', 'audience-unnamed'])
      expect(seen(id, short(button('Subscribe')))).toEqual([])
  })
  it('is none with a few words', () => {
    expect(seen('cta-vague-label', page(['# Soon', button('Click here')]))).toEqual([])
  })
})

describe('a list of places that is kept', () => {
  const row = (text: string) => ({ type: 'table_row' as const, text })
  it.each([
    ['Galibier, 3 July | €1,790 | 5 places', 0],
    ['Bormio, 9 July | €1,790 | full', 0],
    ['Bormio, 9 July | €1,790 | Only 3 places left', 2],
  ])('%s', (other, times) => {
    const lines = ['# Road weeks', row('Stelvio, 5 June | €1,890 | Only 2 places left'), row(other), button('Book now')]
    expect(seen('scarcity-count', site(lines))).toHaveLength(times)
  })
})

describe('what is offered', () => {
  const thing = (headline: string) => seen('category-and-audience-stated', site([headline]))[0]?.facts.thing
  it('is the whole name of the thing', () => {
    expect(thing('# Training records for care homes')).toBe('Training records')
    expect(thing('# Rotas, training records and evidence for care homes')).toBe('Rotas, training records and evidence')
    expect(thing('# Software for care homes')).toBe('Software')
  })
})

describe('a price is what somebody will pay', () => {
  it.each([
    ['A single home paid £118 a month in October.', 0],
    ['A single home is £118 a month.', 1],
  ])('%s', (text, times) => {
    expect(seen('price-shown', site(['# Rotas', '## Prices', text]))).toHaveLength(times)
  })
})

describe('a line of a price list', () => {
  it.each([
    ['- Check-up £62', 0],
    ['- Root canal £480', 0],
    ['- Pro £62', 1],
    ['Cash machines abroad cost £1.50, and we say so first.', 0],
    ['Now £62', 1],
    ['Rotabee Pro has no limit and costs £62.', 1],
  ])('%s', (text, times) => {
    expect(seen('price-unit-missing', site(['# Teeth', '## Prices', text]))).toHaveLength(times)
  })
})

describe('a supposed crowd', () => {
  it('is nobody’s', () => {
    const document = site(['# Extensions', 'Be careful if our extension with 10,000 users has as many reviews.'])
    expect(seen('big-number-undefined', document)).toEqual([])
  })
})

describe('buttons for one thing on several systems', () => {
  it('do not compete', () => {
    const row = (...labels: string[]) =>
      site([
        '# Dark pages',
        ...labels.map((text, at) =>
          button(text, { href: `/${at}`, box: { x: 10, y: 10 + at * 60, width: 180, height: 44 } }),
        ),
      ])
    expect(seen('cta-competing', row('Pages for Chrome', 'Pages for Firefox', 'Pages for Edge'))).toEqual([])
    expect(seen('cta-competing', row('Start a trial', 'Book a visit', 'Buy the kit'))).toHaveLength(1)
  })
})

describe('a trade around the corner', () => {
  it.each([
    ['House moves in and out of Glasgow, from £65 an hour.', 0],
    ['Vegetables at your door on Thursday, from £16.', 0],
    ['It moves everything, from £65 an hour.', 1],
  ])('%s', (text, times) => {
    expect(seen('audience-unnamed', site(['# Two men, one van', text]))).toHaveLength(times)
  })
})
