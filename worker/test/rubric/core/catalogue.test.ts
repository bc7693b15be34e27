import { describe, expect, it } from 'vitest'
import { categories, lenses } from '#db/vocabulary.ts'
import { catalogue } from '#worker/panel/rubric/catalogue.ts'
import { citationOf, citations } from '#worker/panel/rubric/citations.ts'

const panels = [lenses.slice(0, 4), lenses.slice(4)]

/** Views that oppose each other inside one panel. */
function isOpposed(observation: (typeof catalogue)[number]): boolean {
  return panels.some(panel => {
    const signs = new Set(panel.map(lens => observation.views[lens]?.sign))
    return signs.has('+') && signs.has('-')
  })
}

describe('the catalogue', () => {
  it('holds at least 70 observations with unique, readable ids', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(70)
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
    for (const { id } of catalogue) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it.each(lenses)('gives %s a view of at least 15', lens => {
    expect(catalogue.filter(({ views }) => views[lens]).length).toBeGreaterThanOrEqual(15)
  })

  it('names an existing source for each', () => {
    for (const { id, sources } of catalogue) {
      for (const source of sources) expect(citationOf(source), `${id}: ${source}`).not.toBeNull()
    }
    expect(citationOf('constructor')).toBeNull()
    expect(citationOf(null)).toBeNull()
    for (const [code, citation] of Object.entries(citations)) expect(citation.code).toBe(code)
  })

  it('has a question wherever views oppose each other on one panel', () => {
    const opposed = catalogue.filter(isOpposed)
    expect(opposed.length).toBeGreaterThanOrEqual(20)
    for (const { id, question } of opposed) expect(question, id).toBeTypeOf('function')
  })

  it('has someone to say each, in a known category', () => {
    for (const { id, views, category } of catalogue) {
      expect(Object.keys(views).length, id).toBeGreaterThan(0)
      expect(categories).toContain(category)
      for (const lens of Object.keys(views)) expect(lenses).toContain(lens)
    }
  })

  it('beats only what exists', () => {
    const ids = new Set(catalogue.map(({ id }) => id))
    for (const { id, beats } of catalogue) {
      for (const loser of beats ?? []) expect(loser === '*' || ids.has(loser), `${id} beats ${loser}`).toBe(true)
    }
  })
})
