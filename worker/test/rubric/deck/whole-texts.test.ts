import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { observe } from '#worker/panel/rubric/observed.ts'
import { memo } from '../documents.ts'
import { sentencesOf } from './deck-cases.ts'
import { expectSound } from './soundness.ts'

/** What the catalogue sees in a text, each sighting checked for its sentences. */
function ids(document: LocatedDocument): string[] {
  const observed = observe(document)
  for (const { observation, sighting } of observed) expectSound(observation.id, document, sighting)
  return observed.map(({ observation }) => observation.id)
}

describe('a plan for a bank', () => {
  const bakery = memo([
    '# Business plan: Harrow Lane Bakery',
    'Harrow Lane Bakery bakes bread, rolls and cakes and sells them over the counter.',
    '# Market',
    '3,400 people live in Thornby. Most people buy sliced bread at the petrol station today.',
    '# Team',
    'Mary Oldcastle has been a baker for 22 years.',
    '# Financial projections',
    'In year 1 we expect sales of £140,000. Gross margin is 61%.',
    '# Funding',
    'We ask the bank for a loan of £45,000 for an oven, a mixer and the shop front.',
  ])

  it('is not held to what a fund wants to read', () => {
    expect(ids(bakery)).toEqual(['headings-generic'])
  })
})

describe('a pitch typed without headings', () => {
  const typed = memo([
    ...['Tinderbox Labs', 'Problem', 'Students forget what they learn.'],
    ...['Solution', "A flashcard app. It's Duolingo for law exams."],
    ...['Market', 'Education is a $7 trillion industry.', 'Traction', '200 downloads.', 'Ask', '$500K'],
  ])

  it('has its parts all the same', () => {
    expect(ids(typed)).toEqual(expect.arrayContaining(['vanity-metric-lead', 'x-for-y', 'ask-without-use']))
    expect(ids(typed)).not.toContain('traction-absent')
    expect(ids(typed)).not.toContain('ask-absent')
  })
})

describe('a memo with its figures in sentences', () => {
  const memoOf = (traction: string, plan: string) =>
    memo([
      '# Parcelyard',
      'Parcelyard is a locker network that lets independent shops take in parcels for their street.',
      ...['# Problem', 'Couriers in Lisbon fail 1 in 6 first deliveries.'],
      ...['# Traction', traction, '# Market', '11,400 shops at €900 a year each are €10.3M a year.'],
      ...['# Team', 'Rita Falcão, CEO, ran last-mile operations for 8 years.'],
      ...['# Plan', plan, '# The ask', 'Raising €800k for two engineers and 300 lockers.'],
    ])

  it('is read for what the sentences say', () => {
    const seen = ids(
      memoOf('Revenue grew 300% to €61k ARR. CAC is $0.', 'Revenue goes from €61k in 2026 to €30M by 2029.'),
    )
    expect(seen).toEqual(expect.arrayContaining(['cac-zero', 'growth-percent-no-base', 'projection-steep']))
  })

  it('says of a share how often, not how much', () => {
    const document = memoOf('61 paying shops.', 'More lockers.')
    const [quantified] = observe(document).filter(({ observation }) => observation.id === 'problem-quantified')
    const said = quantified ? sentencesOf('problem-quantified', quantified.sighting).join(' ') : ''
    expect(said).toContain('how often: couriers, 1 in 6')
    expect(said).not.toMatch(/hand part of it over|how much/)
  })
})
