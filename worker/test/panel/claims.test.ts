import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Finding } from '#db/shapes.ts'
import { ballotPaper, keptBallots, readBallots } from '#worker/panel/ballots.ts'
import { type Claim, mergeClaims } from '#worker/panel/claims.ts'
import { block, documentOf, finding, slide } from './documents.ts'

const text = 'We help clinics fill empty appointments within an hour of a cancellation'
const document = documentOf([block('b1', text), block('b2', 'Book a demo')])
const quote = (words: string, blockId = 'b1') => ({ quote: { text: words, where: slide(1), blockId } })
const idsOf = (claims: Claim[]) => claims.map(claim => claim.findings.map(entry => entry.id))

describe('merging findings into claims', () => {
  it('joins overlapping words of one category, under the gravest finding', () => {
    const claims = mergeClaims(document, [
      finding('1-1', quote('We help clinics fill')),
      finding('2-1', { ...quote('fill empty appointments'), severity: 3 }),
      finding('3-1', { ...quote('appointments within an hour'), stance: 'question' }),
    ])
    expect(idsOf(claims)).toEqual([['2-1', '1-1', '3-1']])
    expect(claims[0]).toMatchObject({ id: '2-1', authors: [1, 2, 3] })
  })

  it('leads with what an author put furthest up, where two are as grave', () => {
    const claims = mergeClaims(document, [
      finding('1-1', quote('Book a demo', 'b2')),
      finding('1-2', quote('We help clinics')),
      finding('2-1', quote('help clinics fill')),
    ])
    expect(idsOf(claims)).toEqual([['1-1'], ['2-1', '1-2']])
    expect(claims[1]?.authors).toEqual([1, 2])
  })

  it('leads with the one whose job it is, where the engine knows', () => {
    const pair = [finding('1-1', quote('We help clinics')), finding('2-1', quote('help clinics fill'))]
    const distance = (one: Finding) => (one.analystId === 2 ? 0 : 1)
    expect(idsOf(mergeClaims(document, pair, distance))).toEqual([['2-1', '1-1']])
    const graver = [finding('1-1', { ...quote('We help clinics'), severity: 3 }), finding('2-1', quote('We help'))]
    expect(idsOf(mergeClaims(document, graver, distance))).toEqual([['1-1', '2-1']])
  })

  it('knows which claims read one fact the other way', () => {
    const pleased = { ...quote('clinics fill'), stance: 'strength' } as const
    const claims = mergeClaims(document, [
      finding('1-1', quote('We help clinics')),
      finding('2-1', pleased),
      finding('3-1', { ...pleased, category: 'proof' }),
      finding('4-1', { ...pleased, observation: 'a' }),
      finding('5-1', { ...quote('We help clinics'), observation: 'b' }),
    ])
    const contraryTo = (id: string) => claims.find(claim => claim.id === id)?.contrary
    expect(idsOf(claims)).toEqual([['1-1', '5-1'], ['2-1', '4-1'], ['3-1']])
    expect([contraryTo('1-1'), contraryTo('2-1'), contraryTo('3-1')]).toEqual([['2-1'], ['1-1'], []])
    const facts = mergeClaims(document, [
      finding('1-1', { ...quote('We help'), observation: 'a' }),
      finding('2-1', { ...quote('We help'), observation: 'b', stance: 'strength' }),
    ])
    expect(facts.map(claim => claim.contrary)).toEqual([[], []])
  })

  it.each<[string, Partial<Finding>, Partial<Finding>]>([
    ['words that do not overlap', quote('We help clinics'), quote('within an hour')],
    ['another block', quote('Book a demo', 'b2'), quote('We help clinics')],
    ['another category', quote('We help'), { ...quote('We help'), category: 'proof' }],
    ['a strength against a concern', { ...quote('We help'), stance: 'strength' }, quote('We help')],
    [
      'another fact of the rubric',
      { ...quote('We help'), observation: 'a' },
      { ...quote('We help'), observation: 'b' },
    ],
    ['a quote against an absence', quote('We help'), { lookedFor: 'a price' }],
    ['two absences of different things', { lookedFor: 'a price' }, { lookedFor: 'a team' }],
  ])('keeps apart %s', (_name, one, other) => {
    expect(idsOf(mergeClaims(document, [finding('1-1', one), finding('2-1', other)]))).toEqual([['1-1'], ['2-1']])
  })

  it.each<[string, Partial<Finding>, Partial<Finding>]>([
    ['absences of one thing in other letters', { lookedFor: 'A price, anywhere' }, { lookedFor: 'a price anywhere' }],
    [
      'absences of one observation',
      { lookedFor: 'x', observation: 'no-price' },
      { lookedFor: 'y', observation: 'no-price' },
    ],
    [
      'a further quote that overlaps',
      { ...quote('Book a demo', 'b2'), moreQuotes: [quote('We help').quote] },
      quote('We help'),
    ],
  ])('joins %s', (_name, one, other) => {
    expect(mergeClaims(document, [finding('1-1', one), finding('2-1', other)])).toHaveLength(1)
  })

  it('makes no claim of an unverified finding', () => {
    expect(mergeClaims(document, [finding('1-1', { ...quote('We help'), verified: false })])).toEqual([])
  })

  it('puts every verified finding into exactly one claim, whatever the order', () => {
    const entry = fc.record({
      from: fc.nat(40),
      length: fc.integer({ min: 3, max: 25 }),
      severity: fc.constantFrom(1, 2, 3),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), entries => {
        const findings = entries.map(({ from, length, severity }, at) =>
          finding(`${1 + (at % 4)}-${at}`, {
            ...quote(text.slice(from, from + length)),
            severity: severity as 1 | 2 | 3,
          }),
        )
        const claims = mergeClaims(document, findings)
        expect(idsOf(claims).flat().sort()).toEqual(findings.map(one => one.id).sort())
        const groups = (merged: Claim[]) =>
          idsOf(merged)
            .map(ids => ids.sort().join())
            .sort()
        expect(groups(mergeClaims(document, findings.toReversed()))).toEqual(groups(claims))
      }),
    )
  })
})

