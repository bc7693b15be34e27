/** Section 5.11: a future year is many times the one before. */
import type { Observation } from '../observation.ts'
import { distinct, isPitch, onDeck, placed, view } from './finding.ts'
import { counted } from './phrases.ts'
import { capturedYear, isFuture, quotePoint } from './projections.ts'
import { revenueByYear, type YearPoint, type YearSeries } from './tables.ts'

interface Steep {
  from: YearPoint
  to: YearPoint
  times: number
}

/**
 * Five times in each year from a million; or over three years and more above fourfold in each, from a hundred thousand,
 * or up to ten million from less.
 */
function steepest(series: YearSeries, captured: number): Steep | null {
  const { points } = series
  let found: Steep | null = null
  for (const from of points)
    for (const to of points) {
      if (!isFuture(to, captured) || from.value <= 0 || to.year <= from.year) continue
      const years = to.year - from.year
      const times = to.value / from.value
      const fromSome = years >= 3 && times > 4 ** years && (from.value >= 1e5 || (from.value >= 1e4 && to.value >= 1e7))
      if (!(from.value >= 1e6 && times >= 5 ** years) && !fromSome) continue
      // The whole climb says more than its first step.
      if (!found || times > found.times) found = { from, to, times }
    }
  return found && { ...found, times: found.times >= 20 ? Math.round(found.times) : Math.round(found.times * 10) / 10 }
}

/** The years as the document gives them: " in 2027" and " in 2028", or nothing and " in 5 years". */
function timesOf({ from, to }: Steep): { start: string; end: string } {
  const years = to.year - from.year
  return {
    start: from.dated ? ` in ${from.year}` : '',
    end: to.dated ? ` in ${to.year}` : ` in ${counted(years, 'year')}`,
  }
}

export const projectionSteep: Observation = {
  id: 'projection-steep',
  category: 'financials',
  appliesTo: isPitch,
  sources: ['BVP100'],
  detect: onDeck((deck, reading) => {
    const captured = capturedYear(reading.document.capturedAt)
    for (const series of revenueByYear(deck.slides, captured)) {
      const found = steepest(series, captured)
      if (!found) continue
      return [
        {
          severity: 2,
          quotes: distinct([quotePoint(found.from), quotePoint(found.to)]),
          facts: {
            first: found.from.text.trim(),
            last: found.to.text.trim(),
            ...timesOf(found),
            times: found.times,
            benchmark:
              found.from.value >= 1e6 && found.from.value <= 1e7 && found.to.year - found.from.year === 1
                ? 'The published average from one to ten million is near a factor of three a year.'
                : 'A plan like that rests on every assumption in it holding at once.',
            ...placed(deck, series.slide),
          },
        },
      ]
    }
    return []
  }),
  views: {
    'growth-metrics': view(
      '-',
      f => `From ${f.first}${f.start} to ${f.last}${f.end} is a factor of ${f.times}. ${f.benchmark}`,
      f => `Show the steps that lead to ${f.last}, and what each of them takes for granted.`,
      f => `A factor of ${f.times} is a great deal to take on trust.`,
    ),
    'team-execution': view(
      '-',
      f => `${f.last}${f.end} would be ${f.times} times ${f.first}${f.start}. Who is to do the work behind that?`,
      f => `Lay people and months under the way to ${f.last}.`,
      f => `Few organisations get through growth by a factor of ${f.times} unbent.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `${f.last}${f.end} would matter to a fund. I prefer arguing a bold plan down to arguing a timid one up.`,
      () => 'Keep the ambition, and let the plan say what it depends on.',
      f => `A factor of ${f.times} can be examined step by step, and a small plan leaves nothing to examine.`,
    ),
  },
  question: s => `What has to be true in the first year for ${s.facts.last} to be within reach?`,
}
