import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, severities, stances } from '#db/vocabulary.ts'
import { comparable, isSameClaim, keyOf, matchClaims } from '../../ci/claim-match.ts'
import { type Anchored, anchorOf, claimsOf } from '../../ci/claims.ts'
import { diffReports } from '../../ci/report-diff.ts'
import { finding, report } from './made-reports.ts'

const words = fc.array(fc.constantFrom('bills', 'for', 'bakers', 'Best', 'in', 'town'), { minLength: 1, maxLength: 8 })
const anchored: fc.Arbitrary<Anchored> = fc.record({
  category: fc.constantFrom(...categories.slice(0, 3)),
  direction: fc.constantFrom('strength', 'weakness'),
  observation: fc.constantFrom(null, 'superlative-unbacked', 'placeholder-left'),
  quotes: fc.array(
    words.map(list => list.join(' ')),
    { maxLength: 2 },
  ),
})
const same = { before: (one: Anchored) => one, after: (one: Anchored) => one }

describe('matching', () => {
  it('pairs each claim with at most one, loses none and invents none', () => {
    fc.assert(
      fc.property(fc.array(anchored), fc.array(anchored), (before, after) => {
        const { persisting, resolved, added } = matchClaims(before, after, same)
        const left = [...persisting.map(pair => pair.before), ...resolved]
        const right = [...persisting.map(pair => pair.after), ...added]
        expect(left).toHaveLength(before.length)
        expect(new Set(left)).toEqual(new Set(before))
        expect(right).toHaveLength(after.length)
        expect(new Set(right)).toEqual(new Set(after))
        for (const pair of persisting) expect(isSameClaim(pair.before, pair.after)).toBe(true)
      }),
    )
  })

  it('finds every claim again in the same list, in any order', () => {
    fc.assert(
      fc.property(
        fc
          .array(anchored)
          .chain(list => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([before, after]) => {
          expect(matchClaims(before, after, same)).toMatchObject({ resolved: [], added: [] })
        },
      ),
    )
  })

  it('is the same from either side', () => {
    fc.assert(fc.property(anchored, anchored, (a, b) => isSameClaim(a, b) === isSameClaim(b, a)))
  })

  it('does not look at prose', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (claim, suggestion) => {
        const one = finding({ words: 'Best in town' })
        const [before] = claimsOf(report([one]))
        const [after] = claimsOf(report([{ ...one, claim, suggestion }]))
        if (!before || !after) throw new Error('A finding became no claim')
        expect(keyOf(anchorOf(after))).toBe(keyOf(anchorOf(before)))
      }),
    )
  })

  it('compares letters and digits, however they are set', () => {
    expect(comparable('  “Bést”\u00a0IN\ntown!')).toBe('best in town')
  })

  const base: Anchored = { category: 'proof', direction: 'weakness', observation: null, quotes: ['Best in town'] }
  it.each<[string, Partial<Anchored>, boolean]>([
    ['the same words', {}, true],
    ['more words around them', { quotes: ['We are the best in town, they say'] }, true],
    ['other words', { quotes: ['Cheapest in town'] }, false],
    ['a part that says too little', { quotes: ['in town'] }, false],
    ['another category', { category: 'voice' }, false],
    ['praise', { direction: 'strength' }, false],
    ['a fact where none was named', { observation: 'superlative-unbacked' }, true],
    ['nothing quoted', { quotes: [] }, false],
  ])('judges %s', (_what, change, expected) => {
    expect(isSameClaim(base, { ...base, ...change })).toBe(expected)
  })

  it('keeps two facts on the same words apart', () => {
    const one = { ...base, observation: 'superlative-unbacked' }
    expect(isSameClaim(one, { ...one, observation: 'placeholder-left' })).toBe(false)
  })
})

describe('claims of a report', () => {
  it('keeps the two sides of a conflict apart, and takes the gravest of each', () => {
    const findings = [
      finding({ words: 'Best in town', severity: 1 }),
      finding({ words: 'Best in town', severity: 3, analystId: 2 }),
      finding({ words: 'Best in town', stance: 'strength', severity: 1, analystId: 3 }),
    ]
    const tension = { findingIds: findings.map(({ id }) => id), for: [1, 2], against: [3], question: 'Who says so?' }
    expect(claimsOf(report(findings, { tensions: [tension] }))).toMatchObject([
      { stance: 'strength', standing: 'contested', analystIds: [3] },
      { stance: 'concern', severity: 3, standing: 'contested', analystIds: [1, 2] },
    ])
  })

  it('gives every finding a place', () => {
    const arbitrary = fc.record({
      words: fc.option(
        words.map(list => list.join(' ')),
        { nil: undefined },
      ),
      verified: fc.boolean(),
      stance: fc.constantFrom(...stances),
      severity: fc.constantFrom(...severities),
    })
    fc.assert(
      fc.property(fc.array(arbitrary), parts => {
        const findings = parts.map(({ words: text, ...rest }) =>
          finding(text === undefined ? rest : { ...rest, words: text }),
        )
        const claims = claimsOf(report(findings))
        expect(claims.filter(({ standing }) => standing === 'unverified')).toHaveLength(
          findings.filter(({ verified }) => !verified).length,
        )
        expect(claims).toHaveLength(findings.length)
      }),
    )
  })
})

describe('the difference between two reports', () => {
  const old = finding({ words: 'Best in town' })
  const gone = finding({ words: 'Lorem ipsum dolor' })
  const fresh = finding({ words: 'Only two left' })

  it('tells resolved, persisting and new', () => {
    const diff = diffReports(report([old, gone]), report([{ ...old, claim: 'Said otherwise.' }, fresh]))
    expect(diff.persisting.map(({ after }) => after.claim)).toEqual(['Said otherwise.'])
    expect(diff.resolved.map(({ quotes }) => quotes[0]?.text)).toEqual(['Lorem ipsum dolor'])
    expect(diff.added.map(({ quotes }) => quotes[0]?.text)).toEqual(['Only two left'])
  })

  it('calls nothing resolved that nobody looked at again', () => {
    const missing = diffReports(report([gone]), report([], { sections: [{ id: 's2', analystId: 2, content: '' }] }))
    const otherEngine = diffReports(report([gone]), report([], { engine: 'model' }))
    for (const diff of [missing, otherEngine]) {
      expect(diff.resolved).toEqual([])
      expect(diff.notRechecked).toHaveLength(1)
    }
  })

  it('leaves out what was not verified', () => {
    const unverified = finding({ words: 'Nowhere to be found', verified: false })
    expect(diffReports(report([unverified]), report([]))).toEqual({
      resolved: [],
      persisting: [],
      added: [],
      notRechecked: [],
    })
  })
})
