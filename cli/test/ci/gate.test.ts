import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Claim } from '#api/contracts/report/report.ts'
import { claim } from '#api/test/made-report.ts'
import { claimGroups, stances, weights } from '#db/vocabulary.ts'
import { type Effect, type GateInput, type GateRules, judge, splitByExpiry } from '../../ci/gate.ts'
import { mergeRuns, needsAnotherRun } from '../../ci/runs.ts'

const rules: GateRules = {
  severity: 2,
  stances: ['concern'],
  categories: null,
  onlyNew: false,
  runs: { of: 3, atLeast: 2 },
}

const quoting = (...texts: string[]): Claim['quotes'] =>
  texts.map(text => ({ text, where: { kind: 'page', page: 1 }, blockId: 'b1', place: 'page 1' }))
const gating = { id: 'superlative', gates: true }
/** A check's claim that no analyst raised: it can fail a build. */
const checked = (text: string, part: Partial<Claim> = {}): Claim =>
  claim({
    group: 'checked',
    weight: 3,
    category: 'proof',
    quotes: quoting(text),
    raised: [{ analystId: null, headline: 'Best', text: 'Nothing shows it.' }],
    check: gating,
    ...part,
  })
const raised = (text: string, part: Partial<Claim> = {}): Claim =>
  claim({ weight: 3, category: 'proof', quotes: quoting(text), ...part })
const seen = (...claims: Claim[]) => claims.map(one => ({ claim: one, seenIn: 1 }))
const input = (part: Partial<GateInput>): GateInput => ({
  names: ['deck.pdf'],
  engine: 'rubric',
  claims: [],
  baseline: null,
  ignore: [],
  ...part,
})
const onSlide = { page: 3, box: null, place: 'slide 3' }

const effects = (part: Partial<GateInput>, with_: Partial<GateRules> = {}): Effect[] =>
  judge({ ...rules, ...with_ }, input(part)).map(({ effect }) => effect)

describe('what fails a build', () => {
  const absence = { quotes: [], lookedFor: 'A price' }
  it.each<[string, Claim, Effect]>([
    ['a check that gates', checked('Best in town'), 'fails'],
    ['a check that says something is missing', checked('', absence), 'fails'],
    ['a check that does not gate', checked('Best in town', { check: { ...gating, gates: false } }), 'no_gate'],
    ['a claim without a check', raised('Best in town'), 'no_gate'],
    ['an unverified claim', checked('Best in town', { group: 'unverified' }), 'unverified'],
    ['praise', checked('Best in town', { stance: 'strength' }), 'stance'],
    ['something small', checked('Best in town', { weight: 1 }), 'weight'],
  ])('without a model: %s', (_what, one, effect) => {
    expect(effects({ claims: seen(one) })).toEqual([effect])
  })

  it.each<[string, Claim, Effect]>([
    ['a claim that came back', raised('Best in town'), 'fails'],
    ['a check that gates', checked('Best in town'), 'fails'],
    ['a claim of an analyst and a check', raised('Best in town', { check: { ...gating, gates: false } }), 'fails'],
    ['something missing, with a passage quoted', raised('Ask us', { lookedFor: 'A price' }), 'absence_by_model'],
    ['something seen in a picture', raised('', { quotes: [], seen: [onSlide] }), 'seen_by_model'],
    ['something seen, with a passage quoted', raised('Best in town', { seen: [onSlide] }), 'fails'],
  ])('with a model: %s', (_what, one, effect) => {
    expect(effects({ engine: 'model', claims: [{ claim: one, seenIn: 2 }] })).toEqual([effect])
  })

  it('never depends on what only a model looked for, on an unverified claim, or on one that came back too seldom', () => {
    const arbitrary = fc.record({
      group: fc.constantFrom(...claimGroups),
      stance: fc.constantFrom(...stances),
      weight: fc.constantFrom(...weights),
      lookedFor: fc.constantFrom(null, 'A price'),
      check: fc.constantFrom(null, gating, { ...gating, gates: false }),
    })
    const all = fc.array(fc.record({ claim: arbitrary.map(part => raised('Best in town', part)), seenIn: fc.nat(3) }))
    fc.assert(
      fc.property(all, fc.constantFrom(...weights), (claims, severity) => {
        const judged = judge({ ...rules, severity, stances: [...stances] }, input({ engine: 'model', claims }))
        for (const { claim: one, seenIn } of judged.filter(({ effect }) => effect === 'fails')) {
          expect(one.group).not.toBe('unverified')
          expect(one.lookedFor === null || one.check !== null).toBe(true)
          expect(one.weight).toBeGreaterThanOrEqual(severity)
          expect(seenIn).toBeGreaterThanOrEqual(rules.runs.atLeast)
        }
      }),
    )
  })
})

