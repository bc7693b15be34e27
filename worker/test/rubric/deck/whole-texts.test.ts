import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/shapes.ts'
import { observe } from '#worker/panel/rubric/observed.ts'
import { deck, memo } from '../documents.ts'
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
    expect(ids(bakery)).toEqual([])
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
      ...['# Problem', 'Couriers in Lisbon fail 1 in 6 first deliveries (our log of 2,900 parcels).'],
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

  it('repeats a share in the words of its sentence', () => {
    const document = memoOf('61 paying shops.', 'More lockers.')
    const [quantified] = observe(document).filter(({ observation }) => observation.id === 'problem-quantified')
    const said = quantified ? sentencesOf('problem-quantified', quantified.sighting).join(' ') : ''
    expect(said).toContain('“Couriers in Lisbon fail 1 in 6 first deliveries (our log of 2,900 parcels)”')
    expect(said).not.toMatch(/how often|baseline|cases a month/)
  })
})

/** What good figures would show, by id. */
const shown = [
  'ask-split-adds-up',
  'sources-beside-figures',
  'retention-with-base',
  'risks-answered',
  'limit-admitted',
  'team-record-specific',
  'rivals-with-facts',
  'result-compared',
  'downside-stated',
  'firm-apart-from-hoped',
]

describe('a good text by headings of its own', () => {
  const letter = memo([
    '# Letter to those who asked',
    'Ankerwort teaches German to nurses before they move. 371 of 412 passed, which is 90%, against 64% in the national statistics.',
    'Seven hospitals have a contract. Five of the first six came back for a second class.',
    '# What we do not know',
    'Whether they stay after two years: nobody has been here that long. Visa rules may change in India, so we opened Tunis in May.',
    '# Others',
    'Goethe-Institut costs EUR 1,250 a level and has waiting lists in Kochi. Lingoda is cheaper and does not do nursing.',
    '# Us',
    'Meike Harms ran the nursing school in Oldenburg for eleven years. Joseph Kurian placed 900 nurses at Medhire.',
    '# The money',
    'We are raising EUR 700k: EUR 450k for Manila, EUR 250k for a second examiner. If Manila is refused, we return half of it.',
  ])

  it('shows what is good about it', () => {
    expect(ids(letter).filter(id => shown.includes(id))).toEqual([
      'result-compared',
      'retention-with-base',
      'risks-answered',
      'rivals-with-facts',
      'team-record-specific',
      'ask-split-adds-up',
      'downside-stated',
    ])
  })
})

describe('a weak deck that comes near every strength', () => {
  const weak = deck([
    { title: 'Petly', body: ['Airbnb for pets', 'Seed'] },
    {
      title: 'The problem',
      body: ['Owners lose trust in kennels', 'We lose to nobody on price', '73% of owners worry'],
    },
    { title: 'How it works', body: ['Owners book a sitter in one tap', 'If the sitter cancels, we find another one'] },
    { title: 'Market', body: ['$320 billion pet industry', 'Growing 8% a year'] },
    {
      title: 'Traction',
      body: ['GMV $410k', 'Retention is amazing', 'In talks with 12 chains', '12 of 14 sitters are women'],
    },
    { title: 'Competition', body: ['Rover is only in the US', 'Kennels: 9,000 in Europe'] },
    { title: 'Risks', body: ['There is execution risk in this', 'Market risk is limited because everybody needs it'] },
    { title: 'Team', body: ['Ana Silva led with passion', 'Bruno Costa built great products'] },
    { title: 'The ask', body: ['$2.5M seed: product 40%, marketing 40%, other 20%'] },
  ])

  it('shows none of them', () => {
    expect(ids(weak).filter(id => shown.includes(id))).toEqual([])
  })
})
