/** Section 5.11: a forecast shows results without drivers. */
import type { Observation } from '../observation.ts'
import { everyMatch } from '../text.ts'
import { around, distinct, isPitch, onDeck, placed, view } from './finding.ts'
import { capital } from './phrases.ts'
import { capturedYear, isFuture, quotePoint } from './projections.ts'
import { revenueByYear } from './tables.ts'

const driver =
  /\b(?:customers?|clients?|clinics|practices|shops|stores|hospitals|schools|restaurants|hotels|farms|users|subscribers|price|pricing|ARPU|ARPA|ACV|AOV|conversion|churn|headcount|FTEs?|reps?|sellers|capacity|sites|seats|units|orders|locations|utilisation|utilization|per (?:month|year|customer|seat|unit|site))\b/i

/** A driver and a number that is not a year, in one line. */
const hasDriver = (text: string): boolean =>
  text.split('\n').some(line => {
    const numbers = everyMatch(/(?<![\w.])\d[\d.,]*/, line).filter(match => !/^(?:19|20)\d\d$/.test(match.text))
    return numbers.length > 0 && driver.test(line)
  })

export const projectionNoAssumptions: Observation = {
  id: 'projection-no-assumptions',
  category: 'financials',
  appliesTo: isPitch,
  sources: ['KAW', 'TETEN'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete) return []
    const captured = capturedYear(reading.document.capturedAt)
    for (const series of revenueByYear(deck.slides, captured)) {
      const future = series.points.filter(point => isFuture(point, captured))
      const first = future[0]
      const last = future.at(-1)
      if (new Set(future.map(point => point.year)).size < 3 || !first || !last) continue
      const near = [...new Set([...around(deck, series.slide), ...deck.slides.filter(slide => slide.appendix)])]
      if (near.some(slide => hasDriver([slide.text, ...slide.notes.map(block => block.text)].join('\n')))) return []
      return [
        {
          severity: 2,
          quotes: distinct([quotePoint(first), quotePoint(last)]),
          lookedFor: `A driver with a number (customers, price, conversion, churn, headcount, capacity) ${placed(deck, series.slide).on}, next to it or in the appendix.`,
          facts: {
            first: first.text.trim(),
            last: last.text.trim(),
            from: first.year,
            to: last.year,
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
      f =>
        `Revenue goes from ${f.first} in ${f.from} to ${f.last} in ${f.to}, and no customer count, price or churn beside it leads there. It cannot be tested as it stands.`,
      () => 'Give customers, revenue per customer and churn for each of the years.',
      f => `${f.last} is an output, and its inputs are not beside it.`,
    ),
    'team-execution': view(
      '-',
      f => `How many people does ${f.last} take? The years ${f.on} have no headcount and no capacity beside them.`,
      () => 'Add a row with the number of sellers and of engineers for each year.',
      f => `From ${f.first} to ${f.last} is work for somebody, and ${f.at} shows only the result.`,
    ),
    'market-competition': view(
      '-',
      f =>
        `${f.last} in ${f.to} must come from buyers who pay somebody else today. ${capital(f.at)} does not say how many would have to change.`,
      f => `Translate ${f.last} into a number of accounts and hold it against all accounts there are.`,
      () => 'Without a number of customers beside it I cannot compare the forecast with the market.',
    ),
    'investment-opportunity': view(
      '?',
      f => `Which three inputs move ${f.to} the most? I would rather argue about those than about ${f.last}.`,
      () => 'Name the inputs and the range in which each could fall.',
      f => `Whether ${f.last} is bold or modest depends on inputs that are not beside it.`,
    ),
  },
}
