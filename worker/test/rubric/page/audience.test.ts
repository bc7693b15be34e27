import { describe, expect, it } from 'vitest'
import { deck } from '../documents.ts'
import { button, link, quotes, saidBy, seen, site } from './sites.ts'

describe('audience-unnamed', () => {
  const id = 'audience-unnamed'
  it('holds where only teams and businesses are addressed', () => {
    const document = site(['# Software that plans the week', 'Made for businesses and teams.'])
    expect(quotes(id, document)).toEqual(['Software that plans the week', 'Made for businesses and teams.'])
  })
  it.each([
    ['a trade', ['# Software that plans the week', 'Built for dental clinics.']],
    ['"your clinic"', ['# Software that plans the week at your clinic']],
    ['a group that no list knows', ['# Software that plans the week', 'Made for beekeepers and luthiers.']],
    ['a situation', ['# A lamp that plans the week', 'For people who work at night.']],
    ['a trade around the corner', ['# A dentist in Isleworth who tells you the price first']],
    ['goods in a basket', ['# Night serum', button('Add to basket')]],
    ['a house with its place', ['# Lift heavy things', 'A lifting gym in an old cider works.']],
    ['an age', ['# A serum that works at night', 'For women over forty whose mirror has been unkind.']],
    ['goods by post', ['# Trousers that last', button('Buy trousers'), 'Shipped Tuesdays in whatever box.']],
    ['shelves to browse', ['# Straight from the loom', button('Shop the weaves')]],
    ['everyone, which another row sees', ['# Software that plans the week', 'For everyone.']],
  ])('does not hold with %s', (_why, lines) => {
    expect(seen(id, site(lines))).toEqual([])
  })
  it.each([
    ['a picture of speech', ['# A clinic in your pocket that plans the week']],
    ['a shop that is made', ['# Build a shop in minutes', button('Start free trial')]],
  ])('holds with %s', (_why, lines) => {
    expect(seen(id, site(lines))).toHaveLength(1)
  })
  it('takes things for no customers', () => {
    expect(seen(id, site(['# Software that plans the week', 'Free for up to 500 pages.']))).toHaveLength(1)
  })
  it('looks at title and description, and is off in documentation', () => {
    const lines = ['# Software that plans the week']
    expect(seen(id, site(lines, { description: 'Rotas for nurses' }))).toEqual([])
    expect(seen(id, site(lines, { finalUrl: 'https://example.com/docs/start' }))).toEqual([])
  })
})

describe('audience-everyone', () => {
  const id = 'audience-everyone'
  it('holds in a heading, and says it per analyst', () => {
    const document = site(['# A calendar for everyone'])
    expect(quotes(id, document)).toEqual(['A calendar for everyone'])
    expect(saidBy('positioning', id, document)).toContain('for everyone')
  })
  it.each([
    '# A calendar for everyone on your team',
    '# Our commitment: accessible for everyone',
    '# Plans for businesses of all sizes',
    '# This is not for everyone',
    '# A calendar for nurses',
  ])('does not hold for %s', headline => {
    expect(seen(id, site([headline]))).toEqual([])
  })
  it('does not look at prose below the first screen', () => {
    const low = { text: 'It works for businesses of all sizes.', box: { x: 0, y: 2000, width: 700, height: 40 } }
    expect(seen(id, site(['# A calendar for nurses', low]))).toEqual([])
  })
  it('holds on a pitch deck’s market slide and not on its team slide', () => {
    const slides = (market: string, team: string) =>
      deck([
        { title: 'Rotabee', body: ['Shift plans'] },
        { title: 'Problem', body: ['Plans are made by hand.'] },
        { title: 'Solution', body: ['A calendar.'] },
        { title: 'Market', body: [market] },
        { title: 'Competition', body: ['Paper and spreadsheets.'] },
        { title: 'Team', body: [team] },
        { title: 'The ask', body: ['Raising $1M.'] },
      ])
    expect(quotes(id, slides('We sell to companies of all sizes.', 'Two nurses.'))).toEqual([
      'We sell to companies of all sizes.',
    ])
    expect(seen(id, slides('We sell to care homes.', 'We hire from companies of all sizes.'))).toEqual([])
  })
})

describe('audiences-many', () => {
  const id = 'audiences-many'
  const row = (labels: string[]) => site(['# A calendar', ...labels.map(label => link(label))])
  it('holds for four doors of one kind', () => {
    expect(quotes(id, row(['For dentists', 'For lawyers', 'For schools', 'For restaurants']))).toHaveLength(3)
    expect(seen(id, row(['For dentists', 'For lawyers', 'For schools', 'For restaurants']))[0]?.facts.count).toBe(4)
  })
  it('does not hold for three, for teams, or for one audience said four ways', () => {
    expect(seen(id, row(['For dentists', 'For lawyers', 'For schools']))).toEqual([])
    expect(seen(id, row(['For teams', 'For business', 'For people', 'For fun']))).toEqual([])
    expect(seen(id, row(['For dentists', 'For the dentists', 'For young dentists', 'For your dentists']))).toEqual([])
  })
})

describe('says-who-its-not-for', () => {
  const id = 'says-who-its-not-for'
  it('holds for a sentence with its reason', () => {
    const document = site(['# Rotas for nurses', 'Rotabee is not a good fit if you run fewer than three shifts a day.'])
    expect(quotes(id, document)).toEqual(['Rotabee is not a good fit if you run fewer than three shifts a day.'])
  })
  it('does not hold for medical warnings, legal pages or a bare remark', () => {
    expect(seen(id, site(['# Tea', 'This tea is not for you if you are pregnant, since it holds sage.']))).toEqual([])
    const lines = ['# Terms', 'The service is not for companies because of the licence we hold.']
    expect(seen(id, site(lines, { finalUrl: 'https://example.com/terms' }))).toEqual([])
    expect(seen(id, site(['# Tea', '## It is not for everyone', button('Buy tea')]))).toEqual([])
  })
})