describe('the baseline', () => {
  const known = checked('Best in town')
  const fresh = checked('Only two are left')

  it('lets each known claim pass once', () => {
    const claims = seen(known, fresh, checked('Best in town'))
    const judged = judge({ ...rules, onlyNew: true }, input({ claims, baseline: [known] }))
    expect(judged.map(({ effect, known: is }) => [effect, is])).toEqual([
      ['known', true],
      ['fails', false],
      ['fails', false],
    ])
  })

  it('knows an analyst’s claim again even if it now quotes more; a check’s claim that quotes more counts as new', () => {
    const quotingBoth = (make: typeof checked) => make('', { quotes: quoting('Best in town', 'Only two are left') })
    const isKnown = (one: Claim, before: Claim) =>
      judge(rules, input({ claims: seen(one), baseline: [before] }))[0]?.known
    expect([isKnown(fresh, known), isKnown(quotingBoth(checked), known)]).toEqual([false, false])
    expect(isKnown(quotingBoth(raised), raised('Best in town'))).toBe(true)
  })
})

describe('the ignore list', () => {
  const entry = { reason: 'Agreed with legal', expires: '2027-01-31' }
  const claims = seen(checked('Best in town, they say'))
  it.each<[object, Effect]>([
    [{ rule: 'superlative' }, 'ignored'],
    [{ rule: 'superlative', quote: 'best in town' }, 'ignored'],
    [{ rule: 'superlative', target: 'other.pdf' }, 'fails'],
    [{ rule: 'superlative', quote: 'cheapest in town' }, 'fails'],
  ])('%j', (part, effect) => {
    expect(effects({ claims, ignore: [{ ...entry, ...part }] })).toEqual([effect])
  })

  it('applies until the end of its last day', () => {
    const entries = ['2026-12-30', '2026-12-31', '2027-01-01'].map(expires => ({ rule: 'a', reason: 'b', expires }))
    const { holding, expired } = splitByExpiry(entries, '2026-12-31')
    expect(holding.map(({ expires }) => expires)).toEqual(['2026-12-31', '2027-01-01'])
    expect(expired.map(({ expires }) => expires)).toEqual(['2026-12-30'])
  })
})

describe('runs of a model', () => {
  const [a, b, mild] = [raised('Best in town'), raised('Only two are left'), raised('A word or two', { weight: 1 })]

  it('count how often a claim came back, however it was worded', () => {
    const runs = [[a, b], [{ ...a, headline: 'Otherwise' }], [a]]
    expect(mergeRuns(rules, runs).map(({ seenIn }) => seenIn)).toEqual([3, 1])
    const judged = judge(rules, input({ engine: 'model', claims: mergeRuns(rules, runs) }))
    expect(judged.map(({ effect, rule }) => [effect, rule])).toEqual([
      ['fails', 'claim/proof'],
      ['not_repeated', 'claim/proof'],
    ])
  })

  it.each([
    ['a second run can make a claim fail', [[a]], true],
    ['a claim that is too small cannot fail, whatever later runs say', [[mild], []], false],
  ])('are asked for only while they can change the result: %s', (_what, runs, more) => {
    expect(needsAnotherRun(rules, runs)).toBe(more)
  })

  it('are skipped only if they could not have changed the result', () => {
    const run = fc.subarray([a, b, mild])
    const bars = fc
      .integer({ min: 1, max: 4 })
      .chain(of => fc.record({ of: fc.constant(of), atLeast: fc.integer({ min: 1, max: of }) }))
    fc.assert(
      fc.property(bars, fc.array(run, { minLength: 4, maxLength: 4 }), (bar, all) => {
        const with_ = { ...rules, runs: bar }
        const fails = (runs: (typeof all)[number][]) =>
          judge(with_, input({ engine: 'model', claims: mergeRuns(with_, runs) }))
            .filter(({ effect }) => effect === 'fails')
            .map(({ claim: one }) => one.quotes[0]?.text)
            .sort()
        let done = 1
        while (needsAnotherRun(with_, all.slice(0, done))) done += 1
        expect(fails(all.slice(0, done))).toEqual(fails(all.slice(0, bar.of)))
      }),
    )
  })

  it('count for a claim, in any order, only where it was large and verified', () => {
    const effectsAfter = (...run: Claim[]) =>
      effects({
        engine: 'model',
        claims: mergeRuns(
          rules,
          run.map(one => [one]),
        ),
      })
    const [slight, unfound] = [raised('Best in town', { weight: 1 }), raised('Best in town', { group: 'unverified' })]
    expect(effectsAfter(slight, a, a)).toEqual(['fails'])
    expect(effectsAfter(unfound, a, a)).toEqual(['fails'])
    expect(effectsAfter(a, slight, unfound)).toEqual(['not_repeated'])
  })
})
