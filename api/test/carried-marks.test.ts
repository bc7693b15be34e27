import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MarkedReport } from '#db/queries/marks.ts'
import { categories, claimGroups, stances } from '#db/vocabulary.ts'
import { diffReports } from '../contracts/report/diff.ts'
import type { Claim, ReportChoice } from '../contracts/report/report.ts'
import { marksOnLast } from '../projects/carried-marks.ts'
import { choice, claim, madeReport } from './made-report.ts'

const quoting = (text: string) => ({ text, where: { kind: 'page', page: 1 } as const, blockId: 'b1', place: 'page 1' })
const words = fc
  .array(fc.constantFrom('bills', 'for', 'bakers', 'Best', 'in', 'town'), { minLength: 1, maxLength: 6 })
  .map(list => list.join(' '))
const quotes = fc.array(words.map(quoting), { maxLength: 2 })
const numbered = <T extends object>(list: T[]) => list.map((made, at) => ({ ...made, id: `1-${at + 1}` }))
const claims: fc.Arbitrary<Claim[]> = fc
  .array(
    fc.record({
      category: fc.constantFrom(...categories.slice(0, 2)),
      stance: fc.constantFrom(...stances),
      group: fc.constantFrom(...claimGroups),
      check: fc.constantFrom(null, null, { id: 'sum', gates: true }),
      lookedFor: fc.option(words, { freq: 1 }),
      quotes,
    }),
    { maxLength: 8 },
  )
  .map(list => numbered(list.map(claim)))

const marked = (
  version: number,
  told: { claims?: Claim[]; choices?: ReportChoice[] },
  points: string[],
): MarkedReport => ({
  reviewId: `review ${version}`,
  version,
  claims: told.claims ?? [],
  choices: told.choices ?? [],
  // The note names the claim on which it was made.
  marks: points.map(point => ({
    point,
    state: null,
    reason: null,
    note: `${version}: ${point}`,
    updatedAt: new Date(0),
  })),
})
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const seen = (reports: MarkedReport[]) => marksOnLast(reports).map(({ id, note }) => [id, note])

it('a mark is carried to the claim that the diff calls the same or changed, and to no other', () => {
  fc.assert(
    fc.property(claims, claims, (before, after) => {
      const { changed, still } = diffReports(madeReport({ claims: before }), madeReport({ claims: after }), null)
      const expected = [...still, ...changed].map(pair => [pair.after.id, `1: ${pair.before.id}`])
      const found = seen([marked(1, { claims: before }, ids(before)), marked(2, { claims: after }, [])])
      expect(found.toSorted()).toEqual(expected.toSorted())
    }),
  )
})

it('a mark is carried to the choice with the same quotes, whatever its sentence, and without quotes to none', () => {
  const choices = fc.array(quotes, { maxLength: 6 }).map(list => numbered(list.map(own => choice({ quotes: own }))))
  fc.assert(
    fc.property(choices, fc.string(), (made, prose) => {
      const told = made.map(one => ({ ...one, id: `2${one.id}`, sentence: prose }))
      const found = seen([marked(1, { choices: made }, ids(made)), marked(2, { choices: told }, [])])
      const quoted = made.filter(one => one.quotes.length > 0)
      expect(found.map(([id]) => id)).toEqual(quoted.map(({ id }) => `2${id}`))
    }),
  )
})
