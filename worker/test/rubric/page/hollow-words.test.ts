/** Titles, headlines, notices and links that say nothing, and those that only look like it. */
import { describe, expect, it } from 'vitest'
import { button, field, type Line, link, quotes, saidBy, seen, site } from './sites.ts'

const on = (...lines: Line[]) => site(['# Bread courses in Whitby', button('Book a place'), ...lines])
const foot = (text: string): Line => ({ text, zone: 'footer' })

describe('title-empty', () => {
  it.each(['Home', 'home page', 'Untitled document', 'Welcome!', 'Vite app', 'New page'])('sees: %s', title => {
    const [sighting] = seen('title-empty', site(['# Rotas'], { title }))
    expect(sighting?.lookedFor).toContain(`“${title}”`)
  })
  it.each(['Rotabee', 'Home baking for beginners', 'Welcome to Rotabee', 'Documents in order'])(
    'leaves alone: %s',
    title => {
      expect(seen('title-empty', site(['# Rotas'], { title }))).toEqual([])
    },
  )
})

describe('headline-worn', () => {
  it.each([
    '# Making a difference every day',
    '# Changing the world one stitch at a time',
    '# A culinary journey',
    '# Your trusted partner',
    '# Excellence you can trust',
    '# For a better tomorrow',
  ])('sees: %s', headline => {
    expect(quotes('headline-worn', site([headline]))).toEqual([headline.slice(2)])
  })
  it.each([
    '# Sourdough making a difference to 40 schools',
    '# Accounting software committed to quality',
    '# We do not promise to change lives',
    '# A culinary journey through the kitchens of Whitby',
    '# Bread courses in Whitby',
    '# We knit, and mend one sock at a time while you wait outside',
  ])('leaves alone: %s', headline => {
    expect(seen('headline-worn', site([headline]))).toEqual([])
  })
})

describe('press-unnamed', () => {
  it.each([
    'As seen in leading magazines.',
    'Featured in major international media and the press.',
    'Praised by numerous newspapers.',
    'Mentioned in many national publications.',
  ])('sees: %s', text => {
    expect(quotes('press-unnamed', on(text))).toEqual([text])
  })
  it.each([
    [['As seen in leading magazines, including the Examplebury Echo.']],
    [['As featured in the Examplebury Echo.']],
    [['We were never featured in leading magazines.']],
    [['As seen in leading magazines', { type: 'image', text: 'Examplebury Echo' } as Line]],
    [['As seen in major newspapers', 'Examplebury Echo, Sample Post']],
    [['We advertise in leading magazines.']],
  ])('leaves alone: %j', lines => {
    expect(seen('press-unnamed', on(...lines))).toEqual([])
  })
})

describe('legal-link-dead', () => {
  const dead = (text: string, href = '#') => link(text, href, { zone: 'footer' })
  const asking = (...lines: Line[]) => on('## Book a place', field('Your e-mail', { type: 'email' }), ...lines)
  it('sees terms and privacy without an address', () => {
    expect(quotes('legal-link-dead', asking(dead('Terms'), dead('Privacy policy', '')))).toEqual([
      'Terms',
      'Privacy policy',
    ])
    expect(saidBy('skeptical-buyer', 'legal-link-dead', asking(dead('Imprint')))).toMatch(/^“Imprint” has no address/)
    const inside: Line = {
      text: 'Refund policy · Bread Ltd',
      zone: 'footer',
      links: [{ text: 'Refund policy', href: 'javascript:void(0)' }],
    }
    expect(seen('legal-link-dead', asking(inside))).toHaveLength(1)
  })
  it('leaves alone links that lead on, that react, that open a choice, and other links', () => {
    expect(seen('legal-link-dead', asking(link('Terms', '/terms')))).toEqual([])
    expect(seen('legal-link-dead', asking(link('Terms', '#', { reacts: true })))).toEqual([])
    expect(seen('legal-link-dead', asking(dead('Cookie settings')))).toEqual([])
    expect(seen('legal-link-dead', asking(dead('Privacy is why we built it this way')))).toEqual([])
    expect(seen('legal-link-dead', asking(link('Terms', '#terms')))).toEqual([])
    expect(seen('legal-link-dead', asking(dead('Back to top')))).toEqual([])
  })
  it('weighs more where it is accepted unread, and nothing where neither data nor money is asked for', () => {
    const accepts = asking('By sending this you accept our terms and privacy notice.', dead('Terms'))
    expect(seen('legal-link-dead', accepts).map(({ severity }) => severity)).toEqual([2])
    expect(seen('legal-link-dead', asking(dead('Terms'))).map(({ severity }) => severity)).toEqual([1])
    expect(seen('legal-link-dead', site(['# Bread in Whitby', 'We write about flour.', dead('Terms')]))).toEqual([])
  })
})

