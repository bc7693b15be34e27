/** Each question on a pitch: where it is asked, where it is nearly asked, and where a naive rule would ask. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pitchQuestions } from '#worker/panel/rubric/asked/pitch/pitch-questions.ts'
import { observationById } from '#worker/panel/rubric/catalogue.ts'
import { sentences, titles } from '../../core/sentence-pool.ts'
import { type Cases, pitch, plainSlides, sentencesOf } from '../../deck/deck-cases.ts'
import { expectSound } from '../../deck/soundness.ts'
import { deck, memo } from '../../documents.ts'
import { see } from '../../see.ts'
import { growthCases } from './growth-cases.ts'
import { investmentCases } from './investment-cases.ts'
import { marketCases } from './market-cases.ts'
import { teamCases } from './team-cases.ts'

const all: Cases[] = [...growthCases, ...investmentCases, ...marketCases, ...teamCases]
const seen = (id: string, document: Parameters<typeof see>[1]) => {
  const observation = observationById(id)
  if (!observation) throw new Error(`No observation is called ${id}`)
  return see(observation, document)
}

describe.each(all)('$id', ({ id, holds, not }) => {
  it.each(holds)('is asked: %s', (_, document) => {
    const sightings = seen(id, document)
    expect(sightings).toHaveLength(1)
    for (const sighting of sightings) expectSound(id, document, sighting)
  })
  it.each(not)('is not asked: %s', (_, document) => {
    expect(seen(id, document)).toEqual([])
  })
})

it('has cases for every question', () => {
  expect(all.map(({ id }) => id).sort()).toEqual(pitchQuestions.map(({ id }) => id).sort())
})

describe('a question', () => {
  const asked = (id: string, document: Parameters<typeof see>[1]) => {
    const [sighting] = seen(id, document)
    return sighting ? sentencesOf(id, sighting)[0] : undefined
  }

  it.each([
    ['asked-renewals', 'How many of the 61 paying clinics have come'],
    ['asked-largest-customer', 'How much of the €420k of ARR would leave with the largest of the 23 paying clinics'],
    ['asked-price-raised', 'Has the price of €200 per month ever been raised'],
    ['asked-after-the-round', 'the last of the €1M is spent'],
    ['asked-terms', 'What share of Brindlecot does €1M buy'],
    ['asked-carrying-number', 'carries “€3M ARR by the end of 2028”'],
    ['asked-rival-halves-price', 'If Dentarix halved its price'],
    ['asked-rival-fell', 'What brought Dentarix down, and which of its reasons does Brindlecot not share?'],
    ['asked-said-no', 'What became of the other 21 of the 40 visits'],
    ['asked-key-person', 'by way of Avelina Torrado, CEO (“ran the front desk of a dental chain for 9 years”)'],
    ['asked-key-person', 'What may Rui Sampaio, CTO, still not use after “ex Medisoft imaging”'],
    ['asked-key-person', 'on the “board-certified orthodontist” of Dr Inês Duarte (founder & CEO)?'],
    ['asked-key-person', 'Who owns what stands behind “holds two patents'],
    ['asked-key-person', 'would Brindlecot have without Bea Lopes, COO (“family owns 12 clinics in Braga”)'],
    ['asked-hiring-pace', 'With 18 reps in the plan'],
  ])('names what stands in the text: %s', (id, words) => {
    const holds = all.find(one => one.id === id)?.holds ?? []
    expect(holds.map(([, document]) => asked(id, document)).join('\n')).toContain(words)
  })

  it('is asked by one lens, in words of its own, and ends in a question mark', () => {
    const words = new Set<string>()
    for (const { id, holds } of all) {
      const observation = observationById(id)
      const [, document] = holds[0] ?? []
      const [sighting] = document ? seen(id, document) : []
      if (!observation || !sighting) throw new Error(id)
      expect(Object.values(observation.views).map(({ sign }) => sign)).toEqual(['?'])
      const said = sentencesOf(id, sighting)
      expect(said[0]).toMatch(/\?$/)
      expect(said[0]?.match(/\?/g)).toHaveLength(1)
      for (const sentence of said) words.add(sentence)
      expect(said[1]).toMatch(/\.$/)
    }
    expect(words.size).toBe(all.length * 3)
  })

  it('says of a person nothing of the next one in the same line', () => {
    const line = 'Rui Sampaio, CTO, ex Medisoft imaging Bao-Anh Lemos, sales Inês Duarte, COO'
    const words = asked('asked-key-person', pitch({ team: { title: 'Team', body: [line] } }))
    expect(words).toContain('“ex Medisoft imaging”')
    expect(words).not.toContain('Lemos')
  })

  it('takes no firm for the next person', () => {
    const line = 'Rui Sampaio, CTO, 7 years at Harrow Foods, then a year off'
    expect(asked('asked-key-person', pitch({ team: { title: 'Team', body: [line] } }))).toContain(
      '“7 years at Harrow Foods”',
    )
  })

  it.each([
    ['Kenzo Dela Cruz', 'CTO'],
    ['Anna van der Meer', 'CTO'],
    ['Carlos De La Peña', 'CTO'],
    ['Omar bin Rashid', 'CTO'],
    ['Fiona McAllister', 'CTO'],
    ['Ana García López', 'CTO'],
    ['Luis Ferraz-Boyd', 'CTO'],
    ['Dr Sean O’Dowd', 'CTO'],
    ['Mr Rui Sampaio', 'CTO'],
  ])('names the whole of %s', (name, post) => {
    const document = pitch({ team: { title: 'Team', body: [`${name}, ${post}, ex Medisoft imaging`] } })
    expect(asked('asked-key-person', document)).toContain(`What may ${name}, CTO, still`)
  })
})

const sentence = fc.constantFrom(...sentences)
const documents = fc.oneof(
  fc
    .array(fc.record({ title: fc.constantFrom(...titles), body: fc.array(sentence, { maxLength: 4 }) }), {
      maxLength: 14,
    })
    .map(slides =>
      deck([{ title: 'Brindlecot', body: ['Seed round'] }, ...slides, plainSlides.market, plainSlides.ask]),
    ),
  fc
    .array(
      fc.oneof(
        sentence,
        fc.constantFrom(...titles).map(title => `# ${title}`),
      ),
      { maxLength: 30 },
    )
    .map(lines => memo(['# Brindlecot: investment memo', ...lines])),
)

it('is whole and verbatim over any document, once at most', () => {
  fc.assert(
    fc.property(documents, document => {
      for (const observation of pitchQuestions) {
        const sightings = see(observation, document)
        expect(sightings.length).toBeLessThanOrEqual(1)
        for (const sighting of sightings) expectSound(observation.id, document, sighting)
      }
    }),
    { numRuns: 120 },
  )
})
