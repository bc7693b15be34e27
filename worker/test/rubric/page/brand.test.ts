/** The page's own name, weighed from all that it says of itself, and null where that does not agree. */
import { describe, expect, it } from 'vitest'
import type { WebsiteFacts } from '#db/shapes.ts'
import { brandOf } from '#worker/panel/rubric/page/brand.ts'
import { type Part, page } from '../documents.ts'

const url = 'https://127.0.0.1/p'
const named = (title: string, lines: (string | Part)[], facts: Partial<WebsiteFacts> = {}) => {
  const document = page(lines, { title, finalUrl: url, ...facts })
  return document.website && brandOf(document.website, document.blocks)
}
const nav = (text: string, href: string): Part => ({ type: 'link', text, href, zone: 'nav' })
const foot = (text: string): Part => ({ text, zone: 'footer' })

describe('the page’s own name', () => {
  it('is never where a link leads that leads elsewhere', () => {
    const lines = [
      nav('Rates', '#rates'),
      nav('Orchards', '/orchards'),
      '# Old trees, cut in winter',
      '## Rates',
      'Rates are per tree.',
    ]
    expect(named('Old trees, cut in winter', lines, { description: 'Rates on the page. Orchards too.' })).toBeNull()
    expect(named('Rates', lines)).toBeNull()
    const footer = foot('Ines Calder Tree Care, 3 Mill Row · ines@caldertrees.example')
    expect(named('Ines Calder, tree surgeon in Hexley', [...lines, 'I’m Ines Calder.', footer])).toBe('Ines Calder')
    expect(named('Calder Trees – winter cutting in Hexley', [...lines, footer])).toBe('Calder Trees')
  })

  it('is what a page welcomes to, unless that is a place', () => {
    const lines = ['# Welcome to Tallywren', 'We count birds.', '“Tallywren changed our spring.” – Ines']
    expect(named('Home', lines)).toBe('Tallywren')
    expect(named('Home', ['# Welcome to Hexley', 'Three days in Hexley.', 'Hexley has two inns.'])).toBeNull()
    expect(named('Home', ['# Welcome to our shop', 'Our shop is open.'])).toBeNull()
  })

  it('is what the logo says that leads home, in small letters too, as the page writes it', () => {
    const lines = ['# Find the slow query', 'Add tidemark to your build.', 'It is free. tidemark Teams costs €9.']
    expect(named('tidemark: find the slow query', [nav('tidemark', '/'), ...lines])).toBe('tidemark')
    expect(named('tidemark: find the slow query', [nav('tidemark', '/tidemark'), ...lines])).not.toBe('Find')
    expect(named('Rates | Tidemark API', [nav('TIDEMARK', 'https://127.0.0.1/'), '# One API'])).toBe('Tidemark')
    const logo: Part = { type: 'image', text: 'Tidemark logo', href: 'https://127.0.0.1/', zone: 'header' }
    expect(named('Queries, found', [logo, '# Queries', 'Tidemark finds them.'])).toBe('Tidemark')
    expect(named('Queries, found', [nav('Home', '/'), '# Queries', 'Home is where it runs.'])).toBeNull()
    expect(named('Tidemark', [nav('Tidemark', 'https://elsewhere.example/'), '# Queries'])).toBeNull()
  })

  it('is what the markup declares, where anything else agrees', () => {
    const lines = ['# Bread on Tuesdays', 'We bake twice a week at Loam Street.']
    expect(named('Bread on Tuesdays', lines, { siteNames: ['Loam Street Bakers'] })).toBeNull()
    expect(named('Bread – Loam Street', lines, { siteNames: ['Loam Street'] })).toBe('Loam Street')
    expect(named('Bread on Tuesdays', lines, { siteNames: ['My Site', 'WordPress'] })).toBeNull()
  })

  it('is whoever signs the foot or speaks as we, and not who built the page', () => {
    const lines = ['# A long lunch', 'At Fennel & Ash we cook what the boats bring.']
    expect(named('Home', lines)).toBe('Fennel & Ash')
    expect(named('Home', ['# A long lunch', 'At Christmas we are closed. At Christmas we rest.'])).toBeNull()
    expect(
      named('Home', ['# Lunch', 'Fennel & Ash opens at noon.', foot('© 2024–2026 Fennel & Ash. All rights reserved')]),
    ).toBe('Fennel & Ash')
    expect(named('Home', ['# Lunch', 'Built with care.', foot('© 2026 Site by Hollow Digital')])).toBeNull()
    expect(named('Home', ['# Lunch', 'We send it.', foot('© 2026 All rights reserved')])).toBeNull()
  })

  it('is none where two names weigh alike, and no word of the language', () => {
    expect(
      named('Marrow | Thistle', ['# A book', 'Marrow is one. Marrow is long.', 'Thistle is one. Thistle is short.']),
    ).toBeNull()
    expect(
      named('Cheese | Thistle', [
        '# Our cheese',
        'Cheese by the wheel. Cheese is aged. Thistle makes it. Thistle ships.',
      ]),
    ).toBe('Thistle')
    expect(
      named('Linden Mat – Thistle', [
        '# Linden Mat',
        'Linden Mat rolls up. Linden Mat is light. Thistle ships.',
        foot('Thistle, Lisbon'),
      ]),
    ).toBe('Thistle')
  })

  it('agrees with the address and with the mail', () => {
    const lines = ['# Sheds that stay dry', 'Ask us anything.']
    expect(named('Sheds by Drywick', lines, { finalUrl: 'https://drywick.example/sheds' })).toBe('Drywick')
    expect(named('Drywick Sheds', [...lines, 'hello@drywicksheds.example'])).toBe('Drywick Sheds')
    expect(named('Drywick Sheds', [...lines, 'drywick@gmail.com'])).toBeNull()
  })
})
