import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { findingSchema } from '#api/contracts/report.ts'
import { holdersOf, sentencesOf, sidesOf } from '#api/contracts/report-sides.ts'

type Finding = z.infer<typeof findingSchema>

const finding = (id: string, claim: string, stance: Finding['stance'] = 'concern'): Finding => ({
  id,
  analystId: Number(id.split('-')[0]),
  stance,
  severity: 2,
  category: 'offer',
  claim,
  suggestion: '',
  quote: null,
  moreQuotes: [],
  lookedFor: 'a price',
  verified: true,
  source: null,
  observation: null,
})
const ballot = (findingId: string, analystId: number, vote: 'agree' | 'disagree' | 'unsure', reason: string) => ({
  findingId,
  analystId,
  vote,
  reason,
})
const report = {
  findings: [
    finding('1-1', 'No price is named.'),
    finding('2-1', 'I cannot plan for it. No price is named.'),
    finding('2-2', 'A budget needs a number.'),
    finding('3-1', 'The offer keeps its calm.', 'strength'),
  ],
  ballots: [
    ballot('1-1', 3, 'disagree', 'A price would shout.'),
    ballot('1-1', 4, 'agree', 'I asked for it too.'),
    ballot('1-1', 5, 'disagree', 'It is in the footer.'),
    ballot('3-1', 5, 'unsure', 'Calm is not my job.'),
  ],
  agreements: [],
  tensions: [],
}

describe('the sides of a conflict', () => {
  const tension = { findingIds: ['1-1', '2-1', '2-2', '3-1'], for: [1, 2, 4], against: [3, 5], question: 'Why?' }
  const sides = sidesOf(report, tension)

  it('are told apart by how each reads the fact, each with its own words', () => {
    expect([sides?.heading.id, sides?.contrary?.id]).toEqual(['1-1', '3-1'])
    expect(sides?.against).toEqual([
      { analystId: 3, raised: true, words: ['The offer keeps its calm.'] },
      { analystId: 5, raised: false, words: ['It is in the footer.'] },
    ])
  })

  it('tell who raised it from who voted, and leave out sentences that stand there already', () => {
    expect(sides?.for).toEqual([
      { analystId: 1, raised: true, words: [] },
      { analystId: 2, raised: true, words: ['I cannot plan for it.', 'A budget needs a number.'] },
      { analystId: 4, raised: false, words: ['I asked for it too.'] },
    ])
  })

  it('have no claim of their own where a side only voted', () => {
    const voted = sidesOf(report, { ...tension, findingIds: ['1-1'], for: [1, 4], against: [3] })
    expect(voted?.contrary).toBeNull()
    expect(voted?.against).toEqual([{ analystId: 3, raised: false, words: ['A price would shout.'] }])
  })
})

it('the holders of an agreement begin with whose words it is, in its own order after that', () => {
  const holders = holdersOf(report, { findingIds: ['2-1', '1-1'], analystIds: [4, 1, 2] })
  expect(holders.map(({ analystId, raised }) => [analystId, raised])).toEqual([
    [2, true],
    [1, true],
    [4, false],
  ])
  // All that it said stands in the heading: its words are kept rather than left empty.
  expect(holders[1]?.words).toEqual(['No price is named.'])
})

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      '8 of 9 headings could stand over anyone’s text: “1. Summary”, “2. Problem”. So what.',
      ['8 of 9 headings could stand over anyone’s text: “1. Summary”, “2. Problem”.', 'So what.'],
    ],
    ['“It works. It pays.” That is all.', ['“It works. It pays.”', 'That is all.']],
    ['I asked Dr. Roe. She knew No. 5 well.', ['I asked Dr. Roe.', 'She knew No. 5 well.']],
    ['It costs $3.5 a month. Fine', ['It costs $3.5 a month.', 'Fine']],
  ])('of %j', (text, sentences) => expect(sentencesOf(text)).toEqual(sentences))

  it('leave out nothing, and part no quotation', () => {
    const words = fc.constantFrom('One', 'two.', '“A. B.', 'c”', '“D?”', 'Dr. X', '1. Market', 'end!')
    fc.assert(
      fc.property(fc.array(words, { maxLength: 12 }), parts => {
        const text = parts.join(' ')
        const sentences = sentencesOf(text)
        expect(sentences.join(' ')).toBe(text)
      }),
    )
  })
})
