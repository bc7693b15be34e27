import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Ballot, Finding, Opinion } from '#db/shapes.ts'
import { stances, votes } from '#db/vocabulary.ts'
import { mergeClaims } from '#worker/panel/claims.ts'
import { buildReport, type ReportParts } from '#worker/panel/report.ts'
import { analyst, block, documentOf, finding, slide, vote } from './documents.ts'

const document = documentOf(
  [block('b1', 'We help clinics', slide(4)), block('b2', 'Nobody sees this', slide(4), { hidden: 'white' })],
  {
    unread: [{ where: slide(2), why: 'It is one image.' }],
  },
)
const analysts = [1, 2, 3].map(analyst)
const opinion = (analystId: number, findings: Finding[] = []): Opinion => ({
  analystId,
  findings,
  usage: null,
  failure: null,
})

function partsOf(findings: Finding[], ballots: Ballot[] = [], more: Partial<ReportParts> = {}): ReportParts {
  return {
    document,
    analysts,
    opinions: analysts.map(({ id }) =>
      opinion(
        id,
        findings.filter(entry => entry.analystId === id),
      ),
    ),
    claims: mergeClaims(document, findings),
    ballots,
    ballotUsage: new Map(),
    missing: [],
    questions: new Map(),
    summary: null,
    sharedUsage: [],
    engine: 'model',
    model: 'fake-1',
    unread: [],
    ...more,
  }
}

