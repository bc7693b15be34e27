import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { article, counted, lowered, plural, singular } from '#worker/panel/rubric/deck/phrases.ts'
import type { Part, SlideParts } from '../documents.ts'
import { deck, memo } from '../documents.ts'
import { asMemo, asPdf, chart, pitch, plainSlides, row, seen, sentencesOf } from './deck-cases.ts'

/** Everything that is said of the first sighting of an observation. */
function said(id: string, document: LocatedDocument): string {
  const [sighting] = seen(id, document)
  return sighting ? sentencesOf(id, sighting).join(' ') : ''
}

describe('where something stands or is missing', () => {
  const { reach: _, ...others } = plainSlides
  const slides: SlideParts[] = Object.values(others)
  const sized = [...slides, { title: 'Market size', body: ['TAM: €4.2bn'] }]

  it.each([
    ['slides', deck, 'on any of the 10 slides', 'on slide 11'],
    ['pages of a PDF', asPdf, 'on any of the 10 pages', 'on page 11'],
    ['sections of a memo', asMemo, 'anywhere in the text', 'in the section “Market size”'],
  ])('is said as a person would of %s', (_kind, make, anywhere, here) => {
    expect(said('gtm-absent', make(slides))).toContain(`is not said ${anywhere}.`)
    expect(said('market-number-unsourced', make(sized))).toContain(here)
  })

  it('counts the slide that ends a deck, and takes no farewell for the last part', () => {
    const thanks = deck([...Object.values(plainSlides).slice(0, -1), { title: 'Thank you', body: ['hello@x.example'] }])
    expect(said('ask-absent', thanks)).toContain('no sum is named on any of the 11 slides')
  })

  it('says an amount of a chart with the unit of its series', () => {
    const forecast = deck([
      ...Object.values(plainSlides),
      { title: 'Financials', body: ['2026 | 2027 | 2028 | 2029', 'Revenue £m | 0.4 | 3.1 | 11 | 42'].map(chart) },
    ])
    expect(said('projection-steep', forecast)).toContain('From £0.4m in 2026 to £42m in 2029 is a factor of 105.')
  })

  it('says how far a forecast goes as a whole', () => {
    const forecast = deck([
      ...Object.values(plainSlides),
      { title: 'Financials', body: ['2026 | 2027 | 2028 | 2029', 'Revenue | €1.2M | €14M | €90M | €340M'].map(row) },
    ])
    expect(said('projection-steep', forecast)).toContain('From €1.2M in 2026 to €340M in 2029 is a factor of 283.')
  })

  it('says of a product that it is not pictured, and nothing of whether it was made', () => {
    const shelf = pitch({ solution: { title: 'Products', body: ['Mint picks, €1.29', 'Fennel picks, €1.49'] } })
    const words = said('product-unshown', shelf)
    expect(words).toContain('Slide 3, “Products”, describes it in words alone')
    expect(words).not.toMatch(/anyone has built|real screen/)
  })

  it('gives no analyst a past', () => {
    const ticks = pitch({
      competition: {
        title: 'Competition',
        body: [
          '| Brindlecot | Agendo | Paper',
          ...'Calls,Texts,Cards,Forms'.split(',').map(one => `${one} | ✓ | ✗ | ✗`),
        ].map(row),
      },
    })
    const vain = pitch({ model: null, traction: { title: 'Traction', body: ['4,000 downloads'] } })
    const words = said('competition-all-ticks', ticks) + said('vanity-metric-lead', vain)
    expect(words).not.toBe('')
    expect(words).not.toMatch(/\b(?:my experience|I have been|in my)\b/i)
  })

  it('does not count to one', () => {
    const only = asMemo([
      { title: 'Problem, solution, market and team', body: ['Clinics lose calls.', 'Raising €1M.'] },
    ])
    expect(said('gtm-absent', only)).toContain('in the only section')
    expect(said('why-now-absent', only)).toContain('Nothing in the only section says what changed lately.')
  })
})

describe('a market without buyers', () => {
  const market = (model: string) =>
    said(
      'market-top-down-only',
      pitch({ market: { title: 'Market', body: ['TAM €4bn'] }, model: { title: 'Business model', body: [model] } }),
    )

  it('is told to count whoever pays, where one kind does', () => {
    expect(market('Patients pay €40.')).toContain('how many patients there are')
    expect(market('Each pharmacy pays €40.')).toContain('how many pharmacies there are')
  })

  it('is told to count buyers where nobody or more than one kind is said to pay', () => {
    expect(market('Clinics pay €40, and patients pay nothing.')).toContain('how many buyers there are')
    expect(market('A plan is €40.')).toContain('how many buyers there are')
  })

  it('pleases nobody', () => {
    const views = observationById('market-top-down-only')?.views ?? {}
    expect(Object.values(views).filter(({ sign }) => sign === '+')).toEqual([])
  })
})

