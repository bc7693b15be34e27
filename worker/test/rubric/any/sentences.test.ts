import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { anyObservations } from '#worker/panel/rubric/any/observations.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { sentences, titles } from '../core/sentence-pool.ts'
import { expectSound } from '../deck/soundness.ts'
import { deck, memo, page } from '../documents.ts'
import { propertyRuns } from '../runs.ts'

const sentence = fc.constantFrom(...sentences)
const part = fc.record({ title: fc.constantFrom(...titles), body: fc.array(sentence, { minLength: 1, maxLength: 8 }) })
const lines = (parts: { title: string; body: string[] }[]) =>
  parts.flatMap(({ title, body }) => [`# ${title}`, body.join(' '), ...body.slice(0, 2)])
const documents: fc.Arbitrary<LocatedDocument> = fc
  .tuple(fc.constantFrom('page', 'deck', 'memo'), fc.array(part, { minLength: 1, maxLength: 12 }))
  .map(([form, parts]) => (form === 'deck' ? deck(parts) : form === 'page' ? page(lines(parts)) : memo(lines(parts))))

it('says sound sentences of whatever it sees in any text', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(documents, document => {
      const reading = readSubmission(document)
      for (const observation of anyObservations) {
        if (!observation.appliesTo(reading)) continue
        for (const [turn, sighting] of observation.detect(reading).entries()) {
          seen.add(observation.id)
          const quotes = sighting.quotes.slice(0, 3)
          expectSound(observation.id, document, { ...sighting, quotes, facts: { ...sighting.facts, turn } })
        }
      }
    }),
    { numRuns: propertyRuns },
  )
  expect(seen.size).toBeGreaterThan(6)
})
