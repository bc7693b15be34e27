/** The sentences of a report, and the sample report that other tests use. */
import { expect, test } from 'vitest'
import { describePlace } from '#db/places.ts'
import { countsOf } from '#db/report.ts'
import { answerOutcomes, claimGroups } from '#db/vocabulary.ts'
import { isSameClaim, keyOf } from '../contracts/report/diff.ts'
import { markdownReport } from '../contracts/report/markdown.ts'
import { projectReportSchema, reportSchema } from '../contracts/report/report.ts'
import { absencesOf, countsLine, firstThingsOf, seenWords, sidesOf, standingOf } from '../contracts/report/words.ts'
import { choice, claim, madeReport, sampleReport } from './made-report.ts'
import sample from './sample-report.json' with { type: 'json' }

test('the sample report is valid and has one of everything', () => {
  expect(reportSchema.safeParse(sample).error).toBeUndefined()
  expect(projectReportSchema.parse(sample)).toMatchObject(sample)
  expect(sampleReport.counts).toEqual(countsOf(sampleReport.claims, sampleReport.choices, sampleReport.questions))
  expect(sampleReport.counts).toMatchObject({ split: 2, choices: 3 })
  expect(new Set(sampleReport.claims.map(({ group }) => group))).toEqual(new Set(claimGroups))
  expect(new Set(sampleReport.questions.map(({ outcome }) => outcome))).toEqual(new Set(answerOutcomes))
  const { claims, choices, questions } = sampleReport
  for (const quote of [...claims, ...choices, ...questions].flatMap(({ quotes }) => quotes))
    expect(quote.place).toBe(describePlace(quote.where))
  for (const { id } of questions.flatMap(one => one.claims.map(known => ({ id: known }))))
    expect(claims.some(one => one.id === id)).toBe(true)
  expect(madeReport({ claims: [claim()], choices: [choice()] })).toMatchObject({ claims: [{ group: 'single' }] })
})

test('one sentence says who raised a claim and how the vote went', () => {
  const [priced, , proven, , , , , checked] = sampleReport.claims
  expect([priced, proven, checked].map(one => one && standingOf(sampleReport, one))).toEqual([
    'Raised by Vera Holt; Idris Kane says that it holds; Noor Castellan says that it does not hold.',
    'Raised by Vera Holt and Idris Kane, each on their own, and checked; Noor Castellan says that it holds.',
    'Established by Panel’s checks.',
  ])
  const votes = [2, 3, 4].map(analystId => ({ analystId, vote: 'holds' as const, reason: '' }))
  expect(standingOf(sampleReport, claim({ votes }))).toBe(
    'Raised by Vera Holt; Idris Kane, Noor Castellan and Anselm Roe say that it holds.',
  )
  expect(standingOf(sampleReport, claim({ votes: [{ analystId: 2, vote: 'outside', reason: '' }] }))).toBe(
    'Raised by Vera Holt.',
  )
})

test('one sentence says who is on which side of a choice, and whether sides are fixed', () => {
  expect(sampleReport.choices.map(one => sidesOf(sampleReport, one))).toEqual([
    'Idris Kane backs it; Vera Holt and Noor Castellan doubt it.',
    'Noor Castellan backs it; Vera Holt doubts it.',
    'Nobody backs it; Vera Holt and Idris Kane doubt it.',
  ])
  expect(sidesOf(sampleReport, choice({ fixed: true, doubt: [] }))).toBe(
    'Vera Holt backs it; nobody doubts it. These sides follow from the analysts’ jobs and were fixed beforehand: no analyst took them.',
  )
})

test('what was seen in pictures is reported with its places, in the exports too', () => {
  const on = (page: number) => ({ page, box: null, place: `slide ${page}` })
  const seen = claim({ quotes: [], seen: [on(3), on(3), on(5)] })
  expect([seenWords(claim()), seenWords(seen)]).toEqual(['', 'Seen in the pictures of slide 3 and slide 5'])
  const written = markdownReport({ name: 'A deck' }, madeReport({ claims: [claim({ seen: [on(3)] })] }))
  expect(written).toContain('\n\nSeen in the picture of slide 3\n\n')
  const another = claim({ quotes: [], seen: [on(5)] })
  expect([keyOf(another) === keyOf(seen), isSameClaim(another, seen)]).toEqual([false, false])
})

test('a report says first who did not speak or vote and why, and is then never called complete', () => {
  const silent = '1 of 4 analysts did not speak. Anselm Roe: The model did not answer in time, three times in a row.'
  const [failure, who] = [{ code: 'over_budget', message: 'Too dear.' } as const, 'Vera Holt and Idris Kane: Too dear.']
  const missing = [...sampleReport.missing, { analystId: 1, failure }, { analystId: 2, failure }]
  expect(absencesOf({ ...sampleReport, missing })).toEqual([silent, `2 of 3 who spoke did not vote. ${who}`])
  expect(absencesOf({ ...sampleReport, missing: [] })).toEqual([])
  const unvoted = { missing, claims: [claim()], choices: [choice({ doubt: [] })], summaryWritten: false }
  const written = markdownReport({ name: 'A deck' }, { ...sampleReport, ...unvoted })
  const none = `No votes were taken: what was raised stands unvoted. ${who}`
  expect(written).toContain(`## Summary\n\n${silent}\n\n${none}\n\nNo summary could be written.\n`)
  expect(written).not.toMatch(/complete|Missing from/)
})

test('one line has the counts', () => {
  expect(countsLine(sampleReport.counts)).toBe(
    '2 split choices · 2 disputed · 3 agreed · 2 seen by one · 2 checked · 4 of 12 questions answered',
  )
  expect(countsLine({ ...madeReport().counts, split: 1 })).toBe('1 split choice')
  expect(countsLine(madeReport().counts)).toBe('Nothing was found')
})

test('the first things are the claims and choices themselves, and a missing one is left out', () => {
  const first = firstThingsOf(sampleReport)
  expect(first.map(one => (one.kind === 'claim' ? one.claim.id : one.choice.id))).toEqual(
    sampleReport.firstThings.map(({ id }) => id),
  )
  expect(firstThingsOf(madeReport({ firstThings: [{ kind: 'claim', id: '9-9' }] }))).toEqual([])
})