describe('a dense slide', () => {
  const words = (count: number) => 'word '.repeat(count).trim()

  it('is the fullest of them, its table counted, and keeps a title that tells', () => {
    const document = pitch({
      solution: { title: 'Brindlecot moves nine calls in ten', body: [words(125), row(words(60))] },
      reach: { title: 'Go-to-market', body: [words(140)] },
    })
    expect(said('slide-dense', document)).toContain('The title of slide 3 says it already')
    expect(said('slide-dense', document)).toContain('slide 3 even 191')
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

describe('a growth rate', () => {
  const grown = (...body: string[]) => pitch({ traction: { title: 'Traction', body } })

  it('is not told that its last value is missing where that stands beside it', () => {
    const text = said('growth-percent-no-base', grown('Revenue grew 300% to $1.2M.'))
    expect(text).toContain('It ends at $1.2M, and the value it began with is not given with it.')
    expect(text).not.toMatch(/neither|last absolute/i)
  })

  it('is not cut before its period', () => {
    const text = said('growth-percent-no-base', grown('🚀 growing 30% week over week'))
    expect(text).toContain('“growing 30% week over week”')
    expect(text).not.toContain('“growing 30%”')
  })

  it('is not told that its period is missing where that stands beside it', () => {
    expect(said('growth-percent-no-base', grown('We grew 240% last year.'))).not.toMatch(
      /without the period|the time behind/i,
    )
    expect(said('growth-percent-no-base', grown('We grew 240%.'))).toContain('Without the period')
  })

  it.each([
    ['Last year 40 clinics, this year 160 clinics: 300% growth.'],
    ['MRR was €10k when the year began. It grew 50%, and €15k came in last month.'],
    ['10x growth: 12 clinics then, 120 clinics now.'],
  ])('is left alone where both values stand, however they are told: %s', line => {
    expect(seen('growth-percent-no-base', grown(line))).toEqual([])
  })
})

describe('a memo with headings below headings', () => {
  const plan = (...lines: (string | Part)[]) =>
    memo(['# Brindlecot', '## Problem', 'Clinics lose calls.', '## Market', 'TAM €4bn.', '## Team', 'Two.', ...lines])

  it('asks for money below the heading that says so', () => {
    expect(seen('ask-absent', plan())).toHaveLength(1)
    expect(seen('ask-absent', plan('## Use of funds', '### Seed ($250K)', '### Later', 'More.', '## Risks'))).toEqual(
      [],
    )
  })

  it('does not take a target for a measurement', () => {
    const metrics = (head: string, ratio: string) =>
      plan(
        '## Business model',
        { type: 'table_row', text: `Metric | ${head}` },
        { type: 'table_row', text: `LTV:CAC | ${ratio}` },
      )
    expect(seen('ltv-cac-very-high', metrics('Value', '9:1'))).toHaveLength(1)
    expect(seen('ltv-cac-very-high', metrics('Target', '9:1'))).toEqual([])
    expect(seen('ltv-cac-very-high', metrics('Value', '>9:1'))).toEqual([])
  })
})

describe('a sentence says no more than was looked at', () => {
  it('names recurring revenue as what it is', () => {
    const text = said(
      'retention-absent',
      pitch({
        model: { title: 'Business model', body: ['A subscription of €200 per month.'] },
        traction: { title: 'Traction', body: ['MRR of €4k. Launched in March 2025.'] },
      }),
    )
    expect(text).toContain('€4k MRR on slide 8')
  })

  it('calls the ask late only where it is', () => {
    const city = (_: unknown, at: number) => ({
      title: `City ${at}`,
      body: ['A visit to the local association there.'],
    })
    const long = Array.from({ length: 12 }, city)
    expect(said('deck-long', pitch({ reach: long }))).toContain('The ask comes as number 22, when most')
    const early = pitch({ problem: [plainSlides.ask, plainSlides.problem], ask: null, reach: long })
    expect(said('deck-long', early)).toContain('The ask comes as number 2.')
  })

  it('names a dense slide without a title by its number', () => {
    const words = { body: ['word '.repeat(130).trim()] }
    expect(said('slide-dense', pitch({ reach: [words, words] }))).not.toContain('“”')
  })
})

describe('whom a description is for', () => {
  const cover = (line: string) => pitch({ cover: { title: 'Brindlecot', body: [line] } })
  it.each([
    ['Booking software for dental clinics, with finance from partner banks', 'clinics'],
    ['Invoicing software for farmers, by way of their accountants', 'farmers'],
    ['We make an app that helps nurses plan shifts without managers', 'nurses'],
  ])('is who stands behind “for”, and nobody named besides: %s', (line, whom) => {
    expect(seen('one-liner-clear', cover(line))[0]?.facts.whom).toBe(whom)
  })
})