const quote = { text: 'We help clinics', where: slide(4), blockId: 'b1' }
describe('the report', () => {
  it('tells agreements, tensions and lone insights from ballots alone', () => {
    const findings = ['1-1', '1-2', '1-3'].map(id => finding(id, { lookedFor: id }))
    const report = buildReport(
      partsOf(findings, [
        vote('1-1', 2, 'agree'),
        vote('1-1', 3, 'outside'),
        vote('1-2', 2, 'agree'),
        vote('1-2', 3, 'disagree'),
        vote('1-3', 2, 'unsure'),
        vote('1-3', 3, 'outside'),
      ]),
    )
    expect(report.agreements).toEqual([{ findingIds: ['1-1'], analystIds: [1, 2] }])
    expect(report.tensions).toMatchObject([{ findingIds: ['1-2'], for: [1, 2], against: [3] }])
    expect(report.tensions[0]?.question).toMatch(/\?$/)
    expect(report.loneInsights).toEqual(['1-3'])
  })

  it('makes one tension of a concern and a strength on one fact, each voted against by the other side', () => {
    const findings = [
      finding('1-1', { quote, stance: 'strength', severity: 1, claim: 'I know whom it is for.' }),
      finding('2-1', { quote, claim: 'It does not say which clinics.' }),
      finding('3-1', { quote, claim: 'Any clinic, then?' }),
    ]
    const ballots = [vote('1-1', 2, 'disagree'), vote('1-1', 3, 'disagree'), vote('2-1', 1, 'disagree')]
    const report = buildReport(partsOf(findings, ballots))
    expect(report.tensions).toMatchObject([{ findingIds: ['2-1', '3-1', '1-1'], for: [2, 3], against: [1] }])
    expect([report.agreements, report.loneInsights]).toEqual([[], []])
  })

  it('takes from both sides who voted for both, and counts who only rejects the concern against it', () => {
    const findings = [finding('1-1', { quote }), finding('2-1', { quote, stance: 'strength', severity: 1 })]
    const ballots = [vote('1-1', 2, 'disagree'), vote('2-1', 1, 'disagree')]
    const sidesWith = (...more: Ballot[]) => {
      const parts = partsOf(findings, [...ballots, ...more], { analysts: [1, 2, 3].map(analyst) })
      return buildReport(parts).tensions.map(tension => [tension.for, tension.against])
    }
    expect(sidesWith(vote('1-1', 3, 'agree'), vote('2-1', 3, 'agree'))).toEqual([[[1], [2]]])
    expect(sidesWith(vote('1-1', 3, 'disagree'), vote('2-1', 3, 'disagree'))).toEqual([[[1], [2, 3]]])
    expect(sidesWith(vote('1-1', 3, 'agree'), vote('2-1', 3, 'unsure'))).toEqual([[[1, 3], [2]]])
    expect(sidesWith(vote('1-1', 3, 'outside'), vote('2-1', 3, 'disagree'))).toEqual([[[1], [2]]])
  })

  it('sets nothing against another without ballots from both sides', () => {
    const findings = [finding('1-1', { quote }), finding('2-1', { quote, stance: 'strength' })]
    const one = buildReport(partsOf(findings, [vote('1-1', 2, 'disagree'), vote('2-1', 1, 'unsure')]))
    expect(one.tensions).toMatchObject([{ findingIds: ['1-1'], for: [1], against: [2] }])
    expect(one.loneInsights).toEqual(['2-1'])
    const none = buildReport(partsOf(findings, []))
    expect([none.tensions, none.loneInsights]).toEqual([[], ['1-1', '2-1']])
  })

  it('puts what weighs most first, then what most raised on their own', () => {
    const findings = [
      finding('1-1', { lookedFor: 'a', severity: 1 }),
      finding('1-2', { lookedFor: 'b' }),
      finding('2-1', { lookedFor: 'c' }),
      finding('3-1', { lookedFor: 'c' }),
      finding('3-2', { lookedFor: 'd', severity: 3 }),
    ]
    const ballots = ['1-1', '1-2', '3-2'].map(id => vote(id, 2, 'agree'))
    const report = buildReport(partsOf(findings, ballots))
    expect(report.agreements.map(group => group.findingIds[0])).toEqual(['3-2', '2-1', '1-2', '1-1'])
  })

  it('counts a conflict once in the voices, whether one side or both raised a claim', () => {
    const things = Array.from({ length: 6 }, (_, at) => ({ lookedFor: `thing ${at}` }))
    const concerns = things.map((thing, at) => finding(`1-${at}`, thing))
    const strengths = things.map((thing, at) => finding(`2-${at}`, { ...thing, stance: 'strength', severity: 1 }))
    const agreed = Array.from({ length: 6 }, (_, at) => finding(`3-${at}`, { lookedFor: `other ${at}` }))
    const ballots = [
      ...concerns.map(one => vote(one.id, 2, 'disagree')),
      ...agreed.flatMap(one => [vote(one.id, 1, 'agree'), vote(one.id, 2, 'agree')]),
    ]
    const voices = (findings: Finding[], more: Ballot[] = []) =>
      buildReport(partsOf(findings, [...ballots, ...more])).independence.effective
    const byBallot = voices([...concerns, ...agreed])
    const byBoth = voices(
      [...concerns, ...strengths, ...agreed],
      strengths.map(one => vote(one.id, 1, 'disagree')),
    )
    expect(byBallot).not.toBeNull()
    expect(byBoth).toBe(byBallot)
  })

  it('puts every verified finding into exactly one group and an unverified one into none', () => {
    const entry = fc.record({
      author: fc.integer({ min: 1, max: 3 }),
      thing: fc.nat(5),
      verified: fc.boolean(),
      stance: fc.constantFrom(...stances),
    })
    const choice = fc.constantFrom(...votes)
    fc.assert(
      fc.property(
        fc.array(entry, { maxLength: 12 }),
        fc.array(choice, { minLength: 36, maxLength: 36 }),
        (entries, choices) => {
          const findings = entries.map(({ author, thing, verified, stance }, at) =>
            finding(`${author}-${at}`, { lookedFor: `thing ${thing}`, verified, stance }),
          )
          const claims = mergeClaims(document, findings)
          const ballots = claims.flatMap((claim, at) =>
            analysts
              .filter(({ id }) => !claim.authors.includes(id))
              .map(({ id }) => vote(claim.id, id, choices[at * 3 + id - 1] ?? 'agree')),
          )
          const report = buildReport(partsOf(findings, ballots))
          const grouped = [
            ...report.agreements.flatMap(group => group.findingIds),
            ...report.tensions.flatMap(group => group.findingIds),
            ...report.loneInsights,
          ]
          expect(grouped.sort()).toEqual(
            findings
              .filter(one => one.verified)
              .map(one => one.id)
              .sort(),
          )
          for (const group of report.agreements) expect(group.analystIds.length).toBeGreaterThan(1)
          for (const group of report.tensions) {
            expect(group.for.length).toBeGreaterThan(0)
            expect(group.against.length).toBeGreaterThan(0)
            expect(group.for.filter(id => group.against.includes(id))).toEqual([])
            const made = group.findingIds.flatMap(id => findings.find(one => one.id === id) ?? [])
            const [leading] = made
            for (const one of made) {
              const ownSide = (one.stance === 'strength') === (leading?.stance === 'strength')
              if (ownSide) expect(group.for).toContain(one.analystId)
              else expect([...group.for, ...group.against]).toContain(one.analystId)
              if (!ownSide) expect(leading?.stance).not.toBe('strength')
            }
            // Only ballots make a tension: each side has cast one against the other.
            const rejected = ballots.filter(({ vote }) => vote === 'disagree')
            expect(
              rejected.some(one => group.findingIds.includes(one.findingId) && group.against.includes(one.analystId)),
            ).toBe(true)
          }
        },
      ),
    )
  })

  it('keeps findings word for word in their analyst’s section, with quotes and places', () => {
    const found = finding('1-1', { claim: 'The buyer is named', suggestion: 'Keep it.', quote })
    const unverified = finding('1-2', { claim: 'It promises a cure.', verified: false })
    const [section, silent] = buildReport(partsOf([found, unverified])).sections
    expect(section?.content).toBe(
      'The buyer is named. “We help clinics” (slide 4). Keep it.\n\n' +
        'It promises a cure. Unverified: its quote was not found in the submission, so it is not counted.',
    )
    expect(silent?.content).toBe('Raised no finding of its own; how it voted stands with the claims of the others.')
    const [nothing] = buildReport(partsOf([])).sections
    expect(nothing?.content).toBe('Raised no finding, and nobody raised one to vote on.')
  })

  it('gives a quote that brings its own quotation marks no second pair', () => {
    const spoken = { text: '“It pays for itself”', where: slide(4), blockId: 'b3' }
    const own = documentOf([block('b3', spoken.text, slide(4))])
    const findings = [finding('1-1', { quote: spoken, claim: 'A voice.' })]
    const claims = mergeClaims(own, findings)
    const report = buildReport(partsOf(findings, [vote('1-1', 2, 'disagree')], { document: own, claims }))
    expect(report.sections[0]?.content).toBe('A voice. “It pays for itself” (slide 4).')
    expect(report.tensions[0]?.question).toContain('take from “It pays for itself” (slide 4)')
  })

  it('counts quotes, visible words and what was not read by source or engine', () => {
    const findings = [
      finding('1-1', { quote }),
      finding('1-2', { verified: false }),
      finding('1-3', { lookedFor: 'a price' }),
    ]
    const report = buildReport(partsOf(findings, [], { unread: [{ where: slide(9), why: 'It did not fit.' }] }))
    expect(report.quotesVerified).toEqual({ verified: 1, total: 2 })
    expect(report.coverage).toMatchObject({ blocks: 2, words: 3 })
    expect(report.coverage.unread.map(part => part.why)).toEqual(['It is one image.', 'It did not fit.'])
  })

  it('says that there is nothing to sum up where nothing was found, or nothing that it can show', () => {
    expect(buildReport(partsOf([])).summary).toMatch(/^The panel found nothing to say/)
    const unshown = { ...partsOf([finding('1-1', { verified: false })]), claims: [] }
    expect(buildReport(unshown).summary).toMatch(/^None of what the panel said quotes the submission/)
  })

  it('is complete without a model and says that the summary is counted', () => {
    const report = buildReport(partsOf([finding('1-1', { quote })]))
    expect(report.summaryWritten).toBe(false)
    expect(report.summary).toBe(
      'The panel agreed on 0 points and conflicted on 0 points; 1 point came from one analyst alone. ' +
        'No summary in prose could be written; the report is complete without it.',
    )
    expect(report.independence).toMatchObject({
      analysts: 3,
      effective: null,
      note: expect.stringContaining('one model (fake-1)'),
    })
  })
})
