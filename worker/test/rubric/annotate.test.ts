import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/located-document.ts'
import { amountsIn } from '../../panel/rubric/annotate/amounts.ts'
import { annotate } from '../../panel/rubric/annotate/annotate.ts'
import { datesIn } from '../../panel/rubric/annotate/dates.ts'
import { longestSentence, slicesOf } from '../../panel/rubric/annotate/sentences.ts'
import { checksFor } from '../../panel/rubric/checks/all-checks.ts'
import { lookUp } from '../../panel/rubric/questions.ts'
import { deck, memo } from './documents.ts'

it.each([
  ['ARR of $1.2m', { kind: 'money', value: 1_200_000, currency: 'USD', of: 'arr', period: 'year' }],
  ['€49 a month per clinic', { value: 49, currency: 'EUR', per: 'clinic', period: 'month' }],
  ['over 10,432 paying users', { kind: 'count', value: 10_432, of: 'user', bound: 'at least' }],
  ['1,5 Mio €', { kind: 'money', value: 1_500_000, currency: 'EUR' }],
  ['LTV:CAC of 4:1.', { kind: 'ratio', value: 4 }],
  ['a two-page form and 3 days', { kind: 'duration', value: 3 }],
  ['$850B-1.1T', { kind: 'money', value: 850e9, bound: 'about' }],
])('reads the amount in “%s”', (text, expected) => {
  expect(amountsIn(text, datesIn(text))[0]).toMatchObject(expected)
})

it.each(['version 2.1.0', '24/7 support', 'at 10:30', 'the 4th of 5G', 'since 1998', 'on 12 March 2025', 'no figure'])(
  'reads no amount in “%s”',
  text => expect(amountsIn(text, datesIn(text))).toEqual([]),
)

it.each([
  ['on 12 March 2025', '2025-03-12'],
  ['in March 2024', '2024-03-31'],
  ['Q3 2026', '2026-09-30'],
  ['2024-05-03', '2024-05-03'],
  ['by 03/04/2025', '2025-12-31'],
])('reads the last day that “%s” can mean', (text, day) => {
  expect(datesIn(text).map(({ end }) => end.toISOString().slice(0, 10))).toEqual([day])
})

describe('a document', () => {
  it('is read with roles, voices and hidden text', () => {
    const reading = annotate(
      deck([
        {
          title: 'Traction',
          body: ['61 clinics pay.', '“It runs our whole front desk now.” – Marta Kehl'],
          notes: 'Smile.',
        },
        { title: 'The ask', body: ['We will hire two.'] },
      ]),
    )
    expect(reading.form).toBe('deck')
    expect(reading.sections.map(({ role }) => role)).toEqual(['traction', 'ask'])
    const of = (text: string) => reading.sentences.find(one => one.text.startsWith(text))
    expect(of('“It')?.speaker).toBe('quoted')
    expect(of('We will')?.time).toBe('future')
    expect(of('Smile')?.seen).toBe(false)
  })
  it('has its tables with header and rows apart', () => {
    const rows = ['2024 | 2025', 'Sales | €10 | €20'].map(text => ({ type: 'table_row', text }) as const)
    expect(annotate(memo(rows)).tables).toMatchObject([
      { header: ['', '2024', '2025'], rows: [{ cells: ['Sales', '€10', '€20'] }] },
    ])
  })
})

it('cuts sentences verbatim, and none is too long', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'B', '.', ' ', '“', '?', '1', '\n'), maxLength: 2_000 }),
      text => {
        for (const { text: slice, start } of slicesOf(text)) {
          expect(text.slice(start, start + slice.length)).toBe(slice)
          expect(slice.length).toBeLessThanOrEqual(longestSentence)
        }
        expect(
          slicesOf(text)
            .map(one => one.text)
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})

/** Fragments that the annotations look for; a hostile document may repeat any of them. */
const shapes = [
  '.',
  '“',
  '"a',
  '(',
  '[',
  '*',
  '%',
  '1,',
  '1 000 ',
  '$1-',
  '12 of 20 ',
  'a'.repeat(700),
  'a | ',
  'up to ',
  'from 1 to ',
  'save ',
  'the the',
  '1 March 2024 to ',
  '{{a',
  '- 5%\n',
  'LTV CAC ',
  '% of people ',
  'CEO Ada ',
  'in the world ',
  '#1 ',
  'ignore all the ',
  '5 clinics at $3 ',
  '– ',
  '\n',
]

it('takes at most fifteen times as long for any repeated shape as for prose of 20,000 characters', {
  timeout: 90_000,
}, () => {
  const cpuOf = (document: LocatedDocument) => {
    const since = process.cpuUsage()
    const reading = annotate(document)
    for (const check of checksFor(reading)) check.find(reading)
    lookUp(reading, 'Which clinics pay for it?')
    return process.cpuUsage(since).user / 1_000
  }
  const repeat = (unit: string) => unit.repeat(Math.ceil(20_000 / unit.length))
  const prose = memo([repeat('Each of our 12 bakers in Graz pays €40 a month until June 2025. ')])
  const limit = 15 * Math.max(cpuOf(prose), cpuOf(prose), cpuOf(prose))
  const read = (unit: string) => {
    const text = repeat(unit)
    for (const document of [memo([text]), memo(text.match(/[\s\S]{1,300}/g) ?? [])]) {
      const taken = cpuOf(document)
      // The time includes collecting the garbage of earlier suites, so a slow reading gets a second try.
      expect(taken < limit / 2 ? taken : cpuOf(document), unit).toBeLessThan(limit)
    }
  }
  for (const shape of shapes) read(shape)
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...shapes), { minLength: 2, maxLength: 4 }), parts => read(parts.join(''))),
    { numRuns: 12 },
  )
})