describe('copyright-old', () => {
  const dated = 'Prices changed on 4 March 2026.'
  it('sees a year that newer days on the page have left behind', () => {
    expect(quotes('copyright-old', on(dated, foot('© 2022 Bread Ltd')))).toEqual(['© 2022 Bread Ltd', dated])
    expect(seen('copyright-old', on(dated, foot('Copyright 2019–2023 Bread Ltd')))).toHaveLength(1)
  })
  it.each(['© 2026 Bread Ltd', '© 2025 Bread Ltd', '© 2012–2026 Bread Ltd', '© 2012–26 Bread', '© 2012–today Bread'])(
    'leaves alone: %s',
    notice => {
      expect(seen('copyright-old', on(dated, foot(notice)))).toEqual([])
    },
  )
  it('leaves alone an old notice where nothing newer stands, and a photograph’s', () => {
    expect(seen('copyright-old', on('Founded in 2019.', foot('© 2022 Bread Ltd')))).toEqual([])
    expect(seen('copyright-old', on(dated, 'Photograph © 2019 Ada Muster'))).toEqual([])
  })
})

describe('instalments-dearer', () => {
  const card = (...lines: string[]) => on(...lines.map((text): Line => ({ text, group: 4 })))
  it('multiplies, and names what is paid more', () => {
    const document = card('$240', 'or 4 payments of $70')
    expect(quotes('instalments-dearer', document)).toEqual(['or 4 payments of $70', '$240'])
    expect(saidBy('skeptical-buyer', 'instalments-dearer', document)).toContain('4 × $70 is $280')
    expect(saidBy('skeptical-buyer', 'instalments-dearer', document)).toContain('costs $40 more')
    expect(seen('instalments-dearer', card('Pay £300 today', 'or three monthly instalments of £110'))).toHaveLength(1)
    expect(seen('instalments-dearer', card('€99', '2 x €55'))).toHaveLength(1)
  })
  it.each([
    [['$240', 'or 4 payments of $60']],
    [['$240', 'or 4 payments of $70, $280 in all']],
    [['$240', 'or 4 payments of $70', 'A fee of $40 is added.']],
    [['Total value: $240', 'or 4 payments of $70']],
    [['$240', '$199', 'or 4 payments of $70']],
    [['€240', 'or 4 payments of $70']],
    [['$24', '12 months at $9']],
  ])('leaves alone: %j', lines => {
    expect(seen('instalments-dearer', card(...lines))).toEqual([])
  })
})

describe('launch-date-past, on sale for a day that is over', () => {
  it.each([
    'Easter 2024 brunch is now booking.',
    'Our Harvest 2023 boxes are on sale.',
    'Tickets for May 2024 workshops are now bookable.',
  ])('sees: %s', text => {
    expect(seen('launch-date-past', on(text))).toHaveLength(1)
  })
  it.each([
    'Easter 2027 brunch is now booking.',
    'Easter 2024 brunch was booking fast.',
    'The 2024 report is now free to read.',
    'Since 2024 places are on sale at the door.',
  ])('leaves alone: %s', text => {
    expect(seen('launch-date-past', on(text))).toEqual([])
  })
})
