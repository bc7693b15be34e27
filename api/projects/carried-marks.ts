/** Which marks stand on a report: its own, and those of earlier ones on the claims that it still makes. Pure. */
import type { MarkedReport } from '#db/queries/marks.ts'
import type { Mark } from '../contracts/marks.ts'
import { type Anchor, matchClaims, type Pair, pairClaims } from '../contracts/report-diff.ts'

type Point = Anchor & Pick<Mark, 'id'>
type Made = Pick<MarkedReport, 'version'> & MarkedReport['marks'][number]
type Match<P> = (before: readonly P[], after: readonly P[]) => { pairs: Pair<P, P>[]; added: P[] }

/** Of the last of these reports, the oldest of which comes first. */
export function marksOnLast(reports: readonly MarkedReport[]): Mark[] {
  const claims = carried(reports, ({ claims }) => claims, pairClaims)
  const choices = carried(reports, choicePoints, matchClaims<Point, Point>)
  return [...claims.map(told('claim')), ...choices.map(told('choice'))].filter(
    ({ note, state }) => state !== null || note !== '',
  )
}

const told =
  (kind: Mark['kind']) =>
  ([{ id }, { state, reason, note, version, updatedAt }]: readonly [Pick<Mark, 'id'>, Made]): Mark => {
    return { id, kind, state, reason, note, version, updatedAt: updatedAt.toISOString() }
  }

/** A choice is known again by its quoted words alone: it has neither stance nor category. */
const choicePoints = ({ choices, reviewId }: MarkedReport): Point[] =>
  choices.map(({ id, quotes }) => ({
    id,
    quotes,
    stance: 'concern',
    category: 'clarity',
    check: null,
    // One without words is known in no other report.
    lookedFor: quotes.length > 0 ? null : `${reviewId} ${id}`,
  }))

/** The last report's points that are marked. */
function carried<P extends Pick<Mark, 'id'>>(
  reports: readonly MarkedReport[],
  pointsOf: (report: MarkedReport) => readonly P[],
  match: Match<P>,
): (readonly [P, Made])[] {
  const held = new Map<P, Made>()
  let before: readonly P[] = []
  for (const report of reports) {
    const points = pointsOf(report)
    const { pairs, added } = match(before, points)
    // What the report before left out may be told again.
    const older = [...held.keys()].filter(point => !before.includes(point))
    for (const pair of [...pairs, ...match(older, added).pairs]) {
      const mark = held.get(pair.before)
      held.delete(pair.before)
      if (mark) held.set(pair.after, mark)
    }
    for (const mark of report.marks) {
      const point = points.find(({ id }) => id === mark.point)
      if (point) held.set(point, { ...mark, version: report.version })
    }
    before = points
  }
  return before.flatMap(point => {
    const mark = held.get(point)
    return mark ? [[point, mark] as const] : []
  })
}
