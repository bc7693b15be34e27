import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { severities, stances } from '#db/vocabulary.ts'
import { anchorOf, claimsOf } from '../../ci/claims.ts'
import { type Effect, type GateInput, type GateRules, judge, splitByExpiry } from '../../ci/gate.ts'
import { mergeRuns, needsAnotherRun } from '../../ci/runs.ts'
import type { Finding } from '../../output/report-parts.ts'
import { finding, report } from './made-reports.ts'

const rules: GateRules = {
  severity: 2,
  stances: ['concern'],
  categories: null,
  onlyNew: false,
  runs: { of: 3, atLeast: 2 },
}

const claims = (...findings: Finding[]) => claimsOf(report(findings))
const seen = (...findings: Finding[]) => claims(...findings).map(claim => ({ claim, seenIn: 1 }))
const input = (part: Partial<GateInput>): GateInput => ({
  names: ['deck.pdf'],
  engine: 'rubric',
  claims: [],
  baseline: null,
  ignore: [],
  ...part,
})
const effects = (part: Partial<GateInput>, with_: Partial<GateRules> = {}): Effect[] =>
  judge({ ...rules, ...with_ }, input(part)).map(({ effect }) => effect)

describe('what fails a build', () => {
  const quoted = finding({ words: 'Best in town' })
  it.each<[string, Partial<Finding>, Effect]>([
    ['a verified concern', {}, 'fails'],
    ['what could not be verified', { verified: false }, 'unverified'],
    ['praise', { stance: 'strength' }, 'stance'],
    ['a question', { stance: 'question' }, 'stance'],
    ['something small', { severity: 1 }, 'severity'],
    ['what code has looked for', { quote: null, lookedFor: 'a price', observation: 'price-missing' }, 'fails'],
    ['what a model did not find', { quote: null, lookedFor: 'a price' }, 'absence_by_model'],
    ['what a clock measured', { quote: null, lookedFor: 'a fast page', observation: 'lcp-slow' }, 'measured_time'],
  ])('%s', (_what, change, effect) => {
    expect(effects({ claims: seen({ ...quoted, ...change }) })).toEqual([effect])
  })

  it('asks for the categories that were named', () => {
    expect(effects({ claims: seen(quoted) }, { categories: ['voice'] })).toEqual(['category'])
  })

  it('never rests on a claim without a quote that a model wrote, nor on an unverified one', () => {
    const arbitrary = fc.record({
      verified: fc.boolean(),
      stance: fc.constantFrom(...stances),
      severity: fc.constantFrom(...severities),
      words: fc.constantFrom(undefined, 'Best in town', 'Lorem ipsum dolor'),
      observation: fc.constantFrom(null, 'price-missing'),
    })
    fc.assert(
      fc.property(fc.array(arbitrary), fc.constantFrom(...severities), (parts, severity) => {
        const made = parts.map(({ words, ...rest }) => finding(words === undefined ? rest : { ...rest, words }))
        const all = { severity, stances: [...stances], runs: { of: 1, atLeast: 1 } }
        for (const { claim, effect } of judge(
          { ...rules, ...all },
          input({ engine: 'model', claims: seen(...made) }),
        )) {
          if (effect !== 'fails') continue
          expect(claim.standing).not.toBe('unverified')
          expect(claim.quotes.length > 0 || claim.observation !== null).toBe(true)
          expect(claim.severity).toBeGreaterThanOrEqual(severity)
        }
      }),
    )
  })
})

describe('the baseline', () => {
  const known = finding({ words: 'Best in town' })
  const fresh = finding({ words: 'Only two left' })
  const [anchor] = claims(known).map(anchorOf)
  if (!anchor) throw new Error('no claim')

  it('lets known claims pass, once each', () => {
    const twice = finding({ words: 'Best in town' })
    const judged = judge({ ...rules, onlyNew: true }, input({ claims: seen(known, fresh, twice), baseline: [anchor] }))
    expect(judged.map(({ effect, known: is }) => [effect, is])).toEqual([
      ['known', true],
      ['fails', false],
      ['fails', false],
    ])
  })

  it('only says what is known where all claims count', () => {
    expect(judge(rules, input({ claims: seen(known), baseline: [anchor] }))).toMatchObject([
      { effect: 'fails', known: true },
    ])
  })
})

