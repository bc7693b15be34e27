import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categories, stances } from '#db/vocabulary.ts'
import { diffReports, isSameClaim, matchClaims, overlap, searchIn } from '../contracts/report/diff.ts'
import type { Claim } from '../contracts/report/report.ts'
import { claim, madeReport } from './made-report.ts'

const where = { kind: 'page', page: 1 } as const
const quoting = (...texts: string[]) => texts.map(text => ({ text, where, blockId: 'b1', place: 'page 1' }))
const check = (id: string) => ({ id, gates: true })

const words = fc
  .array(fc.constantFrom('bills', 'for', 'bakers', 'Best', 'in', 'town'), { minLength: 1, maxLength: 8 })
  .map(list => list.join(' '))
const anyClaim: fc.Arbitrary<Claim> = fc
  .record({
    category: fc.constantFrom(...categories.slice(0, 3)),
    stance: fc.constantFrom(...stances),
    check: fc.constantFrom(null, check('placeholder'), check('sum')),
    lookedFor: fc.option(words),
    quotes: fc.array(words, { minLength: 1, maxLength: 2 }),
  })
  .map(({ quotes, ...rest }) => claim({ ...rest, quotes: quoting(...quotes) }))
const claims = fc.array(anyClaim, { maxLength: 8 })

describe('matching', () => {
  it('pairs each claim with at most one, loses none and invents none', () => {
    fc.assert(
      fc.property(claims, claims, (before, after) => {
        const { pairs, gone, added } = matchClaims(before, after)
        const [left, right] = [
          [...pairs.map(pair => pair.before), ...gone],
          [...pairs.map(pair => pair.after), ...added],
        ]
        expect([left.length, right.length]).toEqual([before.length, after.length])
        expect(new Set(left)).toEqual(new Set(before))
        expect(new Set(right)).toEqual(new Set(after))
        for (const pair of pairs) expect(isSameClaim(pair.before, pair.after)).toBe(true)
      }),
    )
  })

  it('finds every claim again in the same list, in any order and reworded', () => {
    const shuffled = claims.chain(list =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }), fc.string()),
    )
    fc.assert(
      fc.property(shuffled, ([before, after, prose]) => {
        const told = after.map(one => ({ ...one, headline: prose, text: prose, suggestions: [prose] }))
        expect(matchClaims(before, told)).toMatchObject({ gone: [], added: [] })
      }),
    )
  })

  it('is symmetric', () => {
    fc.assert(fc.property(anyClaim, anyClaim, (a, b) => isSameClaim(a, b) === isSameClaim(b, a)))
    fc.assert(fc.property(words, words, (a, b) => overlap(a, b) === overlap(b, a)))
  })

  const base = claim({ category: 'proof', quotes: quoting('Best in town') })
  const missing: Partial<Claim> = { lookedFor: 'A price', quotes: [] }
  it.each<[string, Partial<Claim>, Partial<Claim>, boolean]>([
    ['more words around them', {}, { quotes: quoting('We are the best in town, they say') }, true],
    [
      'words that overlap',
      { quotes: quoting('We are best in town') },
      { quotes: quoting('best in town, they say') },
      true,
    ],
    ['other words', {}, { quotes: quoting('Cheapest in town') }, false],
    ['a fragment that is too short', {}, { quotes: quoting('in town') }, false],
    ['another category', {}, { category: 'voice' }, false],
    ['two checks on the same words', { check: check('superlative') }, { check: check('placeholder') }, false],
    ['the same thing missing', missing, { ...missing, lookedFor: 'a price.' }, true],
    ['something missing against something present', {}, missing, false],
  ])('says whether claims are the same: %s', (_what, one, other, expected) => {
    expect(isSameClaim({ ...base, ...one }, { ...base, ...other })).toBe(expected)
  })
})

describe('the difference between two reports', () => {
  const old = claim({ id: '1-1', quotes: quoting('Best in town, they say') })
  const gone = claim({ id: '1-2', quotes: quoting('Lorem ipsum dolor') })
  const fresh = claim({ id: '1-3', quotes: quoting('Only two are left') })
  const [before, nothing] = [madeReport({ claims: [gone] }), madeReport()]
  const everything = () => true
  const none = () => false

  it('says what is unchanged, changed and new', () => {
    const other = { ...gone, group: 'agreed' as const }
    const diff = diffReports(
      madeReport({ claims: [old, gone] }),
      madeReport({ claims: [{ ...old, headline: 'Said otherwise' }, other, fresh] }),
      null,
    )
    expect(diff.still.map(({ after }) => after.headline)).toEqual(['Said otherwise'])
    expect(diff).toMatchObject({ changed: [{ before: gone, after: other }], new: [fresh], resolved: [] })
  })

  it('calls a claim resolved only if it is shown to be', () => {
    const byCheck = madeReport({ claims: [{ ...gone, check: check('placeholder') }], checksRun: 5 })
    const absence = madeReport({ claims: [{ ...gone, lookedFor: 'A price' }] })
    const unread = { blocks: 1, words: 1, unread: [{ where, why: 'It is a picture.' }] }
    const resolved = (...asked: Parameters<typeof diffReports>) => diffReports(...asked).resolved.length
    expect(resolved(before, nothing, none)).toBe(1)
    expect(resolved(before, nothing, everything)).toBe(0)
    expect(resolved(before, nothing, null)).toBe(0)
    expect(resolved(before, madeReport({ coverage: unread }), none)).toBe(0)
    expect(resolved(absence, nothing, none)).toBe(0)
    expect(resolved(byCheck, madeReport({ checksRun: 5 }), null)).toBe(1)
    // The check still finds it, beside a claim that an analyst had made alone.
    const [alone, beside] = [fresh, { ...fresh, check: check('placeholder') }]
    const both = { ...byCheck, claims: [alone, ...byCheck.claims] }
    expect(resolved(both, madeReport({ checksRun: 5, claims: [beside] }), null)).toBe(0)
    for (const rerun of [{ checksRun: null }, { checksRun: 4 }, { checksRun: 5, engine: 'model' as const }])
      expect(resolved(byCheck, madeReport(rerun), everything)).toBe(0)
  })

  it('gives every verified claim of both reports exactly one place', () => {
    const report = fc.record({ claims, checksRun: fc.option(fc.nat(5)) }).map(madeReport)
    fc.assert(
      fc.property(report, report, fc.constantFrom(null, everything, none), (one, other, standsIn) => {
        const { still, changed, resolved, notRechecked, new: added } = diffReports(one, other, standsIn)
        const pairs = [...still, ...changed]
        expect(pairs.length + resolved.length + notRechecked.length).toBe(one.claims.length)
        expect(pairs.length + added.length).toBe(other.claims.length)
        expect(diffReports(one, one, standsIn)).toMatchObject({ changed: [], new: [], resolved: [], notRechecked: [] })
      }),
    )
  })

  it('leaves out unverified claims', () => {
    const unverified = madeReport({ claims: [claim({ group: 'unverified' })] })
    expect(Object.values(diffReports(unverified, unverified, none)).flat()).toEqual([])
  })

  it('finds words however they are typeset, even in a paragraph that was split in two', () => {
    const stands = searchIn({ blocks: [{ text: 'We are the BEST' }, { text: 'in town. ★' }] })
    expect(['best in town', '★', 'worst in town', '☆'].map(stands)).toEqual([true, true, false, false])
  })
})
