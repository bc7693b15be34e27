import { beforeAll, describe, expect, it } from 'vitest'
import type { LocatedDocument, WebsiteFacts } from '#db/located-document.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import type { Lens } from '#db/vocabulary.ts'
import { annotate } from '../../../panel/rubric/annotate/annotate.ts'
import { checksFor } from '../../../panel/rubric/checks/all-checks.ts'
import type { Check } from '../../../panel/rubric/checks/check.ts'
import { pageChecks } from '../../../panel/rubric/checks/page/page-checks.ts'
import { readPages } from './rendered.ts'
import { rewordedPages, smallPages } from './small-pages.ts'

let documents: Map<string, LocatedDocument>
beforeAll(async () => {
  documents = await readPages(smallPages, '2026-11-20T12:00:00.000Z')
  for (const { name, of, words, path } of rewordedPages) documents.set(name, reworded(documentOf(of), words, path))
})

function documentOf(name: string): LocatedDocument {
  const document = documents.get(name)
  if (!document) throw new Error(`No page is called ${name}`)
  return document
}

function reworded(document: LocatedDocument, words: Record<string, string>, path = '/'): LocatedDocument {
  const { website } = document
  if (!website) throw new Error('No page')
  const blocks = document.blocks.map(block => ({ ...block, text: words[block.text] ?? block.text }))
  return { ...document, blocks, website: { ...website, finalUrl: new URL(path, website.finalUrl).href } }
}

const pages = [...smallPages, ...rewordedPages]
function finds(document: LocatedDocument): string[] {
  const reading = annotate(document)
  const run = checksFor(reading).filter(check => pageChecks.includes(check))
  return run.filter(check => check.find(reading).length > 0).map(({ id }) => id)
}

describe('the checks of a page', () => {
  it.each(pages)('find on “$name” exactly what is there', page => {
    expect(finds(documentOf(page.name)).sort()).toEqual(page.finds.toSorted())
  })

  it('each hold on some page, except for measurements', () => {
    const held = new Set(pages.flatMap(page => page.finds))
    expect(pageChecks.map(({ id }) => id).filter(id => !held.has(id))).toEqual(['page-heavy'])
  })

  it('judge measurements by published limits, and no page by its connection', () => {
    const measured = (facts: Partial<WebsiteFacts>) => {
      const document = structuredClone(documentOf('alive'))
      Object.assign(document.website ?? {}, facts)
      return finds(document)
    }
    expect(measured({ bytes: 5_200_000 })).toEqual(['page-heavy'])
    expect(measured({ bytes: 5_000_000, requests: 390 })).toEqual([])
  })

  it('run only on English pages if they read English words', () => {
    const english = new Set(pageChecks.filter(({ reads }) => reads === 'english-page').map(({ id }) => id))
    for (const { name, finds: inEnglish } of pages) {
      const found = finds({ ...documentOf(name), language: 'de' })
      expect(found.sort(), name).toEqual(inEnglish.filter(id => !english.has(id)).sort())
    }
  })
})

describe('what the checks say', () => {
  const said = pageChecks.flatMap(check =>
    pages.flatMap(({ name, finds: found }) => (found.includes(check.id) ? [{ check, name }] : [])),
  )
  const fill = (sentence: string, facts: Record<string, string> = {}) =>
    sentence.replace(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole)

  it('quotes words as they stand in their block, or names what was looked for', () => {
    for (const { check, name } of said) {
      const document = documentOf(name)
      for (const { quotes, lookedFor } of check.find(annotate(document))) {
        expect(quotes.length > 0 || lookedFor !== undefined, `${check.id} on ${name}`).toBe(true)
        for (const { text, blockId } of quotes)
          expect(document.blocks.find(({ id }) => id === blockId)?.text, check.id).toContain(text)
      }
    }
  })

  it('is a headline of at most ten words and a sentence, both with their facts in place', () => {
    for (const { check, name } of said) {
      const [first] = check.find(annotate(documentOf(name)))
      const [headline, text] = [check.headline, check.text].map(sentence => fill(sentence, first?.facts))
      expect(headline?.split(/\s+/).length, headline).toBeLessThanOrEqual(10)
      expect(`${headline} ${text}`, check.id).not.toMatch(/[{}]|“”|undefined/)
      expect(text, check.id).toMatch(/^[\p{Lu}\d“].*\.$/su)
    }
  })

  it('takes sides only between lenses of one panel, and never fails a build where it takes sides', () => {
    const panelOf = (lens: Lens) => seedAnalysts.find(analyst => analyst.lens === lens)?.panelId
    const sided = pageChecks.filter(
      (check): check is Check & Required<Pick<Check, 'sides'>> => check.sides !== undefined,
    )
    expect(sided.length).toBeGreaterThan(4)
    for (const { id, gates, sides } of sided) {
      expect(gates, id).toBe(false)
      const panels = sides.doubt.map(({ lens }) => panelOf(lens))
      expect(
        sides.back.some(({ lens }) => panels.includes(panelOf(lens))),
        id,
      ).toBe(true)
      const lenses = [...sides.back, ...sides.doubt].map(({ lens }) => lens)
      expect(new Set(lenses).size, id).toBe(lenses.length)
    }
  })
})