describe('the ignore list', () => {
  const entry = { reason: 'Agreed with legal', expires: '2027-01-31' }
  const claim = seen(finding({ words: 'Best in town, they say', observation: 'superlative-unbacked' }))
  it.each<[object, Effect]>([
    [{ rule: 'superlative-unbacked' }, 'ignored'],
    [{ rule: 'proof' }, 'ignored'],
    [{ rule: 'superlative-unbacked', quote: 'best in town' }, 'ignored'],
    [{ quote: 'Best in town' }, 'ignored'],
    [{ rule: 'superlative-unbacked', target: 'deck.pdf' }, 'ignored'],
    [{ rule: 'superlative-unbacked', target: 'other.pdf' }, 'fails'],
    [{ rule: 'superlative-unbacked', quote: 'cheapest in town' }, 'fails'],
    [{ rule: 'voice' }, 'fails'],
  ])('%j', (part, effect) => {
    expect(effects({ claims: claim, ignore: [{ ...entry, ...part }] })).toEqual([effect])
  })

  it('holds to the end of its last day', () => {
    const entries = ['2026-12-30', '2026-12-31', '2027-01-01'].map(expires => ({ rule: 'a', reason: 'b', expires }))
    const { holding, expired } = splitByExpiry(entries, '2026-12-31')
    expect(holding.map(({ expires }) => expires)).toEqual(['2026-12-31', '2027-01-01'])
    expect(expired.map(({ expires }) => expires)).toEqual(['2026-12-30'])
  })
})

describe('runs of a model', () => {
  const [a, b, mild] = claims(
    finding({ words: 'Best in town' }),
    finding({ words: 'Only two left' }),
    finding({ words: 'A word here', severity: 1 }),
  )
  if (!a || !b || !mild) throw new Error('no claims')

  it('counts how often a claim came back, however it was worded', () => {
    const runs = [[a, b], [{ ...a, claim: 'Otherwise.' }], [a]]
    expect(mergeRuns(runs).map(({ seenIn }) => seenIn)).toEqual([3, 1])
    const judged = judge(rules, input({ engine: 'model', claims: mergeRuns(runs) }))
    expect(judged.map(({ effect }) => effect)).toEqual(['fails', 'not_repeated'])
  })

  it.each([
    ['the first run decides nothing', [[a]], true],
    ['what came back is enough', [[a], [a]], false],
    ['what came once may come again', [[a], []], true],
    ['nothing came', [[], []], false],
    ['what is too small to fail cannot', [[mild], []], false],
    ['all runs are done', [[a], [b], []], false],
  ])('%s', (_what, runs, more) => {
    expect(needsAnotherRun(rules, runs)).toBe(more)
  })

  it('spares only runs that could not have changed the answer', () => {
    const run = fc.subarray([a, b, mild])
    const bars = fc
      .integer({ min: 1, max: 4 })
      .chain(of => fc.record({ of: fc.constant(of), atLeast: fc.integer({ min: 1, max: of }) }))
    fc.assert(
      fc.property(bars, fc.array(run, { minLength: 4, maxLength: 4 }), (bar, all) => {
        const with_ = { ...rules, runs: bar }
        const fails = (runs: (typeof all)[number][]) =>
          judge(with_, input({ engine: 'model', claims: mergeRuns(runs) }))
            .filter(({ effect }) => effect === 'fails')
            .map(({ claim }) => claim.quotes[0]?.text)
            .sort()
        let done = 1
        while (needsAnotherRun(with_, all.slice(0, done))) done += 1
        expect(fails(all.slice(0, done))).toEqual(fails(all.slice(0, bar.of)))
      }),
    )
  })
})
