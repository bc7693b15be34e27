/** The marks of a report: its own, and those carried over from earlier reports to the claims that it still makes. Pure. */
import type { MarkedReport } from '#db/queries/marks.ts'
import type { Mark } from '../contracts/marks.ts'
import { type Anchor, comparable, matchClaims, type Pair, pairClaims } from '../contracts/report/diff.ts'

type Point = Anchor & Pick<Mark, 'id'>
type Made = Pick<MarkedReport, 'version'> & Pick<Mark, 'otherWords'> & MarkedReport['marks'][number]
type Match<P> = (before: readonly P[], after: readonly P[]) => { pairs: Pair<P, P>[]; added: P[] }

/** The marks of the last of `reports`, which begin with the oldest. */
export function marksOnLast(reports: readonly MarkedReport[]): Mark[] {
  const claims = carried(reports, ({ claims }) => claims, pairClaims)
  const choices = carried(reports, choicePoints, matchClaims<Point, Point>)
  return [...claims.map(told('claim')), ...choices.map(told('choice'))].filter(
    ({ note, state }) => state !== null || note !== '',
  )
}

const told =
  (kind: Mark['kind']) =>
  ([{ id }, { state, reason, note, version, otherWords, updatedAt }]: readonly [Pick<Mark, 'id'>, Made]): Mark => {
    return { id, kind, state, reason, note, version, otherWords, updatedAt: updatedAt.toISOString() }
  }

/** Choices are matched by their quotes alone, because they have neither stance nor category. */
const choicePoints = ({ choices, reviewId }: MarkedReport): Point[] =>
  choices.map(({ id, quotes }) => ({
    id,
    quotes,
    stance: 'concern',
    category: 'clarity',
    check: null,
    // A choice without quotes must match no choice of another report.
    lookedFor: quotes.length > 0 ? null : `${reviewId} ${id}`,
  }))

type Quoting = Pick<Anchor, 'quotes'>
const quotesTheSame = ({ before, after }: Pair<Quoting, Quoting>): boolean => {
  const quoted = new Set(after.quotes.map(({ text }) => comparable(text)))
  return before.quotes.every(({ text }) => quoted.has(comparable(text)))
}

function carried<P extends Quoting & Pick<Mark, 'id'>>(
  reports: readonly MarkedReport[],
  pointsOf: (report: MarkedReport) => readonly P[],
  match: Match<P>,
): (readonly [P, Made])[] {
  const held = new Map<P, Made>()
  let before: readonly P[] = []
  for (const report of reports) {
    const points = pointsOf(report)
    const { pairs, added } = match(before, points)
    // A claim that the previous report left out may be back.
    const older = [...held.keys()].filter(point => !before.includes(point))
    for (const pair of [...pairs, ...match(older, added).pairs]) {
      const mark = held.get(pair.before)
      held.delete(pair.before)
      if (mark) held.set(pair.after, { ...mark, otherWords: mark.otherWords || !quotesTheSame(pair) })
    }
    for (const mark of report.marks) {
      const point = points.find(({ id }) => id === mark.point)
      if (point) held.set(point, { ...mark, version: report.version, otherWords: false })
    }
    before = points
  }
  return before.flatMap(point => {
    const mark = held.get(point)
    return mark ? [[point, mark] as const] : []
  })
}
