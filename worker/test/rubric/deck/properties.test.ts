import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deckObservations } from '#worker/panel/rubric/deck/observations.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { deck, type SlideParts } from '../documents.ts'
import { propertyRuns } from '../runs.ts'
import { asMemo, asPdf, plainSlides, sentencesOf } from './deck-cases.ts'
import { expectSound } from './soundness.ts'

const lines = [
  'TAM: €4.2bn',
  'Just 1% of this market is worth €40M.',
  '18,000 clinics × €2,400 a year = €43.2M',
  'We have no competitors.',
  'LTV/CAC is 9:1.',
  'CAC payback: 40 months',
  '48,000 downloads',
  'Three letters of intent from clinic chains',
  'We grew 240% last year.',
  'Our largest customer brings 44% of revenue.',
  'ARR run-rate: $480k',
  'SEO, social media, events, referrals and partners',
  'Avelina Torrado, CEO\nRui Sampaio, CTO',
  'Avelina Torrado, CEO, 12 years at Dentora. Rui Sampaio, CTO, 19 years at Medisoft.',
  'Raising €1M for 12 months of runway',
  '200 clinics by June 2027',
  'Revenue 2026: €1M, 2027: €6M, 2028: €30M',
  'There is no app for this.',
  'A clinic loses €18,000 a year to missed calls. It hurts. Nobody counts it.',
  'Today most clinics still use paper lists (and the phone).',
  'Since 2025 the law requires it.',
  '“Best thing ever”, says Ms. X. — 3.5× faster… 𝒂𝒃𝒄',
  '|  |',
  '$ % 1 in 4',
]
const titles = [
  ...Object.values(plainSlides).map(slide => slide.title),
  'Appendix',
  'Financials',
  'Problem & solution',
  '',
  'A Monday',
]

const part = fc.oneof(
  fc.constantFrom(...lines),
  fc.record({
    type: fc.constantFrom('table_row' as const, 'chart' as const, 'image' as const),
    text: fc.constantFrom(
      '2026 | 2027 | 2028',
      'Revenue | €1M | €6M | €30M',
      'Us | A | B',
      'x | ✓ | ✗ | ✗',
      'Total users | 1 | 2 | 3',
    ),
  }),
)
const slide = fc.record(
  {
    title: fc.constantFrom(...titles),
    body: fc.array(part, { maxLength: 5 }),
    notes: fc.constantFrom(...lines),
    hidden: fc.boolean(),
    imageShare: fc.constantFrom(0, 0.2, 0.9),
  },
  { requiredKeys: ['body'] },
)
const someSlides = fc
  .array(slide, { minLength: 1, maxLength: 26 })
  .map(slides => [...Object.values(plainSlides).slice(0, 6), ...slides] as SlideParts[])
const documents = fc.tuple(fc.constantFrom(deck, asMemo, asPdf), someSlides).map(([make, slides]) => make(slides))

describe('any deck, PDF or memo put together from the pool', () => {
  it('is quoted verbatim, in sound sentences, and alike on every run', () => {
    let seen = 0
    fc.assert(
      fc.property(documents, document => {
        const reading = readSubmission(document)
        const applied = deckObservations.filter(observation => observation.appliesTo(reading))
        // From the last to the first on a copy: what one observation sees hangs on nothing that another did before it.
        const copy = readSubmission(structuredClone(document))
        const again = new Map(applied.toReversed().map(observation => [observation.id, observation.detect(copy)]))
        for (const observation of applied) {
          const sightings = observation.detect(reading)
          expect(sightings.length).toBeLessThanOrEqual(6)
          expect(again.get(observation.id)).toEqual(sightings)
          for (const sighting of sightings) {
            expectSound(observation.id, document, sighting)
            const said = sentencesOf(observation.id, sighting).join(' ')
            if (document.kind === 'docx') expect(said).not.toMatch(/\bslides?\b|\bpage \d/i)
            if (document.kind === 'pptx') expect(said).not.toMatch(/\bsections?\b|\bpage \d/i)
            if (document.kind === 'pdf') expect(said).not.toMatch(/\bsections?\b|\bslide \d/i)
          }
          seen += sightings.length
        }
      }),
      { numRuns: propertyRuns },
    )
    expect(seen).toBeGreaterThan(150)
  })
})

describe('the catalogue of deck observations', () => {
  it('has 71 with ids of their own', () => {
    expect(new Set(deckObservations.map(observation => observation.id)).size).toBe(71)
  })

  const panels = [
    ['investment-opportunity', 'growth-metrics', 'market-competition', 'team-execution'],
    ['skeptical-buyer', 'funnel-fixer', 'brand', 'positioning'],
  ] as const
  it.each(deckObservations.map(observation => [observation.id, observation] as const))(
    '%s asks a question exactly where a panel is divided',
    (_, observation) => {
      const divided = panels.some(lenses => {
        const signs = lenses.flatMap(lens => observation.views[lens]?.sign ?? [])
        return signs.includes('+') && signs.includes('-')
      })
      expect(observation.question !== undefined).toBe(divided)
    },
  )
})
