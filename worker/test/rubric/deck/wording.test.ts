import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { article, counted, lowered, plural, singular } from '#worker/panel/rubric/deck/finding.ts'
import type { SlideParts } from '../documents.ts'
import { deck } from '../documents.ts'
import { asMemo, asPdf, plainSlides, seen, sentencesOf } from './deck-cases.ts'

/** Everything that is said of the first sighting of an observation. */
function said(id: string, document: LocatedDocument): string {
  const [sighting] = seen(id, document)
  return sighting ? sentencesOf(id, sighting).join(' ') : ''
}

describe('where something stands or is missing', () => {
  const { reach: _, ...others } = plainSlides
  const slides: SlideParts[] = Object.values(others)
  const growing = [...slides, { title: 'Traction', body: ['We grew 240% last year.'] }]

  it.each([
    ['slides', deck, 'on any of the 10 slides', 'on slide 11'],
    ['pages of a PDF', asPdf, 'on any of the 10 pages', 'on page 11'],
    ['sections of a memo', asMemo, 'in any of the 10 sections', 'in the section “Traction”'],
  ])('is said as a person would of %s', (_kind, make, anywhere, here) => {
    expect(said('gtm-absent', make(slides))).toContain(`is not said ${anywhere}.`)
    expect(said('growth-percent-no-base', make(growing))).toContain(here)
  })

  it('does not count to one', () => {
    const only = asMemo([
      { title: 'Problem, solution, market and team', body: ['Clinics lose calls.', 'Raising €1M.'] },
    ])
    expect(said('gtm-absent', only)).toContain('in the only section')
    expect(said('why-now-absent', only)).toContain('Nothing in the only section says what changed.')
  })
})

describe('nouns in sentences', () => {
  it.each([
    ['clinic', 'clinics'],
    ['pharmacy', 'pharmacies'],
    ['clinics', 'clinics'],
    ['child', 'children'],
    ['fisherman', 'fishermen'],
    ['salesperson', 'salespeople'],
    ['staff', 'staff'],
    ['business', 'businesses'],
  ])('%s, in the plural %s', (one, many) => {
    expect(plural(one)).toBe(many)
    expect(counted(1, one)).toBe(`1 ${one}`)
    expect(counted(2, one)).toBe(`2 ${many}`)
  })

  it.each([
    ['apps', 'an app'],
    ['agencies', 'an agency'],
    ['marketplaces', 'a marketplace'],
    ['user group', 'a user group'],
    ['API', 'an API'],
  ])('%s, one of them %s', (many, one) => {
    expect(article(singular(many))).toBe(one)
  })

  it('keeps acronyms when it lowers the rest', () => {
    expect(lowered('IT Team')).toBe('IT team')
    expect(lowered('Care homes')).toBe('care homes')
  })
})