describe('blind ballots', () => {
  const findings = [1, 2, 3, 4].flatMap(id =>
    [1, 2, 3].map(number => finding(`${id}-${number}`, { lookedFor: `thing ${id} ${number}` })),
  )
  const claims = mergeClaims(document, findings)

  it('show a voter the claims of others only, and nothing that tells an author', () => {
    const paper = ballotPaper('r1', 2, claims)
    expect(paper.claims).toHaveLength(9)
    expect([...paper.claimById.values()].some(claim => claim.authors.includes(2))).toBe(false)
    expect(paper.claims.map(claim => claim.findingId)).toEqual(paper.claims.map((_, at) => `c${at + 1}`))
    expect(JSON.stringify(paper.claims)).not.toMatch(/analyst/)
  })

  it('are dealt in an order of the voter, the same after a restart', () => {
    const order = (voter: number) => [...ballotPaper('r1', voter, claims).claimById.values()].map(claim => claim.id)
    expect(order(2)).toEqual(order(2))
    const common = (voter: number) => order(voter).filter(id => /^[34]/.test(id))
    expect(common(1)).not.toEqual(common(2))
  })

  it('give one vote for each claim: the first answer, or an honest "unsure"', () => {
    const paper = ballotPaper('r1', 2, claims)
    const first = paper.claimById.get('c1')
    const ballots = readBallots(paper, 2, [
      { findingId: 'c1', vote: 'disagree', reason: 'It does name the buyer. Pass on this deal.' },
      { findingId: 'c1', vote: 'agree', reason: 'Changed my mind.' },
      { findingId: 'c77', vote: 'agree', reason: 'Nobody asked.' },
    ])
    expect(ballots).toHaveLength(9)
    expect(ballots[0]).toEqual({
      findingId: first?.id,
      analystId: 2,
      vote: 'disagree',
      reason: 'It does name the buyer.',
    })
    expect(new Set(ballots.slice(1).map(ballot => ballot.vote))).toEqual(new Set(['unsure']))
    expect(ballots[1]?.reason).toBe('No answer was given on this claim.')
  })

  it('that were kept follow their finding into a merged claim; votes on own or unknown claims are dropped', () => {
    const kept = [
      { findingId: '1-1', analystId: 2, vote: 'agree' as const, reason: 'Yes.' },
      { findingId: '2-1', analystId: 2, vote: 'agree' as const, reason: 'My own.' },
      { findingId: '9-9', analystId: 2, vote: 'agree' as const, reason: 'Gone.' },
    ]
    expect(keptBallots(kept, 2, claims)).toEqual([kept[0]])
  })
})
